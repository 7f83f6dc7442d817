import fc from "fast-check";
import type { ExpectedEnd, Json } from "./case.ts";
import { anyOutput } from "./outputs.ts";
import { blockKinds, ok, result } from "./results.ts";

/** What ends a call by its id, from outside of the answer to its execute; without the id. */
export interface LaterEnd {
  readonly body: Json;
  readonly expect: ExpectedEnd;
  readonly output?: unknown;
}

/** The body with the call that it ends. */
export const settleOf = (body: Json, id: string): Json => ({ ...body, id });

/** A result that must be found nowhere. */
export const tooLate: Json = result({ content: [{ type: "text", text: "tck-too-late" }] });

const blocks: fc.Arbitrary<LaterEnd> = fc
  .array(fc.oneof(...Object.values(blockKinds)), { minLength: 1, maxLength: 3 })
  .map((drawn) => ({
    body: result({ content: drawn.map(({ block }) => block) }),
    expect: ok("later", { blocks: drawn.map(({ stored }) => stored), hidden: ["tck-too-late"] }),
  }));

const structured: fc.Arbitrary<LaterEnd> = fc
  .constantFrom<unknown>({ celsius: 21 }, [1, "two"], 0, false)
  .map((value) => ({
    body: result({ content: [{ type: "text", text: "see data" }], structuredContent: value }),
    expect: ok("later", {
      blocks: [{ type: "text", text: "see data" }],
      structured: JSON.stringify(value),
      hidden: ["tck-too-late"],
    }),
  }));

const failed: fc.Arbitrary<LaterEnd> = fc
  .tuple(
    fc.constantFrom("No such flight.", "upstream 503", 'say "which" port'),
    fc.constantFrom<Json>({}, { retryable: false }, { code: "provider_error" }),
  )
  .map(([error, more]) => ({
    body: { type: "tool.error", error, ...more },
    expect: { ends: ["error"], attempts: 1, because: "later", error, hidden: ["tck-too-late"] },
  }));

/** Ends in the shape that every route takes: a ToolResult, or an error. */
export const anyLaterEnd: fc.Arbitrary<LaterEnd> = fc.oneof(
  { weight: 4, arbitrary: blocks },
  { weight: 1, arbitrary: structured },
  { weight: 2, arbitrary: failed },
);

/** Results for tools with an output schema, as ToolResults whatever the action's shorthand was. */
export const laterOutput: fc.Arbitrary<LaterEnd> = anyOutput.map(({ output, action, expect }) => {
  const { result: whole, content, structured_content: value } = action;
  const given = value === undefined ? {} : { structuredContent: value };
  const body = result(whole ?? { content: content ?? [], ...given });
  const breaks = !expect.ends.includes("ok");
  return { output, body, expect: { ...expect, because: breaks ? "later-breaks" : "later" } };
});
