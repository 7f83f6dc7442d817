import { equal } from "../../../src/json/equal.ts";
import { isObject } from "../../../src/json/own.ts";
import type { EngineCase } from "../../cases/engine/case.ts";
import type { EngineLog } from "../../drivers/engine/log.ts";
import { endedBy, laterCalls, said, soundSettle } from "./async.ts";
import { bad, type EngineCheck, type EngineLaw, good } from "./law.ts";
import { type Pause, pauses } from "./pauses.ts";
import { actDone, actionsOf, type Decision, decisions, decisionsOf, type Json, prompts } from "./pick.ts";
import { actsNamed, isTaken } from "./settles.ts";

const PLAIN = ["interrupts", "interrupts-resolve"];
const WAITING = ["interrupts-client", "interrupts-retry"];
const BY_CLIENT = [...WAITING, "interrupts-idle"];
/** Clocks are read to a tenth of a millisecond. */
const GRAIN_MS = 0.2;

/** The decisions that tell of the end of a pause, each once. */
function toldOf(log: EngineLog, id: string): Decision[] {
  const seen = new Set<unknown>();
  return decisions(log, "interrupt.resumed").filter(({ trigger, request }) => {
    if (trigger["interrupt_id"] !== id || seen.has(request["decision_id"])) return false;
    seen.add(request["decision_id"]);
    return true;
  });
}

const isIn = ({ from, resumed }: Pause, at: number): boolean =>
  at > from + GRAIN_MS && at < (resumed?.at ?? Number.POSITIVE_INFINITY) - GRAIN_MS;

/** The payloads of the session's events of one type that name a pause. */
function eventsOf({ events = [] }: EngineLog, type: string, id?: string): Json[] {
  return events.flatMap((event) => {
    const payload = isObject(event) && isObject(event["payload"]) ? event["payload"] : {};
    return payload["type"] === type && (id === undefined || payload["interrupt_id"] === id) ? [payload] : [];
  });
}

/** What is to be seen of each pause that was ended on one way. */
function* resumedBy(rule: string, log: EngineLog, holdsFor: (pause: Pause) => boolean): Generator<EngineCheck> {
  for (const pause of pauses(log)) {
    const { id, resumed } = pause;
    if (resumed === undefined || !holdsFor(pause)) continue;
    const [told] = toldOf(log, id);
    const payload = told?.trigger["payload"];
    const same =
      resumed.payload === undefined ? payload === undefined || payload === null : equal(payload, resumed.payload);
    if (told === undefined && log.end !== "derailed")
      yield bad(rule, [resumed.exchange.n], "", `interrupt.resumed for ${id}`, "none");
    else if (told !== undefined && !same)
      yield bad(rule, [resumed.exchange.n, told.n], "/trigger/payload", JSON.stringify(resumed.payload), payload);
    else if (told !== undefined) yield good;
  }
}

