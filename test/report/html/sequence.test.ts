import { describe, expect, it } from "vitest";
import { sequence } from "../../../conformance/report/html/page/sequence.ts";
import type { Message, Party } from "../../../conformance/report/html/shape.ts";

const parties: readonly Party[] = [
  { id: "client", name: "Client", tested: false },
  { id: "engine", name: "Engine", tested: true },
  { id: "worker", name: "Worker", tested: false },
];

type Ends = Pick<Message, "n" | "at" | "from" | "to"> & { readonly answered?: number | "unsaid" };

function message({ answered, ...ends }: Ends): Message {
  const rest = { road: "POST /", what: "", method: "POST", path: "/", headers: {}, text: "" };
  if (answered === undefined) return { ...ends, ...rest, silence: "no answer came" };
  const at = answered === "unsaid" ? {} : { at: answered };
  return { ...ends, ...rest, answer: { ...at, status: 200, what: "", headers: {}, text: "" } };
}

const order = (...messages: Ends[]): string[] =>
  sequence(parties, messages.map(message)).steps.map(({ message: { n }, half }) => `${n} ${half}`);

describe("the order of a diagram", () => {
  it("has an answer after what happened before it came", () => {
    expect(
      order(
        { n: 1, at: 0, from: "client", to: "engine", answered: 5 },
        { n: 2, at: 1, from: "engine", to: "worker", answered: 3 },
        { n: 3, at: 3, from: "engine", to: "worker", answered: 9 },
      ),
    ).toEqual(["1 request", "2 request", "2 answer", "3 request", "1 answer", "3 answer"]);
  });

  it("has one beside its request where nobody said when it came, or none came", () => {
    expect(
      order(
        { n: 1, at: 0, from: "client", to: "engine", answered: "unsaid" },
        { n: 2, at: 1, from: "engine", to: "worker" },
        { n: 3, at: 3, from: "engine", to: "worker", answered: 9 },
      ),
    ).toEqual(["1 request", "1 answer", "2 request", "2 answer", "3 request", "3 answer"]);
  });

  it("has no way back for what a side does to itself", () => {
    expect(order({ n: 1, at: 0, from: "engine", to: "engine", answered: 1 })).toEqual(["1 request"]);
  });
});

describe("the places of a diagram", () => {
  const drawn = sequence(
    parties,
    [
      { n: 1, at: 0, from: "client", to: "engine", answered: 5 } as const,
      { n: 2, at: 1, from: "engine", to: "worker", answered: 3 } as const,
    ].map(message),
  );

  it("lie within it, each step below the last, from one lifeline to another", () => {
    const xs = drawn.lifelines.map(({ x }) => x);
    for (const [i, { x1, x2, y }] of drawn.steps.entries()) {
      expect(xs).toContain(x1);
      expect(xs).toContain(x2);
      expect(y).toBeGreaterThan(drawn.steps[i - 1]?.y ?? 0);
      expect(y).toBeLessThan(drawn.height);
    }
    expect(Math.max(...xs)).toBeLessThan(drawn.width);
  });

  it("show for how long whoever was asked was at work", () => {
    const [, engine, worker] = drawn.lifelines.map(({ x }) => x);
    const bars = drawn.bars.map(({ x, y1, y2 }) => [x, y1 < y2]);
    expect(bars).toEqual([
      [worker, true],
      [engine, true],
    ]);
  });

  it("take no more room than there is, as long as that leaves what can be read", () => {
    const four = [...parties, { id: "provider", name: "Model provider", tested: false } as const];
    const widthIn = (room?: number): number => sequence(four, [], room).width;
    expect(widthIn(789)).toBeLessThanOrEqual(789);
    expect(widthIn(789)).toBeGreaterThan(780);
    expect(widthIn(5_000)).toBe(widthIn());
    expect(widthIn(300)).toBe(widthIn(0));
    expect(widthIn(300)).toBeGreaterThan(600);
  });
});
