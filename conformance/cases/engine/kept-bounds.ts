import fc from "fast-check";
import type { EngineArea, EngineCase, Json, PlannedAnswer, PlannedDecision } from "./case.ts";
import { assemble, coreArea, type DraftCall, valid } from "./draft.ts";
import { ok } from "./results.ts";

const needs = ["retries"];

/** The bound of which a later layer says nothing, and what keeps within it. */
interface Bound {
  readonly field: "total_timeout_secs" | "run_timeout_secs";
  /** The layer that sets it. */
  readonly policy: Json;
  readonly call: DraftCall;
  readonly waitMs: number;
}

const busy: PlannedAnswer = {
  take: "action",
  action: { type: "tool.error", error: "the service is busy", retryable: true },
};
const fine: PlannedAnswer = {
  take: "action",
  action: { type: "tool.result", content: [{ type: "text", text: "fine" }] },
};

/** Nobody is owed a call whose decision may be refused: what becomes of it is this rule's affair alone. */
const unowed = { ...valid, venue: "engine" } as const;

/** The next attempt is due when the bound has passed, so that it shows at once where there is none. */
const total: Bound = {
  field: "total_timeout_secs",
  policy: { total_timeout_secs: 1, max_attempts: 2, backoff_base_secs: 2, backoff_max_secs: 2 },
  call: {
    tool: {},
    call: { ...unowed, answers: [busy, fine], expect: { ends: ["error"], attempts: 1, because: "lapsed" } },
  },
  waitMs: 2_000,
};

/** Its deadline tells how long the worker has; nothing waits for it. */
const run: Bound = {
  field: "run_timeout_secs",
  policy: { run_timeout_secs: 20 },
  call: { tool: {}, call: { ...unowed, answers: [fine], expect: ok("plain") } },
  waitMs: 0,
};

/** What the later layer says: of the bound nothing, or null; and of something else perhaps a number. */
const overrides = (field: string): Json[] => [
  { [field]: null },
  { [field]: null, max_attempts: 2 },
  { max_attempts: 2 },
  {},
];

type Layer = "tool" | "action";

const keptCase = ({ field, policy, call, waitMs }: Bound, layer: Layer, override: Json): EngineCase => {
  // A layer that says null is no schema's, and may be refused with all else that the decision says.
  const mayRefuse = Object.hasOwn(override, field) ? { mayRefuse: true as const } : {};
  const drafted = assemble("kept-bounds", [[call]], undefined, {
    needs,
    agent: { retry: { default: policy } },
    waitMs,
  });
  const later: PlannedDecision =
    layer === "action"
      ? {
          on: { trigger: "llm.finished" },
          answer: { take: "amended", type: "tool.call", with: { retry: override }, ...mayRefuse },
        }
      : {
          on: { trigger: "client.messages" },
          answer: {
            take: "changed",
            with: { agent: { model: "$model", tools: drafted.tools, retry: { default: policy, tool: override } } },
            ...mayRefuse,
          },
        };
  return { ...drafted, decisions: [later] };
};

/** Layers over one that sets a bound, which none of them may take away. */
const kept: fc.Arbitrary<EngineCase> = fc
  .tuple(fc.constantFrom(total, run), fc.constantFrom<Layer>("action", "tool"), fc.nat({ max: 3 }))
  .map(([bound, layer, n]) => keptCase(bound, layer, overrides(bound.field)[n] ?? {}));

/** What every run plays, however short it is. */
export const keptBoundExamples: readonly EngineCase[] = [
  keptCase(run, "action", { run_timeout_secs: null }),
  keptCase(run, "tool", { run_timeout_secs: null }),
  keptCase(total, "action", { total_timeout_secs: null }),
];

/** Bounds that a later layer says nothing of. */
export const keptBoundAreas: readonly EngineArea[] = [{ ...coreArea("kept-bounds", 1, kept), needs }];
