import { defaultActions, defaultCommands } from "../../../src/engine/index.ts";
import { createRules } from "../../../src/protocol/rules.ts";
import { type Replaced, sound } from "./mutant.ts";
import { otherwise } from "./otherwise.ts";

/** How blobs are named, and how another engine may name them. */
const BLOB = "blob://tck/";
const OWN_BLOB = "tck-file:";

/** A flat object in which the key comes twice, as the suite's cases have it. */
const A_TWICE = /^\{[^{}]*"a":[^{}]*"a":/;

/** Engines that differ where the text leaves a choice: every one of them must stay green. */
export const survivors: Readonly<Record<string, () => Replaced>> = {
  "reads blank arguments as {}": () => ({
    rules: { readArguments: (raw, check) => sound.readArguments(raw.trim() === "" ? "{}" : raw, check) },
  }),
  "words its errors in another way": () => ({
    rules: {
      readArguments(raw, check) {
        const input = sound.readArguments(raw, check);
        return input.status === "valid" ? input : { ...input, error: "That is not what the schema asks for." };
      },
    },
  }),
  "leaves the value of an invalid input out": () => ({
    rules: {
      readArguments(raw, check) {
        const input = sound.readArguments(raw, check);
        return input.status === "invalid" ? { status: "invalid", error: input.error } : input;
      },
    },
  }),
  "checks results that report failure": () => ({
    rules: { checkOutput: (result, check, route) => sound.checkOutput({ ...result, isError: false }, check, route) },
  }),
  "skips a byte order mark": () => ({
    rules: { readArguments: (raw, check) => sound.readArguments(raw.replace(/^\uFEFF/, ""), check) },
  }),
  "refuses half a surrogate pair": () => ({
    rules: {
      readArguments: (raw, check) =>
        raw.includes("\\ud99c") ? { status: "malformed", error: "half a pair" } : sound.readArguments(raw, check),
    },
  }),
  "takes no number beyond a double": () => ({
    rules: {
      checkOutput: (result, check, route) =>
        JSON.stringify(result).includes("1e234567")
          ? "tool output violated its declared schema: not a number"
          : sound.checkOutput(result, check, route),
    },
  }),
  "wraps the error that the model reads": () => {
    const rules = createRules({ showError: (error) => `Error: ${error.message}` });
    return { rules: { showError: rules.showError, propose: rules.propose, arrangePrompt: rules.arrangePrompt } };
  },
  "calls a repeated key malformed": () => ({
    rules: {
      readArguments: (raw, check) =>
        A_TWICE.test(raw) ? { status: "malformed", error: "a key comes twice" } : sound.readArguments(raw, check),
    },
  }),
  "keeps an empty proposal with members": () => ({
    rules: {
      propose(trigger, view) {
        const proposal = sound.propose(trigger, view);
        return Object.keys(proposal).length === 0 ? { messages: [], actions: [] } : proposal;
      },
    },
  }),
  "names its blobs in a way of its own": () => ({
    letter: (text) => text.replaceAll(BLOB, OWN_BLOB),
    hear: ({ text, ...heard }) => ({ ...heard, text: text.replaceAll(OWN_BLOB, BLOB) }),
    enter: (handle) => async (request) => {
      const path = request.path.replace(encodeURIComponent(OWN_BLOB), encodeURIComponent(BLOB));
      const response = await handle({ ...request, path });
      const { body } = response;
      return typeof body === "string" ? { ...response, body: body.replaceAll(BLOB, OWN_BLOB) } : response;
    },
  }),
  "says the time of a delivery and its number in headers": () => ({
    head: (headers) => ({ ...headers, "content-type": "application/json; charset=utf-8", "x-delivery": "1" }),
  }),
  "forbids what belongs to somebody else": () => ({
    enter: (handle) => async (request) => {
      const response = await handle(request);
      return /^\/api\/client\/sessions\/tck-session-[^?]*$/.test(request.path) && response.status === 404
        ? { ...response, status: request.path.endsWith("of-nobody") ? 404 : 403 }
        : response;
    },
  }),
  "takes a settle between two attempts": () => ({
    rules: {
      maySettle: (call, attempt) =>
        sound.maySettle(call?.status === "retry_scheduled" ? { ...call, status: "pending" } : call, attempt),
    },
  }),
  "refuses what is sent again while its turn runs": () => ({
    commands: {
      submit(step, command) {
        const { turn } = step.state;
        if (turn === undefined || command.turnId !== turn.id) return defaultCommands.submit(step, command);
        return { ok: false, status: 409, error: `The turn is running: ${turn.id}.` };
      },
    },
  }),
  "ignores a second pause of a paused branch": () => ({
    actions: {
      interrupt(step, action) {
        if (!sound.isPaused(step.state)) defaultActions.interrupt(step, action);
      },
    },
  }),
  "proposes a prompt after every pause": () => ({
    rules: {
      propose(trigger, view) {
        const proposal = sound.propose(trigger, view);
        if (trigger.type !== "interrupt.resumed" || proposal.actions !== undefined) return proposal;
        return { ...proposal, actions: [{ type: "llm.call" }] };
      },
    },
  }),
  "records odd blocks in a way of its own": otherwise.recordsOddBlocks,
  "answers odd requests in a way of its own": otherwise.answersOddRequests,
};
