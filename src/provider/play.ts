import type { Handle } from "../wire/handle.ts";
import { createProviderCore } from "./core.ts";
import { type Finding, ProviderFindings } from "./finding.ts";
import { createLiveScript, type LiveScript } from "./live-script.ts";
import type { EffectiveRequest } from "./model.ts";
import { createRecorder, type Place, type Recorded } from "./recorder.ts";
import { refuse } from "./refusal.ts";
import type { Answer } from "./reply.ts";
import type { Unexpected } from "./script/live-conversation.ts";
import { noteMissed } from "./script/live-fault.ts";
import type { Script } from "./script/types.ts";
import { type SeenResult, seenResults } from "./tool-results.ts";
import { UnknownConversation } from "./unknown-conversation.ts";

/**
 * A scripted provider without a socket or a clock of its own: what the server, `fetch` and msw share. A conversation that
 * is named must be in the script or have been asked for: all of these throw an {@link UnknownConversation} else.
 */
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
  /** Starts one conversation over; what was recorded of it is forgotten. */
  restart(conversation: string): void;
  /** Starts over, with another script when one is given; what was recorded is forgotten. What was put stays unless a script is given. */
  reset(script?: Script): void;
  /** Starts over with another script, in which what was put takes its place again; gives the names of that. */
  reload(script: Script): readonly string[];
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
  let changes = new Map<string, Script | undefined>();
  let live = createLiveScript(source);
  let recorder = createRecorder(live.settings.keep ?? 100_000);

  const unexpected = (request: EffectiveRequest, conversation: string | undefined, expected: string): Answer => {
    const message = `The script does not expect this call; expected ${expected}.`;
    recorder.find({ kind: "unexpected", conversation: conversation ?? "", message, request });
    return refuse(400, message, { code: "unexpected_call", tag: { conversation, turn: undefined } });
  };

  /** Finds a call of a tool that the request does not offer, once for each call of the model. */
  const lookAtOffer = (played: Answer, request: EffectiveRequest): Answer => {
    if (live.settings.onlyOffered !== true || played.kind !== "reply" || request.attempt > 1) return played;
    const offered = request.tools.map(({ name }) => name);
    const { conversation = "", turn } = (played.tag as Place | undefined) ?? {};
    for (const { name } of played.toolCalls ?? []) {
      if (offered.includes(name)) continue;
      const message = `turn ${turn} calls ${JSON.stringify(name)}, which this request does not offer; it offers ${offered.join(", ") || "nothing"}`;
      recorder.find({ kind: "script", conversation, message, request });
    }
    return played;
  };

  const answer = (request: EffectiveRequest): Answer | Promise<Answer> => {
    const conversation = live.find(request);
    if (conversation === undefined) return unexpected(request, undefined, unknown(request, live));
    const settle = (played: Answer | Unexpected): Answer =>
      played.kind === "unexpected"
        ? unexpected(request, conversation.name, played.expected)
        : lookAtOffer(played, request);
    const played = conversation.play(request, now());
    return played instanceof Promise ? played.then(settle) : settle(played);
  };

  const build = (): Handle =>
    createProviderCore({
      answer,
      now,
      validate: live.settings.validate ?? true,
      models: () => live.settings.models ?? modelsOf(live.names()),
      onExchange: (exchange) => {
        for (const missed of exchange.missed) noteMissed(missed);
        recorder.record(exchange, () => live.find(exchange.request)?.name);
      },
      onStray: (stray) => recorder.stray(stray),
    }).handle;
  let handle = build();

  /** The name, if there is such a conversation. */
  const known = <N extends string | undefined>(name: N): N => {
    if (name === undefined || live.names().includes(name) || recorder.exchanges(name).length > 0) return name;
    throw new UnknownConversation(name, live.names());
  };

  /** Starts over; a script that cannot be played changes nothing. */
  const start = (script: Script, kept: Map<string, Script | undefined>): void => {
    live = createLiveScript(script, kept);
    source = script;
    changes = kept;
    recorder = createRecorder(live.settings.keep ?? 100_000);
    handle = build();
  };

  const played: PlayedScript = {
    handle: (request) => handle(request),
    requests: (name) => recorder.exchanges(known(name)).map(({ request }) => request),
    exchanges: (name) => recorder.exchanges(known(name)),
    toolResults: (name) => seenResults(recorder.exchanges(known(name))),
    findings: (name) => {
      known(name);
      return recorder.findings.filter((one) => name === undefined || one.conversation === name);
    },
    allFindings: (name) => [...played.findings(name), ...live.leftOver(name)],
    assertDone: (name) => {
      const all = played.allFindings(name);
      if (all.length > 0) throw new ProviderFindings(all);
    },
    put: (name, script) => {
      live.put(name, script);
      changes.set(name, script);
      recorder.forget(name);
    },
    remove: (name) => {
      live.remove(known(name));
      changes.set(name, undefined);
    },
    restart: (name) => {
      if (live.names().includes(known(name))) live.restart(name);
      recorder.forget(name);
    },
    reset: (script) => start(script ?? source, script === undefined ? changes : new Map()),
    reload: (script) => {
      const put = [...changes].filter(([, changed]) => changed !== undefined);
      start(script, new Map(put));
      return put.map(([name]) => name);
    },
  };
  return played;
};

/** What the model list names: the conversations, and a made-up model where any will do. */
const modelsOf = (names: readonly string[]): string[] => {
  const named = names.filter((name) => name !== "*");
  return named.length === 0 ? ["tck-model"] : named;
};
