import type { Damage, EngineCase, PlannedAnswer, PlannedCall, PlannedFailure, RawAnswer } from "./case.ts";

/** What the cases of a run were made of: how many cases hold each kind, by table. */
export type Census = Readonly<Record<CensusTable, Readonly<Record<string, number>>>>;

/** A table of the census. */
export type CensusTable = (typeof TABLES)[number];

const TABLES = ["keywords", "dialects", "arguments", "results", "blocks", "faults", "acts"] as const;

/** Keywords whose members are schemas; a member that is a list holds names. */
const SCHEMAS_BY_NAME: ReadonlySet<string> = new Set([
  "properties",
  "patternProperties",
  "dependentSchemas",
  "dependencies",
  "$defs",
  "definitions",
]);
const DATA: ReadonlySet<string> = new Set(["const", "enum", "default", "examples", "required", "dependentRequired"]);

/** A census that is being taken. */
export type Counts = Readonly<Record<CensusTable, Map<string, number>>>;

/** A census of nothing yet. */
export const noCounts = (): Counts =>
  Object.fromEntries(TABLES.map((table) => [table, new Map()])) as unknown as Counts;

/** Adds a case; a kind that it holds more than once counts once. */
export function countKinds(counts: Counts, engineCase: EngineCase): void {
  const kinds = kindsOf(engineCase);
  for (const table of TABLES)
    for (const kind of new Set(kinds[table])) counts[table].set(kind, (counts[table].get(kind) ?? 0) + 1);
}

/** The census, each table with its most frequent kinds first. */
export function censusOf(counts: Counts): Census {
  const sorted = (of: Map<string, number>): Record<string, number> =>
    Object.fromEntries([...of].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)));
  return Object.fromEntries(TABLES.map((table) => [table, sorted(counts[table])])) as unknown as Census;
}

/** The census of these cases. */
export function census(cases: Iterable<EngineCase>): Census {
  const counts = noCounts();
  for (const engineCase of cases) countKinds(counts, engineCase);
  return censusOf(counts);
}

/** What one case holds. */
function kindsOf(engineCase: EngineCase): Readonly<Record<CensusTable, readonly string[]>> {
  const { tools, turns, acts = [], decisions = [] } = engineCase;
  const replies = turns.flatMap((turn) => turn.replies);
  const calls = replies.flatMap((reply) => ("calls" in reply ? reply.calls : []));
  const answers = [...calls.flatMap((call) => call.answers), ...decisions.map(({ answer }) => answer)];
  const keywords = tools.flatMap(({ input, output }) => [...keywordsOf(input), ...keywordsOf(output)]);
  const isOfDialect = engineCase.needs.some((need) => need.startsWith("schema:"));
  return {
    keywords: isOfDialect ? [] : keywords,
    dialects: isOfDialect ? keywords : [],
    arguments: calls.map(argumentsOf),
    results: calls.map(({ expect }) => expect.because),
    blocks: answers.flatMap((answer) => [...blocksOf(answer)]),
    faults: [
      ...answers.flatMap((answer) => [...faultsOf(answer)]),
      ...replies.flatMap(({ first = [], trickled }) => [
        ...first.flatMap(failuresOf),
        ...(trickled === undefined ? [] : ["the model's reply comes in small pieces"]),
      ]),
      ...acts.flatMap(({ act }) =>
        act.do === "kill"
          ? ["the engine is killed"]
          : act.do === "restart"
            ? ["the engine is killed and started again"]
            : [],
      ),
    ],
    acts: acts.map(({ act }) => act.do),
  };
}

const argumentsOf = ({ declared, input }: PlannedCall): string =>
  declared ? input.status.join(" or ") : "of a tool that is not declared";

/** The keywords of a schema, at schema positions only: a property may be called `minimum`. */
function* keywordsOf(schema: unknown): Generator<string> {
  if (typeof schema !== "object" || schema === null || Array.isArray(schema)) return;
  for (const [keyword, value] of Object.entries(schema)) {
    yield keyword;
    if (DATA.has(keyword)) continue;
    if (SCHEMAS_BY_NAME.has(keyword)) for (const part of Object.values(value as object)) yield* keywordsOf(part);
    else for (const part of [value].flat()) yield* keywordsOf(part);
  }
}

/** The blocks of what the worker answers, wherever in it they stand. */
function* blocksOf(answer: PlannedAnswer): Generator<string> {
  if (answer.take !== "action") return;
  const { result, content = result } = answer.action;
  const inResult = (content as { content?: unknown } | undefined)?.content;
  const blocks = Array.isArray(content) ? content : Array.isArray(inResult) ? inResult : [];
  for (const block of blocks) yield blockKind(block);
}

/** The member without which a block of that type is none. */
const PART: ReadonlyMap<unknown, string> = new Map([
  ["text", "text"],
  ["image", "data"],
  ["audio", "data"],
  ["resource", "resource"],
  ["resource_link", "uri"],
]);

function blockKind(block: unknown): string {
  if (typeof block !== "object" || block === null) return MALFORMED;
  const { type, resource } = block as { type?: unknown; resource?: object };
  const part = PART.get(type);
  if (
    part === undefined ||
    typeof (block as Record<string, unknown>)[part] !== (part === "resource" ? "object" : "string")
  )
    return MALFORMED;
  if (type === "resource") return `resource with ${resource !== undefined && "blob" in resource ? "bytes" : "text"}`;
  return String(type);
}

const MALFORMED = "what is no block";

/** What becomes of a model's reply, in words. */
const DAMAGES: Readonly<Record<Damage["kind"], string>> = {
  cut: "is cut off",
  end: "ends too early",
  garbled: "holds what is no JSON",
  error: "turns into an error",
  silence: "stops without an end",
};

const PLACES: Readonly<Record<Damage["at"], string>> = {
  start: "at its start",
  middle: "in its middle",
  last: "before its end mark",
};

/** What becomes of a reply, and where: each kind may come at each place. */
const failuresOf = (failure: PlannedFailure): string[] =>
  "status" in failure
    ? [`the model's provider answers ${failure.status}`]
    : [
        `the model's reply ${DAMAGES[failure.damage.kind]}`,
        `something becomes of the model's reply ${PLACES[failure.damage.at]}`,
      ];

/** What the worker does to a delivery that is no plain answer. */
function* faultsOf(answer: PlannedAnswer): Generator<string> {
  const raw = [...(answer.first ?? []), ...(answer.take === "raw" ? [answer.answer] : [])];
  for (const one of raw) yield rawKind(one);
  if (answer.delayMs !== undefined || answer.afterActs !== undefined || answer.until !== undefined)
    yield "the worker answers late";
  if (answer.streamed === true) yield "the worker answers as an event stream";
  if (answer.trickled !== undefined) yield "the worker answers in small pieces";
}

function rawKind({ status, cut, encoding, contentLength, text, contentType = "application/json" }: RawAnswer): string {
  const isStream = contentType === "text/event-stream";
  if (cut === true) return "the worker closes the connection";
  if (contentLength !== undefined) return "the worker promises more bytes than come";
  if (cut !== undefined) return `the worker closes the connection in its ${isStream ? "stream" : "body"}`;
  if (isStream && !text.endsWith("\n\n")) return "the worker's stream ends within a frame";
  if (isStream && !text.includes("event: decision.")) return "the worker's stream ends without a decision";
  if (encoding !== undefined) return "the worker answers bytes that are no text";
  return status === 200 ? `the worker answers what is no decision, as ${contentType}` : `the worker answers ${status}`;
}
