import { expect, it } from "vitest";
import { callsOf, type EngineCase } from "../../conformance/cases/engine/case.ts";
import { assemble, type DraftCall, valid } from "../../conformance/cases/engine/draft.ts";
import { ok } from "../../conformance/cases/engine/results.ts";
import { shrink } from "../../conformance/engine/shrink.ts";
import { setStage } from "../../conformance/engine/stage.ts";
import { engineLaws } from "../../conformance/judges/engine/index.ts";
import { mountEngine } from "../../conformance/mutants/engine/index.ts";
import { faultNamed } from "../proofs/planted/faults.ts";
import { WITH_ALL } from "../proofs/planted/play.ts";

const TWELVE = 12;

/** A call with arguments and a result of its own. */
function call(n: number, args: number): DraftCall {
  const text = `result ${n}`;
  return {
    tool: {},
    call: {
      ...valid,
      arguments: JSON.stringify({ n: args }),
      input: { status: ["valid"], value: JSON.stringify({ n: args }) },
      answers: [{ take: "action", action: { type: "tool.result", content: [{ type: "text", text }] } }],
      expect: ok("content", { blocks: [{ type: "text", text }] }),
    },
  };
}

/** Twelve calls in one reply, of which the two at these places have the same arguments. */
const alike = (one: number, other: number): EngineCase =>
  assemble("parallel", [Array.from({ length: TWELVE }, (_, n) => call(n, n === other ? one : n))], "Be brief.");

/** Twelve calls that are left open, and ended by the machine route from the last to the first. */
function leftOpen(): EngineCase {
  const numbers = Array.from({ length: TWELVE }, (_, n) => n);
  const drafts = numbers.map((n): DraftCall => {
    const drawn = call(n, n);
    const expect = { ...drawn.call.expect, because: "later" as const };
    return { ...drawn, call: { ...drawn.call, answers: [{ take: "decision", body: {} }], expect } };
  });
  return assemble("async", [drafts], undefined, {
    needs: ["async", "settle"],
    acts: numbers.toReversed().map((n) => ({
      name: `settle call-${n + 1}`,
      when: { trigger: "tool.execute", nth: TWELVE },
      act: {
        do: "settle",
        body: {
          type: "tool.result",
          id: `call-${n + 1}`,
          result: { content: [{ type: "text", text: `result ${n}` }] },
        },
      },
    })),
  });
}

/** What is left of a case when it is shrunk for the rule of the fault that the engine has. */
async function shrunkFor(name: string, engineCase: EngineCase) {
  const fault = faultNamed(name);
  const law = engineLaws.find(({ rule }) => rule === fault.breaks);
  if (law === undefined) throw new Error(`no law judges ${fault.breaks}`);
  const stage = await setStage({ ...WITH_ALL, engine: { kind: "mount", mount: mountEngine(fault.make()) } });
  try {
    const scheduled = { area: engineCase.area, index: undefined, engineCase };
    const found = await shrink(scheduled, 1, law, (one) => stage.play(one, () => 1_000), 60_000);
    if (!found.reproduced) throw new Error(`${fault.breaks} finds no fault`);
    return found;
  } finally {
    await stage.close();
  }
}

it.each([
  [0, 1],
  [3, 8],
  [10, 11],
])(
  "a fault that needs the calls %i and %i of twelve shrinks to those two",
  { timeout: 120_000 },
  async (one, other) => {
    const { engineCase, before, after } = await shrunkFor("keeps results by their arguments", alike(one, other));
    expect(callsOf(engineCase).map(({ id }) => id)).toEqual([`call-${one + 1}`, `call-${other + 1}`]);
    expect(engineCase.tools.map(({ name }) => name)).toEqual([`tool_${one + 1}`, `tool_${other + 1}`]);
    expect(engineCase.system).toBeUndefined();
    expect(after).toBeLessThan(before / 3);
  },
);

it("a prompt that does not wait for other calls needs two of twelve, whichever", { timeout: 120_000 }, async () => {
  const { engineCase } = await shrunkFor("prompts after the first call", alike(2, 5));
  expect(callsOf(engineCase)).toHaveLength(2);
});

it("a result that ends another open call needs two of twelve, each with what ends it", {
  timeout: 120_000,
}, async () => {
  const { engineCase } = await shrunkFor("gives a result to the call that waits longest", leftOpen());
  const ids = callsOf(engineCase).map(({ id }) => id);
  expect(ids).toHaveLength(2);
  expect(engineCase.acts?.map(({ name }) => name).toSorted()).toEqual(ids.map((id) => `settle ${id}`).toSorted());
});
