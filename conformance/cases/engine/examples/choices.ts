import type { CaseTool, EngineCase, Json, PlannedAct, PlannedDecision } from "../case.ts";
import { answered, type ExampleCall, example, ran } from "./example.ts";

/** The area of cases that no rule is scored on: they bring about what a choice is seen by, and must end well either way. */
export const CHOICES = "choices";

/** Marks by which it is seen what was done. */
export const UNKNOWN_ACTION = "tck.no_such_action";
export const STATE_BESIDE = "tck-beside-an-unknown-action";
export const REWRITTEN = "tck-said-instead";
export const UNKNOWN_CODE = "tck_over_quota";
export const TOO_LATE = "tck-too-late";

const tool: CaseTool = { name: "tool_1", description: "The tool." };
const fit = { tool: "tool_1", declared: true, arguments: "{}", how: "fit", input: { status: ["valid"], value: "{}" } };

const call = (more: Pick<ExampleCall, "answers" | "expect"> = ran): ExampleCall => ({ ...fit, ...more }) as ExampleCall;

/** One session with these calls in one reply of the model. */
function session(
  calls: readonly ExampleCall[],
  needs: readonly string[],
  more: Partial<Pick<EngineCase, "acts" | "decisions" | "retry" | "waitMs" | "class">> = {},
): EngineCase {
  return { ...example(CHOICES, [tool], calls.length === 0 ? [] : [calls]), needs, ...more };
}

const result = (text: string): Json => ({ type: "tool.result", result: { content: [{ type: "text", text }] } });

/** A moment at which nothing has moved for so long: whoever waits for an answer is known to wait by then. */
const silence = (quietMs: number, when: PlannedAct["when"]): PlannedAct => ({
  name: "silence",
  when,
  quietMs,
  act: { do: "wait" },
});

/** A call that the worker answers when so many acts are done. */
const held = (afterActs: number, text: string, expect: ExampleCall["expect"]): ExampleCall =>
  call({ answers: [{ take: "action", action: result(text), afterActs }], expect });

const fine = { ends: ["ok"], attempts: 1, because: "plain" } as const;

/** Two calls of one reply, of which none is answered before it is known whether both are asked for at once. */
const together = session([held(1, "one", fine), held(1, "two", fine)], ["delivery"], {
  acts: [silence(150, { trigger: "tool.execute", asked: true })],
});

/** The nth thing that the client asks for beside its turns: no turn waits for what comes of it. */
const asking = (nth: number): PlannedAct => ({
  name: `action ${nth}`,
  when: { trigger: "turn.finished" },
  act: { do: "submit", body: { payload: { type: "client.action", name: "tck-refresh" } } },
});

const asked = (nth: number) => ({ trigger: "client.action", nth, asked: true }) as const;

/** An action that nobody knows, with a state beside it. */
const unknownAction = session([], ["delivery"], {
  decisions: [
    {
      on: { trigger: "client.action" },
      answer: { take: "decision", body: { state: { mark: STATE_BESIDE }, actions: [{ type: UNKNOWN_ACTION }] } },
    },
  ],
  acts: [asking(1), silence(100, asked(1))],
});

const STATUSES = [425, 408, 429];

/** Statuses of which some may go away by themselves; a delivery is repeated after two seconds at the earliest. */
const statuses = session([], ["delivery"], {
  class: "slow",
  waitMs: 3_000,
  decisions: STATUSES.map((status, i) => ({
    on: { trigger: "client.action", nth: i + 1 },
    answer: { take: "decision", body: {}, first: [{ status, text: '{"error":"not so"}' }] },
  })),
  acts: [...STATUSES.map((_, i) => asking(i + 1)), silence(2_500, asked(STATUSES.length))],
});

const rewriting = (nth: number, messages: readonly unknown[]): PlannedDecision => ({
  on: { trigger: "client.messages", nth },
  answer: { take: "changed", with: { messages } },
});

/** A view with another second message, and then one that ends after the first. */
const rewritten: EngineCase = {
  ...session([], ["delivery"], {
    decisions: [rewriting(2, ["$first", { role: "user", content: REWRITTEN }]), rewriting(3, ["$first"])],
  }),
  turns: ["go", "and now?", "and then?"].map((user) => ({ user, replies: [{ text: "done" }] })),
};

/** A first question that fails for good; whatever comes next is told the config. */
const failedStart: EngineCase = {
  ...session([], ["delivery"], {
    decisions: [
      {
        on: { trigger: "session.start" },
        answer: { take: "raw", answer: { status: 400, text: '{"error":"not now"}' }, fatal: true },
      },
      {
        on: { trigger: "client.messages" },
        answer: { take: "changed", with: { agent: { model: "$model", tools: [] }, actions: [{ type: "llm.call" }] } },
      },
    ],
  }),
  tools: [],
  turns: [
    // Nothing is ever said in it.
    { user: "go", replies: [{ text: "too soon" }] },
    { user: "and now?", replies: [{ text: "nothing more" }] },
  ],
};

