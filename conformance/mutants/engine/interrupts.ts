import { type Commands, defaultActions, defaultCommands } from "../../../src/engine/index.ts";
import type { Handle } from "../../../src/wire/handle.ts";
import { type Body, type EngineMutant, type Replaced, sound, spoilt } from "./mutant.ts";

const mutant = (
  name: string,
  breaks: string,
  mistake: string,
  replaced: Replaced,
  follows: readonly string[] = [],
): EngineMutant => ({ name, breaks, mistake, follows, make: () => replaced });

/** What the worker is told at the end of a pause, passed through a hand. */
const telling = (change: (request: Body, trigger: Body) => Body): Replaced => ({
  deliver(request) {
    const trigger = request["trigger"] as Body;
    return trigger["type"] === "interrupt.resumed" ? change(request, trigger) : request;
  },
});

/** The client's view of its session, passed through a hand. */
const showing =
  (change: (view: Body) => Body) =>
  (handle: Handle): Handle =>
  async (request) => {
    const response = await handle(request);
    const isView = request.method === "GET" && /^\/api\/client\/sessions\/[^/]+$/.test(request.path);
    if (!isView || response.status !== 200 || typeof response.body !== "string") return response;
    return { ...response, body: JSON.stringify(change(JSON.parse(response.body) as Body)) };
  };

const resuming = (resume: Commands["resume"]): Replaced => ({ commands: { resume } });

/** What follows when nothing goes on after a pause. */
const STUCK = ["session/goes-on", "interrupts/resume-is-a-trigger", "interrupts/pause-is-on-the-record"];

/** Mistakes in pauses. */
export const interruptMutants: readonly EngineMutant[] = [
  spoilt(
    "pauses nothing",
    "interrupts/pauses-the-branch",
    "An interrupt is recorded and shown, and everything goes on.",
    () => ({ isPaused: () => false }),
    [
      ...STUCK,
      "interrupts/results-wait-for-the-resume",
      "interrupts/messages-are-refused-while-paused",
      "interrupts/turn-stays-the-same",
      "interrupts/resume-proposes-a-prompt",
      "interrupts/resumed-comes-first",
      "model-view/prompted-once-after-the-calls",
    ],
  ),
  mutant(
    "lets model calls run on",
    "interrupts/waiting-model-calls-are-voided",
    "What waits for its next attempt when the client interrupts is still tried again.",
    {
      commands: {
        interrupt(step, { id, reason, payload, by }) {
          const interruptId = id ?? step.newId();
          const { head } = step.state;
          const anchor = head === undefined ? {} : { anchor: head };
          step.emit({ type: "session.interrupted", interrupt_id: interruptId, origin: by, reason, payload, ...anchor });
          return { ok: true, interruptId };
        },
      },
    },
    [...STUCK, "interrupts/pauses-the-branch", "interrupts/resume-proposes-a-prompt", "interrupts/turn-stays-the-same"],
  ),
  mutant(
    "stops everything",
    "interrupts/tools-keep-running",
    "A pause voids the open calls of tools as well.",
    {
      actions: {
        interrupt(step, action) {
          defaultActions.interrupt(step, action);
          for (const { id } of [...step.state.openCalls]) step.emit({ type: "call.voided", kind: "tool_call", id });
        },
      },
    },
    ["session/goes-on", "async/settle-takes-a-tool-result"],
  ),
  spoilt(
    "tells results in the pause",
    "interrupts/results-wait-for-the-resume",
    "The end of a call is told whether or not the branch is paused.",
    () => ({
      isPaused: (view, path) =>
        sound.isPaused(view, path) && !(view.queue ?? []).some(({ trigger }) => trigger.type === "tool.finished"),
    }),
    ["session/goes-on"],
  ),
  spoilt(
    "takes messages in a pause",
    "interrupts/messages-are-refused-while-paused",
    "What the user says while a session is paused opens a turn that waits.",
    () => ({ isPaused: (view, path) => path === undefined && sound.isPaused(view) }),
  ),
  mutant(
    "loses the answer to a pause",
    "interrupts/resume-is-a-trigger",
    "The worker is told that a pause is over, and not what was said.",
    telling((request, { payload: _, ...trigger }) => ({ ...request, trigger })),
    ["interrupts/worker-may-resolve"],
  ),
  mutant(
    "tells the news first",
    "interrupts/resumed-comes-first",
    "The end of a pause is told after what had waited for it.",
    resuming((step, command) => {
      const outcome = defaultCommands.resume(step, command);
      const waiting = step.state.queue.find(({ trigger }) => trigger.type === "tool.finished");
      if (waiting !== undefined && step.state.live.size === 0)
        step.emit({
          type: "decision.dispatched",
          decision_id: waiting.id,
          attempts: waiting.attempts + 1,
          deadline: new Date(step.at + 20_000).toISOString(),
        });
      return outcome;
    }),
  ),
  spoilt(
    "proposes nothing after a pause",
    "interrupts/resume-proposes-a-prompt",
    "How to go on after a pause is left to the worker.",
    () => ({
      propose: (trigger, view) => (trigger.type === "interrupt.resumed" ? {} : sound.propose(trigger, view)),
    }),
    ["session/goes-on"],
  ),
  mutant(
    "resumes whatever is open",
    "interrupts/unknown-id-does-nothing",
    "A resume that names no open pause ends the one that there is.",
    resuming((step, command) => {
      const { interrupts } = step.state;
      const id = interrupts.has(command.id) ? command.id : ([...interrupts.keys()][0] ?? command.id);
      return defaultCommands.resume(step, { ...command, id });
    }),
    ["interrupts/pauses-the-branch", "interrupts/resume-is-a-trigger", "interrupts/turn-stays-the-same"],
  ),
  mutant(
    "counts the turn anew after a pause",
    "interrupts/turn-stays-the-same",
    "What follows a pause goes by the id of the pause.",
    telling((request, trigger) => ({ ...request, turn_id: `resume:${String(trigger["interrupt_id"])}` })),
  ),
  mutant(
    "leaves pauses to people",
    "interrupts/worker-may-resolve",
    "A worker may raise a pause, and only a client may end it.",
    { actions: { "interrupt.resolve": () => undefined } },
    STUCK,
  ),
  mutant(
    "names every pause itself",
    "interrupts/client-may-interrupt",
    "The id that a client gives its pause is not used.",
    {
      commands: { interrupt: (step, command) => defaultCommands.interrupt(step, { ...command, id: undefined }) },
    },
  ),
  mutant(
    "hides why it waits",
    "interrupts/client-sees-it",
    "The client is shown the ids of the open pauses and nothing else of them.",
    {
      enter: showing((view) => ({
        ...view,
        interrupts: (view["interrupts"] as Body[]).map(({ interrupt_id }) => ({ interrupt_id })),
      })),
    },
  ),
  mutant(
    "keeps no record of a resume",
    "interrupts/pause-is-on-the-record",
    "That a pause is over is told and not recorded.",
    resuming((step, { id, payload }) => {
      if (!step.state.interrupts.delete(id)) return { ok: true, turnId: null };
      const given = payload === undefined ? {} : { payload };
      const trigger = { type: "interrupt.resumed", interrupt_id: id, ...given } as const;
      step.emit({ type: "decision.queued", decision_id: step.newId(), trigger });
      return { ok: true, turnId: step.state.turn?.id ?? null };
    }),
    ["interrupts/waiting-model-calls-are-voided"],
  ),
];
