import fc from "fast-check";
import {
  type CaseTool,
  type EngineArea,
  type EngineCase,
  type Json,
  type PlannedCall,
  type PlannedReply,
  turnsOf,
} from "./case.ts";

/** A call before it has an id and a tool has a name. */
export interface DraftCall {
  readonly tool: Omit<CaseTool, "name">;
  readonly call: Omit<PlannedCall, "id" | "tool">;
}

/** What the model writes when nothing is the matter with it. */
export const valid = {
  arguments: '{"n":1}',
  how: "fit",
  input: { status: ["valid"], value: '{"n":1}' },
  declared: true,
} as const;

/** What a case has beside its calls. */
export interface DraftOptions
  extends Partial<Pick<EngineCase, "needs" | "class" | "agent" | "decisions" | "acts" | "waitMs">> {
  readonly retry?: Json;
  readonly spare?: readonly CaseTool[];
}

/** Gives names and ids, in the one place where they are given. Unknown calls carry theirs in the description. */
export function assemble(
  area: string,
  rounds: readonly (readonly DraftCall[])[],
  system: string | undefined,
  { retry, spare = [], ...more }: DraftOptions = {},
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
    ...more,
  };
}

/** What the agent is told first, if anything. */
export const system: fc.Arbitrary<string | undefined> = fc.option(fc.constantFrom("Be brief.", "You are a test."), {
  nil: undefined,
});

/** One to three rounds of one or two calls; most are one call. */
export const rounds = (call: fc.Arbitrary<DraftCall>): fc.Arbitrary<DraftCall[][]> =>
  fc.oneof(
    { weight: 5, arbitrary: call.map((one) => [[one]]) },
    { weight: 2, arbitrary: fc.tuple(call, call).map(([a, b]) => [[a, b]]) },
    { weight: 1, arbitrary: fc.tuple(call, call).map(([a, b]) => [[a], [b]]) },
  );

/** At once and without a wait, so that a retry that must not be would be seen. */
export const eager: Json = { max_attempts: 3, backoff_base_secs: 0, backoff_max_secs: 0 };

/** An area whose cases any engine can play. */
export const coreArea = (name: string, weight: number, cases: fc.Arbitrary<EngineCase>): EngineArea => ({
  name,
  weight,
  needs: [],
  class: "fast",
  cases,
});
