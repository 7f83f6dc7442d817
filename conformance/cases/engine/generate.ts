import fc from "fast-check";
import { answerFor, anyArguments, checkedArguments, type DrawnArguments } from "./arguments.ts";
import type { CaseTool, EngineArea, EngineCase, Json } from "./case.ts";
import { assemble, coreArea, type DraftCall, eager, rounds, system, valid } from "./draft.ts";
import { anyOutput } from "./outputs.ts";
import { anyBytes, anyResult, bothNamed, type DrawnAnswer, manyBytes } from "./results.ts";

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
/** Several at once, since there are many more ways to break a schema than a run has cases. */
const checkedRound: fc.Arbitrary<DraftCall[][]> = fc
  .array(
    checkedArguments.map((drawn) => drawnCall(drawn, false)),
    { minLength: 4, maxLength: 6 },
  )
  .map((calls) => [calls]);
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
const finals = fc.constantFrom<Json>(
  {},
  { retryable: false },
  { code: "rate_limited" },
  { code: "worker_unreachable" },
);
const finalCalls: fc.Arbitrary<DraftCall> = finals.map((more) => ({
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

/** The tool that cannot be used stands last, or before all others. */
const spareAt = (first: boolean, engineCase: EngineCase): EngineCase =>
  first ? { ...engineCase, tools: engineCase.tools.toReversed() } : engineCase;

const parallel: fc.Arbitrary<DraftCall[][]> = fc
  .array(fc.oneof(argumentCalls, resultCalls, unknownCalls), { minLength: 2, maxLength: 12 })
  .map((calls) => [calls]);

/** One generator per area: in a mixed one, some laws would see fifty times less than others. */
export const coreAreas: readonly EngineArea[] = [
  coreArea(
    "arguments",
    24,
    fc
      .tuple(fc.oneof({ weight: 8, arbitrary: rounds(argumentCalls) }, { weight: 1, arbitrary: checkedRound }), system)
      .map(([drawn, text]) => assemble("arguments", drawn, text)),
  ),
  coreArea(
    "unknown",
    3,
    fc
      .tuple(rounds(fc.oneof(unknownCalls, argumentCalls)), system)
      .map(([drawn, text]) => assemble("unknown", drawn, text)),
  ),
  coreArea(
    "results",
    10,
    fc.tuple(rounds(resultCalls), system).map(([drawn, text]) => assemble("results", drawn, text)),
  ),
  coreArea(
    "output",
    8,
    rounds(outputCalls).map((drawn) => assemble("output", drawn, undefined, { retry: eager })),
  ),
  coreArea(
    "storage",
    6,
    rounds(byteCalls).map((drawn) => assemble("storage", drawn, undefined)),
  ),
  // One in a run of thousands: it takes as long as many others, and holds as much.
  coreArea(
    "large",
    0.02,
    manyBytes.map((drawn) => assemble("large", [[answeredCall(drawn)]], undefined)),
  ),
  coreArea(
    "parallel",
    4,
    fc.tuple(parallel, system).map(([drawn, text]) => assemble("parallel", drawn, text)),
  ),
  coreArea(
    "final",
    2,
    rounds(fc.oneof(finalCalls, outputCalls)).map((drawn) => assemble("final", drawn, undefined, { retry: eager })),
  ),
  // Alone, since a decision that is refused takes its whole turn with it.
  coreArea(
    "refused",
    1,
    bothNamed.map((drawn) => assemble("refused", [[answeredCall(drawn)]], undefined)),
  ),
  coreArea(
    "schemas",
    2,
    fc
      .tuple(rounds(argumentCalls), unusable, fc.boolean())
      .map(([drawn, tool, first]) => spareAt(first, assemble("schemas", drawn, undefined, { spare: [tool] }))),
  ),
];
