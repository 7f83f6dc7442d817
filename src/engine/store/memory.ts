import type { Event } from "../../generated/types.ts";
import type { SessionRecord, Store } from "../ports.ts";

/** A log that lives as long as the process. */
export function memoryStore(): Store {
  const logs = new Map<string, { readonly record: SessionRecord; readonly events: Event[] }>();
  return {
    create(record) {
      if (!logs.has(record.id)) logs.set(record.id, { record, events: [] });
    },
    append(id, events) {
      const log = logs.get(id);
      if (log === undefined) throw new Error(`No session ${id} has been created.`);
      const next = log.events.length + 1;
      if (events[0] !== undefined && events[0].seq !== next)
        throw new Error(`Event ${events[0].seq} does not follow ${next - 1}.`);
      log.events.push(...events);
    },
    find: (id) => logs.get(id)?.record,
    // Sequence numbers start at 1 and have no gaps, so they are positions.
    read: (id, afterSeq) => logs.get(id)?.events.slice(Math.max(0, afterSeq)) ?? [],
    sessions: () => [...logs.values()].map(({ record }) => record),
    close: () => undefined,
  };
}
