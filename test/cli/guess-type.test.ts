import { describe, expect, it } from "vitest";
import { guessType } from "../../src/cli/guess-type.ts";
import { readVocabulary } from "../../src/cli/vocabulary.ts";
import { validate } from "../../src/validate/index.ts";
import { readExamples } from "../schemas/example-files.ts";
import { tck } from "./tck.ts";

const words = readVocabulary();
const told = (value: unknown) => guessType(value, words, (type) => validate(type, value).ok);

/** Types whose messages travel alone, and are told without being named. */
const alone = [
  ...["DecisionRequest", "DecisionResponse", "Trigger", "Action", "Event", "EventPayload", "EventList", "TokenDelta"],
  ...["SubmitRequest", "SubmitReply", "InputRequest", "WorkerSubmit", "SettleRequest", "ClientInput", "ClientPayload"],
  ...["SessionView", "TokenReply", "Refused", "Accepted", "ErrorBody", "ToolResult", "StoredResult", "ToolInput"],
  ...["Call", "Message", "MessageTree", "Usage", "RetryPolicy", "ErrorInfo"],
];

describe("The type of a message that nobody named", () => {
  it("takes every valid example of every type, where it is told at all", () => {
    const wrong = readExamples()
      .filter(({ refused }) => refused === undefined)
      .map((example) => ({ ...example, guess: told(example.value) }))
      .filter(({ guess, value }) => guess !== undefined && !validate(guess, value).ok)
      .map(({ type, name, guess }) => `${type}/${name} as ${guess}`);
    expect(wrong).toEqual([]);
  });

  it.each(alone)("is told for some example of %s", (type) => {
    const valid = readExamples().filter((example) => example.type === type && example.refused === undefined);
    expect(valid.some(({ value }) => told(value) !== undefined)).toBe(true);
  });
});

describe("A line of a log that is refused", () => {
  const log = [
    '{"type":"tool.execute","id":"1","name":"x","arguments":"{}","input":{"status":"malformed","value":3,"error":"x"},"attempt":1}',
    "not json",
    '{"session_id":"s","decision_id":"d","session_idd":1}',
  ].join("\n");

  it("is told with the rule, its own column, and no word suggested for itself", async () => {
    const { code, out } = await tck(["validate", "-"], { input: log });
    expect(code).toBe(1);
    expect(out).toContain(
      "1: Trigger: /input/value stands beside the status malformed (arguments/malformed-has-no-value)",
    );
    expect(out).toContain('stdin:2: The text is not JSON: found "n" at column 1');
    expect(out).toContain("Did you mean session_id");
    expect(out).not.toContain('"value". Did you mean value');
  });
});

describe("A saved log", () => {
  const exchange = (n: number, text: string, answer: string) => ({
    ...{ n, at: 0, from: "engine", to: "worker", kind: "decision", method: "POST", path: "/", headers: {}, text },
    answer: { status: 200, text: answer },
  });
  const asked = '{"session_id":"s","decision_id":"d","trigger":{"type":"session.start"}}';
  const file = (answers: readonly string[]) =>
    JSON.stringify(
      { version: 1, role: "engine", log: { exchanges: answers.map((a, i) => exchange(i + 1, asked, a)) } },
      null,
      2,
    );

  it("has each of its messages checked, and a fault told with its exchange and line", async () => {
    const input = file(["null", '{"actions":[{"type":"tool.result","result":1,"content":[]}]}']);
    const { code, out } = await tck(["validate", "--tolerant", "-"], { input });
    const line = input.split("\n").findIndex((text) => text.includes("tool.result")) + 1;
    expect(code).toBe(1);
    expect(out).toBe(
      `stdin:${line}: exchange 2, the answer: DecisionAnswer: /actions/0 names both result and content (results/naming-both-is-refused).\n`,
    );
  });

  it("without a fault is one line; a stream and a failed answer are left out", async () => {
    const { code, out } = await tck(["validate", "--tolerant", "-"], {
      input: file(["{}", "event: decision.result\n\n"]),
    });
    expect([code, out]).toEqual([0, "stdin:1: valid log of 3 messages\n"]);
  });
});
