import { defaultActions, defaultCommands, memoryStore } from "../../../src/engine/index.ts";
import type { Event } from "../../../src/generated/types.ts";
import { isObject } from "../../../src/json/own.ts";
import { signBody } from "../../../src/wire/signature.ts";
import {
  type Body,
  type EngineMutant,
  type HeardAnswer,
  MUTANT_KEYS,
  mutant,
  type Replaced,
  sound,
  spoilt,
} from "./mutant.ts";
import { proposing } from "./proposals.ts";

type Fail = (typeof defaultCommands)["fail"];

/** Each request passed through a hand on its way to the worker. */
const requesting =
  (deliver: (request: Body) => Body): (() => Replaced) =>
  () => ({ deliver });

/** What the worker answers passed through a hand. */
const hearing =
  (isOne: (text: string) => boolean, instead: (heard: HeardAnswer) => HeardAnswer): (() => Replaced) =>
  () => ({ hear: (heard) => (isOne(heard.text) ? instead(heard) : heard) });

/** Failures of deliveries handled in another way. */
const failing =
  (fail: Fail): (() => Replaced) =>
  () => ({ commands: { fail } });

const listOf = (value: unknown): Body[] => (Array.isArray(value) ? value.filter(isObject) : []);
const isEmpty = (value: unknown): boolean => value === null || (Array.isArray(value) && value.length === 0);

const EMPTY = { messages: [], actions: [], value: undefined, agent: undefined, channels: undefined } as const;

/** A turn that ends too early owes what was still to come. */
const STALLS = [
  "session/goes-on",
  "calls/settle-defaults-to-the-call-asked-about",
  "arguments/every-call-reaches-the-worker",
  "results/naming-both-is-refused",
  "model-view/prompted-once-after-the-calls",
];

/** Mistakes in the shape of a delivery. */
const shapes: readonly EngineMutant[] = [
  mutant("calls its bodies text", "delivery/posted-as-json", "Deliveries are sent as text/plain.", () => ({
    head: (headers) => ({ ...headers, "content-type": "text/plain; charset=utf-8" }),
  })),
  mutant("takes JSON alone", "delivery/takes-both-kinds-of-answer", "Accept names no event stream.", () => ({
    head: (headers) => ({ ...headers, accept: "application/json" }),
  })),
  mutant("traces nothing", "delivery/carries-a-trace", "Where no trace is going on none is begun.", () => ({
    head: ({ traceparent: _, ...headers }) => headers,
  })),
  mutant(
    "signs what it would have printed",
    "delivery/signs-the-exact-bytes",
    "The signature is made over the request printed anew, and not over the bytes that leave.",
    () => ({
      head: (headers, body) => {
        const printed = JSON.stringify(JSON.parse(body), null, 2);
        return { ...headers, "x-substructure-signature": signBody(MUTANT_KEYS.workerSecret, printed) };
      },
    }),
  ),
  mutant(
    "signs with an empty secret",
    "delivery/unsigned-without-a-secret",
    "Where no secret is configured the empty one is used.",
    () => ({
      unsigned: true,
      head: (headers, body) => ({ ...headers, "x-substructure-signature": signBody("", body) }),
    }),
  ),
  mutant(
    "leaves out what is empty",
    "delivery/request-is-complete",
    "Members that are null or an empty list are left out of requests.",
    requesting((request) => Object.fromEntries(Object.entries(request).filter(([, value]) => !isEmpty(value)))),
    ["delivery/request-to-the-letter"],
  ),
  mutant(
    "sends the news alone",
    "delivery/messages-are-the-path",
    "The messages of a request are the last one of the path.",
    requesting((request) => ({ ...request, messages: listOf(request["messages"]).slice(-1) })),
  ),
  mutant(
    "lists the newest message first",
    "delivery/tree-holds-together",
    "The nodes of the tree stand in the order of a stack.",
    requesting((request) => {
      const tree = request["message_tree"] as Body;
      return { ...request, message_tree: { ...tree, nodes: listOf(tree["nodes"]).reverse() } };
    }),
  ),
  mutant(
    "lists the newest call first",
    "delivery/calls-are-sorted",
    "Open calls stand in the order of a stack.",
    requesting((request) => ({ ...request, calls: listOf(request["calls"]).reverse() })),
  ),
  mutant(
    "lists the calls beside the one asked for",
    "delivery/calls-are-open",
    "The call that a trigger is about is left out of the open ones.",
    requesting((request) => {
      const { id } = request["trigger"] as Body;
      return { ...request, calls: listOf(request["calls"]).filter((call) => call["id"] !== id) };
    }),
  ),
  spoilt(
    "records what the client tells the model",
    "delivery/proposes-one-prompt-for-messages",
    "System messages of a client's view are proposed with the rest.",
    () =>
      proposing("client.messages", (proposal, { messages }) => ({
        ...proposal,
        messages: messages.some(({ role }) => role === "system") ? messages : (proposal.messages ?? []),
      })),
  ),
  spoilt(
    "prompts on every action",
    "delivery/proposes-nothing-for-an-action",
    "A client.action comes with a prompt as its proposal.",
    () => proposing("client.action", () => ({ actions: [{ type: "llm.call" }] })),
  ),
];

