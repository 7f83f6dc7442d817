import { equal } from "../../../src/json/equal.ts";
import { isObject } from "../../../src/json/own.ts";
import type { EngineCase, ExpectedBlock } from "../../cases/engine/case.ts";
import type { EngineLog, Exchange } from "../../drivers/engine/log.ts";
import { bad, type EngineCheck, type EngineLaw, good } from "./law.ts";
import { decisionsOf, type Json, madeCalls, messagesOf, wentThrough } from "./pick.ts";

/** A block of bytes, and what stands in its place on the record. */
interface StoredBytes {
  readonly n: number;
  readonly at: string;
  readonly expected: Extract<ExpectedBlock, { type: "blob" }>;
  readonly block: unknown;
  /** The blob's URI, where there is one. */
  readonly uri: string | undefined;
}

/** The blocks of bytes that the calls of a log have left. */
export function* storedBytes(engineCase: EngineCase, log: EngineLog): Generator<StoredBytes> {
  for (const { call } of madeCalls(engineCase, log)) {
    const { blocks = [] } = call.expect;
    for (const { n, trigger } of decisionsOf(log, "tool.finished", call.id)) {
      const result = isObject(trigger["result"]) ? trigger["result"] : {};
      const content = Array.isArray(result["content"]) ? result["content"] : [];
      if (content.length !== blocks.length) continue;
      for (const [i, expected] of blocks.entries()) {
        if (expected.type !== "blob") continue;
        const block: unknown = content[i];
        const named = isObject(block) && block["type"] === "blob" ? block["uri"] : undefined;
        const uri = typeof named === "string" ? named : undefined;
        yield { n, at: `/trigger/result/content/${i}`, expected, block, uri };
      }
    }
  }
}

const sizeOf = (base64: string): number => Math.floor((base64.replace(/=+$/, "").length * 3) / 4);

/** The published form of a blob's URI; an engine may have another. */
const FORM = /^blob:\/\/[^/]+\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\?/i;

/** What the query of a URI of that form says of its size; undefined for a URI of another form. */
const sizeSaid = (uri: string): string | undefined =>
  FORM.test(uri) ? (new URLSearchParams(uri.slice(uri.indexOf("?"))).get("size") ?? "") : undefined;

/** Whether a blob's URI has the published form. */
export const formOf = (uri: string): "published" | "other" => (FORM.test(uri) ? "published" : "other");

/** A media type without its case and the blanks between its parts. */
const typeOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\s*;\s*/g, ";")
    .trim();

/** A law on each stored block of bytes; undefined where it has nothing to say. */
function each(
  rule: string,
  areas: readonly string[],
  check: (stored: StoredBytes, log: EngineLog) => EngineCheck | undefined,
): EngineLaw {
  return {
    rule,
    areas,
    *judge(engineCase, log) {
      for (const stored of storedBytes(engineCase, log)) {
        const found = check(stored, log);
        if (found !== undefined) yield found;
      }
    },
  };
}

/** The fetches that the case itself asked for, by the first word of their names. */
const fetches = ({ exchanges }: EngineLog, word: string): (Exchange & { status: number })[] =>
  exchanges.flatMap((one) =>
    one.kind === "blob" && one.act?.split(":")[0] === word && one.answer !== undefined
      ? [{ ...one, status: one.answer.status }]
      : [],
  );

const uriIn = ({ path }: Exchange): string => new URLSearchParams(path.slice(path.indexOf("?"))).get("uri") ?? "";

/** What the person said in the first turn, as parts, and the message that is recorded of it. */
function saidAndRecorded({ turns }: EngineCase, { exchanges }: EngineLog) {
  const message = isObject(turns[0]?.payload?.["message"]) ? turns[0].payload["message"] : {};
  const parts = message["content"];
  if (!Array.isArray(parts)) return undefined;
  for (const { n, kind, json } of exchanges) {
    const found = kind === "decision" ? messagesOf(json).find(({ role }) => role === "user") : undefined;
    if (found !== undefined) return { parts, n, recorded: Array.isArray(found["content"]) ? found["content"] : [] };
  }
  return { parts, n: 0, recorded: undefined };
}

const DATA = /"data:[^"]*;base64,/;

