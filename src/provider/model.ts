import type { WireHeaders } from "../wire/handle.ts";
import type { CallMemo } from "./attempts.ts";

/** The three ways of talking to a model that the provider speaks. */
export type Format = "anthropic" | "openai-chat" | "responses";

/** Whose habits an answer follows where two providers share one format: error bodies, mostly. */
export type Dialect = "anthropic" | "openai" | "openrouter";

/** One piece of a message, whatever the format called it. */
export type Part =
  | { readonly type: "text"; readonly text: string }
  /** `data` is base64, as sent. */
  | { readonly type: "image"; readonly data: string; readonly mimeType: string }
  | { readonly type: "image-url"; readonly url: string }
  /** Anything else (audio, files, citations, ...), as sent. */
  | { readonly type: "other"; readonly value: unknown };

/** A tool call in a message. `arguments` is the text that the model wrote, byte for byte. */
export interface ToolCall {
  readonly id: string;
  readonly name: string;
  readonly arguments: string;
}

/** What the model had said: its text, its thoughts and the tools it asked for. */
export interface AssistantMessage {
  readonly role: "assistant";
  readonly content: readonly Part[];
  readonly toolCalls: readonly ToolCall[];
  /** Thoughts as text; empty when none were sent back. */
  readonly reasoning: string;
}

/** The outcome of one tool call. `isError` is false where the format has no word for it. */
export interface ToolMessage {
  readonly role: "tool";
  readonly callId: string;
  readonly content: readonly Part[];
  readonly isError: boolean;
}

/** One message of the conversation that the model would see, in one shape for all formats. */
export type Message =
  | { readonly role: "system"; readonly content: readonly Part[] }
  | { readonly role: "user"; readonly content: readonly Part[] }
  | AssistantMessage
  | ToolMessage;

/** A tool that the request offers to the model. */
export interface OfferedTool {
  readonly name: string;
  /** Empty when none was sent. */
  readonly description: string;
  /** The schema of the arguments exactly as sent; undefined for tools that run at the provider. */
  readonly schema: unknown;
}

/**
 * One model call as the model would see it. `messages` is the whole conversation, also where the request
 * carried only its new part (Anthropic's message threads, `previous_response_id`).
 */
export interface EffectiveRequest {
  readonly format: Format;
  readonly dialect: Dialect;
  /** The model named in the body. */
  readonly model: string;
  /** The API key, from either header; empty when there is none. */
  readonly apiKey: string;
  /** What stands in the path before the API's own part, without slashes at its ends; empty when nothing does. */
  readonly prefix: string;
  readonly messages: readonly Message[];
  readonly tools: readonly OfferedTool[];
  /** As sent; undefined when absent. */
  readonly toolChoice: unknown;
  readonly stream: boolean;
  /** Counts the calls of one model, key and prefix, from 1; retries of a call share its number. */
  readonly call: number;
  /** 1 for a new call; each repetition by the client of a call that failed adds one. */
  readonly attempt: number;
  /** A place for what an answerer wants to remember between the attempts of this call. */
  readonly memo: CallMemo;
  /** The body as parsed JSON. */
  readonly json: Readonly<Record<string, unknown>>;
  readonly method: string;
  readonly path: string;
  readonly headers: WireHeaders;
  /** The exact bytes of the body. */
  readonly body: Uint8Array;
  /** Fires when the client went away. */
  readonly signal: AbortSignal;
}

/** The text of some parts, one after the other; parts that are no text are left out. */
export const textOf = (parts: readonly Part[]): string => {
  let text = "";
  for (const part of parts) if (part.type === "text") text += part.text;
  return text;
};
