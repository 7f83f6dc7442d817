import { expect, it } from "vitest";
import { cut, inLine, paragraph, rowsOf, widthOf, wrap } from "../../conformance/report/terminal/layout.ts";
import { PLAIN } from "../../conformance/report/terminal/screen.ts";

const NARROW = { color: false, columns: 30 };

it("counts two columns for what is twice as wide, and none for colours", () => {
  expect(widthOf("abc")).toBe(3);
  expect(widthOf("日本")).toBe(4);
  expect(widthOf("👩‍👩‍👧")).toBe(2);
  expect(widthOf("\u001b[31mred\u001b[39m")).toBe(3);
});

it("breaks lines at blanks, and where there is none in the middle of a word", () => {
  expect(wrap("one two three", 8)).toEqual(["one two", "three"]);
  expect(wrap("abcdefghij", 4)).toEqual(["abcd", "efgh", "ij"]);
  expect(wrap("日本語です", 4)).toEqual(["日本", "語で", "す"]);
});

it("loses no character but the blank at which it broke", () => {
  const text = 'expected {"a":  "two blanks", "long":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"} and more';
  for (let columns = 5; columns < 60; columns++) {
    const lines = wrap(text, columns);
    expect(lines.join("").replaceAll(" ", "")).toBe(text.replaceAll(" ", ""));
    for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(columns);
  }
});

it("cuts with an ellipsis within the width, also where characters are wide", () => {
  expect(cut("abcdef", 6)).toBe("abcdef");
  expect(cut("abcdefg", 6)).toBe("abcde…");
  expect(cut("日本語です", 6)).toBe("日本…");
});

it("writes out what would move the cursor or colour the text", () => {
  expect(inLine("a\r\n\tb\u001b[31m")).toBe("a\\r\\n\\tb\\u001b[31m");
});

it("hangs further lines under the text, or where it is told", () => {
  const text = "one two three four five six seven";
  expect(paragraph(NARROW, { indent: 2, label: "seen ", text })).toEqual([
    "  seen one two three four five",
    "       six seven",
  ]);
  expect(paragraph(NARROW, { indent: 2, label: "seen ", text: `${text} eight`, hang: 4 })).toEqual([
    "  seen one two three four five",
    "    six seven eight",
  ]);
});

it("ends with an ellipsis where no more lines are wanted", () => {
  const lines = paragraph(NARROW, { text: "one two three four five six seven eight nine", most: 1 });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^one two .*…$/);
  expect(widthOf(lines[0] ?? "")).toBeLessThanOrEqual(30);
});

it("breaks nothing where lines have no end", () => {
  const text = "word ".repeat(200).trim();
  expect(paragraph(PLAIN, { indent: 2, text })).toEqual([`  ${text}`]);
});

it("counts a long line as often as the terminal continues it, and an empty one once", () => {
  expect(rowsOf(["", "a", "a".repeat(81)], 80)).toBe(4);
});
