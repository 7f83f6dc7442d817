import type { WireResponse } from "../../wire/handle.ts";
import { readBlobUri } from "../blobs/uri.ts";
import { type Caller, refusal } from "./reply.ts";
import type { Visit } from "./route.ts";

/** Media types that a header can carry; tools name what they like, and a blob must be served all the same. */
const CARRIED = /^[\x21-\x7e][\x20-\x7e]*$/;

/** The bytes that a URI names: whole, or one range of them; immutable, so a cache may keep them for good (row 55). */
export async function answerBlob({ house, request, tenant, query }: Visit, caller: Caller): Promise<WireResponse> {
  const uri = query.get("uri") ?? "";
  const ref = readBlobUri(uri);
  if (ref === undefined) return refusal(caller, 400, `${JSON.stringify(uri)} is not a blob URI.`);
  const blob = await house.blobs.get(tenant, uri);
  if (blob === undefined) return refusal(caller, 404, "There is no such blob.");
  const etag = `"${ref.id}"`;
  const headers = {
    "content-type": CARRIED.test(blob.mime) ? blob.mime : "application/octet-stream",
    "cache-control": "private, max-age=31536000, immutable",
    etag,
    "accept-ranges": "bytes",
    // What a tool made is shown to nobody as a page of this host.
    "x-content-type-options": "nosniff",
    "content-security-policy": "sandbox; default-src 'none'",
  };
  if (knows(request.headers["if-none-match"], etag)) return { status: 304, headers };
  return ranged(blob.bytes, request.headers["range"], headers);
}

/** Whether the reader has these bytes already, by one tag of a list, weak or not, or by any. */
function knows(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = (ifNoneMatch ?? "").split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return tags.includes(etag) || tags.includes("*");
}

function ranged(bytes: Uint8Array, range: string | undefined, headers: Record<string, string>): WireResponse {
  const match = /^bytes=(\d*)-(\d*)$/.exec(range ?? "");
  const [, from = "", to = ""] = match ?? [];
  if (match === null || (from === "" && to === "")) return { status: 200, headers, body: bytes };
  const start = from === "" ? Math.max(0, bytes.length - Number(to)) : Number(from);
  const end = from === "" || to === "" ? bytes.length - 1 : Math.min(Number(to), bytes.length - 1);
  if (start > end || start >= bytes.length)
    return { status: 416, headers: { ...headers, "content-range": `bytes */${bytes.length}` } };
  const part = { ...headers, "content-range": `bytes ${start}-${end}/${bytes.length}` };
  return { status: 206, headers: part, body: bytes.subarray(start, end + 1) };
}