/** Mistakes in how answers are read. */
const answers: readonly EngineMutant[] = [
  mutant(
    "takes null for no answer",
    "delivery/null-is-an-empty-decision",
    "An answer of null is refused like an empty body.",
    hearing(
      (text) => text === "null",
      () => ({ status: 200, text: "" }),
    ),
    STALLS,
  ),
  mutant(
    "reads streams of models alone",
    "delivery/streamed-answer-counts",
    "An event stream in answer to anything but a model call is read as JSON.",
    hearing(
      (text) => text.startsWith("event: "),
      ({ status, text }) => ({ status, text: `\n${text}` }),
    ),
    STALLS,
  ),
  mutant(
    "takes an error frame for an empty decision",
    "delivery/streamed-error-is-a-failure",
    "decision.error ends the stream, and unless it says that it is final nothing was decided.",
    hearing(
      (text) => text.startsWith("event: decision.error") && !text.includes('"retryable":false'),
      () => ({ status: 200, text: "{}" }),
    ),
    [
      "delivery/agents-policy-leaves-decisions-alone",
      "delivery/start-blocks-while-it-is-retried",
      "results/naming-both-is-refused",
      ...STALLS,
    ],
  ),
  mutant(
    "refuses what is newer",
    "delivery/survives-a-newer-worker",
    "A decision with a member that is not known is refused.",
    hearing(
      (text) => text.includes('"tck_newer"'),
      () => ({ status: 200, text: '"unknown member"' }),
    ),
    STALLS,
  ),
  mutant(
    "leaves a bad action out",
    "delivery/all-or-nothing",
    "An action that makes no sense is skipped, and the rest of its decision applies.",
    hearing(
      (text) => text.includes('"actions"') && text.includes('"result"'),
      ({ status, text }) => {
        const decision = JSON.parse(text) as Body;
        const actions = listOf(decision["actions"]).filter(
          (action) => action["result"] === undefined || action["content"] === undefined,
        );
        return { status, text: JSON.stringify({ ...decision, actions }) };
      },
    ),
    STALLS,
  ),
];

/** The deliveries of decisions have ten attempts; a tool's have fewer. */
const isDecisions = ({ max_attempts }: { readonly max_attempts: number }): boolean => max_attempts >= 10;

const AGAIN = ["delivery/failed-delivery-comes-again", "delivery/streamed-error-is-a-failure"];

