import { equal } from "../../../src/json/equal.ts";
import { isObject } from "../../../src/json/own.ts";
import { accepts } from "../../../src/validate/index.ts";
import { type EngineCase, isDeferred } from "../../cases/engine/case.ts";
import type { EngineLog, Exchange } from "../../drivers/engine/log.ts";
import { bad, type EngineCheck, type EngineLaw, good } from "./law.ts";
import { actionsOf, type Decision, decisions, isEmptyProposal, type Json, textOf } from "./pick.ts";
import { isTaken } from "./settles.ts";

const ALL = ["llm-worker", "llm-worker-format", "llm-worker-error", "llm-worker-settle", "llm-worker-tokens"];

/** Whether the case leaves the model calls of its agent to the worker. */
const isWorkers = ({ agent = {} }: EngineCase): boolean => String(agent["llm"]).startsWith("worker");

const executes = (engineCase: EngineCase, log: EngineLog): readonly Decision[] =>
  isWorkers(engineCase) ? decisions(log, "llm.execute") : [];

const requestOf = ({ trigger }: Decision): Json => (isObject(trigger["request"]) ? trigger["request"] : {});

/** What the worker answered that ends the model call: in the decision's answer, or over HTTP. */
interface ModelEnd {
  readonly id: unknown;
  readonly n: number;
  readonly action: Json;
  readonly exchange: Exchange;
  readonly by: "decision" | "stream" | "route";
}

const ENDS: ReadonlySet<unknown> = new Set(["llm.result", "llm.error"]);

function modelEnds(engineCase: EngineCase, log: EngineLog): ModelEnd[] {
  const answered = executes(engineCase, log).flatMap(({ trigger, exchange, n }): ModelEnd[] => {
    const action = actionsOf(exchange.answer?.json).find(({ type }) => ENDS.has(type));
    const by = exchange.answer?.text.startsWith("event: ") === true ? "stream" : "decision";
    return action === undefined ? [] : [{ id: trigger["id"], n, action, exchange, by }];
  });
  const settles = log.exchanges.flatMap((exchange): ModelEnd[] => {
    const action = exchange.kind === "settle" && isObject(exchange.json) ? exchange.json : {};
    return ENDS.has(action["type"]) && isWorkers(engineCase)
      ? [{ id: action["id"], n: exchange.n, action, exchange, by: "route" }]
      : [];
  });
  return [...answered, ...settles];
}

/** The llm.finished of a model call, each decision once. */
const finishedOf = (log: EngineLog, id: unknown): readonly Decision[] => {
  const told = decisions(log, "llm.finished").filter(({ trigger }) => trigger["id"] === id);
  return told.filter(
    ({ request }, n) => told.findIndex((other) => other.request["decision_id"] === request["decision_id"]) === n,
  );
};

/** That a model call ended as the worker said. */
function* endedAs(rule: string, { id, n, action }: ModelEnd, log: EngineLog): Generator<EngineCheck> {
  const told = finishedOf(log, id);
  const [first] = told;
  if (first === undefined) {
    if (log.end !== "derailed") yield bad(rule, [n], "", `an llm.finished for ${String(id)}`, log.note ?? "none");
  } else if (told.length > 1)
    yield bad(
      rule,
      told.map((one) => one.n),
      "",
      `one llm.finished for ${String(id)}`,
      `${told.length}`,
    );
  else yield action["type"] === "llm.error" ? failedAs(rule, action, first) : repliedAs(rule, action, first);
}

function failedAs(rule: string, action: Json, { n, trigger }: Decision): EngineCheck {
  const error = isObject(trigger["error"]) ? trigger["error"] : {};
  if (trigger["ok"] !== false) return bad(rule, [n], "/trigger/ok", "false", trigger["ok"]);
  if (!String(error["message"]).includes(String(action["error"])))
    return bad(rule, [n], "/trigger/error/message", JSON.stringify(action["error"]), error["message"]);
  return action["code"] === undefined || error["code"] === action["code"]
    ? good
    : bad(rule, [n], "/trigger/error/code", JSON.stringify(action["code"]), error["code"]);
}

function repliedAs(rule: string, action: Json, { n, trigger }: Decision): EngineCheck {
  const said = messageIn(action["response"]);
  const message = isObject(trigger["message"]) ? trigger["message"] : {};
  const calls = callsIn(message["tool_calls"]);
  if (trigger["ok"] !== true) return bad(rule, [n], "/trigger/ok", "true", trigger["error"] ?? trigger["ok"]);
  if (said.text !== textOf(message["content"]))
    return bad(rule, [n], "/trigger/message/content", JSON.stringify(said.text), message["content"]);
  return equal(calls, said.calls)
    ? good
    : bad(rule, [n], "/trigger/message/tool_calls", JSON.stringify(said.calls), calls);
}

interface Said {
  readonly text: string;
  readonly calls: readonly Json[];
}

const objectsIn = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : []);

