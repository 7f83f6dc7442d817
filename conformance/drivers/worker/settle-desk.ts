import { isObject } from "../../../src/json/own.ts";
import type { PlannedCall } from "../../cases/worker/case.ts";
import type { SettleState } from "./log.ts";

type Json = Readonly<Record<string, unknown>>;

/** What the desk says to one settle, and why. */
export interface Ruling {
  readonly status: 200 | 400 | 404 | 409;
  readonly state: SettleState;
  /** Why it was not taken; empty when it was. */
  readonly reason: string;
  /** The call that it names, where there is one. */
  readonly call?: PlannedCall;
}

interface Open {
  readonly call: PlannedCall;
  attempt: number;
  state: "open" | "taken" | "lapsed" | "ended";
  action?: Json;
  readonly waiting: ((action: Json | undefined) => void)[];
}

/** The calls of one session, as the engine's API sees them: which may still be settled, and which settle counted. */
export class SettleDesk {
  readonly #calls = new Map<string, Open>();

  /** Opens a call at an attempt, or moves an open one on: what names an earlier attempt comes too late then. */
  open(call: PlannedCall, attempt: number): void {
    const known = this.#calls.get(call.id);
    if (known === undefined) this.#calls.set(call.id, { call, attempt, state: "open", waiting: [] });
    else known.attempt = attempt;
  }

  /** Lets a call lapse, as if its time were up: a settle is late from now on. */
  lapse(id: string): void {
    const known = this.#calls.get(id);
    if (known?.state === "open") known.state = "lapsed";
  }

  /** Ends a call in another way. */
  end(id: string): void {
    const known = this.#calls.get(id);
    if (known?.state === "open") known.state = "ended";
  }

  /** The next settle of a call, taken or not, or the one that was taken already; undefined when none comes in time. */
  next(id: string, waitMs: number): Promise<Json | undefined> {
    const known = this.#calls.get(id);
    if (known === undefined || known.action !== undefined) return Promise.resolve(known?.action);
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, waitMs, undefined);
      known.waiting.push((action) => {
        clearTimeout(timer);
        resolve(action);
      });
    });
  }

  /** Whether a settle may count, and if it does, ends its call. */
  take(action: unknown): Ruling {
    if (!isObject(action) || (action["type"] !== "tool.result" && action["type"] !== "tool.error"))
      return unreadable("it must be a tool.result or a tool.error");
    const { id, attempt, result, content } = action;
    if (typeof id !== "string") return unreadable("it must name its call by id");
    if (present(result) && present(content)) return unreadable("it names result and content");
    if (action["type"] === "tool.error" && typeof action["error"] !== "string")
      return unreadable("it has no error text");
    const known = this.#calls.get(id);
    if (known === undefined)
      return { status: 404, state: "unknown", reason: `the session has no call ${JSON.stringify(id)}` };
    const ruling = rule(known, attempt);
    known.action ??= action;
    if (ruling.status === 200) known.state = "taken";
    for (const tell of known.waiting.splice(0)) tell(action);
    return ruling;
  }
}

function rule({ call, state, attempt: current }: Open, attempt: unknown): Ruling {
  if (attempt !== undefined && attempt !== null && attempt !== current) {
    const late = typeof attempt === "number" && attempt < current;
    const reason = `attempt ${String(attempt)} is not the open one, which is ${current}`;
    return { status: 409, state: late ? "late" : "unknown", reason, call };
  }
  if (state === "open") return { status: 200, state: "taken", reason: "", call };
  const reason = `the call ${JSON.stringify(call.id)} has ended`;
  return { status: 409, state: state === "taken" ? "repeated" : "late", reason, call };
}

function unreadable(reason: string): Ruling {
  return { status: 400, state: "unreadable", reason };
}

function present(value: unknown): boolean {
  return value !== undefined && value !== null;
}
