import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { guessType } from "../../src/cli/guess-type.ts";
import { readVocabulary } from "../../src/cli/vocabulary.ts";
import { accepts, type TypeName, validate } from "../../src/validate/index.ts";

const folder = new URL("../../docs/specification/", import.meta.url);
const words = readVocabulary();

/** A message in a fenced block of a chapter; `...` stands for what a block leaves out. */
interface Shown {
  readonly where: string;
  readonly text: string;
}

const shown: readonly Shown[] = readdirSync(folder)
  .filter((name) => name.endsWith(".md"))
  .flatMap((name) => {
    const blocks = readFileSync(new URL(name, folder), "utf8").matchAll(/^```(json|http)\n([\s\S]*?)^```/gm);
    return [...blocks].flatMap(([, kind, body], index) =>
      (kind === "json" ? [body!] : bodies(body!)).map((text) => ({
        where: `${name}, block ${index + 1}: ${text.slice(0, 50)}`,
        text,
      })),
    );
  });

/** The JSON bodies of an exchange: what stands behind an empty line, and the data of each frame. */
function bodies(exchange: string): string[] {
  const parts = exchange.split(/\n\n/).filter((part) => part.startsWith("{"));
  const data = [...exchange.matchAll(/^data: (.*)$/gm)].map(([, text]) => text!);
  return [...parts, ...data];
}

const whole = shown.filter(({ text }) => !text.includes("..."));

describe("The messages in the specification", () => {
  it("are there, and most of them in full", () => {
    expect(whole.length).toBeGreaterThan(10);
    expect(whole.length).toBeGreaterThan(shown.length / 2);
  });

  it.each(whole)("are what they are said to be: $where", ({ text }) => {
    const value: unknown = JSON.parse(text);
    const type = guessType(value, words, (told) => validate(told, value).ok) as TypeName;
    expect(accepts(type, value)).toMatchObject({ ok: true });
  });
});
