import { expect, it } from "vitest";
import type { EngineFailure } from "../../conformance/report/document.ts";
import { code } from "../../conformance/report/markdown-text.ts";
import { caseInShort } from "../../conformance/report/terminal/case-words.ts";

/** A case with one call whose arguments are this text. */
const calling = (text: string): string =>
  caseInShort({
    role: "engine",
    case: { turns: [{ replies: [{ calls: [{ tool: "t", arguments: text, answers: [] }] }] }] },
  } as unknown as EngineFailure);

it("tells a run of base64 by how long it is, however long that is", () => {
  const run = "QUJD".repeat(5_000_000);
  expect(calling(`{"a":"${run}==","b":"${run.slice(0, 40)}"}`)).toBe(
    '1 turn, 1 call of t with {"a":"QUJDQUJDQUJDQUJD…(20000002)","b":"QUJDQUJDQUJDQUJD…(40)"}.',
  );
});

it("tells what is no base64 as it is, as far as it fits", () => {
  expect(calling('{"a":1}')).toBe('1 turn, 1 call of t with {"a":1}.');
  expect(calling("-".repeat(1_000))).toBe(`1 turn, 1 call of t with ${"-".repeat(89)}….`);
});

/** A case of one turn with these replies. */
const replying = (...replies: readonly object[]): string =>
  caseInShort({ role: "engine", case: { turns: [{ replies }] } } as unknown as EngineFailure);

it.each([
  ["cut", "middle", "is cut off in its middle"],
  ["end", "last", "ends, as if that were all, right before its end mark"],
  ["garbled", "start", "holds what is no JSON at its start"],
  ["error", "middle", "turns into an error in its middle"],
  ["silence", "middle", "falls silent in its middle"],
])("tells of a model's reply with the damage %s at %s that it %s", (kind, at, words) => {
  expect(replying({ text: "so" }, { text: "far", first: [{ damage: { kind, at } }] })).toBe(
    `1 turn, 0 calls; the model's reply 2 ${words}.`,
  );
});

it("tells which reply is refused at first, and what comes in pieces, from the model and from the worker", () => {
  expect(replying({ text: "so", first: [{ status: 429 }, { status: 503 }] })).toBe(
    "1 turn, 0 calls; the model's reply is refused with status 429, and again is refused with status 503.",
  );
  const answers = [{ take: "proposed", trickled: { bytes: 3, ms: 0 } }];
  const calls = [{ tool: "t", arguments: "{}", answers }];
  expect(replying({ calls, trickled: { bytes: 7, ms: 0 } })).toBe(
    "1 turn, 1 call of t with {}; the worker answers as proposed, in pieces of 3 bytes; the model's reply comes in pieces of 7 bytes.",
  );
});

it("takes a text with any number of backticks for code", () => {
  expect(code("a`".repeat(500_000)).slice(0, 4)).toBe("`` a");
});
