import { isObject } from "../../src/json/own.ts";
import type { PlannedCall, WorkerCase } from "../cases/worker/case.ts";
import { type Fault, heldCase, shapes, type Test } from "../common/shape.ts";

/** A saved case, or where it is broken. */
export type ReadCase =
  | { readonly ok: true; readonly value: WorkerCase }
  | { readonly ok: false; readonly pointer: string; readonly message: string };

/**
 * Reads a case that a stranger may have written: either a case alone, or a failure of a report that holds one. What is
 * wrong with it is said with a pointer; nothing of it is played then.
 */
export function readWorkerCase(value: unknown): ReadCase {
  const { inner, at } = heldCase(value);
  const fault = caseTest(inner, at);
  return fault === undefined ? { ok: true, value: inner as unknown as WorkerCase } : { ok: false, ...fault };
}

const { members, listOf, text, flag, anyObject, count } = shapes(fault);

/** A member that may be left out. */
const maybe =
  (test: Test): Test =>
  (value, pointer) =>
    value === undefined ? undefined : test(value, pointer);

/** A call of a case. */
export const callTest: Test = members({
  id: text,
  tool: text,
  arguments: text,
  fit: oneOf<PlannedCall["fit"]>("valid", "invalid", "malformed", "unknown-tool"),
  how: text,
  attempts: count,
  deliveries: count,
  newer: flag,
  overlap: maybe(flag),
  slow: maybe(members({ pieces: count, pauseMs: count })),
  resume: maybe(anyObject),
  later: maybe(oneOf("taken", "lapsed")),
});

const abuseTest: Test = tagged("kind", {
  method: members({ method: text }),
  "content-type": members({ contentType: text }),
  body: members({ what: text, text }),
  size: members({
    bytes: (value, pointer) =>
      Number.isInteger(value) && (value as number) <= 2 ** 28
        ? undefined
        : fault(pointer, "must be a number of bytes", value),
  }),
  signature: members({ signature: oneOf("none", "wrong", "of-another-body") }),
});

const stepTest: Test = tagged("do", {
  round: members({ together: flag, calls: listOf(callTest, 1) }),
  tell: members({ trigger: anyObject, proposed: anyObject, newer: flag }),
  abuse: members({ abuse: abuseTest, then: callTest }),
});

const caseTest: Test = members({
  version: oneOf(1),
  role: oneOf("worker"),
  area: text,
  user: text,
  steps: listOf(stepTest, 0),
});

function tagged(tag: string, tests: Readonly<Record<string, Test>>): Test {
  return (value, pointer) => {
    const name = isObject(value) ? value[tag] : undefined;
    const test = typeof name === "string" && Object.hasOwn(tests, name) ? tests[name] : undefined;
    if (test === undefined) return fault(`${pointer}/${tag}`, `must be one of ${Object.keys(tests).join(", ")}`, name);
    return test(value, pointer);
  };
}

function oneOf<T extends string | number>(...values: readonly T[]): Test {
  return (value, pointer) =>
    (values as readonly unknown[]).includes(value)
      ? undefined
      : fault(pointer, `must be one of ${values.join(", ")}`, value);
}

function fault(pointer: string, message: string, got: unknown): Fault {
  const seen = JSON.stringify(got) ?? "nothing";
  return { pointer, message: `${message}, but is ${seen.length > 80 ? `${seen.slice(0, 80)}...` : seen}` };
}
