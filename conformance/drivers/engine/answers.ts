import { isObject } from "../../../src/json/own.ts";
import type { EngineCase, Json, Manner, PlannedAnswer, PlannedCall, RawAnswer } from "../../cases/engine/case.ts";
import { callsOf } from "../../cases/engine/case.ts";
import type { WorkerModelCall } from "./worker-model.ts";

/** What the suite, as worker, answers to one decision request. */
export interface WorkerAnswer {
  readonly body: unknown;
  /** Goes out as it stands, in the place of the body. */
  readonly raw?: RawAnswer;
  readonly manner?: Manner;
  /** What is streamed before the decision, where it is streamed. */
  readonly pieces?: readonly Json[];
  /** This delivery fails by plan, and the decision is expected again. */
  readonly failed?: true;
  /** The call whose answer this is; absent for other triggers. */
  readonly call?: PlannedCall;
  /** The turn is over once this has been answered. */
  readonly ends?: boolean;
}

/** A decision request, as far as it is one. */
export type Request = Json & { readonly trigger?: Json; readonly proposed?: Json; readonly messages?: readonly Json[] };

const actionsOf = (proposed: unknown): readonly Json[] => {
  const actions = isObject(proposed) ? proposed["actions"] : undefined;
  return Array.isArray(actions) ? actions.filter(isObject) : [];
};

const messagesOf = (proposed: Json): readonly Json[] => {
  const messages = proposed["messages"];
  return Array.isArray(messages) ? messages.filter(isObject) : [];
};

/** Nothing that an engine sends is sure to have its type. */
const idOf = ({ id }: Json): string => (typeof id === "string" ? id : "");

const hasAction = (proposed: unknown, type: string): boolean =>
  actionsOf(proposed).some((action) => action["type"] === type);

/**
 * The suite's part as worker. It accepts what the engine proposes; where a proposal that is owed is missing, it goes on
 * by itself, and the laws see what was proposed.
 * @param otherSession the id that `$other` stands for.
 */
