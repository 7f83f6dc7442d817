import { beforeAll, describe, expect, it } from "vitest";
import { accepts, type TypeName } from "../../src/index.ts";
import { type Example, readExamples } from "../schemas/example-files.ts";
import type { Finished } from "./toolchain.ts";

/** What a program says of a value that it was to read as a type and to write again. */
type Answer = { readonly value: unknown } | { readonly error: string };

interface Question {
  readonly type: string;
  readonly value: unknown;
}

/** Runs a program that answers each line of its input, a question as JSON, with a line: an answer as JSON. */
type Program = (input: string) => Finished;

const examples = readExamples();
const valid = examples.filter(({ refused }) => refused === undefined);
/** Values that no language's types can hold: another tag, none, or no object at all. */
const MISTAGGED = [
  "unknown-tag.json",
  "no-tag.json",
  "a-text.json",
  "an-array.json",
  "lacks-type.json",
  "wrong-type.json",
];
const mistagged = examples.filter(
  // The type of a ToolCall is a list of names, not a tag.
  ({ refused, name, type }) => refused !== undefined && type !== "ToolCall" && MISTAGGED.includes(name),
);
/** Of those, the ones that are not a mistake to a receiver: a newer peer may send them. */
const OPEN = ["EventPayload/unknown-tag.json", "Trigger/unknown-tag.json"];

/** Values whose absent members and nulls differ in what they say. */
const telling: readonly Question[] = [
  { type: "DecisionResponse", value: {} },
  { type: "DecisionResponse", value: { state: null } },
  { type: "DecisionResponse", value: { agent: null, state: { count: 2 } } },
  { type: "DecisionResponse", value: { messages: [], actions: [], channels: {} } },
  { type: "SubmitReply", value: { session_id: "s_1", turn_id: null, queued: true } },
  { type: "ToolResult", value: { content: [], structuredContent: null } },
  { type: "ToolResult", value: { content: [], structuredContent: [0, false, "", 9007199254740991] } },
  { type: "DecisionAnswer", value: null },
  { type: "Content", value: "plain" },
  { type: "Content", value: [{ type: "text", text: "block" }] },
  { type: "Attachments", value: { max_inline: 20, rules: { "image/*": "inline" } } },
  { type: "Attachments", value: { max_inline: "20mb", tools: [] } },
  { type: "InterruptMetadata", value: { colour: "red", options: [] } },
  { type: "SettleBody", value: { ok: true } },
  { type: "SettleBody", value: { ok: false, error: "no" } },
  { type: "Event", value: event({ type: "thing.of.tomorrow", size: 7, parts: [null] }) },
  { type: "Trigger", value: { type: "trigger.of.tomorrow", input: { deep: [1.5] } } },
];

function event(payload: unknown): unknown {
  return { session_id: "s_1", seq: 1, occurred_at: "2026-08-28T09:00:00Z", payload };
}

const execute = {
  type: "tool.execute",
  id: "c_1",
  name: "get_weather",
  arguments: "{}",
  input: { status: "valid", value: {} },
  attempt: 0,
};

/** The least that a peer may send of what an author has to send more of. */
const least: readonly Question[] = [
  { type: "DecisionRequest", value: { session_id: "s_1", decision_id: "d_1", trigger: execute } },
  { type: "Event", value: event({ type: "tool.call.dispatched", id: "c_1" }) },
  { type: "Event", value: event({ type: "turn.completed", turn_id: "t_1" }) },
];

/** Closed unions, each with a tag that it does not have. */
const strangers: readonly Question[] = ["Action", "ToolContent", "StoredContent", "MessagePart", "ClientInput"].map(
  (type) => ({ type, value: { type: "thing.of.tomorrow" } }),
);
/** A tag that is no text is nobody's. */
const untold: readonly Question[] = [
  { type: "Trigger", value: { type: true } },
  { type: "EventPayload", value: { type: null } },
  { type: "SettleBody", value: { ok: "true" } },
];

/** What must hold of a language's types, as its program shows it. `start` makes the program ready. */
export function describeRoundTrips(skipped: string | undefined, start: () => Program): void {
  describe.skipIf(skipped !== undefined)(`Its types${skipped === undefined ? "" : ` (not run: ${skipped})`}`, () => {
    let program: Program;
    beforeAll(() => {
      program = start();
    }, 600_000);

    const ask = (questions: readonly Question[]): readonly Answer[] => {
      const input = questions.map(({ type, value }) => `${JSON.stringify({ type, value })}\n`).join("");
      const { ok, out, err } = program(input);
      expect(ok, err).toBe(true);
      return out
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line) as Answer);
    };
    const cameBack = (questions: readonly (Question | Example)[]): void => {
      const answers = ask(questions);
      questions.forEach((question, i) => {
        expect([question.type, answers[i]]).toEqual([question.type, { value: question.value }]);
      });
    };

    it("read every valid example and write it as it was", () => {
      expect(valid.length).toBeGreaterThan(600);
      cameBack(valid);
    });

    it("keep absent, null and empty apart, and what a newer peer's tag brings", () => {
      for (const { type, value } of telling) expect([type, accepts(type as TypeName, value).ok]).toEqual([type, true]);
      cameBack(telling);
    });

    it("read what a peer may send that leaves out all it may", () => {
      for (const { type, value } of least)
        expect([type, accepts(type as TypeName, value)]).toMatchObject([type, { ok: true }]);
      for (const answer of ask(least)) expect(answer).toHaveProperty("value");
    });

    it("refuse a value of another tag where the protocol is closed", () => {
      const closed = [...strangers, ...untold];
      ask(closed).forEach((answer, i) => {
        expect([closed[i]!.type, answer]).toEqual([closed[i]!.type, { error: expect.stringMatching(/type|ok/) }]);
      });
    });

    it("refuse examples that have another tag, none, or are no object", () => {
      expect(mistagged.length).toBeGreaterThan(300);
      const answers = ask(mistagged);
      const taken = mistagged.filter((_, i) => !("error" in answers[i]!));
      expect(taken.map(({ type, name }) => `${type}/${name}`)).toEqual(OPEN);
    });
  });
}
