import { describe, expect, it } from "vitest";
import type { EngineCase } from "../../conformance/cases/engine/case.ts";
import type { EngineLog, Exchange } from "../../conformance/drivers/engine/log.ts";
import { engineLaws } from "../../conformance/judges/engine/index.ts";

type Draft = Pick<Exchange, "kind"> & Partial<Exchange>;

const json = (status: number, body: unknown) => ({ status, text: JSON.stringify(body), json: body });

const taken = (turnId: string, queued = false) => json(202, { session_id: "s", turn_id: turnId, queued });

/** A submit: of a turn, or as an act of the case. */
const submit = (content: string, answer: Exchange["answer"], act?: string): Draft => ({
  kind: "submit",
  from: "client",
  json: { payload: { type: "client.message", message: { role: "user", content } } },
  ...(answer === undefined ? {} : { answer }),
  ...(act === undefined ? {} : { act }),
});

/** A decision with what the worker answered; `id` is its own unless it is named. */
const asked = (trigger: object, actions: readonly object[] = [], more: object = {}): Draft => ({
  kind: "decision",
  json: { trigger, turn_id: "t-1", ...more },
  answer: json(200, { actions }),
});

const begins = (content: string, more: object = {}): Draft =>
  asked(
    {
      type: "client.messages",
      messages: [
        { role: "user", content: "before" },
        { role: "user", content },
      ],
    },
    [],
    more,
  );

const over = (turnId: string, usage?: object): Draft =>
  asked({ type: "turn.finished", turn_id: turnId, usage }, [{ type: "done", data: "the last word" }]);

const prompt = (): Draft => ({ kind: "prompt", prompt: { model: "m", messages: [], tools: [] } });

/** Each exchange a moment after the one before; answers come at once. */
function logOf(drafts: readonly Draft[], more: Partial<EngineLog> = {}): EngineLog {
  const exchanges = drafts.map((draft, i): Exchange => {
    const text = draft.text ?? (draft.json === undefined ? "" : JSON.stringify(draft.json));
    const { answer } = draft;
    return {
      n: i + 1,
      at: i,
      from: "engine",
      to: "worker",
      method: "POST",
      path: "/",
      headers: {},
      text,
      ...draft,
      ...(answer === undefined ? {} : { answer: { at: i, ...answer } }),
    };
  });
  return { key: "m", startedAt: 0, exchanges, end: "ended", blobs: {}, ...more };
}

const events = (...payloads: object[]) => payloads.map((payload, i) => ({ seq: i + 1, payload }));

function judged(rule: string, area: string, log: EngineLog): string[] {
  const engineCase: EngineCase = {
    version: 1,
    role: "engine",
    area,
    needs: [],
    class: "fast",
    tools: [],
    turns: [
      { user: "go", replies: [{ text: "done" }] },
      { user: "and now?", replies: [{ text: "nothing more" }] },
    ],
  };
  const law = engineLaws.find((one) => one.rule === rule);
  return [...(law?.judge(engineCase, log) ?? [])].map((check) => (check.ok ? "good" : check.message));
}

describe("turns/one-at-a-time", () => {
  const busy = (log: EngineLog) => judged("turns/one-at-a-time", "busy", log);
  const first = [submit("go", taken("t-1")), begins("go")];

  it("wants 409 for what does not ask to wait, and nothing of it afterwards", () => {
    const refused = submit("tck-not-now", json(409, { error: "busy" }), "does not wait: 2");
    expect(busy(logOf([...first, refused]))).toEqual(["good"]);
    expect(busy(logOf([...first, submit("tck-not-now", taken("t-2", true), "does not wait: 2")]))[0]).toContain("409");
    expect(busy(logOf([...first, refused, over("t-1"), begins("tck-not-now")]))[0]).toContain("was refused");
  });

  it("wants what asks to wait to be queued", () => {
    expect(busy(logOf([...first, submit("2", taken("t-2", true), "waits: 2")]))).toEqual(["good"]);
    expect(busy(logOf([...first, submit("2", taken("t-2", false), "waits: 2")]))[0]).toContain("queued");
    expect(busy(logOf([...first, submit("2", json(409, {}), "waits: 2")]))[0]).toContain("409");
  });

  it("finds a turn that begins before the last word of the one before is answered", () => {
    expect(busy(logOf([...first, over("t-1"), begins("2")]))).toEqual(["good"]);
    expect(busy(logOf([...first, begins("2"), over("t-1")]))[0]).toContain("has ended");
    const held = { ...over("t-1"), answer: { ...json(200, {}), at: 99 } };
    expect(busy(logOf([...first, held, begins("2")]))[0]).toContain("has ended");
  });

  it("counts a decision once that is delivered twice", () => {
    const twice = begins("go", { decision_id: "d-1" });
    expect(busy(logOf([submit("go", taken("t-1")), twice, twice, over("t-1")]))).toEqual([]);
  });
});

