import type { CompleteReply } from "../complete.ts";
import type { FaultPart } from "../fault.ts";
import type { Dialect, Message, OfferedTool } from "../model.ts";
import type { ProviderFailure, Reply } from "../reply.ts";

/** What the model would see. */
export interface Conversation {
  /** System text that stands outside of the list of messages. */
  readonly lead: readonly Message[];
  readonly messages: readonly Message[];
  readonly tools: readonly OfferedTool[];
  readonly toolChoice: unknown;
}

/** A body as parsed JSON, its text for the places where digits and key order count, and the call's HTTP side. */
export interface Incoming {
  readonly json: Readonly<Record<string, unknown>>;
  /** The body as text, decoded on first use. */
  readonly text: () => string;
}

/** What the provider finds wrong with a request: the sentence of its 400, and where. */
export interface Complaint {
  readonly message: string;
  /** The member at fault in the provider's own notation; empty when it is none in particular. */
  readonly param: string;
  /** The provider's code for the fault, where it has one. */
  readonly code?: string;
}

/** Where in a stream an error stands, and which of the format's two ways of saying it is meant. */
export interface ErrorPlace {
  readonly kind: "error-event" | "failed";
  /** The number of events before it. */
  readonly index: number;
}

/** One wire format: reads requests into the neutral shape and writes neutral replies. Pure. */
export interface WireFormat {
  /** The conversation that this body alone carries. Total: what has the wrong type is left out (`check` says so). */
  read(incoming: Incoming): Conversation;
  /** What the provider would refuse in this body, its conversation aside; undefined when nothing. */
  check(json: Readonly<Record<string, unknown>>, conversation: Conversation): Complaint | undefined;
  /** Whether a request that goes on from an earlier answer keeps that call's system text and tools. */
  readonly inherits: boolean;
  /** How calls and results that do not pair are worded. */
  readonly pairing: Pairing;
  /** The body of an answer that is not streamed. */
  write(reply: CompleteReply): string;
  /** The events of a streamed answer, each a whole SSE event with its blank line. */
  events(reply: CompleteReply): string[];
  /** The part of an answer that an event carries a piece of; undefined for all other events. */
  partOf(event: string): FaultPart | undefined;
  /** The body of an error. */
  failure(failure: ProviderFailure, dialect: Dialect, requestId: string): unknown;
  /** An error in the middle of a stream. */
  errorEvent(failure: ProviderFailure, dialect: Dialect, reply: CompleteReply, place: ErrorPlace): string;
  /** Whether the provider keeps this conversation, so that a later request may go on from its answer. */
  remembers(json: Readonly<Record<string, unknown>>): boolean;
  /** Why this reply cannot be said in this format; undefined when it can. */
  refuse(reply: Reply, stream: boolean): string | undefined;
}

/** How strictly calls and results pair, and the provider's sentences for it. `at` is the index of a message. */
export interface Pairing {
  /** Whether the results must follow the calls at once. */
  readonly adjacent: boolean;
  unanswered(ids: readonly string[], at: number): Complaint;
  orphan(id: string, at: number): Complaint;
  twice(id: string, at: number): Complaint;
}
