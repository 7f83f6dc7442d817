import { selectionTest } from "../common/saved-selection.ts";
import { type Fault, fault, optional, shapes, type Test } from "../common/shape.ts";
import { readEngineCase } from "../engine/read-case.ts";
import { logTest as engineLog } from "../engine/saved-log.ts";
import { readWorkerCase } from "../worker/read-case.ts";
import { toolsTest, logTest as workerLog } from "../worker/read-log.ts";
import { both, number, oneOf } from "./read-parts.ts";

const { members, listOf, text, flag, anyObject } = shapes(fault);

const finding: Test = members({
  ok: oneOf(false),
  at: listOf(number, 0),
  pointer: text,
  expected: text,
  got: text,
  message: text,
});

/** Everything that a rule has otherwise. */
export const findingsTest: Test = listOf(finding, 0);

/** A case by its own reader, which takes the failure as a whole and says where in it the fault is. */
const byReader =
  (read: (failure: unknown) => { readonly ok: true } | ({ readonly ok: false } & Fault)): Test =>
  (value, at) => {
    const found = read({ case: value });
    return found.ok ? undefined : { pointer: `${at}${found.pointer.slice("/case".length)}`, message: found.message };
  };

const failureOf = (role: string, held: Test, log: Test, more: Readonly<Record<string, Test>> = {}): Test =>
  members({
    ...more,
    version: oneOf(1),
    role: oneOf(role),
    rule: text,
    seed: number,
    selection: selectionTest,
    findings: findingsTest,
    findingsLeftOut: optional(number),
    case: both(anyObject, held),
    caseShortened: optional(oneOf(true)),
    log,
    reproduced: optional(flag),
    confirmed: optional(oneOf("fresh-process", "same-process", "not-again", "not-looked")),
    confirmedWhy: optional(text),
    shrink: optional(members({ tries: number, before: number, after: number })),
    file: optional(text),
    replay: optional(text),
  });

/** A failure of a report on an engine: its case and log are such as can be played, drawn and judged. */
export const engineFailure: Test = failureOf("engine", byReader(readEngineCase), engineLog);

/** The same of a worker. */
export const workerFailure: Test = failureOf("worker", byReader(readWorkerCase), workerLog, {
  tools: optional(toolsTest),
});
