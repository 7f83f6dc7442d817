import { SendError } from "./send.ts";

/** What the system calls it, what the seam calls it. Anything else counts as unreachable. */
const CODES: Readonly<Record<string, SendError["code"]>> = {
  ECONNREFUSED: "refused",
  ECONNRESET: "reset",
  EPIPE: "reset",
  ERR_STREAM_PREMATURE_CLOSE: "reset",
  ERR_STREAM_DESTROYED: "reset",
  ABORT_ERR: "aborted",
  ETIMEDOUT: "timeout",
};

const WORDS: Readonly<Record<SendError["code"], string>> = {
  refused: "nothing listens there",
  reset: "the connection broke before the answer was complete",
  timeout: "no answer came in time",
  aborted: "the exchange was given up",
  unreachable: "the peer could not be reached",
  "bad-url": "that is no http or https URL",
};

/** What an exchange was for: named in its errors. */
export interface Exchange {
  readonly method: string;
  readonly url: string;
}

/** An error of the seam, worded for people. The URL's query is left out: it may hold secrets. */
export function sendError(code: SendError["code"], { method, url }: Exchange, cause?: unknown): SendError {
  const why = cause instanceof Error && code === "unreachable" ? `: ${cause.message}` : "";
  return new SendError(code, `${method} ${url.split(/[?#]/)[0]} failed: ${WORDS[code]}${why}.`, cause);
}

/** Whatever a socket threw, as an error of the seam; one that is already that stays itself. */
export function toSendError(thrown: unknown, exchange: Exchange): SendError {
  if (thrown instanceof SendError) return thrown;
  const code = (thrown as { code?: unknown } | null)?.code;
  return sendError(
    (typeof code === "string" && Object.hasOwn(CODES, code) && CODES[code]) || "unreachable",
    exchange,
    thrown,
  );
}
