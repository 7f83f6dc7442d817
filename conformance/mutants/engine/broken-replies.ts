import { type EngineMutant, type ModelSaid, mutant, type Replaced, sound, spoilt } from "./mutant.ts";

/** The run bound of model calls where nobody names another (RT-1): by it their policy is known. */
const MODELS_RUN_SECS = 180;

const RULE = "turns/broken-reply-is-no-reply";
const GOES_ON = "session/goes-on";

/** What the model says passed through a hand, before the engine reads it. */
const heeding =
  (heed: (said: ModelSaid) => ModelSaid): (() => Replaced) =>
  () => ({ heed });

const event = (choice: unknown): string => `data: ${JSON.stringify({ choices: [choice] })}\n\n`;
const END = `${event({ index: 0, delta: {}, finish_reason: "stop" })}data: [DONE]\n\n`;
const EMPTY = event({ index: 0, delta: { role: "assistant", content: "" } });

const eventsOf = (text: string): string[] => text.split(/(?<=\n\n)/);
const isStream = (text: string): boolean => text.startsWith("data: ");
const isOver = (text: string): boolean => text.includes('"finish_reason":"');
/** Without what has not come whole. */
const wholeOf = (text: string): string => text.slice(0, text.lastIndexOf("\n\n") + 2);

function isJson(data: string): boolean {
  try {
    JSON.parse(data);
    return true;
  } catch {
    return false;
  }
}

const isReadable = (text: string): boolean => /^data: \[DONE\]/.test(text) || isJson(text.replace(/^data: /, ""));

/** What follows when a call is run as it had come so far, or a turn ends over a reply that nobody made. */
const PIECES = [
  "arguments/fitting-object-is-valid",
  "arguments/text-byte-for-byte",
  "arguments/every-call-reaches-the-worker",
  "model-view/arguments-as-the-model-wrote-them",
  "calls/finished-once",
  GOES_ON,
];

/** Mistakes in how a reply is read that does not come to its end. */
export const brokenReplyMutants: readonly EngineMutant[] = [
  mutant(
    "takes what came of a reply for all of it",
    RULE,
    "A stream whose connection breaks, or that ends before its end mark, is a reply as far as it came.",
    heeding((said) =>
      isStream(said.text) && !isOver(said.text) ? { text: wholeOf(said.text) + END, broke: false } : said,
    ),
    PIECES,
  ),
  mutant(
    "takes an empty body for an empty reply",
    RULE,
    "A stream without any event is a reply in which nothing is said.",
    heeding((said) => (said.text === "" && !said.broke ? { text: EMPTY + END, broke: false } : said)),
  ),
  mutant(
    "passes over events that it cannot read",
    RULE,
    "An event of a stream that is no JSON is left out, and the others are the reply.",
    heeding(({ text, broke }) => ({
      text: isStream(text) ? eventsOf(text).filter(isReadable).join("") : text,
      broke,
    })),
    [...PIECES, "arguments/value-as-it-came"],
  ),
  mutant(
    "takes an error for the end",
    RULE,
    "An error in the middle of a stream ends the reply, which is what came before it.",
    heeding((said) => {
      const events = eventsOf(said.text);
      const at = events.findIndex((one) => one.startsWith('data: {"error"'));
      return at < 0 ? said : { text: `${EMPTY}${events.slice(0, at).join("")}${END}`, broke: false };
    }),
    PIECES,
  ),
  mutant(
    "waits for an end that does not come",
    GOES_ON,
    "A stream that is over before its end mark has come is waited for, though nothing more can come.",
    heeding((said) =>
      isOver(said.text) || said.text.startsWith("{") ? said : { text: said.text, broke: false, endless: true },
    ),
  ),
  spoilt("lets a model think for ever", GOES_ON, "The run bound of an agent's policy is kept for tools alone.", () => ({
    policy: (layers) => {
      const isModels = layers[0]?.run_timeout_secs === MODELS_RUN_SECS;
      return { ...sound.policy(layers), ...(isModels ? { run_timeout_secs: null } : {}) };
    },
  })),
  mutant(
    "decodes each piece by itself",
    "arguments/text-byte-for-byte",
    "Bytes are made text as they come, so that a letter which two pieces share is lost.",
    () => ({ pieces: (bytes) => new TextEncoder().encode(new TextDecoder().decode(bytes)) }),
    ["arguments/value-as-it-came", "proposals/one-tool-call-per-call"],
  ),
];
