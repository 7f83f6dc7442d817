import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { AgentTool, DecisionAnswer, RetryOverride, ToolExecute, ToolInput } from "../../src/generated/types.ts";
import { equal } from "../../src/json/equal.ts";
import { readExactJson } from "../../src/json/read.ts";
import { config, type Decide, type House, openHouse, SESSION } from "./house.ts";

type Json = Readonly<Record<string, unknown>>;

/** One case of a report and what is right for it; `accept` lists other outcomes that are right too. */
interface Case {
  readonly tool?: AgentTool;
  readonly name?: string;
  readonly arguments?: string;
  readonly result?: unknown;
}

/** A report of people who build such systems: inputs, and what is to come of them. */
interface Report {
  readonly id: string;
  readonly rule: string;
  readonly input: {
    readonly kind: "arguments" | "result" | "config" | "sequence";
    readonly tool?: AgentTool;
    readonly tools?: readonly AgentTool[];
    readonly cases?: readonly Case[];
  };
  readonly expected: { readonly cases?: readonly Json[] };
}

const reports = readFileSync(new URL("../cases/reports.jsonl", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line !== "")
  .map((line) => JSON.parse(line) as Report);

/** One call of one tool; what else is declared is there too. A last turn shows that the session goes on. */
async function play(tools: readonly AgentTool[], name: string, args: string, result: unknown): Promise<House> {
  const script = [[{ id: "c1", name, args }], "done", "still here"];
  const house = openHouse({
    script,
    worker: ({ trigger, proposed }) => {
      if (trigger.type === "session.start") return { agent: config([...tools]) };
      if (trigger.type !== "tool.execute" || (proposed.actions ?? []).length > 0) return undefined;
      return { actions: [{ type: "tool.result", result }] };
    },
  });
  await house.say("go");
  await house.say("and on");
  const turns = await house.of("turn.completed");
  expect(turns.map(({ data }) => data)).toEqual(["done", "still here"]);
  const answers = house.prompts.at(-1)?.messages.filter(({ role }) => role === "tool");
  expect(answers).toHaveLength(1);
  return house;
}

/** Whether what the worker was told of a call is the outcome. */
function isInput(outcome: Json, input: ToolInput, proposed: string[], wire: string): boolean {
  const value = "value" in input ? input.value : undefined;
  const { status, hasValue, value: right, valueCodeUnits, ownKeys, wireContains } = outcome;
  if (input.status !== status || !equal(proposed, outcome["proposed"])) return false;
  if (hasValue !== undefined && "value" in input !== hasValue) return false;
  if (right !== undefined && !equal(value, right)) return false;
  if (wireContains !== undefined && !wire.includes(String(wireContains))) return false;
  if (ownKeys !== undefined && !equal(Object.keys(value as object), ownKeys)) return false;
  const units = ({ text }: { text: string }) => ({
    text: Array.from({ length: text.length }, (_, n) => text.charCodeAt(n)),
  });
  return valueCodeUnits === undefined || equal(units(value as { text: string }), valueCodeUnits);
}

async function judgeInput(tools: readonly AgentTool[], name: string, args: string, outcomes: readonly Json[]) {
  const house = await play(tools, name, args, "ran");
  const [request, ...more] = house.asked.filter(({ trigger }) => trigger.type === "tool.execute");
  expect(more).toEqual([]);
  if (request?.trigger.type !== "tool.execute") throw new Error("The worker was not asked.");
  expect(request.trigger.arguments).toBe(args);
  const { input } = request.trigger;
  const proposed = (request.proposed.actions ?? []).map(({ type }) => type);
  const exact = readExactJson(args);
  const wire = exact.ok && input.status !== "malformed" ? JSON.stringify(exact.value) : "";
  expect(outcomes.some((right) => isInput(right, input, proposed, wire))).toBe(true);
  expect(({} as Json)["admin"]).toBeUndefined();
  await house.engine.close();
}

/** Whether what is on the record of a call, and what the model read, is the outcome. */
function isResult(outcome: Json, stored: Json | undefined, seen: string): boolean {
  const { ends, stored: right, modelSees, compare } = outcome;
  if (ends !== undefined && (stored === undefined) !== (ends === "tool.error")) return false;
  const read = (text: unknown): unknown => (compare === "json" ? JSON.parse(String(text)) : text);
  if (modelSees !== undefined && !equal(read(seen), read(modelSees))) return false;
  if (right === undefined) return true;
  const blocks = (Array.isArray(right) ? right : ((right as Json)["content"] ?? [])) as Json[];
  const content = (stored?.["content"] ?? []) as Json[];
  const flag = Array.isArray(right) ? undefined : (right as Json)["isError"];
  if (flag !== undefined && stored?.["isError"] !== flag) return false;
  return blocks.every((block, n) =>
    Object.entries(block).every(([key, value]) =>
      key === "text" && compare === "json"
        ? equal(read(content[n]?.[key]), read(value))
        : equal(content[n]?.[key], value),
    ),
  );
}

const ZEROS = /^<base64 of 6 MiB of 0x00>$/;
const expand = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_key, held) =>
    typeof held === "string" && ZEROS.test(held) ? Buffer.alloc(6 * 2 ** 20).toString("base64") : held,
  );

