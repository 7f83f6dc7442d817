import type { AcceptedBy, AnySchema, ParsedBy } from "./infer.ts";
import type {
  AnyTool,
  ClientSpec,
  ClientTool,
  FunctionSpec,
  FunctionTool,
  GeneratorSpec,
  GeneratorTool,
  HumanSpec,
  HumanTool,
} from "./tool.ts";

type Optional = AnySchema | undefined;

/**
 * Declares a tool and says how it runs. The kind follows from the members: `execute` runs in the worker, `execute` with
 * `events` is a generator, `onToolCalled` may hand the call to a person, `handler: "client"` is only declared. The types
 * of the input and of the result follow from the schemas. Throws a TypeError for a generator without `events`.
 *
 * @example
 * const add = defineTool({
 *   name: "add",
 *   description: "Add two numbers.",
 *   input: {
 *     type: "object",
 *     properties: { a: { type: "number" }, b: { type: "number" } },
 *     required: ["a", "b"],
 *   },
 *   execute: ({ a, b }) => `${a + b}`,
 * });
 */
export function defineTool<const I extends Optional = undefined, const O extends Optional = undefined>(
  spec: ClientSpec<I, O> & { readonly execute?: undefined },
): ClientTool<ParsedBy<I>, AcceptedBy<O>>;
export function defineTool<
  const I extends Optional = undefined,
  const O extends Optional = undefined,
  const C extends Optional = undefined,
  const S extends Optional = undefined,
>(spec: HumanSpec<I, O, C, S>): HumanTool<ParsedBy<I>, AcceptedBy<O>>;
export function defineTool<
  const E extends Optional,
  const I extends Optional = undefined,
  const O extends Optional = undefined,
  const C extends Optional = undefined,
  const S extends Optional = undefined,
>(spec: GeneratorSpec<I, O, E, C, S>): GeneratorTool<ParsedBy<I>, AcceptedBy<O>, AcceptedBy<E>>;
export function defineTool<
  const I extends Optional = undefined,
  const O extends Optional = undefined,
  const C extends Optional = undefined,
  const S extends Optional = undefined,
>(spec: FunctionSpec<I, O, C, S>): FunctionTool<ParsedBy<I>, AcceptedBy<O>>;
export function defineTool(spec: object): unknown {
  return toolFrom(spec);
}

/** A tool from a specification whose types are not known at compile time: for adapters. */
export function toolFrom(spec: object): AnyTool {
  const { handler: _handler, ...members } = { name: "", ...spec } as {
    readonly handler?: string;
    readonly name: string;
  };
  return { kind: kindOf(spec), ...members } as AnyTool;
}

function kindOf(spec: object): AnyTool["kind"] {
  if ("onToolCalled" in spec) return "human";
  if (!("execute" in spec) || spec.execute === undefined) return "client";
  if ("events" in spec) return "generator";
  if (GENERATORS.has(Object.prototype.toString.call(spec.execute)))
    throw new TypeError(
      `The tool ${JSON.stringify("name" in spec ? spec.name : "")} yields, so it needs \`events\`: the schema of what it yields.`,
    );
  return "function";
}

/** Taken for a function, one of these would give an empty object for a result and never run. */
const GENERATORS: ReadonlySet<string> = new Set(["[object AsyncGeneratorFunction]", "[object GeneratorFunction]"]);
