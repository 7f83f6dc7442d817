import type { DecisionRequest } from "../generated/types.ts";
import type { Visit } from "./memory.ts";
import type { Secret } from "./secret.ts";

/** The call that a tool is run for. */
export interface ToolCallInfo {
  readonly id: string;
  readonly name: string;
  /** The argument text exactly as the model wrote it. */
  readonly arguments: string;
  /** Rises by one per attempt; its first value is the engine's choice (ours: 1). */
  readonly attempt: number;
}

/** A change of context: any of its members, each plain or marked by `secret`. */
export type ContextPatch<T> = { readonly [K in keyof T]?: T[K] | Secret<T[K]> };

/** What a tool's function gets beside its input. `Local` and `Shared` are the types of the schemas that it declares. */
export interface ToolContext<Local = Record<string, unknown>, Shared = Record<string, unknown>> {
  readonly sessionId: string;
  /** Undefined outside a turn, or when the engine does not say. */
  readonly turnId: string | undefined;
  /** Which turn of the session this is, from 1: how often the user has spoken. */
  readonly turnNumber: number;
  readonly call: ToolCallInfo;
  /** When this attempt ends for the engine; undefined when it has no bound. */
  readonly deadline: Date | undefined;
  /** Aborts at the deadline, and when the worker closes. Pass it on to whatever the tool waits for. */
  readonly signal: AbortSignal;
  /** The whole request as the engine sent it. */
  readonly request: DecisionRequest;
  /** What this tool keeps in this session: seeded by `createWorker({ context })`, changed by `setContext`. */
  readonly local: Readonly<Local>;
  /** What all tools of the session keep together. */
  readonly shared: Readonly<Shared>;
  /** Changes what this tool keeps. Seen at once; what is not secret goes to the session's state with the answer. */
  readonly setContext: (change: ContextPatch<Local>) => void;
  /** The same for what all tools keep together. */
  readonly setSharedContext: (change: ContextPatch<Shared>) => void;
}

/** Makes the context of one run, from the trigger or from the open call that is gone on with. */
export function contextOf(
  call: ToolCallInfo & { readonly deadline?: string | null | undefined },
  request: DecisionRequest,
  signal: AbortSignal,
  visit: Visit,
): ToolContext {
  const { id, name, attempt, arguments: text, deadline } = call;
  return {
    sessionId: request.session_id,
    turnId: request.turn_id ?? undefined,
    turnNumber: Math.max(1, (request.messages ?? []).filter(({ role }) => role === "user").length),
    call: { id, name, attempt, arguments: text },
    deadline: deadline === undefined || deadline === null ? undefined : new Date(deadline),
    signal,
    request,
    // Read anew each time: a parallel call may have changed it meanwhile.
    get local() {
      return visit.read(name);
    },
    get shared() {
      return visit.read(undefined);
    },
    setContext: (change) => visit.set(name, change),
    setSharedContext: (change) => visit.set(undefined, change),
  };
}
