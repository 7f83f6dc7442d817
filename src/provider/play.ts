import type { Handle } from "../wire/handle.ts";
import { createProviderCore } from "./core.ts";
import { type Finding, ProviderFindings } from "./finding.ts";
import { createLiveScript, type LiveScript } from "./live-script.ts";
import type { EffectiveRequest } from "./model.ts";
import { createRecorder, type Recorded } from "./recorder.ts";
import { refuse } from "./refusal.ts";
import type { Answer } from "./reply.ts";
import type { Unexpected } from "./script/live-conversation.ts";
import { ScriptError } from "./script/script-error.ts";
import type { ConversationScript, Script, Step } from "./script/types.ts";
import { type SeenResult, seenResults } from "./tool-results.ts";

/** A scripted provider without a socket or a clock of its own: what the server, `fetch` and msw share. */
export interface PlayedScript {
  readonly handle: Handle;
  /** Every model call, oldest first, retries and refused ones too; of one conversation when it is named. */
  requests(conversation?: string): EffectiveRequest[];
  /** Every model call with its answer and its turn. */
  exchanges(conversation?: string): readonly Recorded[];
  /** Every tool result that the model was shown, each once. */
  toolResults(conversation?: string): SeenResult[];
  /** What went wrong so far, without what is left over. */
  findings(conversation?: string): Finding[];
  /** Findings and what is left of the script. */
  allFindings(conversation?: string): Finding[];
  /** Throws {@link ProviderFindings} unless everything was played and nothing else was asked. */
  assertDone(conversation?: string): void;
  /** Adds a conversation or starts it over with other turns; what was recorded of it is forgotten. Throws a `ScriptError`. */
  put(conversation: string, script: Script): void;
  /** Takes a conversation out of the script; what was recorded stays. */
  remove(conversation: string): void;
  /** Starts over, with another script when one is given; what was recorded is forgotten. */
  reset(script?: Script): void;
}

/** Settings that are not part of a script. */
export interface PlayOptions {
  /** The clock in milliseconds; default `Date.now`. */
  readonly now?: () => number;
}

const names = (request: EffectiveRequest): string => {
  const parts = [`the model ${JSON.stringify(request.model)}`];
  if (request.prefix !== "") parts.push(`the prefix ${JSON.stringify(request.prefix)}`);
  return parts.join(", ");
};

const list = (all: readonly string[]): string =>
  all.length === 0 ? "no conversation at all" : all.map((name) => JSON.stringify(name)).join(", ");

const unknown = (request: EffectiveRequest, script: LiveScript): string =>
  `a call of ${list(script.names())}; this one has ${names(request)}`;

/** Plays a script. Throws a `ScriptError` for one that cannot be played. */
export const playScript = (first: Script, options: PlayOptions = {}): PlayedScript => {
  const now = options.now ?? Date.now;
  let source = first;
  let live = createLiveScript(source);
  let recorder = createRecorder(live.settings.keep ?? 100_000);

  const unexpected = (request: EffectiveRequest, conversation: string | undefined, expected: string): Answer => {
    const message = `The script does not expect this call; expected ${expected}.`;
    recorder.find({ kind: "unexpected", conversation: conversation ?? "", message, request });
    return refuse(400, message, { code: "unexpected_call", tag: { conversation, turn: undefined } });
  };

  const answer = (request: EffectiveRequest): Answer | Promise<Answer> => {
    const conversation = live.find(request);
    if (conversation === undefined) return unexpected(request, undefined, unknown(request, live));
    const settle = (played: Answer | Unexpected): Answer =>
      played.kind === "unexpected" ? unexpected(request, conversation.name, played.expected) : played;
    const played = conversation.play(request, now());
    return played instanceof Promise ? played.then(settle) : settle(played);
  };

  const build = (): Handle =>
    createProviderCore({
      answer,
      now,
      validate: live.settings.validate ?? true,
      models: () => live.settings.models ?? modelsOf(live.names()),
      onExchange: (exchange) => recorder.record(exchange, () => live.find(exchange.request)?.name),
      onStray: (stray) => recorder.stray(stray),
    }).handle;
  let handle = build();

  const played: PlayedScript = {
    handle: (request) => handle(request),
    requests: (name) => recorder.exchanges(name).map(({ request }) => request),
    exchanges: (name) => recorder.exchanges(name),
    toolResults: (name) => seenResults(recorder.exchanges(name)),
    findings: (name) => recorder.findings.filter((one) => name === undefined || one.conversation === name),
    allFindings: (name) => [...played.findings(name), ...live.leftOver(name)],
    assertDone: (name) => {
      const all = played.allFindings(name);
      if (all.length > 0) throw new ProviderFindings(all);
    },
    put: (name, script) => {
      live.put(name, turnsOf(script));
      recorder.forget(name);
    },
    remove: (name) => live.remove(name),
    reset: (script) => {
      const next = createLiveScript(script ?? source);
      source = script ?? source;
      live = next;
      recorder = createRecorder(live.settings.keep ?? 100_000);
      handle = build();
    },
  };
  return played;
};

/** The one conversation of a script that is put under a name. */
const turnsOf = (script: Script): ConversationScript | readonly Step[] => {
  if (!("conversations" in script) || script.conversations === undefined) return script;
  throw new ScriptError([
    { pointer: "/conversations", message: "a script that is put under one name has turns of its own" },
  ]);
};

/** What the model list names: the conversations, and a made-up model where any will do. */
const modelsOf = (names: readonly string[]): string[] => {
  const named = names.filter((name) => name !== "*");
  return named.length === 0 ? ["tck-model"] : named;
};
