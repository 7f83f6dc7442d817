import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readGuides } from "./guide.ts";
import { createPlace, type Place } from "./place.ts";

const root = resolve(import.meta.dirname, "../..");
let place: Place;

beforeAll(() => {
  place = createPlace("folder");
});
afterAll(() => place.close());

it("The TypeScript of the guides is well typed", async () => {
  const names: string[] = [];
  for (const { name, blocks, where } of readGuides()) {
    if (where === "clone") continue;
    for (const { use, text } of blocks) {
      if (use?.kind !== "file" || !use.name.endsWith(".ts")) continue;
      names.push(`${name}/${use.name}`);
      mkdirSync(dirname(join(place.folder, name, use.name)), { recursive: true });
      writeFileSync(join(place.folder, name, use.name), text);
    }
  }
  const { compilerOptions } = JSON.parse(readFileSync(join(root, "tsconfig.json"), "utf8")) as {
    compilerOptions: object;
  };
  const config = { compilerOptions: { ...compilerOptions, typeRoots: [join(root, "node_modules/@types")] } };
  writeFileSync(join(place.folder, "tsconfig.json"), JSON.stringify({ ...config, include: ["*/*.ts"] }));
  writeFileSync(join(place.folder, "package.json"), '{ "type": "module" }');
  const checked = await place.run(`node "${join(root, "node_modules/typescript/bin/tsc")}" -p . --listFiles`);
  for (const name of names) expect(checked.text).toContain(join(place.folder, name));
  // What is wrong in the sources that a guide imports is found where those are checked.
  expect(checked.text.split("\n").filter((line) => /^[\w-]+\//.test(line))).toEqual([]);
  expect(names.length).toBeGreaterThan(4);
}, 120_000);
