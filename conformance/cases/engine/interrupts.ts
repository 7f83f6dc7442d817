import fc from "fast-check";
import type {
  EngineArea,
  EngineCase,
  Json,
  MarkedDecision,
  PlannedAct,
  PlannedDecision,
  PlannedReply,
} from "./case.ts";
import { assemble, coreArea, type DraftCall, valid } from "./draft.ts";
import { anyLaterEnd, settleOf } from "./later.ts";
import { ok } from "./results.ts";

const PAUSE = "pause-1";

/** Long enough for what must not happen to be seen where it does. */
const QUIET_MS = 25;

const worked: DraftCall = {
  tool: {},
  call: {
    ...valid,
    answers: [{ take: "action", action: { type: "tool.result", content: [{ type: "text", text: "done so far" }] } }],
    expect: ok("content", { blocks: [{ type: "text", text: "done so far" }] }),
  },
};

const interrupt = (id: string, more: Json = {}): Json => ({
  type: "interrupt",
  interrupt_id: id,
  reason: "approve the refund",
  ...more,
});

const payloads = fc.constantFrom<Json>({}, { payload: { amount: 12, lines: ["a", "b"] } }, { payload: "why" });
const answers = fc.constantFrom<Json>(
  { payload: { approved: true } },
  { payload: [1, null, "two"] },
  { payload: false },
  {},
);

/** Where the worker pauses the branch: before the first prompt, or once a call has ended. */
const places = fc.constantFrom<MarkedDecision>(
  { trigger: "client.messages" },
  { trigger: "tool.finished", call: "call-1" },
);

/** The decision that pauses instead of going on. */
const pausing = (on: MarkedDecision, ...actions: readonly Json[]): PlannedDecision => ({
  on,
  answer: { take: "changed", with: { actions } },
});

/** The client has read that the session is paused, so the decision that paused it has been done. */
const readPaused = (when: PlannedAct["when"]): PlannedAct => ({
  name: `paused ${PAUSE}`,
  when,
  until: '"interrupted"',
  act: { do: "read" },
});

const resume = (name: string, when: PlannedAct["when"], id: string, payload: Json, quietMs = QUIET_MS): PlannedAct => ({
  name,
  when,
  quietMs,
  act: { do: "input", input: { type: "interrupt.resume", interrupt_id: id, ...payload } },
});

const byClient: fc.Arbitrary<EngineCase> = fc
  .tuple(places, payloads, answers, fc.constantFrom("unknown", "message", "again", "action", "nothing"))
  .map(([when, payload, answer, beside]) => {
    const more: Readonly<Record<string, readonly PlannedAct[]>> = {
      unknown: [resume("unknown", when, "pause-of-nobody", answer)],
      message: [{ name: "message", when, act: { do: "submit", body: {} } }],
      action: [
        {
          name: "action",
          when,
          act: { do: "submit", body: { payload: { type: "client.action", name: "tck-look" } } },
        },
      ],
    };
    // On its way to the worker it may be slower than the resume would be on its way to the engine.
    const awaits = beside === "action" ? { awaits: { trigger: "client.action", asked: true } as const } : {};
    const again = beside === "again" ? [resume("again", when, PAUSE, answer, 0)] : [];
    return assemble("interrupts", [[worked]], undefined, {
      needs: ["interrupts", "token"],
      decisions: [pausing(when, interrupt(PAUSE, payload))],
      acts: [
        readPaused(when),
        ...(more[beside] ?? []),
        { ...resume(`resume ${PAUSE}`, when, PAUSE, answer), ...awaits },
        ...again,
      ],
    });
  });

/** The worker hears of the approval by way of an action of the client's, and takes its pause back. */
const byWorker: fc.Arbitrary<EngineCase> = fc.tuple(places, payloads, answers).map(([when, payload, answer]) =>
  assemble("interrupts-resolve", [[worked]], undefined, {
    needs: ["interrupts"],
    decisions: [
      pausing(when, interrupt(PAUSE, payload)),
      {
        on: { trigger: "client.action" },
        answer: {
          take: "decision",
          body: { actions: [{ type: "interrupt.resolve", interrupt_id: PAUSE, ...answer }] },
        },
      },
    ],
    acts: [
      {
        name: "action",
        when,
        quietMs: QUIET_MS,
        act: { do: "submit", body: { payload: { type: "client.action", name: "tck-approve" } } },
      },
    ],
  }),
);

