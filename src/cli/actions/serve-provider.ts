import { mockProvider, readScript, type Script, type ScriptError, serveProvider } from "../../provider/index.ts";
import type { Call } from "../command.ts";
import { type ExitCode, usage } from "../exit.ts";
import { readText } from "../files.ts";
import type { Io } from "../io.ts";
import { type Served, serve } from "../serving.ts";
import { weatherScript } from "../weather-script.ts";

interface Options {
  readonly port: number;
  readonly host: string;
  readonly script?: string;
}

/** Runs the mock provider until Ctrl-C; a script file that changes is read again. */
export async function run({ options, io }: Call): Promise<ExitCode> {
  const { port, host, script } = options as unknown as Options;
  const hints = [
    `The mock provider plays ${script ?? "its weather script"} and speaks Chat Completions, Messages and Responses.`,
  ];
  return serve(await starter(script, { port, host }, io), hints, io);
}

/** How to start: the built-in script, one from stdin, or a file that is watched. */
async function starter(
  script: string | undefined,
  where: { readonly port: number; readonly host: string },
  io: Io,
): Promise<() => Promise<Served>> {
  if (script === undefined || script === "-") {
    const provider = mockProvider(script === undefined ? weatherScript : await load(script, io));
    return async () => ({ url: (await provider.listen(where)).url, close: () => provider.close() });
  }
  await load(script, io);
  const onReload = (problem: ScriptError | undefined, put: readonly string[]): void => {
    const beside = put.length === 0 ? "" : `, and so do the conversations that were put beside it: ${put.join(", ")}`;
    io.err.write(
      problem === undefined
        ? `${script} has changed: it plays from its start${beside}.\n`
        : `${script} has changed, and the script before plays on: ${sentence(problem.problems)}\n`,
    );
  };
  return () => serveProvider({ script, ...where, onReload });
}

async function load(path: string, io: Io): Promise<Script> {
  const reading = await readScript(await readText(path, io));
  if (reading.ok) return reading.script;
  throw usage(`${path} is not a script that can be played: ${sentence(reading.problems)}`);
}

function sentence(problems: ScriptError["problems"]): string {
  return problems.map(({ pointer, message }) => (pointer === "" ? message : `${pointer}: ${message}`)).join("\n     ");
}
