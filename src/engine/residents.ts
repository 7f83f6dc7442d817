import type { Clock, SessionRecord, Store } from "./ports.ts";
import { quietly } from "./quietly.ts";
import { nextDue } from "./session/due.ts";
import type { Session } from "./session/session.ts";

/** How much is kept in memory. A session that is not is read from its log when somebody asks for it, or its time comes. */
export interface MemoryLimits {
  /** How many sessions; more only while all of them are waiting for an answer from outside. */
  readonly sessions: number;
  /** How long one stays that nobody asks for, in milliseconds. */
  readonly idleMs: number;
}

const DEFAULT_LIMITS: MemoryLimits = { sessions: 1000, idleMs: 300_000 };

/** How soon a session that cannot be trusted any more is read again, in milliseconds: longer each time, up to a bound. */
const REVIVE_MS = 1000;
const LONGEST_REVIVE_MS = 60_000;

/** How many of the sessions that were used the longest ago are looked at each time: some of them may be busy. */
const LOOKED_AT = 8;

/** What deciding who stays needs. */
export interface ResidentsHouse {
  readonly store: Store;
  readonly clock: Clock;
  readonly limits?: Partial<MemoryLimits> | undefined;
  /** Reads a session from its log. */
  read(record: SessionRecord): Session;
  /** Goes on with what a session had open when it was lost. */
  recover(session: Session): void;
  /** Ids of what is under way outside for a session: with any, it stays. */
  underWay(sessionId: string): ReadonlySet<string>;
}

/** The sessions in memory. */
export interface Residents {
  find(tenant: string, sessionId: string): Session | undefined;
  open(record: SessionRecord): Session;
  /** Told that a session has just been used. */
  used(session: Session): void;
  /** Told that a session's memory and its log may differ: it leaves, and comes back from the log by itself. */
  lost(session: Session): void;
  /** How many there are. */
  count(): number;
  close(): void;
}

/** Keeps sessions in memory by use, the one used the longest ago first. */
export function createResidents(house: ResidentsHouse): Residents {
  const { store, clock } = house;
  const limits = { ...DEFAULT_LIMITS, ...house.limits };
  const here = new Map<string, { readonly session: Session; usedAt: number }>();
  /** Timers of sessions that have left: until what they have to do next is due, or they are read again. */
  const away = new Map<string, () => void>();
  /** How often in a row each session has been lost, and whether it has been read again since. */
  const losses = new Map<string, { readonly times: number; recovered: boolean }>();
  let cancelSweep: (() => void) | undefined;
  let closed = false;

  function load(record: SessionRecord): Session {
    away.get(record.id)?.();
    away.delete(record.id);
    const session = house.read(record);
    enter(session);
    const loss = losses.get(record.id);
    if (loss?.recovered === false) {
      loss.recovered = true;
      house.recover(session);
    }
    return session;
  }

  function enter(session: Session): void {
    here.delete(session.record.id);
    here.set(session.record.id, { session, usedAt: clock.now() });
    let looked = 0;
    for (const { session: oldest } of here.values()) {
      if (here.size <= limits.sessions || looked++ >= LOOKED_AT) break;
      if (oldest !== session) leave(oldest);
    }
    cancelSweep ??= clock.after(limits.idleMs, sweep);
  }

  function sweep(): void {
    cancelSweep = undefined;
    const until = clock.now() - limits.idleMs;
    let next: number | undefined;
    for (const { session, usedAt } of here.values()) {
      if (usedAt <= until && leave(session)) continue;
      next ??= clock.now() + limits.idleMs;
      if (usedAt <= until) continue;
      next = Math.min(next, usedAt + limits.idleMs);
      break;
    }
    if (next !== undefined && !closed) cancelSweep = clock.after(next - clock.now(), sweep);
  }

  /** Whether it has left: one that waits for an answer from outside stays, since the answer would have to find it. */
  function leave(session: Session): boolean {
    const { record, state } = session;
    if (house.underWay(record.id).size > 0) return false;
    const due = nextDue(state);
    session.leave();
    here.delete(record.id);
    if (due !== undefined) wakeAfter(record, due - clock.now());
    return true;
  }

  function wakeAfter({ id, tenant }: SessionRecord, ms: number): void {
    away.get(id)?.();
    const wake = (): void => {
      away.delete(id);
      if (!closed) quietly(() => residents.find(tenant, id)?.run({ type: "due" }));
    };
    away.set(id, clock.after(Math.max(0, ms), wake));
  }

  const residents: Residents = {
    find(tenant, sessionId) {
      const known = here.get(sessionId)?.session;
      if (known !== undefined) return known.record.tenant === tenant ? known : undefined;
      const record = store.find(sessionId);
      return record === undefined || record.tenant !== tenant ? undefined : load(record);
    },
    open(record) {
      const known = here.get(record.id)?.session;
      if (known !== undefined) return known;
      store.create(record);
      return load(store.find(record.id) ?? record);
    },
    used(session) {
      const { id } = session.record;
      if (here.get(id)?.session !== session) return;
      losses.delete(id);
      enter(session);
    },
    lost(session) {
      const { record } = session;
      if (here.get(record.id)?.session !== session) return;
      session.leave();
      here.delete(record.id);
      const { times } = losses.get(record.id) ?? { times: 0 };
      losses.set(record.id, { times: times + 1, recovered: false });
      // Nobody may ever ask for it again, so it comes back by itself.
      if (!closed) wakeAfter(record, Math.min(REVIVE_MS * 2 ** times, LONGEST_REVIVE_MS));
    },
    count: () => here.size,
    close() {
      closed = true;
      cancelSweep?.();
      for (const cancel of away.values()) cancel();
      for (const { session } of here.values()) session.close();
    },
  };
  return residents;
}
