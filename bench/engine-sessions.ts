import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { createNodeSend } from "../src/wire/node-send.ts";
import { CALLS, listenRoles } from "./engine-roles.ts";
import { KEY, submitOf } from "./engine-submit.ts";
import type { Contests } from "./harness/benchmark.ts";
import type { Contestant } from "./harness/contest.ts";
import { type Served, serve } from "./harness/served.ts";

const SESSIONS = 200;
const server = fileURLToPath(new URL("./engine-server.ts", import.meta.url));

/** What the reference engine on SQLite costs beside a loop that only moves the same bodies. */
export const engineSessions: Contests = {
  name: "engine-sessions",
  about: `The engine's process, ${SESSIONS} sessions at once with ${CALLS} calls each on SQLite, beside a bare loop over the same bodies.`,
  prepare: async () => {
    const roles = await listenRoles();
    const folder = mkdtempSync(join(tmpdir(), "tck-bench-"));
    const { send, close } = createNodeSend();
    const bare = await serve(server, "bare", roles.workerUrl, roles.providerUrl);
    const engine = await serve(server, "engine", roles.workerUrl, roles.providerUrl, folder);
    let named = 0;

    const submit = async ({ port }: Served): Promise<void> => {
      const response = await send({
        method: "POST",
        url: `http://127.0.0.1:${port}/api/machine/sessions/submit`,
        headers: { authorization: `Bearer ${KEY}`, "content-type": "application/json" },
        body: JSON.stringify(submitOf(`session-${named++}`)),
      });
      const text = await response.text();
      if (response.status > 299) throw new Error(`A submit was refused with ${response.status}: ${text}`);
    };

    const go =
      (served: Served): Contestant =>
      async () => {
        const [before, start] = [await served.cpu(), process.hrtime.bigint()];
        const ended = roles.ended(SESSIONS);
        await Promise.all(Array.from({ length: SESSIONS }, () => submit(served)));
        await ended;
        const wall = Number(process.hrtime.bigint() - start) / SESSIONS;
        // What an engine records after the last answer is its work too.
        await pause(200);
        return { wall, cpu: ((await served.cpu()) - before) / SESSIONS };
      };

    return {
      contests: [
        {
          on: "a session",
          rounds: 7,
          warmups: 1,
          contestants: { "a bare loop": go(bare), "the engine": go(engine) },
          claims: [{ of: "the engine", beside: "a bare loop", as: "ratio", by: "cpu", atMost: 2.5 }],
        },
      ],
      close: async () => {
        for (const served of [bare, engine]) served.close();
        close();
        await roles.close();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  },
};
