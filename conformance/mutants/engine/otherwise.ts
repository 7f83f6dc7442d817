import type { ToolResult } from "../../../src/generated/types.ts";
import { isObject } from "../../../src/json/own.ts";
import { createRules, type Rules } from "../../../src/protocol/rules.ts";
import type { WireRequest, WireResponse } from "../../../src/wire/handle.ts";
import { type Body, type HeardAnswer, type Replaced, sound } from "./mutant.ts";

/** By these marks it is known what the suite's fixed cases try. */
const [UNKNOWN_ACTION, REWRITTEN] = ["tck.no_such_action", "tck-said-instead"] as const;

/** An engine that goes another accepted way than the reference engine, at one point that the text leaves open. */
export interface Chooser {
  /** The rule of the tier `choice`. */
  readonly rule: string;
  /** The way that a report must name, in the registry's words. */
  readonly way: string;
  readonly make: () => Replaced;
}

const json = (status: number, body: unknown): WireResponse => ({
  status,
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});

/** What the surface answers passed through a hand. */
const answering = (
  change: (request: WireRequest, response: WireResponse) => WireResponse,
): Pick<Replaced, "enter"> => ({
  enter: (handle) => async (request) => change(request, await handle(request)),
});

const uncached = ({ path }: WireRequest, response: WireResponse): WireResponse => {
  if (!path.startsWith("/api/client/blobs")) return response;
  const { "cache-control": _, ...headers } = response.headers ?? {};
  return { ...response, headers };
};

const withoutMachineBlobs = ({ path }: WireRequest, response: WireResponse): WireResponse =>
  path.startsWith("/api/machine/blobs") ? { status: 404, body: "no such page" } : response;

const findsAgentsLater = ({ body }: WireRequest, response: WireResponse): WireResponse =>
  response.status === 404 && new TextDecoder().decode(body).includes("tck-no-such-agent")
    ? json(202, { session_id: "tck-session-of-no-agent", turn_id: "tck-turn-of-no-agent", queued: false })
    : response;

const withoutList = ({ path }: WireRequest, response: WireResponse): WireResponse =>
  /\/events(\?|$)/.test(path) ? json(404, { ok: false, error: "There is no such route." }) : response;

/** What the worker answers, with something done to the decision that it is. */
const deciding = (change: (decision: Body) => Body) => (heard: HeardAnswer) => {
  const decision: unknown = heard.status === 200 && heard.text.startsWith("{") ? JSON.parse(heard.text) : undefined;
  return isObject(decision) ? { ...heard, text: JSON.stringify(change(decision as Body)) } : heard;
};

const ignoresUnknown = (heard: HeardAnswer): HeardAnswer =>
  heard.text.includes(UNKNOWN_ACTION)
    ? deciding(({ actions, ...decision }) => ({
        ...decision,
        actions: (actions as Body[]).filter(({ type }) => type !== UNKNOWN_ACTION),
      }))(heard)
    : heard;

const asksAgain = ({ status, text }: HeardAnswer): HeardAnswer => ({ status: status === 425 ? 503 : status, text });

const keepsItsWords = (heard: HeardAnswer): HeardAnswer =>
  heard.text.includes(REWRITTEN) ? deciding(({ messages: _, ...decision }) => decision)(heard) : heard;

type Block = ToolResult["content"][number];

/** A resource with text and bytes, as two blocks. */
const twice = (block: Block): Block[] => {
  const { text, ...resource } = block.type === "resource" ? block.resource : { text: undefined };
  if (text === undefined || text === "" || !("blob" in resource)) return [block];
  return [
    { type: "resource", resource },
    { type: "text", text },
  ];
};

const leftOut = (block: Block): Block[] =>
  block.type === "resource" && block.resource.text === undefined && block.resource.blob === undefined ? [] : [block];

const OWN_WORDS = "There was something here.";

