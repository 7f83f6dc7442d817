import { createEngine, createRules, type EngineOptions, type Rules } from "../../../src/engine/index.ts";
import type { Handle } from "../../../src/wire/handle.ts";
import type { Send } from "../../../src/wire/send.ts";

/** What of the reference engine a mutant replaces: one rule, one port, or how one command or action is applied. */
export type Replaced = Pick<
  EngineOptions,
  "rules" | "commands" | "actions" | "compile" | "store" | "blobs" | "models"
> & {
  /** Spoils each decision request on its way to the worker. */
  readonly deliver?: (request: Body) => Body;
  /** Spoils each request on its way to the model. */
  readonly prompt?: (request: Body) => Body;
};

/** A JSON body as it leaves. */
export type Body = Record<string, unknown>;

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
export function mountEngine({ deliver, prompt, ...replaced }: Replaced) {
  return ({ workerUrl, providerUrl, send }: Urls): { readonly handle: Handle; close(): Promise<void> } =>
    createEngine({
      agents: { tck: { workerUrl } },
      model: { baseUrl: providerUrl },
      apiKeys: { tck: "tck" },
      send: spoiling(send, (url) =>
        url.startsWith(workerUrl) ? deliver : url.startsWith(providerUrl) ? prompt : undefined,
      ),
      ...replaced,
    });
}

interface Urls {
  readonly workerUrl: string;
  readonly providerUrl: string;
  readonly send: Send;
}

function spoiling(send: Send, changeFor: (url: string) => ((body: Body) => Body) | undefined): Send {
  return (request) => {
    const change = changeFor(request.url);
    if (change === undefined || typeof request.body !== "string") return send(request);
    return send({ ...request, body: JSON.stringify(change(JSON.parse(request.body) as Body)) });
  };
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