async function judgeResult(tool: AgentTool, given: unknown, outcomes: readonly Json[]) {
  const result = expand(given);
  const house = await play([tool], tool.name, "{}", result);
  const [completed] = await house.of("tool.call.completed");
  const seen = String(house.prompts[1]?.messages.find(({ role }) => role === "tool")?.content);
  const stored = completed?.result as Json | undefined;
  expect(outcomes.some((right) => isResult(right, stored, seen))).toBe(true);
  const [errored] = await house.of("tool.call.errored");
  expect([undefined, false]).toContain(errored?.retryable);
  const data = ((result as { content?: { data?: string }[] }).content ?? []).flatMap((block) => block.data ?? []);
  const log = JSON.stringify(await house.events());
  for (const bytes of data) expect(log).not.toContain(bytes.slice(0, 16));
  await house.engine.close();
}

const outcomesOf = (expected: Json | undefined): Json[] =>
  expected === undefined ? [] : [expected, ...((expected["accept"] ?? []) as Json[])];

for (const { id, rule, input, expected } of reports) {
  const cases = (input.cases ?? []).map((given, n) => ({ given, outcomes: outcomesOf(expected.cases?.[n]) }));
  if (cases.length === 0) continue;
  describe(`${id}, ${rule}`, () => {
    it.each(cases)("case $#", ({ given, outcomes }) => {
      const tools = input.tools ?? [given.tool ?? input.tool ?? { name: "tool" }];
      const [tool] = tools;
      if (input.kind === "result")
        return judgeResult(given.tool ?? input.tool ?? { name: "tool" }, given.result, outcomes);
      return judgeInput(tools, given.name ?? tool?.name ?? "", given.arguments ?? "", outcomes);
    });
  });
}

/** What a sequence holds beside what every report has. */
interface Sequence {
  readonly tools: readonly AgentTool[];
  readonly modelCalls: readonly { readonly id: string; readonly name: string; readonly arguments: string }[];
  readonly retry?: RetryOverride;
}

const sequenceOf = (id: string): Sequence => {
  const found = reports.find((report) => report.id === id);
  if (found?.input.kind !== "sequence") throw new Error(`No sequence has the id ${id}.`);
  return found.input as unknown as Sequence;
};

function openSequence(id: string, execute: (trigger: ToolExecute, nth: number) => ReturnType<Decide>): House {
  const { tools, modelCalls, retry } = sequenceOf(id);
  const agent = config([...tools], retry === undefined ? {} : { retry: { tool: retry } });
  let executes = 0;
  return openHouse({
    script: [modelCalls.map(({ arguments: args, ...call }) => ({ ...call, args })), "done"],
    worker: ({ trigger }) => {
      if (trigger.type === "session.start") return { agent };
      return trigger.type === "tool.execute" ? execute(trigger, ++executes) : undefined;
    },
  });
}

const toolMessages = (house: House): [string | undefined, unknown][] =>
  (house.prompts.at(-1)?.messages ?? []).flatMap(({ role, tool_call_id, content }) =>
    role === "tool" ? [[tool_call_id, content]] : [],
  );

