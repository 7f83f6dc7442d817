import type { Exchange, Stray } from "./exchange.ts";
import type { Finding } from "./finding.ts";
import type { EffectiveRequest } from "./model.ts";

/** One model call as it was recorded. */
export interface Recorded extends Exchange {
  /** The conversation of the script that it belongs to; undefined when none does. */
  readonly conversation: string | undefined;
  /** The turn that answered, from 0; undefined when none did. */
  readonly turn: number | undefined;
}

/** What a request was found to belong to before its answer is known. */
export interface Belonging {
  readonly conversation: string | undefined;
  readonly turn: number | undefined;
  readonly finding?: Finding;
}

/** Keeps what was asked and answered, and what was wrong with it. */
export interface Recorder {
  readonly exchanges: Recorded[];
  readonly strays: Stray[];
  readonly findings: Finding[];
  /** Says where a request belongs; the exchange is recorded when it is answered. */
  place(request: EffectiveRequest, belonging: Belonging): void;
  record(exchange: Exchange, conversation: string | undefined): void;
  stray(stray: Stray): void;
  /** Forgets all of one conversation. */
  forget(conversation: string): void;
}

/** Drops the oldest entries now and then instead of at each new one: shifting a long list costs. */
const trim = <T>(list: T[], keep: number): void => {
  if (list.length > keep * 1.25 + 16) list.splice(0, list.length - keep);
};

const remove = (list: { readonly conversation: string | undefined }[], conversation: string): void => {
  const kept = list.filter((entry) => entry.conversation !== conversation);
  list.splice(0, list.length, ...kept);
};

/** Keeps the last `keep` exchanges, and all findings. */
export const createRecorder = (keep: number): Recorder => {
  const exchanges: Recorded[] = [];
  const strays: Stray[] = [];
  const findings: Finding[] = [];
  const placed = new WeakMap<EffectiveRequest, Belonging>();
  const refusal = (exchange: Exchange, conversation: string | undefined): Finding | undefined => {
    const { answer, refused, request } = exchange;
    if (refused === undefined || answer.kind !== "failure") return undefined;
    const kind = refused === "reply" ? "script" : "invalid";
    return {
      kind,
      conversation: conversation ?? "",
      message: `refused as the provider would: ${answer.message}`,
      request,
    };
  };
  return {
    exchanges,
    strays,
    findings,
    place: (request, belonging) => {
      placed.set(request, belonging);
      if (belonging.finding !== undefined) findings.push(belonging.finding);
    },
    record: (exchange, conversation) => {
      const known = placed.get(exchange.request);
      exchanges.push({ ...exchange, conversation: known?.conversation ?? conversation, turn: known?.turn });
      const finding = refusal(exchange, conversation);
      if (finding !== undefined) findings.push(finding);
      trim(exchanges, keep);
    },
    stray: (stray) => {
      strays.push(stray);
      findings.push({ kind: "stray", conversation: "", message: stray.why, request: undefined });
    },
    forget: (conversation) => {
      remove(exchanges, conversation);
      remove(findings, conversation);
    },
  };
};
