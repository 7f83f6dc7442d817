import { isObject } from "../../../src/json/own.ts";
import { callsOf, type EngineCase } from "../../cases/engine/case.ts";
import type { EngineLog } from "../../drivers/engine/log.ts";
import { hasTakenBroken } from "./broken-replies.ts";
import { bad, type EngineLaw, good } from "./law.ts";
import {
  actionsOf,
  type Decision,
  decisions,
  decisionsOf,
  isEmptyProposal,
  isWritten,
  type Json,
  madeCalls,
  messagesOf,
} from "./pick.ts";

const ALL = ["arguments", "unknown", "results", "output", "storage", "parallel", "final", "schemas", "refused"];

const toolErrors = (proposed: unknown, id: string): Json[] =>
  actionsOf(proposed).filter(
    (action) => action["type"] === "tool.error" && (action["id"] === undefined || action["id"] === id),
  );

/** The laws on what the engine proposes. */
export const proposalLaws: readonly EngineLaw[] = [
  {
    rule: "proposals/nothing-for-a-valid-call",
    areas: ALL,
    *judge(engineCase, log) {
      for (const { call } of madeCalls(engineCase, log)) {
        if (!call.declared) continue;
        for (const decision of decisionsOf(log, "tool.execute", call.id)) {
          if ((decision.trigger["input"] as Json | undefined)?.["status"] !== "valid") continue;
          yield isEmptyProposal(decision)
            ? good
            : bad(this.rule, [decision.n], "/proposed", "an empty proposal", decision.proposed);
        }
      }
    },
  },
  {
    rule: "proposals/refusal-of-bad-arguments",
    areas: ["arguments", "unknown", "parallel"],
    *judge(engineCase, log) {
      for (const { call } of madeCalls(engineCase, log)) {
        if (!call.declared) continue;
        for (const decision of decisionsOf(log, "tool.execute", call.id)) {
          const status = (decision.trigger["input"] as Json | undefined)?.["status"];
          if (status !== "invalid" && status !== "malformed") continue;
          yield toolErrors(decision.proposed, call.id).length === 1
            ? good
            : bad(this.rule, [decision.n], "/proposed/actions", "one tool.error for the call", decision.proposed);
        }
      }
    },
  },
  {
    rule: "proposals/refusal-of-an-unknown-tool",
    areas: ["unknown", "parallel"],
    *judge(engineCase, log) {
      for (const { call } of madeCalls(engineCase, log)) {
        if (call.declared) continue;
        for (const decision of decisionsOf(log, "tool.execute", call.id)) {
          yield toolErrors(decision.proposed, call.id).length === 1
            ? good
            : bad(
                this.rule,
                [decision.n],
                "/proposed/actions",
                `a tool.error, since ${call.tool} was not declared`,
                decision.proposed,
              );
        }
      }
    },
  },
  {
    rule: "proposals/one-tool-call-per-call",
    areas: ALL,
    *judge(engineCase, log) {
      // A call whose id the model uses twice may be given another one.
      const twice = new Set(callsOf(engineCase).flatMap(({ id, venue }) => (venue === "engine" ? [id] : [])));
      const planned = new Map(callsOf(engineCase).flatMap((call) => (twice.has(call.id) ? [] : [[call.id, call]])));
      for (const { n, trigger, proposed } of decisions(log, "llm.finished")) {
        // A reply that broke off and was taken is another rule's affair, and the same calls come again after it.
        if (hasTakenBroken(log, n)) continue;
        const message = isObject(trigger["message"]) ? trigger["message"] : {};
        const asked = (Array.isArray(message["tool_calls"]) ? message["tool_calls"].filter(isObject) : []).flatMap(
          ({ id }) => planned.get(String(id)) ?? [],
        );
        if (asked.length === 0) continue;
        const proposals = actionsOf(proposed).filter(({ type }) => type === "tool.call");
        for (const call of asked) {
          const own = proposals.filter(({ id }) => id === call.id);
          yield own.length === 1 &&
          (own[0]?.["name"] === call.tool || (call.says !== undefined && own[0]?.["name"] === call.says.tool)) &&
          isWritten(call, argumentText(own[0]["arguments"]), log)
            ? good
            : bad(
                this.rule,
                [n],
                "/proposed/actions",
                `one tool.call with ${call.id}, ${call.tool} and ${JSON.stringify(call.arguments)}`,
                own,
              );
        }
      }
    },
  },
  {
    rule: "proposals/result-becomes-a-tool-message",
    areas: ALL,
    *judge(engineCase, log) {
      for (const { call } of madeCalls(engineCase, log)) {
        for (const { n, proposed } of decisionsOf(log, "tool.finished", call.id)) {
          const own = messagesOf(proposed).filter(
            (message) => message["role"] === "tool" && message["tool_call_id"] === call.id,
          );
          yield own.length === 1
            ? good
            : bad(this.rule, [n], "/proposed/messages", `one tool message for ${call.id}`, own);
        }
      }
    },
  },
  {
    rule: "proposals/prompts-when-all-have-ended",
    areas: ALL,
    *judge(engineCase, log) {
      for (const { id, decision, told, of, before } of endings(engineCase, log)) {
        // An engine may prompt as soon as all have ended, though not all have been told (a choice); then it did so before.
        const asks = promptsIn(decision.proposed);
        if (before) {
          yield asks === 0
            ? good
            : bad(
                this.rule,
                [decision.n],
                "/proposed/actions",
                "no second llm.call for the same calls",
                actionsOf(decision.proposed),
              );
          continue;
        }
        if (told < of) continue;
        if (asks === 1) yield good;
        else
          yield bad(
            this.rule,
            [decision.n],
            "/proposed/actions",
            `one llm.call, since ${id} was the last call to end`,
            actionsOf(decision.proposed),
          );
      }
    },
  },
  {
    rule: "proposals/waits-for-the-others",
    areas: ["parallel", "arguments", "results", "unknown"],
    *judge(engineCase, log) {
      for (const { decision, told, of, missing } of endings(engineCase, log)) {
        if (told >= of) continue;
        if (promptsIn(decision.proposed) === 0 || missing.length === 0) yield good;
        else
          yield bad(
            this.rule,
            [decision.n],
            "/proposed/actions",
            `no llm.call while ${missing[0]} has no tool message`,
            actionsOf(decision.proposed),
          );
      }
    },
  },
];

