import { expect, it } from "vitest";
import { EVERYTHING, runEngineSuite } from "../../conformance/index.ts";
import { mountEngine } from "../../conformance/mutants/engine/index.ts";
import { MUTANT_KEYS } from "../../conformance/mutants/engine/mutant.ts";
import type { Handle } from "../../src/wire/handle.ts";

const LIST = /^\/api\/[a-z]+\/sessions\/[^/]+\/events(?:\?|$)/;

/** What comes of rules on the log for an engine whose events can be had by their stream alone. */
async function outcomes(rules: readonly string[], stream: (handle: Handle) => Handle = (handle) => handle) {
  const mount = mountEngine({});
  const report = await runEngineSuite({
    ...EVERYTHING,
    ...MUTANT_KEYS,
    engine: {
      kind: "mount",
      mount(urls) {
        const { handle, ...engine } = mount(urls);
        return { ...engine, handle: withoutList(stream(handle)) };
      },
    },
    areas: ["watched", "restated"],
    rules,
    runs: 8,
    seed: 3,
    generatedOnly: true,
    topUp: false,
    shrink: false,
  });
  return Object.fromEntries(report.rules.map(({ id, outcome, checked }) => [id, checked > 0 ? outcome : "unchecked"]));
}

const withoutList =
  (handle: Handle): Handle =>
  (request) =>
    request.method === "GET" && LIST.test(request.path)
      ? { status: 404, headers: { "content-type": "application/json" }, body: '{"error":"no such route"}' }
      : handle(request);

it("reads the log from the event stream where there is no list route, and judges it", async () => {
  const rules = ["events/seq-rises-by-one", "events/call-is-on-the-log", "events/equal-state-writes-nothing"];
  expect(await outcomes(rules)).toEqual(Object.fromEntries(rules.map((id) => [id, "pass"])));
});

it("finds a fault in a log that was read from the stream", async () => {
  const oneFurther =
    (handle: Handle): Handle =>
    async (request) => {
      const response = await handle(request);
      const whole = request.path.endsWith("/events/stream?after_seq=0");
      return whole ? { ...response, body: renumbered(response.body as AsyncIterable<string>) } : response;
    };
  expect(await outcomes(["events/seq-starts-at-one"], oneFurther)).toEqual({ "events/seq-starts-at-one": "fail" });
});

async function* renumbered(body: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const frame of body) yield frame.replace(/"seq":(\d+)/, (_, seq) => `"seq":${Number(seq) + 1}`);
}
