import { createEngine, createRules, type EngineOptions, type Rules } from "../../../src/engine/index.ts";
import type { Handle } from "../../../src/wire/handle.ts";
import type { Send } from "../../../src/wire/send.ts";

/** What of the reference engine a mutant replaces: one rule, one port, or how one command or action is applied. */
export type Replaced = Pick<EngineOptions, "rules" | "commands" | "actions" | "compile" | "store" | "blobs" | "models">;

/** An engine with one mistake that a competent author could make: it goes wrong quietly and never throws. */
export interface EngineMutant {
  readonly name: string;
  /** The rule that it breaks. */
  readonly breaks: string;
  /** Rules that follow from it, and may be broken too. Nothing else may. */
  readonly follows: readonly string[];
  /** The mistake in one sentence. */
  readonly mistake: string;
  /** A fresh one, with memory of its own. */
  readonly make: () => Replaced;
}

/** The rules as they should be: what a mutant spoils, it takes from here. */
export const sound: Rules = createRules();

/** The reference engine with something replaced, mounted between the suite's worker and its model provider. */
export function mountEngine(replaced: Replaced) {
  return (urls: {
    readonly workerUrl: string;
    readonly providerUrl: string;
    readonly send: Send;
  }): { readonly handle: Handle; close(): Promise<void> } =>
    createEngine({
      agents: { tck: { workerUrl: urls.workerUrl } },
      model: { baseUrl: urls.providerUrl },
      apiKeys: { tck: "tck" },
      send: urls.send,
      ...replaced,
    });
}

/** A mutant that replaces rules. */
export function spoilt(
  name: string,
  breaks: string,
  mistake: string,
  rules: () => Partial<Rules>,
  follows: readonly string[] = [],
): EngineMutant {
  return { name, breaks, mistake, follows, make: () => ({ rules: rules() }) };
}
