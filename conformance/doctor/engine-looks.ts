import { isObject } from "../../src/json/own.ts";
import { KEY_REMEDY } from "../common/key-refused.ts";
import type { EngineLog, Exchange } from "../drivers/engine/log.ts";
import type { EngineSuiteOptions, SuiteUrls } from "../engine/options.ts";
import { proposes } from "./proposals.ts";
import { beginning, isPage, type Look, type NamedLook, ok, wrong } from "./step.ts";

/** What one session has shown. */
export interface Shown {
  readonly log: EngineLog;
  readonly counts: { readonly worker: number; readonly provider: number };
  /** What an engine that was started has been told. */
  readonly urls?: SuiteUrls;
}

/** The header of a delivery's signature. */
const SIGNATURE = "x-substructure-signature";

/** The looks at a session that was played. `shown` is asked only once there was one. */
export function playedLooks(
  options: EngineSuiteOptions,
  has: ReadonlySet<string>,
  shown: () => Shown,
): readonly NamedLook[] {
  const on = (look: (shown: Shown) => Look) => () => look(shown());
  return [
    { name: "it takes a submit", vital: true, look: on(({ log }) => submitted(log)) },
    { name: "it asks the worker", vital: true, look: on((seen) => askedWorker(seen, options)) },
    { name: "its signature is right", vital: false, look: on(({ log }) => signed(log, options.workerSecret)) },
    { name: "it calls the model", vital: true, look: on((seen) => calledModel(seen, options)) },
    { name: "it proposes what comes next", vital: false, look: on(({ log }) => proposes(log)) },
    { name: "it has the worker run a tool", vital: false, look: on(({ log }) => executed(log)) },
    { name: "the model reads the result", vital: false, look: on(({ log }) => readBack(log)) },
    { name: "the turn ends", vital: false, look: on(({ log }) => ended(log)) },
    { name: "its events can be read", vital: false, look: on(({ log }) => events(log, has.has("events"))) },
  ];
}

const of = ({ exchanges }: EngineLog, kind: Exchange["kind"]) => exchanges.filter((one) => one.kind === kind);

const triggerOf = ({ json }: Exchange): string | undefined => {
  const trigger = isObject(json) ? json["trigger"] : undefined;
  return isObject(trigger) ? String(trigger["type"]) : undefined;
};

function submitted(log: EngineLog): Look {
  const { path, answer } = of(log, "submit")[0] ?? {};
  if (answer === undefined)
    return wrong(
      `POST ${path} got no answer`,
      "It took the connection and said nothing: a submit is answered at once, and what it starts goes on behind it.",
    );
  const { status, text, json } = answer;
  const said = `POST ${path} was answered ${status}: ${beginning(text)}`;
  if (isPage(text))
    return wrong(said, "That is a page for people: --url must be the engine's API, not a web site or a proxy's page.");
  if (status >= 400) return wrong(said, REFUSALS[status] ?? "The engine's own log should say why it refuses.");
  if (!isObject(json)) return wrong(said, 'The answer must be JSON: {"session_id": "...", "turn_id": "..."}.');
  return ok(`POST ${path} was answered ${status}`);
}

const REFUSALS: Readonly<Record<number, string>> = {
  401: KEY_REMEDY,
  403: KEY_REMEDY,
  404: "Does it serve POST /api/machine/sessions/submit, and does it know the agent that --agent-id names?",
  405: "Does it serve POST /api/machine/sessions/submit, and is --url its base URL?",
  400: "It cannot read the submit: {agent_id, identity: {id}, session_id, payload: {type, message}}.",
};

function askedWorker({ log, counts, urls }: Shown, { workerPort, advertiseHost, bind }: EngineSuiteOptions): Look {
  const asked = of(log, "decision");
  if (asked.length > 0) return ok(`it asked ${asked.length} times, first with ${triggerOf(asked[0]!) ?? "no trigger"}`);
  if (counts.worker > 0)
    return wrong(
      `${counts.worker} requests came, and none named a session of the suite`,
      "A delivery's body is JSON with session_id, decision_id and trigger; session_id is the one that was submitted.",
    );
  const place =
    urls?.workerUrl ?? `http://${advertiseHost ?? bind ?? "127.0.0.1"}:${workerPort ?? "<the worker's port>"}/`;
  const how = urls === undefined ? "Tell the engine that the agent's worker is at" : "TCK_WORKER_URL said";
  return wrong(
    "no request came to the suite's worker",
    `${how} ${place}: each decision, session.start first, is posted there.${FROM_ELSEWHERE}`,
  );
}

const FROM_ELSEWHERE =
  " An engine in a container needs --bind 0.0.0.0 and --advertise-host with a name of this machine.";

