import type { Blobs, Ids } from "../ports.ts";
import { openDatabase, type SqliteOptions } from "../store/sqlite.ts";
import { readBlobUri, writeBlobUri } from "./uri.ts";

const SCHEMA =
  "CREATE TABLE IF NOT EXISTS blobs (tenant TEXT NOT NULL, id TEXT NOT NULL, mime TEXT NOT NULL, bytes BLOB NOT NULL, PRIMARY KEY (tenant, id))";

/** Blobs in SQLite: they outlive the process, and a loss of power too unless told otherwise, since an event names them at once. */
export function sqliteBlobs(options: SqliteOptions, ids: Ids): Blobs {
  const db = openDatabase({ synchronous: "FULL", ...options });
  db.exec(SCHEMA);
  const insert = db.prepare("INSERT INTO blobs VALUES (?, ?, ?, ?)");
  const find = db.prepare("SELECT mime, bytes FROM blobs WHERE tenant = ? AND id = ?");
  return {
    async put(tenant, { bytes, mime, name }) {
      const id = ids.next();
      insert.run(tenant, id, mime, bytes);
      return writeBlobUri({ tenant, id, mime, size: bytes.length, ...(name === undefined ? {} : { name }) });
    },
    async get(tenant, uri) {
      const ref = readBlobUri(uri);
      if (ref === undefined || ref.tenant !== tenant) return undefined;
      const row = find.get(tenant, ref.id);
      return row === undefined ? undefined : { bytes: row["bytes"] as Uint8Array, mime: String(row["mime"]) };
    },
    close: () => db.close(),
  };
}
