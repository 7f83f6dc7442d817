import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePort } from "../../../src/cli/child.ts";
import { type Block, type Guide, missingLines, readGuides, changed as withChange } from "../guide.ts";
import { createPlace, type Place, type Printed } from "../place.ts";

/** The ports that the guides name: each guide's test has free ones in their place. */
const DOCUMENTED = ["4000", "4001", "4002"];

/** What has happened in a guide so far. */
interface Reading {
  readonly place: Place;
  readonly ports: ReadonlyMap<string, string>;
  /** Files as the guide gave them, which a later change starts from. */
  readonly files: Map<string, string>;
  command: string;
  printed: Printed;
}

const here = (text: string, { ports }: Reading): string =>
  text.replaceAll(/\b400[0-2]\b/g, (port) => ports.get(port) ?? port);

function write(reading: Reading, name: string, text: string): void {
  const file = join(reading.place.folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, here(text, reading));
}

function read({ place }: Reading, name: string): string {
  return readFileSync(join(place.folder, name), "utf8");
}

async function run(reading: Reading, command: string, code: number): Promise<void> {
  reading.command = command;
  reading.printed = await reading.place.run(here(command, reading));
  expect(reading.printed.code, reading.printed.text).toBe(code);
}

async function follow({ use, text }: Block, reading: Reading): Promise<void> {
  switch (use?.kind) {
    case "file":
      reading.files.set(use.name, text);
      return write(reading, use.name, text);
    case "change":
      return write(reading, use.name, withChange(reading.files.get(use.name) ?? read(reading, use.name), text));
    case "run":
      return run(reading, text, use.code);
    case "serve":
      return reading.place.serve(here(text.trim(), reading));
    case "output":
      if (use.again !== undefined) await run(reading, reading.command, use.again);
      expect(missingLines(here(text, reading), reading.printed.text), reading.printed.text).toEqual([]);
  }
}

/** How many files share the guides: each is run by one worker, so that every core has some. */
const PARTS = 4;

const commandsIn = ({ blocks }: Guide): number =>
  blocks.filter(({ use }) => use?.kind === "run" || use?.kind === "serve").length;

/** The tests of every fourth guide that shows something, from the nth on; those with the most commands are far apart. */
export function describeGuides(part: number): void {
  const shows = readGuides()
    .filter(({ blocks }) => blocks.some(({ use }) => use !== undefined && use.kind !== "not run"))
    .sort((a, b) => commandsIn(b) - commandsIn(a));
  for (const [n, guide] of shows.entries()) if (n % PARTS === part) describeGuide(guide);
}

function describeGuide(guide: Guide): void {
  describe(`What the guide ${guide.name} shows`, () => {
    const shown = guide.blocks.filter(({ use }) => use !== undefined && use.kind !== "not run");
    let reading: Reading;

    beforeAll(async () => {
      const ports = new Map<string, string>();
      for (const documented of DOCUMENTED) ports.set(documented, String(await freePort()));
      reading = {
        place: createPlace(guide.where),
        ports,
        files: new Map(),
        command: "",
        printed: { code: null, text: "" },
      };
    });

    afterAll(() => reading.place.close());

    for (const block of shown)
      it(`holds at line ${block.line}: ${block.text.trim().split("\n")[0]}`, () => follow(block, reading), 120_000);
  });
}
