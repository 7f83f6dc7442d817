/**
 * The mock model provider's matchers, added to vitest's `expect` by importing this.
 * @module toolcall-tck/provider/vitest
 */
import { expect } from "vitest";
import { providerMatchers, type WantedResult } from "./matchers.ts";
import type { TextMatch } from "./script/types.ts";

/** The provider's matchers; importing this module adds them to vitest's `expect`. */
export interface ProviderMatchers<R = unknown> {
  /** The model was shown a tool result that fits. */
  toHaveSeenToolResult(wanted: WantedResult | string): R;
  /** Some call offered all these tools. */
  toHaveBeenOffered(...names: string[]): R;
  /** There was a call, and every call offered these tools and no others, in any order; without names, none at all. */
  toHaveBeenOfferedExactly(...names: string[]): R;
  /** Some call held this text in a user message. */
  toHaveBeenAsked(text: TextMatch): R;
  /** Some call had this in its system text. */
  toHaveBeenInstructed(text: TextMatch): R;
  /** So many calls were made, retries not counted. */
  toHaveMadeModelCalls(count: number): R;
  /** Every turn was played and nothing else was asked. */
  toBeDone(): R;
}

declare module "vitest" {
  interface Matchers<R extends void | Promise<void> = void | Promise<void>, T = unknown> extends ProviderMatchers<R> {}
}

expect.extend(providerMatchers);
