import { describe, expect, it } from "vitest";
import { runEngine } from "../../../conformance/engine/run.ts";
import { EVERYTHING } from "../../../conformance/engine/select.ts";
import { hosts } from "../../../conformance/mutants/engine/hosts.ts";
import { MUTANT_KEYS } from "../../../conformance/mutants/engine/mutant.ts";

/** They are SHOULD rules and say that something is said that this revision does not know: a newer engine is warned. */
const STRICT = new Set(["delivery/request-to-the-letter", "events/event-to-the-letter"]);

const SEED = 5;
const RUNS = 24;
/** They mostly wait, beside each other and beside other tests. */
const TIMEOUT_MS = 240_000;

describe("an engine that is sound in another way as a whole", () => {
  it.concurrent.each(Object.entries(hosts))(
    "stays green: one that %s",
    async (_name, mount) => {
      const all = { ...EVERYTHING, ...MUTANT_KEYS };
      const engine = { kind: "mount", mount } as const;
      const run = await runEngine({ ...all, engine, runs: RUNS, seed: SEED, shrink: false, topUp: false });
      const broken = [...run.tally.rules].flatMap(([rule, { smallest }]) =>
        smallest === undefined || STRICT.has(rule) ? [] : [`${rule}: ${smallest.findings[0]?.message}`],
      );
      expect(broken).toEqual([]);
      expect(run.ends.ended).toBe(run.generated + run.fixed);
    },
    TIMEOUT_MS,
  );
});
