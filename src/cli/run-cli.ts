import { CommanderError } from "commander";
import { StartError } from "./child.ts";
import { commands } from "./commands.ts";
import { EXIT, type ExitCode, nothing, Stop } from "./exit.ts";
import type { Io } from "./io.ts";
import { buildProgram, codeOf } from "./program.ts";
import { version } from "./version.ts";

/**
 * Runs one command line, without the program's name, and gives its exit code. Never rejects: whatever goes wrong
 * becomes one sentence on stderr.
 */
export async function runCli(args: readonly string[], io: Io): Promise<ExitCode> {
  let code: ExitCode = EXIT.holds;
  const program = buildProgram(commands, version, io, (given) => {
    code = given;
  });
  try {
    await program.parseAsync(args, { from: "user" });
    return code;
  } catch (thrown) {
    return explain(thrown, io);
  }
}

function explain(thrown: unknown, io: Io): ExitCode {
  if (thrown instanceof Stop) {
    io.err.write(`tck: ${thrown.message}\n`);
    return thrown.code;
  }
  if (thrown instanceof StartError) return explain(nothing(thrown.message), io);
  if (thrown instanceof CommanderError) return explainCommander(thrown, io);
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  const stack = thrown instanceof Error && io.env["TCK_DEBUG"] !== undefined ? `\n${thrown.stack}` : "";
  io.err.write(`tck: this is a fault of the kit itself: ${message} (TCK_DEBUG=1 shows where.)${stack}\n`);
  return EXIT.nothing;
}

/** Help that nobody asked for stands in for a command that was left out: that is usage. */
function explainCommander({ code, exitCode, message }: CommanderError, io: Io): ExitCode {
  if (code === "commander.help" && exitCode !== 0) return EXIT.usage;
  if (exitCode === 0) return codeOf(code);
  const sentence = message
    .replace(/^error: /, "")
    .replace(/\n\(/, " (")
    .replace(/\.$/, "");
  io.err.write(`tck: ${sentence}. The same command with --help shows what it takes.\n`);
  return EXIT.usage;
}
