import { memberText } from "../../../json/member.ts";
import { endOfString } from "../../../json/scan.ts";

/** The source texts of the entries of the JSON array that `text` holds. The text must already have been read as one. */
export const entryTexts = (text: string): string[] => {
  const entries: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if (char === '"') at = endOfString(text, at) - 1;
    else if (char === "[" || char === "{") {
      if (depth === 0) start = at + 1;
      depth++;
    } else if (char === "]" || char === "}" || char === ",") {
      if (depth === 1) {
        const entry = text.slice(start, at).trim();
        if (entry !== "") entries.push(entry);
        start = at + 1;
      }
      if (char !== ",") depth--;
    }
  }
  return entries;
};

/**
 * The text of a tool call's `input` as it was sent, digits and key order kept: message and block by index.
 * The empty object where the body has none there. The body is searched once for each list.
 */
export const inputTexts = (body: () => string): ((message: number, block: number) => string) => {
  let messages: string[] | undefined;
  let blocks: Map<number, string[]> | undefined;
  return (message, block) => {
    messages ??= entryTexts(memberText(body(), "messages") ?? "[]");
    blocks ??= new Map();
    let known = blocks.get(message);
    if (known === undefined) {
      known = entryTexts(memberText(messages[message] ?? "{}", "content") ?? "[]");
      blocks.set(message, known);
    }
    return memberText(known[block] ?? "{}", "input") ?? "{}";
  };
};
