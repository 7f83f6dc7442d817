import type { Action, DecisionRequest } from "../../../src/generated/types.ts";
import { type AnyTool, createWorker, declareTool, type EngineClient } from "../../../src/worker/index.ts";
import type { DeclaredTool } from "../../cases/worker/tool-plan.ts";
import type { ToolCase, ToolReport } from "./report.ts";
import type { Decide, Runner } from "./run-once.ts";
import { tryOut } from "./try-out.ts";

/** How a tool is tried alone. */
export interface TestToolOptions {
  /** What the tool may read of the request around its call: `context.request`, and the session and turn ids. */
  readonly request?: Partial<DecisionRequest>;
  /** What the tool finds as its context: `context.local` and `context.shared`. */
  readonly context?: {
    readonly local?: Readonly<Record<string, unknown>>;
    readonly shared?: Readonly<Record<string, unknown>>;
  };
  /** Generated inputs that fit the schema, and as many that do not. Default: 25; 0 for a tool with effects. */
  readonly generated?: number;
  readonly seed?: number;
  /** Run known inputs, and a few generated ones, twice under one call id, and compare. Default: what the tool says. */
  readonly idempotent?: boolean;
  /** Default: 100,000. */
  readonly maxOutputBytes?: number;
  /** How long one run may take, in milliseconds. Default: 10,000. */
  readonly timeoutMs?: number;
}

/**
 * Tries one tool alone, with no model, no engine and no network: known inputs with what must come of them, then
 * generated ones that fit its schema and ones that nearly do. Never rejects for what the tool does.
 *
 * @example
 * const report = await testTool(calculator, [
 *   { input: { expression: "(4 * 12) + 7" }, output: 55 },
 *   { input: { expression: "not math" }, error: true },
 * ]);
 */
export async function testTool(
  tool: AnyTool,
  cases: readonly ToolCase[] = [],
  options: TestToolOptions = {},
): Promise<ToolReport> {
  const named = tool.name === "" ? { ...tool, name: "tool" } : tool;
  const settled = new Map<string, Action>();
  const settle: EngineClient["settle"] = async (_session, action) => {
    settled.set(action.id, action);
    return { ok: true };
  };
  const worker = createWorker([named], {
    engine: { settle },
    context: { shared: options.context?.shared ?? {}, tools: { [named.name]: options.context?.local ?? {} } },
  });
  // A tool that answers later runs all the same: what it would tell an engine is its answer here.
  const decide: Decide = async (request) => {
    const answer = await worker.decide(request);
    await worker.idle();
    const late = request.trigger.type === "tool.execute" ? settled.get(request.trigger.id) : undefined;
    return late === undefined ? answer : { actions: [late] };
  };
  const listen: Runner["listen"] = (callId, listener) =>
    worker.onProgress((news) => news.callId === callId && listener(news.event));
  const traits = { mayStayOpen: staysOpen(tool), idempotent: tool.idempotent === true };
  return tryOut(declareTool(named), { ...runnerOf(decide, options), listen }, traits, cases, options);
}

/**
 * Tries one tool of a worker elsewhere, by the decisions that the worker makes. What is not declared there, such as
 * whether it may wait for a person, is not known: a call that stays open is no fault.
 */
export function testDeclaredTool(
  declared: DeclaredTool,
  decide: Decide,
  cases: readonly ToolCase[] = [],
  options: TestToolOptions = {},
): Promise<ToolReport> {
  const traits = { mayStayOpen: true, idempotent: false };
  return tryOut(declared, { ...runnerOf(decide, options), refuses: true }, traits, cases, options);
}

function runnerOf(decide: Decide, { request = {}, timeoutMs = 10_000 }: TestToolOptions): Runner {
  return { decide, request, timeoutMs };
}

function staysOpen(tool: AnyTool): boolean {
  if (tool.kind === "human") return true;
  return tool.kind !== "client" && tool.approval !== undefined;
}
