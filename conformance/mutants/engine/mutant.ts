import { memoryBlobs } from "../../../src/engine/blobs/memory.ts";
import {
  createEngine,
  createRules,
  type EngineOptions,
  memoryStore,
  type Rules,
  workerLlms,
} from "../../../src/engine/index.ts";
import { createIds, systemClock } from "../../../src/engine/system.ts";
import { readExactJson } from "../../../src/json/read.ts";
import type { Handle } from "../../../src/wire/handle.ts";
import type { Send } from "../../../src/wire/send.ts";
import { signBody } from "../../../src/wire/signature.ts";

/** What of the reference engine a mutant replaces: one rule, one port, or how one command or action is applied. */
export type Replaced = Pick<
  EngineOptions,
  "rules" | "commands" | "actions" | "compile" | "store" | "blobs" | "models"
> & {
  /** Spoils each decision request on its way to the worker. */
  readonly deliver?: (request: Body) => Body;
  /** Spoils the text of each of them instead, and so keeps every digit. */
  readonly letter?: (text: string) => string;
  /** Spoils the headers of each delivery; they are signed already. */
  readonly head?: (headers: Head, body: string) => Head;
  /** It was told no secret. */
  readonly unsigned?: true;
  /** Spoils each request on its way to the model. */
  readonly prompt?: (request: Body) => Body;
  /** Spoils what the worker answers, before the engine reads it. */
  readonly hear?: (answer: HeardAnswer) => HeardAnswer;
  /** Spoils what the model's provider answers with success, once it has come as far as it comes. */
  readonly heed?: (said: ModelSaid) => ModelSaid;
  /** Spoils each piece of that as it comes. */
  readonly pieces?: (bytes: Uint8Array) => Uint8Array;
  /** It does not notice that a connection breaks: the worker's answer is what came until then. */
  readonly heedless?: true;
  /** Stands before the engine's surface. */
  readonly enter?: (handle: Handle) => Handle;
  /** For so many milliseconds nothing of it moves before this request goes to the worker: it is at work on it. */
  readonly stands?: (request: Body) => number;
  /** A header, in lower case, that is not seen in what the model answers. */
  readonly deafTo?: string;
};

/** What the worker answered. */
export interface HeardAnswer {
  readonly status: number;
  readonly text: string;
}

/** What the model's provider answered, and whether the connection broke over it. */
export interface ModelSaid {
  readonly text: string;
  readonly broke: boolean;
  /** After it nothing comes, and no end. */
  readonly endless?: true;
}

/** Headers as they leave. */
export type Head = Readonly<Record<string, string>>;

/** A JSON body as it leaves. */
export type Body = Record<string, unknown>;

/** An engine with one mistake that a competent author could make: it goes wrong quietly and never throws. */
export interface EngineMutant {
  readonly name: string;
  /** The rule that it breaks. */
  readonly breaks: string;
  /** Rules that follow from it, and may be broken too. Nothing else may. */
  readonly follows: readonly string[];
  /** The mistake in one sentence. */
  readonly mistake: string;
  /** It does only one of many things wrong: the fixed examples are played with it too. */
  readonly examples?: true;
  /** A fresh one, with memory of its own. */
  readonly make: () => Replaced;
}

/** The rules as they should be: what a mutant spoils, it takes from here. */
export const sound: Rules = createRules();

/** What a mounted engine knows and the suite must be told: the second tenant's key, and the secret that signs deliveries. */
export const MUTANT_KEYS = { apiKey2: "tck-2", workerSecret: "tck-secret" } as const;

/** The reference engine with something replaced, mounted between the suite's worker and its model provider. */
export function mountEngine({
  deliver,
  letter,
  head,
  unsigned,
  prompt,
  hear,
  heed,
  pieces,
  heedless,
  deafTo,
  enter,
  stands,
  ...replaced
}: Replaced) {
  return ({ workerUrl, providerUrl, send }: Urls) => {
    const ids = createIds(systemClock);
    const still = standingStill(stands, workerUrl);
    const heard = heeding(deafTo === undefined ? send : without(send, deafTo), providerUrl, heed, pieces);
    const broken = (plain: Send): Send => (heedless === true ? withoutBreaks(plain, workerUrl) : plain);
    const kept = { store: memoryStore(), blobs: { ...memoryBlobs(ids), close: () => undefined } };
    const start = () =>
      createEngine({
        agents: { tck: { workerUrl, ...(unsigned === true ? {} : { secret: MUTANT_KEYS.workerSecret }) } },
        model: { baseUrl: providerUrl },
        llms: workerLlms,
        apiKeys: { tck: "tck", [MUTANT_KEYS.apiKey2]: "tck-2" },
        send: still.send(
          spoiling(heading(hearing(broken(heard), workerUrl, hear), workerUrl, head), (url) =>
            url.startsWith(workerUrl)
              ? (letter ?? asText(deliver))
              : url.startsWith(providerUrl)
                ? asText(prompt)
                : undefined,
          ),
        ),
        tokenSecret: TOKEN_SECRET,
        ids,
        ...kept,
        ...replaced,
      });
    let engine = start();
    const handle = still.handle((request) => engine.handle(request));
    return {
      handle: enter === undefined ? handle : enter(handle),
      close: () => engine.close(),
      // What is under way outside is given up and heard by nobody, as after a crash.
      async restart(whileDown?: () => Promise<unknown>) {
        await engine.close();
        await whileDown?.();
        engine = start();
        engine.recover();
      },
    };
  };
}

/** The same in each life, so that a client's token outlives one. */
const TOKEN_SECRET = new TextEncoder().encode("tck-tokens-of-a-mounted-engine--");

const SIGNATURE = "x-substructure-signature";

