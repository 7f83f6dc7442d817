import type { ErrorInfo, ToolResult } from "../generated/types.ts";
import { plain } from "../json/plain.ts";
import { readExactJson } from "../json/read.ts";
import type { Check, Rules } from "./record.ts";

/**
 * The value that the output check looks at: the structured value if there is one, else the text blocks joined by line
 * feeds, read as JSON if that parses and as a string if it does not; without a text block, the empty string. For the check
 * only: what is stored is what was sent. Source: base, rows 9 to 11, OV-5 and OV-6.
 */
export function outputValue({ content, structuredContent }: ToolResult): unknown {
  if (structuredContent !== undefined && structuredContent !== null) return structuredContent;
  const text = content.flatMap((block) => (block.type === "text" ? [block.text] : [])).join("\n");
  const reading = readExactJson(text);
  return reading.ok ? reading.value : text;
}

/**
 * The error that ends a call whose result breaks its tool's output schema, or undefined. It names pointer, keyword and what
 * was expected, and no value of the result. A result that reports failure itself is exempt. Source: base, rows 8, 12, 47.
 */
export function checkOutput(rules: Rules, result: ToolResult, check: Check | undefined): string | undefined {
  if (check === undefined || result.isError === true) return undefined;
  const violation = check(plain(rules.outputValue(result)), { hideValues: true });
  return violation === undefined ? undefined : `tool output violated its declared schema: ${violation}`;
}

/** A violation as it is recorded: it is final, whatever attempts are left. Source: OV-2 and OV-3. */
export function outputError(violation: string): ErrorInfo {
  return { message: violation, code: "invalid_response", param: "output" };
}
