import { describe, expect, it } from "vitest";
import type { EngineCase } from "../../conformance/cases/engine/case.ts";
import { examples } from "../../conformance/cases/engine/examples/index.ts";
import type { EngineLog, Exchange } from "../../conformance/drivers/engine/log.ts";
import { EVERYTHING, replayEngineCase, runEngineSuite } from "../../conformance/index.ts";
import { engineChoices } from "../../conformance/judges/engine/index.ts";
import { choosers, mountEngine, survivors } from "../../conformance/mutants/engine/index.ts";
import { MUTANT_KEYS, type Replaced } from "../../conformance/mutants/engine/mutant.ts";
import { registry, ruleById } from "../../conformance/rules/index.ts";

/** What the reference engine does at each point, in the registry's words. */
const REFERENCE: Readonly<Record<string, readonly string[]>> = {
  "storage/text-beside-bytes": ["the blob alone"],
  "storage/empty-resource": ["an empty text block"],
  "storage/unreadable-bytes-wording": ["that text"],
  "retries/first-attempt-number": ["1"],
  "retries/lapsed-attempt-is-tried-again": ["the next attempt, sent before or after a late answer comes"],
  "delivery/unknown-action-tag": ["the whole decision is refused"],
  "delivery/one-at-a-time": ["one at a time, in order"],
  "delivery/statuses-that-are-final": ["every status but 5xx, 408 and 429, and every body that is no decision"],
  "delivery/messages-are-matched-by-id": [
    "from the first unknown message on all is written under the known ones before it; a shorter view moves the head",
  ],
  "delivery/failed-start-is-asked-again": ["session.start is asked again, before the message"],
  "delivery/unknown-agent": ["404"],
  "delivery/lapsed-delivery-is-dropped": ["it is dropped: its request is closed and the next decision goes out"],
  "blobs/uri-form": ["the published form"],
  "blobs/caching": ["that header"],
  "blobs/fetched-by-a-machine": ["a machine route beside it"],
  // An image where the format takes none in a tool's message, and a file that it takes nowhere.
  "blobs/in-a-prompt": [
    "a note such as [image, image/png, 4 bytes], or [missing image content]",
    "in a user message after the last tool message",
  ],
  "model-view/images-in-tool-messages": ["into a user message after the last tool message, with a note in its place"],
  "results/extra-keys-and-empty-content": ["it is taken as a ToolResult"],
  "output/null-structured-content": ["as absent"],
  "output/several-text-blocks": ["joined by a newline; none is the empty string"],
  "output/text-of-a-violation": ["it names the place and what was expected"],
  "model-view/text-beside-structured-content": ["the JSON of structuredContent"],
  "calls/unknown-code": ["handler_error, with the code kept in the detail"],
  "results/nothing-named": ["a result without blocks", "the text null"],
  "results/other-shapes-at-settle": ["they are coerced as in an action"],
  "session/what-the-client-reads": ["idle, with recorded messages only"],
  "schemas/unusable": ["that check is off for that tool"],
  "events/payload-members": ["the published members alone"],
  "events/list-route": ["GET /api/machine/sessions/{id}/events?after_seq= with {events: Event[]}"],
};

/** The same at points that no fixed example shows. */
const DRAWN: typeof REFERENCE = {
  "proposals/of-a-workers-own-call": ["nothing"],
  "turns/failed-model-call": ["a fail action"],
};

/** Told beside what a law judges, in words of its own or under the name of the rule. */
const TOLD_BY_LAWS = [
  ...["arguments/blank", "arguments/odd-texts", "calls/reported-failure", "client-tools/machine-may-answer"],
  ...["deferred/arguments-that-break-the-schema", "deferred/called-by-its-own-name"],
  ...["deferred/shape-of-the-inner-arguments", "interrupts/second-on-a-paused-branch"],
];

/** No case brings these about, so that a report is silent on them. */
const UNTOLD = [
  // The suite plays the worker of the one agent that it knows: one without a worker is out of its reach.
  "session/agent-without-a-worker",
  ...["arguments/which-schema", "calls/settling-another-call", "client-tools/one-answer-or-several"],
  ...["deferred/reserved-names", "interrupts/live-decision", "interrupts/who-may-resume"],
  ...["llm-worker/tokens-nobody-asked-for", "turns/empty-answer-to-other-triggers"],
  // Of formats that take the text of arguments as it is there is nothing to see.
  "model-view/form-of-malformed-arguments",
];

