import fc from "fast-check";
import { answerFor, anyArguments, type DrawnArguments } from "./arguments.ts";
import {
  type CaseTool,
  type EngineArea,
  type EngineCase,
  type Json,
  type PlannedCall,
  type PlannedReply,
  turnsOf,
} from "./case.ts";
import { anyOutput } from "./outputs.ts";
import { anyBytes, anyResult, bothNamed, type DrawnAnswer } from "./results.ts";

/** A call before it has an id and a tool has a name. */
interface DraftCall {
  readonly tool: Omit<CaseTool, "name">;
  readonly call: Omit<PlannedCall, "id" | "tool">;
}

const drawnCall = ({ input, text, how, expected }: DrawnArguments, corrects: boolean): DraftCall => ({
  tool: input === undefined ? {} : { input },
  call: {
    declared: true,
    arguments: text,
    how,
    input: expected,
    ...answerFor({ input, text, how, expected }, corrects),
  },
});

const valid = {
  arguments: '{"n":1}',
  how: "fit",
  input: { status: ["valid"], value: '{"n":1}' },
  declared: true,
} as const;

const answeredCall = ({ output, action, expect }: DrawnAnswer): DraftCall => ({
  tool: {
    input: { type: "object", properties: { n: { type: "integer" } } },
    ...(output === undefined ? {} : { output }),
  },
  call: { ...valid, answers: [{ take: "action", action }], expect },
});

/** One call for each drawn set of arguments. */
const argumentCalls: fc.Arbitrary<DraftCall> = fc
  .tuple(anyArguments, fc.boolean())
  .map(([drawn, corrects]) => drawnCall(drawn, corrects));
const resultCalls: fc.Arbitrary<DraftCall> = anyResult.map(answeredCall);
const outputCalls: fc.Arbitrary<DraftCall> = anyOutput.map(answeredCall);
const byteCalls: fc.Arbitrary<DraftCall> = anyBytes.map(answeredCall);

/** A name that no tool has; `constructor` is one that every object answers to. */
const unknownCalls: fc.Arbitrary<DraftCall> = fc
  .constantFrom("get_weahter", "constructor", "toString", "tck-no-such-tool")
  .map((name) => ({
    tool: { description: name },
    call: {
      declared: false,
      arguments: "{}",
      how: `a tool that was not declared: ${name}`,
      input: { status: ["valid", "invalid", "malformed"] },
      answers: [{ take: "proposed" }],
      expect: { ends: ["error"], attempts: 1, because: "proposal" },
    },
  }));

/** A failure that must not be tried again although the policy would let it (RT-5): only `retryable: true` is. */
const finalCalls: fc.Arbitrary<DraftCall> = fc.constantFrom<Json>({}, { retryable: false }).map((more) => ({
  tool: {},
  call: {
    ...valid,
    answers: [{ take: "action", action: { type: "tool.error", error: "smtp reset after send", ...more } }],
    expect: { ends: ["error"], attempts: 1, because: "error", error: "smtp reset after send" },
  },
}));

/** A schema that cannot be compiled: its own check is off, and every other tool goes on (row 26). */
const unusable: fc.Arbitrary<CaseTool> = fc.constantFrom<CaseTool>(
  { name: "", output: { type: "object", properties: { s: { $ref: "#/$defs/Missing" } } }, unusable: true },
  { name: "", input: { type: "objekt" }, unusable: true },
  { name: "", input: { $schema: "https://example.com/my-dialect", type: "object" }, unusable: true },
  { name: "", input: { type: "object", properties: { p: { type: "string", pattern: "(" } } }, unusable: true },
);

interface Options {
  readonly retry?: Json;
  readonly spare?: readonly CaseTool[];
}

