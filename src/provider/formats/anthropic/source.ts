import { entryTexts } from "../../../json/entries.ts";
import { memberText } from "../../../json/member.ts";

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
