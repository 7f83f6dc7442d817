import type { DatabaseSync } from "node:sqlite";
import type { Event } from "../../generated/types.ts";
import { readExactJson } from "../../json/read.ts";
import { builtin } from "../../wire/builtin.ts";
import type { SessionRecord, Store } from "../ports.ts";

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS sessions (id TEXT PRIMARY KEY, tenant TEXT NOT NULL, agent_id TEXT NOT NULL, owner TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS appends (session_id TEXT NOT NULL, last_seq INTEGER NOT NULL, events TEXT NOT NULL, PRIMARY KEY (session_id, last_seq));
`;

/**
 * One statement is one transaction, and finds out by itself whether the events follow: far cheaper than one for each event
 * between a BEGIN and a COMMIT. Rows go to the end of the file in the order in which they come, whichever session's they are.
 */
const APPEND = `
  INSERT INTO appends SELECT :id, :last, :events
  WHERE :before = (SELECT coalesce(max(last_seq), 0) FROM appends WHERE session_id = :id)
`;

/** How the database answers a crash: `NORMAL` outlives a killed process, `FULL` a loss of power as well. */
export interface SqliteOptions {
  readonly file: string;
  readonly synchronous?: "NORMAL" | "FULL";
}

/** Opens a database in WAL mode. The caller closes it. */
export function openDatabase({ file, synchronous = "NORMAL" }: SqliteOptions): DatabaseSync {
  // Imported, it would have Node 22 warn everyone who imports the engine.
  const { DatabaseSync } = builtin("node:sqlite");
  const db = new DatabaseSync(file, { timeout: 5000 });
  db.exec(`PRAGMA journal_mode=WAL; PRAGMA synchronous=${synchronous};`);
  return db;
}

/** The log in SQLite: what was appended outlives the process. */
export function sqliteStore(options: SqliteOptions): Store {
  const db = openDatabase(options);
  db.exec(SCHEMA);
  const create = db.prepare("INSERT OR IGNORE INTO sessions VALUES (?, ?, ?, ?)");
  const append = db.prepare(APPEND);
  const find = db.prepare("SELECT * FROM sessions WHERE id = ?");
  const all = db.prepare("SELECT * FROM sessions ORDER BY id");
  const last = db.prepare("SELECT coalesce(max(last_seq), 0) AS seq FROM appends WHERE session_id = ?");
  const read = db.prepare("SELECT events FROM appends WHERE session_id = ? AND last_seq > ? ORDER BY last_seq");
  return {
    create: ({ id, tenant, agentId, owner }) => void create.run(id, tenant, agentId, owner),
    append(id, events) {
      const [first] = events;
      if (first === undefined) return;
      const before = first.seq - 1;
      const { changes } = append.run({ id, before, last: before + events.length, events: JSON.stringify(events) });
      if (Number(changes) === 0) throw new Error(`Event ${first.seq} does not follow ${last.get(id)?.["seq"]}.`);
    },
    // Half a surrogate pair would be looked up as U+FFFD, and find the session of another name.
    find: (id) => (id.isWellFormed() ? toRecord(find.get(id)) : undefined),
    read: (id, afterSeq) =>
      unbroken(
        id,
        afterSeq,
        read
          .all(id, afterSeq)
          .flatMap((row) => toEvents(String(row["events"])))
          .filter(({ seq }) => seq > afterSeq),
      ),
    sessions: () => all.all().flatMap((row) => toRecord(row) ?? []),
    close: () => db.close(),
  };
}

function toRecord(row: Record<string, unknown> | undefined): SessionRecord | undefined {
  if (row === undefined) return undefined;
  const text = (column: string): string => String(row[column]);
  return { id: text("id"), tenant: text("tenant"), agentId: text("agent_id"), owner: text("owner") };
}

/** A damaged log tells nothing that can be gone on with: a session with a gap would ask again for what has been done. */
function unbroken(id: string, afterSeq: number, events: Event[]): Event[] {
  const at = events.findIndex(({ seq }, index) => seq !== afterSeq + 1 + index);
  if (at < 0) return events;
  throw new Error(`The log of session ${JSON.stringify(id)} is damaged: event ${afterSeq + 1 + at} cannot be read.`);
}

/** Stands for a row that cannot be read; no event has this number. */
const UNREADABLE = { seq: Number.POSITIVE_INFINITY } as Event;

/** Exactly, since results on the record keep the digits that they were sent with. */
function toEvents(text: string): Event[] {
  const reading = readExactJson(text, { maxDepth: Number.POSITIVE_INFINITY });
  return reading.ok ? (reading.value as Event[]) : [UNREADABLE];
}
