import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import type { DecisionRequest, Event } from "../../../src/generated/types.ts";
import type { WireResponse } from "../../../src/wire/handle.ts";
import { createNodeSend } from "../../../src/wire/node-send.ts";
import { type Listening, listen } from "../../../src/wire/node-server.ts";
import type { VictimOptions } from "./engine.ts";
import type { Json, RecordedSession } from "./sessions.ts";

/** When the engine is killed: at one of its appends, or some milliseconds after the first message. */
export type Kill = NonNullable<VictimOptions["kill"]> | { readonly afterMs: number };

/** What came of one session. */
export interface Played {
  readonly events: readonly Event[];
  /** How often each decision was delivered, by its trigger: more than once only where a kill cut it off. */
  readonly deliveries: ReadonlyMap<string, number>;
  readonly prompts: number;
  /** Appends of the first process. */
  readonly appends: number;
  readonly killed: boolean;
  /** The kill fell while a call was open. */
  readonly inOpenCall: boolean;
}

/** The peers of an engine that may die, and what plays one session after another with it. */
export interface Theatre {
  play(session: RecordedSession, folder: string, kill?: Kill): Promise<Played>;
  close(): Promise<void>;
}

const json = (body: unknown): WireResponse => ({
  status: 200,
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});
const read = (bytes: Uint8Array) => JSON.parse(new TextDecoder().decode(bytes));

/** Everything may be asked again at any time, so nothing here depends on what was asked before. */
function answerOf(session: RecordedSession, { trigger, proposed }: DecisionRequest): unknown {
  const { id, interrupt_id } = trigger as { id?: string; interrupt_id?: string };
  const own = session.decisions?.[`${trigger.type} ${id ?? interrupt_id ?? ""}`];
  if (own !== undefined) return own;
  if (trigger.type === "session.start") return { agent: session.config };
  if (trigger.type !== "tool.execute") return proposed;
  const answers = session.answers[trigger.id];
  return answers?.[Math.min(trigger.attempt, answers.length) - 1] ?? proposed;
}

function replyOf(session: RecordedSession, messages: readonly { readonly role: string }[]): unknown {
  const said = messages.filter(({ role }) => role === "assistant").length;
  const reply = session.replies[said] ?? "";
  const calls = typeof reply === "string" ? [] : reply;
  const tool_calls = calls.map(({ id, ...called }) => ({ id, type: "function", function: called }));
  const message = {
    role: "assistant",
    content: typeof reply === "string" ? reply : null,
    ...(calls.length > 0 ? { tool_calls } : {}),
  };
  return { model: "m", choices: [{ index: 0, message, finish_reason: calls.length > 0 ? "tool_calls" : "stop" }] };
}

