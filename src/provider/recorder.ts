import type { Exchange, Stray } from "./exchange.ts";
import type { Finding } from "./finding.ts";

/** Where a call belongs in the script. */
export interface Place {
  /** The conversation of the script that it belongs to; undefined when none does. */
  readonly conversation: string | undefined;
  /** The turn that answered, from 1 as messages count; undefined when none did. */
  readonly turn: number | undefined;
}

/** One model call as it was recorded. */
export type Recorded = Exchange & Place;

/** Keeps what was asked and answered, and what was wrong with it. */
export interface Recorder {
  /** Oldest first; of one conversation when it is named. */
  exchanges(conversation?: string): Recorded[];
  readonly strays: readonly Stray[];
  readonly findings: readonly Finding[];
  /** Records an answered call. `conversation` tells where a call belongs that was refused before it was placed. */
  record(exchange: Exchange, conversation: () => string | undefined): void;
  find(finding: Finding): void;
  stray(stray: Stray): void;
  /** Forgets all of one conversation. */
  forget(conversation: string): void;
}

const nowhere: Place = { conversation: undefined, turn: undefined };

/** The place that the script put into an answer's tag. */
const placeOf = ({ answer }: Exchange): Place => (answer.tag as Place | undefined) ?? nowhere;

const refusalOf = ({ answer, refused, request }: Exchange, conversation: string | undefined): Finding => ({
  kind: refused === "reply" ? "script" : "invalid",
  conversation: conversation ?? "",
  message: `refused as the provider would: ${answer.kind === "failure" ? answer.message : ""}`,
  request,
});

/** Keeps the last `keep` exchanges, and all findings. */
export const createRecorder = (keep: number): Recorder => {
  let exchanges: Exchange[] = [];
  let findings: Finding[] = [];
  const strays: Stray[] = [];
  const tagged = (exchange: Exchange, conversation: string | undefined): Exchange =>
    exchange.answer.tag === undefined
      ? { ...exchange, answer: { ...exchange.answer, tag: { conversation, turn: undefined } } }
      : exchange;
  return {
    exchanges: (name) => {
      const list = name === undefined ? exchanges : exchanges.filter((one) => placeOf(one).conversation === name);
      return list.map((one) => ({ ...one, ...placeOf(one) }));
    },
    strays,
    get findings() {
      return findings;
    },
    record: (exchange, conversationOf) => {
      if (exchange.refused === undefined) exchanges.push(exchange);
      else {
        const conversation = conversationOf();
        exchanges.push(tagged(exchange, conversation));
        findings.push(refusalOf(exchange, conversation));
      }
      // The oldest go now and then instead of at each new one: shifting a long list costs.
      if (exchanges.length > keep * 1.25 + 16) exchanges = exchanges.slice(-keep);
    },
    find: (finding) => void findings.push(finding),
    stray: (stray) => {
      strays.push(stray);
      findings.push({ kind: "stray", conversation: "", message: stray.why, request: undefined });
    },
    forget: (conversation) => {
      exchanges = exchanges.filter((one) => placeOf(one).conversation !== conversation);
      findings = findings.filter((one) => one.conversation !== conversation);
    },
  };
};
