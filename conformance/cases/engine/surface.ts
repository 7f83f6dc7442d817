import fc from "fast-check";
import type { EngineArea, EngineCase, PlannedAct } from "./case.ts";
import { fineCall } from "./delivery.ts";
import { assemble, coreArea, valid } from "./draft.ts";
import { ok } from "./results.ts";
import { UNHEARD } from "./statuses.ts";

type Named = Pick<PlannedAct, "name" | "act">;

const SESSION = "/api/machine/sessions/$session";

/** What the key of another tenant is tried on while the session's call is open. */
const foreign: readonly Named[] = [
  ...[
    { type: "tool.result", id: "call-1", result: { content: [{ type: "text", text: UNHEARD }] } },
    { type: "tool.error", id: "call-1", error: UNHEARD, retryable: false },
  ].map(
    (body): Named => ({
      name: `foreign: ${body.type}`,
      act: {
        do: "request",
        method: "POST",
        path: `${SESSION}/calls/settle`,
        key: "tenant2",
        text: JSON.stringify(body),
      },
    }),
  ),
  {
    name: "foreign: view",
    act: { do: "request", method: "GET", path: "/api/client/sessions/$session", key: "tenant2" },
  },
];

/** A call that the worker ends once the other tenant has tried everything. */
const otherTenant: fc.Arbitrary<EngineCase> = fc
  .shuffledSubarray([...foreign], { minLength: 1, maxLength: 3 })
  .map((drawn) => {
    const content = [{ type: "text", text: "from the worker" }];
    const expect = ok("content", { blocks: [{ type: "text", text: "from the worker" }], hidden: [UNHEARD] });
    const action = { type: "tool.result", content };
    const call = { ...valid, answers: [{ take: "action", action, afterActs: drawn.length } as const], expect };
    return assemble("other-tenants", [[{ tool: {}, call }]], undefined, {
      needs: ["delivery", "settle", "token", "tenant2"],
      acts: drawn.map((act) => ({ ...act, when: { trigger: "tool.execute", asked: true } })),
    });
  });

/** A session that its client begins, reads and goes on with. */
const byClient: fc.Arbitrary<EngineCase> = fc
  .tuple(fc.boolean(), fc.constantFrom("What is new?", "naïve 東京"), fc.constantFrom(120, 3_600))
  .map(([twice, words, seconds]) => {
    const drafted = assemble("client-session", [[fineCall()]], undefined, {
      needs: ["client-tools", "token"],
      acts: [
        {
          name: "no session yet",
          when: { prompt: 1 },
          act: { do: "request", method: "GET", path: "/api/client/sessions/tck-not-yet-$session", key: "owner" },
        },
        {
          name: "view",
          when: { trigger: "tool.finished" },
          until: "call-1",
          act: { do: "read" },
        },
        {
          name: "token",
          when: { trigger: "turn.finished" },
          act: {
            do: "request",
            method: "POST",
            path: "/api/machine/client-tokens",
            key: "machine",
            text: JSON.stringify({ identity: { id: "tck-somebody" }, ttl_seconds: seconds }),
          },
        },
      ],
    });
    const again = twice ? [{ user: words, byClient: true as const, replies: [{ text: "Nothing." }] }] : [];
    return { ...drafted, turns: [...drafted.turns.map((turn) => ({ ...turn, byClient: true as const })), ...again] };
  });

/** Who may do what with a session, and how a client comes by one. */
export const surfaceAreas: readonly EngineArea[] = [
  { ...coreArea("other-tenants", 1, otherTenant), needs: ["delivery", "settle", "token", "tenant2"] },
  { ...coreArea("client-session", 1, byClient), needs: ["client-tools", "token"] },
];
