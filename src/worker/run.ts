import type { Action } from "../generated/types.ts";
import { needsApproval, requestApproval } from "./approval.ts";
import { later } from "./background.ts";
import type { ToolContext } from "./context.ts";
import { drain } from "./drain.ts";
import type { House } from "./house.ts";
import { askHuman } from "./human.ts";
import type { AnySchema } from "./infer.ts";
import { holdTo, parseWith } from "./parse.ts";
import { type CallRef, settle } from "./settle.ts";
import type { AnyTool, FunctionTool, GeneratorTool } from "./tool.ts";
import { ToolError } from "./tool-error.ts";

/** One run of a tool: the arguments as they came, and everything around them. */
export interface Run {
  /** An object that matches the published schema. */
  readonly input: unknown;
  readonly context: ToolContext;
  readonly house: House;
  /** Which call is settled, in the form in which the settle names it. */
  readonly call: CallRef;
  /** Ends the deadline's timer: for whoever finishes the work, which may be after the decision. */
  readonly release: () => void;
}

/** A tool that runs in the worker. */
export type RunnableTool = Exclude<AnyTool, { readonly kind: "client" }>;

/** Runs a tool for the first time: asks for approval where it must, and leaves the call open where it may. */
export async function runTool(tool: RunnableTool, run: Run): Promise<readonly Action[]> {
  if (tool.kind === "human") return askHuman(tool, run);
  if (await needsApproval(tool, run)) return [requestApproval(tool, run.context.call)];
  return runNow(tool, run);
}

/** Runs a tool that nothing holds back any more. */
export async function runNow(tool: Exclude<RunnableTool, { kind: "human" }>, run: Run): Promise<readonly Action[]> {
  const work = () => settleRun(tool, run, () => perform(tool, run));
  if (tool.background === true) return later(work, run);
  return [await work()];
}

/** Settles the run's call by this work, with a word of its own when the deadline was what ended it. */
export function settleRun(tool: RunnableTool, run: Run, work: () => unknown): Promise<Action> {
  const { context, house, call } = run;
  const timed = async () => {
    try {
      return await work();
    } catch (thrown) {
      if (!context.signal.aborted || thrown instanceof ToolError) throw thrown;
      const late = { code: "deadline_exceeded", retryable: true, cause: thrown } as const;
      throw new ToolError(`${tool.name} did not finish in time.`, late);
    }
  };
  return settle(call, tool.output, timed, house.secrets, (thrown) => house.onError(thrown, context.request));
}

/** The arguments as the function wants them: parsed by the library that the schema comes from, once its context fits. */
export async function parsedInput(tool: RunnableTool, { input, context }: Run): Promise<unknown> {
  await holdContext(tool.context, "its context", () => context.local);
  await holdContext(tool.sharedContext, "the shared context", () => context.shared);
  const parsed = await parseWith(tool.input, input);
  if (!parsed.ok) throw new ToolError(`invalid tool arguments: ${parsed.message}`);
  return parsed.value;
}

/** Says what does not fit, but no value: what a tool keeps may be secret. */
async function holdContext(schema: AnySchema | undefined, what: string, read: () => unknown): Promise<void> {
  if (schema === undefined) return;
  const held = await holdTo(schema, read());
  if (!held.ok)
    throw new ToolError(`The tool cannot run: ${what} does not match its schema.`, { cause: new Error(held.message) });
}

async function perform(tool: FunctionTool<unknown, unknown> | GeneratorTool<unknown, unknown>, run: Run) {
  const input = (await parsedInput(tool, run)) as never;
  return tool.kind === "generator" ? drain(tool, input, run) : tool.execute(input, run.context);
}
