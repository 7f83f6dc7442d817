import type { Message } from "../generated/types.ts";
import type { View } from "./view.ts";

/**
 * Whether a branch waits for somebody's answer: an interrupt was raised at one of its messages, or before there was any,
 * which pauses every branch. Source: IN-1, IN-5.
 * @param path the branch; the active one when left out.
 */
export function isPaused(view: View, path: readonly Pick<Message, "id">[] = view.messages): boolean {
  const { interrupts = new Map() } = view;
  for (const { anchor } of interrupts.values()) if (isOn(path, anchor)) return true;
  return false;
}

/** Whether an interrupt that was raised at this message concerns the branch. Source: IN-1, IN-6. */
export function isOn(path: readonly Pick<Message, "id">[], anchor: string | undefined): boolean {
  return anchor === undefined || path.some(({ id }) => id === anchor);
}
