import fc from "fast-check";
import type { EngineArea, EngineCase, Json, Key, PlannedAct } from "./case.ts";
import { fineCall } from "./delivery.ts";
import { assemble, coreArea } from "./draft.ts";

/** What is said in requests that must have no effect. */
export const UNHEARD = "tck-never-to-be-heard";

type Named = Pick<PlannedAct, "name" | "act">;

const message = (content: unknown): Json => ({ type: "client.message", message: { role: "user", content } });

const submitText = JSON.stringify({
  agent_id: "$agent",
  identity: { id: "tck-burglar" },
  session_id: "$session",
  payload: message(UNHEARD),
});

const request = (name: string, method: string, path: string, key: Key, text?: string): Named => ({
  name,
  act: { do: "request", method, path, key, ...(text === undefined ? {} : { text }) },
});

const SUBMIT = "/api/machine/sessions/submit";
const SETTLE = "/api/machine/sessions/$session/calls/settle";
const READ = "/api/client/sessions/$session";
const NOBODY = "tck-session-of-nobody";
const settleText = JSON.stringify({ type: "tool.error", id: "call-1", error: UNHEARD });

const badKeys = ["none", "wrong"] as const;

/** Requests that only the submit route is needed for. */
const submits: readonly Named[] = [
  ...badKeys.map((key) => request(`bad credential: ${key}`, "POST", SUBMIT, key, submitText)),
  ...["{", "not json", `{"payload": "${UNHEARD}"`].map((text, n) =>
    request(`no JSON: ${n + 1}`, "POST", SUBMIT, "machine", text),
  ),
  ...[{ type: "client.shout", message: { role: "user", content: UNHEARD } }, message(5), null].map(
    (payload, n): Named => ({ name: `unknown JSON: ${n + 1}`, act: { do: "submit", body: { payload } } }),
  ),
];

/** Requests for the other routes. */
const others: readonly Named[] = [
  ...badKeys.map((key) => request(`bad credential: settle, ${key}`, "POST", SETTLE, key, settleText)),
  ...badKeys.map((key) => request(`bad credential: read, ${key}`, "GET", READ, key)),
  request("no JSON: settle", "POST", SETTLE, "machine", '{"type":'),
  request("unknown JSON: settle", "POST", SETTLE, "machine", '{"type":"tool.shrug","id":"call-1"}'),
  {
    name: "no such session: settle",
    act: { do: "settle", session: NOBODY, body: { type: "tool.error", id: "call-1", error: UNHEARD } },
  },
  request("no such session: read", "GET", `/api/client/sessions/${NOBODY}`, "owner"),
  { name: "another's session: read", act: { do: "read", as: "stranger" } },
];

const refusals = (area: string, from: readonly Named[], needs: readonly string[]): fc.Arbitrary<EngineCase> =>
  fc.shuffledSubarray([...from], { minLength: 2, maxLength: 4 }).map((drawn) =>
    assemble(area, [[fineCall()]], undefined, {
      needs,
      acts: drawn.map(({ name, act }) => ({ name, when: { trigger: "turn.finished" }, act })),
    }),
  );

/** Settles that any engine with that route must refuse: nothing is open. */
const settles: fc.Arbitrary<EngineCase> = fc
  .shuffledSubarray(["call-1", "call-of-nobody", NOBODY], { minLength: 1, maxLength: 3 })
  .map((ids) =>
    assemble("settle-answers", [[fineCall()]], undefined, {
      needs: ["settle"],
      acts: ids.map((id) => ({
        name: `nothing to end: ${id}`,
        when: { trigger: "tool.finished", asked: true },
        act: {
          do: "settle",
          ...(id === NOBODY ? { session: NOBODY } : {}),
          body: { type: "tool.error", id: id === NOBODY ? "call-1" : id, error: UNHEARD },
        },
      })),
    }),
  );

const more = ["delivery", "settle", "token"];

/** What the engine's surface answers to what it must refuse. */
export const statusAreas: readonly EngineArea[] = [
  { ...coreArea("settle-answers", 1, settles), needs: ["settle"] },
  { ...coreArea("refusals", 2, refusals("refusals", submits, ["delivery"])), needs: ["delivery"] },
  { ...coreArea("more-refusals", 2, refusals("more-refusals", others, more)), needs: more },
];