function signed(log: EngineLog, secret: string | undefined): Look {
  if (secret === undefined) return { skip: "no secret was named (--worker-secret)" };
  const asked = of(log, "decision");
  const bad = asked.find(({ headers, signature }) => headers[SIGNATURE] !== signature);
  if (bad === undefined) return ok(`all ${asked.length} deliveries are signed with the secret`);
  const given = bad.headers[SIGNATURE];
  return wrong(
    given === undefined
      ? `a delivery has no header ${SIGNATURE}`
      : `a delivery has ${SIGNATURE}: ${beginning(given)}, where ${bad.signature} was due`,
    "The engine and --worker-secret must have the same secret; what is signed is the body, byte for byte as it is sent.",
  );
}

function calledModel({ log, counts, urls }: Shown, { providerPort, advertiseHost, bind }: EngineSuiteOptions): Look {
  const prompts = of(log, "prompt");
  if (prompts.length > 0) return ok(`POST ${prompts[0]!.path} came for the session's model`);
  if (counts.provider > 0)
    return wrong(
      "a model was called, and not the session's own",
      "The model's name in the agent's config, which the worker answers session.start with, is passed on as it is.",
    );
  const place =
    urls?.providerUrl ?? `http://${advertiseHost ?? bind ?? "127.0.0.1"}:${providerPort ?? "<the provider's port>"}`;
  const last = log.exchanges.at(-1);
  const until = last === undefined ? "" : ` after ${triggerOf(last) ?? `the ${last.kind}`}`;
  return wrong(
    `no model was called${until}`,
    `An llm.call in the worker's answer calls the model at ${place}: POST /v1/chat/completions, /v1/messages or /v1/responses.${FROM_ELSEWHERE}`,
  );
}

function executed(log: EngineLog): Look {
  const asked = of(log, "decision").find((one) => triggerOf(one) === "tool.execute");
  if (asked !== undefined) return ok("tool.execute came for the call that the model made");
  return wrong(
    "the model called a tool, and no tool.execute came",
    "llm.finished brings the worker the model's reply; each tool.call in its answer becomes a tool.execute.",
  );
}

function readBack(log: EngineLog): Look {
  const prompts = of(log, "prompt");
  const asked = of(log, "decision").find((one) => triggerOf(one) === "tool.finished");
  if (asked !== undefined && !proposesResult(asked))
    return wrong(
      `tool.finished came, and its proposal holds no tool message with the result: ${beginning(proposalText(asked))}`,
      'Propose, with tool.finished, messages: [{"role": "tool", "tool_call_id": "<the call\'s id>", "content": "<the result\'s text>"}]; a worker that answers with the proposal adds nothing to it.',
    );
  if (prompts.length < 2)
    return wrong(
      `the model was called ${prompts.length === 1 ? "once" : "never"}`,
      "When a call has ended, tool.finished goes to the worker, and its proposal prompts the model with the result.",
    );
  const told = prompts[1]?.prompt?.messages.some(({ role, text }) => role === "tool" && text.includes("I am well."));
  return told === true
    ? ok("it is in the next prompt")
    : wrong(
        "the next prompt does not hold it",
        "The prompt after a call holds the model's own message with the call, and a tool message with its result.",
      );
}

const proposedOf = ({ json }: Exchange): unknown => (isObject(json) ? json["proposed"] : undefined);

const proposalText = (asked: Exchange): string => JSON.stringify(proposedOf(asked)) ?? "there is none";

function proposesResult(asked: Exchange): boolean {
  const proposed = proposedOf(asked);
  const messages = isObject(proposed) ? proposed["messages"] : undefined;
  return Array.isArray(messages) && messages.some((message) => isObject(message) && message["role"] === "tool");
}

function ended({ end, note }: EngineLog): Look {
  return end === "ended"
    ? ok("turn.finished came, and was answered")
    : wrong(
        `the session ${end === "stalled" ? "stands still" : "went astray"}: ${note ?? "nothing says why"}`,
        "An engine asks turn.finished when the worker has said done, and the turn ends when that is answered.",
      );
}

function events(log: EngineLog, offered: boolean): Look {
  if (!offered) return { skip: "the engine was not said to offer them" };
  if (log.events !== undefined && log.events.length > 0) return ok(`${log.events.length} were read`);
  const { path = "its events", answer } = of(log, "events").at(-1) ?? {};
  return wrong(
    `${path} gave ${answer === undefined ? "no answer" : `${answer.status}: ${beginning(answer.text)}`}`,
    "Serve GET /api/machine/sessions/{id}/events with {events: [...]}, or say by --features that the engine has none: --features none is the minimum.",
  );
}
