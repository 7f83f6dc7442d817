import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, expect, it } from "vitest";
import { sqliteStore } from "../../src/engine/index.ts";
import { config, openHouse, SESSION } from "./house.ts";

const folder = mkdtempSync(join(tmpdir(), "tck-damaged-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const rows = `FROM appends WHERE session_id = '${SESSION}'`;
const last = `session_id = '${SESSION}' AND last_seq = (SELECT max(last_seq) ${rows})`;
const middle = `session_id = '${SESSION}' AND last_seq = (SELECT last_seq ${rows} ORDER BY last_seq LIMIT 1 OFFSET 3)`;

it.each([
  ["a last row that is cut off", `UPDATE appends SET events = substr(events, 1, length(events) - 9) WHERE ${last}`],
  ["a row in the middle that is no JSON", `UPDATE appends SET events = 'x' WHERE ${middle}`],
  ["a row in the middle that is gone", `DELETE FROM appends WHERE ${middle}`],
])("A log with %s stops its own session, with the reason, and no other", async (name, damage) => {
  const file = join(folder, `${name}.sqlite`);
  const open = () => openHouse({ config: config([]), script: () => "hello", engine: { store: sqliteStore({ file }) } });
  const before = open();
  await before.say("hi");
  await before.say("hi", { session_id: "other" });
  await before.engine.close();

  const db = new DatabaseSync(file);
  db.exec(damage);
  db.close();

  const house = open();
  house.engine.recover();
  await house.quiet();
  for (const { status, json } of [
    await house.say("again"),
    await house.call("GET", `/api/machine/sessions/${SESSION}/events`),
  ])
    expect([status, json.error]).toEqual([500, expect.stringMatching(/log of session .* is damaged: event \d+ /)]);
  expect((await house.say("again", { session_id: "other" })).status).toBe(202);
  expect(house.asked.map(({ session_id }) => session_id)).not.toContain(SESSION);
  await house.engine.close();
});
