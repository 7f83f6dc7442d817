import type { ToolCall } from "../../generated/types.ts";
import type { View } from "../view.ts";

/** A call of a reply under the id that it goes by. */
export interface Named {
  readonly call: ToolCall;
  /** The id that the model gave it. */
  readonly given: string;
  /** True when an earlier call of the same reply has that id: this one must not run. */
  readonly repeats: boolean;
}

/**
 * The calls of a reply under ids that are theirs alone in the session. An id that is taken gets a number behind it, as
 * `call_1_2`: the same for the same session and reply, and of characters that every provider takes. Source: row 30.
 */
export function freshIds(calls: readonly ToolCall[], { calls: known, messages }: View): Named[] {
  const recorded = messages.flatMap(({ tool_calls = [] }) => tool_calls);
  const given = new Set(calls.map(({ id }) => id));
  const taken = new Set([...known, ...recorded].map(({ id }) => id));
  const seen = new Set<string>();
  return calls.map((call) => {
    const repeats = seen.has(call.id);
    seen.add(call.id);
    // A made-up id must not be one that another call of this reply came with.
    const id =
      repeats || taken.has(call.id)
        ? freeId(call.id, (candidate) => taken.has(candidate) || given.has(candidate))
        : call.id;
    taken.add(id);
    return { call: id === call.id ? call : { ...call, id }, given: call.id, repeats };
  });
}

function freeId(base: string, isTaken: (id: string) => boolean): string {
  let number = 2;
  while (isTaken(`${base}_${number}`)) number++;
  return `${base}_${number}`;
}
