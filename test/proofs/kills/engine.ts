import { join } from "node:path";
import { listenEngine } from "../../../src/engine/index.ts";
import type { Store } from "../../../src/engine/ports.ts";
import { sqliteStore } from "../../../src/engine/store/sqlite.ts";

/** What the process is told, as JSON in its first argument. */
export interface VictimOptions {
  readonly workerUrl: string;
  readonly providerUrl: string;
  readonly dataDir: string;
  /** Which append it dies at, from 1, and on which side of it; absent: it lives. */
  readonly kill?: { readonly append: number; readonly side: "before" | "after" };
}

const { workerUrl, providerUrl, dataDir, kill } = JSON.parse(process.argv[2] ?? "{}") as VictimOptions;

/** The log of a process that dies at one of its appends: no handler runs, and nothing more leaves it. */
function mortal(store: Store): Store {
  let appends = 0;
  const die = (side: "before" | "after"): void => {
    if (kill?.append === appends && kill.side === side) process.kill(process.pid, "SIGKILL");
  };
  return {
    ...store,
    append(sessionId, events) {
      appends++;
      die("before");
      store.append(sessionId, events);
      die("after");
      process.stdout.write(`append ${appends}\n`);
    },
  };
}

const engine = await listenEngine({
  agents: { a: { workerUrl } },
  model: { baseUrl: providerUrl },
  apiKeys: { k: "t" },
  tokenSecret: new TextEncoder().encode("a secret that outlives the process"),
  dataDir,
  store: mortal(sqliteStore({ file: join(dataDir, "sessions.db") })),
});
process.stdout.write(`url ${engine.url}\n`);
