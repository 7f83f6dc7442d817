import type { ToolContext } from "./context.ts";
import type { AcceptedBy, AnySchema, ParsedBy } from "./infer.ts";

/** A schema, or none. */
type Optional = AnySchema | undefined;

/** What every kind of tool says about itself. */
export interface ToolDeclaration<
  I extends Optional,
  O extends Optional,
  C extends Optional = Optional,
  S extends Optional = Optional,
> {
  /** The name that the model calls. Optional only where the tools are given as a record: there the key is the name. */
  readonly name?: string;
  /** What the tool does, when to use it and when not: the model chooses by it. */
  readonly description?: string;
  /** The schema of the arguments. Without one the engine checks only that they are a JSON object. */
  readonly input?: I;
  /** The schema that a result must match. With one, what the function returns is sent as structured output. */
  readonly output?: O;
  /** Keep the tool out of the model's request until it is searched for. Default: the agent's `defer_tools`. */
  readonly defer?: boolean;
  /** Says that running it twice for one call comes to the same: tests of the tool then hold it to that. */
  readonly idempotent?: boolean;
  /** The schema of what this tool keeps in a session: types `context.local`, and is held to it before each run. */
  readonly context?: C;
  /** The schema of the part of the shared context that this tool needs: types `context.shared`, likewise. */
  readonly sharedContext?: S;
}

/** How the run of a tool may be held back, or go on after its decision. */
export interface RunModes<I extends Optional, C extends Optional = Optional, S extends Optional = Optional> {
  readonly handler?: "worker";
  /**
   * Ask a person before the tool runs: always, or when this says so. The session pauses with an interrupt; whoever
   * resumes it with `{ approved: true }` lets the tool run.
   */
  readonly approval?:
    | boolean
    | ((input: ParsedBy<I>, context: ToolContext<ParsedBy<C>, ParsedBy<S>>) => boolean | Promise<boolean>);
  /**
   * Leave the call open and settle it through the engine's API when the work is done; the worker needs its `engine`
   * option for that. For work that takes longer than a delivery may.
   */
  readonly background?: boolean;
}

/** A tool that runs in the worker and answers when its function returns. */
export interface FunctionSpec<
  I extends Optional,
  O extends Optional,
  C extends Optional = undefined,
  S extends Optional = undefined,
> extends ToolDeclaration<I, O, C, S>,
    RunModes<I, C, S> {
  /**
   * Runs the tool. What it returns becomes the result: text, blocks, a ToolResult, or any JSON value.
   * What it throws becomes a `tool.error` with the thrown message; throw a ToolError to say more.
   */
  readonly execute: (
    input: ParsedBy<I>,
    context: ToolContext<ParsedBy<C>, ParsedBy<S>>,
  ) => Returned<O> | Promise<Returned<O>>;
}

/** A tool that tells of its progress while it runs. */
export interface GeneratorSpec<
  I extends Optional,
  O extends Optional,
  E extends Optional,
  C extends Optional = undefined,
  S extends Optional = undefined,
> extends ToolDeclaration<I, O, C, S>,
    RunModes<I, C, S> {
  /** The schema of what is yielded. */
  readonly events: E;
  /** Yields progress, which goes to subscribers only; returns the result, or has it for its last yield. */
  readonly execute: (
    input: ParsedBy<I>,
    context: ToolContext<ParsedBy<C>, ParsedBy<S>>,
  ) => AsyncGenerator<AcceptedBy<E> | Returned<O>, Returned<O> | undefined, undefined>;
}

/** A tool that runs in the client: the worker only declares it. */
export interface ClientSpec<I extends Optional, O extends Optional> extends ToolDeclaration<I, O> {
  readonly handler: "client";
}

/** A tool that may need a person's answer. */
export interface HumanSpec<
  I extends Optional,
  O extends Optional,
  C extends Optional = undefined,
  S extends Optional = undefined,
