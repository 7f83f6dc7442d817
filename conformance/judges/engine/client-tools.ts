import { isObject } from "../../../src/json/own.ts";
import type { EngineCase, PlannedCall } from "../../cases/engine/case.ts";
import type { EngineLog, Exchange } from "../../drivers/engine/log.ts";
import { endedBy, laterCalls, nothingOf, said, soundSettle, storedAs } from "./async.ts";
import { endedByLapse } from "./lapse.ts";
import { bad, type EngineCheck, type EngineLaw, good } from "./law.ts";
import { actionsOf, allMadeCalls, decisions, decisionsOf, prompts, wentThrough } from "./pick.ts";
import { actsNamed, firstEnd, isTaken, type Settled } from "./settles.ts";

/** Where a name tells the venue of each call; elsewhere the engine itself may run one, or refuse it. */
const NAMED = ["client-tools", "client-output", "client-unanswered"];
const ANSWERED = ["client-tools", "client-submitted", "client-machine"];

/** The names of the tools that run on the client. */
const clientNames = ({ tools }: EngineCase): Set<unknown> =>
  new Set(tools.flatMap(({ name, handler }) => (handler === "client" ? [name] : [])));

/** The tools that the client brings with its messages. */
function submittedNames({ turns }: EngineCase): string[] {
  return turns.flatMap(({ payload }) => {
    const client = payload?.["client"];
    const tools = isObject(client) && Array.isArray(client["tools"]) ? client["tools"].filter(isObject) : [];
    return tools.map(({ name }) => String(name));
  });
}

const clientCalls = (engineCase: EngineCase, log: EngineLog): PlannedCall[] =>
  laterCalls(engineCase, log).filter(({ venue }) => venue === "client");

/** A law on client calls that are ended on one way: it is taken, and the call ends by it. */
function endedOn(rule: string, holdsFor: (settle: Settled) => boolean): EngineLaw {
  return {
    rule,
    areas: ["client-tools"],
    *judge(engineCase, log) {
      for (const call of clientCalls(engineCase, log)) {
        const settle = soundSettle(call, log);
        if (settle === undefined || call.expect.because !== "later" || !holdsFor(settle)) continue;
        if (!isTaken(settle.exchange)) {
          yield bad(
            rule,
            [settle.exchange.n],
            "/status",
            `success for ${call.id}, which is open`,
            said(settle.exchange),
          );
          continue;
        }
        yield* endedBy(rule, call, settle, log);
        if (call.expect.blocks !== undefined) yield* storedAs(rule, call, log);
      }
    },
  };
}

/** What another client, or a client for a call that is not its own, tried to end. */
function* untouched(rule: string, engineCase: EngineCase, log: EngineLog, word: string): Generator<EngineCheck> {
  for (const act of actsNamed(log, word)) {
    const id = act.act?.slice(word.length + 1);
    const call = allMadeCalls(engineCase, log).find((made) => made.call.id === id)?.call;
    if (call !== undefined) yield* nothingOf(rule, call, log);
  }
}

/** The statuses that each refusal may have. An engine that tells strangers nothing calls a session of others unknown. */
const STATUSES: Readonly<Record<string, readonly number[]>> = {
  stranger: [403, 404],
  foreign: [403],
  "unknown call": [404],
  "unknown session": [404],
  late: [409],
};

/** The calls that the worker's decisions ask for, by a proposal or of its own accord. */
const requested = (log: EngineLog): { readonly n: number; readonly id: string; readonly name: unknown }[] =>
  log.exchanges.flatMap(({ kind, n, answer }) =>
    kind === "decision"
      ? actionsOf(answer?.json).flatMap(({ type, id, name }) =>
          type === "tool.call" && typeof id === "string" ? [{ n, id, name }] : [],
        )
      : [],
  );

