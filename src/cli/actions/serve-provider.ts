import { mockProvider, readScript, type Script } from "../../provider/index.ts";
import type { Call } from "../command.ts";
import { type ExitCode, usage } from "../exit.ts";
import { readText } from "../files.ts";
import type { Io } from "../io.ts";
import { serve } from "../serving.ts";
import { weatherScript } from "../weather-script.ts";

interface Options {
  readonly port: number;
  readonly host: string;
  readonly script?: string;
}

/** Runs the mock provider until Ctrl-C. */
export async function run({ options, io }: Call): Promise<ExitCode> {
  const { port, host, script } = options as unknown as Options;
  const provider = mockProvider(script === undefined ? weatherScript : await load(script, io));
  const hints = [
    `The mock provider plays ${script ?? "its weather script"} and speaks Chat Completions, Messages and Responses.`,
  ];
  return serve(() => provider.listen({ port, host }), hints, io);
}

async function load(path: string, io: Io): Promise<Script> {
  const reading = await readScript(await readText(path, io));
  if (reading.ok) return reading.script;
  const [first, ...rest] = reading.problems.map(({ pointer, message }) => `${pointer || "(root)"}: ${message}`);
  const others = rest.map((line) => `\n     ${line}`).join("");
  throw usage(`${path} is not a script that can be played: ${first}${others}`);
}
