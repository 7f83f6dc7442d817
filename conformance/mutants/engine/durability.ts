import { memoryBlobs } from "../../../src/engine/blobs/memory.ts";
import { type Commands, defaultCommands } from "../../../src/engine/index.ts";
import { createIds, systemClock } from "../../../src/engine/system.ts";
import type { Handle, WireResponse } from "../../../src/wire/handle.ts";
import type { Body, EngineMutant, Replaced } from "./mutant.ts";

type Step = Parameters<Commands["recover"]>[0];

/** A mistake in what is taken up again after a restart: what `left` names is left where it was. */
const recovering = (
  name: string,
  breaks: string,
  mistake: string,
  left: (state: Step["state"]) => readonly string[],
): EngineMutant => ({
  name,
  breaks,
  mistake,
  follows: ["session/goes-on"],
  make: (): Replaced => ({
    commands: {
      recover: (step, command) =>
        defaultCommands.recover(step, {
          ...command,
          underWay: new Set([...command.underWay, ...left(step.state)]),
        }),
    },
  }),
});

/** A mistake that shows in the sessions that an engine has taken up after a restart. */
const afterwards = (
  name: string,
  breaks: string,
  mistake: string,
  spoil: (isOld: (sessionId: string) => boolean) => Replaced,
  follows: readonly string[] = [],
): EngineMutant => ({
  name,
  breaks,
  mistake,
  follows,
  make() {
    const old = new Set<string>();
    const replaced = spoil((sessionId) => old.has(sessionId));
    return {
      ...replaced,
      commands: {
        ...replaced.commands,
        recover(step, command) {
          old.add(step.state.session.id);
          return defaultCommands.recover(step, command);
        },
      },
    };
  },
});

/** Every request to the worker about an old session passed through a hand. */
const telling =
  (change: (request: Body, trigger: Body) => Body) =>
  (isOld: (sessionId: string) => boolean): Replaced => ({
    deliver: (request) =>
      isOld(String(request["session_id"])) ? change(request, request["trigger"] as Body) : request,
  });

/** What the engine says of an old session's events passed through a hand. */
const showingEvents =
  (change: (events: readonly Body[]) => readonly Body[]) =>
  (isOld: (sessionId: string) => boolean): Replaced => ({
    enter:
      (handle: Handle): Handle =>
      async (request) => {
        const response: WireResponse = await handle(request);
        const id = /\/sessions\/([^/]+)\/events(?:\?|$)/.exec(request.path)?.[1];
        if (id === undefined || !isOld(decodeURIComponent(id)) || typeof response.body !== "string") return response;
        const { events } = JSON.parse(response.body) as { events: Body[] };
        return { ...response, body: JSON.stringify({ events: change(events) }) };
      },
  });

/** Mistakes in what an engine knows after it was killed. */
export const durabilityMutants: readonly EngineMutant[] = [
  recovering(
    "forgets what it was delivering",
    "durability/live-decision-comes-again",
    "A decision that was sent counts as answered.",
    ({ live }) => [...live.keys()],
  ),
  recovering(
    "waits for a model call of its former life",
    "durability/model-call-is-made-again",
    "A model call that was under way counts as under way still.",
    ({ openModelCalls }) => [...openModelCalls].map(({ id }) => id),
  ),
  afterwards(
    "counts attempts anew after a restart",
    "durability/retry-survives",
    "How often a call was tried is kept in memory.",
    telling((request, trigger) =>
      trigger["type"] === "tool.execute" ? { ...request, trigger: { ...trigger, attempt: 1 } } : request,
    ),
    ["retries/attempt-rises-by-one", "events/retry-is-on-the-log"],
  ),
  afterwards(
    "tells the end of a call again after a restart",
    "durability/nothing-runs-twice",
    "What was being told is told anew, as a decision of its own.",
    telling((request, trigger) =>
      trigger["type"] === "tool.finished"
        ? { ...request, decision_id: `${String(request["decision_id"])}-2` }
        : request,
    ),
    ["durability/live-decision-comes-again", "calls/finished-once"],
  ),
  afterwards(
    "numbers its log from where it is",
    "durability/log-survives",
    "After a restart the log begins with what is in memory, and its numbers with one.",
    showingEvents((events) => events.slice(4).map((event, n) => ({ ...event, seq: n + 1 }))),
  ),
  afterwards(
    "keeps the state in memory",
    "durability/state-survives",
    "The state of a session is empty after a restart.",
    telling((request) => ({ ...request, state: null })),
  ),
  {
    name: "keeps bytes in memory",
    breaks: "durability/blobs-survive",
    mistake: "The record outlives the engine, and the bytes that it names do not.",
    follows: ["storage/bytes-become-a-blob", "blobs/stored-bytes-are-exact"],
    make: () => ({ blobs: memoryBlobs(createIds(systemClock)) }),
  },
  afterwards(
    "knows open calls by heart alone",
    "async/wait-survives-a-restart",
    "A call that was left open before a restart cannot be settled after it.",
    (isOld) => ({
      commands: {
        settle: (step, command) =>
          isOld(step.state.session.id)
            ? { ok: false, status: 404, error: "there is no such call" }
            : defaultCommands.settle(step, command),
      },
    }),
    ["session/goes-on", "async/settled-by-the-machine-route", "async/settle-takes-a-tool-result"],
  ),
];