/** A call that is open when the branch is paused, and ends while it is. */
const withTools: fc.Arbitrary<EngineCase> = fc.tuple(anyLaterEnd, answers).map(([end, answer]) => {
  const open: DraftCall = {
    tool: {},
    call: {
      ...valid,
      answers: [
        { take: "decision", body: {} },
        { take: "action", action: { type: "tool.error", error: "asked again" } },
      ],
      expect: end.expect,
    },
  };
  const when = { trigger: "tool.finished", call: "call-1" };
  return assemble("interrupts-tools", [[worked, open]], undefined, {
    needs: ["interrupts", "async", "settle", "token"],
    decisions: [
      pausing(when, interrupt(PAUSE)),
      // What goes on after the pause is the result that came in it.
      { on: { trigger: "interrupt.resumed" }, answer: { take: "decision", body: {} } },
    ],
    acts: [
      readPaused(when),
      { name: "settle call-2", when, act: { do: "settle", body: settleOf(end.body, "call-2") } },
      resume(`resume ${PAUSE}`, when, PAUSE, answer),
    ],
  });
});

const stop = (when: PlannedAct["when"], body: Json): PlannedAct => ({
  name: "stop",
  when,
  quietMs: QUIET_MS,
  act: { do: "interrupt", body },
});

const stops = fc.constantFrom<Json>(
  {},
  { reason: "stop" },
  { interrupt_id: "stop-1", reason: "wait", payload: { by: "user" } },
);

/** The client stops the session while a model call waits for its next attempt, which is then never made. */
const whileWaiting = (name: string, waitSecs: number, quietMs: number): fc.Arbitrary<EngineCase> =>
  fc.tuple(stops, answers).map(([body, answer]) => {
    const when = { prompt: 1 };
    const drafted = assemble(name, [], undefined, {
      agent: { retry: { llm: { max_attempts: 3, backoff_base_secs: waitSecs, backoff_max_secs: waitSecs } } },
      needs: ["interrupts", "token", "retries"],
      class: waitSecs < 10 ? "slow" : "fast",
      acts: [stop(when, body), readPaused(when), resume("resume stop", when, "$interrupt", answer, quietMs)],
      waitMs: quietMs,
    });
    const busy = (reply: PlannedReply, n: number): PlannedReply =>
      n === 0 ? { ...reply, first: [{ status: 529 }] } : reply;
    return {
      ...drafted,
      turns: drafted.turns.map((turn, n) => (n === 0 ? { ...turn, replies: turn.replies.map(busy) } : turn)),
    };
  });

/** Between two turns: what the user says then is refused until the pause is over. */
const idle: fc.Arbitrary<EngineCase> = fc.tuple(stops, answers).map(([body, answer]) => {
  const when = { trigger: "turn.finished" };
  const drafted = assemble("interrupts-idle", [[worked]], undefined, {
    needs: ["interrupts", "token"],
    decisions: [{ on: { trigger: "interrupt.resumed" }, answer: { take: "decision", body: {} } }],
    acts: [
      stop(when, body),
      readPaused(when),
      { name: "message", when, act: { do: "submit", body: {} } },
      resume("resume stop", when, "$interrupt", answer),
    ],
  });
  // An engine that takes the message all the same finds a reply for it, whichever turn the suite is at by then.
  const spare: PlannedReply = { text: "nobody asked" };
  return { ...drafted, turns: drafted.turns.map((turn) => ({ ...turn, replies: [...turn.replies, spare] })) };
});

/** A second pause of a branch that is paused is ignored, or open as well; both are resumed. */
const second: fc.Arbitrary<EngineCase> = answers.map((answer) => {
  const when = { trigger: "tool.finished", call: "call-1" };
  return assemble("interrupts-second", [[worked]], undefined, {
    needs: ["interrupts", "token"],
    decisions: [pausing(when, interrupt(PAUSE), interrupt("pause-2"))],
    acts: [
      readPaused(when),
      resume(`resume ${PAUSE}`, when, PAUSE, answer),
      resume("resume pause-2", when, "pause-2", answer),
    ],
  });
});

const area = (name: string, weight: number, needs: readonly string[], cases: fc.Arbitrary<EngineCase>): EngineArea => ({
  ...coreArea(name, weight, cases),
  needs,
});

/** Pauses, by whom they come and end, and what goes on in them. */
export const interruptAreas: readonly EngineArea[] = [
  area("interrupts", 3, ["interrupts", "token"], byClient),
  area("interrupts-resolve", 1, ["interrupts"], byWorker),
  area("interrupts-tools", 1, ["interrupts", "async", "settle", "token"], withTools),
  // The wait is so long that the pause surely comes within it.
  area("interrupts-client", 1, ["interrupts", "token", "retries"], whileWaiting("interrupts-client", 30, QUIET_MS)),
  // The pause outlives the wait: what was not voided would be tried in it.
  {
    ...area("interrupts-retry", 1, ["interrupts", "token", "retries"], whileWaiting("interrupts-retry", 2, 2_400)),
    class: "slow",
  },
  area("interrupts-idle", 1, ["interrupts", "token"], idle),
  area("interrupts-second", 1, ["interrupts", "token"], second),
];
