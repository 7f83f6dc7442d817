import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { emitted, names, variantsOf } from "./emitted.ts";
import { describeRoundTrips } from "./round-trip.ts";
import { finish, folderWith } from "./toolchain.ts";

const here = (name: string): string => readFileSync(`test/types-emit/rust/${name}`, "utf8");
const source = emitted("rust");
const arms = names.map((name) => `        ${JSON.stringify(name)} => again::<wire::${name}>(value),`);

/** Where Debian's packages librust-serde-derive-dev and librust-serde-json-dev put the crates' sources. */
const DEBIAN = "/usr/share/cargo/registry";
/** Each way to the crates without a network: those that cargo has at hand, and those of the system. */
const WAYS: readonly (readonly string[])[] = [
  ["--offline"],
  [
    "--offline",
    "--config",
    'source.crates-io.replace-with="system"',
    "--config",
    `source.system.directory=${JSON.stringify(DEBIAN)}`,
  ],
];

const folder = folderWith({
  "Cargo.toml": [
    '[package]\nname = "again"\nversion = "0.0.0"\nedition = "2021"',
    '[[bin]]\nname = "again"\npath = "src/main.rs"',
    '[[bin]]\nname = "mistakes"\npath = "src/mistakes.rs"',
    '[[bin]]\nname = "few"\npath = "src/few.rs"',
    "[profile.dev]\ndebug = false\nincremental = false",
    '[dependencies]\nserde = { version = "1", features = ["derive"] }\nserde_json = "1"\n',
  ].join("\n\n"),
  "src/wire.rs": source,
  "src/few.rs": `${emitted("rust", ["ToolCall"])}\nfn main() {}\n`,
  "src/main.rs": here("main.rs"),
  "src/narrowing.rs": here("narrowing.rs"),
  "src/mistakes.rs": `${here("mistakes.rs")}\nfn main() {}\n`,
  "src/readers.rs": [
    "use crate::{again, wire};",
    "use serde_json::{Error, Value};",
    "pub fn read(name: &str, value: Value) -> Result<Value, Error> {",
    "    match name {",
    ...arms,
    '        _ => panic!("there is no type {name}"),\n    }\n}\n',
  ].join("\n"),
});

const way = WAYS.filter((args) => !args.includes("--config") || existsSync(DEBIAN)).find(
  (args) => finish("cargo", [...args, "metadata", "--format-version", "1"], folder).ok,
);
const absent = !finish("cargo", ["--version"]).ok
  ? "there is no cargo"
  : way === undefined
    ? "neither cargo nor the system has the crates serde and serde_json at hand"
    : undefined;
const rustfmt = finish("rustfmt", ["--version"]).ok;
const cargo = (...args: string[]) => finish("cargo", [...(way ?? []), ...args], folder);

/** The variants of an enum with the types in them. */
const variants = (name: string): readonly string[] =>
  new RegExp(`^pub enum ${name} \\{\\n([^}]*)\\}`, "m").exec(source)?.[1]?.match(/\w+\(\w+\)/g) ?? [];

describe("The types in Rust", () => {
  it("are a type for each type of the schemas, once", () => {
    const found = [...source.matchAll(/^pub (?:struct|enum|type) (\w+)/gm)].map(([, name]) => name!);
    expect(found.filter((name) => names.includes(name)).sort()).toEqual([...names].sort());
    expect(new Set(found).size).toBe(found.length);
  });

  it("have ToolContent as an enum of its five blocks, and Trigger with a place for what a newer peer sends", () => {
    const holding = (name: string) => variantsOf(name).map((one) => `${one}(${one})`);
    expect(variants("ToolContent")).toEqual(holding("ToolContent"));
    expect(variants("ToolContent")).toHaveLength(5);
    expect(variants("Trigger")).toEqual([...holding("Trigger"), "Unknown(Value)"]);
  });

  it.skipIf(!rustfmt)("are as rustfmt writes them, where there is a rustfmt", () => {
    expect(finish("rustfmt", ["--check", "--edition", "2021", "src/wire.rs"], folder)).toMatchObject({
      ok: true,
      out: "",
    });
  });

  // All is built and nothing only checked: the crates are compiled once, and not for each of the two.
  describeRoundTrips(absent, () => {
    const built = cargo("build", "--quiet", "--bin", "again");
    expect(built.err).toBe("");
    return (input) => finish(join(folder, "target/debug/again"), [], folder, input);
  });

  describe.skipIf(absent !== undefined)(
    `in Rust's own eyes${absent === undefined ? "" : ` (not run: ${absent})`}`,
    () => {
      it("compile without a warning where only a few are wanted", { timeout: 600_000 }, () => {
        expect(cargo("build", "--quiet", "--bin", "few")).toEqual({ ok: true, out: "", err: "" });
      });

      it("let each mistake be seen, and nothing else", { timeout: 600_000 }, () => {
        const { err } = cargo("build", "--quiet", "--message-format", "short", "--bin", "mistakes");
        const seen = [...err.matchAll(/mistakes\.rs:(\d+):\d+: error/g)].map(([, line]) => Number(line));
        const marked = here("mistakes.rs")
          .split("\n")
          .flatMap((line, i) => (line.includes("// wrong:") ? [i + 1] : []));
        expect(
          [...new Set(seen)].sort((a, b) => a - b),
          err,
        ).toEqual(marked);
        expect(marked.length).toBeGreaterThanOrEqual(10);
      });
    },
  );
});
