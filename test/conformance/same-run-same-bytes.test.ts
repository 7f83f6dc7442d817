import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { examples } from "../../conformance/cases/engine/examples/index.ts";
import type { EngineLog } from "../../conformance/drivers/engine/log.ts";
import { byCommand } from "../../conformance/engine/by-command.ts";
import { runEngineSuite } from "../../conformance/index.ts";
import { eventLaws } from "../../conformance/judges/engine/events.ts";
import { stable } from "../../conformance/report/volatile.ts";

const event = (seq: number) => ({
  session_id: "s",
  seq,
  occurred_at: "2026-08-28T12:00:00.000Z",
  payload: { type: "turn.completed", turn_id: "t" },
});

const log = (seqs: readonly number[]): EngineLog => ({
  key: "k",
  startedAt: 0,
  exchanges: [],
  blobs: {},
  end: "ended",
  events: seqs.map(event),
});

/** The checks that the laws on whole logs make of this one. */
const checksOf = (seqs: readonly number[]) =>
  ["events/seq-rises-by-one", "events/event-can-be-read", "events/event-to-the-letter"].map((id) => {
    const law = eventLaws.find(({ rule }) => rule === id);
    return [...(law?.judge({ ...examples[0]!, area: "watched" }, log(seqs)) ?? [])];
  });

const bin = resolve(import.meta.dirname, "../../bin/tck.js");
const told = { apiKey: "tck", agentId: "tck" };

/** A run against an engine in a process of its own, without what it says to be volatile. */
async function overSockets(concurrency: number): Promise<unknown> {
  const command = `"${process.execPath}" "${bin}" serve engine`;
  const report = await runEngineSuite({
    engine: byCommand(command, told, new AbortController().signal),
    ...told,
    runs: 50,
    seed: 7,
    concurrency,
  });
  expect(report.verdict).toMatchObject({ kind: "conformant" });
  return stable(report);
}

describe("two runs of the same suite, seed and target", () => {
  it("count a log that was read a moment earlier, before the engine had written its end, no differently", () => {
    const [late, early] = [checksOf([1, 2, 3, 4, 5, 6]), checksOf([1, 2, 3])];
    expect(early).toEqual(late);
    expect(late.map((checks) => checks.length)).toEqual([1, 1, 1]);
  });

  it("still find the first event that is out of its order", () => {
    expect(checksOf([1, 2, 4, 7])[0]).toMatchObject([{ ok: false, pointer: "/events/2/seq", expected: "3", got: "4" }]);
  });

  it("give the same bytes over sockets, whether few or many sessions go on at a time", async () => {
    const first = await overSockets(4);
    for (const concurrency of [4, 16, 16]) {
      const again = await overSockets(concurrency);
      // The values first, which name what differs; then the order of their members.
      expect(again).toEqual(first);
      expect(JSON.stringify(again)).toBe(JSON.stringify(first));
    }
  });
});