export function createAnswers(engineCase: EngineCase, key: string, otherSession: () => string = () => "") {
  const names: Names = { key, otherSession };
  const calls = new Map(callsOf(engineCase).map((call) => [call.id, call]));
  const asked = new Map<string, Set<unknown>>();
  const finished = new Set<string>();
  const prompted = new Set<string>();

  /** How many deliveries each planned answer has failed so far. */
  const failures = new Map<unknown, number>();
  const plannedOf = plannedDecisions(engineCase.decisions ?? []);

  return function answer(request: Request, model?: WorkerModelCall): WorkerAnswer {
    const said = planned(request, model);
    const times = failures.get(said.manner) ?? 0;
    const failed = said.manner?.first?.[times];
    if (failed === undefined) return said;
    failures.set(said.manner, times + 1);
    return { body: undefined, raw: failed, failed: true, ...callOf(said) };
  };

  function planned(request: Request, model: WorkerModelCall | undefined): WorkerAnswer {
    const usual = model === undefined ? usually(request) : { body: model.decision, pieces: model.pieces };
    const answer = plannedOf(request);
    if (answer === undefined) return usual;
    const said = { ...usual, ...given(answer, request.proposed ?? {}, usual.body, names) };
    if (answer.take === "changed") return { ...said, body: withFirst(said.body, request) };
    return answer.take === "restated" ? { ...said, body: restated(usual.body, request) } : said;
  }

  function usually(request: Request): WorkerAnswer {
    const trigger = request.trigger ?? {};
    const proposed = request.proposed ?? {};
    switch (trigger["type"]) {
      case "session.start":
        return { body: { ...without(proposed, "agent"), agent: agentOf(engineCase, key, proposed["agent"]) } };
      case "client.messages":
        return {
          body: hasAction(proposed, "llm.call")
            ? proposed
            : { messages: trigger["messages"] ?? [], actions: [{ type: "llm.call" }] },
        };
      case "llm.finished":
        return { body: actionsOf(proposed).length > 0 ? proposed : replyByHand(request, trigger) };
      case "tool.execute":
        return execute(idOf(trigger), trigger["attempt"], proposed);
      case "tool.finished":
        finished.add(idOf(trigger));
        return { body: goesOn(proposed) ? inStep(proposed, idOf(trigger)) : finishByHand(request, trigger) };
      case "turn.finished":
        return { body: proposed, ends: true };
      default:
        return { body: proposed };
    }
  }

  function execute(id: string, attempt: unknown, proposed: Json): WorkerAnswer {
    const call = calls.get(id);
    if (call === undefined)
      return {
        body: hasAction(proposed, "tool.error")
          ? proposed
          : { actions: [{ type: "tool.error", error: "not planned" }] },
      };
    // By the attempt and not by counting requests: a delivery may come twice.
    const attempts = asked.get(id) ?? new Set();
    asked.set(id, attempts.add(attempt));
    const fallback = { actions: [{ type: "tool.error", error: "refused by the suite" }] };
    const usual = hasAction(proposed, "tool.error") ? proposed : fallback;
    const next = call.answers[Math.min(attempts.size, call.answers.length) - 1];
    return { call, ...(next === undefined ? { body: usual } : given(next, proposed, usual, names)) };
  }

  /** Whether a proposal after a call records its result; an early or missing prompt is for the laws to see. */
  function goesOn(proposed: Json): boolean {
    return messagesOf(proposed).some((message) => message["role"] === "tool");
  }

  /** The proposal, but for a prompt that comes too early or is missing: the fault is in the log, its damage ends here. */
  function inStep(proposed: Json, id: string): Json {
    const actions = actionsOf(proposed);
    const prompts = actions.some((action) => action["type"] === "llm.call");
    const siblings = siblingsOf(engineCase, id);
    const last = siblings.every((sibling) => finished.has(sibling));
    const answered = new Set(messagesOf(proposed).map((message) => message["tool_call_id"]));
    const complete = siblings.every((sibling) => answered.has(sibling));
    if (prompts && !last && !complete)
      return { ...proposed, actions: actions.filter((action) => action["type"] !== "llm.call") };
    if (prompts) prompted.add(siblings.join());
    if (prompts || !last || prompted.has(siblings.join())) return proposed;
    return { ...proposed, actions: [...actions, { type: "llm.call" }] };
  }

  function finishByHand(request: Request, trigger: Json): unknown {
    const id = idOf(trigger);
    const error = isObject(trigger["error"]) ? trigger["error"]["message"] : undefined;
    const message = {
      role: "tool",
      tool_call_id: id,
      name: trigger["name"],
      content: typeof error === "string" ? error : textOf(trigger["result"]),
    };
    const siblings = siblingsOf(engineCase, id);
    const last = siblings.every((sibling) => finished.has(sibling));
    return { messages: [...messagesOf(request), message], actions: last ? [{ type: "llm.call" }] : [] };
  }
}

/** A planned answer as it goes out; `usual` is what is said where it takes the proposal. */
function given(answer: PlannedAnswer, proposed: Json, usual: unknown, names: Names): Omit<WorkerAnswer, "call"> {
  const manner = { manner: answer, ...(answer.fatal === true ? { ends: true } : {}) };
  switch (answer.take) {
    case "proposed":
    case "restated":
      return { body: usual, ...manner };
    case "action":
      return { body: { actions: [answer.action] }, ...manner };
    case "decision":
      return { body: answer.body === null ? null : withOther(answer.body, names), ...manner };
    case "amended": {
      const actions = actionsOf(proposed).map((action) =>
        action["type"] === answer.type ? { ...action, ...answer.with } : action,
      );
      return { body: { ...proposed, actions }, ...manner };
    }
    case "changed":
      return { body: { ...proposed, ...withOther(named(answer.with, names.key), names) }, ...manner };
    case "raw":
      return { body: undefined, raw: answer.answer, ...manner };
  }
}

/** What only a run knows, and a case speaks of. */
interface Names {
  readonly key: string;
  readonly otherSession: () => string;
}

/** The members with the id of the case's second session where they name it. */
function withOther(members: Json, { otherSession }: Names): Json {
  const text = JSON.stringify(members);
  return text.includes(OTHER) ? JSON.parse(text.replaceAll(OTHER, () => JSON.stringify(otherSession()))) : members;
}

