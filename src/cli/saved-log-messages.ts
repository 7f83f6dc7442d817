import { isObject } from "../json/own.ts";
import { readJson } from "../json/read.ts";
import type { TypeName } from "../validate/index.ts";

/** One message of a saved log. */
export interface Logged {
  /** Which one it is, as `exchange 3, the worker's answer`. */
  readonly name: string;
  /** Where in the file it is. */
  readonly pointer: string;
  readonly type: TypeName;
  readonly value: unknown;
}

/** What the body of each kind of exchange is, and that of an answer that took it; of any other nothing is known. */
const KINDS: Readonly<Record<string, readonly [TypeName, TypeName]>> = {
  decision: ["DecisionRequest", "DecisionAnswer"],
  submit: ["SubmitRequest", "SubmitReply"],
  settle: ["SettleRequest", "SettleBody"],
  decide: ["WorkerSubmit", "SettleBody"],
  input: ["InputRequest", "SubmitReply"],
  interrupt: ["InterruptRequest", "InterruptReply"],
  token: ["TokenRequest", "TokenReply"],
};

/**
 * The messages of a log as a run saves it, alone or in the file of a failing case: what was asked, what was answered with
 * success, and the events. Bodies that are no JSON, such as streams, are left out, and so are prompts, which are the
 * provider's. Undefined for anything that is no log.
 */
export function loggedMessages(file: unknown): readonly Logged[] | undefined {
  const [log, at] = isObject(file) && isObject(file["log"]) ? [file["log"], "/log"] : [file, ""];
  if (!isObject(log) || !Array.isArray(log["exchanges"])) return undefined;
  const exchanges = log["exchanges"].flatMap((exchange, index) => bodies(exchange, `${at}/exchanges/${index}`));
  const events = Array.isArray(log["events"]) ? log["events"] : [];
  return [
    ...exchanges,
    ...events.map((value, index): Logged => {
      return { name: `event ${index + 1}`, pointer: `${at}/events/${index}`, type: "Event", value };
    }),
  ];
}

function bodies(exchange: unknown, pointer: string): readonly Logged[] {
  if (!isObject(exchange)) return [];
  const { n, kind, text, answer } = exchange;
  // A worker's log knows decisions alone, and requests that no engine would send.
  const types = KINDS[String(kind ?? "decision")];
  const asked = json(text);
  if (types === undefined || asked === undefined) return [];
  if (kind === undefined && !(isObject(asked.value) && isObject(asked.value["trigger"]))) return [];
  const name = `exchange ${String(n)}`;
  const request = { name, pointer: `${pointer}/text`, type: types[0], value: asked.value };
  if (!isObject(answer) || Math.floor(Number(answer["status"]) / 100) !== 2) return [request];
  const answered = json(answer["text"]);
  if (answered === undefined) return [request];
  const reply = {
    name: `${name}, the answer`,
    pointer: `${pointer}/answer/text`,
    type: types[1],
    value: answered.value,
  };
  return [request, reply];
}

function json(text: unknown): { readonly value: unknown } | undefined {
  const reading = typeof text === "string" ? readJson(text) : undefined;
  return reading?.ok ? { value: reading.value } : undefined;
}