describe("turns/queued-turns-keep-their-order", () => {
  const order = (drafts: readonly Draft[], more: Partial<EngineLog> = {}) => {
    const waiting = [2, 3].map((n) => submit(`message ${n}`, taken(`t-${n}`, true), `waits: ${n}`));
    const begun = [submit("go", taken("t-1")), begins("go"), ...waiting, over("t-1"), ...drafts];
    return judged("turns/queued-turns-keep-their-order", "busy", logOf(begun, more));
  };

  it("takes turns that begin as they were queued", () => {
    expect(order([begins("message 2"), over("t-2"), begins("message 3"), over("t-3")])).toEqual(["good", "good"]);
  });

  it("finds the later one before the earlier", () => {
    const [first] = order([begins("message 3"), over("t-3"), begins("message 2"), over("t-2")]);
    expect(first).toContain('"message 2"');
  });

  it("finds one that begins while the one before is running, and one that never begins", () => {
    expect(order([begins("message 2"), begins("message 3"), over("t-2")])[1]).toContain("wait for the end");
    expect(order([begins("message 2"), over("t-2")], { end: "stalled" })).toEqual([
      "good",
      expect.stringContaining('a turn for "message 3"'),
    ]);
    expect(order([begins("message 2"), over("t-2")], { end: "derailed" })).toEqual(["good"]);
  });
});

describe("turns/same-turn-id-runs-once", () => {
  const same = (drafts: readonly Draft[]) =>
    judged("turns/same-turn-id-runs-once", "same-turn", logOf([submit("go", taken("t-1")), begins("go"), ...drafts]));

  it("takes the answer that names the turn, and one run", () => {
    expect(same([submit("go", taken("t-1"), "again: running"), over("t-1")])).toEqual(["good", "good"]);
  });

  it("takes a conflict, and finds another id, a failure and a second run", () => {
    expect(same([submit("go", taken("t-9"), "again: running")])[0]).toContain('"t-1"');
    expect(same([submit("go", json(500, {}), "again: over")])[0]).toContain("500");
    expect(same([submit("go", json(409, {}), "again: over"), over("t-1")])[0]).toBe("good");
    expect(same([submit("go", taken("t-1"), "again: over"), begins("go")])[1]).toContain("one run");
  });

  it("has nothing to say where nothing was sent again", () => {
    expect(same([over("t-1")])).toEqual([]);
  });
});

describe("turns/data-is-that-of-the-first-done", () => {
  const completed = (data: object) => ({ type: "turn.completed", turn_id: "t-1", ...data });
  const first = (said: object, ...recorded: object[]) => {
    const drafts = [
      submit("go", taken("t-1")),
      asked({ type: "llm.finished" }, [
        { type: "done", ...said },
        { type: "done", data: "second" },
      ]),
      over("t-1"),
      submit("and now?", taken("t-2")),
    ];
    const log = logOf(drafts, { events: events(...recorded) });
    return judged("turns/data-is-that-of-the-first-done", "first-done", log);
  };

  it("takes the data of the first, whatever was said later", () => {
    expect(first({ data: { a: [1] } }, completed({ data: { a: [1] } }))).toEqual(["good"]);
    expect(first({ data: 0 }, completed({ data: 0 }))).toEqual(["good"]);
    expect(first({}, completed({}))).toEqual(["good"]);
    expect(first({}, completed({ data: null }))).toEqual(["good"]);
  });

  it("finds the data of a later one, data where there was none, and a turn that was never completed", () => {
    expect(first({ data: "first" }, completed({ data: "second" }))[0]).toContain('"first"');
    expect(first({ data: false }, completed({}))[0]).toContain("false");
    expect(first({}, completed({ data: "second" }))[0]).toContain("second");
    expect(first({ data: "first" })[0]).toContain("none");
  });
});

describe("turns/done-leaves-no-prompt", () => {
  const ended = asked({ type: "llm.finished" }, [{ type: "tool.call", id: "call-1" }, { type: "done" }]);
  const late = { type: "tool.result", id: "call-1", content: [{ type: "text", text: "tck-too-late" }] };
  const settle = (status: number): Draft => ({
    kind: "settle",
    from: "client",
    act: "too late: route",
    json: late,
    answer: json(status, {}),
  });
  const done = (drafts: readonly Draft[], more: Partial<EngineLog> = {}) =>
    judged(
      "turns/done-leaves-no-prompt",
      "done-open",
      logOf([submit("go", taken("t-1")), prompt(), ended, ...drafts], more),
    );
  const next = [submit("and now?", taken("t-2")), begins("and now?"), prompt()];

  it("takes the prompts of the next turn", () => {
    expect(done([over("t-1"), ...next])).toEqual(["good"]);
  });

  it("finds a prompt of the turn that is done, then and later", () => {
    expect(done([prompt(), over("t-1"), ...next])[0]).toContain("no prompt");
    expect(done([over("t-1"), ...next, prompt()], { end: "derailed" })[0]).toContain("no prompt");
  });

  it("wants what comes late to be refused, and told to nobody", () => {
    expect(done([over("t-1"), ...next, settle(409)])).toEqual(["good", "good", "good"]);
    expect(done([over("t-1"), ...next, settle(200)])[1]).toContain("a refusal");
    const told = asked({ type: "tool.finished", id: "call-1", result: late });
    expect(done([over("t-1"), ...next, settle(409), told])[2]).toContain("nothing of what came");
    const recorded = events({ type: "tool.call.completed", id: "call-1", result: late });
    expect(done([over("t-1"), ...next, settle(409)], { events: recorded })[2]).toContain("nothing of what came");
  });
});
