import { CallToolResultSchema } from "@modelcontextprotocol/sdk/types.js";
import { accepts, fits, type TypeName, validate } from "../src/index.ts";
import type { Contests } from "./harness/benchmark.ts";
import type { Contest } from "./harness/contest.ts";
import { looped } from "./harness/looped.ts";
import { decisionRequest, toolResult } from "./messages.ts";

const ROUNDS = 15;

/** Checks of one type on one message, beside the parse of its text, which every receiver pays anyway. */
function besideParsing(type: TypeName, message: object): Contest {
  const text = JSON.stringify(message);
  for (const check of [accepts, validate]) {
    const verdict = check(type, message);
    if (!verdict.ok) throw new Error(`The ${type} to measure is not valid: ${JSON.stringify(verdict.errors)}`);
  }
  const next = copiesOf(text);
  return {
    on: `a ${type} of ${Buffer.byteLength(text)} bytes`,
    rounds: ROUNDS,
    contestants: {
      "JSON.parse": looped(() => JSON.parse(text)),
      accepts: looped((count) => accepts(type, next(count))),
      "fits (no laws)": looped((count) => fits(type, next(count))),
      // The exact reading's laws read bytes to the last and walk the tree of messages: given, and not promised.
      "validate (exact, all laws)": looped((count) => validate(type, next(count))),
    },
    claims: [{ of: "accepts", beside: "JSON.parse", as: "ratio", by: "cpu", atMost: 1 / 5 }],
  };
}

/** The shape alone on both sides: no law of ours is a part of MCP's schema. */
function besideZod(): Contest {
  const text = JSON.stringify(toolResult);
  const next = copiesOf(text);
  return {
    on: `a ToolResult of ${Buffer.byteLength(text)} bytes`,
    rounds: ROUNDS,
    contestants: {
      "CallToolResultSchema of MCP's SDK": looped((count) => CallToolResultSchema.parse(next(count))),
      "fits (no laws)": looped((count) => fits("ToolResult", next(count))),
    },
    claims: [
      { of: "fits (no laws)", beside: "CallToolResultSchema of MCP's SDK", as: "ratio", by: "cpu", atMost: 1 / 15 },
    ],
  };
}

const COPIES = 128;

/** Values parsed anew each: a check that sees one object again and again finds everything in the nearest cache. */
function copiesOf(text: string): (count: number) => unknown {
  const copies = Array.from({ length: COPIES }, () => JSON.parse(text) as unknown);
  return (count) => copies[count % COPIES];
}

/** What the check of a message costs beside reading it, and beside the schema of MCP's SDK. */
export const validators: Contests = {
  name: "validators",
  about: "Checking a message beside parsing its text, and a result's shape beside the schema of MCP's SDK.",
  prepare: () => ({
    // The SDK's parser first, while the process is fresh: it is at its fastest then.
    contests: [besideZod(), besideParsing("ToolResult", toolResult), besideParsing("DecisionRequest", decisionRequest)],
  }),
};
