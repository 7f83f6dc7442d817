import type { StoredContent } from "../../../src/generated/types.ts";
import type { Rules } from "../../../src/protocol/rules.ts";
import type { WireResponse } from "../../../src/wire/handle.ts";
import { type EngineMutant, sound, spoilt } from "./mutant.ts";
import { answering } from "./statuses.ts";

/** What is stored of results passed through a hand; `index` is the block's place. */
const storing = (change: (block: StoredContent, index: number) => StoredContent): Partial<Rules> => ({
  planStorage(result) {
    const plan = sound.planStorage(result);
    return {
      puts: plan.puts,
      store(uris) {
        const stored = plan.store(uris);
        return { ...stored, content: stored.content.map(change) };
      },
    };
  },
});

const isFetch = (path: string): boolean => path.startsWith("/api/client/blobs");

/** The answer to a fetch passed through a hand. */
const fetching = (
  name: string,
  breaks: string,
  mistake: string,
  change: (response: WireResponse) => WireResponse,
  follows: readonly string[] = [],
): EngineMutant =>
  answering(name, breaks, mistake, ({ path }, response) => (isFetch(path) ? change(response) : response), follows);

/** Mistakes in what is done with bytes. */
export const blobMutants: readonly EngineMutant[] = [
  fetching(
    "serves bytes as text",
    "blobs/stored-bytes-are-exact",
    "A blob's bytes are decoded and encoded again on their way out.",
    (response) =>
      response.status === 200 && response.body instanceof Uint8Array
        ? { ...response, body: new TextDecoder().decode(response.body) }
        : response,
    ["storage/bytes-become-a-blob"],
  ),
  spoilt("counts the letters", "blobs/size-counts-bytes", "The size is the length of the base64.", () =>
    storing((block) =>
      block.type === "blob"
        ? { ...block, uri: block.uri.replace(/size=(\d+)/, (_, size) => `size=${Math.ceil(Number(size) / 3) * 4 + 4}`) }
        : block,
    ),
  ),
  spoilt(
    "takes no bytes for unreadable ones",
    "blobs/empty-data-is-a-blob",
    "Empty data is refused like bytes that cannot be decoded.",
    () =>
      storing((block) =>
        block.type === "blob" && block.uri.includes("size=0")
          ? { type: "text", text: "[unreadable image content]" }
          : block,
      ),
  ),
  fetching(
    "serves every blob alike",
    "blobs/served-under-its-type",
    "All blobs are served as application/octet-stream.",
    (response) =>
      response.status === 200
        ? { ...response, headers: { ...response.headers, "content-type": "application/octet-stream" } }
        : response,
  ),
  fetching(
    "serves nothing for what is missing",
    "blobs/missing-blob-is-404",
    "A blob that does not exist is served as an empty one.",
    (response) => (response.status === 404 ? { status: 200, body: "" } : response),
  ),
  fetching(
    "looks every URI up",
    "blobs/only-a-blob-uri-is-fetched",
    "A URI of any kind is looked for among the blobs, and not found.",
    (response) => (response.status === 400 ? { ...response, status: 404 } : response),
  ),
  fetching(
    "tells whose blob it is",
    "blobs/hidden-from-other-tenants",
    "Another tenant's blob is forbidden, and so is known to exist.",
    (response) => (response.status === 404 ? { ...response, status: 403 } : response),
  ),
  spoilt(
    "keeps what people say as it came",
    "blobs/client-data-is-stored",
    "Only results of tools are looked through for bytes.",
    () => ({ planMessages: (messages) => ({ puts: [], store: () => [...messages] }) }),
  ),
  spoilt(
    "drops references that it did not make",
    "blobs/unknown-uri-is-left-alone",
    "A blob of somewhere else is replaced by a note that it is missing.",
    () => ({
      planMessages(messages) {
        const plan = sound.planMessages(messages);
        return {
          puts: plan.puts,
          store: (uris) =>
            plan.store(uris).map((message) => ({
              ...message,
              ...(Array.isArray(message.content)
                ? {
                    content: message.content.map((part) =>
                      part.type === "blob" && part.uri.includes("elsewhere")
                        ? { type: "text" as const, text: "[missing image content]" }
                        : part,
                    ),
                  }
                : {}),
            })),
        };
      },
    }),
  ),
];
