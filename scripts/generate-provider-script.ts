/**
 * Compiles `schemas/provider-script.json` to the validator in `src/generated/provider-script.js`; with `--check` only
 * says whether that file is what would be written. The schema stands alone, so its validator imports nothing.
 */
import { readFile, writeFile } from "node:fs/promises";
import { Ajv2020 } from "ajv/dist/2020.js";
import standaloneCode from "ajv/dist/standalone/index.js";

const schemaFile = new URL("../schemas/provider-script.json", import.meta.url);
const target = new URL("../src/generated/provider-script.js", import.meta.url);
const typesTarget = new URL("../src/generated/provider-script.d.ts", import.meta.url);

const types = `// Made by scripts/generate-provider-script.ts; never edited.
/** Whether a value has the shape of a provider script; \`errors\` tells what is wrong with the last one that has not. */
declare const validate: ((value: unknown) => boolean) & {
  errors?: readonly {
    readonly instancePath: string;
    readonly keyword: string;
    readonly message?: string;
    readonly params: Readonly<Record<string, unknown>>;
  }[] | null;
};
export default validate;
`;

const compile = async (): Promise<string> => {
  const schema = JSON.parse(await readFile(schemaFile, "utf8"));
  const ajv = new Ajv2020({
    allErrors: true,
    discriminator: true,
    strict: true,
    strictRequired: false,
    strictTypes: false,
    inlineRefs: false,
    code: { esm: true, source: true, lines: true },
  });
  const make = standaloneCode as unknown as (ajv: Ajv2020, validate: unknown) => string;
  const code = make(ajv, ajv.compile(schema));
  if (code.includes("require("))
    throw new Error("The validator needs a helper of ajv: keep the schema to plain keywords.");
  return `// Made by scripts/generate-provider-script.ts; never edited.\n${code}`;
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
