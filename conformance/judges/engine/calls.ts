import { isObject } from "../../../src/json/own.ts";
import type { PlannedCall } from "../../cases/engine/case.ts";
import { bad, type EngineLaw, good } from "./law.ts";
import { decisionsOf, madeCalls, wentThrough } from "./pick.ts";

const ALL = ["arguments", "unknown", "results", "output", "storage", "parallel", "final", "schemas"];

const refused = ({ expect }: PlannedCall): boolean => expect.ends.includes("refused");

const breaksOutput = ({ expect }: PlannedCall): boolean =>
  expect.because === "output-breaks" || expect.because === "structured-wins";

/** Whether the worker asks for another attempt: that is another rule's affair. */
const isRetryable = ({ answers }: PlannedCall): boolean =>
  answers.some((answer) => answer.take === "action" && answer.action["retryable"] === true);

/** A law on how calls that were answered for one reason end. */
function endsAs(rule: string, areas: readonly string[], because: readonly string[]): EngineLaw {
  return {
    rule,
    areas,
    *judge(engineCase, log) {
      for (const { call } of madeCalls(engineCase, log)) {
        if (!because.includes(call.expect.because)) continue;
        for (const { n, trigger } of decisionsOf(log, "tool.finished", call.id)) {
          const ended = trigger["ok"] === true ? "ok" : "error";
          yield call.expect.ends.includes(ended)
            ? good
            : bad(
                rule,
                [n],
                "/trigger/ok",
                `${call.expect.ends.join(" or ")} for ${call.id} (${call.how})`,
                trigger["error"] ?? trigger["result"] ?? ended,
              );
        }
      }
    },
  };
}

/** The laws on how a call begins and ends. */
export const callLaws: readonly EngineLaw[] = [
  {
    rule: "calls/finished-once",
    areas: ALL,
    *judge(engineCase, log) {
      for (const { call, n } of madeCalls(engineCase, log)) {
        if (refused(call)) continue;
        const told = decisionsOf(log, "tool.finished", call.id);
        if (told.length === 1) yield good;
        else if (told.length > 1)
          yield bad(
            this.rule,
            told.map((decision) => decision.n),
            "",
            `one tool.finished for ${call.id}`,
            `${told.length}`,
          );
        else if (wentThrough(log)) yield bad(this.rule, [n], "", `a tool.finished for ${call.id}`, "none");
      }
    },
  },
  {
    rule: "retries/off-by-default",
    areas: [...ALL, "refused"],
    *judge(engineCase, log) {
      for (const { call } of madeCalls(engineCase, log)) {
        const asked = decisionsOf(log, "tool.execute", call.id);
        if (asked.length === 0 || breaksOutput(call) || isRetryable(call)) continue;
        yield asked.length <= call.expect.attempts
          ? good
          : bad(
              this.rule,
              asked.map(({ n }) => n),
              "",
              `${call.expect.attempts} tool.execute for ${call.id}`,
              `${asked.length}`,
            );
      }
    },
  },
  {
    rule: "output/breaking-result-is-final",
    areas: ["output", "final"],
    *judge(engineCase, log) {
      for (const { call } of madeCalls(engineCase, log)) {
        const asked = decisionsOf(log, "tool.execute", call.id);
        if (!breaksOutput(call) || asked.length === 0) continue;
        yield asked.length === 1
          ? good
          : bad(
              this.rule,
              asked.map(({ n }) => n),
              "",
              `one tool.execute for ${call.id}, whose result breaks its schema`,
              `${asked.length}`,
            );
      }
    },
  },
  endsAs("calls/refusal-ends-the-call", ["arguments", "unknown", "parallel"], ["proposal"]),
  endsAs("calls/result-of-corrected-arguments-counts", ["arguments", "parallel"], ["correction"]),
  endsAs("calls/error-ends-the-call", ["results", "final"], ["error"]),
  endsAs(
    "calls/result-ends-the-call",
    ["results", "arguments", "storage", "parallel"],
    ["plain", "content", "string-result", "json-result", "blocks", "malformed-block", "bad-base64"],
  ),
  {
    rule: "calls/finished-names-its-call",
    areas: ALL,
    *judge(engineCase, log) {
      for (const { call } of madeCalls(engineCase, log)) {
        for (const { n, trigger } of decisionsOf(log, "tool.finished", call.id)) {
          if (trigger["name"] !== call.tool) yield bad(this.rule, [n], "/trigger/name", call.tool, trigger["name"]);
          else if (typeof trigger["ok"] !== "boolean")
            yield bad(this.rule, [n], "/trigger/ok", "true or false", trigger["ok"]);
          else {
            const member = trigger["ok"] ? "result" : "error";
            yield isObject(trigger[member])
              ? good
              : bad(this.rule, [n], `/trigger/${member}`, `the ${member}`, trigger[member]);
          }
        }
      }
    },
  },
  {
    rule: "calls/error-is-told",
    areas: ["results", "final"],
    *judge(engineCase, log) {
      for (const { call } of madeCalls(engineCase, log)) {
        const { error } = call.expect;
        if (error === undefined) continue;
        for (const { n, trigger } of decisionsOf(log, "tool.finished", call.id)) {
          const told = isObject(trigger["error"]) ? trigger["error"]["message"] : undefined;
          yield typeof told === "string" && told.includes(error)
            ? good
            : bad(this.rule, [n], "/trigger/error/message", JSON.stringify(error), told);
        }
      }
    },
  },
  {
    rule: "results/naming-both-is-refused",
    areas: ["refused"],
    *judge(engineCase, log) {
      for (const { call } of madeCalls(engineCase, log)) {
        if (!refused(call)) continue;
        const told = decisionsOf(log, "tool.finished", call.id).filter(({ trigger }) => trigger["ok"] === true);
        if (told.length > 0)
          yield bad(
            this.rule,
            told.map(({ n }) => n),
            "/trigger",
            "no effect of a decision that names both result and content",
            told[0]?.trigger,
          );
        else if (wentThrough(log)) yield good;
        else
          yield bad(
            this.rule,
            [],
            "",
            "a session that takes the next message after the refused decision",
            log.note ?? log.end,
          );
      }
    },
  },
];
