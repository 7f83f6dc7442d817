import type fc from "fast-check";

/** What the engine's check of a call's arguments may say, known by construction. Several where the decisions accept several. */
export interface ExpectedInput {
  readonly status: readonly ("valid" | "invalid" | "malformed")[];
  /** The value that a `valid` (and, where it is given, an `invalid`) input must hold; as JSON text, so that digits survive. */
  readonly value?: string;
}

/** An answer that goes out as it stands, be it a decision or not. */
export interface RawAnswer {
  readonly status: number;
  /** Default: `application/json`. */
  readonly contentType?: string;
  /** The body, or base64 of its bytes where `encoding` says so. */
  readonly text: string;
  readonly encoding?: "base64";
  /** The connection is closed before anything is answered, or after so many bytes of the body. */
  readonly cut?: true | number;
  /** The length in bytes that its head promises; with a cut at the body's end it is never kept. */
  readonly contentLength?: number;
}

/** A body that goes out in pieces of so many bytes, whatever they divide, with so many milliseconds before each. */
export interface Trickle {
  readonly bytes: number;
  readonly ms: number;
}

/** What the worker answers to one decision. */
export type PlannedAnswer = (
  | /** The proposal, unchanged. */ { readonly take: "proposed" }
  /** A decision with this one action; `id` and `attempt` are left to the engine unless the action names them. */
  | { readonly take: "action"; readonly action: Json }
  /** This decision, whatever was proposed; null and `{}` are empty ones. */
  | { readonly take: "decision"; readonly body: Json | null }
  /** The proposal, with these members added to each of its actions of that type. */
  | { readonly take: "amended"; readonly type: string; readonly with: Json }
  /** The proposal with these members in the place of its own; an entry `$first` of messages is the first on the record. */
  | { readonly take: "changed"; readonly with: Json }
  /** The proposal, with the state and the config that were sent given back. */
  | { readonly take: "restated" }
  | { readonly take: "raw"; readonly answer: RawAnswer }
) &
  Manner;

/** How an answer goes out. */
export interface Manner {
  /** What the first deliveries of the same decision get instead, one each. */
  readonly first?: readonly RawAnswer[];
  /** It waits so long first, in milliseconds. */
  readonly delayMs?: number;
  /** It waits until this moment has come. */
  readonly until?: Mark;
  /** It waits until so many acts of the case are done. */
  readonly afterActs?: number;
  /** As an event stream whose last frame is the decision; before it stand the pieces of a model's text, where they are wanted. */
  readonly streamed?: true;
  /** In small pieces. */
  readonly trickled?: Trickle;
  /** The engine must give the turn up over it: the turn is over with this answer. */
  readonly fatal?: true;
  /** The engine may refuse it as a whole, and give the turn up over it. */
  readonly mayRefuse?: true;
}

/** The nth decision (default: the first) with a trigger, about one call where it is named. */
export interface MarkedDecision {
  readonly trigger: string;
  readonly call?: string;
  readonly nth?: number;
  /** Of those whose trigger says that all went well, or that it did not. */
  readonly ok?: boolean;
}

/** A moment in a case. */
export type Mark =
  /** The decision has been answered or, with `asked`, has come. */
  | (MarkedDecision & { readonly asked?: true })
  /** The nth prompt of the session has come. */
  | { readonly prompt: number }
  /** The act of that name has its answer, or the head of one that is a stream. */
  | { readonly answered: string };

/** Who acts: the one whose session it is, or another client of the same tenant. */
export type Caller = "owner" | "stranger";

/**
 * What the suite does of its own accord, as client or as back end. The text `$session`, `$other`, `$agent`, `$turn` or
 * `$interrupt` (the pause that the client was told last) stands for that id, `$turn-1`, `$turn-2`, ... for ids of turns that the case itself gives; `$model` for the model call that the worker was asked for
 * last; `$first` and `$last` for the attempt that the call of a settle was asked with first or last; an entry `$messages`
 * of a list for the messages that the client has read last.
 */
