import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { parse } from "yaml";
import { registryErrors } from "./registry/errors.ts";

const FOLDER = "conformance/rules";
const TARGET = "src/generated/registry.json";

/** One YAML file of rules as it was written, unchecked. */
interface RuleFile {
  readonly area?: unknown;
  readonly rules?: readonly Record<string, unknown>[];
}

/** The rules of all files, sorted by file name, each with its area. Parsed, not yet checked. */
export function readRuleFiles(): readonly Record<string, unknown>[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith(".yaml"))
    .sort()
    .flatMap((name) => {
      const { area, rules = [] } = parse(readFileSync(`${FOLDER}/${name}`, "utf8")) as RuleFile;
      return rules.map(({ id, ...rest }) => ({ id, area, ...rest }));
    });
}

/**
 * Compiles conformance/rules/*.yaml into src/generated/registry.json. With `check` it writes nothing. A fault in a rule,
 * and with `check` a stale file, is printed as a sentence and makes the process end with 1.
 */
export function generateRegistry(check: boolean): void {
  const rules = readRuleFiles();
  const bundle = JSON.parse(readFileSync("schemas/bundle.json", "utf8")) as { readonly $defs: object };
  const wireTypes = new Set(Object.keys(bundle.$defs));
  const errors = [...registryErrors(rules, wireTypes)];
  const text = `${JSON.stringify(rules, null, 2)}\n`;
  const current = existsSync(TARGET) && readFileSync(TARGET, "utf8") === text;
  if (check && !current) errors.push(`Not what \`npm run generate\` writes: ${TARGET}`);
  for (const error of errors) console.error(error);
  if (errors.length > 0) process.exitCode = 1;
  else if (!current) writeFileSync(TARGET, text);
}
