import type { EngineCase, PlannedAnswer } from "./case.ts";
import { fineCall } from "./delivery.ts";
import { assemble } from "./draft.ts";
import { slowlyRetried } from "./retries.ts";

/** How long a delivery may stay without an answer, in milliseconds, and how long the suite keeps silent. */
const BOUND_MS = 20_000;
const SILENT_MS = BOUND_MS + 1_000;

const fine: PlannedAnswer = {
  take: "action",
  action: { type: "tool.result", content: [{ type: "text", text: "fine" }] },
};

/** A worker that says nothing for longer than a delivery may take, and answers the next delivery at once. */
const silent: EngineCase = assemble("redelivery", [[fineCall({ ...fine, afterActs: 1 })]], undefined, {
  needs: ["delivery"],
  class: "long",
  waitMs: BOUND_MS + 4_000,
  acts: [
    {
      name: "silence",
      when: { trigger: "tool.execute", asked: true },
      quietMs: SILENT_MS,
      act: { do: "wait" },
    },
  ],
});

/** A worker that is away for three deliveries: 2, 4 and 8 s, as decisions wait by default. */
const away: EngineCase = assemble(
  "redelivery",
  [[fineCall({ ...fine, first: Array.from({ length: 3 }, () => ({ status: 503, text: "restarting" })) })]],
  undefined,
  { needs: ["delivery"], class: "long", waitMs: 14_000 },
);

/**
 * Fixed cases that wait for as long as the protocol has it by default, where all others hurry: a delivery that nobody
 * answers, and backoffs that grow, of a delivery and of a call.
 */
export const longExamples: readonly EngineCase[] = [silent, away, slowlyRetried];
