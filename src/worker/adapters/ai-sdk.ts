import type { ToolContext } from "../context.ts";
import { toolFrom } from "../define-tool.ts";
import type { AnySchema } from "../infer.ts";
import { isStandardSchema } from "../standard-schema.ts";
import type { AnyTool } from "../tool.ts";

/** A tool as `tool()` of the AI SDK makes it, as far as it is needed here. */
export interface AiTool {
  readonly description?: unknown;
  readonly inputSchema?: unknown;
  readonly outputSchema?: unknown;
  readonly needsApproval?: unknown;
  readonly execute?: unknown;
}

type Execute = (this: unknown, input: unknown, options: object) => unknown;

/**
 * Takes over a record of tools made with the AI SDK; the keys are their names. A tool without `execute` becomes a client
 * tool; one that yields has its last yield for a result, as there.
 */
export async function fromAiTools(tools: Readonly<Record<string, AiTool>>): Promise<AnyTool[]> {
  return Promise.all(Object.entries(tools).map(([name, tool]) => fromAiTool(name, tool)));
}

async function fromAiTool(name: string, tool: AiTool): Promise<AnyTool> {
  const { description, needsApproval, execute } = tool;
  const input = await schemaOf(tool.inputSchema);
  const output = await schemaOf(tool.outputSchema);
  const base = {
    name,
    ...(typeof description === "string" && { description }),
    ...(input !== undefined && { input }),
    ...(output !== undefined && { output }),
  };
  if (typeof execute !== "function") return toolFrom(base);
  const run: Execute = (given, options) => (execute as Execute).call(tool, given, options);
  return toolFrom({
    ...base,
    ...(needsApproval !== undefined && {
      approval:
        typeof needsApproval === "function"
          ? (given: unknown, own: ToolContext) => needsApproval(given, optionsOf(own))
          : needsApproval === true,
    }),
    // Whether it yields shows only when it runs, so every tool is run as if it did: one value is a yield of one.
    events: undefined,
    execute: async function* (given: unknown, own: ToolContext) {
      const returned = await run(given, optionsOf(own));
      if (isAsyncIterable(returned)) yield* returned;
      else return returned;
    },
  });
}

function optionsOf({ call, signal }: ToolContext): object {
  return { toolCallId: call.id, messages: [], abortSignal: signal };
}

/** Its own schemas hold a JSON Schema, or the promise of one, and a validator that may be missing. */
async function schemaOf(schema: unknown): Promise<AnySchema | undefined> {
  if (schema === undefined || isStandardSchema(schema)) return schema;
  const made = typeof schema === "function" ? (schema as () => unknown)() : schema;
  if (typeof made !== "object" || made === null || !("jsonSchema" in made)) return made as AnySchema;
  return (await made.jsonSchema) as AnySchema;
}

function isAsyncIterable(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === "object" && value !== null && Symbol.asyncIterator in value;
}
