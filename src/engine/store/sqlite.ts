import { DatabaseSync } from "node:sqlite";
import type { Event } from "../../generated/types.ts";
import { readExactJson } from "../../json/read.ts";
import type { SessionRecord, Store } from "../ports.ts";

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS sessions (id TEXT PRIMARY KEY, tenant TEXT NOT NULL, agent_id TEXT NOT NULL, owner TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS events (session_id TEXT NOT NULL, seq INTEGER NOT NULL, event TEXT NOT NULL, PRIMARY KEY (session_id, seq)) WITHOUT ROWID;
`;

/** How the database answers a crash: `NORMAL` outlives a killed process, `FULL` a loss of power as well. */
export interface SqliteOptions {
  readonly file: string;
  readonly synchronous?: "NORMAL" | "FULL";
}

/** Opens a database in WAL mode. The caller closes it. */
export function openDatabase({ file, synchronous = "NORMAL" }: SqliteOptions): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: 5000 });
  db.exec(`PRAGMA journal_mode=WAL; PRAGMA synchronous=${synchronous};`);
  return db;
}

/** The log in SQLite: what was appended outlives the process. */
export function sqliteStore(options: SqliteOptions): Store {
  const db = openDatabase(options);
  db.exec(SCHEMA);
  const create = db.prepare("INSERT OR IGNORE INTO sessions VALUES (?, ?, ?, ?)");
  const insert = db.prepare("INSERT INTO events VALUES (?, ?, ?)");
  const find = db.prepare("SELECT * FROM sessions WHERE id = ?");
  const all = db.prepare("SELECT * FROM sessions ORDER BY id");
  const last = db.prepare("SELECT max(seq) AS seq FROM events WHERE session_id = ?");
  const read = db.prepare("SELECT event FROM events WHERE session_id = ? AND seq > ? ORDER BY seq");
  return {
    create: ({ id, tenant, agentId, owner }) => void create.run(id, tenant, agentId, owner),
    append(id, events) {
      db.exec("BEGIN IMMEDIATE");
      try {
        const before = Number(last.get(id)?.["seq"] ?? 0);
        if (events[0] !== undefined && events[0].seq !== before + 1)
          throw new Error(`Event ${events[0].seq} does not follow ${before}.`);
        for (const event of events) insert.run(id, event.seq, JSON.stringify(event));
        db.exec("COMMIT");
      } catch (thrown) {
        db.exec("ROLLBACK");
        throw thrown;
      }
    },
    find: (id) => toRecord(find.get(id)),
    read: (id, afterSeq) => read.all(id, afterSeq).flatMap((row) => toEvent(String(row["event"]))),
    sessions: () => all.all().flatMap((row) => toRecord(row) ?? []),
    close: () => db.close(),
  };
}

function toRecord(row: Record<string, unknown> | undefined): SessionRecord | undefined {
  if (row === undefined) return undefined;
  const text = (column: string): string => String(row[column]);
  return { id: text("id"), tenant: text("tenant"), agentId: text("agent_id"), owner: text("owner") };
}

/** Exactly, since results on the record keep the digits that they were sent with. */
function toEvent(text: string): Event[] {
  const reading = readExactJson(text, { maxDepth: Number.POSITIVE_INFINITY });
  return reading.ok ? [reading.value as Event] : [];
}
