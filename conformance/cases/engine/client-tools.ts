import fc from "fast-check";
import type { Act, EngineArea, EngineCase, Json, PlannedAct, PlannedCall } from "./case.ts";
import { assemble, coreArea, type DraftCall, type DraftOptions, valid } from "./draft.ts";
import { anyLaterEnd, type LaterEnd, laterOutput, settleOf, tooLate } from "./later.ts";
import { ok } from "./results.ts";

const CLIENT = "call-1";
const WORKER = "call-2";

/** A call of a tool of the client's. */
const clientCall = ({ expect, output }: Pick<LaterEnd, "expect" | "output">): DraftCall => ({
  tool: { handler: "client", ...(output === undefined ? {} : { output }) },
  call: { ...valid, venue: "client", answers: [{ take: "proposed" }], expect },
});

/** A call of a tool of the worker's, which is at it until so many acts are done. */
const slowCall = (afterActs: number): DraftCall => {
  const content = [{ type: "text", text: "from the worker" }];
  return {
    tool: {},
    call: {
      ...valid,
      answers: [{ take: "action", action: { type: "tool.result", content }, afterActs }],
      expect: ok("content", { blocks: [{ type: "text", text: "from the worker" }] }),
    },
  };
};

/** The client has read the reply that makes its call, so what starts it has been done. */
const seen: PlannedAct = {
  name: "seen",
  when: { trigger: "llm.finished" },
  until: `"${CLIENT}"`,
  act: { do: "read" },
};

const input = (body: Json): Act => ({ do: "input", input: body });

/** An end as a client sends it: its errors say whether they may be tried again, and no more. */
function asInput({ body }: LaterEnd): Json {
  const settle = settleOf(body, CLIENT);
  return body["type"] === "tool.error"
    ? { type: "tool.error", id: CLIENT, error: body["error"], retryable: false }
    : settle;
}

/** The whole view of the client with its answer at the end. */
const asView = (content: string): Json => ({
  type: "client.messages",
  agent_id: "$agent",
  messages: ["$messages", { role: "tool", tool_call_id: CLIENT, content }],
});

const viewEnd = (content: string): LaterEnd => ({
  body: {},
  expect: ok("later", { blocks: [{ type: "text", text: content }], hidden: ["tck-too-late"] }),
});

/** What must end nothing. */
type Beside = "stranger" | "foreign" | "unknown call" | "unknown session" | "late" | "again" | "machine";

function besideAct(which: Beside, answer: Json): Pick<PlannedAct, "name" | "act"> {
  const late = settleOf(tooLate, CLIENT);
  switch (which) {
    case "stranger":
      return { name: `stranger ${CLIENT}`, act: { do: "input", input: late, as: "stranger" } };
    case "foreign":
      return { name: `foreign ${WORKER}`, act: input(settleOf(tooLate, WORKER)) };
    case "unknown call":
      return { name: `unknown call ${CLIENT}`, act: input(settleOf(tooLate, "call-of-nobody")) };
    case "unknown session":
      return {
        name: `unknown session ${CLIENT}`,
        act: {
          do: "request",
          method: "POST",
          path: "/api/client/sessions/input",
          key: "owner",
          text: JSON.stringify({ session_id: "tck-session-of-nobody", input: late }),
        },
      };
    case "late":
      return { name: `late ${CLIENT}`, act: input(late) };
    case "again":
      return { name: `again ${CLIENT}`, act: input(answer) };
    case "machine":
      return { name: `machine ${CLIENT}`, act: { do: "settle", body: settleOf(tooLate, CLIENT) } };
  }
}

const AFTER: readonly Beside[] = ["late", "again"];

/** One call of the client's, alone or beside one of the worker's, answered by the client. */
function answered(
  area: string,
  end: LaterEnd,
  answer: Json,
  beside: Beside | undefined,
  pair: boolean,
  more: DraftOptions = {},
): EngineCase {
  const when = seen.when;
  const settle: PlannedAct = { name: `settle ${CLIENT}`, when, act: input(answer) };
  const other = beside === undefined ? [] : [{ when, ...besideAct(beside, answer) }];
  const acts = beside !== undefined && AFTER.includes(beside) ? [seen, settle, ...other] : [seen, ...other, settle];
  const calls = pair || beside === "foreign" ? [clientCall(end), slowCall(acts.length)] : [clientCall(end)];
  return assemble(area, [calls], undefined, { needs: ["client-tools", "token"], acts, ...more });
}

const texts = fc.constantFrom("notes.txt", "", "21", "naïve 東京");

const inputs: fc.Arbitrary<EngineCase> = fc
  .tuple(
    anyLaterEnd,
    fc.option(fc.constantFrom<Beside>("foreign", "stranger", "foreign", "unknown call", "unknown session", "late"), {
      freq: 4,
    }),
    fc.boolean(),
  )
  .map(([end, beside, pair]) => answered("client-tools", end, asInput(end), beside ?? undefined, pair));