export type Act =
  /** Nothing: until its moment and its silence have passed, the next turn is not begun. */
  | { readonly do: "wait" }
  /** Ends an open call through the machine route. */
  | { readonly do: "settle"; readonly body: Json; readonly session?: string }
  /** Sends a decision out of band, under the id of the decision that the mark names: without a body, what was answered to it. */
  | { readonly do: "decide"; readonly decision: MarkedDecision; readonly body?: Json }
  | { readonly do: "input"; readonly input: Json; readonly as?: Caller }
  | { readonly do: "read"; readonly as?: Caller }
  | { readonly do: "interrupt"; readonly body: Json; readonly as?: Caller }
  /** Another submit beside those of the turns; the members stand in the place of the usual ones. */
  | { readonly do: "submit"; readonly body: Json }
  /** Any request; `key` says whose credential it carries. */
  | {
      readonly do: "request";
      readonly method: string;
      readonly path: string;
      readonly key: Key;
      readonly text?: string;
    }
  /** Fetches a blob; `$blob` stands for the first that the engine has named, `$other` for the same under an id that nothing has. */
  | { readonly do: "blob"; readonly uri: string; readonly key: "owner" | "tenant2" | "machine" }
  /** Kills the engine, as a crash would: it is down until the case has it started again, or is over. */
  | { readonly do: "kill" }
  /** Kills the engine, unless it is down, and starts it again over what it kept; nothing that was under way is heard. */
  | { readonly do: "restart" }
  /** Reads the session's event stream, to its end or so many events far. */
  | ({ readonly do: "stream"; readonly key: Key; readonly turn?: true; readonly events?: number } & ResumePoint);

/** Whose credential a request carries. */
export type Key = Caller | "machine" | "tenant2" | "none" | "wrong";

/** Where a stream is to go on: after this `seq`, or after the last one that the stream before it brought. */
export interface ResumePoint {
  readonly after?: number | "$seen";
  /** The same, as the header `Last-Event-ID`. */
  readonly lastEventId?: number | "$seen";
}

/** An act with its moment. Acts are done in their order, each once its moment has come. */
export interface PlannedAct {
  /** Unique in the case: laws find what it came to by it. */
  readonly name: string;
  readonly when: Mark;
  /** For how long nothing may have moved before it is done, in milliseconds. */
  readonly quietMs?: number;
  /** It waits for this moment too, but not for ever: where it does not come, until half of what counts as a stall. */
  readonly awaits?: Mark;
  /** It is done again until the answer holds this text; the last time alone is logged. */
  readonly until?: string;
  readonly act: Act;
}

/** What the worker answers to one decision that is not its usual part. */
export interface PlannedDecision {
  readonly on: MarkedDecision;
  readonly answer: PlannedAnswer;
}

/** One block that must be stored, in its place. */
export type ExpectedBlock =
  | { readonly type: "text"; readonly text: string }
  /** Text whose JSON value counts, not its spelling. */
  | { readonly type: "json"; readonly value: string }
  /** Stored bytes; base64 of what went in. */
  | { readonly type: "blob"; readonly base64: string /** Under which it must be served. */; readonly mimeType?: string }
  | { readonly type: "link"; readonly uri: string; readonly name?: string; readonly mimeType?: string }
  /** Any block, as long as there is one. */
  | { readonly type: "any" };

/** How a call must end, and what must then be on the record. */
export interface ExpectedEnd {
  /** `refused`: the answer makes no sense and the whole decision must have no effect. */
  readonly ends: readonly ("ok" | "error" | "refused")[];
  /** How often the worker must be asked. */
  readonly attempts: number;
  /** Why, in words: shown in findings, and the tag by which laws pick their calls. */
  readonly because: Because;
  readonly blocks?: readonly ExpectedBlock[];
  /** JSON text of the structured value that must be stored. */
  readonly structured?: string;
  /** Whether the stored result must say that the tool reported failure. */
  readonly isError?: boolean;
  /** The error's text, for a call that the worker itself fails. */
  readonly error?: string;
  /** Texts that must never be in a prompt, nor in the tool's message. */
  readonly hidden?: readonly string[];
}

