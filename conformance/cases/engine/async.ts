import fc from "fast-check";
import type { EngineArea, EngineCase, ExpectedEnd, Json, PlannedAct, PlannedAnswer, PlannedDecision } from "./case.ts";
import { assemble, coreArea, type DraftCall, valid } from "./draft.ts";
import { anyLaterEnd, type LaterEnd, laterOutput, settleOf, tooLate } from "./later.ts";
import { ok } from "./results.ts";

/** The answers that settle nothing. */
const empty: fc.Arbitrary<PlannedAnswer> = fc.constantFrom<PlannedAnswer>(
  { take: "decision", body: {} },
  { take: "decision", body: null },
  { take: "decision", body: { actions: [] } },
);

/** For a call that is asked for again, so that no case goes on for ever. */
const again: PlannedAnswer = { take: "action", action: { type: "tool.error", error: "asked again" } };

/** A call that the answer to its execute leaves open. */
export const openCall = (left: PlannedAnswer, { expect, output }: LaterEnd): DraftCall => ({
  tool: output === undefined ? {} : { output },
  call: { ...valid, answers: [left, again], expect },
});

/** How many calls are open at once, which end comes first, and what ends each. */
interface Drawn {
  readonly left: PlannedAnswer;
  readonly ends: readonly LaterEnd[];
  /** The numbers of the calls in the order in which they end. */
  readonly order: readonly number[];
}

const drawn = (end: fc.Arbitrary<LaterEnd>, most: number): fc.Arbitrary<Drawn> =>
  fc
    .tuple(empty, fc.array(end, { minLength: 1, maxLength: most }))
    .chain(([left, ends]) =>
      fc.shuffledSubarray([...ends.keys()], { minLength: ends.length }).map((order): Drawn => ({ left, ends, order })),
    );

const idOf = (n: number): string => `call-${n + 1}`;

/** Once the last of so many calls was answered, and once one of them has been told as finished. */
const allAsked = (count: number) => ({ trigger: "tool.execute", nth: count });
const told = (n: number) => ({ trigger: "tool.finished", call: idOf(n) });

/** Long enough for what must not happen to be seen where it does. */
const QUIET_MS = 25;

type How = "route" | "named attempt" | "submit";

function settleAct(n: number, { body }: LaterEnd, how: How): Pick<PlannedAct, "name" | "act"> {
  const settle = settleOf(body, idOf(n));
  const name = `settle ${idOf(n)}`;
  if (how === "submit")
    return {
      name,
      act: { do: "decide", decision: { trigger: "tool.execute", call: idOf(n) }, body: { actions: [settle] } },
    };
  return { name, act: { do: "settle", body: how === "route" ? settle : { ...settle, attempt: "$last" } } };
}

/** What ends nothing, and must be refused. */
type Refused = "late" | "other attempt" | "unknown call" | "unknown session";

function refusedAct(n: number, which: Refused): Pick<PlannedAct, "name" | "act"> {
  const body = settleOf(tooLate, idOf(n));
  const name = `${which} ${idOf(n)}`;
  switch (which) {
    case "late":
      return { name, act: { do: "settle", body } };
    case "other attempt":
      return { name, act: { do: "settle", body: { ...body, attempt: 7 } } };
    case "unknown call":
      return { name, act: { do: "settle", body: { ...body, id: "call-of-nobody" } } };
    case "unknown session":
      return { name, act: { do: "settle", session: "tck-session-of-nobody", body } };
  }
}

/** Calls that are left open and ended from outside, in every order; some settles beside them end nothing. */
const outside: fc.Arbitrary<EngineCase> = fc
  .tuple(
    drawn(anyLaterEnd, 4),
    fc.array(fc.constantFrom<How>("route", "route", "named attempt", "submit"), { minLength: 4, maxLength: 4 }),
    fc.boolean(),
    fc.option(fc.constantFrom<Refused>("late", "other attempt", "unknown call", "unknown session"), {
      nil: undefined,
      freq: 3,
    }),
  )
  .map(([{ left, ends, order }, hows, oneByOne, refused]) => {
    const acts: PlannedAct[] = order.flatMap((n, place) => {
      const before = order[place - 1];
      const when = oneByOne && before !== undefined ? told(before) : allAsked(ends.length);
      const act = { when, ...settleAct(n, ends[n] as LaterEnd, hows[place] ?? "route") };
      const quietMs = oneByOne || place === 0 ? { quietMs: QUIET_MS } : {};
      return [{ ...act, ...quietMs }];
    });
    const first = order[0] ?? 0;
    if (refused === "late") acts.push({ when: allAsked(ends.length), ...refusedAct(first, refused) });
    else if (refused !== undefined) acts.unshift({ when: allAsked(ends.length), ...refusedAct(first, refused) });
    return assemble("async", [ends.map((end) => openCall(left, end))], undefined, { needs: ["async", "settle"], acts });
  });

