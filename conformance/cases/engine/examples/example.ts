import type { CaseTool, EngineCase, ExpectedEnd, Json, PlannedAnswer, PlannedCall } from "../case.ts";
import { turnsOf } from "../case.ts";

/** A call of an example, without what every example has alike. */
export type ExampleCall = Omit<PlannedCall, "id">;

/** What a tool says when it ran. */
const RAN = "ran";

/** The worker runs the tool and says so. */
export const ran: Pick<PlannedCall, "answers" | "expect"> = {
  answers: [{ take: "action", action: { type: "tool.result", content: [{ type: "text", text: RAN }] } }],
  expect: { ends: ["ok"], attempts: 1, because: "plain", blocks: [{ type: "text", text: RAN }] },
};

/** The worker takes the engine's proposal to refuse the call. */
export const refused: Pick<PlannedCall, "answers" | "expect"> = {
  answers: [{ take: "proposed" }],
  expect: { ends: ["error"], attempts: 1, because: "proposal" },
};

/** The worker answers with this action. */
export function answered(action: Json, expect: Omit<ExpectedEnd, "attempts">): Pick<PlannedCall, "answers" | "expect"> {
  const answers: PlannedAnswer[] = [{ take: "action", action }];
  return { answers, expect: { attempts: 1, ...expect } };
}

/** One session: every list of calls is one reply of the model. A last turn shows that the session goes on. */
export function example(
  area: string,
  tools: readonly CaseTool[],
  replies: readonly (readonly ExampleCall[])[],
): EngineCase {
  let n = 0;
  const numbered = replies.map((calls) => ({ calls: calls.map((call) => ({ ...call, id: `call-${++n}` })) }));
  return {
    version: 1,
    role: "engine",
    area,
    needs: [],
    class: "fast",
    tools,
    turns: turnsOf(numbered),
  };
}