/** Gives names and ids, in the one place where they are given. Unknown calls carry theirs in the description. */
function assemble(
  area: string,
  rounds: readonly (readonly DraftCall[])[],
  system: string | undefined,
  { retry, spare = [] }: Options = {},
): EngineCase {
  const tools: CaseTool[] = [];
  let n = 0;
  const replies = rounds.map(
    (round): PlannedReply => ({
      calls: round.map(({ tool, call }): PlannedCall => {
        const id = `call-${++n}`;
        if (!call.declared) return { ...call, id, tool: tool.description ?? "unknown" };
        const name = `tool_${n}`;
        tools.push({ name, description: `The ${n}. tool.`, ...tool });
        return { ...call, id, tool: name };
      }),
    }),
  );
  const others = spare.map((tool, i): CaseTool => ({ ...tool, name: `spare_${i + 1}` }));
  return {
    version: 1,
    role: "engine",
    area,
    needs: [],
    class: "fast",
    ...(system === undefined ? {} : { system }),
    tools: [...tools, ...others],
    ...(retry === undefined ? {} : { retry }),
    turns: turnsOf(replies),
  };
}

const system: fc.Arbitrary<string | undefined> = fc.option(fc.constantFrom("Be brief.", "You are a test."), {
  nil: undefined,
});

/** One to three rounds of one or two calls; most are one call. */
const rounds = (call: fc.Arbitrary<DraftCall>): fc.Arbitrary<DraftCall[][]> =>
  fc.oneof(
    { weight: 5, arbitrary: call.map((one) => [[one]]) },
    { weight: 2, arbitrary: fc.tuple(call, call).map(([a, b]) => [[a, b]]) },
    { weight: 1, arbitrary: fc.tuple(call, call).map(([a, b]) => [[a], [b]]) },
  );

const parallel: fc.Arbitrary<DraftCall[][]> = fc
  .array(fc.oneof(argumentCalls, resultCalls, unknownCalls), { minLength: 2, maxLength: 5 })
  .map((calls) => [calls]);

/** At once and without a wait, so that a retry that must not be would be seen. */
const eager: Json = { max_attempts: 3, backoff_base_secs: 0, backoff_max_secs: 0 };

/** What takes part in every run, whatever an engine declares. */
const core = (name: string, weight: number, cases: fc.Arbitrary<EngineCase>): EngineArea => ({
  name,
  weight,
  needs: [],
  class: "fast",
  cases,
});

/** One generator per area: in a mixed one, some laws would see fifty times less than others. */
export const coreAreas: readonly EngineArea[] = [
  core(
    "arguments",
    8,
    fc.tuple(rounds(argumentCalls), system).map(([drawn, text]) => assemble("arguments", drawn, text)),
  ),
  core(
    "unknown",
    3,
    fc
      .tuple(rounds(fc.oneof(unknownCalls, argumentCalls)), system)
      .map(([drawn, text]) => assemble("unknown", drawn, text)),
  ),
  core(
    "results",
    6,
    fc.tuple(rounds(resultCalls), system).map(([drawn, text]) => assemble("results", drawn, text)),
  ),
  core(
    "output",
    5,
    rounds(outputCalls).map((drawn) => assemble("output", drawn, undefined, { retry: eager })),
  ),
  core(
    "storage",
    4,
    rounds(byteCalls).map((drawn) => assemble("storage", drawn, undefined)),
  ),
  core(
    "parallel",
    4,
    fc.tuple(parallel, system).map(([drawn, text]) => assemble("parallel", drawn, text)),
  ),
  core(
    "final",
    2,
    rounds(fc.oneof(finalCalls, outputCalls)).map((drawn) => assemble("final", drawn, undefined, { retry: eager })),
  ),
  // Alone, since a decision that is refused takes its whole turn with it.
  core(
    "refused",
    1,
    bothNamed.map((drawn) => assemble("refused", [[answeredCall(drawn)]], undefined)),
  ),
  core(
    "schemas",
    2,
    fc
      .tuple(rounds(argumentCalls), unusable)
      .map(([drawn, tool]) => assemble("schemas", drawn, undefined, { spare: [tool] })),
  ),
];
