import { afterAll, describe, expect, it } from "vitest";
import type { MatrixRow } from "../../../conformance/engine/matrix.ts";
import { engineMutants } from "../../../conformance/mutants/engine/index.ts";
import { FEW, playBroken } from "./play.ts";

/** Cases for a broken engine in which its own rule has found nothing in a few. A proof plays as many with each. */
const MORE = 160;

/** How many files share the broken engines: each is run by one worker, so that every core has some. */
const PARTS = 3;

/** Milliseconds: on a machine that does much else, several of them at once take long. */
const PATIENT = 240_000;

/** The tests of every third broken engine, from the nth on. */
export function describePart(part: number): void {
  const rows: (MatrixRow & { readonly breaks: string })[] = [];

  // What a broken engine costs is waiting, hardly work: several wait at once.
  describe.concurrent("an engine with one mistake", { timeout: PATIENT }, () => {
    for (const [n, mutant] of engineMutants.entries()) {
      if (n % PARTS !== part) continue;
      it(`that ${mutant.name} is caught by ${mutant.breaks} and by nothing that does not follow from it`, async () => {
        const first = await playBroken(mutant, FEW);
        // What a short run shows is looked at again in a longer one: a moment of a busy machine does not come twice.
        const row = first.caught && first.odd.length === 0 ? first : await playBroken(mutant, MORE);
        rows.push({ ...row, breaks: mutant.breaks });
        expect(row.odd, "rules that it should not break").toEqual([]);
        expect(row.caught, `${mutant.breaks} finds fault`).toBe(true);
      });
    }

    afterAll(() => {
      const width = Math.max(...rows.map(({ name }) => name.length));
      const table = rows.map(({ name, breaks, broken }) => {
        const also = broken.filter((rule) => rule !== breaks);
        return `${name.padEnd(width)}  ${breaks}${also.length > 0 ? `  (and ${also.join(", ")})` : ""}`;
      });
      console.log(`${rows.length} broken engines and the rules that found them:\n${table.join("\n")}`);
    });
  });
}
