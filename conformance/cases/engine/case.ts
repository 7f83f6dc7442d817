/** What the engine's check of a call's arguments may say, known by construction. Several where the decisions accept several. */
export interface ExpectedInput {
  readonly status: readonly ("valid" | "invalid" | "malformed")[];
  /** The value that a `valid` (and, where it is given, an `invalid`) input must hold; as JSON text, so that digits survive. */
  readonly value?: string;
}

/** What the worker answers to one `tool.execute` of a call. */
export type PlannedAnswer =
  /** The proposal, unchanged. */
  | { readonly take: "proposed" }
  /** A decision with this one action; `id` and `attempt` are left to the engine unless the action names them. */
  | { readonly take: "action"; readonly action: Json };

/** One block that must be stored, in its place. */
export type ExpectedBlock =
  | { readonly type: "text"; readonly text: string }
  /** Text whose JSON value counts, not its spelling. */
  | { readonly type: "json"; readonly value: string }
  /** Stored bytes; base64 of what went in. */
  | { readonly type: "blob"; readonly base64: string }
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
  | "retryable"
  | "string-result"
  | "json-result"
  | "content"
  | "both-named"
  | "blocks"
  | "malformed-block"
  | "bad-base64"
  | "output-fits"
  | "output-breaks"
  | "structured-wins";

/** One tool call that the scripted model makes. */
export interface PlannedCall {
  readonly id: string;
  readonly tool: string;
  readonly declared: boolean;
  /** The raw text, as the model writes it. */
  readonly arguments: string;
  /** What was done to the arguments, in words. */
  readonly how: string;
  readonly input: ExpectedInput;
  /** One per attempt; the last one serves every further attempt. */
  readonly answers: readonly PlannedAnswer[];
  readonly expect: ExpectedEnd;
}

/** What the scripted model says to one prompt. */
export type PlannedReply = { readonly text: string } | { readonly calls: readonly PlannedCall[] };

/** One turn: what the user says, and the model's replies; the last one is text. */
export interface PlannedTurn {
  readonly user: string;
  readonly replies: readonly PlannedReply[];
}

/** A tool that the case declares. */
export interface CaseTool {
  readonly name: string;
  readonly description?: string;
  readonly input?: unknown;
  readonly output?: unknown;
  /** Why a schema cannot be used, where that is the point. */
  readonly unusable?: boolean;
}

/** Any JSON object. */
export type Json = Readonly<Record<string, unknown>>;

/**
 * A case for an engine: one session, for which the suite plays client, worker and model. It says what must come of it by
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
  readonly turns: readonly PlannedTurn[];
}

/** Every planned call of a case, in the order in which the model makes them. */
export function callsOf(engineCase: EngineCase): PlannedCall[] {
  return engineCase.turns.flatMap(({ replies }) =>
    replies.flatMap((reply) => ("calls" in reply ? [...reply.calls] : [])),
  );
}

/** The turns of a case: the model's replies, then one more full turn, so that what must never happen has had its chance. */
export function turnsOf(replies: readonly PlannedReply[]): PlannedTurn[] {
  return [
    { user: "go", replies: [...replies, { text: "done" }] },
    { user: "and now?", replies: [{ text: "nothing more" }] },
  ];
}
