import { type ToolMessage, textOf } from "./model.ts";
import type { Recorded } from "./recorder.ts";

/** A tool result that the model was shown, with the call that it answers. */
export interface SeenResult extends Omit<ToolMessage, "role"> {
  /** The tool's name; empty when the call is not in the conversation. */
  readonly name: string;
  /** The arguments of the call as the text that the model wrote: JSON, unless a script said otherwise. */
  readonly arguments: string;
  /** The text of the content. */
  readonly text: string;
}

/** Every tool result that these calls showed to the model, each once for a conversation, in the order in which they came. */
export const seenResults = (exchanges: readonly Recorded[]): SeenResult[] => {
  const seen = new Map<string, SeenResult>();
  for (const { request, conversation } of exchanges) {
    const calls = new Map<string, { name: string; arguments: string }>();
    for (const message of request.messages) {
      if (message.role === "assistant") for (const call of message.toolCalls) calls.set(call.id, call);
      if (message.role !== "tool") continue;
      const { role, ...result } = message;
      const call = calls.get(message.callId);
      const key = `${conversation ?? ""}\n${request.prefix}\n${request.apiKey}\n${message.callId}\n${textOf(message.content)}`;
      if (seen.has(key)) continue;
      seen.set(key, {
        ...result,
        name: call?.name ?? "",
        arguments: call?.arguments ?? "",
        text: textOf(message.content),
      });
    }
  }
  return [...seen.values()];
};
