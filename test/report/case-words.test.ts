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

it("takes a text with any number of backticks for code", () => {
  expect(code("a`".repeat(500_000)).slice(0, 4)).toBe("`` a");
});