> extends ToolDeclaration<I, O, C, S> {
  readonly handler?: "worker";
  /** Answers by itself, or returns null to ask a person. */
  readonly onToolCalled: (
    input: ParsedBy<I>,
    context: ToolContext<ParsedBy<C>, ParsedBy<S>>,
  ) => Returned<O> | null | Promise<Returned<O> | null>;
  /** Makes what the person answered fit for the model. Throwing fails the call. Left out: as it came. */
  readonly onResponseReceived?: (
    response: unknown,
    context: ToolContext<ParsedBy<C>, ParsedBy<S>>,
  ) => Returned<O> | Promise<Returned<O>>;
  /** How a person is reached: by an interrupt (default), or by leaving the call open for whoever settles it by id. */
  readonly pause?: "interrupt" | "open";
}

/** With an `output` schema the function returns what fits it, or a ready ToolResult; without one, anything. */
export type Returned<O> = [O] extends [undefined] ? unknown : AcceptedBy<O> | ReadyResult;

/** A ToolResult with structured output, as `structured()` makes it. */
export interface ReadyResult {
  readonly content: readonly object[];
  readonly structuredContent?: unknown;
  readonly isError?: boolean;
}

/** A tool as the worker holds it: what is declared, and how it runs. Made by `defineTool`. */
export type Tool<In = never, Out = unknown, Event = unknown> =
  | FunctionTool<In, Out>
  | GeneratorTool<In, Out, Event>
  | ClientTool<In, Out>
  | HumanTool<In, Out>;

interface ToolBase<In, Out, Event = never> {
  readonly name: string;
  readonly description?: string;
  readonly input?: AnySchema;
  readonly output?: AnySchema;
  readonly defer?: boolean;
  readonly idempotent?: boolean;
  readonly context?: AnySchema;
  readonly sharedContext?: AnySchema;
  /** Where the tool comes from, when it is not the worker's own. */
  readonly source?: "mcp";
  /** Only for the type checker: what the function receives, returns and yields. */
  readonly "~types"?: { readonly input: In; readonly output: Out; readonly event: Event };
}

/** A context whose types are those of the tool that it goes to. */
// biome-ignore lint/suspicious/noExplicitAny: a tool as the worker holds it takes the context of whatever schemas it has.
type HeldContext = ToolContext<any, any>;

interface Runnable {
  readonly approval?: boolean | ((input: never, context: HeldContext) => boolean | Promise<boolean>);
  readonly background?: boolean;
}

/** See {@link FunctionSpec}. */
export interface FunctionTool<In, Out> extends ToolBase<In, Out>, Runnable {
  readonly kind: "function";
  readonly execute: (input: never, context: HeldContext) => unknown;
}

/** See {@link GeneratorSpec}. */
export interface GeneratorTool<In, Out, Event = unknown> extends ToolBase<In, Out, Event>, Runnable {
  readonly kind: "generator";
  readonly events: AnySchema | undefined;
  readonly execute: (input: never, context: HeldContext) => AsyncGenerator<unknown, unknown, undefined>;
}

/** See {@link ClientSpec}. */
export interface ClientTool<In, Out> extends ToolBase<In, Out> {
  readonly kind: "client";
}

/** See {@link HumanSpec}. */
export interface HumanTool<In, Out> extends ToolBase<In, Out> {
  readonly kind: "human";
  readonly onToolCalled: (input: never, context: HeldContext) => unknown;
  readonly onResponseReceived?: (response: unknown, context: HeldContext) => unknown;
  readonly pause?: "interrupt" | "open";
}

/** Any tool, whatever its types. */
// biome-ignore lint/suspicious/noExplicitAny: the one place where every tool's types must fit, for inputs and outputs alike.
export type AnyTool = Tool<any, any, any>;

/** What a tool's function receives. */
export type InferToolInput<T> = T extends { readonly "~types"?: { readonly input: infer In } } ? In : never;
/** What a tool's function returns, by its `output` schema; `unknown` without one. */
export type InferToolOutput<T> = T extends { readonly "~types"?: { readonly output: infer Out } } ? Out : never;
/** What a generator tool yields, by its `events` schema; `never` for other kinds. */
export type InferToolEvent<T> = T extends { readonly "~types"?: { readonly event: infer E } } ? E : never;
