import fc from "fast-check";
import type { EngineArea, EngineCase, PlannedUsage } from "./case.ts";
import { fineCall } from "./delivery.ts";
import { assemble, coreArea } from "./draft.ts";

/** What a provider may have counted: most of what it read may come from its cache. */
const counted: fc.Arbitrary<PlannedUsage> = fc
  .record({
    fresh: fc.integer({ min: 1, max: 900 }),
    cached: fc.constantFrom(0, 7, 128),
    output: fc.integer({ min: 1, max: 90 }),
  })
  .map(({ fresh, cached, output }) => ({ input: fresh + cached, cached, output }));

/** Turns of several model calls, each with a count of its own. */
const metered: fc.Arbitrary<EngineCase> = fc
  .integer({ min: 0, max: 2 })
  .chain((rounds) => fc.tuple(fc.constant(rounds), fc.array(counted, { minLength: rounds + 2, maxLength: rounds + 2 })))
  .map(([rounds, counts]) => {
    const drafted = assemble(
      "usage",
      Array.from({ length: rounds }, () => [fineCall()]),
      undefined,
      { needs: ["events"] },
    );
    let n = 0;
    const turns = drafted.turns.map((turn) => ({
      ...turn,
      replies: turn.replies.map((reply) => {
        const usage = counts[n++];
        return usage === undefined ? reply : { ...reply, usage };
      }),
    }));
    return { ...drafted, turns };
  });

/** What turns cost. */
export const usageAreas: readonly EngineArea[] = [{ ...coreArea("usage", 1, metered), needs: ["events"] }];
