import fc from "fast-check";
import type { EngineArea, EngineCase } from "./case.ts";
import { assemble, coreArea, valid } from "./draft.ts";

const needs = ["lifecycle"];

/** The name of the act that comes while the check goes on. */
export const MEANWHILE = "meanwhile";

/** So long after the model's reply an engine is at the check, unless it is done with it, in milliseconds. */
const UNDER_WAY_MS = 100;

/** How long a check may take that nothing ends, in milliseconds: an interpreter's pattern matcher is ten times as slow. */
const MOST_MS = 20_000;

/** How often the letter stands there: a matcher that goes back tries the powers of two of it, which takes it seconds. */
const LETTERS = 26;

/** A text that a matcher which goes back finds no match for until it has tried them all; another one sees it at once. */
const slow: fc.Arbitrary<EngineCase> = fc.constantFrom("^(a+)+$", "^([a-c]+)*$").map((pattern) => {
  const text = JSON.stringify({ s: `${"a".repeat(LETTERS)}!` });
  const input = { type: "object", properties: { s: { type: "string", pattern } } };
  const drafted = assemble(
    "slow-check",
    [
      [
        {
          tool: { input },
          call: {
            ...valid,
            arguments: text,
            how: "a text that a pattern goes over again and again",
            input: { status: ["invalid"], value: text },
            answers: [{ take: "proposed" }],
            expect: { ends: ["error"], attempts: 1, because: "proposal" },
          },
        },
      ],
    ],
    undefined,
    {
      needs,
      class: "slow",
      waitMs: MOST_MS,
      acts: [
        {
          name: MEANWHILE,
          when: { prompt: 1 },
          quietMs: UNDER_WAY_MS,
          act: {
            do: "submit",
            body: {
              session_id: "$other",
              payload: { type: "client.message", message: { role: "user", content: "are you there?" } },
            },
          },
        },
      ],
    },
  );
  return { ...drafted, alone: true, other: { user: "hello", reply: "here I am", hears: 1 } };
});

/** A check that takes its time; one case of a run, since each may stop its engine. */
export const slowCheckAreas: readonly EngineArea[] = [{ ...coreArea("slow-check", 0.02, slow), class: "slow", needs }];