/** Each block recorded as those that a hand makes of it, with other words where bytes cannot be read. */
const recording = (change: (block: Block) => Block[], words?: string): Replaced => ({
  rules: {
    planStorage(result) {
      const { puts, store } = sound.planStorage({ ...result, content: result.content.flatMap(change) });
      const worded = (text: string): string => text.replace(/^\[unreadable .* content\]$/, words ?? "$&");
      return {
        puts,
        store(uris) {
          const { content, ...stored } = store(uris);
          return {
            ...stored,
            content: content.map((one) => (one.type === "text" ? { ...one, text: worded(one.text) } : one)),
          };
        },
      };
    },
  },
});

/** Whether a result is one that its worker has dressed up: with further keys, or without content. */
const isOdd = (result: unknown): boolean =>
  isObject(result) && (Object.hasOwn(result, "_meta") || JSON.stringify(result["content"]) === "[]");

const asData: Rules["readResult"] = ({ result, ...action }) =>
  sound.readResult({ ...action, result: isOdd(result) ? JSON.stringify(result) : result });

const nullIsAValue: Rules["checkOutput"] = (result, check, route) =>
  result.structuredContent === null
    ? "tool output violated its declared schema: null is no object"
    : sound.checkOutput(result, check, route);

/** Takes what is said in such words for no decision at all. */
const refusing =
  (isOne: (text: string) => boolean) =>
  (heard: HeardAnswer): HeardAnswer =>
    isOne(heard.text) ? { status: 400, text: "{}" } : heard;

const namesNothing = (text: string): boolean => /"type":"tool.result"(,"result":null)?\}/.test(text);

const settlesByResult: Pick<Replaced, "enter"> = {
  enter: (handle) => async (request) =>
    request.path.endsWith("/settle") && /"result":"/.test(new TextDecoder().decode(request.body))
      ? json(400, { ok: false, error: "A result is a ToolResult." })
      : handle(request),
};

const saysRunning = ({ path, method }: WireRequest, response: WireResponse): WireResponse =>
  method === "GET" && /^\/api\/client\/sessions\/[^/]+$/.test(path) && typeof response.body === "string"
    ? { ...response, body: response.body.replace('"status":"idle"', '"status":"running"') }
    : response;

/** Leaves a null where the worker has put one. */
const keepsNull: Rules["readResult"] = (action) => {
  const read = sound.readResult(action);
  const isNull = isObject(action.result) && action.result["structuredContent"] === null;
  return read.ok && isNull ? { ...read, result: { ...read.result, structuredContent: null } } : read;
};

const firstText: Rules["checkOutput"] = (result, check, route) =>
  sound.checkOutput({ ...result, content: result.content.slice(0, 1) }, check, route);

const quoting: Rules["checkOutput"] = (result, check, route) => {
  const said = sound.checkOutput(result, check, route);
  return said === undefined ? undefined : `${said}, and got ${JSON.stringify(result.structuredContent)}`;
};

/** Shows the model what the texts of a result say, with its value behind them or without. */
const showingTexts = (withValue: boolean): Replaced => {
  const { showResult, propose, arrangePrompt } = createRules({
    showResult({ structuredContent, ...result }) {
      const texts = sound.showResult(result);
      return withValue && structuredContent !== undefined ? `${texts}\n${JSON.stringify(structuredContent)}` : texts;
    },
  });
  return { rules: { showResult, propose, arrangePrompt } };
};

/** Counts attempts from another number on, as its worker sees them. */
const counting = (from: number): Replaced => ({
  deliver(request) {
    const trigger = request["trigger"] as Body;
    if (trigger["type"] !== "tool.execute") return request;
    return { ...request, trigger: { ...trigger, attempt: Number(trigger["attempt"]) - 1 + from } };
  },
});

/** A prompt in the form of Chat Completions without the images that follow the tool messages. */
const withoutImages: Replaced = {
  prompt: ({ messages, ...request }) => ({
    ...request,
    messages: (messages as Body[]).filter(({ content }) => !JSON.stringify(content ?? "").includes("image_url")),
  }),
};