const promptsIn = (proposed: unknown): number => actionsOf(proposed).filter(({ type }) => type === "llm.call").length;

/** One tool.finished among those of the calls of one reply. */
interface Ending {
  readonly id: string;
  readonly decision: Decision;
  /** How many of the reply's calls have been told by now, this one included, and of how many. */
  readonly told: number;
  readonly of: number;
  /** An earlier one of them has prompted already. */
  readonly before: boolean;
  /** The reply's calls for which the proposal has no tool message. */
  readonly missing: readonly string[];
}

function* endings(engineCase: EngineCase, log: EngineLog): Generator<Ending> {
  // While a call of the worker's own is in flight an engine may wait for it, or not.
  if (engineCase.area === "own-call") return;
  for (const reply of engineCase.turns.flatMap(({ replies }) => replies)) {
    if (!("calls" in reply) || reply.calls.some(({ expect }) => expect.ends.includes("refused"))) continue;
    // A call that the engine answers by itself counts where its end is told, and once where ids repeat.
    const calls = [...new Map(reply.calls.map((call) => [call.id, call])).values()].filter(
      ({ id, venue }) => venue !== "engine" || decisionsOf(log, "tool.finished", id).length > 0,
    );
    const ends = calls
      .flatMap(({ id }) =>
        decisionsOf(log, "tool.finished", id)
          .slice(0, 1)
          .map((decision) => ({ id, decision })),
      )
      .sort((a, b) => a.decision.n - b.decision.n);
    let before = false;
    for (const [index, { id, decision }] of ends.entries()) {
      const answered = new Set(messagesOf(decision.proposed).map((message) => message["tool_call_id"]));
      const missing = calls.map((call) => call.id).filter((other) => !answered.has(other));
      yield { id, decision, told: index + 1, of: calls.length, before, missing };
      before ||= promptsIn(decision.proposed) > 0 && missing.length === 0;
    }
  }
}

function argumentText(value: unknown): unknown {
  return typeof value === "string" ? value : JSON.stringify(value);
}
