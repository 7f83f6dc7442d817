import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { compileSchema } from "../protocol/json-schema.ts";
import type { Call } from "./command.ts";
import { usage } from "./exit.ts";
import { readText } from "./files.ts";
import type { Io } from "./io.ts";
import { readPackageFile } from "./package-file.ts";
import { readYaml } from "./yaml-file.ts";

/** The file that is read where none is named. */
export const TARGET_FILE = "tck.target.yaml";

/** What `--target` names where no file is to be read. */
const NO_FILE = "none";

/** The options that say where the target is: who types one of them means none of the others. */
const PLACES: readonly string[] = ["url", "command", "adapter"];

/** Which of the two a command tests; `any` for one that takes either. */
export type TargetRole = "engine" | "worker" | "any";

/** A target file, read: its members as schemas/target.json has them. */
export type Target = Readonly<Record<string, unknown>> & { readonly role: "engine" | "worker" };

/**
 * A call with what its target file says: the one of `--target`, or `tck.target.yaml` where there is one, unless
 * `--target` is `none`. Flags that were `typed` win over it. Stops with usage where the file cannot be read or speaks of the other role.
 */
export async function withTarget(call: Call, typed: ReadonlySet<string>, role: TargetRole): Promise<Call> {
  const { options, io } = call;
  const named = options["target"] as string | undefined;
  if (named === NO_FILE) return call;
  const path = named ?? TARGET_FILE;
  if (named === undefined && (!existsSync(path) || options["as"] !== undefined)) return call;
  const target = await readTarget(path, io);
  if (role !== "any" && target.role !== role) {
    if (named === undefined) return call;
    throw usage(
      `${path} names ${target.role === "engine" ? "an engine" : "a worker"}, and this command tests the other.`,
    );
  }
  if (options["quiet"] !== true) io.err.write(`Target: ${path}.\n`);
  const elsewhere = PLACES.some((name) => typed.has(name)) || call.arguments.some((text) => /^https?:\/\//.test(text));
  const said = Object.entries(optionsOf(target, role === "worker" ? "worker" : "engine", path, io)).filter(
    ([name]) => !typed.has(name) && !(elsewhere && PLACES.includes(name)),
  );
  return { ...call, options: { ...options, ...Object.fromEntries(said) } };
}

/** Reads a target file. Stops with usage, and the place, where it is not as schemas/target.json has it. */
export async function readTarget(path: string, io: Io): Promise<Target> {
  const value = await readYaml(path, await readText(path, io));
  const compiled = compileSchema(JSON.parse(readPackageFile("schemas/target.json")));
  const fault = compiled.ok ? compiled.check(value) : compiled.reason;
  if (fault !== undefined) throw usage(`${path}: ${fault.replace(/\.$/, "")}.`);
  const target = value as Target;
  if (target["url"] !== undefined && target["command"] !== undefined)
    throw usage(`${path}: url and command are both named; a target has one of them.`);
  return target;
}

/** The members that are options under another name, by role where they differ. */
const NAMES: Readonly<Record<string, string | Readonly<Record<Target["role"], string>>>> = {
  name: "targetName",
  version: "targetVersion",
  url: "url",
  command: "command",
  adapter: "adapter",
  agent_id: { engine: "agentId", worker: "agent" },
  worker_port: "workerPort",
  provider_port: "providerPort",
  engine_port: "enginePort",
  provider_format: "providerFormat",
  bind: "bind",
  advertise_host: "advertiseHost",
  exclude_tools: "excludeTool",
  known_failures: "knownFailures",
};

/** Those whose value is in the environment. */
const SECRETS: Readonly<Record<string, string | Readonly<Record<Target["role"], string>>>> = {
  api_key_env: "apiKey",
  api_key_2_env: "apiKey2",
  worker_secret_env: { engine: "workerSecret", worker: "secret" },
};

/** Those that are paths, from the file's own folder. */
const PATHS: ReadonlySet<string> = new Set(["adapter", "known_failures"]);

/** The members as options; what differs by role is named as the commands of `words` name it. */
function optionsOf(target: Target, words: Target["role"], path: string, { env }: Io): Record<string, unknown> {
  const options: Record<string, unknown> = {};
  const nameOf = (names: (typeof NAMES)[string]): string => (typeof names === "string" ? names : names[words]);
  for (const [member, names] of Object.entries(NAMES)) {
    const value = target[member];
    if (value === undefined) continue;
    options[nameOf(names)] = PATHS.has(member) ? join(dirname(path), String(value)) : value;
  }
  for (const [member, names] of Object.entries(SECRETS)) {
    const variable = target[member];
    if (variable === undefined) continue;
    const value = env[String(variable)];
    if (value === undefined) throw usage(`${path}: ${member} is ${String(variable)}, and that variable is not set.`);
    options[nameOf(names)] = value;
  }
  const claimed = [target["features"], target["offers"]].flatMap((list) => (Array.isArray(list) ? list : []));
  if (target["features"] !== undefined || target["offers"] !== undefined) options["features"] = claimed;
  return options;
}
