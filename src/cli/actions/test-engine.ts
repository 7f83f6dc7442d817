import type { Call } from "../command.ts";
import { conclude, type Saving } from "../conclude.ts";
import { type EngineOptions, engineTarget } from "../engine-target.ts";
import type { ExitCode } from "../exit.ts";
import { knownRules } from "../rules.ts";
import { type RunOptions, testEngine } from "../run-engine-suite.ts";
import { reachable } from "./target.ts";

/** Tests an engine, prints the verdict, and saves the report and the failing cases. */
export async function run({ options, io }: Call): Promise<ExitCode> {
  const given = options as unknown as EngineOptions & RunOptions & Saving;
  knownRules(given.rules, "engine");
  const target = engineTarget(given, io);
  if (given.url !== undefined) await reachable(given.url);
  return conclude(await testEngine(target, given, io), given, io);
}
