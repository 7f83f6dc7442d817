import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { renderSurface } from "../../scripts/api/render.ts";
import { surfaces } from "../../scripts/api/surface.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "tck-surface-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The report of an entry `index.d.ts` beside a root and an inner file. */
function report(index: string, inner: string, root = "export {};"): string {
  const files = { "index.d.ts": index, "inner.d.ts": inner, "root.d.ts": root };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const entries = new Map(Object.keys(files).map((name) => [name, join(folder, name)]));
  return renderSurface("thing", surfaces(folder, entries, "root.d.ts").get("index.d.ts")!);
}

const index = 'export { run as start } from "./inner.ts";';

describe("The API report", () => {
  it("tells what is imported by the name that users write, without comments", () => {
    const told = report(index, "/** Runs. */\nexport declare function run(on: string): void;");
    expect(told).toContain("// start\nexport declare function run(on: string): void;");
    expect(told).not.toContain("Runs.");
  });

  it("tells the shape of what is spoken of, however far away", () => {
    const inner =
      "interface A { readonly b: B }\ninterface B { readonly c: 1 }\nexport declare const run: (a: A) => void;";
    const told = report(index, inner);
    expect(told).toContain("// B (inner.d.ts)\ninterface B {\n    readonly c: 1;\n}");
    expect(report(index, inner.replace("c: 1", "c: 2"))).not.toBe(told);
  });

  it("is the same when something changes that no user can reach", () => {
    const inner = "export declare const run: () => void;\n";
    expect(report(index, `${inner}export interface Own { readonly a: 1 }`)).toBe(report(index, inner));
  });

  it("tells what the root gives by name only", () => {
    const inner = 'import type { Shared } from "./root.ts";\nexport declare const run: (shared: Shared) => void;';
    const told = report(
      `${index}\nexport type { Shared } from "./root.ts";`,
      inner,
      "export interface Shared { a: 1 }",
    );
    expect(told).toContain("// Shared\n// as in the root: Shared");
    expect(told).not.toContain("interface Shared");
  });

  it("is there for every subpath with types", () => {
    const root = resolve(import.meta.dirname, "../..");
    const { exports } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { exports: object };
    const typed = Object.entries(exports).filter(([, target]) => typeof target === "object");
    for (const [subpath] of typed) {
      const file = subpath === "." ? "index" : subpath.slice(2).replaceAll("/", "-");
      expect(readFileSync(join(root, `api/${file}.api.md`), "utf8")).toMatch(`# toolcall-tck${subpath.slice(1)}\n`);
    }
  });
});
