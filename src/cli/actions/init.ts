import { existsSync } from "node:fs";
import { stringify } from "yaml";
import type { Call } from "../command.ts";
import { EXIT, type ExitCode, usage } from "../exit.ts";
import { readPackageFile } from "../package-file.ts";
import { save } from "../save.ts";

interface Member {
  readonly description: string;
}

/** What stands behind a member that was not said, as an example in a comment. */
const EXAMPLES: Readonly<Record<string, unknown>> = {
  name: "my engine",
  version: "1.0.0",
  url: "http://127.0.0.1:4000",
  command: "npm start",
  adapter: "./adapter.ts",
  features: ["retries", "async"],
  offers: ["events", "blob", "settle"],
  api_key_env: "TCK_API_KEY",
  api_key_2_env: "TCK_API_KEY_2",
  worker_secret_env: "TCK_WORKER_SECRET",
  agent_id: "tck",
  worker_port: 4002,
  provider_port: 4001,
  engine_port: 4000,
  provider_format: "anthropic",
  bind: "0.0.0.0",
  advertise_host: "my-laptop",
  exclude_tools: ["send_mail"],
  known_failures: "known-failures.yaml",
};

/** The members that mean nothing for the other role. */
const ONLY: Readonly<Record<string, "engine" | "worker">> = {
  adapter: "engine",
  features: "engine",
  offers: "engine",
  api_key_2_env: "engine",
  worker_port: "engine",
  provider_port: "engine",
  provider_format: "engine",
  bind: "engine",
  advertise_host: "engine",
  engine_port: "worker",
  exclude_tools: "worker",
};

/** Writes a target file: what was said, and the rest as comments. Asks nothing. */
export async function run({ options, io }: Call): Promise<ExitCode> {
  const path = String(options["target"]);
  if (options["url"] !== undefined && options["command"] !== undefined)
    throw usage("Name the target by --url or by --command, not by both.");
  if (existsSync(path) && options["force"] !== true)
    throw usage(`There is a file ${path} already: --force writes over it.`);
  save(path, textOf(options));
  io.out.write(`${path} is written: tck test ${String(options["role"])} reads it.\n`);
  const lacks = lacking(options);
  if (lacks !== undefined)
    io.out.write(`Before it can be read, fill in ${lacks}: take the # from the line, and say yours.\n`);
  return EXIT.holds;
}

/** What must be said before a target can be found, in words; undefined where nothing is left to say. */
function lacking({ role, url, command, workerPort, providerPort }: Call["options"]): string | undefined {
  if (command !== undefined) return undefined;
  const ports = role === "engine" && workerPort === undefined && providerPort === undefined;
  const told = "worker_port and provider_port, where a running engine was told to find the suite";
  if (url !== undefined) return ports ? told : undefined;
  return `command, what starts the ${String(role)}, or url, where it runs already${ports ? `, with ${told}` : ""}`;
}

function textOf(options: Call["options"]): string {
  const { properties } = JSON.parse(readPackageFile("schemas/target.json")) as { properties: Record<string, Member> };
  const role = options["role"];
  const parts = Object.entries(properties).flatMap(([name, { description }]) => {
    if (ONLY[name] !== undefined && ONLY[name] !== role) return [];
    const said = options[name.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase())];
    const line = stringify({ [name]: said ?? EXAMPLES[name] }, { lineWidth: 0, collectionStyle: "flow" });
    return [`# ${description}\n${said === undefined ? "# " : ""}${line.replace(/^\{ (.*) \}\n$/s, "$1\n")}`];
  });
  return `# What tck tests. Flags win over what is said here.\n\n${parts.join("\n")}`;
}
