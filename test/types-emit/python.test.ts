import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { emitted, names, variantsOf } from "./emitted.ts";
import { describeRoundTrips } from "./round-trip.ts";
import { finish, folderWith } from "./toolchain.ts";

const here = (name: string): string => readFileSync(`test/types-emit/python/${name}`, "utf8");
const source = emitted("python");
const folder = folderWith({
  "wire_types.py": source,
  "round_trip.py": here("round_trip.py"),
  "narrowing.py": here("narrowing.py"),
  "mistakes.py": here("mistakes.py"),
});

const modern = finish("python3", ["-c", "import sys; sys.exit(sys.version_info < (3, 11))"]).ok;
/** mypy is no dependency of this project; where it is on the PATH, as `mypy` or a module of python3, it is asked. */
const mypy = [["mypy"], ["python3", "-m", "mypy"]].find(
  ([program, ...args]) => finish(program!, [...args, "--version"]).ok,
);
const check = (...files: string[]) =>
  finish(mypy![0]!, [...mypy!.slice(1), "--strict", "--no-error-summary", "--no-incremental", ...files], folder);

describe("The types in Python", () => {
  it("are a class or an alias for each type of the schemas, once", () => {
    const found = [...source.matchAll(/^class (\w+)\(WireType\):|^(\w+): TypeAlias/gm)].map(([, a, b]) => a ?? b);
    expect(found.filter((name) => name !== "Unknown").sort()).toEqual([...names].sort());
  });

  it("have ToolContent as a union of its five blocks, and Trigger with a place for what a newer peer sends", () => {
    const alternatives = (name: string) =>
      new RegExp(`^${name}: TypeAlias = Annotated\\[\\n {4}Union\\[([^\\]]*)\\]`, "m").exec(source)?.[1]?.match(/\w+/g);
    expect(alternatives("ToolContent")).toEqual(variantsOf("ToolContent"));
    expect(alternatives("ToolContent")).toHaveLength(5);
    expect(alternatives("Trigger")).toEqual([...variantsOf("Trigger"), "UnknownTrigger"]);
  });

  describeRoundTrips(
    modern ? undefined : "there is no python3 of 3.11 or later",
    () => (input) => finish("python3", ["round_trip.py"], folder, input),
  );

  it.skipIf(!modern)("say of a value that does not fit where it stands and what should", () => {
    const wrong = [
      { type: "AgentConfig", value: { model: "m", tools: [{ name: "t" }, { name: "u", handler: "server" }] } },
      { type: "ToolResult", value: { content: { type: "text" } } },
      { type: "ToolResult", value: { content: [{ type: "text" }] } },
      { type: "ToolInput", value: { status: "fine" } },
      { type: "Event", value: [] },
    ];
    const { out } = finish("python3", ["round_trip.py"], folder, wrong.map((one) => JSON.stringify(one)).join("\n"));
    expect(
      out
        .trim()
        .split("\n")
        .map((line) => (JSON.parse(line) as { error: string }).error),
    ).toEqual([
      "/tools/1/handler: 'server' stands where 'worker' or 'client' or null must.",
      "/content: {'type': 'text'} stands where an array must.",
      "/content/0: TextBlock lacks its member text.",
      "/status: there is no status 'fine' here.",
      "/: Event is an object, not an array.",
    ]);
  });

  describe.skipIf(mypy === undefined)(
    `under mypy${mypy === undefined ? " (not run: mypy is not installed)" : ""}`,
    () => {
      it("check strictly, and narrow by tag, by class and by match", () => {
        expect(check("wire_types.py", "narrowing.py").out).toBe("");
      });

      it("let each mistake be seen, and nothing else", () => {
        const seen = [...check("mistakes.py").out.matchAll(/^mistakes\.py:(\d+): error/gm)].map(([, line]) =>
          Number(line),
        );
        const marked = here("mistakes.py")
          .split("\n")
          .flatMap((line, i) => (line.includes("# wrong:") ? [i + 1] : []));
        expect([...new Set(seen)]).toEqual(marked);
        expect(marked.length).toBeGreaterThanOrEqual(10);
      });
    },
  );
});
