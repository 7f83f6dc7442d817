import { isObject } from "../../src/json/own.ts";
import type { EngineCase } from "../cases/engine/case.ts";
import { type Fault, heldCase, optional, shapes, type Test } from "../common/shape.ts";

/** A saved case, or where it is broken. */
export type ReadEngineCase =
  | { readonly ok: true; readonly value: EngineCase }
  | { readonly ok: false; readonly pointer: string; readonly message: string };

/**
 * Reads a case that a stranger may have written: a case alone, or a failure of a report that holds one. What is wrong
 * with it is said with a pointer; nothing of it is played then.
 */
export function readEngineCase(value: unknown): ReadEngineCase {
  const { inner, at } = heldCase(value);
  const found = caseTest(inner, at);
  return found === undefined ? { ok: true, value: inner as EngineCase } : { ok: false, ...found };
}

const { members, listOf, text, flag, anyObject, count } = shapes(fault);

const status: Test = (value, at) =>
  Number.isInteger(value) && Number(value) >= 200 && Number(value) <= 599
    ? undefined
    : fault(at, "must be an HTTP status from 200 to 599", value);

const whole: Test = (value, at) =>
  Number.isInteger(value) && Number(value) >= 0 ? undefined : fault(at, "must be a number from 0", value);

const cut: Test = (value, at) => (value === true ? undefined : whole(value, at));

const rawTest: Test = members({
  status,
  text,
  encoding: optional(oneOf("base64")),
  cut: optional(cut),
  contentLength: optional(whole),
});

const from0 =
  (most: number): Test =>
  (value, at) =>
    typeof value === "number" && value >= 0 && value <= most
      ? undefined
      : fault(at, `must be a number from 0 to ${most}`, value);

/** Longer pauses would try the engine's patience, and longer waits that of who plays the case; in milliseconds. */
const MOST_PAUSE_MS = 50;
const MOST_WAIT_MS = 60_000;
const MOST_HOLD_MS = 600_000;

const trickle: Test = members({ bytes: count, ms: from0(MOST_PAUSE_MS) });

/** What goes out in small pieces is long: each keeps the session from being taken for a stall. */
const trickles: Test = (value, at) => {
  const { trickled } = value as { readonly trickled?: { readonly bytes: number; readonly ms: number } };
  if (trickled === undefined) return undefined;
  const { bytes, ms } = trickled;
  const takes = Math.ceil(JSON.stringify(value).length / bytes) * ms;
  const most = `must have what is sent take ${MOST_HOLD_MS} ms at most, which takes ${takes}`;
  return takes <= MOST_HOLD_MS ? undefined : fault(`${at}/trickled`, most, trickled);
};

const manner: Test = (value, at) =>
  members({
    first: optional(listOf(rawTest, 1)),
    delayMs: optional(from0(MOST_HOLD_MS)),
    trickled: optional(trickle),
  })(value, at) ?? trickles(value, at);

const damage: Test = members({
  kind: oneOf("cut", "end", "garbled", "error", "silence"),
  at: oneOf("start", "middle", "last"),
});

const failureTest: Test = (value, at) =>
  isObject(value) && "damage" in value ? members({ damage })(value, at) : members({ status })(value, at);

/** What each kind of answer must hold. */
const answers: Readonly<Record<string, Test>> = {
  proposed: members({}),
  action: members({ action: anyObject }),
  decision: (value, at) =>
    isObject(value) && value["body"] === null ? undefined : members({ body: anyObject })(value, at),
  changed: members({ with: anyObject }),
  amended: members({ type: text, with: anyObject }),
  restated: members({}),
  raw: members({ answer: rawTest }),
};

const answerTest: Test = (value, at) => {
  const take = isObject(value) ? String(value["take"]) : "";
  if (!Object.hasOwn(answers, take))
    return fault(
      `${at}/take`,
      `must be one of ${Object.keys(answers).join(", ")}`,
      isObject(value) ? value["take"] : value,
    );
  return answers[take]?.(value, at) ?? manner(value, at);
};

