import { isObject } from "../../src/json/own.ts";
import type { EngineLog, Exchange } from "../drivers/engine/log.ts";
import { beginning, type Look, ok, wrong } from "./step.ts";

/** What must be in a proposal, and what is to be done where it is not. */
interface Due {
  /** Which decision it is about. */
  readonly after: string;
  readonly of: (trigger: Trigger) => boolean;
  /** What the proposal lacks; undefined where it lacks nothing. */
  readonly lacks: (proposed: Proposal, trigger: Trigger) => string | undefined;
  readonly remedy: string;
}

type Trigger = Readonly<Record<string, unknown>>;

interface Proposal {
  readonly messages: readonly Trigger[];
  readonly actions: readonly Trigger[];
}

/** The calls of the reply that a model call has ended with. */
function callsOf({ message }: Trigger): readonly Trigger[] {
  return isObject(message) ? objects(message["tool_calls"]) : [];
}

const withCalls = (trigger: Trigger): boolean => trigger["type"] === "llm.finished" && callsOf(trigger).length > 0;

/** The suite goes on by itself where one of these is missing, so that all rules are judged; a worker would not. */
const DUE: readonly Due[] = [
  {
    after: "client.messages",
    of: ({ type }) => type === "client.messages",
    lacks: ({ actions }) => (has(actions, "llm.call") ? undefined : "no llm.call"),
    remedy: 'Propose, with client.messages, its messages and actions: [{"type": "llm.call"}], which prompts the model.',
  },
  {
    after: "an llm.finished with a call",
    of: withCalls,
    lacks({ messages, actions }, trigger) {
      const started = actions.filter(({ type }) => type === "tool.call").map(({ id }) => id);
      const missing = callsOf(trigger).find(({ id }) => !started.includes(id));
      if (missing !== undefined) return `no tool.call for ${JSON.stringify(missing["id"])}`;
      const said = messages.some((message) => objects(message["tool_calls"]).length > 0);
      return said ? undefined : "no message with the reply's tool_calls";
    },
    remedy:
      'Propose, with llm.finished, the reply as the last of messages, and a {"type": "tool.call", "id", "name", "arguments"} for each call in it.',
  },
  {
    after: "an llm.finished without a call",
    of: (trigger) => trigger["type"] === "llm.finished" && !withCalls(trigger),
    lacks: ({ actions }) => (has(actions, "done") ? undefined : "no done"),
    remedy:
      'Propose, with llm.finished, the reply as the last of messages, and {"type": "done"} where it calls no tool.',
  },
];

/** Whether what an engine proposes is enough to go on with, for a worker that returns it as it is. */
export function proposes({ exchanges }: EngineLog): Look {
  const decisions = exchanges.filter(({ kind }) => kind === "decision");
  for (const { after, of, lacks, remedy } of DUE) {
    for (const { trigger, proposed, text } of decisions.flatMap(read).filter((one) => of(one.trigger))) {
      const lack = lacks(proposed, trigger);
      if (lack !== undefined) return wrong(`the proposal after ${after} holds ${lack}: ${beginning(text)}`, remedy);
    }
  }
  return ok("a worker that returns what is proposed gets from the message to the end");
}

function read({ json }: Exchange) {
  const trigger = isObject(json) ? json["trigger"] : undefined;
  if (!isObject(json) || !isObject(trigger)) return [];
  const { proposed } = json;
  const { messages, actions } = isObject(proposed) ? proposed : { messages: undefined, actions: undefined };
  const text = JSON.stringify(proposed) ?? "there is none";
  return [{ trigger, text, proposed: { messages: objects(messages), actions: objects(actions) } }];
}

const objects = (value: unknown): readonly Trigger[] => (Array.isArray(value) ? value.filter(isObject) : []);

const has = (actions: readonly Trigger[], wanted: string): boolean => actions.some(({ type }) => type === wanted);