/** A law on the parts of a person's message that hold their bytes, or that hold none. */
function parts(
  rule: string,
  withBytes: boolean,
  fits: (recorded: unknown, part: Json) => boolean,
  expected: string,
): EngineLaw {
  return {
    rule,
    areas: ["client-bytes"],
    *judge(engineCase, log) {
      const found = saidAndRecorded(engineCase, log);
      if (found === undefined || engineCase.area !== "client-bytes") return;
      const { n, recorded } = found;
      if (recorded === undefined) {
        if (wentThrough(log)) yield bad(rule, [], "/messages", "the person's message on the record", "none");
        return;
      }
      for (const [i, part] of found.parts.entries()) {
        if (!isObject(part) || part["type"] === "text" || DATA.test(JSON.stringify(part)) !== withBytes) continue;
        yield fits(recorded[i], part) ? good : bad(rule, [n], `/messages/0/content/${i}`, expected, recorded[i]);
      }
    },
  };
}

/** The laws on blobs. */
export const blobLaws: readonly EngineLaw[] = [
  each("blobs/stored-bytes-are-exact", ["blobs"], ({ n, at, expected, uri }, { blobs }) => {
    const fetched = uri === undefined ? undefined : blobs[uri];
    if (fetched === undefined) return undefined;
    return fetched.status === 200 && fetched.base64 === expected.base64
      ? good
      : bad(
          "blobs/stored-bytes-are-exact",
          [n],
          at,
          `the very bytes that were sent, ${expected.base64}`,
          `status ${fetched.status}, ${fetched.base64}`,
        );
  }),
  each("blobs/size-counts-bytes", ["blobs", "empty-blobs"], ({ n, at, expected, uri }) => {
    if (uri === undefined) return undefined;
    const size = sizeSaid(uri);
    // A URI of another form says nothing that could be wrong.
    if (size === undefined) return good;
    return size === String(sizeOf(expected.base64))
      ? good
      : bad("blobs/size-counts-bytes", [n], `${at}/uri`, `size=${sizeOf(expected.base64)}`, uri);
  }),
  each("blobs/empty-data-is-a-blob", ["empty-blobs"], ({ n, at, expected, block, uri }, { blobs }) => {
    if (expected.base64 !== "") return undefined;
    const fetched = uri === undefined ? undefined : blobs[uri];
    const whole = uri !== undefined && (fetched === undefined || (fetched.status === 200 && fetched.base64 === ""));
    return whole ? good : bad("blobs/empty-data-is-a-blob", [n], at, "a blob of 0 bytes", fetched ?? block);
  }),
  each("blobs/served-under-its-type", ["blobs"], ({ n, at, expected, uri }, { blobs }) => {
    const fetched = uri === undefined ? undefined : blobs[uri];
    if (fetched === undefined || fetched.status !== 200 || expected.mimeType === undefined) return undefined;
    const { contentType = "" } = fetched;
    return typeOf(contentType) === typeOf(expected.mimeType)
      ? good
      : bad("blobs/served-under-its-type", [n], at, `Content-Type: ${expected.mimeType}`, contentType);
  }),
  {
    rule: "blobs/missing-blob-is-404",
    areas: ["blobs"],
    *judge(_engineCase, log) {
      const [known] = Object.keys(log.blobs);
      for (const fetch of fetches(log, "no such blob")) {
        // Where blobs have URIs of another form, one that was made up is no blob's at all.
        const isOwn = known === undefined || FORM.test(known);
        if (Object.hasOwn(log.blobs, uriIn(fetch))) continue;
        yield fetch.status === 404 || (!isOwn && fetch.status === 400)
          ? good
          : bad(this.rule, [fetch.n], "", `status 404 for ${uriIn(fetch)}`, `${fetch.status}`);
      }
    },
  },
  {
    rule: "blobs/only-a-blob-uri-is-fetched",
    areas: ["blobs"],
    *judge(_engineCase, log) {
      for (const fetch of fetches(log, "no blob URI"))
        yield fetch.status === 400
          ? good
          : bad(this.rule, [fetch.n], "", `status 400 for ${uriIn(fetch)}`, `${fetch.status}`);
    },
  },
  {
    rule: "blobs/hidden-from-other-tenants",
    areas: ["foreign-blobs"],
    *judge(_engineCase, log) {
      for (const fetch of fetches(log, "another's blob")) {
        if (!Object.hasOwn(log.blobs, uriIn(fetch))) continue;
        yield fetch.status === 404
          ? good
          : bad(this.rule, [fetch.n], "", `status 404 for ${uriIn(fetch)}`, `${fetch.status}`);
      }
    },
  },
  parts(
    "blobs/client-data-is-stored",
    true,
    (recorded) =>
      isObject(recorded) &&
      recorded["type"] === "blob" &&
      typeof recorded["uri"] === "string" &&
      !recorded["uri"].startsWith("data:"),
    "a blob in the place of the bytes",
  ),
  parts("blobs/unknown-uri-is-left-alone", false, (recorded, part) => equal(recorded, part), "the block as it came"),
];