const decisionMark: Test = members({ trigger: text, call: optional(text), nth: optional(count) });

const markTest: Test = (value, at) =>
  isObject(value) && "answered" in value
    ? members({ answered: text })(value, at)
    : isObject(value) && "prompt" in value
      ? members({ prompt: count })(value, at)
      : decisionMark(value, at);

/** What each kind of act must hold. */
const acts: Readonly<Record<string, Test>> = {
  wait: members({}),
  kill: members({}),
  restart: members({}),
  settle: members({ body: anyObject, session: optional(text) }),
  decide: members({ decision: decisionMark, body: optional(anyObject) }),
  input: members({ input: anyObject }),
  read: members({}),
  interrupt: members({ body: anyObject }),
  submit: members({ body: anyObject }),
  request: members({ method: text, path: text, key: text, text: optional(text) }),
  blob: members({ uri: text, key: text }),
  stream: members({ key: text, events: optional(count) }),
};

const actTest: Test = (value, at) => {
  const kind = isObject(value) ? String(value["do"]) : "";
  return Object.hasOwn(acts, kind)
    ? acts[kind]?.(value, at)
    : fault(`${at}/do`, `must be one of ${Object.keys(acts).join(", ")}`, isObject(value) ? value["do"] : value);
};

const callTest: Test = members({
  id: text,
  tool: text,
  declared: flag,
  arguments: text,
  says: optional(members({ tool: text, arguments: text })),
  how: text,
  input: members({ status: listOf(oneOf("valid", "invalid", "malformed"), 1) }),
  answers: listOf(answerTest, 1),
  expect: members({ ends: listOf(oneOf("ok", "error", "refused"), 1), attempts: count, because: text }),
});

const tokens: Test = (value, at) =>
  Number.isInteger(value) && Number(value) >= 0 ? undefined : fault(at, "must be a number of tokens", value);

const common: Readonly<Record<string, Test>> = {
  usage: optional(members({ input: tokens, cached: tokens, output: tokens })),
  trickled: optional(trickle),
  first: optional(listOf(failureTest, 1)),
};

const replyTest: Test = (value, at) => {
  if (isObject(value) && typeof value["text"] === "string") return members(common)(value, at) ?? trickles(value, at);
  return isObject(value) && "calls" in value
    ? (members({ calls: listOf(callTest, 1), ...common })(value, at) ?? trickles(value, at))
    : fault(at, "must hold a text or calls", value);
};

const caseTest: Test = members({
  version: oneOf(1),
  role: oneOf("engine"),
  area: text,
  needs: listOf(text, 0),
  class: oneOf("fast", "slow", "long"),
  waitMs: optional(from0(MOST_WAIT_MS)),
  tools: listOf(members({ name: text }), 0),
  agent: optional(anyObject),
  decisions: optional(listOf(members({ on: decisionMark, answer: answerTest }), 0)),
  other: optional(members({ user: text, reply: text, hears: whole, last: optional(text) })),
  acts: optional(
    listOf(
      members({
        name: text,
        when: markTest,
        quietMs: optional(from0(MOST_HOLD_MS)),
        awaits: optional(markTest),
        until: optional(text),
        act: actTest,
      }),
      0,
    ),
  ),
  turns: listOf(
    members({ user: text, turnId: optional(text), queuedBy: optional(text), replies: listOf(replyTest, 1) }),
    1,
  ),
});

function oneOf(...values: readonly (string | number)[]): Test {
  return (value, at) =>
    (values as readonly unknown[]).includes(value)
      ? undefined
      : fault(at, `must be ${values.map((v) => JSON.stringify(v)).join(" or ")}`, value);
}

function fault(pointer: string, message: string, got: unknown): Fault {
  const seen = JSON.stringify(got) ?? "absent";
  return { pointer, message: `${message}; it is ${seen.length > 80 ? `${seen.slice(0, 80)}…` : seen}` };
}
