import { type CompleteReply, pieces } from "../../complete.ts";
import { jsonText } from "../../json-text.ts";
import { type Item, incompleteReason, itemJson, itemsOf, refusalPart, responseJson, textPart } from "./write.ts";

type Emit = (type: string, rest: object) => void;

type Place = { readonly item_id: string; readonly output_index: number };

/** What is said between the two events that open and close an item, by its kind. */
const inside: { readonly [K in Item["kind"]]: (item: Extract<Item, { kind: K }>, place: Place, emit: Emit) => void } = {
  reasoning: (item, place, emit) => {
    const at = { ...place, summary_index: 0 };
    emit("response.reasoning_summary_part.added", { ...at, part: { type: "summary_text", text: "" } });
    for (const delta of pieces(item.text)) emit("response.reasoning_summary_text.delta", { ...at, delta });
    emit("response.reasoning_summary_text.done", { ...at, text: item.text });
    emit("response.reasoning_summary_part.done", { ...at, part: { type: "summary_text", text: item.text } });
  },
  message: (item, place, emit) => {
    if (item.text.length > 0) {
      const at = { ...place, content_index: 0 };
      const text = item.text.join("");
      emit("response.content_part.added", { ...at, part: textPart("") });
      for (const delta of item.text) emit("response.output_text.delta", { ...at, delta, logprobs: [] });
      emit("response.output_text.done", { ...at, text, logprobs: [] });
      emit("response.content_part.done", { ...at, part: textPart(text) });
    }
    if (item.refusal !== "") {
      const at = { ...place, content_index: item.text.length > 0 ? 1 : 0 };
      emit("response.content_part.added", { ...at, part: refusalPart("") });
      for (const delta of pieces(item.refusal)) emit("response.refusal.delta", { ...at, delta });
      emit("response.refusal.done", { ...at, refusal: item.refusal });
      emit("response.content_part.done", { ...at, part: refusalPart(item.refusal) });
    }
  },
  image: (_item, place, emit) => {
    emit("response.image_generation_call.in_progress", place);
    emit("response.image_generation_call.generating", place);
    emit("response.image_generation_call.completed", place);
  },
  call: (item, place, emit) => {
    const { name, rawArguments } = item.call;
    for (const delta of pieces(rawArguments)) emit("response.function_call_arguments.delta", { ...place, delta });
    emit("response.function_call_arguments.done", { ...place, name, arguments: rawArguments });
  },
};

const emitter =
  (reply: CompleteReply, events: string[]): Emit =>
  (type, rest) => {
    const body = { type, sequence_number: events.length, ...rest };
    events.push(`event: ${type}\ndata: ${jsonText(body, reply.omit)}\n\n`);
  };

/** The events of a streamed answer; `sequence_number` counts them from 0. */
export const streamResponses = (reply: CompleteReply): string[] => {
  const events: string[] = [];
  const emit = emitter(reply, events);
  const started = responseJson(reply, "in_progress", []);
  emit("response.created", { response: started });
  emit("response.in_progress", { response: started });
  const state = incompleteReason(reply) === undefined ? "completed" : "incomplete";
  const output = itemsOf(reply).map((item, output_index) => {
    emit("response.output_item.added", { output_index, item: itemJson(item, "in_progress") });
    (inside[item.kind] as (item: Item, place: Place, emit: Emit) => void)(
      item,
      { item_id: item.id, output_index },
      emit,
    );
    const done = itemJson(item, item.kind === "message" ? state : "completed");
    emit("response.output_item.done", { output_index, item: done });
    return done;
  });
  emit(`response.${state}`, { response: responseJson(reply, state, output) });
  return events;
};
