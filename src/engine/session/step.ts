import type { ClientMessages, EventPayload, Trigger } from "../../generated/types.ts";
import type { Compile, Rules } from "../../protocol/rules.ts";
import type { VenueOf } from "../ports.ts";
import type { PreparedAction } from "./prepare.ts";
import type { SessionState } from "./state.ts";

/**
 * One command at work: what it may look at, and the only way in which it changes anything. `emit` puts an event on the
 * record to be committed and folds it into the state at once, so that what follows sees it.
 */
export interface Step {
  readonly state: SessionState;
  readonly rules: Rules;
  readonly compile: Compile;
  readonly actions: Actions;
  /** Who makes the calls of a model connection; undefined for a name that none has. */
  readonly venueOf: VenueOf;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** A new identifier. */
  newId(): string;
  /** Puts an event on the record; it is applied at once. */
  emit(payload: EventPayload): void;
}

/** How each kind of action is applied. A table, so that a mutant can replace one entry. */
export type Actions = {
  readonly [T in PreparedAction["type"]]: (step: Step, action: Extract<PreparedAction, { type: T }>) => void;
};

/** What a client's messages become for the worker: the whole view, or the news that go under the path. */
export interface View {
  readonly trigger: ClientMessages;
  readonly newsOnly: boolean;
}

/** Puts a decision in the queue of those that the worker will be asked for. */
export function queueDecision(step: Step, trigger: Trigger): void {
  step.emit({ type: "decision.queued", decision_id: step.newId(), trigger });
}

/**
 * Queues what a client's messages ask for. On the record are the news alone where they go under the path as it is: with
 * the whole view in each of them the log would grow by the square of the session.
 */
export function queueView(step: Step, { trigger, newsOnly }: View): void {
  const decision_id = step.newId();
  step.emit({ type: "decision.queued", decision_id, trigger, ...(newsOnly ? { news_only: true } : {}) });
}

/** The last instant that a date can name, in milliseconds: a policy may ask for waits that end long after it. */
const LAST = 8.64e15;

/** An instant on the wire; one that is too far away to be named is the last that can be. */
export function instant(at: number): string {
  if (at !== latest.at) latest = { at, text: new Date(Math.min(at, LAST)).toISOString() };
  return latest.text;
}

/** All events of a command are of one instant, and writing it costs as much as all the rest of an event. */
let latest = { at: 0, text: new Date(0).toISOString() };