const observer = (rule: string) => {
  const found = engineChoices.find((one) => one.rule === rule);
  if (found === undefined) throw new Error(`nobody observes ${rule}`);
  return found;
};

/** A case played by an engine that differs from the reference in these respects. */
async function play(engineCase: EngineCase, replaced: Replaced) {
  const engine = { kind: "mount", mount: mountEngine(replaced) } as const;
  return replayEngineCase(engineCase, { ...EVERYTHING, ...MUTANT_KEYS, engine });
}

/** What waits for as long as a delivery may take shows no choice that the others do not. */
const shown = examples.filter((engineCase) => engineCase.class !== "long");

let plays: { readonly engineCase: EngineCase; readonly played: ReturnType<typeof play> }[] | undefined;

/** The fixed examples that show a choice when the reference engine plays them, with what it did. */
async function shownBy(rule: string): Promise<{ readonly engineCase: EngineCase; readonly log: EngineLog }[]> {
  plays ??= shown.map((engineCase) => ({ engineCase, played: play(engineCase, {}) }));
  const all = await Promise.all(plays.map(async ({ engineCase, played }) => ({ engineCase, ...(await played) })));
  return all.filter(({ engineCase, log }) => observer(rule).observe(engineCase, log).length > 0);
}

const observed = (rule: string, logs: readonly { readonly engineCase: EngineCase; readonly log: EngineLog }[]) =>
  [...new Set(logs.flatMap(({ engineCase, log }) => observer(rule).observe(engineCase, log)))].sort();

describe.concurrent("each observer of a choice", () => {
  it("knows the ways that the registry accepts, and no others", () => {
    for (const { rule, accepts } of engineChoices) {
      expect(ruleById(rule)).toMatchObject({ tier: "choice", role: "engine" });
      expect(accepts, rule).toEqual(ruleById(rule)?.accepts);
    }
  });

  it("is of a choice that is not put off, and what has none is named here with the reason", () => {
    expect(registry.filter(({ tier, planned }) => tier === "choice" && planned !== undefined)).toEqual([]);
    const all = registry.flatMap(({ id, tier }) => (tier === "choice" ? [id] : []));
    const observed = engineChoices.map(({ rule }) => rule);
    expect([...observed, ...TOLD_BY_LAWS, ...UNTOLD].sort()).toEqual(all.sort());
    expect(observed.sort()).toEqual(Object.keys({ ...REFERENCE, ...DRAWN }).sort());
  });

  it.each(Object.entries(REFERENCE))(
    "%s: the reference engine's way is told",
    async (rule, ways) => {
      expect(observed(rule, await shownBy(rule))).toEqual(ways);
    },
    60_000,
  );

  it.each([...choosers])(
    "$rule: an engine that goes another way is told, and not blamed: $way",
    async (chooser) => {
      const cases = await shownBy(chooser.rule);
      // A few cases tell as much as all that make a call.
      const some = cases.length > 12 ? cases.slice(-6) : cases;
      const replayed = await Promise.all(some.map(({ engineCase }) => play(engineCase, chooser.make())));
      const logs = replayed.map(({ log, case: engineCase }) => ({ engineCase, log }));
      expect(observed(chooser.rule, logs)).toEqual([chooser.way]);
      expect(replayed.flatMap(({ broken }) => broken.flatMap(({ findings }) => findings[0]?.message ?? []))).toEqual(
        [],
      );
    },
    60_000,
  );

  it("shows nothing of a log that makes no sense", () => {
    const odd = { kind: "decision", json: { trigger: { type: 5 } }, n: 1, at: 0, path: "/" } as unknown as Exchange;
    const log = { key: "m", startedAt: 0, exchanges: [odd], end: "ended", blobs: {}, events: [7] } as const;
    for (const engineCase of examples.slice(0, 20))
      for (const { observe } of engineChoices) expect(observe(engineCase, log)).toEqual([]);
  });
});

/** The only log that shows a choice, with its exchanges changed as another engine would have them. */
async function retold(rule: string, change: (exchanges: readonly Exchange[]) => readonly Exchange[]) {
  const logs = await shownBy(rule);
  return observed(
    rule,
    logs.map(({ engineCase, log }) => ({ engineCase, log: { ...log, exchanges: change(log.exchanges) } })),
  );
}

