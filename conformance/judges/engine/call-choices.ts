import { isObject } from "../../../src/json/own.ts";
import type { EngineCase } from "../../cases/engine/case.ts";
import { CHOICES, UNKNOWN_CODE } from "../../cases/engine/examples/choices.ts";
import type { EngineLog } from "../../drivers/engine/log.ts";
import { choice, type EngineChoice } from "./choice.ts";
import {
  actDone,
  allMadeCalls,
  type Decision,
  decisions,
  decisionsOf,
  type Json,
  prompts,
  wentThrough,
} from "./pick.ts";
import { isTaken } from "./settles.ts";

/** A call of a case about odd answers: what was answered, and how the call ended; undefined where it never did. */
function* answered(
  engineCase: EngineCase,
  log: EngineLog,
): Generator<{ readonly action: Json; readonly told: Decision | undefined }> {
  if (engineCase.area !== CHOICES || !wentThrough(log)) return;
  for (const { call } of allMadeCalls(engineCase, log)) {
    const [answer] = call.answers;
    const asked = decisionsOf(log, "tool.execute", call.id)[0]?.exchange;
    if (answer?.take === "action" && answer.mayRefuse === true && asked?.answer !== undefined)
      yield { action: answer.action, told: decisionsOf(log, "tool.finished", call.id)[0] };
  }
}

const contentOf = ({ trigger }: Decision): readonly unknown[] => {
  const content = isObject(trigger["result"]) ? trigger["result"]["content"] : undefined;
  return Array.isArray(content) ? content : [];
};

/** What becomes of odd answers and settles, and what else of a session at work is left open. */
export const callChoices: readonly EngineChoice[] = [
  choice(
    "calls/unknown-code",
    { kept: "handler_error, with the code kept in the detail", refused: "the decision is refused" },
    function* (engineCase, log, ways) {
      for (const { action, told } of answered(engineCase, log)) {
        if (action["code"] !== UNKNOWN_CODE) continue;
        const error = told?.trigger["error"];
        if (told === undefined) yield ways.refused;
        else if (isObject(error) && error["code"] === "handler_error") yield ways.kept;
      }
    },
  ),
  choice(
    "results/nothing-named",
    { none: "a result without blocks", text: "the text null", refused: "the decision is refused" },
    function* (engineCase, log, ways) {
      for (const { action, told } of answered(engineCase, log)) {
        if (action["type"] !== "tool.result" || (action["result"] ?? null) !== null) continue;
        const [block, more] = told === undefined ? [] : contentOf(told);
        if (told === undefined) yield ways.refused;
        else if (block === undefined) yield ways.none;
        else if (more === undefined && isObject(block) && block["text"] === "null") yield ways.text;
      }
    },
  ),
  choice(
    "results/other-shapes-at-settle",
    { coerced: "they are coerced as in an action", refused: "400" },
    function* (_engineCase, log, ways) {
      const act = actDone(log, "by a text call-1");
      if (act !== undefined && isTaken(act)) yield ways.coerced;
      else if (act?.answer?.status === 400) yield ways.refused;
    },
  ),
  choice(
    "session/what-the-client-reads",
    { idle: "idle, with recorded messages only", own: "a status of its own" },
    function* (_engineCase, log, ways) {
      const view = actDone(log, "at work")?.answer;
      if (view?.status !== 200 || !isObject(view.json) || typeof view.json["status"] !== "string") return;
      yield view.json["status"] === "idle" ? ways.idle : ways.own;
    },
  ),
  choice(
    "schemas/unusable",
    { off: "that check is off for that tool", refused: "the config is refused with a reason" },
    function* ({ tools }, log, ways) {
      const started = decisions(log, "session.start").some(({ exchange }) => exchange.answer?.status === 200);
      if (!started || !tools.some(({ unusable }) => unusable === true)) return;
      if (prompts(log).length > 0) yield ways.off;
      else if (log.end !== "derailed") yield ways.refused;
    },
  ),
];
