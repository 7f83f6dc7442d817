import { isObject } from "../../../src/json/own.ts";
import { type Answer, type EffectiveRequest, textOf } from "../../../src/provider/index.ts";
import type { Damage, EngineCase, PlannedReply } from "../../cases/engine/case.ts";
import type { Exchange, Prompt } from "./log.ts";

/** What a real provider would refuse a prompt for: a call without its one tool message, or one too many. */
export function pairingFault(prompt: Prompt | undefined): string | undefined {
  const messages = prompt?.messages ?? [];
  for (const { id } of messages.flatMap(({ calls = [] }) => calls)) {
    const own = messages.filter(({ role, callId }) => role === "tool" && callId === id).length;
    if (own !== 1) return `a prompt with ${own} tool messages for the call ${id}`;
  }
  return undefined;
}

/** Calls whose answer makes the engine refuse the whole decision: the turn is over with it, without a last decision. */
export function refusedCalls({ turns }: EngineCase): string[] {
  return turns.flatMap(({ replies }) =>
    replies.flatMap((reply) =>
      "calls" in reply ? reply.calls.filter(({ expect }) => expect.ends.includes("refused")).map(({ id }) => id) : [],
    ),
  );
}

/** What the provider says for a planned reply. */
export function replyOf(planned: PlannedReply): Answer {
  const { usage } = planned;
  const counted =
    usage === undefined
      ? {}
      : { usage: { inputTokens: usage.input, cachedTokens: usage.cached, outputTokens: usage.output } };
  if ("text" in planned) return { kind: "reply", text: planned.text, ...counted };
  return {
    kind: "reply",
    ...counted,
    toolCalls: planned.calls.map(({ id, tool, arguments: text, says = { tool, arguments: text } }) => ({
      id,
      name: says.tool,
      rawArguments: says.arguments,
    })),
  };
}

/** The reply with the provider's own error in the place of its rest, where that is the damage; every other is done to its bytes. */
export function damagedReply(planned: PlannedReply, { kind, at }: Damage): Answer {
  const reply = replyOf(planned);
  if (kind !== "error") return reply;
  const part = "text" in planned ? "text" : "tool-call";
  return {
    ...reply,
    faults: [at === "start" ? { kind: "error-event", afterEvents: 0 } : { kind: "error-event", in: part }],
  };
}

/** A refusal that no client repeats. */
export function refusal(message: string): Answer {
  return { kind: "failure", status: 400, message, headers: { "x-should-retry": "false" } };
}

/** A request to the model in the one shape that laws read. */
export function promptOf({ model, messages, tools }: EffectiveRequest): Prompt {
  return {
    model,
    messages: messages.map((message) => ({
      role: message.role,
      text: textOf(message.content),
      ...(message.role === "tool" ? { callId: message.callId } : {}),
      ...(message.role === "assistant" ? { calls: message.toolCalls } : {}),
    })),
    tools: tools.map(({ name, description, schema }) => ({ name, description, schema })),
  };
}

/** What of a decision request may hold stored blocks. */
interface Stored {
  readonly trigger?: { readonly type?: unknown; readonly result?: { readonly content?: unknown } };
  readonly messages?: unknown;
}

/** The blobs that the engine has named to the worker, each once: in results, and in what users said. */
export function blobUris(exchanges: readonly Exchange[]): string[] {
  const found = new Set<string>();
  for (const { kind, json } of exchanges) {
    if (kind !== "decision" || !isObject(json)) continue;
    const { trigger, messages } = json as Stored;
    const results = trigger?.type === "tool.finished" ? [trigger.result?.content] : [];
    const said = (Array.isArray(messages) ? messages : []).flatMap((message) =>
      isObject(message) && message["role"] === "user" ? [message["content"]] : [],
    );
    for (const block of [...results, ...said].flatMap((content) => (Array.isArray(content) ? content : [])))
      if (block?.type === "blob" && typeof block.uri === "string" && block.uri.isWellFormed()) found.add(block.uri);
  }
  return [...found];
}

/** Bytes as a log holds them. */
export function toBase64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("base64");
}