const views: fc.Arbitrary<EngineCase> = fc
  .tuple(texts, fc.option(fc.constantFrom<Beside>("stranger", "again"), { freq: 4 }), fc.boolean())
  .map(([text, beside, pair]) => answered("client-tools", viewEnd(text), asView(text), beside ?? undefined, pair));

/** Results of the client's that fit or break an output schema; those that are one text may come as a message. */
const outputs: fc.Arbitrary<EngineCase> = fc.tuple(laterOutput, fc.boolean()).map(([end, inView]) => {
  const { content = [], structuredContent } = end.body["result"] as {
    content?: readonly { type?: string; text?: string }[];
    structuredContent?: unknown;
  };
  const [only, ...others] = content;
  const asText = inView && structuredContent === undefined && others.length === 0 ? only?.text : undefined;
  return answered("client-output", end, asText === undefined ? asInput(end) : asView(asText), undefined, false);
});

/** Whether a machine may speak for the client is a choice; the client speaks afterwards in either case. */
const byMachine: fc.Arbitrary<EngineCase> = texts.map((text) => {
  const end: LaterEnd = {
    body: { type: "tool.result", result: { content: [{ type: "text", text }] } },
    expect: ok("later"),
  };
  return answered("client-machine", end, asInput(end), "machine", false, {
    needs: ["client-tools", "token", "settle"],
  });
});

/** Tools that the client brings with its message: one of its own, and one under the name of a tool of the worker's. */
const submitted: fc.Arbitrary<EngineCase> = fc
  .tuple(fc.constantFrom<Json>({}, { handler: "worker" }, { handler: "client" }), fc.boolean())
  .map(([handler, taken]) => {
    const end = viewEnd("scrolled");
    const named = (name: string): Json => ({
      name,
      description: "A tool of the page.",
      input: { type: "object" },
      ...handler,
    });
    const { tools, turns, ...rest } = answered(
      "client-submitted",
      end,
      asInput({ ...end, body: { type: "tool.result", result: { content: [{ type: "text", text: "scrolled" }] } } }),
      undefined,
      taken,
    );
    const payload: Json = {
      type: "client.messages",
      messages: [{ role: "user", content: "go" }],
      client: { tools: [named("scroll_to"), ...(taken ? [named("tool_2")] : [])] },
    };
    // What the page brings is declared by no agent.
    const renamed = (call: PlannedCall): PlannedCall => (call.id === CLIENT ? { ...call, tool: "scroll_to" } : call);
    return {
      ...rest,
      tools: tools.filter(({ handler: where }) => where !== "client"),
      turns: turns.map((turn, n) =>
        n > 0
          ? turn
          : {
              ...turn,
              payload,
              replies: turn.replies.map((reply) =>
                "calls" in reply ? { ...reply, calls: reply.calls.map(renamed) } : reply,
              ),
            },
      ),
    };
  });

/** A call of the client's that the worker starts and nobody answers: the turn ends over it, on any engine. */
const unanswered: fc.Arbitrary<EngineCase> = fc.constantFrom("{}", '{"n":1}').map((text) =>
  assemble("client-unanswered", [], undefined, {
    spare: [{ name: "", description: "A tool of the page.", input: { type: "object" }, handler: "client" }],
    decisions: [
      {
        on: { trigger: "llm.finished" },
        answer: {
          take: "changed",
          with: { actions: [{ type: "tool.call", id: "own-1", name: "spare_1", arguments: text }, { type: "done" }] },
        },
      },
    ],
    acts: [{ name: "answered", when: { trigger: "turn.finished" }, quietMs: 25, act: { do: "wait" } }],
  }),
);

/** A call of the client's that nobody answers, under a policy for tools that bounds it. */
const bounded: fc.Arbitrary<EngineCase> = fc
  .constantFrom<Json>({}, { max_attempts: 2 })
  .map((more) =>
    assemble(
      "client-bounds",
      [[clientCall({ expect: { ends: ["error"], attempts: 1, because: "left-open" } })]],
      undefined,
      { retry: { total_timeout_secs: 1, ...more }, needs: ["client-tools", "retries"], waitMs: 1_500 },
    ),
  );

const area = (name: string, weight: number, needs: readonly string[], cases: fc.Arbitrary<EngineCase>): EngineArea => ({
  ...coreArea(name, weight, cases),
  needs,
});

/** Tools that the client runs. */
export const clientToolAreas: readonly EngineArea[] = [
  coreArea("client-unanswered", 1, unanswered),
  area(
    "client-tools",
    4,
    ["client-tools", "token"],
    fc.oneof({ weight: 3, arbitrary: inputs }, { weight: 2, arbitrary: views }),
  ),
  area("client-output", 2, ["client-tools", "token"], outputs),
  area("client-machine", 1, ["client-tools", "token", "settle"], byMachine),
  area("client-submitted", 1, ["client-tools", "token"], submitted),
  area("client-bounds", 1, ["client-tools", "retries"], bounded),
];
