import { createRules, defaultCommands } from "../../../src/engine/index.ts";
import { isObject } from "../../../src/json/own.ts";
import type { Handle } from "../../../src/wire/handle.ts";
import type { Send } from "../../../src/wire/send.ts";
import { type Body, mountEngine, type Replaced } from "./mutant.ts";

/** An engine in this process, as a run mounts it. */
type Mount = ReturnType<typeof mountEngine>;

/** Milliseconds from 30 to 80, another one at each step, the same in each run. */
function pause(): () => Promise<void> {
  let n = 0;
  return () => new Promise((resolve) => setTimeout(resolve, 30 + ((n++ * 17) % 51)));
}

/** Each answer and each step of its own comes later. */
const slow: Mount = ({ send, ...urls }) => {
  const wait = pause();
  const later: Send = async (request) => {
    await wait();
    return send(request);
  };
  const enter =
    (handle: Handle): Handle =>
    async (request) => {
      await wait();
      return handle(request);
    };
  return mountEngine({ enter })({ ...urls, send: later });
};

const NEWER = { x_newer: { since: "2027-01-01", list: [1, null] } } as const;

/** An object with members that no schema of this revision knows, and those that are objects in it likewise. */
const newer = (value: Body, ...inner: string[]): Body => ({
  ...value,
  ...NEWER,
  ...Object.fromEntries(inner.flatMap((name) => (isObject(value[name]) ? [[name, { ...value[name], ...NEWER }]] : []))),
});

/** What the surface answers with JSON, with members that nobody knows. */
const answersNewer =
  (handle: Handle): Handle =>
  async (request) => {
    const response = await handle(request);
    if (typeof response.body !== "string" || !response.body.startsWith("{")) return response;
    return { ...response, body: JSON.stringify(newer(JSON.parse(response.body) as Body)) };
  };

const unknownMembers: Replaced = {
  deliver: (request) => newer(request, "trigger", "proposed", "session"),
  enter: answersNewer,
};

const unknownEvents: Replaced = {
  commands: {
    submit(step, command) {
      const outcome = defaultCommands.submit(step, command);
      step.emit({ type: "vendor.noted", text: "of a newer engine" } as never);
      return outcome;
    },
  },
};

/** The reference engine with another format of its model provider; the connection stands in the place of the usual one. */
const speaking =
  (format: "anthropic" | "openai-chat" | "responses"): Mount =>
  (urls) => {
    const model = { model: { baseUrl: urls.providerUrl, format } };
    return mountEngine(model as Replaced)(urls);
  };

/** What a worker may be asked beside what it has in hand: any execute, and the end of one call at a time. */
const besideExecutes: Replaced = {
  rules: createRules({
    maySend: ({ type }, beside) =>
      beside.length === 0 ||
      (type === "tool.execute" &&
        beside.every((other) => other.type === "tool.execute" || other.type === "tool.finished")) ||
      (type === "tool.finished" && beside.every((other) => other.type === "tool.execute")),
  }),
};

/** Engines that are sound in another way as a whole: every one of them must stay green. */
export const hosts: Readonly<Record<string, Mount>> = {
  "asks the worker for several calls of a session at once": mountEngine(besideExecutes),
  "takes 30 to 80 ms for each step": slow,
  "has members that nobody knows in all that it says": mountEngine(unknownMembers),
  "records events of a type that nobody knows": mountEngine(unknownEvents),
  "speaks with Anthropic's Messages API": speaking("anthropic"),
  "speaks with Chat Completions": speaking("openai-chat"),
  "speaks with the Responses API": speaking("responses"),
};
