import type { DecisionAnswer, DecisionRequest } from "../generated/types.ts";
import { isObject } from "../json/own.ts";
import { Secret } from "./secret.ts";
import { createTopic } from "./topic.ts";

type Values = Readonly<Record<string, unknown>>;

/** What tools find in their context when a session begins: `shared` by all, and each tool's own by its name. */
export interface ContextSeed {
  readonly shared?: Values;
  readonly tools?: Readonly<Record<string, Values>>;
}

/** A change that a tool made to its context. */
export interface ContextChange {
  readonly sessionId: string;
  /** Undefined: to what all tools share. */
  readonly tool: string | undefined;
  /** What was set, as it was given: secrets stay wrapped. */
  readonly changed: Values;
}

/** One decision's view of what the tools of its session keep. */
export interface Visit {
  /** What a tool, or with undefined all of them, finds now: each read sees every change made until then. */
  readonly read: (tool: string | undefined) => Values;
  readonly set: (tool: string | undefined, change: Values) => void;
  /** The answer with what was changed, for the engine to keep. To be called once, when the decision is made. */
  readonly leave: (answer: DecisionAnswer) => DecisionAnswer;
}

/** What the tools of a worker keep, session by session. */
export interface Memory {
  readonly visit: (request: DecisionRequest) => Visit;
  readonly onChange: (listener: (change: ContextChange) => void) => () => void;
}

interface Parts {
  readonly shared: Values;
  readonly tools: Readonly<Record<string, Values>>;
}

/** What is known of a session between its decisions. */
interface Kept {
  /** As the engine keeps it: the last request's state. */
  base: Parts;
  /** Given to the engine in an answer that it may not have applied yet. */
  sent: Parts;
  unsent: Parts;
  /** Kept here alone. */
  secret: Parts;
  running: number;
}

const NOTHING: Parts = { shared: {}, tools: {} };

/** The member of the session's state that belongs to the tools; its others are somebody else's. */
const MEMBER = "tool_context";

/** The oldest sessions go first: what they changed is in their state, only their secrets are lost. */
const SESSIONS = 10_000;

/**
 * Makes the memory of a worker. The seed stays in the worker; only what `set` changed goes to the protocol's `state`, and
 * from there comes back with every later request of the session, to this worker or another. Secrets stay here.
 * @param secrets told of every secret text, so that it can be kept out of errors and results.
 */
export function createMemory(seed: ContextSeed, secrets: string[]): Memory {
  const sessions = new Map<string, Kept>();
  const topic = createTopic<ContextChange>();
  const seeded: Parts = { shared: seed.shared ?? {}, tools: seed.tools ?? {} };
  for (const values of [seeded.shared, ...Object.values(seeded.tools)]) noteSecrets(values, secrets);

  return { visit, onChange: topic.subscribe };

  function visit(request: DecisionRequest): Visit {
    const kept = enter(sessions, request);
    return {
      read: (tool) => {
        const layers = [seeded, kept.base, kept.sent, kept.unsent, kept.secret];
        return revealed(Object.assign({}, ...layers.map((parts) => partOf(parts, tool))));
      },
      set: (tool, changed) => {
        noteSecrets(changed, secrets);
        const [open, hidden] = [{} as Record<string, unknown>, {} as Record<string, unknown>];
        for (const [name, value] of Object.entries(changed)) (value instanceof Secret ? hidden : open)[name] = value;
        kept.unsent = withPart(kept.unsent, tool, open);
        // What is public now is no secret any more.
        kept.secret = withPart(withoutNames(kept.secret, tool, Object.keys(open)), tool, hidden);
        topic.publish({ sessionId: request.session_id, tool, changed });
      },
      leave: (answer) => {
        kept.running--;
        return carried(kept, request, answer);
      },
    };
  }
}

function enter(sessions: Map<string, Kept>, { session_id, state }: DecisionRequest): Kept {
  const kept = sessions.get(session_id) ?? {
    base: NOTHING,
    sent: NOTHING,
    unsent: NOTHING,
    secret: NOTHING,
    running: 0,
  };
  sessions.delete(session_id);
  sessions.set(session_id, kept);
  if (sessions.size > SESSIONS) sessions.delete(sessions.keys().next().value!);
  kept.base = partsIn(state);
  // Nothing is under way, so every answer has been applied, or was lost and does not count.
  if (kept.running === 0) kept.sent = NOTHING;
  kept.running++;
  return kept;
}

function carried(kept: Kept, { state }: DecisionRequest, answer: DecisionAnswer): DecisionAnswer {
  const foreign = state !== null && state !== undefined && !isObject(state);
  if (isEmpty(kept.unsent) || foreign) return answer;
  kept.sent = merged(kept.sent, kept.unsent);
  kept.unsent = NOTHING;
  return { ...answer, state: { ...(state as object | null), [MEMBER]: merged(kept.base, kept.sent) } };
}

function partsIn(state: unknown): Parts {
  const member = isObject(state) ? state[MEMBER] : undefined;
  if (!isObject(member)) return NOTHING;
  const tools = isObject(member["tools"])
    ? Object.entries(member["tools"]).filter(([, values]) => isObject(values))
    : [];
  return {
    shared: isObject(member["shared"]) ? member["shared"] : {},
    tools: Object.fromEntries(tools) as Record<string, Values>,
  };
}

function partOf({ shared, tools }: Parts, tool: string | undefined): Values {
  if (tool === undefined) return shared;
  return Object.hasOwn(tools, tool) ? tools[tool]! : {};
}

function withPart(parts: Parts, tool: string | undefined, change: Values): Parts {
  if (Object.keys(change).length === 0) return parts;
  const values = { ...partOf(parts, tool), ...change };
  return tool === undefined ? { ...parts, shared: values } : { ...parts, tools: { ...parts.tools, [tool]: values } };
}

function withoutNames(parts: Parts, tool: string | undefined, names: readonly string[]): Parts {
  const left = Object.fromEntries(Object.entries(partOf(parts, tool)).filter(([name]) => !names.includes(name)));
  return tool === undefined ? { ...parts, shared: left } : { ...parts, tools: { ...parts.tools, [tool]: left } };
}

function merged(under: Parts, over: Parts): Parts {
  const names = new Set([...Object.keys(under.tools), ...Object.keys(over.tools)]);
  const tools = [...names].map((name) => [name, { ...partOf(under, name), ...partOf(over, name) }] as const);
  return { shared: { ...under.shared, ...over.shared }, tools: Object.fromEntries(tools) };
}

function isEmpty({ shared, tools }: Parts): boolean {
  return Object.keys(shared).length === 0 && Object.keys(tools).length === 0;
}

/** Tools see the values themselves: whoever writes one should not have to know which are secret. */
function revealed(values: Values): Values {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    value instanceof Secret ? value.reveal() : value,
  ]);
  return Object.freeze(Object.fromEntries(entries)) as Values;
}

function noteSecrets(values: Values, secrets: string[]): void {
  for (const value of Object.values(values)) {
    const text = value instanceof Secret ? value.reveal() : undefined;
    if (typeof text === "string" && !secrets.includes(text)) secrets.push(text);
  }
}
