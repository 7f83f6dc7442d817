import type { Event, EventPayload, TokenDelta } from "../../generated/types.ts";
import type { Compile, Rules } from "../../protocol/rules.ts";
import type { Clock, Ids, SessionRecord, Store, VenueOf } from "../ports.ts";
import { apply } from "./apply.ts";
import type { Command, Commands, Outcome } from "./commands.ts";
import { dispatchNext } from "./decisions.ts";
import { nextDue, runDue } from "./due.ts";
import { emptySession, type SessionState } from "./state.ts";
import { type Actions, instant, type Step } from "./step.ts";
import { dropStaleExecutes } from "./worker-models.ts";

/** What every session of an engine shares. */
export interface SessionHouse {
  readonly rules: Rules;
  readonly compile: Compile;
  readonly commands: Commands;
  readonly actions: Actions;
  readonly venueOf: VenueOf;
  readonly store: Store;
  readonly clock: Clock;
  readonly ids: Ids;
  /** What an event asks of the outside, once it is on the record. */
  effect(session: Session, payload: EventPayload): void;
  /** Who listens to a session, by its id: they stay when it has to be read again. */
  listenersOf(sessionId: string): Set<(news: Event | TokenDelta) => void>;
  /** Told when a session can't be trusted any more: its store failed, so it has to be read again. */
  lost(session: Session): void;
}

/** One session at work: its state, and the only way to change it. */
export interface Session {
  readonly record: SessionRecord;
  readonly state: SessionState;
  /** Decides, commits and only then acts. Throws when the store fails; nothing has then left the process. */
  run(command: Command): Outcome;
  /** Calls back with every event from now on, and with the pieces of answers as they come. Gives what ends it. */
  listen(listener: (news: Event | TokenDelta) => void): () => void;
  /** Cancels its timer. */
  close(): void;
}

/** A session over its log: `events` is what has been recorded of it so far. */
export function openSession(
  house: SessionHouse,
  record: SessionRecord,
  preset: Parameters<typeof emptySession>[1],
  events: Iterable<Event>,
): Session {
  const state = emptySession(record, preset);
  for (const { payload, occurred_at } of events) apply(state, payload, Date.parse(occurred_at));
  const listeners = house.listenersOf(record.id);
  let cancelTimer: (() => void) | undefined;

  const session: Session = {
    record,
    state,
    run(command) {
      const at = house.clock.now();
      const news: Event[] = [];
      const step = stepOf(house, state, at, news);
      const outcome = (house.commands[command.type] as (step: Step, command: Command) => Outcome)(step, command);
      runDue(step);
      dropStaleExecutes(step);
      dispatchNext(step);
      commit(news);
      schedule();
      return outcome;
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => cancelTimer?.(),
  };

  /** On the record first; then those who listen, then whatever the events ask of the outside. */
  function commit(news: readonly Event[]): void {
    if (news.length === 0) return;
    try {
      house.store.append(record.id, news);
    } catch (thrown) {
      session.close();
      house.lost(session);
      throw thrown;
    }
    for (const event of news) for (const listener of listeners) listener(event);
    for (const { payload } of news) house.effect(session, payload);
  }

  function schedule(): void {
    cancelTimer?.();
    const due = nextDue(state);
    cancelTimer = due === undefined ? undefined : house.clock.after(Math.max(0, due - house.clock.now()), wakeUp);
  }

  function wakeUp(): void {
    try {
      session.run({ type: "due" });
    } catch {
      // The store failed: `lost` has been told, and there is nobody else here to tell.
    }
  }

  return session;
}

function stepOf(house: SessionHouse, state: SessionState, at: number, news: Event[]): Step {
  const { rules, compile, actions, venueOf, ids } = house;
  return {
    state,
    rules,
    compile,
    actions,
    venueOf,
    at,
    newId: () => ids.next(),
    emit(payload) {
      const before = state.turn?.id;
      apply(state, payload, at);
      const turn = state.turn?.id ?? before ?? null;
      news.push({ session_id: state.session.id, seq: state.seq, occurred_at: instant(at), turn_id: turn, payload });
    },
  };
}
