import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type {
  DecisionResponse,
  DraftMessage,
  LlmCallAction,
  Message,
  ToolCall,
  Trigger,
} from "../../src/generated/types.ts";
import { createRules } from "../../src/protocol/rules.ts";
import type { ViewCall } from "../../src/protocol/view.ts";
import { answersIn, callOf, configOf, modelCallOf, user, viewOf } from "../protocol/views.ts";

const rules = createRules();

/** One model reply with calls, and a story of how they end and how their ends are told. */
const anyStory = fc.record({
  ids: fc.array(fc.constantFrom("a", "b", "c", "d", "e"), { minLength: 1, maxLength: 6 }),
  used: fc.uniqueArray(fc.constantFrom("a", "b", "c"), { maxLength: 2 }),
  order: fc.array(fc.nat(), { minLength: 6, maxLength: 6 }),
  // Whether the end of a call is told before the next call ends, or later.
  told: fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
  fails: fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
  // Whether the worker takes the proposal, or answers with nothing.
  accepts: fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
});

/** A session that takes every proposal as it is, as an engine would for an agent without a worker. */
class Session {
  messages: Message[];
  calls: ViewCall[] = [];
  prompts: LlmCallAction[] = [];
  private made = 0;

  constructor(used: readonly string[]) {
    const tool_calls = used.map((id): ToolCall => ({ id, type: "function", function: { name: "t", arguments: "{}" } }));
    this.messages = [
      user("u0"),
      { id: "m0", role: "assistant", tool_calls },
      ...used.map((id): Message => ({ id: `r${id}`, role: "tool", tool_call_id: id })),
      user("u1"),
    ];
  }

  view() {
    return viewOf({
      config: configOf(),
      messages: this.messages,
      calls: this.calls,
      modelCalls: [modelCallOf("m1", { tools: [{ name: "t" }] })],
    });
  }

  propose(trigger: Trigger): DecisionResponse {
    return rules.propose(trigger, this.view());
  }

  apply({ messages = [], actions = [] }: DecisionResponse): void {
    const { keep, write } = rules.newMessages(this.view(), messages);
    this.messages = [
      ...this.messages.slice(0, keep),
      ...write.map((message): Message => ({ ...message, id: message.id ?? `x${++this.made}` })),
    ];
    for (const action of actions) {
      if (action.type === "llm.call") this.prompts.push(action);
      if (action.type === "tool.call") this.calls.push(callOf({ id: action.id ?? "", parent: "m1" }));
    }
  }

  end(id: string, ok: boolean): void {
    const outcome = ok
      ? { ok, result: { content: [{ type: "text" as const, text: id }] } }
      : { ok, error: { message: `no ${id}`, code: "internal" as const } };
    this.calls = this.calls.map((call) =>
      call.id === id
        ? { ...call, status: ok ? "completed" : "failed", outcome: outcome as ViewCall["outcome"] & object }
        : call,
    );
  }

  tell(id: string, accept: boolean): void {
    const call = this.calls.find((candidate) => candidate.id === id);
    const outcome = call?.outcome;
    if (call === undefined || outcome === undefined) throw new Error("told before it ended");
    const { ok } = outcome;
    const trigger: Trigger = {
      type: "tool.finished",
      id,
      ok,
      name: call.name,
      ...(outcome.ok ? { result: outcome.result } : { error: outcome.error }),
    };
    this.calls = this.calls.map((other) => (other.id === id ? { ...other, reported: true } : other));
    const proposed = this.propose(trigger);
    const last = this.calls.every(({ reported }) => reported);
    this.apply(accept || last ? proposed : {});
  }
}

