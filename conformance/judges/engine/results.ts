import { equal } from "../../../src/json/equal.ts";
import { isObject } from "../../../src/json/own.ts";
import { readExactJson } from "../../../src/json/read.ts";
import type { Because, ExpectedBlock, PlannedCall } from "../../cases/engine/case.ts";
import type { EngineLog } from "../../drivers/engine/log.ts";
import { bad, type EngineCheck, type EngineLaw, good } from "./law.ts";
import { type Decision, decisionsOf, holds, type Json, madeCalls } from "./pick.ts";

const read = (text: string): unknown => {
  const reading = readExactJson(text);
  return reading.ok ? reading.value : undefined;
};

/** The stored blocks of a tool.finished that is ok. */
function storedOf({ trigger }: Decision): unknown[] | undefined {
  const result = trigger["result"];
  return isObject(result) && Array.isArray(result["content"]) ? result["content"] : undefined;
}

/** A law on the blocks that are stored for calls answered for one reason. */
function stores(
  rule: string,
  areas: readonly string[],
  because: readonly Because[],
  types: readonly ExpectedBlock["type"][],
): EngineLaw {
  return {
    rule,
    areas,
    *judge(engineCase, log) {
      for (const { call } of madeCalls(engineCase, log)) {
        const { blocks } = call.expect;
        if (blocks === undefined || !because.includes(call.expect.because)) continue;
        for (const decision of decisionsOf(log, "tool.finished", call.id)) {
          if (decision.trigger["ok"] !== true) continue;
          const stored = storedOf(decision) ?? [];
          if (stored.length !== blocks.length) {
            yield bad(rule, [decision.n], "/trigger/result/content", `${blocks.length} blocks`, stored);
            continue;
          }
          for (const [i, expected] of blocks.entries()) {
            if (!types.includes(expected.type)) continue;
            yield checkBlock(rule, decision, i, expected, stored[i], log);
          }
        }
      }
    },
  };
}

export function checkBlock(
  rule: string,
  { n }: Decision,
  i: number,
  expected: ExpectedBlock,
  stored: unknown,
  log: EngineLog,
): EngineCheck {
  const at = `/trigger/result/content/${i}`;
  const block = isObject(stored) ? stored : {};
  switch (expected.type) {
    case "text":
      return block["type"] === "text" && block["text"] === expected.text
        ? good
        : bad(rule, [n], at, `the text ${JSON.stringify(expected.text)}`, stored);
    case "json": {
      const text = block["type"] === "text" ? block["text"] : undefined;
      const same = typeof text === "string" && equal(read(text), read(expected.value));
      return same ? good : bad(rule, [n], at, `text whose JSON value is ${expected.value}`, stored);
    }
    case "link": {
      const { type: _, ...members } = expected;
      const kept = block["type"] === "link" && Object.entries(members).every(([name, value]) => block[name] === value);
      return kept ? good : bad(rule, [n], at, `a link with ${JSON.stringify(members)}`, stored);
    }
    case "blob": {
      const uri = block["type"] === "blob" ? block["uri"] : undefined;
      if (typeof uri !== "string") return bad(rule, [n], at, "a blob that names the stored bytes", stored);
      const fetched = log.blobs[uri];
      if (fetched === undefined || (fetched.status === 200 && fetched.base64 === expected.base64)) return good;
      return bad(
        rule,
        [n],
        at,
        `the very bytes that were sent, ${expected.base64}`,
        `status ${fetched.status}, ${fetched.base64}`,
      );
    }
    case "any":
      return isObject(stored)
        ? good
        : bad(rule, [n], at, "a block in the place of the one that could not be read", stored);
  }
}

/** Every text of the log that the engine wrote, but for prompts, which may hold bytes inlined. */
function* writtenTexts(log: EngineLog): Generator<{ readonly n: number; readonly text: string }> {
  for (const { n, kind, text, answer } of log.exchanges) {
    if (kind === "decision") yield { n, text };
    if (kind === "events") yield { n, text: answer?.text ?? "" };
  }
}

/** Base64 of the bytes that went into a call's blocks. */
const bytesIn = ({ expect }: PlannedCall): string[] =>
  [
    ...(expect.blocks ?? []).flatMap((block) => (block.type === "blob" ? [block.base64.slice(0, 24)] : [])),
    ...(expect.because === "bad-base64" ? (expect.hidden ?? []) : []),
  ].filter((mark) => mark !== "");