/** What an answer of the worker tries out. */
export type Because =
  | "plain"
  | "proposal"
  | "correction"
  | "error"
  /** A retryable failure, and in the end a result. */
  | "retried"
  /** Nothing but retryable failures, and no attempt left. */
  | "exhausted"
  /** What the worker answers is no decision. */
  | "no-decision"
  /** A ToolResult with all of its parts. */
  | "whole-result"
  /** Some bound passes before there is an answer. */
  | "lapsed"
  /** Left open by the answer to its execute, or the client's to answer, and ended by its id from elsewhere. */
  | "later"
  /** Ended likewise, by a result that breaks its output schema. */
  | "later-breaks"
  /** Never ended by anybody. */
  | "left-open"
  | "string-result"
  | "json-result"
  | "content"
  | "both-named"
  | "blocks"
  | "malformed-block"
  | "bad-base64"
  /** A block with bytes, of which there are none. */
  | "empty-block"
  | "output-fits"
  | "output-breaks"
  | "structured-wins";

/** One tool call that the scripted model makes. */
export interface PlannedCall {
  readonly id: string;
  readonly tool: string;
  readonly declared: boolean;
  /** Where it runs. Default: on the worker. */
  readonly venue?: "client" | "engine";
  /** The raw text, as the model writes it. */
  readonly arguments: string;
  /** What the model really writes where it reaches the tool through another one; `tool` and `arguments` are then what the worker must see. */
  readonly says?: { readonly tool: string; readonly arguments: string };
  /** What was done to the arguments, in words. */
  readonly how: string;
  readonly input: ExpectedInput;
  /** One per attempt; the last one serves every further attempt. */
  readonly answers: readonly PlannedAnswer[];
  readonly expect: ExpectedEnd;
}

/** What the scripted model says to one prompt. */
export type PlannedReply = ({ readonly text: string } | { readonly calls: readonly PlannedCall[] }) & {
  /** It waits until so many acts of the case are done. */
  readonly afterActs?: number;
  /** The tokens that the provider says it has counted. Default: an estimate. */
  readonly usage?: PlannedUsage;
  /** It comes in small pieces. */
  readonly trickled?: Trickle;
  /** What the first prompts get instead, one each. */
  readonly first?: readonly PlannedFailure[];
};

/** What a prompt gets in the place of the reply: an error of the provider, or the reply, damaged. */
export type PlannedFailure =
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>> }
  | { readonly damage: Damage };

/** What becomes of a model's reply on its way, in whatever format it is asked for. */
export interface Damage {
  readonly kind: /** The connection breaks. */
    | "cut"
    /** The body ends there as if it were whole. */
    | "end"
    /** The next event, or the body that is no stream, holds what is no JSON. */
    | "garbled"
    /** The provider's own error event, in the place of the rest. */
    | "error"
    /** Nothing more comes until the engine leaves. */
    | "silence";
  /** Before anything of the body, about half way and within an event, or when nothing but the mark of its end is missing. */
  readonly at: "start" | "middle" | "last";
}

/** A count of tokens; those that were read from a cache are part of the input. */
export interface PlannedUsage {
  readonly input: number;
  readonly cached: number;
  readonly output: number;
}

/** One turn: what the user says, and the model's replies; the last one is text. */
export interface PlannedTurn {
  readonly user: string;
  /** What is submitted in the place of a message with the user's words. */
  readonly payload?: Json;
  /** The client submits it itself, by its own route; the first turn names no session then, so that one is made. */
  readonly byClient?: true;
  /** The id under which it is submitted: `$turn-1`, ... Default: the engine gives it one. */
  readonly turnId?: string;
  /** The act that submits it while another turn goes on: it begins by itself. Where the act was not taken it is left out. */
  readonly queuedBy?: string;
  readonly replies: readonly PlannedReply[];
}

/** A tool that the case declares. */
export interface CaseTool {
  readonly name: string;
  readonly description?: string;
  readonly input?: unknown;
  readonly output?: unknown;
  readonly handler?: "worker" | "client";
  readonly defer?: boolean;
  /** Why a schema cannot be used, where that is the point. */
  readonly unusable?: boolean;
}

