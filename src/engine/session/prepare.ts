import type {
  Action,
  AgentConfig,
  AgentTool,
  DecisionResponse,
  DraftMessage,
  ErrorInfo,
  LlmTool,
  SettleRequest,
  StoredResult,
  ToolResultAction,
  Trigger,
} from "../../generated/types.ts";
import { reservedAt, withDefer } from "../../protocol/deferred.ts";
import { outputError } from "../../protocol/output.ts";
import type { Check, Compile, Put, Refusal, Route, Rules } from "../../protocol/rules.ts";
import type { VenueOf } from "../ports.ts";
import { type ModelSettle, readModelSettle } from "./prepare-model.ts";
import type { SessionState } from "./state.ts";

/** How a call is to end. */
export type End =
  | { readonly ok: true; readonly result: StoredResult }
  | { readonly ok: false; readonly error: ErrorInfo; readonly retryable: boolean };

/** A call to end, at an attempt or at the one that is open. */
export interface Settle {
  readonly type: "settle";
  readonly id: string;
  readonly attempt: number | undefined;
  readonly end: End;
}

/** An answer that came too late to count: dropped, and its bytes are not even stored (FE-6). */
export interface Stale {
  readonly type: "stale";
  readonly id: string;
  readonly attempt: number | undefined;
}

type Plain = Exclude<Action, { type: "tool.result" | "tool.error" | "llm.result" | "llm.error" }>;

/** An action whose result has been read, checked and stored: nothing about it can fail any more. */
export type PreparedAction = Plain | Settle | Stale | ModelSettle;

/** A decision that may be applied. */
export interface PreparedAnswer {
  readonly messages: readonly DraftMessage[];
  readonly actions: readonly PreparedAction[];
  /** Undefined keeps the one there is. */
  readonly value: unknown;
  readonly agent: AgentConfig | undefined;
  readonly channels: Readonly<Record<string, unknown>> | undefined;
}

/** A settle that waits for its bytes: `finish` takes the URIs that the store gave, undefined where it failed. */
export interface Pending<T = PreparedAction> {
  readonly puts: readonly Put[];
  finish(uris: readonly (string | undefined)[]): T;
}

/** What preparing needs: the session to look at, the rules, and the blob store. */
export interface Preparing {
  readonly state: SessionState;
  readonly rules: Rules;
  readonly compile: Compile;
  readonly venueOf: VenueOf;
  /** Whether the tenant has a session of this id. */
  knows(sessionId: string): boolean;
  /** Never rejects: undefined where the bytes could not be stored. */
  put(put: Put): Promise<string | undefined>;
}

/**
 * Reads a whole decision before any of it counts: every action must make sense, or none is applied (row 17, WD-7). Bytes
 * are stored before the result that names them is recorded.
 */
export async function prepareAnswer(
  on: Preparing,
  response: DecisionResponse,
  trigger: Trigger | undefined,
): Promise<{ readonly ok: true; readonly answer: PreparedAnswer } | Refusal> {
  const clash = reservedName(response.agent?.tools ?? [], response.agent ?? null, "agent.tools");
  if (clash !== undefined) return clash;
  const pending: Pending[] = [];
  for (const [index, action] of (response.actions ?? []).entries()) {
    const read = readAction(on, action, trigger, response);
    if ("ok" in read) return { ...read, message: `actions[${index}]: ${read.message}` };
    pending.push(read);
  }
  const actions: PreparedAction[] = [];
  for (const { puts, finish } of pending) actions.push(finish(await Promise.all(puts.map((put) => on.put(put)))));
  const answer: PreparedAnswer = {
    messages: response.messages ?? [],
    actions,
    value: response.state ?? undefined,
    agent: response.agent ?? undefined,
    channels: response.channels,
  };
  return { ok: true, answer };
}

/** Reads one settle that came by HTTP, outside any decision (row 57). */
export async function prepareSettle(
  on: Preparing,
  body: Extract<SettleRequest, { type: "tool.result" | "tool.error" }>,
  route: Route,
): Promise<{ readonly ok: true; readonly settle: Settle | Stale } | Refusal> {
  const read =
    body.type === "tool.error" ? readFailure(on, body, undefined) : readResultAction(on, body, undefined, route);
  if ("ok" in read) return read;
  const uris = await Promise.all(read.puts.map((put) => on.put(put)));
  return { ok: true, settle: read.finish(uris) as Settle | Stale };
}