const unknownAgent = session([], ["delivery"], {
  acts: [
    {
      name: "unknown agent",
      when: { trigger: "turn.finished" },
      act: {
        do: "request",
        method: "POST",
        path: "/api/machine/sessions/submit",
        key: "machine",
        text: JSON.stringify({
          agent_id: "tck-no-such-agent",
          identity: { id: "tck-nobody" },
          payload: { type: "client.message", message: { role: "user", content: "is anybody there?" } },
        }),
      },
    },
  ],
});

const ELSEWHERE = "from elsewhere";

/** Ended while the worker still has the question, which it answers when all that can follow has followed. */
const settled = session(
  [
    held(2, TOO_LATE, {
      ends: ["ok"],
      attempts: 1,
      because: "later",
      blocks: [{ type: "text", text: ELSEWHERE }],
      hidden: [TOO_LATE],
    }),
  ],
  ["delivery", "async", "settle"],
  {
    acts: [
      {
        name: "settle call-1",
        when: { trigger: "tool.execute", asked: true },
        act: { do: "settle", body: { ...result(ELSEWHERE), id: "call-1" } },
      },
      silence(150, { trigger: "tool.execute", asked: true }),
    ],
  },
);

/** What names no result, or none that is there, and a failure under a code of the worker's own. */
const oddAnswers = [
  { type: "tool.result" },
  { type: "tool.result", result: null },
  { type: "tool.error", error: "over quota", code: UNKNOWN_CODE },
].map((action) =>
  session(
    [
      {
        // Nobody is owed a call whose decision may be refused.
        venue: "engine",
        ...call({
          answers: [{ take: "action", action, mayRefuse: true }],
          expect: { ...fine, ends: action.type === "tool.error" ? ["error"] : ["ok"] },
        }),
      },
    ],
    [],
  ),
);

/** Ended by a text in the place of a result, or else by a result with that text. */
const settledByText = session(
  [
    call({
      answers: [{ take: "decision", body: {} }],
      expect: { ends: ["ok"], attempts: 1, because: "later", blocks: [{ type: "text", text: ELSEWHERE }] },
    }),
  ],
  ["async", "settle"],
  {
    acts: [{ type: "tool.result", result: ELSEWHERE }, result(ELSEWHERE)].map((body, i) => ({
      name: `${i === 0 ? "by a text" : "settle"} call-1`,
      when: { trigger: "tool.execute" },
      act: { do: "settle", body: { ...body, id: "call-1" } },
    })),
  },
);

/** Read by its client while a call is out. */
const readAtWork = session([held(1, "one", fine)], ["token"], {
  acts: [{ name: "at work", when: { trigger: "tool.execute", asked: true }, act: { do: "read" } }],
});

/** A first attempt whose answer is waited for in vain, and attempts left. */
const lapsing = session(
  [
    call({
      answers: [
        { take: "action", action: result(TOO_LATE), afterActs: 1 },
        { take: "action", action: result("in time") },
      ],
      expect: { ends: ["ok", "error"], attempts: 2, because: "plain", hidden: [TOO_LATE] },
    }),
  ],
  ["retries"],
  {
    retry: { max_attempts: 2, backoff_base_secs: 0, backoff_max_secs: 0, run_timeout_secs: 1 },
    waitMs: 1_500,
    acts: [silence(1_300, { trigger: "tool.execute", asked: true })],
  },
);

/** Bytes that are a text, so that two answers can be told to hold the same. */
const ASCII = "dGNrLWJsb2ItdGhhdC1pcy1hLXRleHQ=";
/** The head of a PNG, and bytes that are nowhere else. */
const PNG = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABx7kQ3fTckPng";

const bytes = session(
  [
    call(
      answered(
        {
          type: "tool.result",
          content: [
            { type: "resource", resource: { uri: "file:///r/words.txt", mimeType: "text/plain", blob: ASCII } },
            { type: "image", data: PNG, mimeType: "image/png" },
          ],
        },
        {
          ends: ["ok"],
          because: "blocks",
          blocks: [
            { type: "blob", base64: ASCII },
            { type: "blob", base64: PNG, mimeType: "image/png" },
          ],
        },
      ),
    ),
  ],
  ["blobs", "blob"],
  {
    acts: [
      {
        name: "by a machine",
        when: { trigger: "turn.finished" },
        act: { do: "blob", uri: "$blob", key: "machine" },
      },
    ],
  },
);

/** What is needed to see choices that no other case shows. */
export const choiceExamples: readonly EngineCase[] = [
  together,
  unknownAction,
  statuses,
  rewritten,
  failedStart,
  unknownAgent,
  settled,
  lapsing,
  bytes,
  ...oddAnswers,
  settledByText,
  readAtWork,
];
