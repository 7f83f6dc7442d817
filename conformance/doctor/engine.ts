import type { EngineCase } from "../cases/engine/case.ts";
import { StartError } from "../common/child.ts";
import type { EngineLog } from "../drivers/engine/log.ts";
import type { EngineSuiteOptions, SuiteUrls } from "../engine/options.ts";
import { knock } from "../engine/reach.ts";
import { selectionOf } from "../engine/select.ts";
import { setStage } from "../engine/stage.ts";
import { playedLooks } from "./engine-looks.ts";
import { type Diagnosis, type NamedLook, ok, taken, wrong } from "./step.ts";

/** One session with one call: everything that must fit before rules can be judged. */
const CASE: EngineCase = {
  version: 1,
  role: "engine",
  area: "doctor",
  needs: [],
  class: "fast",
  tools: [{ name: "health", description: "Say how you are.", input: { type: "object", properties: {} } }],
  turns: [
    {
      user: "How are you?",
      replies: [
        {
          calls: [
            {
              id: "call-1",
              tool: "health",
              declared: true,
              arguments: "{}",
              how: "fit",
              input: { status: ["valid"], value: "{}" },
              answers: [
                {
                  take: "action",
                  action: { type: "tool.result", result: { content: [{ type: "text", text: "I am well." }] } },
                },
              ],
              expect: { ends: ["ok"], attempts: 1, because: "plain" },
            },
          ],
        },
        { text: "It is well." },
      ],
    },
  ],
  // The proposal as it came, and nothing for what it lacks: else the suite would look at what it has said itself.
  decisions: [{ on: { trigger: "tool.finished" }, answer: { take: "changed", with: {} } }],
};

/** What was tried, and how far it came. */
interface Tried {
  /** Why the suite cannot listen where the engine is to find it. */
  readonly ports?: string;
  readonly start?: string;
  readonly reach?: string;
  readonly urls?: SuiteUrls;
  readonly url?: string;
  readonly log?: EngineLog;
  /** Requests that came to each side, whoever they were for. */
  readonly counts?: { readonly worker: number; readonly provider: number };
}

/**
 * Looks at what must fit before an engine can be tested: that the suite can listen, that the engine starts and can be
 * reached, takes a submit, asks the worker with the right signature, calls the model, and brings a result back to it.
 * Plays one session. Never rejects for anything that the engine does.
 */
export async function diagnoseEngine(options: EngineSuiteOptions): Promise<Diagnosis> {
  const tried = await attempt(options);
  const { engine, workerPort, providerPort } = options;
  const told = (port: number | undefined, fallback: string) => (port === undefined ? fallback : `port ${port}`);
  const where = `as worker at ${told(workerPort, "a free port")}, as model provider at ${told(providerPort, "a free port")}`;
  const looks: readonly NamedLook[] = [
    {
      name: "the suite can listen",
      vital: true,
      look: () =>
        tried.ports === undefined
          ? ok(where)
          : wrong(
              tried.ports,
              "End what listens there, or tell the engine other ports and name them by --worker-port and --provider-port.",
            ),
    },
    {
      name: "the engine starts",
      vital: true,
      look: () => {
        if (engine.kind === "attach") return { skip: "it runs already" };
        return tried.start === undefined
          ? ok("it listens where TCK_PORT says")
          : wrong(tried.start, "Start it by hand with the same variables; it must listen on 127.0.0.1 at TCK_PORT.");
      },
    },
    {
      name: "it can be reached",
      vital: true,
      look: () =>
        tried.reach === undefined
          ? ok(`at ${tried.url}`)
          : wrong(tried.reach, "Is it started, and is --url its base URL, with the port on which it listens?"),
    },
    ...playedLooks(options, selectionOf(options).has, () => ({
      log: tried.log!,
      counts: tried.counts!,
      ...(tried.urls === undefined ? {} : { urls: tried.urls }),
    })),
  ];
  return taken(looks);
}

async function attempt(options: EngineSuiteOptions): Promise<Tried> {
  let urls: SuiteUrls | undefined;
  const { engine } = options;
  const heard: EngineSuiteOptions["engine"] =
    engine.kind !== "start"
      ? engine
      : {
          kind: "start",
          start(given) {
            urls = given;
            return engine.start(given);
          },
        };
  const stage = await setStage({ ...options, engine: heard }).catch((thrown: unknown) => thrown as Error);
  if (stage instanceof Error) {
    if (stage.name === "ListenError") return { ports: stage.message };
    return { start: stage instanceof StartError ? stage.message : `It could not be started: ${stage.message}` };
  }
  const told = urls === undefined ? {} : { urls };
  try {
    const reach = await knock(stage);
    const { url } = stage.target;
    if (reach !== undefined) return { ...told, url, reach };
    const log = await stage.play(CASE, () => options.patienceMs ?? 5_000);
    return { ...told, url, log, counts: { ...stage.hub.counts } };
  } finally {
    await stage.close();
  }
}
