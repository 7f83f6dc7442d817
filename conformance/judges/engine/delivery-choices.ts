import { CHOICES, REWRITTEN, STATE_BESIDE, TOO_LATE, UNKNOWN_ACTION } from "../../cases/engine/examples/choices.ts";
import type { EngineLog } from "../../drivers/engine/log.ts";
import { choice, type EngineChoice } from "./choice.ts";
import {
  actDone,
  actionsOf,
  type Decision,
  decisions,
  decisionsOf,
  holds,
  madeCalls,
  prompts,
  wentThrough,
} from "./pick.ts";

/** Statuses of a worker's that may go away by themselves. */
const mayGoAway = (status: number): boolean => status >= 500 || status === 408 || status === 429;

/** When the worker answered; the end of time while it has not. */
const answeredAt = ({ exchange }: Decision): number => exchange.answer?.at ?? Number.POSITIVE_INFINITY;

/** Every decision that came after this one, whatever it is about. */
const after = (log: EngineLog, n: number): Decision[] =>
  ["session.start", "client.messages"].flatMap((type) => decisions(log, type).filter((one) => one.n > n));

/** What each prompt of a turn must have held of the session's words, where messages are matched by their ids. */
const BY_ID = [["go"], ["go", REWRITTEN], ["go"]];

/** How decisions are delivered, and what becomes of odd answers to them. */
export const deliveryChoices: readonly EngineChoice[] = [
  choice(
    "delivery/unknown-action-tag",
    { refused: "the whole decision is refused", ignored: "that action is ignored and the rest applies" },
    function* (_engineCase, log, ways) {
      const odd = decisions(log, "client.action").find(({ exchange }) =>
        actionsOf(exchange.answer?.json).some(({ type }) => type === UNKNOWN_ACTION),
      );
      const [next] = odd === undefined ? [] : after(log, odd.n);
      if (next !== undefined)
        yield holds(JSON.stringify(next.request["state"] ?? null), STATE_BESIDE) ? ways.ignored : ways.refused;
    },
  ),
  choice(
    "delivery/one-at-a-time",
    { serial: "one at a time, in order", parallel: "several at the same time" },
    function* (engineCase, log, ways) {
      // Only there is the first answer held back for long enough to tell.
      if (engineCase.area !== CHOICES || madeCalls(engineCase, log).length < 2) return;
      const [first, second] = decisions(log, "tool.execute");
      if (first === undefined || second === undefined) return;
      yield second.exchange.at < answeredAt(first) ? ways.parallel : ways.serial;
    },
  ),
  choice(
    "delivery/statuses-that-are-final",
    {
      published: "every status but 5xx, 408 and 429, and every body that is no decision",
      other: "other lines between the two",
    },
    function* (engineCase, log, ways) {
      if (engineCase.area !== CHOICES || !wentThrough(log)) return;
      const asked = [...Map.groupBy(decisions(log, "client.action"), ({ request }) => request["decision_id"]).values()];
      const failed = asked.flatMap(([first, ...again]) => {
        const answer = first?.exchange.answer;
        return answer?.failed === true ? [mayGoAway(answer.status) === again.length > 0] : [];
      });
      if (failed.length > 1) yield failed.every(Boolean) ? ways.published : ways.other;
    },
  ),
  choice(
    "delivery/messages-are-matched-by-id",
    {
      published:
        "from the first unknown message on all is written under the known ones before it; a shorter view moves the head",
      other: "another reading",
    },
    function* (_engineCase, log, ways) {
      const rewrites = decisions(log, "client.messages").some(({ exchange }) =>
        holds(exchange.answer?.text ?? "", REWRITTEN),
      );
      if (!rewrites || !wentThrough(log)) return;
      const said = prompts(log).map(({ prompt }) =>
        prompt.messages.filter(({ role }) => role !== "system").map(({ text }) => text),
      );
      yield JSON.stringify(said) === JSON.stringify(BY_ID) ? ways.published : ways.other;
    },
  ),
  choice(
    "delivery/failed-start-is-asked-again",
    {
      again: "session.start is asked again, before the message",
      without: "the message is delivered without a config",
    },
    function* (_engineCase, log, ways) {
      const [start] = decisions(log, "session.start");
      const answer = start?.exchange.answer;
      if (start === undefined || answer === undefined || answer.status < 400 || mayGoAway(answer.status)) return;
      const message = after(log, start.n).find(({ trigger }) => trigger["type"] === "client.messages");
      if (message === undefined) return;
      yield decisions(log, "session.start").some(({ n }) => n > start.n && n < message.n) ? ways.again : ways.without;
    },
  ),
  choice(
    "delivery/unknown-agent",
    { notFound: "404", taken: "202 and a turn that fails with the code unroutable", other: "another refusal" },
    function* (_engineCase, log, ways) {
      const status = actDone(log, "unknown agent")?.answer?.status;
      if (status === undefined || status >= 500) return;
      yield status === 404 ? ways.notFound : status < 300 ? ways.taken : ways.other;
    },
  ),
  choice(
    "delivery/lapsed-delivery-is-dropped",
    {
      dropped: "it is dropped: its request is closed and the next decision goes out",
      awaited: "it is waited for, and its late answer changes nothing",
    },
    function* (engineCase, log, ways) {
      if (engineCase.area !== CHOICES || actDone(log, "settle call-1")?.answer?.status !== 200) return;
      const [asked] = decisionsOf(log, "tool.execute", "call-1");
      const [told] = decisionsOf(log, "tool.finished", "call-1");
      if (asked === undefined || told === undefined || !holds(asked.exchange.answer?.text ?? "", TOO_LATE)) return;
      yield told.exchange.at < answeredAt(asked) ? ways.dropped : ways.awaited;
    },
  ),
];
