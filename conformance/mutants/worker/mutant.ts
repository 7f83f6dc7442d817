import { createReferenceWorker } from "../../../reference-worker/index.ts";
import type { DecisionAnswer, DecisionRequest } from "../../../src/generated/types.ts";
import type { Handle } from "../../../src/wire/handle.ts";
import { type CallModel, createWorker, type Decide, type EngineClient } from "../../../src/worker/index.ts";

/** A worker with one mistake that a competent author could make: it goes wrong quietly and never crashes by itself. */
export interface WorkerMutant {
  readonly name: string;
  /** The rule that it breaks. */
  readonly breaks: string;
  /** Rules that follow from it, and may be broken too. Nothing else may. */
  readonly follows: readonly string[];
  /** The mistake in one sentence. */
  readonly mistake: string;
  /** A fresh one, with memory of its own. With an engine it settles some calls later. */
  readonly make: (secret: string, engine?: EngineClient) => Handle;
}

/** A model that always says the same: a mutant that spoils model calls has to be able to make them. */
const model: CallModel = () => ({ model: "tck", content: "Hello." });

/** The reference worker, with its decisions passed through a hand that may spoil them. */
export function spoilt(
  change: (answer: DecisionAnswer, request: DecisionRequest) => DecisionAnswer | Promise<DecisionAnswer>,
) {
  return (secret: string, engine?: EngineClient): Handle => {
    const { decide } = createReferenceWorker({ secret, model, ...(engine !== undefined && { engine }) });
    const spoil: Decide = async (request) => change(await decide(request), request);
    return createWorker(spoil, { secret }).handle;
  };
}

/** The reference worker, with every settle of a call passed through a hand. */
export function spoiltSettles(change: (settle: Settle, request: DecisionRequest) => object) {
  return spoilt((answer, request) => {
    const actions = (answer?.actions ?? []).map((action) =>
      action.type === "tool.result" || action.type === "tool.error"
        ? change(action as unknown as Settle, request)
        : action,
    );
    return actions.length === 0 ? answer : ({ ...answer, actions } as DecisionAnswer);
  });
}

/** A settle as a mutant sees it: any JSON. */
export type Settle = Readonly<Record<string, unknown>> & { readonly type: "tool.result" | "tool.error" };
