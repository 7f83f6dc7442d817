import type { ToolContent } from "../../generated/types.ts";
import { toolFrom } from "../define-tool.ts";
import { image, text } from "../results.ts";
import type { AnyTool } from "../tool.ts";

/** A runnable tool as the helpers of the Anthropic SDK make it, as far as it is needed here. */
export interface AnthropicTool {
  readonly name: string;
  readonly description?: string | undefined;
  readonly input_schema: unknown;
  /** Does the work. */
  readonly run: (input: never) => unknown;
  /** What a library makes of the input before it is run. */
  readonly parse?: (input: unknown) => unknown;
}

/** Takes over runnable tools made with the helpers of the Anthropic SDK. Its content blocks become the protocol's. */
export function fromAnthropicTools(tools: readonly AnthropicTool[]): AnyTool[] {
  return tools.map((tool) =>
    toolFrom({
      name: tool.name,
      ...(tool.description !== undefined && { description: tool.description }),
      input: plainSchema(tool.input_schema),
      execute: async (input: unknown) => {
        const returned = await tool.run((tool.parse === undefined ? input : tool.parse(input)) as never);
        return Array.isArray(returned) ? returned.map(blockOf) : returned;
      },
    }),
  );
}

/** A schema made by zod carries its library's interface along; only the JSON Schema is meant here. */
function plainSchema(schema: unknown): unknown {
  return JSON.parse(JSON.stringify(schema)) as unknown;
}

function blockOf(block: unknown): ToolContent {
  const {
    type,
    text: words,
    source,
  } = block as {
    readonly type?: string;
    readonly text?: string;
    readonly source?: { readonly type?: string; readonly data?: string; readonly media_type?: string };
  };
  if (type === "text" && words !== undefined) return text(words);
  if (type === "image" && source?.type === "base64")
    return image({ base64: source.data ?? "" }, source.media_type ?? "image/png");
  return text(JSON.stringify(block));
}
