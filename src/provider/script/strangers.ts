import { didYouMean } from "../../json/suggest.ts";
import type { ReplyStep, ScriptSettings } from "./types.ts";
import { names } from "./words.ts";

type Said = Exclude<keyof ReplyStep, "when" | "fault" | "note" | "times" | "error" | "repeat">;

const said: { readonly [K in Said]: true } = {
  text: true,
  reasoning: true,
  toolCalls: true,
  images: true,
  refusal: true,
  finish: true,
  usage: true,
  id: true,
  model: true,
  omit: true,
};

const settings: { readonly [K in keyof ScriptSettings]-?: true } = {
  faults: true,
  validate: true,
  onlyOffered: true,
  fastRetries: true,
  maxToolRounds: true,
  models: true,
  keep: true,
};

/** Members that are known elsewhere, and what to do with them here. */
const elsewhere: readonly {
  readonly here: (known: readonly string[], pointer: string) => boolean;
  readonly say: (name: string) => string | undefined;
}[] = [
  {
    here: (known) => known.includes("error"),
    say: (name) => {
      if (name === "repeat") return 'has "repeat", which is for replies: an error is repeated by "times"';
      if (!Object.hasOwn(said, name)) return undefined;
      return `has ${JSON.stringify(name)} beside "error": a turn fails or says something, so make it two turns`;
    },
  },
  {
    here: (known) => known.includes("toolCalls"),
    say: (name) =>
      name === "times"
        ? 'has "times", which belongs to "error" or goes into "fault" (fault: { kind, ..., times }); a reply is repeated by "repeat"'
        : undefined,
  },
  {
    here: (known) => known.includes("conversations"),
    say: (name) =>
      ["turns", "order", "format", "stream"].includes(name)
        ? `has ${JSON.stringify(name)} beside "conversations": each of these has its own`
        : undefined,
  },
  {
    here: (_, pointer) => /^\/conversations\/[^/]+$/.test(pointer),
    say: (name) =>
      Object.hasOwn(settings, name)
        ? `has ${JSON.stringify(name)}, a setting of the whole script: put it beside "conversations"`
        : undefined,
  },
];

/** What the place could have too, were it another kind of script or of turn. */
const others = (known: readonly string[], pointer: string): string[] => {
  if (known.includes("toolCalls")) return ["error"];
  return pointer === "" && !known.includes("conversations") ? ["conversations"] : [];
};

/** What to say of a member that has no place where it stands. */
export const strangerIn = (name: string, known: readonly string[], pointer: string): string => {
  for (const { here, say } of elsewhere) {
    const sentence = here(known, pointer) ? say(name) : undefined;
    if (sentence !== undefined) return sentence;
  }
  const all = [...known, ...others(known, pointer)];
  return `has a member that scripts do not know: ${JSON.stringify(name)}.${didYouMean(name, all)} Known are ${names(all)}`;
};