/** Sets the peers up. */
export async function openTheatre(): Promise<Theatre> {
  let session: RecordedSession | undefined;
  const deliveries = new Map<string, number>();
  let prompts = 0;
  const out = createNodeSend();
  const worker: Listening = await listen(({ body }) => {
    const request = read(body) as DecisionRequest;
    const { type, id = "", attempt = "" } = request.trigger as { type: string; id?: string; attempt?: number };
    const key = `${request.decision_id} ${type} ${id} ${attempt}`;
    deliveries.set(key, (deliveries.get(key) ?? 0) + 1);
    return json(answerOf(session as RecordedSession, request));
  });
  const provider: Listening = await listen(({ body }) => {
    prompts++;
    return json(replyOf(session as RecordedSession, (read(body) as { messages: { role: string }[] }).messages));
  });

  const start = async (dataDir: string, kill: VictimOptions["kill"]): Promise<Victim> => {
    const options: VictimOptions = {
      workerUrl: worker.url,
      providerUrl: provider.url,
      dataDir,
      ...(kill === undefined ? {} : { kill }),
    };
    return begin(options);
  };

  async function ask(
    method: string,
    url: string,
    body?: unknown,
  ): Promise<{ readonly status: number; readonly json: Json }> {
    const text = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await out.send({ method, url, headers: { authorization: "Bearer k" }, ...text });
    return { status: response.status, json: JSON.parse(await response.text()) as Json };
  }

  return {
    async play(played, folder, kill) {
      session = played;
      deliveries.clear();
      prompts = 0;
      const dataDir = join(folder, crypto.randomUUID());
      mkdirSync(dataDir, { recursive: true });
      let victim = await start(dataDir, kill !== undefined && "append" in kill ? kill : undefined);
      const first = victim;
      let events: Event[] = [];
      let inOpenCall = false;
      let timer: NodeJS.Timeout | undefined;
      if (kill !== undefined && "afterMs" in kill) timer = setTimeout(() => victim.kill(), kill.afterMs);
      // Whatever is not answered is asked again once an engine is there again; each act may be done twice.
      const attempt = async <T>(act: () => Promise<T>): Promise<T | undefined> => {
        if (victim.dead()) {
          victim = await start(dataDir, undefined);
          inOpenCall ||= isOpen(await readEvents());
        }
        return act().catch(() => undefined);
      };
      const readEvents = async (): Promise<Event[]> => {
        const answer = await ask("GET", `${victim.url}/api/machine/sessions/s/events`).catch(() => undefined);
        return (answer?.json["events"] as Event[] | undefined) ?? [];
      };
      for (const [turn, content] of played.says.entries()) {
        const payload = { type: "client.message", message: { role: "user", content } };
        const submit = { agent_id: "a", identity: { id: "o" }, session_id: "s", turn_id: `turn-${turn}`, payload };
        for (const began = Date.now(); ; ) {
          if (Date.now() - began > 60_000)
            throw new Error(`${played.name} does not end: ${JSON.stringify(events.at(-1))}`);
          events = (await attempt(readEvents)) ?? [];
          if (count(events, "turn.completed") > turn) break;
          const known = events.some(({ payload: p }) => p.type === "turn.started" && p.turn_id === `turn-${turn}`);
          if (!known) await attempt(() => ask("POST", `${victim.url}/api/machine/sessions/submit`, submit));
          // One after the other, each once the one before is on the record: else their order would be the client's chance.
          for (const [id, body] of Object.entries(played.settles ?? {})) {
            if (waits(events, id))
              await attempt(() => ask("POST", `${victim.url}/api/machine/sessions/s/calls/settle`, { ...body, id }));
            if (!isTold(events, id)) break;
          }
          if (
            played.resumes === true &&
            count(events, "session.interrupted") > count(events, "session.interrupt_resumed")
          )
            await attempt(() =>
              ask("POST", `${victim.url}/api/machine/sessions/s/resume`, {
                type: "interrupt.resume",
                interrupt_id: "i1",
              }),
            );
          await wait(5);
        }
      }
      clearTimeout(timer);
      const killed = first.dead();
      victim.kill();
      rmSync(dataDir, { recursive: true, force: true });
      return { events, deliveries: new Map(deliveries), prompts, appends: first.appends(), killed, inOpenCall };
    },
    async close() {
      out.close();
      await Promise.all([worker.close(), provider.close()]);
    },
  };
}

/** A process with an engine in it. */
interface Victim {
  readonly url: string;
  dead(): boolean;
  kill(): void;
  appends(): number;
}

function begin(options: VictimOptions): Promise<Victim> {
  const file = join(import.meta.dirname, "engine.ts");
  const child: ChildProcess = spawn(process.execPath, [file, JSON.stringify(options)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let appends = 0;
  let over = false;
  return new Promise((resolve, reject) => {
    child.once("exit", (code) => {
      over = true;
      reject(new Error(`The engine ended with ${code} before it listened.`));
    });
    createInterface({ input: child.stdout as NonNullable<typeof child.stdout> }).on("line", (line) => {
      const [word, rest = ""] = line.split(" ");
      if (word === "append") appends = Number(rest);
      if (word === "url")
        resolve({ url: rest, dead: () => over, kill: () => child.kill("SIGKILL"), appends: () => appends });
    });
  });
}

const count = (events: readonly Event[], type: string): number =>
  events.filter(({ payload }) => payload.type === type).length;

/** Whether a call was started and has not ended. */
function isOpen(events: readonly Event[]): boolean {
  const started = new Set(
    events.flatMap(({ payload }) => (payload.type === "tool.call.requested" ? [payload.id] : [])),
  );
  return [...started].some((id) => !hasEnded(events, id));
}

function hasEnded(events: readonly Event[], id: string): boolean {
  return events.some(
    ({ payload }) =>
      (payload.type === "tool.call.completed" && payload.id === id) ||
      (payload.type === "tool.call.errored" && payload.id === id && payload.retry_at === undefined),
  );
}

/** Whether the worker has been asked for a call and left it open. */
function waits(events: readonly Event[], id: string): boolean {
  const asked = events.flatMap(({ payload }) =>
    payload.type === "decision.queued" && payload.trigger.type === "tool.execute" && payload.trigger.id === id
      ? [payload.decision_id]
      : [],
  );
  const answered = events.some(
    ({ payload }) => payload.type === "decision.completed" && asked.includes(payload.decision_id),
  );
  return answered && !hasEnded(events, id);
}

/** Whether the model's call has its tool message. */
function isTold(events: readonly Event[], id: string): boolean {
  return events.some(({ payload }) => payload.type === "message.new" && payload.message.tool_call_id === id);
}
