import type { EngineCase, Json } from "../../cases/engine/case.ts";
import { createAnswers, type Request, type WorkerAnswer } from "./answers.ts";

/** What tells the second session of a case from the first, in ids and in the model's name. */
const SUFFIX = "-other";

/** The name of a case's second session by that of the first, and likewise the key of its model. */
export const otherName = (name: string): string => `${name}${SUFFIX}`;

/** The second session of a case, as far as it has come. */
export interface Other {
  readonly key: string;
  /** Its name; an engine may give it another one in its answer to the first submit. */
  readonly session: string;
  /** How many of its turns are over. */
  readonly turnsOver: number;
  named(session: unknown): void;
  /** From now on there is the first session too: until then, whatever is asked is asked for this one. */
  notAlone(): void;
  /** Whether a decision is asked for this session. */
  owns(request: Request): boolean;
  /** What its worker says to a decision. */
  answer(request: Request): WorkerAnswer;
  /** A decision of it has been answered. */
  answered(request: Request, answer: WorkerAnswer): void;
  /** What a submit to it holds, in the place of the usual members. */
  submit(text: string): Json;
}

/** Begins the second session of a case under the name that the suite gives it. */
export function createOther(sessionId: string, key: string): Other {
  const answer = createAnswers(QUIET, otherName(key));
  const over = new Set<unknown>();
  let session = otherName(sessionId);
  let alone = true;
  return {
    key: otherName(key),
    get session() {
      return session;
    },
    get turnsOver() {
      return over.size;
    },
    named(name) {
      if (typeof name === "string") session = name;
    },
    notAlone() {
      alone = false;
    },
    owns: (request) => alone || request["session_id"] === session,
    answer: (request) => answer(request),
    answered(request, { ends }) {
      if (ends === true) over.add(request["decision_id"] ?? request);
    },
    submit: (text) => ({
      session_id: session,
      payload: { type: "client.message", message: { role: "user", content: text } },
    }),
  };
}

/** A case in which nothing but talk is planned. */
const QUIET: EngineCase = {
  version: 1,
  role: "engine",
  area: "other",
  needs: [],
  class: "fast",
  tools: [],
  turns: [],
};
