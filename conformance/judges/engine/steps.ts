import { equal } from "../../../src/json/equal.ts";
import { isObject } from "../../../src/json/own.ts";
import { readExactJson } from "../../../src/json/read.ts";
import type { PlannedCall } from "../../cases/engine/case.ts";
import type { EngineLog, Exchange } from "../../drivers/engine/log.ts";
import { bad, type EngineLaw, good } from "./law.ts";
import {
  actionsOf,
  type Decision,
  decisions,
  decisionsOf,
  holds,
  type Json,
  madeCalls,
  messagesOf,
  prompts,
  promptsAfter,
} from "./pick.ts";

const ALL = ["arguments", "unknown", "results", "output", "storage", "parallel", "final", "schemas"];

const read = (text: string): unknown => {
  const reading = readExactJson(text);
  return reading.ok ? reading.value : undefined;
};

/** What the suite answered to a decision. */
const answerOf = ({ exchange }: Pick<Decision, "exchange">): Json =>
  isObject(exchange.answer?.json) ? exchange.answer.json : {};

const requests = (log: EngineLog): Exchange[] => log.exchanges.filter(({ kind }) => kind === "decision");

const answeredPlainly = ({ answers }: PlannedCall, type: string): boolean => {
  const [answer] = answers;
  return answer?.take === "action" && answer.action["type"] === type && answer.action["id"] === undefined;
};

/** The last done that the worker answered before exchange `n` and after the turn before. */
function lastDone(log: EngineLog, n: number): { readonly n: number; readonly data: unknown } | undefined {
  const before = requests(log).filter((exchange) => exchange.n < n && exchange.answer !== undefined);
  const turns = before.filter(
    ({ json }) => isObject(json) && isObject(json["trigger"]) && json["trigger"]["type"] === "turn.finished",
  );
  const since = turns.at(-1)?.n ?? 0;
  for (const exchange of before) {
    const done = exchange.n > since ? actionsOf(answerOf({ exchange })).find(({ type }) => type === "done") : undefined;
    if (done !== undefined) return { n: exchange.n, data: done["data"] };
  }
  return undefined;
}

