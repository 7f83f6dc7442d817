import type { Event, EventPayload } from "../../generated/types.ts";
import type { Compile, Rules } from "../../protocol/rules.ts";
import type { Clock, Ids, SessionRecord, Store, VenueOf } from "../ports.ts";
import { quietly } from "../quietly.ts";
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
  effect(session: Session, payload: EventPayload, seq: number): void;
  /** Told what has been recorded of a session. Never throws. */
  tell(sessionId: string, event: Event): void;
  /** Told when a session has been used. */
  used(session: Session): void;
  /** Told when a session can't be trusted any more: something failed on the way, so it has to be read again. */
  lost(session: Session): void;
  /** The session that is in memory now under this record, read from its log if it must be. */
  current(record: SessionRecord): Session;
}

/** One session at work: its state, and the only way to change it. Once it has left memory, both are those of its successor. */
export interface Session {
  readonly record: SessionRecord;
  readonly state: SessionState;
  /** Decides, commits and only then acts. Throws when something fails before the commit; nothing has then left the process. */
  run(command: Command): Outcome;
  /** Cancels its timer. */
  close(): void;
  /** Gives its place to a successor: what is asked of it from now on is asked of that one. */
  leave(): void;
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
  let cancelTimer: (() => void) | undefined;
  let gone = false;

  const session: Session = {
    record,
    get state() {
      return gone ? house.current(record).state : state;
    },
    run(command) {
      if (gone) return house.current(record).run(command);
      const { outcome, news } = commit(command);
      for (const event of news) house.tell(record.id, event);
      // What has been recorded stands, whatever comes of it: the one who asked is told so all the same.
      quietly(() => act(news));
      return outcome;
    },
    close: () => cancelTimer?.(),
    leave() {
      gone = true;
      session.close();
    },
  };

  /** Decides, and puts it on the record. The state has changed by then: if anything fails, it is ahead of the log and worth nothing. */
  function commit(command: Command): { readonly outcome: Outcome; readonly news: readonly Event[] } {
    return trusted(() => {
      const news: Event[] = [];
      const step = stepOf(house, state, house.clock.now(), news);
      const outcome = (house.commands[command.type] as (step: Step, command: Command) => Outcome)(step, command);
      runDue(step);
      dropStaleExecutes(step);
      dispatchNext(step);
      if (news.length > 0) house.store.append(record.id, news);
      return { outcome, news };
    });
  }

  /** Whatever the events ask of the outside. */
  function act(news: readonly Event[]): void {
    trusted(() => {
      for (const { payload, seq } of news) house.effect(session, payload, seq);
      house.used(session);
      schedule();
    });
  }

  function trusted<T>(work: () => T): T {
    try {
      return work();
    } catch (thrown) {
      house.lost(session);
      throw thrown;
    }
  }

  function schedule(): void {
    cancelTimer?.();
    if (gone) return;
    const due = nextDue(state);
    cancelTimer = due === undefined ? undefined : house.clock.after(Math.max(0, due - house.clock.now()), wakeUp);
  }

  function wakeUp(): void {
    quietly(() => session.run({ type: "due" }));
  }

  schedule();
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
