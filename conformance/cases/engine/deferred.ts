import fc from "fast-check";
import type { CaseTool, EngineArea, EngineCase, Json } from "./case.ts";
import { coreArea } from "./draft.ts";
import { type ExampleCall, example, ran } from "./examples/example.ts";

const input = { type: "object", properties: { n: { type: "integer" } }, required: ["n"] };

/** Tools that no word of a query mixes up. */
const POOL: readonly CaseTool[] = [
  { name: "refund_order", description: "Pays an order back.", input },
  { name: "ship_parcel", description: "Hands a parcel to the carrier.", input },
  { name: "book_hotel", description: "Reserves a room for a guest.", input },
  { name: "send_invoice", description: "Mails a bill.", input },
  { name: "cancel_flight", description: "Gives a seat back.", input },
  { name: "translate_text", description: "Puts words into another language.", input },
  { name: "resize_image", description: "Makes a picture smaller.", input },
  { name: "query_inventory", description: "Counts what is in stock.", input },
  { name: "open_ticket", description: "Tells the support.", input },
  { name: "rate_driver", description: "Gives stars.", input },
  { name: "plan_route", description: "Finds the way.", input },
  { name: "mute_channel", description: "Keeps a room quiet.", input },
];

const valid = (tool: string, text: string): ExampleCall => ({
  tool,
  declared: true,
  arguments: text,
  how: "fit",
  input: { status: ["valid"], value: text },
  ...ran,
});

/** The call as the model makes it through call_tool. */
const through = (call: ExampleCall, wrapper: string = wrapped(call.tool, call.arguments)): ExampleCall => ({
  ...call,
  says: { tool: "call_tool", arguments: wrapper },
});

const wrapped = (name: string, text: string): string => `{"name":${JSON.stringify(name)},"arguments":${text}}`;

/** A call that the engine answers, or may answer, by itself. What follows is told by its `how`. */
const engines = (tool: string, text: string, how: string): ExampleCall => ({
  tool,
  declared: true,
  venue: "engine",
  arguments: text,
  how,
  input: { status: ["valid", "invalid", "malformed"] },
  answers: [{ take: "proposed" }],
  expect: { ends: ["ok", "error"], attempts: 1, because: "plain" },
});

/** What the model looks for with tool_search. */
export const searchCall = (query: string): ExampleCall =>
  engines("tool_search", JSON.stringify({ query }), "asks the engine");

/** How a tool comes to be deferred: by its own word, or by the agent's where it says nothing. */
type Deferral = "own" | "agent" | "agent-table";

const DEFER: Readonly<Record<Deferral, Json>> = {
  own: {},
  agent: { defer_tools: true },
  "agent-table": { defer_tools: {} },
};

/** Some of the pool: the first ones stay in the request, and the rest are deferred. */
function toolsFor(names: readonly CaseTool[], shown: number, by: Deferral): CaseTool[] {
  return names.map((tool, n) => {
    if (by === "own") return n < shown ? tool : { ...tool, defer: true };
    return n < shown ? { ...tool, defer: false } : tool;
  });
}

const deferredCase = (
  area: string,
  tools: readonly CaseTool[],
  agent: Json,
  replies: readonly (readonly ExampleCall[])[],
): EngineCase => ({
  ...example(area, tools, replies),
  needs: ["deferred"],
  ...(Object.keys(agent).length === 0 ? {} : { agent }),
});

const picked = (min: number, max: number): fc.Arbitrary<CaseTool[]> =>
  fc.shuffledSubarray([...POOL], { minLength: min, maxLength: max });

const deferral = fc.constantFrom<Deferral>("own", "agent", "agent-table");

const TEXTS = ['{"n":7}', '{ "n": 7 }', '{"n":7,"note":"a \\"b\\" ü"}', '{"z":{"n":[1,null]},"n":0}'];

/** Deferred tools reached through call_tool, beside one that is in the request, with a search or without. */
const reached: fc.Arbitrary<EngineCase> = fc
  .tuple(picked(2, 5), deferral, fc.constantFrom(...TEXTS), fc.boolean(), fc.constantFrom("alone", "pair", "beside"))
  .map(([tools, by, text, searches, how]) => {
    const names = tools.map(({ name }) => name);
    const [first = "", last = ""] = [names[0], names.at(-1)];
    const hidden = through(valid(last, text));
    const rounds = {
      alone: [[hidden]],
      pair: [[hidden, through(valid(names[1] ?? last, '{"n":1}'))]],
      beside: [[valid(first, '{"n":2}'), hidden]],
    }[how];
    const search = searches ? [[searchCall(last.split("_")[0] ?? "")]] : [];
    return deferredCase("deferred", toolsFor(tools, 1, by), DEFER[by], [...search, ...(rounds ?? [])]);
  });