/** The laws on results and on what is stored of them. */
export const resultLaws: readonly EngineLaw[] = [
  stores("results/string-is-its-text", ["results"], ["string-result"], ["text"]),
  stores("results/other-json-is-stringified", ["results"], ["json-result"], ["json"]),
  stores("results/content-on-the-action", ["results", "arguments"], ["content", "plain"], ["text"]),
  stores("results/malformed-block-makes-data", ["results"], ["malformed-block"], ["json"]),
  stores("storage/text-stays-text", ["storage", "results"], ["blocks"], ["text"]),
  stores("storage/link-stays-a-link", ["storage", "results"], ["blocks"], ["link"]),
  stores("storage/bytes-become-a-blob", ["storage", "results", "large"], ["blocks"], ["blob"]),
  stores("storage/unreadable-bytes-leave-a-block", ["storage"], ["bad-base64"], ["any"]),
  {
    rule: "storage/no-bytes-on-the-record",
    areas: ["storage", "results", "large"],
    *judge(engineCase, log) {
      for (const { call } of madeCalls(engineCase, log)) {
        const marks = bytesIn(call);
        if (marks.length === 0) continue;
        const told = decisionsOf(log, "tool.finished", call.id).length > 0;
        for (const { n, text } of writtenTexts(log)) {
          const found = marks.find((mark) => holds(text, mark));
          if (found !== undefined)
            yield bad(
              this.rule,
              [n],
              "",
              `no bytes of ${call.id} in what the engine writes`,
              `base64 that begins ${found}`,
            );
        }
        if (told) yield good;
      }
    },
  },
  {
    rule: "storage/unreadable-bytes-are-not-stored",
    areas: ["storage"],
    *judge(engineCase, log) {
      for (const { call } of madeCalls(engineCase, log)) {
        if (call.expect.because !== "bad-base64") continue;
        for (const decision of decisionsOf(log, "tool.finished", call.id)) {
          const blob = (storedOf(decision) ?? []).find((block) => isObject(block) && block["type"] === "blob");
          yield blob === undefined
            ? good
            : bad(this.rule, [decision.n], "/trigger/result/content", "no blob of bytes that cannot be read", blob);
        }
      }
    },
  },
  {
    rule: "output/fitting-result-passes",
    areas: ["output", "final"],
    *judge(engineCase, log) {
      yield* ends(this.rule, engineCase, log, "output-fits", true);
    },
  },
  {
    rule: "output/breaking-result-ends-in-an-error",
    areas: ["output", "final"],
    *judge(engineCase, log) {
      yield* ends(this.rule, engineCase, log, "output-breaks", false);
    },
  },
  {
    rule: "output/structured-content-is-preferred",
    areas: ["output", "final"],
    *judge(engineCase, log) {
      yield* ends(this.rule, engineCase, log, "structured-wins", false);
    },
  },
  {
    rule: "output/kept-as-sent",
    areas: ["output", "final"],
    *judge(engineCase, log) {
      for (const { call } of madeCalls(engineCase, log)) {
        const { structured, blocks, because } = call.expect;
        if (because !== "output-fits") continue;
        for (const decision of decisionsOf(log, "tool.finished", call.id)) {
          if (decision.trigger["ok"] !== true) continue;
          const { result } = (read(decision.exchange.text) as { trigger: Json }).trigger;
          const kept = isObject(result) ? result : {};
          if (structured !== undefined)
            yield equal(kept["structuredContent"], read(structured))
              ? good
              : bad(
                  this.rule,
                  [decision.n],
                  "/trigger/result/structuredContent",
                  structured,
                  kept["structuredContent"],
                );
          const stored = storedOf(decision) ?? [];
          for (const [i, block] of (blocks ?? []).entries())
            yield checkBlock(this.rule, decision, i, block, stored[i], log);
        }
      }
    },
  },
];

function* ends(
  rule: string,
  engineCase: Parameters<EngineLaw["judge"]>[0],
  log: EngineLog,
  because: Because,
  ok: boolean,
): Generator<EngineCheck> {
  for (const { call } of madeCalls(engineCase, log)) {
    if (call.expect.because !== because) continue;
    // Where both ends are sound (row 8), the one that was made is told and not judged.
    const open = call.expect.ends.length > 1;
    for (const { n, trigger } of decisionsOf(log, "tool.finished", call.id))
      yield open
        ? { ok: true, choice: { point: "a result that reports failure, against output", made: endOf(trigger) } }
        : trigger["ok"] === ok
          ? good
          : bad(
              rule,
              [n],
              "/trigger/ok",
              ok ? "true: the result fits" : "false: the result breaks the schema",
              trigger["error"] ?? trigger["result"],
            );
  }
}

const endOf = ({ ok }: Json): string => (ok === true ? "is not checked" : "is checked like any other");
