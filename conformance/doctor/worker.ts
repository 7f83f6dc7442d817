import { randomUUID } from "node:crypto";
import { createNodeSend } from "../../src/wire/node-send.ts";
import type { DeclaredTool } from "../cases/worker/tool-plan.ts";
import type { Exchange } from "../drivers/worker/log.ts";
import { startSession } from "../drivers/worker/play.ts";
import { isLoopback } from "../drivers/worker/target.ts";
import { type CalledTool, callTool } from "../worker/call-tool.ts";
import { type Discovery, discover } from "../worker/discover.ts";
import type { WorkerSuiteOptions } from "../worker/options.ts";
import { targetOf } from "../worker/target-of.ts";
import { beginning, type Diagnosis, isPage, type Look, type NamedLook, ok, taken, wrong } from "./step.ts";

/**
 * Looks at what must fit before a worker can be tested: that it answers, declares tools, wants signed requests where it
 * has a secret, and lets a refused call end. No tool is run. Never rejects for anything that the worker does.
 */
export async function diagnoseWorker(options: WorkerSuiteOptions): Promise<Diagnosis> {
  const own = options.send === undefined ? createNodeSend() : undefined;
  const send = options.send ?? own!.send;
  const session = `tck-doctor-${randomUUID().slice(0, 8)}`;
  try {
    const target = targetOf(options, send);
    const found = await discover(target, session);
    const unsigned =
      options.secret === undefined || !found.ok
        ? undefined
        : await startSession({ ...target, secret: undefined }, `${session}-unsigned`);
    const tool = found.ok ? found.tools.find(({ handler }) => handler !== "client") : undefined;
    const may = isLoopback(options.url) || options.allowCalls === true;
    const refused =
      tool === undefined || !may ? undefined : await callTool({ tool: tool.name, arguments: "not JSON" }, options);
    const answer = found.log.exchanges[0];
    const tools = found.ok ? found.tools : [];
    const looks: readonly NamedLook[] = [
      { name: "it answers", vital: true, look: () => answered(answer, options) },
      { name: "it knows the key", vital: true, look: () => admitted(answer, options.secret) },
      { name: "it starts a session", vital: true, look: () => started(found) },
      { name: "it declares tools", vital: true, look: () => declares(tools) },
      {
        name: "it refuses what is not signed",
        vital: false,
        look: () => forged(unsigned?.log.exchanges[0], options.secret),
      },
      { name: "it lets a refused call end", vital: false, look: () => ends(tool, refused, may) },
    ];
    return taken(looks);
  } finally {
    own?.close();
  }
}

function answered(exchange: Exchange | undefined, { url, patienceMs = 5_000 }: WorkerSuiteOptions): Look {
  const { answer, failure } = exchange ?? {};
  if (answer === undefined)
    return wrong(
      `POST ${url} got no answer: ${failure ?? "nothing was sent"}`,
      `Is it started, and is this the URL of its endpoint, path and all? An answer may take ${patienceMs / 1000} s (--timeout).`,
    );
  if (isPage(answer.text))
    return wrong(
      `POST ${url} was answered ${answer.status} with a page for people: ${beginning(answer.text)}`,
      "The URL must be the worker's own endpoint, path and all, not a web site or a proxy's page.",
    );
  if (answer.status === 404 || answer.status === 405)
    return wrong(`POST ${url} was answered ${answer.status}`, "The URL must be that of the endpoint, path and all.");
  return ok(`POST ${url} was answered ${answer.status}`);
}

function admitted(exchange: Exchange | undefined, secret: string | undefined): Look {
  const status = exchange?.answer?.status ?? 0;
  if (status !== 401 && status !== 403)
    return ok(secret === undefined ? "it asks for none" : "the signature was taken");
  const said = `a session's start was answered ${status}: ${beginning(exchange?.answer?.text ?? "")}`;
  return secret === undefined
    ? wrong(said, "Give the worker's secret by --secret or TCK_WORKER_SECRET, and what else it asks for by --header.")
    : wrong(
        said,
        "Is the secret the worker's own? What is signed is the body, byte for byte: a parser before the check spoils it.",
      );
}

const EXAMPLE = '{"agent": {"model": "any-model", "tools": [{"name": "think"}]}}';

function started(found: Discovery): Look {
  if (found.ok) return ok("session.start was answered with an agent");
  return wrong(
    beginning(found.reason.split("\n")[0] ?? ""),
    `Answer the trigger session.start with status 200 and JSON like ${EXAMPLE}.`,
  );
}

function declares(tools: readonly DeclaredTool[]): Look {
  const names = tools.map(({ name }) => name).join(", ");
  return tools.length > 0
    ? ok(beginning(names))
    : wrong("the agent has none", `There is nothing to call: name them in the agent, as in ${EXAMPLE}.`);
}

function forged(exchange: Exchange | undefined, secret: string | undefined): Look {
  if (secret === undefined) return { skip: "no secret was named (--secret)" };
  const status = exchange?.answer?.status;
  if (status !== undefined && status >= 400 && status < 500) return ok(`without a signature it answers ${status}`);
  return wrong(
    `a request without a signature was answered ${status ?? "not at all"}`,
    "Compare the header with the HMAC of the raw body, and answer 401 where it is missing or another.",
  );
}

function ends(tool: DeclaredTool | undefined, called: CalledTool | undefined, may: boolean): Look {
  if (!may) return { skip: "it is not on this machine, and --allow-calls was not given" };
  if (tool === undefined) return { skip: "its tools all run in the client" };
  const came = called?.ok === true ? called.came : undefined;
  const said = called?.ok === true ? called.exchange.answer : undefined;
  if (came === "error" || came === "result") return ok(`a call of ${tool.name} with malformed arguments ended`);
  return wrong(
    `a call of ${tool.name} with malformed arguments did not end: ${said === undefined ? "no answer" : beginning(said.text)}`,
    "Return the request's `proposed` when `input.status` is not `valid`: it holds the tool.error.",
  );
}
