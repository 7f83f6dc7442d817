import { resolve } from "node:path";
import ts from "typescript";
import { beforeAll, describe, expect, it } from "vitest";
import { type Example, readExamples } from "./example-files.ts";

const examples = readExamples();

/** What no type of TypeScript can say: bounds, patterns, whole numbers, and the laws. */
const UNTYPED = /must be at (?:least|most)|must match|must have at least|must be an integer/;
const typeable = ({ refused }: Example): boolean =>
  refused !== undefined && refused.rule === undefined && !UNTYPED.test(refused.reason);

/** A program of one file that is not on disk: each example on a line of its own, under its type. */
const FILE = resolve("test/schemas/every-example.ts");
const line = ({ type, value }: Example, i: number) =>
  `export const v${i}: W[${JSON.stringify(type)}] = ${JSON.stringify(value)};`;
const text = ['import type { WireTypes as W } from "../../src/generated/types.ts";', ...examples.map(line)].join("\n");

/** What the compiler says of an example, or undefined when it takes it. */
let complaints: ReadonlyMap<number, string>;

beforeAll(() => {
  const { config } = ts.readConfigFile("tsconfig.json", ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, ".");
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === FILE || fileExists(name);
  host.getSourceFile = (name, ...rest) =>
    name === FILE ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2024) : getSourceFile(name, ...rest);
  const program = ts.createProgram([FILE], options, host);
  const source = program.getSourceFile(FILE)!;
  const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
  complaints = new Map(
    found.map(({ start, messageText }) => [
      source.getLineAndCharacterOfPosition(start!).line - 1,
      ts.flattenDiagnosticMessageText(messageText, " "),
    ]),
  );
}, 120_000);

const differing = (chosen: (example: Example) => boolean, taken: boolean): string[] =>
  examples.flatMap((example, i) =>
    chosen(example) && complaints.has(i) === taken
      ? [`${example.type}/${example.name}: ${complaints.get(i) ?? "compiles"}`]
      : [],
  );

describe("The types, held against the examples by the compiler", () => {
  it("take every example that the schemas take", () => {
    expect(differing(({ refused }) => refused === undefined || refused.rule !== undefined, true)).toEqual([]);
  });

  it("refuse every example that the schemas refuse, but for what no type can say", () => {
    expect(differing(typeable, false)).toEqual([]);
    expect(examples.filter(typeable).length).toBeGreaterThan(400);
  });
});
