import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { examples } from "../../conformance/cases/engine/examples/index.ts";
import { run } from "./io.ts";

const folder = mkdtempSync(join(tmpdir(), "tck-misspelt-"));
const at = (name: string): string => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true }));

/** A fixed case with something written into it, read back from a file. Nobody listens where it would be played. */
async function replayed(edit: (whole: Record<string, unknown>, call: Record<string, unknown>) => unknown) {
  const whole = structuredClone(examples[0]) as unknown as Record<string, unknown>;
  const [turn] = whole["turns"] as [{ replies: [{ calls: [Record<string, unknown>] }] }];
  const value = edit(whole, turn.replies[0].calls[0]) ?? whole;
  writeFileSync(at("case.json"), JSON.stringify(value));
  return run(["replay", at("case.json"), "--url", "http://127.0.0.1:9", "--worker-port", "4999"]);
}

describe("a case whose members are misspelt", () => {
  it("is refused before anything is played, with the place, the value and what was probably meant", async () => {
    const ran = await replayed((whole, call) => {
      whole["fautls"] = 1;
      call["inputt"] = { status: ["valid"] };
    });
    expect(ran.code).toBe(2);
    expect(ran.err).toContain(
      '/turns/0/replies/0/calls/0/inputt is no member that it may have; it is {"status":["valid"]}. Did you mean input?',
    );
    expect(ran.err).toContain("/fautls is no member that it may have; it is 1.");
  });

  it("is refused in a saved failure too, inside of the case and beside it", async () => {
    const ran = await replayed((whole, call) => {
      call["declaredd"] = true;
      return { role: "engine", rule: "results/plain-text", sead: 7, case: whole };
    });
    expect(ran.code).toBe(2);
    expect(ran.err).toContain("/case/turns/0/replies/0/calls/0/declaredd");
    expect(ran.err).toContain("/sead is no member that it may have; it is 7. Did you mean seed?");
  });

  it("is refused where a value is of the wrong kind that nobody reads before it is played", async () => {
    const ran = await replayed((whole) => {
      whole["waitMs"] = "soon";
    });
    expect(ran).toMatchObject({ code: 2, err: expect.stringContaining("/waitMs must be") });
  });
});