/** Mistakes in what follows when a delivery fails. */
const failures: readonly EngineMutant[] = [
  spoilt(
    "delivers once",
    "delivery/failed-delivery-comes-again",
    "A delivery that fails in any way fails its turn.",
    () => ({
      nextWait: (policy, count, retryable) =>
        isDecisions(policy) ? undefined : sound.nextWait(policy, count, retryable),
    }),
    [...AGAIN, "delivery/agents-policy-leaves-decisions-alone", ...STALLS],
  ),
  mutant(
    "takes what came of an answer for all of it",
    "delivery/failed-delivery-comes-again",
    "A connection that breaks ends the worker's answer, which is then read as it came.",
    () => ({ heedless: true }),
    [
      ...AGAIN,
      "delivery/agents-policy-leaves-decisions-alone",
      "delivery/start-blocks-while-it-is-retried",
      "results/content-on-the-action",
      ...STALLS,
    ],
  ),
  mutant(
    "takes a stream that has ended for an answer",
    "delivery/failed-delivery-comes-again",
    "A stream without a decision, or with the beginning of one, ends the delivery: nothing was decided.",
    hearing(
      (text) => /^(?:event: decision\.result|: )/.test(text) && !/event: decision\.result\n.*\n\n$/.test(text),
      () => ({ status: 200, text: "{}" }),
    ),
    [...AGAIN, "delivery/agents-policy-leaves-decisions-alone", "delivery/start-blocks-while-it-is-retried", ...STALLS],
  ),
  mutant(
    "gives each delivery an id",
    "delivery/redelivery-keeps-its-id",
    "The id is made when the request is sent, and not when the decision is queued.",
    requesting((request) =>
      Number(request["attempts"]) > 1
        ? { ...request, decision_id: `${String(request["decision_id"])}-${String(request["attempts"])}` }
        : request,
    ),
    ["session/start-comes-first-and-once", "calls/finished-once", "retries/off-by-default"],
  ),
  mutant(
    "counts the failures of the tool",
    "delivery/attempts-rise-with-each-delivery",
    "The attempts of a request are those of the call, and stay with a second delivery.",
    requesting((request) => ({ ...request, attempts: 1 })),
  ),
  spoilt(
    "delivers again at once",
    "delivery/waits-before-redelivery",
    "A failed delivery is repeated without a wait.",
    () => ({
      nextWait: (policy, count, retryable) => {
        const wait = sound.nextWait(policy, count, retryable);
        return wait !== undefined && isDecisions(policy) ? 0 : wait;
      },
    }),
  ),
  mutant(
    "lets the agent say how it is asked",
    "delivery/agents-policy-leaves-decisions-alone",
    "The default of an agent's retry config counts for its decisions too.",
    failing((step, command) => {
      const most = step.state.config?.retry?.default?.max_attempts ?? 10;
      const made = step.state.live.get(command.decisionId)?.attempts ?? 0;
      return defaultCommands.fail(step, { ...command, retryable: command.retryable && made < most });
    }),
    [...AGAIN, ...STALLS],
  ),
  mutant(
    "goes on without its config",
    "delivery/start-blocks-while-it-is-retried",
    "While session.start waits to be delivered again, whatever else is in the queue goes out.",
    failing((step, command) => {
      const live = step.state.live.get(command.decisionId);
      if (live?.trigger.type !== "session.start" || !command.retryable) return defaultCommands.fail(step, command);
      const { decisionId, error } = command;
      step.emit({ type: "decision.errored", decision_id: decisionId, error, retryable: true });
      return { ok: true };
    }),
    [...AGAIN, ...STALLS],
  ),
  mutant(
    "takes a failure for consent",
    "delivery/fatal-answer-fails-the-turn",
    "A decision that cannot be had is made by the engine, as it proposed it.",
    failing((step, command) => {
      const live = step.state.live.get(command.decisionId);
      const type = live?.trigger.type;
      if (live === undefined || command.retryable || (type !== "tool.finished" && type !== "llm.finished"))
        return defaultCommands.fail(step, command);
      const { messages = [], actions = [] } = sound.propose(live.trigger, step.state);
      const answer = { ...EMPTY, messages, actions: actions as [] };
      return defaultCommands.answer(step, { type: "answer", decisionId: command.decisionId, answer });
    }),
    ["delivery/failed-turn-says-why", ...STALLS],
  ),
  mutant(
    "blames the tool for its worker",
    "delivery/fatal-answer-is-no-tool-error",
    "What the worker cannot answer ends the call in an error.",
    failing((step, command) => {
      const live = step.state.live.get(command.decisionId);
      if (live?.trigger.type !== "tool.execute" || command.retryable) return defaultCommands.fail(step, command);
      const { id } = live.trigger;
      const end = { ok: false, error: command.error, retryable: false } as const;
      step.emit({ type: "decision.completed", decision_id: command.decisionId });
      defaultActions.settle(step, { type: "settle", id, attempt: undefined, end });
      return { ok: true };
    }),
    [
      "delivery/fatal-answer-fails-the-turn",
      "delivery/failed-turn-says-why",
      "delivery/failed-delivery-is-no-result",
      ...STALLS,
    ],
  ),
  mutant(
    "says nothing of why a turn failed",
    "delivery/failed-turn-says-why",
    "A turn whose decision failed is completed like any other.",
    () => {
      const store = memoryStore();
      const silent = (event: Event): Event => {
        if (event.payload.type !== "turn.completed") return event;
        const { error: _, ...payload } = event.payload;
        return { ...event, payload };
      };
      return { store: { ...store, append: (id, events) => store.append(id, events.map(silent)) } };
    },
  ),
  mutant(
    "ends the turn with its button",
    "delivery/failed-action-leaves-the-turn",
    "A client.action that fails for good fails the turn that is running.",
    failing((step, command) => {
      const isAction = step.state.live.get(command.decisionId)?.trigger.type === "client.action";
      const outcome = defaultCommands.fail(step, command);
      if (isAction && !command.retryable) defaultActions.fail(step, { type: "fail", error: command.error });
      return outcome;
    }),
    STALLS,
  ),
  mutant(
    "refuses what it knows already",
    "delivery/second-answer-writes-nothing",
    "A decision that has been answered is a conflict.",
    () => ({
      enter: (handle) => async (request) =>
        request.path === "/api/machine/workers/submit"
          ? { status: 409, headers: { "content-type": "application/json" }, body: '{"ok":false,"error":"Answered."}' }
          : handle(request),
    }),
  ),
];

/** Mistakes in how decisions reach the worker, and in what becomes of its answers. */
export const deliveryMutants: readonly EngineMutant[] = [...shapes, ...answers, ...failures];