function play({
  ids,
  used,
  order,
  told,
  fails,
  accepts,
}: typeof anyStory extends fc.Arbitrary<infer T> ? T : never): Session {
  const session = new Session(used);
  const tool_calls = ids.map(
    (id): ToolCall => ({ id, type: "function", function: { name: "t", arguments: `"${id}"` } }),
  );
  session.apply(
    session.propose({
      type: "llm.finished",
      id: "m1",
      ok: true,
      truncated: false,
      message: { role: "assistant", tool_calls },
    }),
  );
  const open = session.calls.map(({ id }) => id);
  const untold: string[] = [];
  for (let step = 0; open.length > 0; step++) {
    const [id = ""] = open.splice((order[step] ?? 0) % open.length, 1);
    session.end(id, fails[step] !== true);
    untold.push(id);
    if (told[step] === true) session.tell(untold.shift() ?? "", accepts[step] === true);
  }
  for (const [step, id] of untold.entries()) session.tell(id, accepts[step] === true);
  return session;
}

describe("proposals that are taken as they are", () => {
  it("give each call of a reply exactly one tool message, whatever the order of their ends", () => {
    fc.assert(
      fc.property(anyStory, (story) => {
        const session = play(story);
        const reply = session.messages.find(({ id }) => id === "m1");
        const called = (reply?.tool_calls ?? []).map(({ id }) => id);
        expect(called).toHaveLength(story.ids.length);
        expect(
          answersIn(session.messages)
            .filter((id) => called.includes(id ?? ""))
            .sort(),
        ).toEqual([...called].sort());
      }),
      { numRuns: 500 },
    );
  });

  it("prompt exactly once, and only when every call has its message", () => {
    fc.assert(
      fc.property(anyStory, (story) => {
        expect(play(story).prompts).toHaveLength(1);
      }),
      { numRuns: 500 },
    );
  });

  it("run each id of a reply once, and never under an id that the session has used", () => {
    fc.assert(
      fc.property(anyStory, (story) => {
        const { calls } = play(story);
        expect(calls).toHaveLength(new Set(story.ids).size);
        expect(new Set([...calls.map(({ id }) => id), ...story.used]).size).toBe(calls.length + story.used.length);
      }),
    );
  });

  it("echo the record, so that taking them writes only what is new", () => {
    fc.assert(
      fc.property(anyStory, (story) => {
        const session = play(story);
        const before = session.messages;
        session.apply(session.propose({ type: "turn.finished", turn_id: "t" }));
        expect(session.messages).toEqual(before);
      }),
    );
  });
});

describe("an arranged prompt", () => {
  /** A transcript as a careless worker might send it: answers missing, doubled, in the wrong place. */
  const anyTranscript: fc.Arbitrary<DraftMessage[]> = fc
    .array(
      fc.oneof(
        fc.record({ role: fc.constant("user" as const), content: fc.string() }),
        fc.record({
          role: fc.constant("tool" as const),
          tool_call_id: fc.constantFrom("0.0", "0.1", "1.0", "2.0", "zz"),
        }),
        fc.record({ role: fc.constant("assistant" as const), count: fc.nat(2) }),
      ),
      { maxLength: 12 },
    )
    .map((drafts) => {
      let replies = 0;
      return drafts.map((draft) => {
        if (!("count" in draft)) return draft;
        const reply = replies++;
        const tool_calls = Array.from(
          { length: draft.count },
          (_, index): ToolCall => ({
            id: `${reply}.${index}`,
            type: "function",
            function: { name: "t", arguments: "{}" },
          }),
        );
        return { role: "assistant" as const, tool_calls };
      });
    });

  it("has behind each reply one answer to each of its calls, in their order, and no other answers", () => {
    fc.assert(
      fc.property(anyTranscript, (messages) => {
        const arranged = rules.arrangePrompt(viewOf(), messages);
        const expected = messages.flatMap((message) => {
          if (message.role === "tool") return [];
          return [message.role, ...(message.tool_calls ?? []).map(({ id }) => id)];
        });
        expect(arranged.map(({ role, tool_call_id }) => tool_call_id ?? role)).toEqual(expected);
        expect(rules.arrangePrompt(viewOf(), arranged)).toEqual(arranged);
      }),
      { numRuns: 300 },
    );
  });
});
