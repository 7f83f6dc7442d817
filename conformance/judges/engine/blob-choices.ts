import { isObject } from "../../../src/json/own.ts";
import type { EngineCase, Json, PlannedCall } from "../../cases/engine/case.ts";
import type { EngineLog } from "../../drivers/engine/log.ts";
import { formOf, storedBytes } from "./blobs.ts";
import { choice, type EngineChoice } from "./choice.ts";
import { allMadeCalls, prompts } from "./pick.ts";

const HEADER = ["private", "max-age=31536000", "immutable"];

/** The directives of a Cache-Control, without their order and case. */
const directives = (header: string): string =>
  header
    .toLowerCase()
    .split(",")
    .map((part) => part.trim())
    .sort()
    .join();

/** Bytes that are a text, as that text. */
const textOf = (base64: string): string => atob(base64);

/** Where in a request to the model some bytes stand: in the message of a tool, or in another one. */
type Place = "tool" | "other";

const TOOL_MESSAGES: ReadonlySet<unknown> = new Set(["tool", "tool_result", "function_call_output"]);

/** The place of a text in a request of any provider's format; undefined where it is nowhere. */
function placeOf(value: unknown, part: string, place: Place = "other"): Place | undefined {
  if (typeof value === "string") return value.includes(part) ? place : undefined;
  if (Array.isArray(value)) {
    for (const entry of value) {
      const found = placeOf(entry, part, place);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  if (!isObject(value)) return undefined;
  const isTool = TOOL_MESSAGES.has(value["role"]) || TOOL_MESSAGES.has(value["type"]);
  return placeOf(Object.values(value), part, isTool ? "tool" : place);
}

/** The base64 of a call's blocks, as far as it is long enough to be looked for. */
const bytesOf = ({ expect: { blocks = [] } }: PlannedCall) =>
  blocks.flatMap((block) =>
    block.type === "blob" && block.base64.length >= 24 ? [{ part: block.base64, mimeType: block.mimeType }] : [],
  );

/** The requests to the model in which the result of a call is shown for the first time, with the bytes that it has. */
function* shown(
  engineCase: EngineCase,
  log: EngineLog,
): Generator<{ readonly request: Json; readonly part: string; readonly mimeType: string | undefined }> {
  for (const { call } of allMadeCalls(engineCase, log)) {
    const first = prompts(log).find(({ prompt }) =>
      prompt.messages.some(({ role, callId }) => role === "tool" && callId === call.id),
    );
    const request = first?.exchange.json;
    if (!call.expect.ends.includes("ok") || !isObject(request)) continue;
    for (const one of bytesOf(call)) yield { request, ...one };
  }
}

/** How blobs are named, served and shown. */
export const blobChoices: readonly EngineChoice[] = [
  choice(
    "blobs/uri-form",
    { published: "the published form", other: "any other URI that the engine's own route takes" },
    function* (engineCase, log, ways) {
      for (const { uri } of storedBytes(engineCase, log))
        if (uri !== undefined) yield formOf(uri) === "published" ? ways.published : ways.other;
    },
  ),
  choice(
    "blobs/caching",
    { header: "that header", other: "another one, or none" },
    function* (_engineCase, { blobs }, ways) {
      for (const { status, cacheControl = "" } of Object.values(blobs))
        if (status === 200) yield directives(cacheControl) === directives(HEADER.join()) ? ways.header : ways.other;
    },
    { ofSurface: true },
  ),
  choice(
    "blobs/fetched-by-a-machine",
    { client: "the client route alone", both: "a machine route beside it" },
    function* (_engineCase, log, ways) {
      for (const { act, answer, path } of log.exchanges) {
        const uri = new URLSearchParams(path.slice(path.indexOf("?"))).get("uri") ?? "";
        const known = log.blobs[uri];
        if (act !== "by a machine" || answer === undefined || known?.status !== 200) continue;
        // Many a server answers what it does not know with a page.
        yield answer.status === 200 && answer.text === textOf(known.base64) ? ways.both : ways.client;
      }
    },
    { ofSurface: true },
  ),
  choice(
    "blobs/in-a-prompt",
    {
      inline: "inline, as a part that the provider takes at that place",
      user: "in a user message after the last tool message",
      note: "a note such as [image, image/png, 4 bytes], or [missing image content]",
    },
    function* (engineCase, log, ways) {
      for (const { request, part } of shown(engineCase, log)) {
        const place = placeOf(request, part);
        yield place === "tool" ? ways.inline : place === "other" ? ways.user : ways.note;
      }
    },
  ),
  choice(
    "model-view/images-in-tool-messages",
    {
      user: "into a user message after the last tool message, with a note in its place",
      nowhere: "nowhere, with a note in its place",
    },
    function* (engineCase, log, ways) {
      for (const { request, part, mimeType } of shown(engineCase, log)) {
        const place = placeOf(request, part);
        // Where the provider takes it in the tool's message, there is nothing to choose.
        if (mimeType === "image/png" && place !== "tool") yield place === "other" ? ways.user : ways.nowhere;
      }
    },
  ),
];