/** One decision that is sent out of band ends two calls. */
const together: fc.Arbitrary<EngineCase> = fc.tuple(empty, anyLaterEnd, anyLaterEnd).map(([left, one, other]) =>
  assemble("async", [[openCall(left, one), openCall(left, other)]], undefined, {
    needs: ["async", "settle"],
    acts: [
      {
        name: "settle both",
        when: allAsked(2),
        act: {
          do: "decide",
          decision: { trigger: "tool.execute", call: idOf(0) },
          body: { actions: [settleOf(other.body, idOf(1)), settleOf(one.body, idOf(0))] },
        },
      },
    ],
  }),
);

/** Ended while the worker still has the question; what it answers later counts for nothing. */
const before: fc.Arbitrary<EngineCase> = fc
  .tuple(
    anyLaterEnd,
    fc.constantFrom<PlannedAnswer>({ take: "decision", body: {} }, { take: "action", action: tooLate }),
  )
  .map(([end, answer]) =>
    assemble("async-before", [[openCall({ ...answer, afterActs: 1 }, end)]], undefined, {
      needs: ["async", "settle"],
      acts: [{ when: { trigger: "tool.execute", call: idOf(0), asked: true }, ...settleAct(0, end, "route") }],
    }),
  );

/** A second attempt that is left open; a settle that names the first one is refused. */
const attempts: fc.Arbitrary<EngineCase> = fc
  .tuple(empty, anyLaterEnd, fc.constantFrom<How>("route", "named attempt"), fc.boolean())
  .map(([left, end, how, lapsed]) => {
    const failed: PlannedAnswer = { take: "action", action: { type: "tool.error", error: "busy", retryable: true } };
    const { tool, call } = openCall(left, end);
    const when = { trigger: "tool.execute", call: idOf(0), nth: 2 };
    const stale: PlannedAct = {
      name: `other attempt ${idOf(0)}`,
      when,
      act: { do: "settle", body: { ...settleOf(tooLate, idOf(0)), attempt: "$first" } },
    };
    return assemble(
      "async-attempts",
      [[{ tool, call: { ...call, answers: [failed, left, again], expect: { ...end.expect, attempts: 2 } } }]],
      undefined,
      {
        retry: { max_attempts: 2, backoff_base_secs: 0, backoff_max_secs: 0 },
        needs: ["async", "settle", "retries"],
        acts: [...(lapsed ? [stale] : []), { when, ...settleAct(0, end, how) }],
      },
    );
  });

/** A settle that comes while the next attempt is waited for. */
const between: fc.Arbitrary<EngineCase> = fc.constantFrom("tck-between", "tck-in-the-gap").map((text) => {
  const failed: PlannedAnswer = { take: "action", action: { type: "tool.error", error: "busy", retryable: true } };
  const content = [{ type: "text", text: "at last" }];
  const call: DraftCall = {
    tool: {},
    call: {
      ...valid,
      answers: [failed, { take: "action", action: { type: "tool.result", content } }],
      // A settle may end it before the second attempt, so one is enough.
      expect: ok("later", { attempts: 2 }),
    },
  };
  return assemble("retry-between", [[call]], undefined, {
    retry: { max_attempts: 2, backoff_base_secs: 1, backoff_max_secs: 1 },
    needs: ["retries", "settle"],
    acts: [
      {
        name: `between ${idOf(0)}`,
        when: { trigger: "tool.execute", call: idOf(0) },
        quietMs: QUIET_MS,
        act: {
          do: "settle",
          body: { type: "tool.result", id: idOf(0), result: { content: [{ type: "text", text }] } },
        },
      },
    ],
    waitMs: 1_000,
  });
});

