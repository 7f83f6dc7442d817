import { equal } from "../../../src/json/equal.ts";
import { isObject } from "../../../src/json/own.ts";
import type { EngineLog, Exchange } from "../../drivers/engine/log.ts";
import { bad, type EngineLaw, good } from "./law.ts";
import { actDone, allMadeCalls, type Decision, decisionsOf, type Json, madeCalls, messagesOf } from "./pick.ts";
import { isTaken, settles } from "./settles.ts";

/** The restart of a case's engine, once it was there again. */
const restartOf = (log: EngineLog): Exchange | undefined =>
  log.exchanges.find(({ kind, answer }) => kind === "restart" && answer !== undefined);

/** What was asked before the restart, and whose answer nobody heard. */
const lost = (log: EngineLog, kind: Exchange["kind"], { n }: Exchange): Exchange[] =>
  log.exchanges.filter(
    (one) => one.kind === kind && one.n < n && (one.answer === undefined || one.answer.status === 0),
  );

const requestOf = ({ json }: Exchange): Json => (isObject(json) ? json : {});

const triggerOf = (exchange: Exchange): Json => {
  const { trigger } = requestOf(exchange);
  return isObject(trigger) ? trigger : {};
};

const sameTrigger = (one: Exchange, other: Exchange): boolean =>
  triggerOf(one)["type"] === triggerOf(other)["type"] && triggerOf(one)["id"] === triggerOf(other)["id"];

const eventsIn = (value: unknown): Json[] => {
  const list = isObject(value) ? value["events"] : value;
  return Array.isArray(list) ? list.filter(isObject) : [];
};

