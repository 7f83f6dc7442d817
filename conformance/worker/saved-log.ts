import type { WorkerLog } from "../drivers/worker/log.ts";
import type { SavedWorkerLog } from "../report/document.ts";
import { withoutKeys } from "../report/secrets.ts";

type Exchange = WorkerLog["exchanges"][number];
type Answered = NonNullable<Exchange["answer"]>;

/** Exchanges of a log that are kept, frames of one answer, and characters of one text. */
const KEPT = 60;
const KEPT_FRAMES = 200;
const KEPT_TEXT = 16_384;

/** A worker's log that a report can hold: no more than it takes to see what happened, and no key of anybody's. */
export function savedWorkerLog({ exchanges, end }: WorkerLog): SavedWorkerLog {
  const kept = exchanges.slice(0, KEPT);
  const shortened = kept.length < exchanges.length || kept.some(isLong);
  return { exchanges: kept.map(saved), end, ...(shortened ? { shortened: true } : {}) };
}

const isLong = ({ text, answer }: Exchange): boolean =>
  Math.max(text.length, answer?.text.length ?? 0) > KEPT_TEXT || (answer?.frames?.length ?? 0) > KEPT_FRAMES;

function saved({ headers, text, json, answer, ...rest }: Exchange): Exchange {
  return {
    ...rest,
    headers: withoutKeys(headers),
    ...said(text, json),
    ...(answer === undefined ? {} : { answer: savedAnswer(answer) }),
  };
}

function savedAnswer({ text, json, frames, ...rest }: Answered): Answered {
  const kept = frames?.slice(0, KEPT_FRAMES).map(({ event, data }) => ({ event, data: shorter(data) }));
  return { ...rest, ...said(text, json), ...(kept === undefined ? {} : { frames: kept }) };
}

/** A text with what it says as JSON, unless it is too long to be kept. */
function said(text: string, json: unknown): { readonly text: string; readonly json?: unknown } {
  return { text: shorter(text), ...(json === undefined || text.length > KEPT_TEXT ? {} : { json }) };
}

function shorter(text: string): string {
  return text.length <= KEPT_TEXT ? text : `${text.slice(0, KEPT_TEXT).toWellFormed()}… (${text.length} characters)`;
}