const OTHER = '"$other"';

/** The members with the model's name, which no case knows, in the config that they bring. */
function named(members: Json, key: string): Json {
  const agent = members["agent"];
  return isObject(agent) && agent["model"] === "$model" ? { ...members, agent: { ...agent, model: key } } : members;
}

/** What is said, with the first message of the record where its messages name that. */
function withFirst(body: unknown, request: Request): unknown {
  if (!isObject(body) || !Array.isArray(body["messages"])) return body;
  const first = messagesOf(request).slice(0, 1);
  return { ...body, messages: body["messages"].flatMap((entry) => (entry === "$first" ? first : [entry])) };
}

/** What is said, with the state and the config of the request given back; a null in their place says nothing. */
function restated(body: unknown, { state, agent }: Request): Json {
  const given = Object.entries({ state, agent }).filter(([, value]) => value !== undefined && value !== null);
  return { ...(isObject(body) ? body : {}), ...Object.fromEntries(given) };
}

function callOf({ call }: WorkerAnswer): Pick<WorkerAnswer, "call"> {
  return call === undefined ? {} : { call };
}

/** Finds what is planned for a decision; the nth of a kind is told by its id, since a delivery may come twice. */
function plannedDecisions(entries: NonNullable<EngineCase["decisions"]>) {
  const seen = entries.map(() => new Set<unknown>());
  return (request: Request): PlannedAnswer | undefined => {
    const trigger = request.trigger ?? {};
    const id = request["decision_id"] ?? {};
    const fitting = entries.filter(({ on }, n) => {
      if (on.trigger !== trigger["type"] || (on.call !== undefined && on.call !== trigger["id"])) return false;
      if (on.ok !== undefined && on.ok !== trigger["ok"]) return false;
      const ids = seen[n] as Set<unknown>;
      ids.add(id);
      return [...ids].indexOf(id) === (on.nth ?? 1) - 1;
    });
    return fitting[0]?.answer;
  };
}

/** The text of a stored result, as an engine would show it. */
function textOf(result: unknown): string {
  if (!isObject(result)) return "";
  const { content, structuredContent } = result;
  const texts = (Array.isArray(content) ? content : []).flatMap((block) =>
    isObject(block) && block["type"] === "text" && typeof block["text"] === "string" ? [block["text"]] : [],
  );
  return structuredContent === undefined ? texts.join("\n") : JSON.stringify(structuredContent);
}

function replyByHand(request: Request, trigger: Json): unknown {
  const message = isObject(trigger["message"]) ? trigger["message"] : {};
  const calls = Array.isArray(message["tool_calls"]) ? message["tool_calls"].filter(isObject) : [];
  const actions = calls.map((call) => {
    const called = isObject(call["function"]) ? call["function"] : {};
    return { type: "tool.call", id: call["id"], name: called["name"], arguments: called["arguments"] };
  });
  const messages = [...messagesOf(request), message];
  return { messages, actions: actions.length > 0 ? actions : [{ type: "done" }] };
}

function siblingsOf({ turns }: EngineCase, id: string): string[] {
  const replies = turns.flatMap((turn) => turn.replies);
  const reply = replies.find((candidate) => "calls" in candidate && candidate.calls.some((call) => call.id === id));
  return reply !== undefined && "calls" in reply ? reply.calls.map((call) => call.id) : [id];
}

/** The agent that the case declares: what the engine proposed, with the case's model and tools. */
function agentOf({ tools, system, retry, agent = {} }: EngineCase, key: string, proposed: unknown): Json {
  return {
    ...(isObject(proposed) ? proposed : {}),
    model: key,
    ...(system === undefined ? {} : { system }),
    tools: tools.map(({ unusable: _, ...tool }) => tool),
    ...(retry === undefined ? {} : { retry: { tool: retry } }),
    ...agent,
  };
}

function without(object: Json, name: string): Json {
  return Object.fromEntries(Object.entries(object).filter(([member]) => member !== name));
}
