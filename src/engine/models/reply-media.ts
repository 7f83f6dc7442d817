import type { LlmResponse, MessagePart, StoredContent, ToolContent } from "../../generated/types.ts";
import type { Put } from "../../protocol/rules.ts";
import { planStorage } from "../../protocol/storage.ts";

/** What a reply needs stored, and the reply once that is done. */
export interface ReplyPlan {
  readonly puts: readonly Put[];
  /** `uris[i]` names `puts[i]`; undefined where the store failed, which leaves a note. */
  store(uris: readonly (string | undefined)[]): LlmResponse;
}

/**
 * Pictures that a model made become blobs of its message, in their place or after its text: like the bytes of a result
 * they are on no record. A reply without any stays as it is.
 */
export function planReply(response: LlmResponse): ReplyPlan {
  const { images = [], ...said } = response;
  const parts: MessagePart[] =
    typeof said.content === "string" ? [{ type: "text", text: said.content }] : (said.content ?? []);
  const made = images.map(({ url }): MessagePart => ({ type: "image_url", image_url: { url } }));
  if (made.length === 0 && !parts.some(isInline)) return { puts: [], store: () => said };
  const all = [...parts, ...made];
  const plan = planStorage({ content: all.flatMap(blockOf) });
  return {
    puts: plan.puts,
    store(uris) {
      const stored: StoredContent[] = plan.store(uris).content;
      let next = 0;
      const content = all.flatMap((part) => {
        const block = blockOf(part).length === 0 ? part : stored[next++];
        return block === undefined || (block.type === "text" && block.text === "") ? [] : [block];
      });
      return { ...said, content };
    },
  };
}

const DATA = /^data:([^;,]+)[^,]*;base64,(.*)$/s;

function isInline(part: MessagePart): boolean {
  return part.type === "image_url" && DATA.test(part.image_url.url);
}

/** A picture as a block whose bytes are to be stored, or as the place where it is; nothing for any other part. */
function blockOf(part: MessagePart): ToolContent[] {
  if (part.type !== "image_url") return [];
  const { url } = part.image_url;
  const [, mimeType, data] = DATA.exec(url) ?? [];
  if (mimeType === undefined || data === undefined) return [{ type: "resource_link", uri: url }];
  return [{ type: "image", data, mimeType }];
}