/** Ended by a decision that answers something else. */
const inside: fc.Arbitrary<EngineCase> = fc
  .tuple(empty, anyLaterEnd, anyLaterEnd, fc.constantFrom("action", "execute", "execute first", "finished", "crossed"))
  .map(([left, one, other, trigger]) => {
    const needs = ["async"];
    const first = openCall(left, one);
    const settle = settleOf(one.body, idOf(0));
    if (trigger === "action")
      return assemble("async-decisions", [[first]], undefined, {
        needs,
        decisions: [{ on: { trigger: "client.action" }, answer: { take: "decision", body: { actions: [settle] } } }],
        acts: [
          {
            name: "client action",
            when: allAsked(1),
            quietMs: QUIET_MS,
            act: { do: "submit", body: { payload: { type: "client.action", name: "tck-go" } } },
          },
        ],
      });
    const own = other.body;
    const answers: Readonly<Record<string, readonly Json[]>> = {
      execute: [own, settle],
      "execute first": [settle, own],
      finished: [own],
      crossed: [settle],
    };
    const answer: PlannedAnswer = { take: "decision", body: { actions: answers[trigger] ?? [] } };
    const second = { ...first, call: { ...first.call, answers: [answer, again], expect: other.expect } };
    const after = (n: number, action: Json) => ({
      on: { trigger: "tool.finished", call: idOf(n) },
      answer: { take: "changed" as const, with: { actions: [action] } },
    });
    const planned: Readonly<Record<string, readonly PlannedDecision[]>> = {
      finished: [after(1, settle)],
      crossed: [after(0, settleOf(own, idOf(1)))],
    };
    const decisions = planned[trigger];
    return assemble("async-decisions", [[first, second]], undefined, {
      needs,
      ...(decisions === undefined ? {} : { decisions }),
    });
  });

const leftOpen: ExpectedEnd = { ends: ["error"], attempts: 1, because: "left-open" };

/** Nobody ever ends it, so one of its bounds does. */
const bounds: fc.Arbitrary<EngineCase> = fc.tuple(empty, fc.constantFrom("run", "total")).map(([left, bound]) =>
  assemble("async-bounds", [[openCall(left, { body: {}, expect: leftOpen })]], undefined, {
    retry: { max_attempts: 1, [`${bound}_timeout_secs`]: 1 },
    needs: ["async"],
    waitMs: 1_500,
  }),
);

/** Results that come by the machine route and fit or break their output schema. */
const outputs: fc.Arbitrary<EngineCase> = laterOutput.map((end) =>
  assemble("async-output", [[openCall({ take: "decision", body: {} }, end)]], undefined, {
    retry: { max_attempts: 3, backoff_base_secs: 0, backoff_max_secs: 0 },
    needs: ["async", "settle"],
    acts: [{ when: allAsked(1), ...settleAct(0, end, "route") }],
  }),
);

/** The last decision of a turn, with something in it that ends nothing. */
const lastWord = (area: string, body: Json, more: Json): EngineCase => {
  const content = [{ type: "text", text: "the first" }];
  const call: DraftCall = {
    tool: {},
    call: {
      ...valid,
      answers: [{ take: "action", action: { type: "tool.result", content } }],
      expect: ok("content", { blocks: [{ type: "text", text: "the first" }] }),
    },
  };
  return assemble(area, [[call]], undefined, {
    decisions: [
      {
        on: { trigger: "turn.finished" },
        answer: { take: "changed", with: { ...more, actions: [body, { type: "done" }] } },
      },
    ],
    // The next message might come before this answer, and end the turn without it.
    acts: [{ name: "answered", when: { trigger: "turn.finished" }, quietMs: QUIET_MS, act: { do: "wait" } }],
  });
};

/** A result for a call that ended long ago. */
const late: fc.Arbitrary<EngineCase> = fc
  .constantFrom<Json>(tooLate, { type: "tool.error", error: "tck-too-late" })
  .map((body) => lastWord("late", settleOf(body, idOf(0)), {}));

/** A result for no call at all; that its decision was refused shows in the state that it would have set. */
const unowned: fc.Arbitrary<EngineCase> = fc
  .constantFrom<Json>(tooLate, { type: "tool.error", error: "tck-too-late" })
  .map((body) => lastWord("unowned", body, { state: { tck: "unowned" } }));

const area = (name: string, weight: number, needs: readonly string[], cases: fc.Arbitrary<EngineCase>): EngineArea => ({
  ...coreArea(name, weight, cases),
  needs,
});

/** Calls that are answered later. */
export const asyncAreas: readonly EngineArea[] = [
  coreArea("late", 1, late),
  coreArea("unowned", 1, unowned),
  area(
    "async",
    4,
    ["async", "settle"],
    fc.oneof({ weight: 5, arbitrary: outside }, { weight: 1, arbitrary: together }),
  ),
  area("async-before", 1, ["async", "settle"], before),
  area("async-attempts", 1, ["async", "settle", "retries"], attempts),
  area("async-decisions", 2, ["async"], inside),
  area("async-bounds", 1, ["async"], bounds),
  area("async-output", 3, ["async", "settle"], outputs),
  area("retry-between", 1, ["retries", "settle"], between),
];
