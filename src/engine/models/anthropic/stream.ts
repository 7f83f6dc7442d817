import type { StreamDelta } from "../../../generated/types.ts";
import { isObject } from "../../../json/own.ts";
import { cutShort, errorIn, saidFailure, unreadable } from "../failures.ts";
import type { StreamReader, Taken } from "../format.ts";
import { inputText, messageReply, readStop } from "./read-reply.ts";

type Json = Readonly<Record<string, unknown>>;

/** A block as far as it has come; `input` is the text of its pieces. */
interface OpenBlock {
  readonly json: Record<string, unknown>;
  input: string;
  closed: boolean;
}

const nothing: Taken = { kind: "nothing" };
const failed = (why: string): Taken => ({ kind: "failed", failure: unreadable(why) });
const delta = (shown: StreamDelta): Taken => ({ kind: "delta", delta: shown });

/** Members of a block that grow by the deltas of their names. */
const GROWING: Readonly<Record<string, string>> = {
  text_delta: "text",
  thinking_delta: "thinking",
  signature_delta: "signature",
};

/** Reads streamed Messages: blocks by their index, and whole only with every block closed and the reason to stop told. */
export function openMessagesStream(): StreamReader {
  const blocks = new Map<number, OpenBlock>();
  let model: unknown;
  let usage: Record<string, unknown> | undefined;
  let stop: unknown;
  let over = false;

  function addUsage(more: unknown): void {
    if (!isObject(more)) return;
    usage = { ...usage, ...Object.fromEntries(Object.entries(more).filter(([, value]) => value !== null)) };
  }

  function grow(block: OpenBlock, piece: Json): Taken {
    const { type } = piece;
    if (type === "input_json_delta") {
      const text = typeof piece["partial_json"] === "string" ? piece["partial_json"] : "";
      block.input += text;
      const { id } = block.json;
      return text === "" || typeof id !== "string" ? nothing : delta({ tool_calls: [{ id, arguments: text }] });
    }
    const member = typeof type === "string" && Object.hasOwn(GROWING, type) ? GROWING[type] : undefined;
    const more = member === undefined ? undefined : piece[member];
    // Citations and whatever else may come are shown to nobody.
    if (member === undefined || typeof more !== "string") return nothing;
    const before = block.json[member];
    block.json[member] = `${typeof before === "string" ? before : ""}${more}`;
    if (more === "") return nothing;
    return member === "text" ? delta({ text: more }) : member === "thinking" ? delta({ reasoning: more }) : nothing;
  }

  function open(index: number, json: Json): Taken {
    blocks.set(index, { json: { ...json }, input: "", closed: false });
    const { type, id, name, text } = json;
    if (type === "tool_use" && typeof id === "string" && typeof name === "string")
      return delta({ tool_calls: [{ id, name }] });
    return type === "text" && typeof text === "string" && text !== "" ? delta({ text }) : nothing;
  }

  const events: Readonly<Record<string, (event: Json) => Taken>> = {
    message_start({ message }) {
      if (!isObject(message)) return failed("begins without a message");
      model = message["model"];
      addUsage(message["usage"]);
      return nothing;
    },
    content_block_start({ index, content_block: block }) {
      if (typeof index !== "number" || !isObject(block)) return failed("holds a block without an index");
      return open(index, block);
    },
    content_block_delta({ index, delta: piece }) {
      const block = blocks.get(Number(index));
      if (block === undefined || !isObject(piece)) return failed("holds a piece of no block");
      return grow(block, piece);
    },
    content_block_stop({ index }) {
      const block = blocks.get(Number(index));
      if (block !== undefined) block.closed = true;
      return nothing;
    },
    message_delta(event) {
      addUsage(event["usage"]);
      stop = (isObject(event["delta"]) ? event["delta"]["stop_reason"] : undefined) ?? stop;
      const reason = readStop(stop);
      return reason === undefined ? nothing : delta({ finish_reason: reason });
    },
    message_stop() {
      over = true;
      return { kind: "over" };
    },
    error: (event) => ({ kind: "failed", failure: saidFailure(errorIn(event) ?? {}) }),
  };

  return {
    take(event) {
      if (!isObject(event) || typeof event["type"] !== "string") return failed("holds an event without a type");
      const take = Object.hasOwn(events, event["type"]) ? events[event["type"]] : undefined;
      return take === undefined ? nothing : take(event);
    },
    end() {
      const inOrder = [...blocks].sort(([a], [b]) => a - b).map(([, block]) => block);
      const unsaid = stop === undefined || stop === null || inOrder.some(({ closed }) => !closed);
      if (!over || unsaid) return cutShort;
      return messageReply({
        model,
        blocks: inOrder.map(({ json }) => json),
        inputOf: (index) => inOrder[index]?.input || inputText(inOrder[index]?.json),
        stop,
        usage,
      });
    },
  };
}
