import { describe, expect, it } from "vitest";
import { commands } from "../../src/cli/commands.ts";
import { readGuides } from "./guide.ts";

const guides = readGuides();

describe("Every block of a guide", () => {
  it.each(guides.map((guide) => [guide.name, guide] as const))("is run, or says why not: %s", (_name, { blocks }) => {
    const untold = blocks.filter(({ use }) => use === undefined).map(({ line, text }) => `line ${line}: ${text}`);
    expect(untold).toEqual([]);
    const reasons = blocks.flatMap(({ use }) => (use?.kind === "not run" ? [use.reason] : []));
    expect(reasons.filter((reason) => reason.split(" ").length < 4)).toEqual([]);
  });
});

describe("What a guide names beside its blocks", () => {
  const flags = commands.flatMap(({ options }) => options.flatMap(({ flags }) => flags.match(/--[a-z0-9-]+/g) ?? []));
  const known = new Set([...flags, "--help"]);

  it.each(guides.map((guide) => [guide.name, guide] as const))(
    "are flags that a command has: %s",
    (_name, { text }) => {
      const prose = text.replaceAll(/^```[\s\S]*?^```$/gm, "");
      const named = [...prose.matchAll(/`[^`\n]*`/g)]
        .filter(([code]) => !code.includes("npm"))
        .flatMap(([code]) => code.match(/--[a-z0-9-]+/g) ?? []);
      expect(named.filter((flag) => !known.has(flag))).toEqual([]);
    },
  );
});