/** Calls as id, name and the value of the arguments: the text is another rule's. */
const callsIn = (value: unknown): Json[] =>
  objectsIn(value).map(({ id, function: called }) => {
    const { name, arguments: text } = isObject(called) ? called : { name: undefined, arguments: undefined };
    return { id, name, arguments: text };
  });

/** A reply in the protocol's own form, or in that of the two providers. */
function messageIn(response: unknown): Said {
  const body = isObject(response) ? response : {};
  if (Array.isArray(body["choices"])) {
    const [choice] = objectsIn(body["choices"]);
    return messageIn({ model: "", ...(isObject(choice?.["message"]) ? choice["message"] : {}) });
  }
  const blocks = objectsIn(body["content"]);
  const uses = blocks.filter(({ type }) => type === "tool_use");
  const calls = uses.map(({ id, name, input }) => ({ id, name, arguments: JSON.stringify(input) }));
  return { text: textOf(body["content"]), calls: [...callsIn(body["tool_calls"]), ...calls] };
}

/** A law on model calls that ended in one way. */
function ended(rule: string, areas: readonly string[], picks: (end: ModelEnd) => boolean): EngineLaw {
  return {
    rule,
    areas,
    *judge(engineCase, log) {
      if (engineCase.area === "llm-worker-unreadable") return;
      for (const end of modelEnds(engineCase, log)) {
        if (!picks(end) || end.action["retryable"] === true) continue;
        if (end.by === "route" && !isTaken(end.exchange))
          yield bad(rule, [end.n], "/status", "success for a model call that is open", end.exchange.answer?.text);
        else yield* endedAs(rule, end, log);
      }
    },
  };
}

/** What of a body is not in the form of its provider: a pointer and what should be there. */
const BODIES: Readonly<Record<string, (body: Json) => readonly [string, string] | undefined>> = {
  openai: ({ messages, tools }) => {
    if (!objectsIn(messages).some(({ role }) => role === "user")) return ["/messages", "messages with roles"];
    const odd = objectsIn(tools).findIndex(({ type, function: one }) => type !== "function" || !isObject(one));
    return odd < 0 ? undefined : [`/tools/${odd}`, "a function"];
  },
  anthropic: ({ messages, tools, max_tokens: max }) => {
    if (!Number.isInteger(max)) return ["/max_tokens", "a whole number"];
    const odd = objectsIn(messages).findIndex(({ role }) => role !== "user" && role !== "assistant");
    if (odd >= 0 || objectsIn(messages).length === 0) return ["/messages", "messages of user and assistant alone"];
    const tool = objectsIn(tools).findIndex((one) => !isObject(one["input_schema"]));
    return tool < 0 ? undefined : [`/tools/${tool}`, "a tool with an input_schema"];
  },
};

