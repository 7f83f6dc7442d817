import { isObject } from "../../src/json/own.ts";
import { type Answer, createProviderCore } from "../../src/provider/index.ts";
import type { PlannedReply } from "../cases/engine/case.ts";
import type { EngineLog, Exchange } from "../drivers/engine/log.ts";
import { replyOf } from "../drivers/engine/script.ts";

/** An answer as a provider gives it. */
type Given = NonNullable<Exchange["answer"]>;

const encoder = new TextEncoder();

/**
 * The answers to a log's prompts in the format in which the engine asked (Chat Completions, Messages, Responses), none of
 * them streamed, by the numbers of their exchanges. The log itself holds what the script says, in no provider's words.
 */
export function providerAnswers({ exchanges, startedAt }: EngineLog): ReadonlyMap<number, Given> {
  let due: Answer = { kind: "reply", text: "" };
  const core = createProviderCore({ validate: false, now: () => startedAt, answer: () => due });
  const given = new Map<number, Given>();
  for (const { n, kind, method, path, headers, json, answer } of exchanges) {
    const said = kind === "prompt" ? saidBy(answer) : undefined;
    if (said === undefined || !isObject(json)) continue;
    due = said;
    const body = encoder.encode(JSON.stringify(onItsOwn(json)));
    const response = core.handle({ method, path, headers, body, signal: NEVER });
    if ("then" in response || typeof response.body !== "string") continue;
    given.set(n, { status: response.status, text: response.body });
  }
  return given;
}

const NEVER = new AbortController().signal;

/** What the script has said, as the log tells it. */
function saidBy(answer: Given | undefined): Answer | undefined {
  const said = answer?.json;
  if (answer === undefined || !isObject(said)) return undefined;
  if (typeof said["text"] === "string" || Array.isArray(said["calls"])) return replyOf(said as unknown as PlannedReply);
  if (answer.status < 400) return undefined;
  return { kind: "failure", status: answer.status, message: String(said["error"]) };
}

/** The request without what makes its answer a stream, or looks for an earlier one that only the run's provider has kept. */
function onItsOwn(json: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { stream: _stream, stream_options: _options, previous_response_id: _previous, ...rest } = json;
  return rest;
}
