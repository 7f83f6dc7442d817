import type { WorkerLog } from "../drivers/worker/log.ts";
import type { SavedWorkerLog } from "../report/document.ts";
import { withoutKeys } from "../report/secrets.ts";
import { KEPT_TEXT, withShortTexts } from "../report/short-texts.ts";

type Exchange = WorkerLog["exchanges"][number];
type Answered = NonNullable<Exchange["answer"]>;

/** Exchanges of a log that are kept, and frames of one answer. */
const KEPT = 60;
const KEPT_FRAMES = 200;

/** A worker's log that a report can hold: no more than it takes to see what happened, and no key of anybody's. */
export function savedWorkerLog({ exchanges, end }: WorkerLog): SavedWorkerLog {
  const kept = exchanges.slice(0, KEPT);
  let all = kept.length === exchanges.length && !kept.some(isLong);
  const told = withShortTexts(kept.map(saved), () => {
    all = false;
  });
  return { exchanges: told, end, ...(all ? {} : { shortened: true }) };
}

const isLong = ({ answer }: Exchange): boolean => (answer?.frames?.length ?? 0) > KEPT_FRAMES;

function saved({ headers, text, json, answer, ...rest }: Exchange): Exchange {
  return {
    ...rest,
    headers: withoutKeys(headers),
    ...said(text, json),
    ...(answer === undefined ? {} : { answer: savedAnswer(answer) }),
  };
}

function savedAnswer({ text, json, frames, ...rest }: Answered): Answered {
  const kept = frames?.slice(0, KEPT_FRAMES).map(({ event, data }) => ({ event, data }));
  return { ...rest, ...said(text, json), ...(kept === undefined ? {} : { frames: kept }) };
}

/** A text with what it says as JSON, unless it is too long to be kept. */
function said(text: string, json: unknown): { readonly text: string; readonly json?: unknown } {
  return { text, ...(json === undefined || text.length > KEPT_TEXT ? {} : { json }) };
}
