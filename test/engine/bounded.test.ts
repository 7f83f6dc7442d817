import { describe, expect, it } from "vitest";
import { boundedCompile } from "../../src/engine/validator/bounded.ts";
import { createCompile } from "../../src/protocol/json-schema.ts";
import { config, openHouse } from "./house.ts";

const evil = { type: "object", properties: { a: { type: "string", pattern: "^(a+)+$" } } };
const trap = `{"a":"${"a".repeat(60)}!"}`;

describe("A check with a bound", () => {
  const compile = boundedCompile(createCompile(), { boundMs: 50 });
  const checkOf = (schema: unknown) => {
    const compiled = compile(schema);
    if (!compiled.ok) throw new Error(compiled.reason);
    return compiled.check;
  };

  it("says what the plain one says", () => {
    const plain = createCompile()(evil);
    const values = [{ a: "a".repeat(30) }, { a: 5 }, { a: "b".repeat(20) }, {}, [], null, "a".repeat(40)];
    for (const value of values) expect(checkOf(evil)(value)).toBe(plain.ok ? plain.check(value) : "unusable");
  });

  it("hides values where it is asked to", () => {
    const hidden = checkOf(evil)({ a: "b".repeat(20) }, { hideValues: true });
    expect(hidden).toContain("/a");
    expect(hidden).not.toContain("bbb");
  });

  it("fails closed when a pattern does not come to an end, and works again afterwards", () => {
    const check = checkOf(evil);
    expect(check(JSON.parse(trap))).toBe("validation did not finish");
    expect(check({ a: "a".repeat(30) })).toBeUndefined();
  });

  it("begins again when its time went by without the processor: an honest check is not refused on a busy machine", () => {
    const nobody = new Int32Array(new SharedArrayBuffer(4));
    let waits = 1;
    const starving = boundedCompile(
      () => ({
        ok: true,
        check: () => {
          if (waits-- > 0) Atomics.wait(nobody, 0, 0, 200);
          return undefined;
        },
      }),
      { boundMs: 50 },
    );
    const compiled = starving(evil);
    expect(compiled.ok && compiled.check({ a: "a".repeat(30) })).toBeUndefined();
    expect(waits).toBe(-1);
  });

  it("fails closed when references lead to two others each, all the way down, with no pattern among them", () => {
    const forks = (end: unknown) =>
      Object.fromEntries(
        Array.from({ length: 40 }, (_, n) => {
          const next = { $ref: `#/$defs/d${n + 1}` };
          return [`d${n}`, n === 39 ? end : { anyOf: [next, next] }];
        }),
      );
    const check = checkOf({
      $defs: forks({ type: "string" }),
      type: "object",
      properties: { a: { $ref: "#/$defs/d0" } },
    });
    expect(check({ a: 5 })).toBe("validation did not finish");
    expect(check({})).toBeUndefined();
    expect(
      checkOf({ $defs: forks({ type: "string" }), properties: { a: { $ref: "#/$defs/d30" } } })({ a: 5 }),
    ).toContain("/a");
  });

  it("is compiled once where its compile needs a bound, however often it is asked for", () => {
    let compiles = 0;
    const plain = createCompile();
    const port = boundedCompile((schema) => {
      compiles++;
      return plain(schema);
    });
    const unique = () => ({ type: "array", uniqueItems: true });
    const [one, again] = [port(unique()), port(unique())];
    expect(compiles).toBe(1);
    expect(one.ok && again.ok && one.check === again.check).toBe(true);
    expect(one.ok && one.check([1, 1])).toContain("unique");
  });

  it("is off for a schema whose very compile does not come to an end, and is not tried again", () => {
    let compiles = 0;
    const port = boundedCompile(() => {
      compiles++;
      while (true);
    });
    const endless = { $ref: "#/$defs/a" };
    for (let time = 0; time < 3; time++) expect(port(endless)).toMatchObject({ ok: false, pointer: "" });
    expect(compiles).toBe(1);
  });

  it("gives less time after each time that it was not done, however often its schema is compiled", () => {
    const busy = (value: unknown): undefined => {
      const end = Date.now() + (value as { ms: number }).ms;
      while (Date.now() < end);
    };
    const compiled = { ok: true, check: busy } as const;
    const port = boundedCompile(() => compiled, { boundMs: 1000 });
    const check = (ms: number): string | undefined => {
      const again = port(evil);
      return again.ok ? again.check({ ms, text: "a".repeat(16) }) : again.reason;
    };
    expect(check(100)).toBeUndefined();
    for (let time = 0; time < 5; time++) expect(check(1e9)).toBe("validation did not finish");
    expect(check(100)).toBe("validation did not finish");
    expect(check(0)).toBeUndefined();
  });

  it("gives the reason for a schema that cannot be used", () => {
    expect(compile({ type: 12, pattern: "a" })).toMatchObject({ ok: false });
  });
});

it("Row 29: arguments whose check does not finish are invalid, a result breaks its schema, and the session goes on", async () => {
  const house = openHouse({
    config: config([{ name: "tool", input: evil, output: evil }]),
    script: [
      [
        { id: "c1", name: "tool", args: trap },
        { id: "c2", name: "tool", args: "{}" },
      ],
      "Done.",
    ],
    worker: ({ trigger }) =>
      trigger.type === "tool.execute" ? { actions: [{ type: "tool.result", result: trap }] } : undefined,
  });
  await house.say("go");
  const inputs = house.triggers("tool.execute").map(({ input }) => input);
  expect(inputs).toMatchObject([{ status: "invalid", error: "validation did not finish" }, { status: "valid" }]);
  expect(house.triggers("tool.finished").map(({ error }) => error?.param)).toEqual(["output", "output"]);
  expect(await house.of("turn.completed")).toMatchObject([{ data: "Done." }]);
});
