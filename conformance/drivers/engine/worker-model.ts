import { isObject } from "../../../src/json/own.ts";
import { readJson } from "../../../src/json/read.ts";
import { createProviderCore } from "../../../src/provider/index.ts";
import type { WireResponse } from "../../../src/wire/handle.ts";
import type { Json, PlannedFailure, PlannedReply } from "../../cases/engine/case.ts";
import type { Prompt, PromptMessage } from "./log.ts";
import { promptOf, refusal, replyOf } from "./script.ts";

/** What the script has for a prompt: a reply, a failure that it plans first, or nothing, with the reason. */
export type Scripted =
  | { readonly kind: "reply"; readonly reply: PlannedReply }
  | ScriptedFailure
  | { readonly kind: "refused"; readonly why: string };

/** What is planned in the place of a reply, and the reply. */
export interface ScriptedFailure {
  readonly kind: "failure";
  readonly failure: PlannedFailure;
  readonly reply: PlannedReply;
}

/** What the suite's worker makes of an llm.execute. */
export interface WorkerModelCall {
  readonly prompt: Prompt;
  /** What the model was scripted to say; absent for a failure. */
  readonly reply?: PlannedReply;
  /** The decision that answers it. */
  readonly decision: Json;
  /** The reply's text in pieces, where the engine wants it streamed. */
  readonly pieces: readonly Json[];
}

const PATHS: Readonly<Record<string, string>> = { openai: "/v1/chat/completions", anthropic: "/v1/messages" };

/**
 * The scripted model behind the suite's worker. Each attempt of a call takes one reply of the script, however often it is
 * delivered; with a format, the reply is in that of the provider.
 */
export function createWorkerModel(next: (prompt: Prompt) => Scripted): (trigger: Json) => Promise<WorkerModelCall> {
  const known = new Map<string, Promise<WorkerModelCall>>();
  return (trigger) => {
    const key = JSON.stringify([trigger["id"], trigger["attempt"]]);
    const made = known.get(key) ?? call(trigger, next);
    known.set(key, made);
    return made;
  };
}

async function call({ request, format, stream }: Json, next: (prompt: Prompt) => Scripted): Promise<WorkerModelCall> {
  const body = isObject(request) ? request : {};
  if (format !== undefined) return byProvider(PATHS[String(format)] ?? "/", body, next);
  const prompt = neutralPrompt(body);
  const said = next(prompt);
  if (said.kind !== "reply") return { prompt, decision: failed(said), pieces: [] };
  const { reply } = said;
  return {
    prompt,
    reply,
    decision: ended(neutralReply(reply, prompt.model)),
    pieces: stream === true && "text" in reply ? inPieces(reply.text).map((text) => ({ text })) : [],
  };
}

const ended = (response: unknown): Json => ({ actions: [{ type: "llm.result", response }] });

const failed = (said: Exclude<Scripted, { kind: "reply" }>): Json => ({
  actions: [
    said.kind === "failure"
      ? { type: "llm.error", error: "not now", retryable: true }
      : { type: "llm.error", error: said.why },
  ],
});

/** Two pieces and more, so that the whole is none of them. */
function inPieces(text: string): string[] {
  const whole = [...text];
  const size = Math.max(1, Math.ceil(whole.length / 3));
  return Array.from({ length: Math.ceil(whole.length / size) }, (_, n) =>
    whole.slice(n * size, (n + 1) * size).join(""),
  );
}

function neutralReply(reply: PlannedReply, model: string): Json {
  if ("text" in reply) return { model, content: reply.text, finish_reason: "stop" };
  const calls = reply.calls.map(({ id, tool, arguments: text, says = { tool, arguments: text } }) => ({
    id,
    type: "function",
    function: { name: says.tool, arguments: says.arguments },
  }));
  return { model, tool_calls: calls, finish_reason: "tool_calls" };
}

/** A request in the protocol's own form, in the shape that laws read. What is missing reads as empty. */
function neutralPrompt({ model, messages, tools }: Json): Prompt {
  return {
    model: String(model ?? ""),
    messages: objectsIn(messages).map(
      ({ role, content, tool_call_id: callId, tool_calls: calls }): PromptMessage => ({
        role: role as PromptMessage["role"],
        text: textOf(content),
        ...(typeof callId === "string" ? { callId } : {}),
        ...(role === "assistant" ? { calls: objectsIn(calls).map(callOf) } : {}),
      }),
    ),
    tools: objectsIn(tools).map(({ name, description, input }) => ({
      name: String(name),
      description: String(description ?? ""),
      schema: input,
    })),
  };
}

const objectsIn = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : []);

function callOf({ id, function: called }: Json): NonNullable<PromptMessage["calls"]>[number] {
  const { name, arguments: text } = isObject(called) ? called : { name: "", arguments: "" };
  return { id: String(id), name: String(name), arguments: String(text) };
}

function textOf(content: unknown): string {
  if (typeof content === "string") return content;
  return objectsIn(content)
    .flatMap(({ type, text }) => (type === "text" ? [String(text)] : []))
    .join("\n");
}

const encoder = new TextEncoder();

/** Has the mock provider read the body and write the reply, as the worker's own provider would. */
async function byProvider(path: string, body: Json, next: (prompt: Prompt) => Scripted): Promise<WorkerModelCall> {
  let prompt: Prompt = { model: String(body["model"] ?? ""), messages: [], tools: [] };
  let said: Scripted = { kind: "refused", why: `the provider cannot read the request for ${path}` };
  const { handle } = createProviderCore({
    validate: false,
    answer(request) {
      prompt = promptOf(request);
      said = next(prompt);
      return said.kind === "reply" ? replyOf(said.reply) : refusal("not now");
    },
  });
  const response = await handle({
    method: "POST",
    path,
    headers: { "content-type": "application/json" },
    // Whole, whatever was asked for: a worker need not stream.
    body: encoder.encode(JSON.stringify({ ...body, stream: false })),
    signal: new AbortController().signal,
  });
  const read = readJson(await wholeOf(response));
  const given = said as Scripted;
  if (given.kind !== "reply" || response.status !== 200 || !read.ok)
    return {
      prompt,
      decision: failed(given.kind === "reply" ? { kind: "refused", why: "the provider refused" } : given),
      pieces: [],
    };
  return { prompt, reply: given.reply, decision: ended(read.value), pieces: [] };
}

async function wholeOf({ body = "" }: WireResponse): Promise<string> {
  if (typeof body === "string") return body;
  if (body instanceof Uint8Array) return new TextDecoder().decode(body);
  let text = "";
  for await (const part of body) text += typeof part === "string" ? part : new TextDecoder().decode(part);
  return text;
}
