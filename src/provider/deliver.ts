import { toBytes } from "../wire/bytes.ts";
import type { WireHeaders, WireResponse } from "../wire/handle.ts";
import type { LocatedFault as Fault } from "./fault.ts";
import { sleep } from "./sleep.ts";

/** A body in whole units: the events of a stream, or the one body of a plain answer. */
export interface Units {
  readonly units: readonly string[];
  readonly streamed: boolean;
  /** What goes out in place of the rest when the provider fails in mid-stream; `index` is the event that it replaces. */
  readonly inPlaceOfRest: (fault: Extract<Fault, { kind: "error-event" | "failed" }>, index: number) => string;
}

type Ending = { readonly how: "end" } | { readonly how: "silence"; readonly ms: number } | { readonly how: "reset" };

interface Plan {
  readonly units: readonly string[];
  readonly ending: Ending;
  readonly rest: readonly string[];
}

const half = (text: string): string => text.slice(0, Math.max(1, text.length >> 1));

const breakJson = (event: string): string => event.replace(/[}\]](?=\s*$)/, "").replace(/"/, "") || "{";

type Damage<K extends Fault["kind"]> = (fault: Extract<Fault, { kind: K }>, body: Units, plan: Plan) => Plan;

const end = { how: "end" } as const;

/** What each fault does to the units; those that act on bytes, time or headers do nothing here. */
const damages: { readonly [K in Fault["kind"]]?: Damage<K> } = {
  end: ({ afterEvents }, _body, plan) => ({ units: plan.units.slice(0, afterEvents), ending: end, rest: [] }),
  cut: ({ afterEvents }, _body, plan) => {
    const next = plan.units[afterEvents];
    const kept = plan.units.slice(0, afterEvents);
    return { units: next === undefined ? kept : [...kept, half(next)], ending: end, rest: [] };
  },
  stall: ({ afterEvents, ms }, _body, plan) => ({
    units: plan.units.slice(0, afterEvents),
    ending: { how: "silence", ms: ms ?? Number.POSITIVE_INFINITY },
    rest: plan.units.slice(afterEvents),
  }),
  reset: ({ afterEvents }, _body, plan) =>
    afterEvents === "headers" ? plan : { units: plan.units.slice(0, afterEvents), ending: { how: "reset" }, rest: [] },
  "error-event": (fault, body, plan) => ({
    units: [...plan.units.slice(0, fault.afterEvents), body.inPlaceOfRest(fault, fault.afterEvents)],
    ending: end,
    rest: [],
  }),
  failed: (fault, body, plan) => ({
    units: [...plan.units.slice(0, fault.afterEvents), body.inPlaceOfRest(fault, fault.afterEvents)],
    ending: end,
    rest: [],
  }),
  malformed: ({ afterEvents }, body, plan) => ({
    ...plan,
    units: plan.units.map((unit, index) =>
      index !== afterEvents ? unit : body.streamed ? breakJson(unit) : half(unit),
    ),
  }),
};

/** The last fault of a kind that is listed. */
const find = <K extends Fault["kind"]>(faults: readonly Fault[], kind: K): Extract<Fault, { kind: K }> | undefined =>
  faults.findLast((fault): fault is Extract<Fault, { kind: K }> => fault.kind === kind);

const splitBytes = (units: readonly string[], size: number): Uint8Array[] => {
  const bytes = toBytes(units.join(""));
  const chunks: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; at += size) chunks.push(bytes.subarray(at, at + size));
  return chunks;
};

async function* paced(
  chunks: readonly (string | Uint8Array)[],
  rest: readonly (string | Uint8Array)[],
  paceMs: number,
  silenceMs: number,
  signal: AbortSignal,
): AsyncGenerator<string | Uint8Array> {
  for (const chunk of chunks) {
    if (paceMs > 0) await sleep(paceMs, signal);
    if (signal.aborted) return;
    yield chunk;
  }
  if (silenceMs > 0) await sleep(silenceMs, signal);
  for (const chunk of rest) {
    if (paceMs > 0) await sleep(paceMs, signal);
    if (signal.aborted) return;
    yield chunk;
  }
}

/** Chunks that are all at hand, one write each; a plain iterable too, so that a shell need not wait between them. */
class Chunks implements AsyncIterable<string | Uint8Array>, Iterable<string | Uint8Array> {
  readonly chunks: readonly (string | Uint8Array)[];
  constructor(chunks: readonly (string | Uint8Array)[]) {
    this.chunks = chunks;
  }
  [Symbol.iterator](): Iterator<string | Uint8Array> {
    return this.chunks[Symbol.iterator]();
  }
  async *[Symbol.asyncIterator](): AsyncGenerator<string | Uint8Array> {
    yield* this.chunks;
  }
}

/** Whether any of the faults keeps the client from getting its whole answer. */
export const isFailing = (faults: readonly Fault[]): boolean =>
  faults.some((fault) => !["delay", "pace", "chunk", "content-type"].includes(fault.kind));

/** What an answer looks like once its faults have been at it. */
const damaged = (body: Units, faults: readonly Fault[]): Plan => {
  let plan: Plan = { units: body.units, ending: end, rest: [] };
  for (const fault of faults) {
    const damage = damages[fault.kind] as Damage<Fault["kind"]> | undefined;
    if (damage !== undefined) plan = damage(fault, body, plan);
  }
  return plan;
};

/** Sends an answer damaged by its faults. */
const deliverDamaged = async (
  status: number,
  headers: WireHeaders,
  body: Units,
  faults: readonly Fault[],
  signal: AbortSignal,
): Promise<WireResponse> => {
  const delay = find(faults, "delay");
  if (delay !== undefined) await sleep(delay.ms, signal);
  if (find(faults, "reset")?.afterEvents === "headers") return { status, headers, body: "", cut: "before-headers" };

  const plan = damaged(body, faults);
  const type = find(faults, "content-type");
  const chunk = find(faults, "chunk");
  const split = (units: readonly string[]): readonly (string | Uint8Array)[] =>
    chunk === undefined ? units : splitBytes(units, Math.max(1, chunk.bytes));
  const paceMs = find(faults, "pace")?.ms ?? 0;
  const silenceMs = plan.ending.how === "silence" ? plan.ending.ms : 0;
  const chunks = split(plan.units);
  const response: WireResponse = {
    status,
    headers: type === undefined ? headers : { ...headers, "content-type": type.value },
    body: paceMs > 0 || silenceMs > 0 ? paced(chunks, split(plan.rest), paceMs, silenceMs, signal) : new Chunks(chunks),
  };
  return plan.ending.how === "reset" ? { ...response, cut: toBytes(plan.units.join("")).length } : response;
};

/** Sends an answer as it is, or damaged by its faults, one write for each event. */
export const deliver = (
  status: number,
  headers: WireHeaders,
  body: Units,
  faults: readonly Fault[],
  peer: { readonly signal: AbortSignal },
): WireResponse | Promise<WireResponse> =>
  faults.length === 0
    ? { status, headers, body: new Chunks(body.units) }
    : deliverDamaged(status, headers, body, faults, peer.signal);
