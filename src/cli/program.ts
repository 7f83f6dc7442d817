import { Argument, Command, Option } from "commander";
import type { ArgumentSpec, Call, CommandSpec, Example, OptionSpec } from "./command.ts";
import { EXIT, type ExitCode } from "./exit.ts";
import type { Io } from "./io.ts";
import type { TargetRole } from "./target-file.ts";

/** What a group of commands is for, by its first word. */
const GROUPS: Readonly<Record<string, string>> = {
  test: "hold an engine or a worker against the rules, or try one tool alone",
  serve: "run the reference engine, the reference worker or the mock model provider",
};

const ABOUT = [
  "The conformance kit of the tool-call protocol.",
  "",
  "Data goes to stdout, progress to stderr.",
  "Exit codes: 0 all scored MUST rules hold; 1 one is broken or could not be verified; " +
    "2 the command line cannot be used; 3 nothing was checked or the target cannot be reached.",
].join("\n");

const EXAMPLES: readonly Example[] = [
  { line: "tck demo", purpose: "see a whole run against the reference engine and worker" },
  { line: "tck test worker --url http://127.0.0.1:4002", purpose: "test a worker that runs" },
  { line: "tck list --tier base", purpose: "read the rules" },
];

/**
 * Builds the parser from the table of commands. Parsing runs the command and hands its exit code to `done`; commander's
 * own ends (help, version, a wrong flag) are thrown as its CommanderError.
 */
export function buildProgram(specs: readonly CommandSpec[], version: string, io: Io, done: (code: ExitCode) => void) {
  const program = prepare(new Command("tck"), io)
    .description(ABOUT)
    .version(version, "-V, --version", "print the version")
    .helpOption("-h, --help", "explain the command")
    .helpCommand("help [command]", "explain a command")
    .addHelpText("after", examplesText(EXAMPLES));
  const groups = new Map<string, Command>();
  for (const spec of specs) {
    const [first = "", second] = spec.path;
    const parent = second === undefined ? program : groupOf(first, groups, program, io);
    addCommand(parent, second ?? first, spec, io, done);
  }
  return program;
}

function groupOf(name: string, groups: Map<string, Command>, program: Command, io: Io): Command {
  const known = groups.get(name);
  if (known !== undefined) return known;
  const group = prepare(program.command(name), io).description(GROUPS[name] ?? "");
  groups.set(name, group);
  return group;
}

function addCommand(parent: Command, name: string, spec: CommandSpec, io: Io, done: (code: ExitCode) => void): void {
  const command = prepare(parent.command(name), io).description(spec.summary);
  const positional = spec.arguments ?? (spec.argument === undefined ? [] : [spec.argument]);
  for (const argument of positional) command.addArgument(argumentOf(argument));
  for (const option of spec.options) command.addOption(optionOf(option));
  command.addHelpText("after", examplesText(spec.examples));
  command.action(async () => {
    const given = command.processedArgs.flat().filter((value): value is string => typeof value === "string");
    const call: Call = { argument: given[0] ?? "", arguments: given, options: command.opts(), io };
    done(await spec.action(spec.targetFile === undefined ? call : await targeted(call, command, spec.targetFile)));
  });
}

async function targeted(call: Call, command: Command, role: TargetRole): Promise<Call> {
  const typed = Object.keys(call.options).filter((name) => command.getOptionValueSource(name) === "cli");
  return (await import("./target-file.ts")).withTarget(call, new Set(typed), role);
}

function argumentOf({ name, description, parse }: ArgumentSpec): Argument {
  const argument = new Argument(name, description);
  return parse === undefined ? argument : argument.argParser(parse);
}

function optionOf(spec: OptionSpec): Option {
  const option = new Option(spec.flags, spec.description);
  if (spec.parse !== undefined) option.argParser(spec.parse);
  if (spec.default !== undefined) option.default(spec.default);
  if (spec.env !== undefined) option.env(spec.env);
  return option;
}

function prepare(command: Command, io: Io): Command {
  return command
    .exitOverride()
    .showSuggestionAfterError(true)
    .allowExcessArguments(false)
    .configureOutput({
      writeOut: (text) => io.out.write(text),
      writeErr: (text) => io.err.write(text),
      getOutHelpWidth: () => Math.min(io.out.columns, 110),
      getErrHelpWidth: () => Math.min(io.err.columns, 110),
      getOutHasColors: () => io.out.color,
      getErrHasColors: () => io.err.color,
      // The sentence is printed by whoever catches the error, in one form for all.
      outputError: () => {},
    });
}

function examplesText(examples: readonly Example[]): string {
  const lines = examples.map(({ line, purpose }) => `  # ${purpose}\n  ${line}`);
  return `\nExamples:\n${lines.join("\n")}\n`;
}

/** The exit code for an end of commander's own making. */
export const codeOf = (commanderCode: string): ExitCode =>
  ["commander.helpDisplayed", "commander.version", "commander.help"].includes(commanderCode) ? EXIT.holds : EXIT.usage;
