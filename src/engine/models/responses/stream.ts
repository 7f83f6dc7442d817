import type { StreamDelta } from "../../../generated/types.ts";
import { isObject } from "../../../json/own.ts";
import { cutShort, errorIn, saidFailure, unreadable } from "../failures.ts";
import type { Reading, StreamReader, Taken } from "../format.ts";
import { responseReply } from "./read-reply.ts";

type Json = Readonly<Record<string, unknown>>;

const nothing: Taken = { kind: "nothing" };
const shown = (delta: StreamDelta): Taken => ({ kind: "delta", delta });
const piece = (event: Json): string => (typeof event["delta"] === "string" ? event["delta"] : "");

const textPiece = (event: Json): Taken => (piece(event) === "" ? nothing : shown({ text: piece(event) }));
const thoughtPiece = (event: Json): Taken => (piece(event) === "" ? nothing : shown({ reasoning: piece(event) }));

/**
 * Reads a streamed Responses answer. Its last event holds the whole answer again, which is what counts; only where that
 * one leaves its items out are those taken that came before. The pieces are for those who watch.
 */
export function openResponsesStream(): StreamReader {
  /** Items that are complete, by their place. */
  const items = new Map<number, unknown>();
  /** The calls that are being written, by the id of their item. */
  const calls = new Map<unknown, string>();
  let last: Reading | undefined;

  function finish(event: Json): Taken {
    const { response } = event;
    if (!isObject(response)) return { kind: "failed", failure: unreadable("ends without a response") };
    const given = response["output"];
    const output =
      Array.isArray(given) && given.length > 0 ? given : [...items].sort(([a], [b]) => a - b).map(([, item]) => item);
    last = responseReply({ ...response, status: statusOf(event) }, output);
    return last.ok ? { kind: "over" } : { kind: "failed", failure: last };
  }

  const events: Readonly<Record<string, (event: Json) => Taken>> = {
    "response.output_item.added"({ item }) {
      if (!isObject(item) || item["type"] !== "function_call") return nothing;
      const { id: itemId, call_id: id, name } = item;
      if (typeof id !== "string") return nothing;
      calls.set(itemId, id);
      return shown({ tool_calls: [{ id, ...(typeof name === "string" ? { name } : {}) }] });
    },
    "response.output_text.delta": textPiece,
    "response.refusal.delta": textPiece,
    "response.reasoning_summary_text.delta": thoughtPiece,
    "response.reasoning_text.delta": thoughtPiece,
    "response.function_call_arguments.delta"(event) {
      const id = calls.get(event["item_id"]);
      return id === undefined || piece(event) === ""
        ? nothing
        : shown({ tool_calls: [{ id, arguments: piece(event) }] });
    },
    "response.output_item.done"({ item, output_index: index }) {
      if (typeof index === "number") items.set(index, item);
      return nothing;
    },
    "response.completed": finish,
    "response.incomplete": finish,
    "response.failed": (event) => ({
      kind: "failed",
      failure: saidFailure(errorIn(event["response"]) ?? {}),
    }),
    error: (event) => ({ kind: "failed", failure: saidFailure(errorIn(event) ?? event) }),
  };

  return {
    take(event) {
      if (!isObject(event) || typeof event["type"] !== "string")
        return { kind: "failed", failure: unreadable("holds an event without a type") };
      const take = Object.hasOwn(events, event["type"]) ? events[event["type"]] : undefined;
      return take === undefined ? nothing : take(event);
    },
    end: () => last ?? cutShort,
  };
}

function statusOf({ type }: Json): string {
  return type === "response.incomplete" ? "incomplete" : "completed";
}
