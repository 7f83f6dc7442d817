/**
 * Kills an engine at every boundary of its log in ten recorded sessions, before and after each append, and at random
 * moments of more: `node test/proofs/kills/prove.ts [every nth boundary] [random sessions] [seed]`. After a restart each
 * session must end as one that was never cut, with nothing run twice beyond the step that was cut off. Exits with 1 when
 * one does not.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Event } from "../../../src/generated/types.ts";
import { type Kill, openTheatre, type Played } from "./play.ts";
import { type RecordedSession, sessions } from "./sessions.ts";

/** What the record says to those who read it; how the engine got there, and when, may differ after a kill. */
const LASTING = new Set([
  "session.created",
  "agent.updated",
  "turn.started",
  "message.new",
  "tool.call.requested",
  "tool.call.completed",
  "tool.call.errored",
  "session.interrupted",
  "session.interrupt_resumed",
  "worker.state.updated",
  "turn.completed",
  "session.done",
]);

/** A text without the ids that the engine makes. */
const anonymous = (text: string): string =>
  text.replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, "<id>");

/** An event without what may differ from run to run: ids that the engine makes, times, attempts of calls of the model. */
function lasting({ payload }: Event): string[] {
  if (!LASTING.has(payload.type)) return [];
  return [
    JSON.stringify(payload, (key, value: unknown) => {
      if (["retry_at", "deadline", "llm_call_id", "parent", "parent_id", "decision_id", "anchor", "head"].includes(key))
        return undefined;
      return typeof value === "string" ? anonymous(value) : value;
    }),
  ];
}

/** What is wrong with a session that was cut, beside one that was not. */
function faults(whole: Played, cut: Played): string[] {
  const found: string[] = [];
  const [wanted, got] = [whole, cut].map(({ events }) => events.flatMap(lasting));
  const at = wanted?.findIndex((text, n) => text !== got?.[n]) ?? -1;
  if (at >= 0) found.push(`event ${at}: expected ${wanted?.[at]}, got ${got?.[at]}`);
  else if (wanted?.length !== got?.length) found.push(`more on the record than was: ${got?.[wanted?.length ?? 0]}`);
  if (cut.events.some(({ seq }, n) => seq !== n + 1)) found.push("the numbers of the events have a gap or come twice");
  const again = [...cut.deliveries].filter(([, times]) => times > 1);
  if (again.length > 1 || again.some(([, times]) => times > 2)) found.push(`delivered again: ${JSON.stringify(again)}`);
  const decided = (played: Played) =>
    new Set([...played.deliveries.keys()].map((key) => anonymous(key.slice(key.indexOf(" ")))));
  for (const key of decided(cut))
    if (!decided(whole).has(key)) found.push(`a decision that the whole session has not: ${key}`);
  if (cut.deliveries.size > whole.deliveries.size)
    found.push(`${cut.deliveries.size} decisions instead of ${whole.deliveries.size}`);
  if (cut.prompts > whole.prompts + 1) found.push(`${cut.prompts} prompts instead of ${whole.prompts}`);
  return found;
}

const every = Number(process.argv[2] ?? 1);
const random = Number(process.argv[3] ?? 200);
let seed = Number(process.argv[4] ?? 1);
/** A number below 1; the same seed gives the same ones. */
const next = (): number => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return seed / 2 ** 32;
};

const folder = mkdtempSync(join(tmpdir(), "tck-kills-"));
const theatre = await openTheatre();
const totals = { kills: 0, inOpenCalls: 0, again: 0, faults: 0 };

async function cut(session: RecordedSession, whole: Played, kill: Kill): Promise<void> {
  const played = await theatre.play(session, folder, kill);
  if (!played.killed) return;
  totals.kills++;
  if (played.inOpenCall) totals.inOpenCalls++;
  totals.again +=
    [...played.deliveries.values()].filter((times) => times > 1).length + Math.max(0, played.prompts - whole.prompts);
  for (const fault of faults(whole, played)) {
    totals.faults++;
    console.log(`FAULT  ${session.name}, ${JSON.stringify(kill)}: ${fault}`);
  }
}

try {
  const wholes: Played[] = [];
  for (const session of sessions) {
    const whole = await theatre.play(session, folder);
    wholes.push(whole);
    const before = totals.kills;
    for (let append = 1; append <= whole.appends; append += every)
      for (const side of ["before", "after"] as const) await cut(session, whole, { append, side });
    console.log(
      `${session.name}: ${whole.events.length} events in ${whole.appends} appends, ${totals.kills - before} kills`,
    );
  }
  for (let n = 0; n < random; n++) {
    const at = n % sessions.length;
    await cut(sessions[at] as RecordedSession, wholes[at] as Played, { afterMs: next() * 120 });
  }
} finally {
  await theatre.close();
  rmSync(folder, { recursive: true, force: true });
}
console.log(
  `${totals.kills} kills, ${totals.inOpenCalls} of them while a call was open; ${totals.again} steps that were cut off were sent again; ${totals.faults} faults.`,
);
if (totals.inOpenCalls === 0) console.log("FAULT  No kill fell inside an open call, so nothing was shown.");
process.exitCode = totals.faults === 0 && totals.inOpenCalls > 0 ? 0 : 1;