/** Searches among tools of which some are in the request, for one of them or for all. */
const searched: fc.Arbitrary<EngineCase> = fc
  .tuple(
    picked(1, 12),
    fc.integer({ min: 0, max: 3 }),
    fc.option(fc.integer({ min: 1, max: 8 }), { nil: undefined, freq: 1 }),
    fc.option(fc.nat(), { nil: undefined, freq: 1 }),
  )
  .map(([tools, shown, max, wanted]) => {
    const query = wanted === undefined ? "" : (tools[wanted % tools.length]?.name ?? "");
    const by = max === undefined ? "own" : "agent";
    const agent: Json = max === undefined ? {} : { defer_tools: { max_matches: max } };
    const visible = Math.min(shown, tools.length - 1);
    return deferredCase("deferred-search", toolsFor(tools, visible, by), agent, [[searchCall(query)]]);
  });

/** Names that no tool has. */
const unknown: fc.Arbitrary<ExampleCall> = fc
  .constantFrom("refund", "refund_orders", "constructor", "", "tck no such tool")
  .map((name) => engines("call_tool", wrapped(name, '{"n":1}'), "names no tool"));

/** Where the text leaves a choice: arguments that break the schema, a tool called by its own name, arguments in another shape. */
const open: fc.Arbitrary<(tool: string) => ExampleCall> = fc.constantFrom(
  (tool: string): ExampleCall => ({
    ...through(engines(tool, '{"n":"x"}', "break the schema")),
    input: { status: ["invalid"] },
  }),
  (tool: string): ExampleCall => engines(tool, '{"n":1}', "by its own name"),
  (tool: string): ExampleCall =>
    through(engines(tool, '{"n":1}', "as a string"), wrapped(tool, JSON.stringify('{"n":1}'))),
  (tool: string): ExampleCall => through(engines(tool, "{}", "are missing"), JSON.stringify({ name: tool })),
);

/** Calls of call_tool that the engine answers by itself, or may. */
const odd: fc.Arbitrary<EngineCase> = fc
  .tuple(picked(2, 4), deferral, fc.oneof({ weight: 3, arbitrary: unknown }, { weight: 4, arbitrary: open }))
  .map(([tools, by, drawn]) => {
    const call = typeof drawn === "function" ? drawn(tools.at(-1)?.name ?? "") : drawn;
    return deferredCase("deferred-odd", toolsFor(tools, 1, by), DEFER[by], [[call]]);
  });

const all = (names: readonly string[]): CaseTool[] => POOL.filter(({ name }) => names.includes(name));

/** One of each, played in every run however short it is. */
export const deferredExamples: readonly EngineCase[] = [
  deferredCase("deferred", toolsFor(all(["refund_order", "ship_parcel"]), 1, "agent-table"), DEFER["agent-table"], [
    [searchCall("ship")],
    [through(valid("ship_parcel", '{"n":7}'))],
  ]),
  deferredCase("deferred-search", toolsFor(POOL, 2, "own"), {}, [[searchCall("")]]),
  deferredCase("deferred-search", toolsFor(POOL.slice(0, 4), 1, "own"), {}, [
    [searchCall("")],
    [searchCall("refund_order")],
  ]),
  deferredCase("deferred-odd", toolsFor(POOL.slice(0, 3), 1, "agent"), DEFER.agent, [
    [engines("call_tool", wrapped("ship", '{"n":1}'), "names no tool")],
  ]),
];

const area = (name: string, weight: number, cases: fc.Arbitrary<EngineCase>): EngineArea => ({
  ...coreArea(name, weight, cases),
  needs: ["deferred"],
});

/** Tools that are kept out of the requests to the model. */
export const deferredAreas: readonly EngineArea[] = [
  area("deferred", 2, reached),
  area("deferred-search", 2, searched),
  area("deferred-odd", 1, odd),
];
