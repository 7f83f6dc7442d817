import { isObject } from "../../src/json/own.ts";
import type { DeclaredTool } from "../cases/worker/tool-plan.ts";
import { type Fault, fault, optional, shapes, type Test } from "../common/shape.ts";
import type { Purpose } from "../drivers/worker/log.ts";
import type { SavedWorkerLog } from "../report/document.ts";
import { callTest } from "./read-case.ts";

const { members, listOf, text, flag } = shapes(fault);

const number: Test = (value, at) => (typeof value === "number" ? undefined : fault(at, "must be a number", value));

const oneOf =
  (...values: readonly string[]): Test =>
  (value, at) =>
    values.includes(String(value)) ? undefined : fault(at, `must be ${values.join(" or ")}`, value);

const texts: Test = (value, at) => {
  if (!isObject(value)) return fault(at, "must be an object", value);
  return members(Object.fromEntries(Object.keys(value).map((name) => [name, text])))(value, at);
};

/** What each purpose of a request must hold. */
const purposes: Readonly<Record<Purpose["for"], Test>> = {
  start: members({}),
  call: members({ call: callTest, attempt: number, delivery: number, together: flag }),
  resumed: members({ call: callTest, attempt: number, interrupt: text }),
  settle: members({
    route: oneOf("settle", "submit"),
    rulings: listOf(members({ state: text, reason: text, call: optional(callTest) }), 0),
  }),
  told: members({ trigger: text, newer: flag, step: number }),
  session: members({ trigger: text }),
  abuse: members({ abuse: text, step: number }),
  "after-abuse": members({ call: callTest, abuse: text, step: number }),
};

const purpose: Test = (value, at) => {
  const name = isObject(value) ? value["for"] : value;
  if (typeof name !== "string" || !Object.hasOwn(purposes, name))
    return fault(`${at}/for`, `must be one of ${Object.keys(purposes).join(", ")}`, name);
  return purposes[name as Purpose["for"]](value, at);
};

/** A log that a file holds is one that can be drawn and judged. */
export const logTest: Test = members({
  end: oneOf("ended", "stalled", "unreachable"),
  exchanges: listOf(
    members({
      n: number,
      at: number,
      purpose,
      method: text,
      headers: texts,
      text,
      answer: optional(
        members({
          at: number,
          status: number,
          contentType: text,
          text,
          frames: optional(listOf(members({ event: text, data: text }), 0)),
        }),
      ),
      failure: optional(text),
    }),
    0,
  ),
});

/** Tools as a worker has declared them. */
export const toolsTest: Test = listOf(members({ name: text, handler: optional(text) }), 0);

/** A worker's log that can be judged, with the tools that it was saved with; or where it is broken. */
export type ReadWorkerLog =
  | { readonly ok: true; readonly log: SavedWorkerLog; readonly tools: readonly DeclaredTool[] | undefined }
  | ({ readonly ok: false } & Fault);

/** Reads the log and the tools of a saved failure. */
export function readWorkerLog(value: unknown): ReadWorkerLog {
  const found = members({ log: logTest, tools: optional(toolsTest) })(value, "");
  if (found !== undefined) return { ok: false, ...found };
  const { log, tools } = value as { readonly log: SavedWorkerLog; readonly tools?: readonly DeclaredTool[] };
  return { ok: true, log, tools };
}
