/**
 * Compiles `schemas/provider-script.json` to the validator in `src/generated/provider-script.js`; with `--check` only
 * says whether that file is what would be written. The schema stands alone, so its validator imports nothing; who writes
 * a script by hand is told everything that is wrong with it, so it collects.
 */
import { readFile, writeFile } from "node:fs/promises";
import { CheckWriter } from "./generate/check.ts";
import type { Schema } from "./generate/load.ts";
import { smaller } from "./generate/validators.ts";

const schemaFile = new URL("../schemas/provider-script.json", import.meta.url);
const helpersFile = new URL("./generate/collecting.js", import.meta.url);
const target = new URL("../src/generated/provider-script.js", import.meta.url);
const typesTarget = new URL("../src/generated/provider-script.d.ts", import.meta.url);

const types = `// Made by scripts/generate-provider-script.ts; never edited.
/** What is wrong with the shape of a provider script: nothing, or all of it. */
export declare function scriptFailures(value: unknown): readonly {
  readonly pointer: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}[];
`;

const compile = async (): Promise<string> => {
  const schema = JSON.parse(await readFile(schemaFile, "utf8")) as Schema;
  const module = [
    (await readFile(helpersFile, "utf8")).replaceAll(/^export /gm, ""),
    new CheckWriter(schema, true).write(),
    "export function scriptFailures(value){failures=[];check_ProviderScript(value,true);return collected();}",
  ].join("\n");
  return `// Made by scripts/generate-provider-script.ts; never edited.\n${smaller(module)}\n`;
};

const wanted = new Map([
  [target, await compile()],
  [typesTarget, types],
]);
for (const [file, text] of wanted) {
  const current = await readFile(file, "utf8").catch(() => "");
  if (current === text) continue;
  if (!process.argv.includes("--check")) {
    await writeFile(file, text);
    continue;
  }
  console.error(`${file.pathname} is not what schemas/provider-script.json gives: run this script without --check.`);
  process.exitCode = 1;
}