/** A second session of the same client, opened before the first turn. Its worker takes every proposal. */
export interface OtherSession {
  /** What opens it. */
  readonly user: string;
  /** What its model says to every prompt. */
  readonly reply: string;
  /** So many further messages reach it while the turns go on; the case waits for its turns. */
  readonly hears: number;
  /** What the client says in it when all of them have come. */
  readonly last?: string;
}

/** Any JSON object. */
export type Json = Readonly<Record<string, unknown>>;

/**
 * A case for an engine: one session, or two where one writes to another, for which the suite plays client, worker and model. It says what must come of it by
 * construction, so a saved case can be played again on any engine without a seed.
 */
export interface EngineCase {
  readonly version: 1;
  readonly role: "engine";
  /** The generator that it comes from. */
  readonly area: string;
  /** The features and offers without which it means nothing. */
  readonly needs: readonly string[];
  readonly class: "fast" | "slow" | "long";
  readonly system?: string;
  readonly tools: readonly CaseTool[];
  /** The retry policy of tools, as in an agent's config. */
  readonly retry?: Json;
  /** Further members of the agent's config; those that are named stand in the place of the suite's own. */
  readonly agent?: Json;
  /** What is answered to decisions otherwise than usual; the first entry that fits counts. */
  readonly decisions?: readonly PlannedDecision[];
  readonly acts?: readonly PlannedAct[];
  /** A second session beside the one that the turns make up. */
  readonly other?: OtherSession;
  /** It is played on an engine of its own, where the suite can start one. */
  readonly alone?: true;
  /** The longest wait that the protocol allows somewhere in the case, in milliseconds: it is no stall. */
  readonly waitMs?: number;
  readonly turns: readonly PlannedTurn[];
}

/** Cases of one kind: a generator, how much of a run it gets, and what an engine must have for them. */
export interface EngineArea {
  readonly name: string;
  readonly weight: number;
  /** Features and offers. */
  readonly needs: readonly string[];
  readonly class: EngineCase["class"];
  readonly cases: fc.Arbitrary<EngineCase>;
}

/** Whether the case has an engine of its own: it kills it, or may keep it from answering anybody else. */
export function isAlone({ alone, acts = [] }: EngineCase): boolean {
  return alone === true || acts.some(({ act }) => act.do === "restart" || act.do === "kill");
}

/** Whether a tool of the case is kept out of the requests to the model: it says so itself, or the agent does for it. */
export function isDeferred({ agent = {} }: EngineCase, { defer }: CaseTool): boolean {
  const all = agent["defer_tools"];
  return defer ?? (all !== undefined && all !== null && all !== false);
}

/** Whether nothing is planned but the model's calls and their answers. */
export function isUndisturbed({ acts = [], decisions = [] }: EngineCase): boolean {
  return acts.length + decisions.length === 0;
}

/**
 * Whether its first turn alone shows what it is about: nothing disturbs it, and no call fails it, since the turn behind one
 * that must fail shows that it has left the session usable.
 */
export function standsAlone(engineCase: EngineCase): boolean {
  return isUndisturbed(engineCase) && !callsOf(engineCase).some(({ expect }) => expect.ends.includes("refused"));
}

const calls = new WeakMap<EngineCase, readonly PlannedCall[]>();

/** Every planned call of a case, in the order in which the model makes them. */
export function callsOf(engineCase: EngineCase): readonly PlannedCall[] {
  const known = calls.get(engineCase);
  if (known !== undefined) return known;
  const found = engineCase.turns.flatMap(({ replies }) =>
    replies.flatMap((reply) => ("calls" in reply ? [...reply.calls] : [])),
  );
  calls.set(engineCase, found);
  return found;
}

/** The turn behind the one that a case is about: the session goes on. */
export const GOES_ON: PlannedTurn = { user: "and now?", replies: [{ text: "nothing more" }] };

/** The turns of a case: the model's replies, then one more full turn, so that what must never happen has had its chance. */
export function turnsOf(replies: readonly PlannedReply[]): PlannedTurn[] {
  return [{ user: "go", replies: [...replies, { text: "done" }] }, GOES_ON];
}