const typeOf = ({ json }: Exchange): unknown => (json as { trigger?: { type?: unknown } } | undefined)?.trigger?.type;

describe.concurrent("what the reference engine has no other side of is told of a log", () => {
  it("that several decisions were delivered at the same time", async () => {
    const atOnce = await retold("delivery/one-at-a-time", (all) =>
      all.map((one) => (typeOf(one) === "tool.execute" ? { ...one, at: 1 } : one)),
    );
    expect(atOnce).toEqual(["several at the same time"]);
  });

  it("that a message came without a config after a start that had failed", async () => {
    const without = await retold("delivery/failed-start-is-asked-again", (all) => {
      const starts = all.filter((one) => typeOf(one) === "session.start");
      return all.filter((one) => one !== starts[1]);
    });
    expect(without).toEqual(["the message is delivered without a config"]);
  });

  it("that the answer to a call was waited for which had ended", async () => {
    const awaited = await retold("delivery/lapsed-delivery-is-dropped", (all) =>
      all.map((one) => (typeOf(one) === "tool.finished" ? { ...one, at: one.at + 10_000 } : one)),
    );
    expect(awaited).toEqual(["it is waited for, and its late answer changes nothing"]);
  });

  it("that an image stands in the message of its tool", async () => {
    const logs = await shownBy("blobs/in-a-prompt");
    const inTool = (exchange: Exchange): Exchange => {
      const text = exchange.text.replaceAll('"role":"user"', '"role":"tool"');
      return exchange.kind === "prompt" ? { ...exchange, text, json: JSON.parse(text) } : exchange;
    };
    const inline = logs.map(({ engineCase, log }) => ({
      engineCase,
      log: { ...log, exchanges: log.exchanges.map(inTool) },
    }));
    expect(observed("blobs/in-a-prompt", inline)).toContain("inline, as a part that the provider takes at that place");
  });

  it("that payloads hold members which are published nowhere", async () => {
    const logs = await shownBy("events/payload-members");
    const signed = logs.slice(0, 3).map(({ engineCase, log }) => ({
      engineCase,
      log: {
        ...log,
        events: (log.events ?? []).map((event) => {
          const { payload, ...rest } = event as { payload: object };
          return { ...rest, payload: { ...payload, by: "engine" } };
        }),
      },
    }));
    expect(observed("events/payload-members", signed)).toEqual(["members of the engine's own beside them"]);
  });

  it("that blobs have names of another form", async () => {
    const logs = await shownBy("blobs/uri-form");
    const renamed = await Promise.all(
      logs
        .slice(-2)
        .map(({ engineCase }) => play(engineCase, survivors["names its blobs in a way of its own"]?.() ?? {})),
    );
    const other = renamed.map(({ case: engineCase, log }) => ({ engineCase, log }));
    expect(observed("blobs/uri-form", other)).toEqual(["any other URI that the engine's own route takes"]);
  });
});

describe.concurrent("a report", () => {
  const run = (more: object) =>
    runEngineSuite({
      ...EVERYTHING,
      ...MUTANT_KEYS,
      engine: { kind: "mount", mount: mountEngine({}) },
      areas: ["choices", "storage", "results", "output", "schemas", "own-call", "llm-worker-error"],
      runs: 1,
      seed: 2,
      topUp: false,
      ...more,
    });

  it("lists the choices that were seen by their rules, and scores none of them", async () => {
    const { choices, rules } = await run({ slow: true });
    const told = choices.filter(({ point }) => engineChoices.some(({ rule }) => rule === point));
    const made = Object.fromEntries(told.map(({ point, made }) => [point, Object.keys(made).sort()]));
    expect(made).toEqual({ ...REFERENCE, ...DRAWN });
    expect(rules.filter(({ tier }) => tier === "choice")).toEqual([]);
    expect(rules.flatMap(({ failure }) => failure?.findings[0]?.message ?? [])).toEqual([]);
  }, 60_000);

  it("tells of no choice in a profile that is not claimed", async () => {
    const { choices } = await run({ features: [], offers: [] });
    const profiles = new Set(choices.map(({ point }) => ruleById(point)?.profile ?? "core"));
    expect([...profiles]).toEqual(["core"]);
  }, 60_000);
});
