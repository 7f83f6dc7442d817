import { describe, expect, it } from "vitest";
import { createReferenceWorker } from "../../../reference-worker/index.ts";
import type { DecisionAnswer } from "../../../src/generated/types.ts";
import type { Handle } from "../../../src/wire/handle.ts";
import { type CallModel, createWorker, type Decide, defineTool } from "../../../src/worker/index.ts";
import { brokenRules, checkedRules, runInProcess, SECRET } from "./run-in-process.ts";

/** The protocol's own example, as its page shows it. */
const example: Decide = ({ trigger, proposed }) => {
  const forecasts: Record<string, string> = { "San Francisco": "foggy", Tokyo: "clear" };
  const input = { type: "object", properties: { city: { type: "string" } }, required: ["city"] };
  if (trigger.type === "session.start") {
    const tools = [{ name: "get_weather", description: "Get the weather for a city.", input }];
    return { agent: { model: "claude-haiku-4-5", tools } };
  }
  if (trigger.type !== "tool.execute" || trigger.name !== "get_weather") return proposed;
  try {
    if (trigger.input.status !== "valid") return proposed;
    const { city } = trigger.input.value as { city: string };
    if (!Object.hasOwn(forecasts, city)) throw new Error(`No forecast for ${city}.`);
    return {
      actions: [{ type: "tool.result", result: { content: [{ type: "text", text: `It's ${forecasts[city]}.` }] } }],
    };
  } catch (error) {
    return { actions: [{ type: "tool.error", error: (error as Error).message }] };
  }
};

const slow = defineTool({ name: "slow", description: "Answers later.", execute: () => "x" });

const legal: Record<string, Handle> = {
  "the protocol's own example": createWorker(example, { secret: SECRET }).handle,
  "a worker whose results are plain values": createWorker(plain(), { secret: SECRET }).handle,
  "a worker whose results are plain data, held to an output schema": createWorker(data(), { secret: SECRET }).handle,
  "a worker that leaves every call open": createWorker(open(), { secret: SECRET }).handle,
  "a worker that answers every status 2xx it likes": variedStatus(createReferenceWorker({ secret: SECRET }).handle),
  "a worker that takes any content type and answers garbage with an empty decision": lenient(
    createReferenceWorker({ secret: SECRET }).handle,
  ),
};

describe("legal workers", () => {
  it.each(Object.entries(legal))("%s breaks no rule", async (_name, handle) => {
    const run = await runInProcess(handle);
    expect(run.state).toEqual({ kind: "played" });
    expect(brokenRules(run)).toEqual([]);
    expect(checkedRules(run).length).toBeGreaterThan(8);
  });
});

describe("a worker that runs the model", () => {
  it("breaks no rule, whether it answers whole or in pieces", async () => {
    const model: CallModel = async function* () {
      yield { text: "Hello." };
      return { model: "tck", content: "Hello." };
    };
    const { handle } = createReferenceWorker({ secret: SECRET, model });
    const run = await runInProcess(handle, { modelCalls: true });
    expect(brokenRules(run)).toEqual([]);
    expect(checkedRules(run)).toContain("worker/answers-model-calls");
    expect(checkedRules(run)).toContain("worker/streams-tokens-only-where-asked");
  });
});

describe("the reference worker", () => {
  it("breaks no rule for any of ten seeds", async () => {
    for (let seed = 1; seed <= 10; seed++) {
      const run = await runInProcess(createReferenceWorker({ secret: SECRET }).handle, { seed, runs: 60 });
      expect([seed, brokenRules(run)]).toEqual([seed, []]);
    }
  }, 60_000);
});

function plain(): Decide {
  const decisions = createWorker([defineTool({ name: "count", input: { type: "object" }, execute: () => 1 })]);
  return async (request) => {
    const answer = await decisions.decide(request);
    const actions = (answer?.actions ?? []).map((action) =>
      action.type === "tool.result" ? { type: action.type, result: 3 } : action,
    );
    return (actions.length === 0 ? answer : { actions }) as DecisionAnswer;
  };
}

/** What most workers answer: an object, a list and a number, with no blocks around them. */
function data(): Decide {
  const given: Record<string, unknown> = { amount: { amount: 1.1 }, list: [1, 2], count: 21 };
  const outputs = { amount: "object", list: "array", count: "integer" };
  const tools = Object.entries(outputs).map(([name, type]) => ({
    name,
    description: `Gives the ${name}.`,
    input: { type: "object" },
    output: { type },
  }));
  return ({ trigger, proposed }) => {
    if (trigger.type === "session.start") return { agent: { model: "any", tools } };
    if (trigger.type !== "tool.execute" || trigger.input.status !== "valid" || !Object.hasOwn(given, trigger.name))
      return proposed;
    return { actions: [{ type: "tool.result", result: given[trigger.name] }] } as DecisionAnswer;
  };
}

function open(): Decide {
  const { decide } = createWorker([slow]);
  return (request) => {
    const valid = request.trigger.type === "tool.execute" && (request.proposed?.actions ?? []).length === 0;
    return valid ? {} : decide(request);
  };
}

function variedStatus(handle: Handle): Handle {
  let n = 0;
  return async (request) => {
    const response = await handle(request);
    n++;
    return response.status === 200 ? { ...response, status: [200, 201, 202][n % 3]! } : response;
  };
}

function lenient(handle: Handle): Handle {
  return async (request) => {
    const response = await handle({ ...request, headers: { ...request.headers, "content-type": "application/json" } });
    return response.status === 400 ? { status: 200, body: "{}" } : response;
  };
}
