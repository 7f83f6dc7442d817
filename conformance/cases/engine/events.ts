import fc from "fast-check";
import type { EngineArea, EngineCase, ExpectedEnd, Key, PlannedAct, PlannedDecision } from "./case.ts";
import { fineCall } from "./delivery.ts";
import { assemble, coreArea, type DraftCall, valid } from "./draft.ts";

const needs = ["events"];

/** What comes before it is on the record by then, and nothing more is to come. */
const over = { trigger: "turn.finished" };

const streaming = (
  name: string,
  more: Omit<Extract<PlannedAct["act"], { do: "stream" }>, "do" | "key"> & { readonly key?: Key },
  when: PlannedAct["when"] = over,
): PlannedAct => ({ name, when, act: { do: "stream", key: "machine", ...more } });

/** A turn's stream that is read while it goes on, and once more when it is over. */
const watched: fc.Arbitrary<EngineCase> = fc
  .tuple(fc.integer({ min: 1, max: 2 }), fc.constantFrom("client.messages", "tool.execute"))
  .map(([calls, trigger]) =>
    assemble("watched", [Array.from({ length: calls }, () => fineCall())], undefined, {
      needs,
      acts: [
        streaming("watched: live", { turn: true }, { trigger, asked: true }),
        streaming("watched: again", { turn: true }),
      ],
    }),
  );

/** How a stream says where it goes on. */
const points = fc.constantFrom("query", "header", "both");

/** A stream that breaks off and is resumed, twice. */
const resumed: fc.Arbitrary<EngineCase> = fc
  .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 }), points, points)
  .map(([first, then, ...ways]) => {
    const pieces = ways.map((way, n): PlannedAct => {
      const query = way === "header" ? {} : { after: way === "both" ? 0 : ("$seen" as const) };
      const header = way === "query" ? {} : { lastEventId: "$seen" as const };
      return streaming(`resumed: ${n + 2}, by ${way}`, { events: then, ...query, ...header });
    });
    return assemble("resumed", [[fineCall()]], undefined, {
      needs,
      acts: [streaming("resumed: 1", { events: first }), ...pieces],
    });
  });

/** Decisions that give back the state and the config that are in force. */
const restated: fc.Arbitrary<EngineCase> = fc
  .subarray(["llm.finished", "tool.finished"], { minLength: 1 })
  .map((triggers) => {
    const decisions: PlannedDecision[] = triggers.map((trigger) => ({ on: { trigger }, answer: { take: "restated" } }));
    const state = { step: 1, names: ["a", "b"] };
    return assemble("restated", [[fineCall()]], undefined, {
      needs,
      decisions: [{ on: { trigger: "client.messages" }, answer: { take: "changed", with: { state } } }, ...decisions],
    });
  });

/** A call that fails once and is tried again. */
const retried: fc.Arbitrary<EngineCase> = fc.constantFrom("busy", "not yet").map((error) => {
  const { tool, call } = fineCall();
  const failure = { take: "action", action: { type: "tool.error", error, retryable: true } } as const;
  const expect: ExpectedEnd = { ...call.expect, because: "retried", attempts: 2 };
  const twice: DraftCall = { tool, call: { ...valid, answers: [failure, ...call.answers], expect } };
  return assemble("retried-events", [[twice]], undefined, {
    needs: ["events", "retries"],
    retry: { max_attempts: 2, backoff_base_secs: 0, backoff_max_secs: 0 },
  });
});

/** Those who must not read a session. */
const foreign: fc.Arbitrary<EngineCase> = fc
  .shuffledSubarray<Key>(["tenant2", "stranger", "none", "wrong"], { minLength: 1, maxLength: 3 })
  .map((keys) =>
    assemble("foreign-events", [[fineCall()]], undefined, {
      needs: ["events", "token", "tenant2"],
      acts: keys.map((key) => streaming(`not theirs: ${key}`, { key, events: 1 })),
    }),
  );

const area = (
  name: string,
  weight: number,
  cases: fc.Arbitrary<EngineCase>,
  more: readonly string[] = [],
): EngineArea => ({
  ...coreArea(name, weight, cases),
  needs: [...needs, ...more],
});

/** The log of a session and its streams. */
export const eventAreas: readonly EngineArea[] = [
  area("watched", 2, watched),
  area("resumed", 2, resumed),
  area("restated", 1, restated),
  area("retried-events", 1, retried, ["retries"]),
  area("foreign-events", 1, foreign, ["token", "tenant2"]),
];
