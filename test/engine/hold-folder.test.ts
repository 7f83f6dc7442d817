import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { FolderTaken } from "../../src/engine/store/hold-folder.ts";
import { config, openHouse, SESSION } from "./house.ts";

const dataDir = mkdtempSync(join(tmpdir(), "tck-hold-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

it("A second engine does not get the folder of one that runs, so that no open call runs twice; once it has closed, it does", async () => {
  const open = () => openHouse({ config: config([]), script: () => "hello", engine: { dataDir } });
  const first = open();
  expect(open).toThrow(FolderTaken);
  await first.say("hi");
  expect(await first.of("turn.completed")).toHaveLength(1);
  await first.engine.close();
  const second = open();
  expect((await second.events(SESSION)).length).toBeGreaterThan(0);
  await second.engine.close();
});