interface Urls {
  readonly workerUrl: string;
  readonly providerUrl: string;
  readonly send: Send;
}

/** While the engine is at work on one request, nobody else is served. */
function standingStill(stands: Replaced["stands"], workerUrl: string) {
  if (stands === undefined) return { send: (send: Send): Send => send, handle: (handle: Handle): Handle => handle };
  let over: Promise<unknown> = Promise.resolve();
  const send =
    (plain: Send): Send =>
    async (request) => {
      const isDelivery = request.url.startsWith(workerUrl) && typeof request.body === "string";
      const milliseconds = isDelivery ? stands(JSON.parse(request.body as string) as Body) : 0;
      if (milliseconds > 0) over = new Promise((resolve) => setTimeout(resolve, milliseconds));
      await over;
      return plain(request);
    };
  const handle =
    (plain: Handle): Handle =>
    async (request) => {
      await over;
      return plain(request);
    };
  return { send, handle };
}

function without(send: Send, name: string): Send {
  return async (request) => {
    const response = await send(request);
    const { [name]: _, ...headers } = response.headers;
    return Object.create(response, { headers: { value: headers } });
  };
}

function heading(send: Send, workerUrl: string, change: Replaced["head"]): Send {
  if (change === undefined) return send;
  return (request) =>
    request.url.startsWith(workerUrl) && typeof request.body === "string"
      ? send({ ...request, headers: change(request.headers ?? {}, request.body) })
      : send(request);
}

function hearing(send: Send, workerUrl: string, change: Replaced["hear"]): Send {
  if (change === undefined) return send;
  return async (request) => {
    const response = await send(request);
    if (!request.url.startsWith(workerUrl)) return response;
    const said = await response.text();
    const { status, text } = change({ status: response.status, text: said });
    const bytes = new TextEncoder().encode(text);
    // What was left as it came may be a stream, and still is one.
    const type = text === said ? {} : { "content-type": "application/json" };
    const headers = { ...response.headers, ...type };
    const stream = (async function* () {
      yield bytes;
    })();
    return { status, headers, stream, bytes: async () => bytes, text: async () => text };
  };
}

/** What comes of a body until it ends or breaks. */
async function untilBroken(stream: AsyncIterable<Uint8Array>, change = (bytes: Uint8Array) => bytes) {
  const parts: Uint8Array[] = [];
  try {
    for await (const part of stream) parts.push(change(part));
    return { bytes: Buffer.concat(parts), broke: false };
  } catch {
    return { bytes: Buffer.concat(parts), broke: true };
  }
}

function heeding(send: Send, providerUrl: string, heed: Replaced["heed"], pieces: Replaced["pieces"]): Send {
  if (heed === undefined && pieces === undefined) return send;
  return async (request) => {
    const response = await send(request);
    if (!request.url.startsWith(providerUrl) || response.status !== 200) return response;
    const { bytes, broke } = await untilBroken(response.stream, pieces);
    const plain: ModelSaid = { text: bytes.toString(), broke };
    return { ...response, ...bodyOf(heed === undefined ? plain : heed(plain)) };
  };
}

function bodyOf({ text, broke, endless }: ModelSaid) {
  const whole = new TextEncoder().encode(text);
  const stream = (async function* () {
    if (whole.byteLength > 0) yield whole;
    if (broke) throw new Error("The connection was closed.");
    if (endless === true) await new Promise(() => undefined);
  })();
  const bytes = async (): Promise<Uint8Array> => {
    if (broke) throw new Error("The connection was closed.");
    return whole;
  };
  return { stream, bytes, text: async () => new TextDecoder().decode(await bytes()) };
}

function withoutBreaks(send: Send, workerUrl: string): Send {
  return async (request) => {
    const response = await send(request);
    if (!request.url.startsWith(workerUrl)) return response;
    const { bytes } = await untilBroken(response.stream);
    return { ...response, ...bodyOf({ text: bytes.toString(), broke: false }) };
  };
}

function asText(change: ((body: Body) => Body) | undefined): ((text: string) => string) | undefined {
  if (change === undefined) return undefined;
  // Exactly, since digits that are lost on the way would be a second mistake.
  return (text) => {
    const read = readExactJson(text);
    return read.ok ? JSON.stringify(change(read.value as Body)) : text;
  };
}

function spoiling(send: Send, changeFor: (url: string) => ((text: string) => string) | undefined): Send {
  return (request) => {
    const change = changeFor(request.url);
    if (change === undefined || typeof request.body !== "string") return send(request);
    const body = change(request.body);
    const { [SIGNATURE]: signed, ...headers } = request.headers ?? {};
    // Spoilt before it was signed, or every such mistake would be one of the signature too.
    const signature = signed === undefined ? {} : { [SIGNATURE]: signBody(MUTANT_KEYS.workerSecret, body) };
    return send({ ...request, headers: { ...headers, ...signature }, body });
  };
}

/** An engine with one mistake, and what it replaces: made anew for each engine. */
export const mutant = (
  name: string,
  breaks: string,
  mistake: string,
  make: () => Replaced,
  follows: readonly string[] = [],
): EngineMutant => ({ name, breaks, mistake, follows, make });

/** The trigger of a kind of decision passed through a hand on its way to the worker. */
export const telling =
  (type: string, change: (trigger: Body) => Body): (() => Replaced) =>
  () => ({
    deliver(request) {
      const trigger = request["trigger"] as Body;
      return trigger["type"] === type ? { ...request, trigger: change(trigger) } : request;
    },
  });

/** A mutant that replaces rules. */
export function spoilt(
  name: string,
  breaks: string,
  mistake: string,
  rules: () => Partial<Rules>,
  follows: readonly string[] = [],
): EngineMutant {
  return { name, breaks, mistake, follows, make: () => ({ rules: rules() }) };
}