it("R11: undeclared names come with a proposed error; all calls end once and the model is prompted once", async () => {
  const proposed: [string, number][] = [];
  const house = openSequence("R11", ({ id }) => {
    const actions = house.asked.at(-1)?.proposed.actions ?? [];
    proposed.push([id, actions.filter(({ type }) => type === "tool.error").length]);
    return actions.length > 0 ? undefined : { actions: [{ type: "tool.result", result: "ok" }] };
  });
  await house.say("go");
  expect(proposed).toEqual([
    ["c1", 1],
    ["c2", 1],
    ["c3", 0],
  ]);
  expect(house.triggers("tool.finished").map(({ id, ok }) => [id, ok])).toEqual([
    ["c1", false],
    ["c2", false],
    ["c3", true],
  ]);
  expect(house.prompts).toHaveLength(2);
  await house.engine.close();
});

it("R13: a delivery that failed comes again under its id, and no prompt lacks a tool message", async () => {
  const house = openSequence("R13", ({ id }, nth) => {
    if (id === "a") return { actions: [{ type: "tool.result", content: [{ type: "text", text: "ok" }] }] };
    return nth === 2 ? { status: 500 } : { actions: [{ type: "tool.error", error: "b failed" }] };
  });
  await house.say("go");
  await house.pass(10);
  const ids = house.asked.flatMap(({ trigger, decision_id }) =>
    trigger.type === "tool.execute" && trigger.id === "b" ? [decision_id] : [],
  );
  expect(ids).toEqual([ids[0], ids[0]]);
  expect(house.prompts).toHaveLength(2);
  expect(toolMessages(house)).toEqual([
    ["a", "ok"],
    ["b", "b failed"],
  ]);
  await house.engine.close();
});

it("R15: after the first of two open calls has ended no prompt goes out, after the last one does", async () => {
  const house = openSequence("R15", () => ({}));
  await house.say("go");
  for (const [id, prompts] of [
    ["a", 1],
    ["b", 2],
  ] as const) {
    const settle = { type: "tool.result", id, result: { content: [{ type: "text", text: id }] } };
    expect((await house.call("POST", `/api/machine/sessions/${SESSION}/calls/settle`, settle)).status).toBe(200);
    await house.quiet();
    expect(house.prompts).toHaveLength(prompts);
  }
  expect(toolMessages(house)).toEqual([
    ["a", "a"],
    ["b", "b"],
  ]);
  await house.engine.close();
});

it("R16: a late answer to the first attempt changes nothing", async () => {
  const said = (text: string, attempt: number): DecisionAnswer => ({
    actions: [{ type: "tool.result", id: "a", attempt, content: [{ type: "text", text }] }],
  });
  let answerLate = (): void => undefined;
  const house = openSequence("R16", ({ attempt }, nth) => {
    if (nth > 1) return said("FRESH", attempt);
    return new Promise((resolve) => {
      answerLate = () => resolve(said("LATE", attempt));
    });
  });
  await house.say("go");
  await house.pass(2);
  answerLate();
  await house.quiet();
  expect(house.triggers("tool.execute")).toHaveLength(2);
  expect(house.triggers("tool.finished")).toHaveLength(1);
  expect(toolMessages(house)).toEqual([["a", "FRESH"]]);
  expect(JSON.stringify(await house.events())).not.toContain("LATE");
  await house.engine.close();
});

it.each([{}, { retryable: false }])("R17: a failure that says %j is final", async (more) => {
  const house = openSequence("R17", () => ({
    actions: [{ type: "tool.error", error: "smtp reset after send", ...more }],
  }));
  await house.say("go");
  await house.pass(1000);
  expect(house.triggers("tool.execute")).toHaveLength(1);
  expect(house.triggers("tool.finished")).toMatchObject([{ id: "a", ok: false }]);
  await house.engine.close();
});

it("Every report is played here", () => {
  const played = ["R11", "R13", "R15", "R16", "R17"];
  const sequences = reports.filter(({ input }) => input.kind === "sequence").map(({ id }) => id);
  expect(sequences).toEqual(played);
  for (const { input } of reports) expect(input.kind === "sequence" || (input.cases ?? []).length > 0).toBe(true);
});
