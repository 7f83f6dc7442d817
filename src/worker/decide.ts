import type { DecisionAnswer, DecisionRequest, DecisionResponse, Trigger } from "../generated/types.ts";
import { declarationsOf } from "./catalog.ts";
import type { Decide, House } from "./house.ts";
import type { Visit } from "./memory.ts";
import { executeModel } from "./model.ts";
import { executeTool } from "./on-execute.ts";
import { resumeCall } from "./on-resumed.ts";
import { proposal } from "./proposal.ts";
import { withinRounds } from "./rounds.ts";

/** The model of the protocol's own example, for a worker that names none where the engine proposes none. */
const EXAMPLE_MODEL = "claude-haiku-4-5";

/** One answer per trigger type. */
type Table = {
  readonly [T in Trigger["type"]]?: (
    trigger: Extract<Trigger, { type: T }>,
    request: DecisionRequest,
    visit: Visit,
  ) => DecisionAnswer | Promise<DecisionAnswer>;
};

/** The decisions of a worker that is nothing but its tools. What is not in the table, known or newer, is answered by the proposal. */
export function toolDecisions(house: House): Decide {
  const table: Table = {
    "session.start": (_trigger, request) => declareAgent(house, request),
    "tool.execute": (trigger, request, visit) => executeTool(house, trigger, request, visit),
    "llm.execute": (trigger, request) =>
      house.callModel === undefined ? proposal(request) : executeModel(house, house.callModel, trigger, request),
    "tool.finished": (_trigger, request) => withinRounds(request, proposal(request), house.maxToolRounds),
    "interrupt.resumed": (trigger, request, visit) => resumeCall(house, trigger, request, visit),
  };
  return async (request) => {
    const { trigger } = request;
    const decide = Object.hasOwn(table, trigger.type) ? table[trigger.type] : undefined;
    const visit = house.memory.visit(request);
    let answer: DecisionAnswer = null;
    try {
      answer = decide === undefined ? proposal(request) : await decide(trigger as never, request, visit);
    } finally {
      answer = visit.leave(answer);
    }
    return answer;
  };
}

/** Keeps what the engine proposes of the agent, and adds what this worker knows better. Source: row 51. */
function declareAgent({ catalog, agent }: House, request: DecisionRequest): DecisionResponse {
  const proposed = proposal(request).agent ?? undefined;
  const others = (proposed?.tools ?? []).filter((tool) => !catalog.has(tool.name));
  return { agent: { model: EXAMPLE_MODEL, ...proposed, ...agent, tools: [...others, ...declarationsOf(catalog)] } };
}
