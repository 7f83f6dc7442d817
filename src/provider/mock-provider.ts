import type { Handle } from "../wire/handle.ts";
import { type Listening, type ListenOptions, listen } from "../wire/node-server.ts";
import { controlled } from "./control.ts";
import { createFetch, type ProviderFetch } from "./fetch.ts";
import type { Finding } from "./finding.ts";
import type { EffectiveRequest } from "./model.ts";
import { type PlayedScript, type PlayOptions, playScript } from "./play.ts";
import type { Recorded } from "./recorder.ts";
import type { DataScript, Script } from "./script/types.ts";
import { toScript } from "./to-script.ts";
import type { SeenResult } from "./tool-results.ts";
import { renderTranscript } from "./transcript.ts";

/** A model provider that says what its script says. */
export interface MockProvider {
  /** Starts a server on a free port of this machine; the clients' base URL is its `url`, with what each client adds to it. */
  listen(options?: ListenOptions): Promise<Listening>;
  /** The base URL of the server. Throws while none listens, so that no client goes elsewhere for want of it. */
  readonly url: string;
  /** For clients that take a `fetch`: no server and no port. */
  readonly fetch: ProviderFetch;
  /** For shells of your own. */
  readonly handle: Handle;
  /** Every model call, oldest first, retries too. */
  readonly requests: readonly EffectiveRequest[];
  /**
   * The calls of one conversation, by the name that it has in the script. Here and wherever a conversation is named,
   * throws an `UnknownConversation` for one that is neither in the script nor was asked for.
   */
  requestsOf(conversation: string): readonly EffectiveRequest[];
  /** The last model call; undefined when there was none. */
  readonly lastRequest: EffectiveRequest | undefined;
  /** Every model call with its turn and what it was answered. */
  readonly exchanges: readonly Recorded[];
  /** Every tool result that the model was shown, each once. */
  toolResults(conversation?: string): readonly SeenResult[];
  /** What went wrong so far; turns that are left over are not among it. */
  readonly findings: readonly Finding[];
  /** Throws `ProviderFindings` unless every turn was played and nothing else was asked. */
  assertDone(conversation?: string): void;
  /** What was said, as Markdown with a Mermaid sequence diagram. */
  transcript(conversation?: string): string;
  /** What was answered, as a script that answers so again. */
  toScript(): DataScript;
  /** Starts over, with another script when one is given. */
  reset(script?: Script): void;
  /** Closes the server, if one listens. */
  close(): Promise<void>;
  /** The same as `close`, for `await using`. */
  [Symbol.asyncDispose](): Promise<void>;
}

/**
 * Makes a model provider out of a script: the steps of one conversation, or many conversations by model name, API key
 * or path prefix. Throws a `ScriptError` that names everything that is wrong with the script.
 */
export const mockProvider = (script: Script, options: PlayOptions = {}): MockProvider =>
  offer(playScript(script, options));

/** Gives a played script its three ways in. */
export const offer = (played: PlayedScript): MockProvider => {
  const handle = controlled(played);
  let listening: Listening | undefined;
  const close = async (): Promise<void> => {
    const open = listening;
    listening = undefined;
    await open?.close();
  };
  const provider: Omit<MockProvider, "url"> = {
    handle,
    fetch: createFetch(handle),
    listen: async (options) => {
      await close();
      listening = await listen(handle, options);
      return listening;
    },
    get requests() {
      return played.requests();
    },
    requestsOf: (conversation) => played.requests(conversation),
    get lastRequest() {
      return played.exchanges().at(-1)?.request;
    },
    get exchanges() {
      return played.exchanges();
    },
    toolResults: (conversation) => played.toolResults(conversation),
    get findings() {
      return played.findings();
    },
    assertDone: (conversation) => played.assertDone(conversation),
    transcript: (conversation) => renderTranscript(played.exchanges(conversation)),
    toScript: () => toScript(played.exchanges()),
    reset: (script) => played.reset(script),
    close,
    [Symbol.asyncDispose]: close,
  };
  // No property of its own: an assertion that prints a provider which does not listen is not to meet the error instead.
  const inherited = {
    get url(): string {
      return urlOf(listening);
    },
  };
  return Object.setPrototypeOf(provider, inherited) as MockProvider;
};

const urlOf = (listening: Listening | undefined): string => {
  if (listening !== undefined) return listening.url;
  throw new Error(
    "The mock provider does not listen, so it has no URL: call `await provider.listen()` first, or give `provider.fetch` to the client.",
  );
};