/** The laws on the steps of a session: what each request says, and what follows from the worker's answers. */
export const stepLaws: readonly EngineLaw[] = [
  {
    rule: "calls/execute-names-its-call",
    areas: ALL,
    *judge(engineCase, log) {
      for (const { call } of madeCalls(engineCase, log)) {
        for (const { n, trigger } of decisionsOf(log, "tool.execute", call.id)) {
          if (trigger["name"] !== call.tool)
            yield bad(this.rule, [n], "/trigger/name", JSON.stringify(call.tool), trigger["name"]);
          else if (!Number.isInteger(trigger["attempt"]))
            yield bad(this.rule, [n], "/trigger/attempt", "a whole number", trigger["attempt"]);
          else yield good;
        }
      }
    },
  },
  {
    rule: "calls/settle-defaults-to-the-call-asked-about",
    areas: ["results", "arguments", "parallel"],
    *judge(engineCase, log) {
      for (const { call } of madeCalls(engineCase, log)) {
        if (!answeredPlainly(call, "tool.result") || call.expect.ends.includes("refused")) continue;
        const asked = decisionsOf(log, "tool.execute", call.id).find(({ exchange }) => exchange.answer !== undefined);
        if (asked === undefined) continue;
        const ended = decisionsOf(log, "tool.finished", call.id).length > 0;
        if (ended) yield good;
        else if (log.end !== "derailed")
          yield bad(
            this.rule,
            [asked.n],
            "",
            `a tool.finished for ${call.id}, which was answered without an id`,
            "none",
          );
      }
    },
  },
  {
    rule: "calls/code-defaults-to-handler-error",
    areas: ["results", "final", "erring"],
    *judge(engineCase, log) {
      for (const { call } of madeCalls(engineCase, log)) {
        const [answer] = call.answers;
        if (answer?.take !== "action" || answer.action["type"] !== "tool.error" || answer.action["code"] !== undefined)
          continue;
        if (call.expect.because !== "error") continue;
        for (const { n, trigger } of decisionsOf(log, "tool.finished", call.id)) {
          const code = isObject(trigger["error"]) ? trigger["error"]["code"] : undefined;
          yield code === "handler_error" ? good : bad(this.rule, [n], "/trigger/error/code", '"handler_error"', code);
        }
      }
    },
  },
  {
    rule: "calls/workers-own-call-runs",
    areas: ["own-call"],
    *judge(engineCase, log) {
      if (engineCase.area !== "own-call") return;
      const started = requests(log).flatMap((exchange) => {
        const own = actionsOf(answerOf({ exchange })).find(
          ({ type, id }) => type === "tool.call" && id === "tck-own-call",
        );
        return own === undefined ? [] : [exchange.n];
      });
      if (started.length === 0) return;
      for (const type of ["tool.execute", "tool.finished"]) {
        const told = decisionsOf(log, type, "tck-own-call");
        yield told.length === 1
          ? good
          : bad(
              this.rule,
              [...started, ...told.map(({ n }) => n)],
              "",
              `one ${type} for the worker's own call`,
              `${told.length}`,
            );
      }
    },
  },
  {
    rule: "calls/repeated-id-runs-once",
    areas: ["same-id"],
    *judge(engineCase, log) {
      if (engineCase.area !== "same-id") return;
      for (const { call, n } of madeCalls(engineCase, log)) {
        const all = decisions(log, "tool.execute");
        const runs = new Set(all.map(({ request }) => request["decision_id"])).size;
        if (runs > 1)
          yield bad(
            this.rule,
            all.map((decision) => decision.n),
            "",
            `one tool.execute for the calls with the id ${call.id}`,
            `${runs}`,
          );
        else if (log.end === "derailed")
          yield bad(this.rule, [n], "", "a prompt with one tool message for each call", log.note ?? "none");
        else if (promptsAfter(log, n).length > 0) yield good;
      }
    },
  },
  {
    rule: "calls/known-id-in-a-later-turn",
    areas: ["known-id"],
    *judge(engineCase, log) {
      if (engineCase.area !== "known-id" || prompts(log).length < 3) return;
      yield log.end === "ended"
        ? good
        : bad(this.rule, [log.exchanges.at(-1)?.n ?? 0], "", "the turn's end", log.note ?? log.end);
    },
  },
  {
    rule: "arguments/one-reading-of-a-repeated-key",
    areas: ["repeated-key"],
    *judge(engineCase, log) {
      if (engineCase.area !== "repeated-key") return;
      for (const { call } of madeCalls(engineCase, log)) {
        for (const { n, trigger } of decisionsOf(log, "tool.execute", call.id)) {
          const input = isObject(trigger["input"]) ? trigger["input"] : {};
          const value = isObject(input["value"]) ? input["value"]["a"] : undefined;
          const fits = typeof value === "string";
          if (input["status"] === "malformed" || value === undefined) yield good;
          else if ((input["status"] === "valid") === fits) yield good;
          else yield bad(this.rule, [n], "/trigger/input", `one reading of "a" for the check and the value`, input);
        }
      }
    },
  },
  {
    rule: "output/errors-are-not-checked",
    areas: ["erring"],
    *judge(engineCase, log) {
      for (const { call } of madeCalls(engineCase, log)) {
        const { error } = call.expect;
        const checked = engineCase.tools.find(({ name }) => name === call.tool)?.output !== undefined;
        if (error === undefined || !checked || call.expect.because !== "error") continue;
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
    rule: "results/tool-result-is-taken-as-one",
    areas: ["whole-result"],
    *judge(engineCase, log) {
      for (const { call } of madeCalls(engineCase, log)) {
        const { structured, isError, blocks = [], because } = call.expect;
        if (because !== "whole-result") continue;
        for (const { n, trigger } of decisionsOf(log, "tool.finished", call.id)) {
          const stored = isObject(trigger["result"]) ? trigger["result"] : {};
          const content = Array.isArray(stored["content"]) ? stored["content"] : [];
          if (!equal(stored["structuredContent"], read(structured ?? "null")))
            yield bad(
              this.rule,
              [n],
              "/trigger/result/structuredContent",
              structured ?? "null",
              stored["structuredContent"],
            );
          else if ((stored["isError"] ?? false) !== (isError ?? false))
            yield bad(this.rule, [n], "/trigger/result/isError", String(isError ?? false), stored["isError"]);
          else if (content.length !== blocks.length)
            yield bad(this.rule, [n], "/trigger/result/content", `${blocks.length} blocks`, content);
          else yield good;
        }
      }
    },
  },
  {
    rule: "proposals/another-answer-is-obeyed",
    areas: ["own-end"],
    *judge(engineCase, log) {
      if (engineCase.area !== "own-end") return;
      for (const decision of decisions(log, "tool.finished")) {
        const done = actionsOf(answerOf(decision)).find(({ type }) => type === "done");
        if (done === undefined) continue;
        const next = log.exchanges.find(({ n, kind }) => n > decision.n && (kind === "prompt" || kind === "submit"));
        if (next?.kind === "prompt")
          yield bad(this.rule, [decision.n, next.n], "", "no prompt after the worker's done", "one");
        else if (next !== undefined) yield good;
      }
    },
  },
  {
    rule: "proposals/calls-in-the-models-order",
    areas: ["parallel", "arguments", "results"],
    *judge(engineCase, log) {
      const planned = madeCalls(engineCase, log).map(({ call }) => call.id);
      for (const { n, proposed } of decisions(log, "llm.finished")) {
        const ids = actionsOf(proposed).flatMap(({ type, id }) => (type === "tool.call" ? [String(id)] : []));
        if (ids.length < 2 || new Set(ids).size < ids.length) continue;
        const wanted = planned.filter((id) => ids.includes(id));
        if (wanted.length !== ids.length) continue;
        yield ids.join() === wanted.join()
          ? good
          : bad(this.rule, [n], "/proposed/actions", `tool.calls for ${wanted.join(", ")}`, ids);
      }
    },
  },
  {
    rule: "model-view/tool-messages-in-call-order",
    areas: ["parallel", "arguments", "results"],
    *judge(_engineCase, log) {
      for (const { n, prompt } of prompts(log)) {
        for (const [at, { calls = [] }] of prompt.messages.entries()) {
          if (calls.length < 2) continue;
          const ids = calls.map(({ id }) => id);
          const told = prompt.messages
            .slice(at)
            .flatMap(({ role, callId }) =>
              role === "tool" && callId !== undefined && ids.includes(callId) ? [callId] : [],
            );
          if (told.length !== ids.length) continue;
          yield told.join() === ids.join()
            ? good
            : bad(this.rule, [n], "/messages", `tool messages for ${ids.join(", ")}`, told);
        }
      }
    },
  },
  {
    rule: "model-view/own-messages-are-sent-as-given",
    areas: ["own-prompt"],
    *judge(engineCase, log) {
      if (engineCase.area !== "own-prompt") return;
      const [decision] = decisions(log, "client.messages");
      const own = actionsOf(decision === undefined ? {} : answerOf(decision)).find(({ type }) => type === "llm.call");
      const wanted =
        own === undefined ? [] : messagesOf(own).map(({ role, content }) => `${String(role)}: ${String(content)}`);
      const [first] = prompts(log);
      if (wanted.length === 0 || first === undefined) return;
      const sent = first.prompt.messages.map(({ role, text }) => `${role}: ${text}`);
      yield sent.join("\n") === wanted.join("\n")
        ? good
        : bad(this.rule, [first.n], "/messages", JSON.stringify(wanted), sent);
    },
  },
  {
    rule: "session/state-is-kept",
    areas: ["state"],
    *judge(engineCase, log) {
      if (engineCase.area !== "state") return;
      let state: { readonly n: number; readonly value: unknown; readonly decision: unknown } | undefined;
      for (const exchange of requests(log)) {
        const request = isObject(exchange.json) ? exchange.json : {};
        const { state: now, decision_id: decision } = request;
        // A decision that comes again was made before its own answer.
        if (state !== undefined && (decision === undefined || decision !== state.decision))
          yield equal(now, state.value)
            ? good
            : bad(this.rule, [state.n, exchange.n], "/state", JSON.stringify(state.value), now);
        const set = answerOf({ exchange })["state"];
        // What is proposed carries the state too; only one that the worker changed says something.
        if (set !== undefined && set !== null && !equal(set, state?.value))
          state = { n: exchange.n, value: set, decision };
      }
    },
  },
  {
    rule: "session/agent-is-replaced",
    areas: ["agent"],
    *judge(engineCase, log) {
      if (engineCase.area !== "agent") return;
      const [planned] = engineCase.decisions ?? [];
      const given = planned?.answer.take === "changed" ? planned.answer.with["agent"] : undefined;
      const tools = isObject(given) && Array.isArray(given["tools"]) ? given["tools"] : engineCase.tools;
      const wanted = tools.map(({ name }: { name?: unknown }) => String(name)).join();
      // In the first turn the decision is still to come: what is prompted before it shows the config before it.
      const last = log.exchanges
        .filter(({ kind }) => kind === "submit")
        .slice(1)
        .at(-1);
      const next = prompts(log).find(({ n }) => last !== undefined && n > last.n);
      if (next === undefined || log.end !== "ended") return;
      const offered = next.prompt.tools.map(({ name }) => name).join();
      yield offered === wanted ? good : bad(this.rule, [next.n], "/tools", wanted, offered);
    },
  },
  {
    rule: "turns/reply-without-calls-proposes-done",
    areas: ALL,
    *judge(_engineCase, log) {
      for (const { n, trigger, proposed } of decisions(log, "llm.finished")) {
        const message = isObject(trigger["message"]) ? trigger["message"] : {};
        const calls = message["tool_calls"];
        if (trigger["ok"] !== true || (Array.isArray(calls) && calls.length > 0)) continue;
        const done = actionsOf(proposed).find(({ type }) => type === "done");
        const content = message["content"] ?? null;
        yield done !== undefined && equal(done["data"] ?? null, content)
          ? good
          : bad(
              this.rule,
              [n],
              "/proposed/actions",
              `done with the data ${JSON.stringify(content)}`,
              actionsOf(proposed),
            );
      }
    },
  },
  {
    rule: "turns/finished-proposes-done",
    areas: ALL,
    *judge(_engineCase, log) {
      for (const { n, proposed } of decisions(log, "turn.finished")) {
        const types = actionsOf(proposed).map(({ type }) => type);
        yield types.length === 1 && types[0] === "done"
          ? good
          : bad(this.rule, [n], "/proposed/actions", "done", types);
      }
    },
  },
  {
    rule: "turns/done-brings-turn-finished",
    areas: ["own-end", ...ALL],
    *judge(_engineCase, log) {
      for (const { n, trigger } of decisions(log, "turn.finished")) {
        const done = lastDone(log, n);
        if (done === undefined) continue;
        if (typeof trigger["turn_id"] !== "string")
          yield bad(this.rule, [done.n, n], "/trigger/turn_id", "the turn's id", trigger["turn_id"]);
        else
          yield equal(trigger["data"] ?? null, done.data ?? null)
            ? good
            : bad(this.rule, [done.n, n], "/trigger/data", JSON.stringify(done.data ?? null), trigger["data"]);
      }
    },
  },
  {
    rule: "turns/failed-turn-leaves-the-session-usable",
    areas: ["no-decision"],
    *judge(engineCase, log) {
      if (engineCase.area !== "no-decision") return;
      const submits = log.exchanges.filter(({ kind }) => kind === "submit");
      const failed = requests(log).find(({ n, answer }) => answer !== undefined && n > 0 && !isObject(answer.json));
      if (failed === undefined) return;
      yield log.end === "ended" && submits.length > 1
        ? good
        : bad(
            this.rule,
            [failed.n],
            "",
            "a session that takes the next message after the turn that failed",
            log.note ?? log.end,
          );
    },
  },
  {
    rule: "delivery/failed-delivery-is-no-result",
    areas: ["no-decision"],
    *judge(engineCase, log) {
      for (const { call } of madeCalls(engineCase, log)) {
        const [hidden] = call.expect.hidden ?? [];
        if (call.expect.because !== "no-decision" || decisionsOf(log, "tool.execute", call.id).length === 0) continue;
        const told = decisionsOf(log, "tool.finished", call.id).find(({ trigger }) => trigger["ok"] === true);
        const shown = prompts(log).find(({ exchange }) => hidden !== undefined && holds(exchange.text, hidden));
        const at = told?.n ?? shown?.n;
        yield at === undefined
          ? good
          : bad(
              this.rule,
              [at],
              "",
              `no result for ${call.id}, whose delivery failed`,
              told?.trigger["result"] ?? hidden,
            );
      }
    },
  },
];
