import { defaultActions, defaultCommands } from "../../../src/engine/index.ts";
import { type Body, type EngineMutant, mutant, sound, telling } from "./mutant.ts";
import { proposing } from "./proposals.ts";

const json = (value: unknown): string => JSON.stringify(value);

/** The text of the first place where the key `a` stands. */
const firstA = (raw: string): unknown => {
  const found = /"a":("[^"]*"|\d+)/.exec(raw)?.[1];
  return found === undefined ? undefined : JSON.parse(found);
};

/** Mistakes in the steps of a session. */
export const stepMutants: readonly EngineMutant[] = [
  mutant(
    "calls the tool by the call's id",
    "calls/execute-names-its-call",
    "The trigger's name is that of the call.",
    telling("tool.execute", (trigger) => ({ ...trigger, name: trigger["id"] })),
  ),
  mutant(
    "wants an id in every settle",
    "calls/settle-defaults-to-the-call-asked-about",
    "A result that names no id is dropped, though it answers the call's own trigger.",
    () => ({
      rules: {
        resolveSettle: (action, trigger) =>
          action.id === undefined && action.type === "tool.result"
            ? { ok: true, id: "no such call" }
            : sound.resolveSettle(action, trigger),
      },
    }),
    ["session/goes-on"],
  ),
  mutant(
    "calls every failure internal",
    "calls/code-defaults-to-handler-error",
    "A failure without a code is given another one.",
    () => ({ rules: { readError: (action) => ({ ...sound.readError(action), code: action.code ?? "internal" }) } }),
  ),
  mutant(
    "starts only what the model asked for",
    "calls/workers-own-call-runs",
    "A tool.call that no reply of the model's holds is dropped.",
    () => ({
      actions: {
        "tool.call": (step, action) => {
          const asked = step.state.messages.some(({ tool_calls = [] }) =>
            tool_calls.some(({ id }) => id === action.id),
          );
          if (asked) defaultActions["tool.call"](step, action);
        },
      },
    }),
  ),
  mutant(
    "runs each call under a new id",
    "calls/repeated-id-runs-once",
    "Calls that share an id are told apart by fresh ids, and each of them runs.",
    () => ({
      rules: proposing("llm.finished", (proposal) => {
        const assistant = proposal.messages?.findLast(({ role }) => role === "assistant");
        const calls = assistant?.tool_calls ?? [];
        const started = (proposal.actions ?? []).flatMap((action) => (action.type === "tool.call" ? [action.id] : []));
        const more = calls.filter(({ id }) => started.length > 0 && !started.includes(id));
        const ids = more.map(({ id }) => id);
        return {
          ...proposal,
          messages: (proposal.messages ?? []).filter(({ tool_call_id: id }) => id === undefined || !ids.includes(id)),
          actions: [
            ...(proposal.actions ?? []),
            ...more.map(({ id, function: called }) => ({ type: "tool.call" as const, id, ...called })),
          ],
        };
      }),
    }),
    ["session/goes-on", "proposals/prompts-when-all-have-ended", "model-view/prompted-once-after-the-calls"],
  ),
  mutant(
    "drops a call whose id it knows",
    "calls/known-id-in-a-later-turn",
    "A call with the id of an earlier one is taken for that one, and nothing is started.",
    () => ({
      actions: {
        "tool.call": (step, action) => {
          const assistants = step.state.messages.filter(({ role }) => role === "assistant");
          const replies = assistants.filter(({ tool_calls = [] }) => tool_calls.length > 0).length;
          if (replies < 2 || step.state.openCalls.size > 0) defaultActions["tool.call"](step, action);
        },
      },
    }),
    ["session/goes-on", "calls/finished-once"],
  ),
  mutant(
    "reads a repeated key in two ways",
    "arguments/one-reading-of-a-repeated-key",
    "The check sees the last of two values, and the worker gets the first.",
    () => ({
      rules: {
        readArguments(raw, check) {
          const input = sound.readArguments(raw, check);
          const first = firstA(raw);
          if (input.status === "malformed" || first === undefined || input.value === undefined) return input;
          return { ...input, value: { ...input.value, a: first } };
        },
      },
    }),
    ["arguments/value-as-it-came"],
  ),
  mutant(
    "checks errors as well",
    "output/errors-are-not-checked",
    "A failure's text is held against the output schema, and replaced when it does not fit.",
    () => ({
      actions: {
        settle: (step, action) => {
          const { end } = action;
          const checked = step.state.config?.tools?.some(({ output }) => output !== undefined) === true;
          const own = !end.ok && end.error.code === "handler_error" && end.error.param === undefined;
          defaultActions.settle(
            step,
            own && checked
              ? { ...action, end: { ...end, error: { ...end.error, message: "the output is no object" } } }
              : action,
          );
        },
      },
    }),
    ["calls/error-is-told", "retries/last-failure-ends-the-call"],
  ),
  mutant(
    "forgets that the tool reported failure",
    "results/tool-result-is-taken-as-one",
    "isError is left out of what is stored.",
    () => ({
      rules: {
        readResult(action) {
          const read = sound.readResult(action);
          if (!read.ok) return read;
          const { isError: _, ...result } = read.result;
          return { ...read, result };
        },
      },
    }),
  ),
  mutant(
    "prompts after every call",
    "proposals/another-answer-is-obeyed",
    "When a call has ended the model is prompted, whatever the worker decides.",
    () => ({
      actions: {
        done: (step, action) => {
          const { messages } = step.state;
          const afterTool = messages.at(-1)?.role === "tool";
          if (!afterTool) return defaultActions.done(step, action);
          defaultActions["llm.call"](step, { type: "llm.call" });
        },
      },
    }),
    ["session/goes-on", "model-view/prompted-once-after-the-calls"],
  ),
  mutant(
    "starts the calls in reverse",
    "proposals/calls-in-the-models-order",
    "The proposed calls stand in the order in which a stack gives them back.",
    () => ({
      rules: proposing("llm.finished", (proposal) => ({ ...proposal, actions: (proposal.actions ?? []).toReversed() })),
    }),
  ),
  mutant(
    "puts tool messages in reverse",
    "model-view/tool-messages-in-call-order",
    "The results of one reply reach the model last first.",
    () => ({
      prompt(request) {
        const messages = request["messages"] as { role: string }[];
        const tools = messages.filter(({ role }) => role === "tool").toReversed();
        return {
          ...request,
          messages: messages.map((message) => (message.role === "tool" ? (tools.shift() as Body) : message)),
        };
      },
    }),
  ),
  mutant(
    "sends the path in the place of the worker's messages",
    "model-view/own-messages-are-sent-as-given",
    "The messages of an llm.call are ignored.",
    () => ({
      actions: { "llm.call": (step, { messages: _, ...action }) => defaultActions["llm.call"](step, action) },
    }),
  ),
  mutant("merges states", "session/state-is-kept", "A new state is laid over the old one, member by member.", () => {
    const kept = new Map<unknown, Body>();
    return {
      deliver(request) {
        const state = request["state"];
        if (typeof state !== "object" || state === null || Array.isArray(state)) return request;
        const merged = { ...kept.get(request["session_id"]), ...state };
        kept.set(request["session_id"], merged);
        return { ...request, state: merged };
      },
    };
  }),
  mutant(
    "reads the config once",
    "session/agent-is-replaced",
    "The agent that a later decision brings is ignored.",
    () => ({
      commands: {
        answer: (step, command) => {
          // Until the first message is recorded the config is the one that session.start brings.
          const late = step.state.messages.length > 0;
          const answer = late ? { ...command.answer, agent: undefined } : command.answer;
          return defaultCommands.answer(step, { ...command, answer });
        },
      },
    }),
  ),
  mutant(
    "ends turns without data",
    "turns/reply-without-calls-proposes-done",
    "The done that is proposed for a reply says nothing.",
    () => ({
      rules: proposing("llm.finished", (proposal) => ({
        ...proposal,
        actions: (proposal.actions ?? []).map((action) =>
          action.type === "done" ? { type: "done" as const } : action,
        ),
      })),
    }),
  ),
  mutant(
    "proposes nothing at the end of a turn",
    "turns/finished-proposes-done",
    "turn.finished comes without a proposal.",
    () => ({ rules: proposing("turn.finished", () => ({})) }),
  ),
  mutant(
    "quotes the data of a turn",
    "turns/done-brings-turn-finished",
    "The data of done reaches turn.finished as text.",
    telling("turn.finished", (trigger) => ({ ...trigger, data: json(trigger["data"]) })),
  ),
  mutant(
    "locks a session whose turn has failed",
    "turns/failed-turn-leaves-the-session-usable",
    "After a turn that ended in an error every message is refused.",
    () => {
      const failed = new Set<unknown>();
      return {
        commands: {
          fail: (step, command) => {
            failed.add(step.state);
            return defaultCommands.fail(step, command);
          },
          submit: (step, command) =>
            failed.has(step.state)
              ? { ok: false, status: 409, error: "the turn has failed" }
              : defaultCommands.submit(step, command),
        },
      };
    },
    ["session/goes-on", "results/naming-both-is-refused"],
  ),
  mutant(
    "takes whatever comes for a result",
    "delivery/failed-delivery-is-no-result",
    "An answer that is no decision is recorded as what the tool said.",
    () => ({
      hear: ({ status, text }) => {
        try {
          const read: unknown = JSON.parse(text);
          if (status < 300 && typeof read === "object" && read !== null && !("error" in read) && !("message" in read))
            return { status, text };
        } catch {
          // Not JSON: that is what this mistake is about.
        }
        return { status: 200, text: json({ actions: [{ type: "tool.result", result: text }] }) };
      },
    }),
    [
      "turns/failed-turn-leaves-the-session-usable",
      "session/goes-on",
      "results/naming-both-is-refused",
      "model-view/prompted-once-after-the-calls",
      "delivery/fatal-answer-fails-the-turn",
      "delivery/fatal-answer-is-no-tool-error",
    ],
  ),
  mutant(
    "leaves the cost of a turn out",
    "delivery/request-can-be-read",
    "turn.finished lacks members that its type requires.",
    telling("turn.finished", ({ turn_id: _, ...trigger }) => trigger),
    ["delivery/request-to-the-letter", "turns/done-brings-turn-finished"],
  ),
  mutant(
    "tells more than the protocol has",
    "delivery/request-to-the-letter",
    "Requests carry members that no schema knows.",
    () => ({ deliver: (request) => ({ ...request, debug: true }) }),
  ),
  mutant(
    "counts the news from one",
    "delivery/new-from-within-the-view",
    "new_from points behind the last message.",
    telling("client.messages", (trigger) => ({
      ...trigger,
      new_from: (trigger["messages"] as unknown[]).length + 1,
    })),
  ),
];
