import type { Send } from "../../src/wire/send.ts";
import { tapSend } from "../drivers/wire-tap.ts";
import { sendSlowly } from "../drivers/worker/slow-send.ts";
import type { WorkerTarget } from "../drivers/worker/target.ts";
import type { WorkerSuiteOptions } from "./options.ts";

/** How long an answer may take where nobody says otherwise, in milliseconds. */
const PATIENCE_MS = 5_000;

/** How the options say the worker is spoken to. */
export function targetOf(options: WorkerSuiteOptions, send: Send): WorkerTarget {
  const { url, secret, headers = {}, agent = "tck", patienceMs = PATIENCE_MS, engine, onExchange } = options;
  const tapped = (way: Send): Send => tapSend(way, "engine", "worker", onExchange);
  return {
    url,
    send: tapped(send),
    secret,
    headers,
    agentId: agent,
    patienceMs,
    ...(engine !== undefined && { engine }),
    // A send of the caller's own has no socket that could be slow.
    ...(options.send === undefined && {
      sendSlowly: (request, slowness) => tapped((one) => sendSlowly(one, slowness))(request),
    }),
  };
}