function readAction(
  on: Preparing,
  action: Action,
  trigger: Trigger | undefined,
  response: DecisionResponse,
): Pending | Refusal {
  switch (action.type) {
    case "tool.result":
      return readResultAction(on, action, trigger, "decision");
    case "tool.error":
      return readFailure(on, action, trigger);
    case "llm.result":
    case "llm.error":
      return readModelSettle(on, action, trigger);
    case "subagent.spawn":
    case "connector.sync":
      return refuse(`${action.type} is not something that this engine does.`, "type", "unsupported_action");
    case "message.send":
      if (on.knows(action.session_id)) return asItIs(action);
      return refuse(
        `There is no session ${JSON.stringify(action.session_id)} to send a message to.`,
        "message.send.session_id",
        "unknown_session",
      );
    case "llm.call":
      // Checked here and not when it is applied: a decision counts whole or not at all.
      if ((action.model ?? (response.agent ?? on.state.config)?.model) === undefined)
        return refuse(
          "llm.call names no model, and there is no agent config to take one from.",
          "llm.call.model",
          "missing_model",
        );
      return (
        readVenue(on, action.llm ?? (response.agent ?? on.state.config)?.llm) ??
        reservedName(action.tools ?? [], response.agent ?? on.state.config, "llm.call.tools") ??
        asItIs(action)
      );
    default:
      return asItIs(action);
  }
}

/** While tools are deferred, those that stand in for them have names that no other tool may take (DT-7). */
function reservedName(
  tools: readonly (AgentTool | LlmTool)[],
  config: AgentConfig | null,
  where: string,
): Refusal | undefined {
  const at = reservedAt(withDefer<AgentTool | LlmTool>(tools, config));
  if (at < 0) return undefined;
  const name = JSON.stringify(tools[at]?.name);
  const message = `${where}[${at}] is named ${name}, which the engine offers itself while tools are deferred.`;
  return refuse(message, `${where}.${at}.name`, "reserved_tool_name");
}

function readVenue({ venueOf }: Preparing, llm: string | undefined): Refusal | undefined {
  if (venueOf(llm) !== undefined) return undefined;
  return refuse(`No model connection has the name ${JSON.stringify(llm)}.`, "llm.call.llm", "unknown_llm");
}

function asItIs(action: PreparedAction): Pending {
  return { puts: [], finish: () => action };
}

function refuse(message: string, param: string, reason: string): Refusal {
  return { ok: false, message, code: "invalid_response", param, detail: { reason } };
}

function readFailure(
  { rules }: Preparing,
  action: Extract<Action, { type: "tool.error" }>,
  trigger: Trigger | undefined,
): Pending | Refusal {
  const target = rules.resolveSettle(action, trigger);
  if (!target.ok) return target;
  const end: End = { ok: false, error: rules.readError(action), retryable: action.retryable === true };
  return asItIs({ type: "settle", id: target.id, attempt: target.attempt, end });
}

function readResultAction(
  on: Preparing,
  action: ToolResultAction,
  trigger: Trigger | undefined,
  route: Route,
): Pending | Refusal {
  const { rules, state } = on;
  const target = rules.resolveSettle(action, trigger);
  if (!target.ok) return target;
  const read = rules.readResult(action);
  if (!read.ok) return read;
  const { id, attempt } = target;
  const call = state.callById.get(id);
  const settle = (end: End): PreparedAction => ({ type: "settle", id, attempt, end });
  if (!rules.maySettle(call, attempt)) return asItIs({ type: "stale", id, attempt });
  const { tool } = call === undefined ? {} : rules.toolOf(state, call);
  const broken = rules.checkOutput(read.result, checkOf(on.compile, tool, "output"), route);
  if (broken !== undefined) return asItIs(settle({ ok: false, error: outputError(broken), retryable: false }));
  const plan = rules.planStorage(read.result);
  return { puts: plan.puts, finish: (uris) => settle({ ok: true, result: plan.store(uris) }) };
}

/** The compiled check of one of a tool's schemas; undefined when it has none or it cannot be used (row 26). */
export function checkOf(compile: Compile, tool: AgentTool | undefined, side: "input" | "output"): Check | undefined {
  const schema = tool?.[side];
  if (schema === undefined || schema === null) return undefined;
  const compiled = compile(schema);
  return compiled.ok ? compiled.check : undefined;
}