/** The laws on agents whose model runs on the worker. */
export const llmWorkerLaws: readonly EngineLaw[] = [
  {
    rule: "llm-worker/model-call-is-asked-of-the-worker",
    areas: ALL,
    *judge(engineCase, log) {
      if (!isWorkers(engineCase)) return;
      for (const { n } of log.exchanges.filter(({ kind }) => kind === "prompt"))
        yield bad(this.rule, [n], "", "no model call of the engine's own", "one");
      const asked = decisions(log, "client.messages").find(({ exchange }) =>
        actionsOf(exchange.answer?.json).some(({ type }) => type === "llm.call"),
      );
      const all = executes(engineCase, log);
      if (asked !== undefined && all.length === 0 && log.end !== "derailed")
        yield bad(this.rule, [asked.n], "", "an llm.execute", log.note ?? "none");
      for (const { n, trigger } of all) {
        const wrong = [
          ["id", typeof trigger["id"] === "string"],
          ["request", isObject(trigger["request"]) && trigger["request"]["model"] === log.key],
          ["stream", typeof trigger["stream"] === "boolean"],
          ["attempt", Number.isInteger(trigger["attempt"])],
        ].find(([, holds]) => holds === false);
        yield wrong === undefined
          ? good
          : bad(this.rule, [n], `/trigger/${wrong[0]}`, `the call's ${wrong[0]}`, trigger[String(wrong[0])]);
      }
    },
  },
  {
    rule: "llm-worker/nothing-is-proposed",
    areas: ALL,
    *judge(engineCase, log) {
      for (const decision of executes(engineCase, log))
        yield isEmptyProposal(decision)
          ? good
          : bad(this.rule, [decision.n], "/proposed", "an empty proposal", decision.proposed);
    },
  },
  {
    rule: "llm-worker/request-shows-tools-as-declared",
    areas: ["llm-worker"],
    *judge(engineCase, log) {
      for (const decision of executes(engineCase, log)) {
        if (decision.trigger["format"] !== undefined) continue;
        const shown = objectsIn(requestOf(decision)["tools"]);
        for (const tool of engineCase.tools) {
          if (isDeferred(engineCase, tool)) continue;
          const { name, description = "", input } = tool;
          const [own, ...more] = shown.filter((one) => one["name"] === name);
          yield own !== undefined &&
          more.length === 0 &&
          own["description"] === description &&
          (input === undefined || equal(own["input"], input))
            ? good
            : bad(
                this.rule,
                [decision.n],
                "/trigger/request/tools",
                JSON.stringify({ name, description, input }),
                own ?? shown,
              );
        }
      }
    },
  },
  {
    rule: "llm-worker/format-names-the-body",
    areas: ["llm-worker-format", "llm-worker"],
    *judge(engineCase, log) {
      for (const decision of executes(engineCase, log)) {
        const { format } = decision.trigger;
        const named = typeof format === "string" && Object.hasOwn(BODIES, format) ? BODIES[format] : undefined;
        const verdict = accepts("LlmRequest", requestOf(decision));
        const [fault] = verdict.ok ? [] : verdict.errors;
        const own = fault === undefined ? undefined : ([fault.pointer, fault.message] as const);
        const wrong = format === undefined ? own : named?.(requestOf(decision));
        if (format !== undefined && named === undefined)
          yield bad(this.rule, [decision.n], "/trigger/format", "openai or anthropic", format);
        else if (wrong === undefined) yield good;
        else {
          const whose = format === undefined ? "where no format is named" : `in the form of ${String(format)}`;
          yield bad(
            this.rule,
            [decision.n],
            `/trigger/request${wrong[0]}`,
            `${wrong[1]}, ${whose}`,
            requestOf(decision),
          );
        }
      }
    },
  },
  ended(
    "llm-worker/result-is-the-reply",
    ["llm-worker", "llm-worker-format"],
    ({ by, action }) => by === "decision" && action["type"] === "llm.result",
  ),
  ended(
    "llm-worker/error-ends-the-call",
    ["llm-worker-error"],
    ({ by, action }) => by !== "route" && action["type"] === "llm.error",
  ),
  ended("llm-worker/settled-by-the-machine-route", ["llm-worker-settle"], ({ by }) => by === "route"),
  ended(
    "llm-worker/stream-ends-in-its-decision",
    ["llm-worker", "llm-worker-tokens"],
    ({ by, action }) => by === "stream" && action["type"] === "llm.result",
  ),
  {
    rule: "llm-worker/unreadable-response-is-refused",
    areas: ["llm-worker-unreadable"],
    *judge(engineCase, log) {
      if (engineCase.area !== "llm-worker-unreadable") return;
      const [sent] = executes(engineCase, log);
      if (sent?.exchange.answer === undefined) return;
      const ended = finishedOf(log, sent.trigger["id"]).find(({ trigger }) => trigger["ok"] === true);
      const kept = log.exchanges.find(
        ({ kind, json, n }) => kind === "decision" && n > sent.n && isObject(json) && isMarked(json["state"]),
      );
      const at = ended?.n ?? kept?.n;
      if (at !== undefined)
        yield bad(
          this.rule,
          [sent.n, at],
          ended === undefined ? "/state" : "/trigger",
          "no effect of a decision whose llm.result holds no reply",
          ended?.trigger ?? "its state",
        );
      else if (log.end === "ended") yield good;
      else yield bad(this.rule, [sent.n], "", "a session that takes the next message", log.note ?? log.end);
    },
  },
  {
    rule: "llm-worker/tokens-reach-the-client",
    areas: ["llm-worker-tokens"],
    *judge(engineCase, log) {
      const stream = log.exchanges.find(({ kind, answer }) => kind === "stream" && answer !== undefined);
      if (stream === undefined || engineCase.area !== "llm-worker-tokens") return;
      for (const { n, trigger, exchange } of executes(engineCase, log)) {
        const told = piecesIn(exchange.answer?.text ?? "");
        // What was streamed before the client listened, or for a call without stream, is shown to nobody.
        if (told === "" || stream.at > (exchange.answer?.at ?? 0) || exchange.at > (stream.answer?.at ?? 0)) continue;
        const frames = framesOf(stream).filter(
          ({ event, json }) => event === "llm.token.delta" && isObject(json) && json["call_id"] === trigger["id"],
        );
        const seen = frames.map(({ json }) => String((json as Json)["text"] ?? "")).join("");
        const named = frames.find(({ id }) => id !== undefined);
        if (named !== undefined) yield bad(this.rule, [stream.n], "/frames", "no id at a token delta", named);
        else
          yield seen === told
            ? good
            : bad(this.rule, [n, stream.n], "/frames", `llm.token.delta of ${JSON.stringify(told)}`, seen);
      }
    },
  },
];

const isMarked = (state: unknown): boolean => isObject(state) && state["tck"] === "unreadable";

/** The text of the pieces that the worker streamed. */
function piecesIn(text: string): string {
  return [...text.matchAll(/event: llm\.token\.delta\ndata: (.*)\n/g)]
    .map(([, data = "{}"]) => String((JSON.parse(data) as Json)["text"] ?? ""))
    .join("");
}

function framesOf({ answer }: Exchange): Json[] {
  return objectsIn(isObject(answer?.json) ? answer.json["frames"] : undefined);
}
