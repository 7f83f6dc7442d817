import { isObject } from "../../../src/json/own.ts";
import type { ToolCase } from "./report.ts";

/** Known inputs by tool, or where the document is broken. */
export type ReadExamples =
  | { readonly ok: true; readonly byTool: Readonly<Record<string, readonly ToolCase[]>> }
  | { readonly ok: false; readonly pointer: string; readonly message: string };

type Fault = Extract<ReadExamples, { ok: false }>;

/** What a member must be, and how that is said. */
const members: Readonly<Record<string, readonly [holds: (value: unknown) => boolean, must: string]>> = {
  name: [(value) => typeof value === "string", "must be a text"],
  input: [() => true, ""],
  output: [() => true, ""],
  includes: [(value) => typeof value === "string", "must be a text that the result holds"],
  error: [(value) => value === true || typeof value === "string", "must be true, or a text that the error holds"],
};

/**
 * Reads known inputs with what must come of them: `{ tool: [{ input, output?, includes?, error?, name? }] }`, or a bare
 * list for the one tool that is named.
 */
export function readExamples(document: unknown, tool?: string): ReadExamples {
  if (Array.isArray(document)) {
    if (tool === undefined) return fault("", "is a list: name the one tool that it is for, or give lists by tool");
    return readExamples({ [tool]: document });
  }
  if (!isObject(document)) return fault("", "must be lists of known inputs by tool");
  for (const [name, list] of Object.entries(document)) {
    const at = `/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
    if (!Array.isArray(list)) return fault(at, "must be a list");
    for (const [n, one] of list.entries()) {
      const found = caseFault(one, `${at}/${n}`);
      if (found !== undefined) return found;
    }
  }
  return { ok: true, byTool: document as Readonly<Record<string, readonly ToolCase[]>> };
}

function caseFault(one: unknown, at: string): Fault | undefined {
  if (!isObject(one)) return fault(at, "must be an object with an input");
  if (!Object.hasOwn(one, "input")) return fault(at, "has no input");
  for (const [name, value] of Object.entries(one)) {
    const [holds, must] = Object.hasOwn(members, name) ? members[name]! : [];
    if (holds === undefined) return fault(`${at}/${name}`, `is not one of ${Object.keys(members).join(", ")}`);
    if (!holds(value)) return fault(`${at}/${name}`, must ?? "");
  }
  return undefined;
}

function fault(pointer: string, message: string): Fault {
  return { ok: false, pointer, message };
}
