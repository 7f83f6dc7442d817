import { isObject } from "../../src/json/own.ts";
import { readJson } from "../../src/json/read.ts";
import { createNodeSend } from "../../src/wire/node-send.ts";
import type { PlannedCall, WorkerCase } from "../cases/worker/case.ts";
import { checkSchema } from "../cases/worker/schema/check.ts";
import type { DeclaredTool } from "../cases/worker/tool-plan.ts";
import { decisionOf } from "../drivers/worker/decision-of.ts";
import type { Exchange } from "../drivers/worker/log.ts";
import { playOneCall } from "../drivers/worker/play.ts";
import { placed, settlesOf } from "../judges/worker/pick.ts";
import { discover } from "./discover.ts";
import { type BrokenRule, judgeAlone } from "./judge-alone.ts";
import type { WorkerSuiteOptions } from "./options.ts";
import { targetOf } from "./target-of.ts";

/** One call that a person makes by hand. */
export interface HandCall {
  readonly tool: string;
  /** The arguments as a model would write them; they may be wrong on purpose. */
  readonly arguments: string;
  /** Default: `call-1`. */
  readonly id?: string;
  /** Default: 1. */
  readonly attempt?: number;
}

/** What came of the call, or why it could not be made. */
export type CalledTool =
  | {
      readonly ok: true;
      /** The tools that the worker declares. */
      readonly tools: readonly DeclaredTool[];
      /** How the arguments stand to the declared schema; `unchecked` where the suite's own checker cannot tell. */
      readonly fit: PlannedCall["fit"] | "unchecked";
      /** The `tool.execute` with everything around it, and the answer. */
      readonly exchange: Exchange;
      /** What the answer does to the call. `nothing`: it is no decision. */
      readonly came: "result" | "error" | "question" | "left open" | "nothing";
      readonly broken: readonly BrokenRule[];
    }
  | { readonly ok: false; readonly reason: string };

/** Starts a session, makes one call and judges the answer by every rule for workers. Never rejects. */
export async function callTool(hand: HandCall, options: WorkerSuiteOptions): Promise<CalledTool> {
  const own = options.send === undefined ? createNodeSend() : undefined;
  const target = targetOf(options, options.send ?? own!.send);
  const session = `tck-call-${Date.now().toString(36)}`;
  try {
    const found = await discover(target, session);
    if (!found.ok) return found;
    const fit = fitOf(hand, found.tools);
    const call = planned(hand, fit === "unchecked" ? "valid" : fit);
    const log = await playOneCall(call, hand.attempt ?? 1, target, `${session}-1`);
    const exchange = log.exchanges.find(({ purpose }) => purpose.for === "call");
    if (exchange === undefined) return { ok: false, reason: `The worker at ${options.url} stopped answering.` };
    const { broken } = judgeAlone(caseOf(call), log, found.tools, options.secret);
    return { ok: true, tools: found.tools, fit, exchange, came: cameOf(exchange), broken };
  } finally {
    own?.close();
  }
}

function fitOf(hand: HandCall, tools: readonly DeclaredTool[]): PlannedCall["fit"] | "unchecked" {
  const tool = tools.find(({ name }) => name === hand.tool);
  if (tool === undefined) return "unknown-tool";
  const read = readJson(hand.arguments);
  if (!read.ok || !isObject(read.value)) return "malformed";
  const verdict = checkSchema(tool.input ?? true, read.value);
  return verdict === "unknown" ? "unchecked" : verdict === "fits" ? "valid" : "invalid";
}

function planned({ tool, arguments: text, id = "call-1" }: HandCall, fit: PlannedCall["fit"]): PlannedCall {
  const once = { attempts: 1, deliveries: 1, newer: false } as const;
  return { id, tool, arguments: text, fit, how: "written by hand", ...once };
}

function caseOf(call: PlannedCall): WorkerCase {
  const steps = [{ do: "round", together: false, calls: [call] }] as const;
  return { version: 1, role: "worker", area: "calls", user: "", steps };
}

function cameOf(exchange: Exchange): Extract<CalledTool, { ok: true }>["came"] {
  if (decisionOf(exchange.answer) === undefined) return "nothing";
  const [settle] = settlesOf(exchange);
  if (settle !== undefined) return settle.action.type === "tool.result" ? "result" : "error";
  return placed(exchange).some(({ action }) => action.type === "interrupt") ? "question" : "left open";
}