/** Engines that choose otherwise, by the choice. None of them breaks a rule where it chooses. */
export const choosers: readonly Chooser[] = [
  { rule: "storage/text-beside-bytes", way: "the blob and the text", make: () => recording(twice) },
  { rule: "storage/empty-resource", way: "no block", make: () => recording(leftOut) },
  {
    rule: "storage/unreadable-bytes-wording",
    way: "any other text without the data",
    make: () => recording((block) => [block], OWN_WORDS),
  },
  { rule: "retries/first-attempt-number", way: "0", make: () => counting(0) },
  { rule: "retries/first-attempt-number", way: "any other whole number", make: () => counting(7) },
  {
    rule: "retries/lapsed-attempt-is-tried-again",
    way: "the end of the call",
    make: () => ({ rules: { nextWait: () => undefined } }),
  },
  {
    rule: "delivery/unknown-action-tag",
    way: "that action is ignored and the rest applies",
    make: () => ({ hear: ignoresUnknown }),
  },
  {
    rule: "delivery/statuses-that-are-final",
    way: "other lines between the two",
    make: () => ({ hear: asksAgain }),
  },
  { rule: "delivery/messages-are-matched-by-id", way: "another reading", make: () => ({ hear: keepsItsWords }) },
  {
    rule: "delivery/unknown-agent",
    way: "202 and a turn that fails with the code unroutable",
    make: () => answering(findsAgentsLater),
  },
  { rule: "blobs/caching", way: "another one, or none", make: () => answering(uncached) },
  {
    rule: "blobs/fetched-by-a-machine",
    way: "the client route alone",
    make: () => answering(withoutMachineBlobs),
  },
  {
    rule: "blobs/in-a-prompt",
    way: "a note such as [image, image/png, 4 bytes], or [missing image content]",
    make: () => withoutImages,
  },
  {
    rule: "model-view/images-in-tool-messages",
    way: "nowhere, with a note in its place",
    make: () => withoutImages,
  },
  {
    rule: "results/extra-keys-and-empty-content",
    way: "it becomes one text block of its JSON",
    make: () => ({ rules: { readResult: asData } }),
  },
  {
    rule: "output/null-structured-content",
    way: "as the value null",
    make: () => ({ rules: { readResult: keepsNull, checkOutput: nullIsAValue } }),
  },
  { rule: "output/several-text-blocks", way: "the first one", make: () => ({ rules: { checkOutput: firstText } }) },
  {
    rule: "output/text-of-a-violation",
    way: "it quotes the offending value too",
    make: () => ({ rules: { checkOutput: quoting } }),
  },
  { rule: "model-view/text-beside-structured-content", way: "the text", make: () => showingTexts(false) },
  { rule: "model-view/text-beside-structured-content", way: "both", make: () => showingTexts(true) },
  {
    rule: "calls/unknown-code",
    way: "the decision is refused",
    make: () => ({ hear: refusing((text) => text.includes("tck_over_quota")) }),
  },
  { rule: "results/nothing-named", way: "the decision is refused", make: () => ({ hear: refusing(namesNothing) }) },
  { rule: "results/other-shapes-at-settle", way: "400", make: () => settlesByResult },
  { rule: "session/what-the-client-reads", way: "a status of its own", make: () => answering(saysRunning) },
  { rule: "events/list-route", way: "the streams alone", make: () => answering(withoutList) },
];

/** Two that go other ways at many points, in whatever case. */
export const otherwise = {
  recordsOddBlocks: (): Replaced => recording((block) => twice(block).flatMap(leftOut), OWN_WORDS),
  answersOddRequests: (): Replaced => ({
    hear: (heard) => keepsItsWords(asksAgain(ignoresUnknown(heard))),
    ...answering((request, response) =>
      [uncached, withoutMachineBlobs, findsAgentsLater].reduce((given, change) => change(request, given), response),
    ),
  }),
} as const;
