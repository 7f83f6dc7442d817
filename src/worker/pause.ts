import type { InterruptAction } from "../generated/types.ts";

/** Why a session is paused for a call. */
export type PauseKind = "approve" | "answer";

/** What the person who resumes is shown. */
export interface Question {
  /** One line for logs. */
  readonly reason: string;
  readonly message: string;
  readonly responseSchema?: unknown;
  readonly options?: readonly { readonly label: string; readonly value: string; readonly style?: string }[];
}

/**
 * An interrupt for one call. Its id names the call, so that whichever worker is asked when it is resumed knows what it
 * was for: nothing is kept in between.
 */
export function pauseFor(kind: PauseKind, callId: string, question: Question): InterruptAction {
  const { reason, message, responseSchema, options } = question;
  return {
    type: "interrupt",
    interrupt_id: `tool-${kind}:${callId}`,
    reason,
    payload: {
      message,
      toolCallId: callId,
      ...(responseSchema !== undefined && { responseSchema }),
      ...(options !== undefined && { metadata: { options } }),
    },
  };
}

/** Reads an interrupt's id back; undefined for one that some other part of the system raised. */
export function pauseOf(interruptId: string): { readonly kind: PauseKind; readonly callId: string } | undefined {
  const read = /^tool-(approve|answer):(.+)$/s.exec(interruptId);
  return read === null ? undefined : { kind: read[1] as PauseKind, callId: read[2]! };
}
