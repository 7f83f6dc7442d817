import { isObject } from "../../../src/json/own.ts";
import type { EngineLog, Exchange } from "../../drivers/engine/log.ts";
import { bad, type EngineCheck, type EngineLaw, good } from "./law.ts";
import { actionsOf, decisions, type Json, prompts } from "./pick.ts";

const RULE = "session/message-reaches-another-session";

/** A message that the worker has sent, and the decision that it rode on. */
interface Sent {
  readonly n: number;
  readonly content: unknown;
}

/** What the worker of the first session has sent, each once however often its decision was delivered. */
function sentIn({ exchanges }: EngineLog): Sent[] {
  const seen = new Set<unknown>();
  return exchanges.flatMap(({ n, kind, session, json, answer }): Sent[] => {
    if (kind !== "decision" || session !== undefined || !isObject(json) || answer === undefined) return [];
    const messages = actionsOf(answer.json).flatMap(({ type, message }) =>
      type === "message.send" && isObject(message) ? [message] : [],
    );
    if (messages.length === 0 || seen.has(json["decision_id"])) return [];
    seen.add(json["decision_id"]);
    return messages.map(({ content }) => ({ n, content }));
  });
}

const isThere = ({ exchange: { session } }: { readonly exchange: Exchange }): boolean => session === "other";

const says = (messages: unknown, content: unknown): boolean =>
  Array.isArray(messages) && messages.some((message) => isObject(message) && message["content"] === content);

/** Where the worker and the model have heard a message, in one of the two sessions. */
function heard(log: EngineLog, content: unknown, there: boolean) {
  const own = (one: { readonly exchange: Exchange }): boolean => isThere(one) === there;
  const told = decisions(log, "client.messages").filter(
    (one) => own(one) && says((one.trigger as Json)["messages"], content),
  );
  const shown = prompts(log)
    .filter(own)
    .map(({ n, prompt }) => ({ n, times: prompt.messages.filter(({ text }) => text === content).length }))
    .filter(({ times }) => times > 0);
  return { told, shown };
}

function* checks(log: EngineLog, { n, content }: Sent): Generator<EngineCheck> {
  const here = heard(log, content, false);
  const there = heard(log, content, true);
  const stray = here.told[0]?.n ?? here.shown[0]?.n;
  const twice = there.shown.find(({ times }) => times > 1);
  const expected = `the message ${JSON.stringify(content)} in the session that it names`;
  if (stray !== undefined) yield bad(RULE, [n, stray], "", expected, "the message in the session that sent it");
  else if (twice !== undefined) yield bad(RULE, [n, twice.n], "/messages", `${expected}, once`, `${twice.times} of it`);
  else if (there.told.length + there.shown.length > 0) yield good;
  else if (log.end !== "derailed") yield bad(RULE, [n], "", expected, "nothing of it there");
}

/** The law on what one session tells another. */
export const messageLaws: readonly EngineLaw[] = [
  {
    rule: RULE,
    areas: ["message-send"],
    both: true,
    *judge(engineCase, log) {
      if (engineCase.other === undefined) return;
      for (const sent of sentIn(log)) yield* checks(log, sent);
    },
  },
];
