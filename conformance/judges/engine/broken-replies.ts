import { isObject } from "../../../src/json/own.ts";
import type { EngineCase, PlannedReply } from "../../cases/engine/case.ts";
import { callsOf } from "../../cases/engine/case.ts";
import type { EngineLog, Exchange } from "../../drivers/engine/log.ts";
import { bad, type EngineCheck, type EngineLaw, good } from "./law.ts";
import { decisions, isWritten, type Prompted, prompts } from "./pick.ts";

const RULE = "turns/broken-reply-is-no-reply";

/** A prompt whose reply did not come to its end. */
const isBroken = ({ exchange: { answer } }: Prompted): boolean =>
  answer?.failed === true && isObject(answer.json) && answer.json["damage"] !== undefined;

/** The replies of a case that break off, as they would have been. */
function damagedIn({ turns }: EngineCase): readonly PlannedReply[] {
  return turns.flatMap(({ replies }) =>
    replies.filter(({ first = [] }) => first.some((failure) => "damage" in failure)),
  );
}

/** What follows a broken reply before the model is asked again, or the next message comes. */
function after({ exchanges }: EngineLog, n: number): readonly Exchange[] {
  const next = exchanges.find(
    ({ n: at, kind, prompt, act }) => at > n && (prompt !== undefined || (kind === "submit" && act === undefined)),
  );
  return exchanges.filter(({ n: at }) => at > n && (next === undefined || at < next.n));
}

const triggerOf = ({ json }: Exchange): Readonly<Record<string, unknown>> =>
  isObject(json) && isObject(json["trigger"]) ? json["trigger"] : {};

/** What was made of what had come; undefined when nothing was. */
function madeOf(
  log: EngineLog,
  n: number,
): { readonly n: number; readonly pointer: string; readonly got: unknown } | undefined {
  for (const exchange of after(log, n)) {
    const trigger = triggerOf(exchange);
    if (trigger["type"] === "llm.finished" && trigger["ok"] === true)
      return { n: exchange.n, pointer: "/trigger", got: trigger };
    if (trigger["type"] === "tool.execute") return { n: exchange.n, pointer: "/trigger", got: trigger };
  }
  return undefined;
}

/** Whether something was made of a broken reply that came before the exchange of that number. */
export const hasTakenBroken = (log: EngineLog, before: number): boolean =>
  prompts(log).some((prompt) => prompt.n < before && isBroken(prompt) && madeOf(log, prompt.n) !== undefined);

/** A piece of a broken reply that a later prompt shows as what the model had said. */
function shown(engineCase: EngineCase, log: EngineLog, n: number): EngineCheck | undefined {
  const texts = damagedIn(engineCase).flatMap((reply) => ("text" in reply ? [reply.text] : []));
  const calls = new Map(callsOf(engineCase).map((call) => [call.id, call]));
  for (const { n: at, prompt } of prompts(log).filter((later) => later.n > n)) {
    for (const [i, { role, text, calls: made = [] }] of prompt.messages.entries()) {
      if (role !== "assistant") continue;
      const piece = texts.find((whole) => text !== "" && text !== whole && whole.startsWith(text));
      const call = made.find(({ id, arguments: written }) => {
        const planned = calls.get(id);
        return planned !== undefined && !isWritten(planned, written, log);
      });
      if (piece !== undefined || call !== undefined)
        return bad(RULE, [n, at], `/messages/${i}`, "nothing of a reply that broke off", call ?? text);
    }
  }
  return undefined;
}

/** The law on replies of the model's that do not come to their end. */
export const brokenReplyLaws: readonly EngineLaw[] = [
  {
    rule: RULE,
    areas: ["broken-replies", "silent-model"],
    *judge(engineCase, log) {
      for (const { n } of prompts(log).filter(isBroken)) {
        const made = madeOf(log, n);
        const piece = shown(engineCase, log, n);
        if (made !== undefined)
          yield bad(RULE, [n, made.n], made.pointer, "nothing made of a reply that broke off", made.got);
        else if (piece !== undefined) yield piece;
        else if (decisions(log, "llm.finished").some(({ n: at }) => at > n)) yield good;
      }
    },
  },
];
