import type { LlmImage, StreamDelta, ToolCallDelta } from "../../../generated/types.ts";
import { compact } from "../../../json/compact.ts";
import { isObject, own } from "../../../json/own.ts";
import { cutShort, errorIn, saidFailure, unreadable } from "../failures.ts";
import type { StreamReader, Taken } from "../format.ts";
import { chatReply, readImages, readReason } from "./read-reply.ts";
import { addDetails, thoughtText } from "./reasoning.ts";

interface OpenCall {
  readonly index: unknown;
  id: string | undefined;
  name: string | undefined;
  arguments: string;
}

type Json = Readonly<Record<string, unknown>>;

const nothing: Taken = { kind: "nothing" };

/**
 * Reads streamed Chat Completions: pieces of one choice, calls told apart by their index. The reply is whole once the
 * provider has said why the model stopped; the usage comes after that.
 */
export function openChatStream(): StreamReader {
  const calls: OpenCall[] = [];
  const details: Record<string, unknown>[] = [];
  const images: LlmImage[] = [];
  let model = "";
  let content: string | undefined;
  let refusal: string | undefined;
  let thoughts = "";
  let finish: unknown;
  let usage: unknown;

  /** The call that a piece belongs to; undefined for one that names none. */
  function callOf(piece: Json): OpenCall | undefined {
    const id = typeof piece["id"] === "string" && piece["id"] !== "" ? piece["id"] : undefined;
    const index = piece["index"] ?? undefined;
    const known = calls.find((call) =>
      index === undefined ? id !== undefined && call.id === id : call.index === index,
    );
    if (known !== undefined || (index === undefined && id === undefined)) return known;
    const call: OpenCall = { index, id, name: undefined, arguments: "" };
    calls.push(call);
    return call;
  }

  function takeCalls(pieces: readonly unknown[]): ToolCallDelta[] | Taken {
    const deltas: ToolCallDelta[] = [];
    for (const piece of pieces) {
      const call = isObject(piece) ? callOf(piece) : undefined;
      if (!isObject(piece) || call === undefined)
        return { kind: "failed", failure: unreadable("holds a piece of a tool call that does not say of which") };
      if (typeof piece["id"] === "string" && piece["id"] !== "") call.id ??= piece["id"];
      const { name, arguments: given } = isObject(piece["function"]) ? piece["function"] : {};
      const named = call.name === undefined && typeof name === "string" ? name : undefined;
      call.name ??= named;
      const text = typeof given === "string" ? given : given === undefined || given === null ? "" : compact(given);
      call.arguments += text;
      if (call.id !== undefined)
        deltas.push({
          id: call.id,
          ...(named === undefined ? {} : { name: named }),
          ...(text === "" ? {} : { arguments: text }),
        });
    }
    return deltas;
  }

  function takeDelta(delta: Json): Taken {
    const { content: said, refusal: declined, tool_calls: pieces, reasoning_details: more } = delta;
    if (typeof said === "string") content = (content ?? "") + said;
    if (typeof declined === "string") refusal = (refusal ?? "") + declined;
    const thought = thoughtText(delta);
    thoughts += thought;
    if (Array.isArray(more)) addDetails(details, more);
    images.push(...readImages(delta["images"]));
    const called = Array.isArray(pieces) ? takeCalls(pieces) : [];
    if (!Array.isArray(called)) return called;
    const text = `${typeof said === "string" ? said : ""}${typeof declined === "string" ? declined : ""}`;
    const shown: StreamDelta = {
      ...(text === "" ? {} : { text }),
      ...(thought === "" ? {} : { reasoning: thought }),
      ...(called.length === 0 ? {} : { tool_calls: called }),
    };
    return Object.keys(shown).length === 0 ? nothing : { kind: "delta", delta: shown };
  }

  return {
    take(event) {
      const error = errorIn(event);
      if (error !== undefined) return { kind: "failed", failure: saidFailure(error) };
      const choices = isObject(event) ? own(event, "choices") : undefined;
      if (!isObject(event) || !Array.isArray(choices))
        return { kind: "failed", failure: unreadable("holds an event without choices") };
      if (typeof event["model"] === "string" && model === "") model = event["model"];
      if (isObject(event["usage"])) usage = event["usage"];
      const choice = choices.find((one) => isObject(one) && (one["index"] ?? 0) === 0);
      if (!isObject(choice)) return nothing;
      const taken = isObject(choice["delta"]) ? takeDelta(choice["delta"]) : nothing;
      if (taken.kind === "failed" || typeof choice["finish_reason"] !== "string") return taken;
      finish = choice["finish_reason"];
      return { kind: "delta", delta: { ...(taken.kind === "delta" ? taken.delta : {}), ...readReason(finish) } };
    },
    end() {
      if (finish === undefined) return cutShort;
      return chatReply({ model, content, refusal, thoughts, details, calls, images, finish, usage });
    },
  };
}