/** The laws on pauses. */
export const interruptLaws: readonly EngineLaw[] = [
  {
    rule: "interrupts/pauses-the-branch",
    areas: [...PLAIN, "interrupts-tools", "interrupts-retry", "interrupts-second"],
    *judge(engineCase, log) {
      for (const pause of pauses(log)) {
        const early = prompts(log).find(({ exchange }) => isIn(pause, exchange.at));
        if (early !== undefined)
          yield bad(this.rule, [pause.exchange.n, early.n], "", `no prompt while ${pause.id} is open`, "one");
        else yield { ok: true, ...(engineCase.area === "interrupts-second" ? secondChoice(log) : {}) };
      }
    },
  },
  {
    rule: "interrupts/waiting-model-calls-are-voided",
    areas: WAITING,
    *judge(engineCase, log) {
      if (!WAITING.includes(engineCase.area) || log.events === undefined) return;
      for (const { id, exchange, from } of pauses(log)) {
        if (!waits(engineCase, log, from)) continue;
        const types = log.events.map((event) =>
          isObject(event) && isObject(event["payload"]) ? event["payload"] : {},
        );
        const at = types.findIndex(
          (payload) => payload["type"] === "session.interrupted" && payload["interrupt_id"] === id,
        );
        const until = types.findIndex((payload) => payload["type"] === "session.interrupt_resumed");
        const voided = types.find((payload) => payload["type"] === "call.voided" && payload["kind"] === "llm_call");
        const went = types
          .slice(Math.max(0, at), until < 0 ? undefined : until)
          .find((payload) => /^llm\.call\.(requested|dispatched|completed)$/.test(String(payload["type"])));
        if (at < 0) continue;
        if (voided === undefined)
          yield bad(this.rule, [exchange.n], "/events", "call.voided for the model call that waited", "none");
        else if (went !== undefined) yield bad(this.rule, [exchange.n], "/events", "no model call in the pause", went);
        else yield good;
      }
    },
  },
  {
    rule: "interrupts/tools-keep-running",
    areas: ["interrupts-tools"],
    *judge(engineCase, log) {
      for (const pause of pauses(log)) {
        for (const call of laterCalls(engineCase, log)) {
          const settle = soundSettle(call, log);
          if (settle === undefined || !isIn(pause, settle.at)) continue;
          if (isTaken(settle.exchange)) yield* endedBy(this.rule, call, settle, log);
          else
            yield bad(
              this.rule,
              [settle.exchange.n],
              "/status",
              `success for ${call.id}, which is open`,
              said(settle.exchange),
            );
        }
      }
    },
  },
  {
    rule: "interrupts/results-wait-for-the-resume",
    areas: ["interrupts-tools"],
    *judge(engineCase, log) {
      for (const pause of pauses(log)) {
        for (const { id } of laterCalls(engineCase, log)) {
          for (const { n, exchange } of decisionsOf(log, "tool.finished", id))
            yield isIn(pause, exchange.at)
              ? bad(this.rule, [pause.exchange.n, n], "", `no tool.finished for ${id} while ${pause.id} is open`, "one")
              : good;
        }
      }
    },
  },
  {
    rule: "interrupts/messages-are-refused-while-paused",
    areas: ["interrupts", "interrupts-idle", "interrupts-resolve"],
    *judge(_engineCase, log) {
      const [pause] = pauses(log);
      if (pause === undefined) return;
      const message = actDone(log, "message");
      if (message?.answer !== undefined)
        yield message.answer.status === 409 ? good : bad(this.rule, [message.n], "/status", "409", said(message));
      const action = actDone(log, "action");
      if (action?.answer === undefined) return;
      // The one that is answered with the resume comes in the pause, too.
      const until = pause.resumed?.at ?? Number.POSITIVE_INFINITY;
      const came = decisions(log, "client.action").find(({ exchange }) => exchange.at <= until);
      if (!isTaken(action)) yield bad(this.rule, [action.n], "/status", "success for an action", said(action));
      else if (came !== undefined) yield good;
      else if (log.end !== "derailed")
        yield bad(this.rule, [action.n], "", `client.action while ${pause.id} is open`, "none");
    },
  },
  {
    rule: "interrupts/resume-is-a-trigger",
    areas: [...PLAIN, "interrupts-tools", ...BY_CLIENT],
    *judge(_engineCase, log) {
      yield* resumedBy(this.rule, log, () => true);
    },
  },
  {
    rule: "interrupts/worker-may-resolve",
    areas: ["interrupts-resolve"],
    *judge(_engineCase, log) {
      yield* resumedBy(this.rule, log, ({ resumed }) => resumed?.by === "worker");
    },
  },
  {
    rule: "interrupts/resumed-comes-first",
    areas: ["interrupts-tools"],
    *judge(engineCase, log) {
      for (const { id, resumed } of pauses(log)) {
        const [told] = toldOf(log, id);
        if (resumed === undefined || told === undefined) continue;
        for (const call of laterCalls(engineCase, log)) {
          // What did not wait for the resume is another rule's affair.
          const waited = decisionsOf(log, "tool.finished", call.id).find(({ exchange }) => exchange.at > resumed.at);
          if (waited === undefined) continue;
          yield told.n < waited.n
            ? good
            : bad(this.rule, [waited.n, told.n], "", "interrupt.resumed first", "tool.finished");
        }
      }
    },
  },
  {
    rule: "interrupts/resume-proposes-a-prompt",
    areas: [...PLAIN, ...WAITING],
    *judge(engineCase, log) {
      if (![...PLAIN, ...WAITING].includes(engineCase.area)) return;
      for (const { id, from, by } of pauses(log)) {
        if (by === "client" && !waits(engineCase, log, from)) continue;
        for (const { n, proposed } of toldOf(log, id))
          yield actionsOf(proposed).some(({ type }) => type === "llm.call")
            ? good
            : bad(this.rule, [n], "/proposed/actions", "an llm.call", proposed);
      }
    },
  },
  {
    rule: "interrupts/unknown-id-does-nothing",
    areas: ["interrupts"],
    *judge(_engineCase, log) {
      const [pause] = pauses(log);
      if (pause === undefined) return;
      const unknown = actDone(log, "unknown");
      if (unknown?.answer !== undefined) {
        const told = decisions(log, "interrupt.resumed").find(({ trigger }) => trigger["interrupt_id"] !== pause.id);
        const early = prompts(log).find(({ exchange }) => isIn(pause, exchange.at));
        if (told !== undefined)
          yield bad(this.rule, [unknown.n, told.n], "/trigger", "nothing of an unknown pause", told.trigger);
        else if (early !== undefined)
          yield bad(this.rule, [unknown.n, early.n], "", `${pause.id} still open`, "a prompt");
        else yield good;
      }
      const again = actDone(log, "again");
      if (again?.answer === undefined) return;
      const all = toldOf(log, pause.id);
      yield all.length <= 1
        ? good
        : bad(
            this.rule,
            [again.n, ...all.map(({ n }) => n)],
            "",
            `one interrupt.resumed for ${pause.id}`,
            `${all.length}`,
          );
    },
  },
  {
    rule: "interrupts/turn-stays-the-same",
    areas: [...PLAIN, "interrupts-tools", ...WAITING],
    *judge({ area }, log) {
      if (area === "interrupts-idle") return;
      const opened = log.exchanges.find(({ kind, act }) => kind === "submit" && act === undefined)?.answer?.json;
      const turn = isObject(opened) ? opened["turn_id"] : undefined;
      for (const pause of pauses(log)) {
        const closed = decisions(log, "turn.finished").find(({ exchange }) => isIn(pause, exchange.at));
        if (closed !== undefined)
          yield bad(this.rule, [pause.exchange.n, closed.n], "", "no end of the turn in the pause", "turn.finished");
        for (const { n, request } of toldOf(log, pause.id).filter(
          (told) => typeof told.request["turn_id"] === "string",
        ))
          yield request["turn_id"] === turn
            ? good
            : bad(this.rule, [n], "/turn_id", `${String(turn)}`, request["turn_id"]);
        const [end] = decisions(log, "turn.finished");
        if (end !== undefined && typeof turn === "string")
          yield end.trigger["turn_id"] === turn
            ? good
            : bad(this.rule, [end.n], "/trigger/turn_id", turn, end.trigger["turn_id"]);
      }
    },
  },
  {
    rule: "interrupts/client-may-interrupt",
    areas: BY_CLIENT,
    *judge(_engineCase, log) {
      const act = actDone(log, "stop");
      if (act?.answer === undefined) return;
      const told = isObject(act.answer.json) ? act.answer.json : {};
      const asked = isObject(act.json) ? act.json["interrupt_id"] : undefined;
      if (!isTaken(act)) yield bad(this.rule, [act.n], "/status", "success", said(act));
      else if (typeof told["interrupt_id"] !== "string")
        yield bad(this.rule, [act.n], "/interrupt_id", "the id of the pause", told["interrupt_id"]);
      else if (asked !== undefined && told["interrupt_id"] !== asked)
        yield bad(this.rule, [act.n], "/interrupt_id", JSON.stringify(asked), told["interrupt_id"]);
      else yield good;
    },
  },
  {
    rule: "interrupts/client-sees-it",
    areas: ["interrupts", ...BY_CLIENT],
    *judge(_engineCase, log) {
      for (const act of actsNamed(log, "paused")) {
        const [pause] = pauses(log);
        const view = isObject(act.answer?.json) ? act.answer.json : {};
        if (pause === undefined) continue;
        const open = Array.isArray(view["interrupts"]) ? view["interrupts"].filter(isObject) : [];
        const own = open.find((one) => one["interrupt_id"] === pause.id);
        if (view["status"] !== "interrupted") yield bad(this.rule, [act.n], "/status", '"interrupted"', view["status"]);
        else if (own === undefined) yield bad(this.rule, [act.n], "/interrupts", `the pause ${pause.id}`, open);
        else if (typeof own["origin"] !== "string")
          yield bad(this.rule, [act.n], "/interrupts/origin", "who raised it", own["origin"]);
        else if (pause.reason !== undefined && own["reason"] !== pause.reason)
          yield bad(this.rule, [act.n], "/interrupts/reason", JSON.stringify(pause.reason), own["reason"]);
        else yield good;
      }
    },
  },
  {
    rule: "interrupts/pause-is-on-the-record",
    areas: [...PLAIN, "interrupts-tools", ...BY_CLIENT],
    *judge(_engineCase, log) {
      if (log.events === undefined) return;
      for (const { id, exchange, resumed } of pauses(log)) {
        const raised = eventsOf(log, "session.interrupted", id).length;
        const ended = eventsOf(log, "session.interrupt_resumed", id).length;
        if (raised !== 1)
          yield bad(this.rule, [exchange.n], "/events", `one session.interrupted for ${id}`, `${raised}`);
        else if (resumed !== undefined && ended !== 1)
          yield bad(this.rule, [resumed.exchange.n], "/events", `one session.interrupt_resumed for ${id}`, `${ended}`);
        else yield good;
      }
    },
  },
];

/** Whether a model call waits for its next attempt at that time, and not for so long that it may be on its way. */
function waits({ agent = {} }: EngineCase, log: EngineLog, at: number): boolean {
  const last = log.exchanges.findLast((exchange) => exchange.kind === "prompt" && exchange.at < at)?.answer;
  const policies = isObject(agent["retry"]) ? agent["retry"] : {};
  const seconds = isObject(policies["llm"]) ? Number(policies["llm"]["backoff_base_secs"]) : 0;
  return last?.failed === true && at < (last.at ?? 0) + 900 * seconds;
}

/** What a second pause of a paused branch came to, as the client reads it. */
function secondChoice(log: EngineLog): { readonly choice?: { readonly point: string; readonly made: string } } {
  const view = actsNamed(log, "paused")[0]?.answer?.json;
  const open = isObject(view) && Array.isArray(view["interrupts"]) ? view["interrupts"].length : 0;
  if (open === 0) return {};
  return {
    choice: { point: "interrupts/second-on-a-paused-branch", made: open > 1 ? "both are open" : "it is ignored" },
  };
}
