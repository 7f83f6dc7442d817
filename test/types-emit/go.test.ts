import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { emitted, names, variantsOf } from "./emitted.ts";
import { describeRoundTrips } from "./round-trip.ts";
import { finish, folderWith } from "./toolchain.ts";

const here = (name: string): string => readFileSync(`test/types-emit/go/${name}`, "utf8");
const source = emitted("go");
const readers = names.map((name) => `\t${JSON.stringify(name)}: again[toolcall.${name}],`).join("\n");
const folder = folderWith({
  "go.mod": "module example.test/wire\n\ngo 1.18\n",
  "toolcall/types.go": source,
  "few/types.go": emitted("go", ["ToolCall"]),
  "main.go": here("main.go"),
  "narrowing.go": here("narrowing.go"),
  "readers.go": `package main\n\nimport "example.test/wire/toolcall"\n\nvar readers = map[string]func([]byte) ([]byte, error){\n${readers}\n}\n`,
  "mistakes/mistakes.go": here("mistakes.go"),
});

const version = finish("go", ["version"]).out.match(/go1\.(\d+)/)?.[1];
const absent = Number(version ?? 0) < 18 ? "there is no go of 1.18 or later" : undefined;
const program = join(folder, "again");

/** The types that implement a union's interface. */
const implementors = (name: string): (string | undefined)[] =>
  [...source.matchAll(new RegExp(`^func \\((\\w+)\\) is${name}\\(\\) \\{\\}$`, "gm"))].map(([, one]) => one);

describe("The types in Go", () => {
  it("are a type for each type of the schemas, once", () => {
    const found = [...source.matchAll(/^type (\w+)/gm)].map(([, name]) => name!);
    expect(found.filter((name) => names.includes(name)).sort()).toEqual([...names].sort());
    expect(new Set(found).size).toBe(found.length);
  });

  it("have ToolContent as an interface of its five blocks, and Trigger with a place for what a newer peer sends", () => {
    expect(implementors("ToolContent")).toEqual(variantsOf("ToolContent"));
    expect(implementors("ToolContent")).toHaveLength(5);
    expect(implementors("Trigger")).toEqual([...variantsOf("Trigger"), "UnknownTrigger"]);
  });

  describeRoundTrips(absent, () => {
    const built = finish("go", ["build", "-o", program, "."], folder);
    expect(built.err).toBe("");
    return (input) => finish(program, [], folder, input);
  });

  describe.skipIf(absent !== undefined)(
    `in Go's own eyes${absent === undefined ? "" : ` (not run: ${absent})`}`,
    () => {
      it("are as gofmt writes them, and vet finds nothing", () => {
        expect(finish("gofmt", ["-l", "toolcall", "few"], folder)).toEqual({ ok: true, out: "", err: "" });
        expect(finish("go", ["vet", ".", "./toolcall", "./few"], folder)).toEqual({ ok: true, out: "", err: "" });
      });

      it("let each mistake be seen, and nothing else", () => {
        const { err } = finish("go", ["build", "-gcflags=-e", "-o", "none", "./mistakes"], folder);
        const seen = [...err.matchAll(/mistakes\.go:(\d+):/g)].map(([, line]) => Number(line));
        const marked = here("mistakes.go")
          .split("\n")
          .flatMap((line, i) => (line.includes("// wrong:") ? [i + 1] : []));
        expect([...new Set(seen)].sort((a, b) => a - b)).toEqual(marked);
        expect(marked.length).toBeGreaterThanOrEqual(10);
      });
    },
  );
});