/** The laws on tools that run on the client. */
export const clientToolLaws: readonly EngineLaw[] = [
  {
    rule: "calls/name-decides-where-it-runs",
    areas: NAMED,
    *judge(engineCase, log) {
      if (!NAMED.includes(engineCase.area)) return;
      const clients = clientNames(engineCase);
      const workers = new Set<unknown>(engineCase.tools.map(({ name }) => name).filter((name) => !clients.has(name)));
      for (const { n, id, name } of requested(log)) {
        const [asked] = decisionsOf(log, "tool.execute", id);
        if (clients.has(name))
          yield asked === undefined
            ? good
            : bad(this.rule, [n, asked.n], "/trigger", `${id} of ${name} on the client`, asked.trigger);
        else if (workers.has(name) && (asked !== undefined || wentThrough(log)))
          yield asked !== undefined ? good : bad(this.rule, [n], "", `a tool.execute for ${id} of ${name}`, "none");
      }
    },
  },
  {
    rule: "client-tools/never-sent-to-the-worker",
    areas: ["client-unanswered", "client-tools"],
    *judge(engineCase, log) {
      const names = clientNames(engineCase);
      const sent = decisions(log, "tool.execute").filter(({ trigger }) => names.has(trigger["name"]));
      const started = log.exchanges.some(({ kind, answer }) =>
        kind === "decision"
          ? actionsOf(answer?.json).some(({ type, name }) => type === "tool.call" && names.has(name))
          : false,
      );
      if (sent.length > 0)
        yield bad(
          this.rule,
          sent.map(({ n }) => n),
          "/trigger",
          "no tool.execute for a tool of the client's",
          sent[0]?.trigger,
        );
      else if (started) yield good;
    },
  },
  {
    rule: "client-tools/offered-to-the-model",
    areas: ["client-tools"],
    *judge(engineCase, log) {
      const [first] = prompts(log);
      if (first === undefined) return;
      for (const name of clientNames(engineCase))
        yield first.prompt.tools.some((tool) => tool.name === name)
          ? good
          : bad(
              this.rule,
              [first.n],
              "/tools",
              `the tool ${name}`,
              first.prompt.tools.map((tool) => tool.name),
            );
    },
  },
  endedOn("client-tools/ended-by-a-result", ({ by, action }) => by === "input" && action["type"] === "tool.result"),
  endedOn("client-tools/ended-by-an-error", ({ by, action }) => by === "input" && action["type"] === "tool.error"),
  endedOn("client-tools/ended-by-a-tool-message", ({ by }) => by === "view"),
  {
    rule: "client-tools/repeated-answer-changes-nothing",
    areas: ["client-tools"],
    *judge(_engineCase, log) {
      for (const act of actsNamed(log, "again")) {
        const id = act.act?.slice("again ".length) ?? "";
        const finished = decisionsOf(log, "tool.finished", id);
        const views = decisions(log, "client.messages").filter(
          ({ n, trigger }) =>
            n > act.n &&
            JSON.stringify(trigger).includes(`"${id}"`) &&
            isNews(trigger["messages"], trigger["new_from"], id),
        );
        if (finished.length > 1)
          yield bad(
            this.rule,
            finished.map(({ n }) => n),
            "",
            `one end of ${id}`,
            `${finished.length}`,
          );
        else if (views.length > 0)
          yield bad(
            this.rule,
            views.map(({ n }) => n),
            "/trigger",
            `nothing of an answer to ${id} that was recorded before`,
            "client.messages",
          );
        else yield good;
      }
    },
  },
  {
    rule: "client-tools/owner-alone-may-answer",
    areas: ["client-tools"],
    *judge(engineCase, log) {
      yield* untouched(this.rule, engineCase, log, "stranger");
    },
  },
  {
    rule: "client-tools/worker-calls-stay-with-the-worker",
    areas: ["client-tools"],
    *judge(engineCase, log) {
      yield* untouched(this.rule, engineCase, log, "foreign");
    },
  },
  {
    rule: "client-tools/refusals-have-their-status",
    areas: ["client-tools"],
    *judge(_engineCase, log) {
      for (const [word, statuses] of Object.entries(STATUSES)) {
        for (const act of actsNamed(log, word).filter(isClients)) {
          const status = act.answer?.status ?? 0;
          const choice = { point: "a session of somebody else's", made: `${status}` };
          if (!statuses.includes(status)) yield bad(this.rule, [act.n], "/status", statuses.join(" or "), said(act));
          else yield word === "stranger" ? { ok: true, choice } : good;
        }
      }
    },
  },
  {
    rule: "client-tools/finished-as-usual",
    areas: ANSWERED,
    *judge(engineCase, log) {
      for (const call of clientCalls(engineCase, log)) {
        const ended = firstEnd(log, call.id);
        if (ended === undefined) continue;
        const finished = decisionsOf(log, "tool.finished", call.id);
        const [first] = finished;
        // What a view brings may be told as one client.messages (CT-5).
        if (first === undefined && (log.end === "derailed" || ended.by === "view")) continue;
        if (first === undefined || finished.length > 1)
          yield bad(this.rule, [ended.exchange.n], "", `one tool.finished for ${call.id}`, `${finished.length}`);
        else if (first.trigger["name"] !== call.tool)
          yield bad(this.rule, [first.n], "/trigger/name", call.tool, first.trigger["name"]);
        else if (typeof first.trigger["ok"] !== "boolean")
          yield bad(this.rule, [first.n], "/trigger/ok", "true or false", first.trigger["ok"]);
        else yield { ok: true, ...machineChoice(log) };
      }
    },
  },
  {
    rule: "client-tools/submitted-tools-run-on-the-client",
    areas: ["client-submitted"],
    *judge(engineCase, log) {
      const declared = new Set(engineCase.tools.map(({ name }) => name));
      for (const name of submittedNames(engineCase).filter((one) => !declared.has(one))) {
        const calls = allMadeCalls(engineCase, log).filter(({ call }) => call.tool === name);
        const sent = decisions(log, "tool.execute").find(({ trigger }) => trigger["name"] === name);
        const [first] = prompts(log);
        if (sent !== undefined)
          yield bad(this.rule, [sent.n], "/trigger", `${name} to run on the client`, sent.trigger);
        else if (first !== undefined && !first.prompt.tools.some((tool) => tool.name === name))
          yield bad(
            this.rule,
            [first.n],
            "/tools",
            `the client's tool ${name}`,
            first.prompt.tools.map((tool) => tool.name),
          );
        else if (calls.length > 0) yield good;
      }
    },
  },
  {
    rule: "client-tools/names-in-use-stay-with-the-worker",
    areas: ["client-submitted"],
    *judge(engineCase, log) {
      const given = new Set(submittedNames(engineCase));
      for (const { name, description } of engineCase.tools.filter((tool) => given.has(tool.name))) {
        for (const { call, n } of allMadeCalls(engineCase, log)) {
          if (call.tool !== name) continue;
          const asked = decisionsOf(log, "tool.execute", call.id);
          if (asked.length === 0) yield bad(this.rule, [n], "", `${name} to run on the worker`, "no tool.execute");
          else yield good;
        }
        for (const { n, prompt } of prompts(log)) {
          const shown = prompt.tools.filter((tool) => tool.name === name);
          yield shown.length === 1 && shown[0]?.description === description
            ? good
            : bad(this.rule, [n], "/tools", `the worker's ${name} alone`, shown);
        }
      }
    },
  },
  {
    rule: "client-tools/no-bound-by-default",
    areas: ["client-tools"],
    *judge(engineCase, log) {
      if (engineCase.retry !== undefined || engineCase.agent !== undefined) return;
      for (const { id } of clientCalls(engineCase, log)) {
        for (const event of log.events ?? []) {
          const payload = isObject(event) && isObject(event["payload"]) ? event["payload"] : {};
          const retry = payload["retry"];
          if (payload["type"] !== "tool.call.requested" || payload["id"] !== id || !isObject(retry)) continue;
          const bound = ["queue", "run", "total"].find((clock) => typeof retry[`${clock}_timeout_secs`] === "number");
          if (bound !== undefined) yield bad(this.rule, [], `/events/retry/${bound}_timeout_secs`, "no bound", retry);
          else if (Number(retry["max_attempts"]) > 1)
            yield bad(this.rule, [], "/events/retry/max_attempts", "1", retry);
          else yield good;
        }
      }
    },
  },
  {
    rule: "retries/tool-policy-covers-client-tools",
    areas: ["client-bounds"],
    *judge(engineCase, log) {
      for (const { call, n } of allMadeCalls(engineCase, log)) {
        if (call.expect.because !== "left-open" || call.venue !== "client") continue;
        yield* endedByLapse(this.rule, call.id, n, decisionsOf(log, "tool.finished", call.id));
      }
    },
  },
];

const isClients = ({ kind, path }: Exchange): boolean => kind === "input" || path.startsWith("/api/client/");

/** Whether a view's news hold an answer to a call. */
function isNews(messages: unknown, from: unknown, id: string): boolean {
  const news = Array.isArray(messages) ? messages.slice(Number(from) || 0) : [];
  return news.some((message) => isObject(message) && message["role"] === "tool" && message["tool_call_id"] === id);
}

/** Whether a machine could end a call of the client's, where it was tried. */
function machineChoice(log: EngineLog): { readonly choice?: { readonly point: string; readonly made: string } } {
  const [act] = actsNamed(log, "machine");
  if (act === undefined) return {};
  return {
    choice: {
      point: "client-tools/machine-may-answer",
      made: isTaken(act) ? "the call ends" : `${act.answer?.status}`,
    },
  };
}
