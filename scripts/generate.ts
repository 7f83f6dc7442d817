import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { writeExamples } from "./generate/examples.ts";
import { loadBundle } from "./generate/load.ts";
import { writeOpenApi } from "./generate/openapi.ts";
import type { Told } from "./generate/serves.ts";
import { engineOperations, workerOperations } from "./generate/surfaces.ts";
import { closeOver, tolerant } from "./generate/tolerant.ts";
import { writeTypes } from "./generate/types.ts";
import { writeDeclarations, writeValidators } from "./generate/validators.ts";
import { generateReportPage } from "./generate-report-page.ts";
import { readRuleFiles } from "./registry.ts";

/**
 * `npm run generate` writes everything that is made from schemas/ and the registry; `npm run generate -- --check` writes
 * nothing and fails when something on disk is not what it would write.
 */
const check = process.argv.includes("--check");
const bundle = loadBundle("schemas", readRuleFiles() as unknown as readonly Told[]);
const open = {
  ...closeOver(tolerant(bundle)),
  $id: "https://toolcall-tck.dev/schemas/bundle.tolerant.json",
  title: "Every wire type of the tool-call protocol, as a receiver must take it",
};

const files: Record<string, string> = {
  "schemas/bundle.json": `${JSON.stringify(bundle, null, 2)}\n`,
  "schemas/bundle.tolerant.json": `${JSON.stringify(open, null, 2)}\n`,
  "schemas/worker.openapi.json": writeOpenApi(bundle, {
    title: "Tool calls: the worker's surface",
    description: "What an engine asks of a worker.",
    server: "https://worker.example/agent",
    operations: workerOperations,
  }),
  "schemas/engine.openapi.json": writeOpenApi(bundle, {
    title: "Tool calls: the engine's surface",
    description: "What clients, machines and workers may ask of an engine.",
    server: "https://engine.example",
    operations: engineOperations,
  }),
  ...writeExamples(bundle),
  "src/generated/types.ts": await writeTypes(bundle),
  "src/generated/validators.js": writeValidators(bundle),
  "src/generated/validators.d.ts": writeDeclarations(),
};

const { generateProviderScript } = await optional("./generate-provider-script.ts");
const { generateRegistry } = await optional("./registry.ts");

async function optional(file: string): Promise<Record<string, ((check: boolean) => unknown) | undefined>> {
  return existsSync(new URL(file, import.meta.url)) ? import(file) : {};
}

const stale: string[] = [];
for (const [file, text] of Object.entries(files)) {
  if (existsSync(file) && readFileSync(file, "utf8") === text) continue;
  stale.push(file);
  if (check) continue;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
await generateProviderScript?.(check);
await generateRegistry?.(check);
await generateReportPage(check);

if (check && stale.length > 0) {
  console.error(`Not what \`npm run generate\` writes: ${summary(stale)}`);
  process.exitCode = 1;
} else console.log(stale.length === 0 ? "Everything generated is up to date." : `Written: ${summary(stale)}`);

/** A few paths as they are, many as a count. */
function summary(paths: readonly string[]): string {
  return paths.length > 12 ? `${paths.length} files` : paths.join(", ");
}