/** The laws on what an engine knows after it was killed. */
export const durabilityLaws: readonly EngineLaw[] = [
  {
    rule: "durability/live-decision-comes-again",
    areas: ["restart"],
    *judge(_engineCase, log) {
      const restart = restartOf(log);
      if (restart === undefined) return;
      for (const decision of lost(log, "decision", restart)) {
        const id = requestOf(decision)["decision_id"];
        const later = log.exchanges.filter(({ kind, n }) => kind === "decision" && n > restart.n);
        const other = later.find((one) => sameTrigger(one, decision));
        if (later.some((one) => requestOf(one)["decision_id"] === id)) yield good;
        else
          yield bad(
            this.rule,
            [decision.n, restart.n, ...(other === undefined ? [] : [other.n])],
            "/decision_id",
            `${JSON.stringify(id)} again`,
            other === undefined ? "none" : requestOf(other)["decision_id"],
          );
      }
    },
  },
  {
    rule: "durability/model-call-is-made-again",
    areas: ["restart"],
    *judge(_engineCase, log) {
      const restart = restartOf(log);
      if (restart === undefined) return;
      for (const prompt of lost(log, "prompt", restart)) {
        const again = log.exchanges.some(({ kind, n }) => kind === "prompt" && n > restart.n);
        if (!again) yield bad(this.rule, [prompt.n, restart.n], "", "the model call again", log.note ?? "none");
        else if (log.end === "stalled")
          yield bad(this.rule, [prompt.n, restart.n], "", "a turn that goes on", log.note ?? "none");
        else yield good;
      }
    },
  },
  {
    rule: "durability/retry-survives",
    areas: ["restart-retry"],
    *judge(engineCase, log) {
      const restart = restartOf(log);
      if (restart === undefined) return;
      for (const { call } of madeCalls(engineCase, log)) {
        const asked = decisionsOf(log, "tool.execute", call.id);
        const before = asked.findLast(({ n }) => n < restart.n);
        if (call.expect.because !== "retried" || before === undefined) continue;
        // Where the failure was not on the record yet, the same attempt is asked again, and rightly.
        if (cameAgain(before, restart, log)) continue;
        const after = asked.find(({ n }) => n > restart.n);
        const attempt = Number(before.trigger["attempt"]) + 1;
        if (after === undefined) {
          if (log.end !== "derailed")
            yield bad(this.rule, [before.n, restart.n], "", `attempt ${attempt} of ${call.id}`, log.note ?? "none");
        } else
          yield after.trigger["attempt"] === attempt
            ? good
            : bad(this.rule, [before.n, after.n], "/trigger/attempt", `${attempt}`, after.trigger["attempt"]);
      }
    },
  },
  {
    rule: "durability/nothing-runs-twice",
    areas: ["restart"],
    *judge(engineCase, log) {
      const restart = restartOf(log);
      if (restart === undefined) return;
      for (const { call } of allMadeCalls(engineCase, log)) {
        const told = decisionsOf(log, "tool.finished", call.id);
        const [first] = told;
        if (first === undefined || first.n > restart.n) continue;
        const run = log.exchanges.find(
          (one) =>
            one.kind === "decision" &&
            one.n > restart.n &&
            triggerOf(one)["type"] === "tool.execute" &&
            triggerOf(one)["id"] === call.id,
        );
        if (run !== undefined)
          yield bad(this.rule, [first.n, run.n], "/trigger", `no tool.execute for ${call.id}, which has ended`, "one");
        else if (told.length > 1)
          yield bad(
            this.rule,
            told.map(({ n }) => n),
            "/decision_id",
            `one tool.finished for ${call.id}`,
            `${told.length}`,
          );
        else yield good;
      }
    },
  },
  {
    rule: "durability/log-survives",
    areas: ["restart", "restart-retry", "restart-open"],
    *judge(_engineCase, log) {
      const restart = restartOf(log);
      const before = eventsIn(actDone(log, "events before")?.answer?.json);
      if (restart === undefined || before.length === 0 || log.events === undefined) return;
      const after = eventsIn(log.events);
      const bySeq = new Map(after.map((event) => [event["seq"], event]));
      const changed = before.find((event) => !equal(bySeq.get(event["seq"]), event));
      const gap = after.findIndex(({ seq }, n) => seq !== n + 1);
      if (changed !== undefined)
        yield bad(this.rule, [restart.n], "/events", JSON.stringify(changed), bySeq.get(changed["seq"]));
      else yield gap < 0 ? good : bad(this.rule, [restart.n], `/events/${gap}/seq`, `${gap + 1}`, after[gap]?.["seq"]);
    },
  },
  {
    rule: "durability/state-survives",
    areas: ["restart", "restart-retry", "restart-open"],
    *judge(_engineCase, log) {
      const restart = restartOf(log);
      if (restart === undefined) return;
      const all = log.exchanges.filter(({ kind }) => kind === "decision");
      const last = all.findLast(({ n }) => n < restart.n);
      const next = all.find(({ n }) => n > restart.n);
      if (last === undefined || next === undefined) return;
      const [was, is] = [requestOf(last), requestOf(next)];
      const ids = new Set(messagesOf(is).map(({ id }) => id));
      const gone = messagesOf(was).find(({ id }) => !ids.has(id));
      const state = stateAfter(last);
      if (!equal(is["state"] ?? null, state))
        yield bad(this.rule, [last.n, next.n], "/state", JSON.stringify(state), is["state"]);
      else if (gone !== undefined)
        yield bad(this.rule, [last.n, next.n], "/messages", JSON.stringify(gone), "none with that id");
      else if (state !== null || messagesOf(was).length > 0) yield good;
    },
  },
  {
    rule: "durability/blobs-survive",
    areas: ["restart"],
    *judge(engineCase, log) {
      const restart = restartOf(log);
      if (restart === undefined || log.end !== "ended") return;
      for (const { call } of madeCalls(engineCase, log)) {
        const [told] = decisionsOf(log, "tool.finished", call.id);
        if (told === undefined || told.n > restart.n) continue;
        for (const [i, block] of (call.expect.blocks ?? []).entries()) {
          const uri = uriAt(told, i);
          if (block.type !== "blob" || uri === undefined) continue;
          const fetched = log.blobs[uri];
          if (fetched === undefined) continue;
          yield fetched.status === 200 && fetched.base64 === block.base64
            ? good
            : bad(
                this.rule,
                [told.n, restart.n],
                `/trigger/result/content/${i}`,
                `the bytes ${block.base64.slice(0, 24)}…`,
                `status ${fetched.status}: ${fetched.base64}`,
              );
        }
      }
    },
  },
  {
    rule: "async/wait-survives-a-restart",
    areas: ["restart-open"],
    *judge(engineCase, log) {
      const restart = restartOf(log);
      if (restart === undefined || engineCase.area !== "restart-open") return;
      for (const { call } of madeCalls(engineCase, log)) {
        const settle = settles(log).find(
          ({ id, by, exchange }) => id === call.id && by === "route" && exchange.n > restart.n,
        );
        if (settle?.exchange.answer === undefined) continue;
        const { n, answer } = settle.exchange;
        const [told] = decisionsOf(log, "tool.finished", call.id);
        if (!isTaken(settle.exchange))
          yield bad(this.rule, [restart.n, n], "/status", `success for ${call.id}, which is open`, answer.text);
        else if (told?.trigger["ok"] === true) yield good;
        else yield bad(this.rule, [n], "", `a tool.finished for ${call.id} that is ok`, told?.trigger ?? "none");
      }
    },
  },
];

/** The state once a decision was answered: the one that the answer sets, or else the one that was told. */
function stateAfter(decision: Exchange): unknown {
  const { answer } = decision;
  const set = answer !== undefined && answer.status !== 0 && isObject(answer.json) ? answer.json["state"] : undefined;
  return set ?? requestOf(decision)["state"] ?? null;
}

const cameAgain = ({ request }: Decision, restart: Exchange, log: EngineLog): boolean =>
  log.exchanges.some((one) => one.n > restart.n && requestOf(one)["decision_id"] === request["decision_id"]);

function uriAt({ trigger }: Decision, i: number): string | undefined {
  const content = isObject(trigger["result"]) ? trigger["result"]["content"] : undefined;
  const block: unknown = Array.isArray(content) ? content[i] : undefined;
  return isObject(block) && typeof block["uri"] === "string" ? block["uri"] : undefined;
}
