/** A way in to the provider: a base URL without `/v1`, and a `fetch` where the client is to use one. */
export interface Way {
  readonly url: string;
  readonly fetch?: typeof fetch;
}

/** What a user asks one client to do. Every member resolves to the text that the user gets, or rejects. */
export interface Client {
  readonly name: string;
  /** One call, no stream. Absent where the client always streams. */
  readonly plain?: (way: Way, prompt: string) => Promise<string>;
  /** One call, streamed: the deltas joined. */
  readonly streamed?: (way: Way, prompt: string) => Promise<string>;
  /** The client's own tool loop with the tools below, without a stream. */
  readonly loop?: (way: Way, prompt: string) => Promise<string>;
  /** The same, streamed. */
  readonly streamedLoop?: (way: Way, prompt: string) => Promise<string>;
  /** What a user sees of a stream that ends in the middle of an event: an error, or a shorter text and nothing else. */
  readonly cutStream: "rejects" | "ends quietly";
}

/** The tools that every client offers. */
export const tools = {
  add: ({ a, b }: { a: number; b: number }): string => String(a + b),
  weather: ({ city }: { city: string }): string => `foggy in ${city}`,
};

/** Their schemas as JSON Schema. */
export const schemas = {
  add: {
    type: "object" as const,
    properties: { a: { type: "number" as const }, b: { type: "number" as const } },
    required: ["a", "b"],
    additionalProperties: false,
  },
  weather: {
    type: "object" as const,
    properties: { city: { type: "string" as const } },
    required: ["city"],
    additionalProperties: false,
  },
};

/** The model that every client asks for. */
export const model = "test-model";

/** Joins what a stream of texts yields. */
export const joined = async (stream: AsyncIterable<string>): Promise<string> => {
  let text = "";
  for await (const piece of stream) text += piece;
  return text;
};

/** Runs one of the tools by its name. */
export const runTool = (name: string, input: unknown): string =>
  (tools as unknown as Record<string, (input: unknown) => string>)[name]!(input);
