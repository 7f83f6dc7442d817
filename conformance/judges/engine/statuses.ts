import { isObject } from "../../../src/json/own.ts";
import { UNHEARD } from "../../cases/engine/statuses.ts";
import type { EngineLog, Exchange } from "../../drivers/engine/log.ts";
import { eventsOf } from "./failures.ts";
import { bad, type EngineCheck, type EngineLaw, good } from "./law.ts";
import { holds } from "./pick.ts";
import { isTaken } from "./settles.ts";

const REFUSED = ["refusals", "more-refusals"];

/** What the suite asked of the engine and was answered. */
const answered = (log: EngineLog): (Exchange & { answer: NonNullable<Exchange["answer"]> })[] =>
  log.exchanges.flatMap((one) => {
    const { answer } = one;
    return one.from === "client" && answer !== undefined ? [{ ...one, answer }] : [];
  });

export const seen = ({ answer }: Exchange): string => `${answer?.status} ${answer?.text ?? ""}`;

/** Whether anything was recorded of requests that must have no effect. */
function unheard(rule: string, log: EngineLog, { n }: Exchange): EngineCheck {
  const told = log.exchanges.find(
    ({ kind, text }) => (kind === "decision" || kind === "prompt") && holds(text, UNHEARD),
  );
  const event = eventsOf(log).find(({ payload }) => holds(JSON.stringify(payload), UNHEARD));
  return told === undefined && event === undefined
    ? good
    : bad(rule, [n, told?.n ?? n], "", "nothing of a refused request on the record", event?.payload ?? told?.text);
}

/** A law on the statuses of acts whose names begin alike. */
export function statuses(
  rule: string,
  areas: readonly string[],
  accepted: Readonly<Record<string, readonly number[]>>,
  changesNothing: boolean,
): EngineLaw {
  return {
    rule,
    areas,
    *judge(_engineCase, log) {
      for (const exchange of answered(log)) {
        const word = exchange.act?.split(":")[0] ?? "";
        const allowed = Object.hasOwn(accepted, word) ? accepted[word] : undefined;
        if (allowed === undefined) continue;
        yield allowed.includes(exchange.answer.status)
          ? good
          : bad(rule, [exchange.n], "", `status ${allowed.join(" or ")} (${exchange.act})`, seen(exchange));
        if (changesNothing) yield unheard(rule, log, exchange);
      }
    },
  };
}

/** The laws on what the engine's surface answers. */
export const statusLaws: readonly EngineLaw[] = [
  {
    rule: "delivery/submit-is-accepted",
    areas: ["refusals", "client-action"],
    *judge(_engineCase, log) {
      for (const exchange of answered(log)) {
        if (exchange.kind !== "submit" || !isTaken(exchange)) continue;
        const { status, json } = exchange.answer;
        const { session_id: session, turn_id: turn, queued } = isObject(json) ? json : {};
        const whole =
          typeof session === "string" && (turn === null || typeof turn === "string") && typeof queued === "boolean";
        yield status === 202 && whole
          ? good
          : bad(this.rule, [exchange.n], "", "status 202 with session_id, turn_id and queued", seen(exchange));
      }
    },
  },
  {
    rule: "delivery/status-tells-ok",
    areas: ["settle-answers"],
    *judge(_engineCase, log) {
      for (const exchange of answered(log)) {
        if (exchange.kind !== "settle") continue;
        const said = isObject(exchange.answer.json) ? exchange.answer.json["ok"] : undefined;
        yield said === isTaken(exchange)
          ? good
          : bad(this.rule, [exchange.n], "/ok", `${isTaken(exchange)}, as the status says`, seen(exchange));
      }
    },
  },
  {
    rule: "delivery/refusals-are-sentences",
    areas: REFUSED,
    *judge(_engineCase, log) {
      for (const exchange of answered(log)) {
        if (exchange.answer.status < 400 || exchange.kind === "events") continue;
        // No engine need have this route: what is not there says nothing.
        if (exchange.path.startsWith("/api/machine/blobs?")) continue;
        const error = isObject(exchange.answer.json) ? exchange.answer.json["error"] : undefined;
        yield typeof error === "string" && /\p{L}/u.test(error)
          ? good
          : bad(this.rule, [exchange.n], "/error", "a sentence", seen(exchange));
      }
    },
  },
  statuses("delivery/bad-credential-is-401", REFUSED, { "bad credential": [401] }, true),
  statuses(
    "delivery/unknown-session-is-404",
    ["more-refusals"],
    { "no such session": [404], "another's session": [403, 404] },
    false,
  ),
  statuses("delivery/unreadable-body-changes-nothing", REFUSED, { "no JSON": [400], "unknown JSON": [400, 422] }, true),
];
