// A first engine, in sixty lines on the package's rules: node engine-first.ts
import { createServer } from "node:http";
import { json } from "node:stream/consumers";
import { compileSchema, createRules } from "toolcall-tck/engine";

type Json = ReturnType<typeof JSON.parse>;
const { TCK_PORT, TCK_WORKER_URL = "", TCK_PROVIDER_URL, TCK_PROVIDER_KEY: key } = process.env;
const done = (session: Json, { data }: Json) => decide(session, { type: "turn.finished", turn_id: session.turn, data });
const ACTIONS: Json = { "llm.call": callModel, "tool.call": callTool, "tool.result": end, "tool.error": end, done };
const [rules, sessions, chat] = [createRules(), new Map<string, Json>(), `${TCK_PROVIDER_URL}/v1/chat/completions`];
const checkOf = (schema: Json) => (compileSchema(schema ?? true) as Json).check;
async function post(url: string, body: Json, key = ""): Promise<Json> {
  const headers = { "content-type": "application/json", authorization: `Bearer ${key}` };
  const answer = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  return answer.ok ? answer.json() : Promise.reject(new Error(`${url} answered ${answer.status}.`));
}
async function decide(session: Json, trigger: Json): Promise<void> {
  const { id, config: agent, messages, state, identity } = session;
  const about = { session_id: id, decision_id: crypto.randomUUID(), agent, messages, state, identity };
  const said = (await post(TCK_WORKER_URL, { ...about, trigger, proposed: rules.propose(trigger, session) })) ?? {};
  const path = (said.messages ?? messages).map((one: Json) => ({ id: crypto.randomUUID(), ...one }));
  Object.assign(session, { state, ...said, config: said.agent ?? agent, messages: path });
  const open = { id: trigger.id, parent: trigger.message && trigger.id, status: "running", attempt: 1 };
  const todo = (said.actions ?? []).map((one: Json) => ({ ...open, ...one }));
  session.calls.push(...todo.filter(({ type }: Json) => type === "tool.call"));
  if (trigger.type !== "turn.finished") for (const one of todo) await ACTIONS[one.type]?.(session, one);
}
async function callModel(session: Json, { messages = rules.arrangePrompt(session, session.messages) }: Json) {
  const [id, { model, tools = [] }] = [crypto.randomUUID(), session.config];
  session.modelCalls.push({ id, tools, request: { model } });
  const shown = rules.describeTools(tools).map(({ input: parameters, ...tool }) => ({ ...tool, parameters }));
  const body = { model, messages, tools: shown.map((one) => ({ type: "function", function: one })) };
  const said = await post(chat, body, key).catch(({ message }) => ({ error: { message, code: "provider_error" } }));
  const message = said.choices && { ...said.choices[0].message, content: said.choices[0].message.content ?? "" };
  await decide(session, { type: "llm.finished", id, ok: !said.error, truncated: false, message, error: said.error });
}
async function callTool(session: Json, call: Json) {
  const input = rules.readArguments(call.arguments, checkOf(rules.toolOf(session, call).tool?.input));
  await decide(session, rules.makeExecute(call, input, undefined));
}
async function end(session: Json, said: Json) {
  const call = session.calls.find(({ id, status }: Json) => id === said.id && status === "running");
  if (call === undefined) return; // It has ended, and does so once.
  const { result } = rules.readResult(said) as Json;
  const message = rules.checkOutput(result, checkOf(rules.toolOf(session, call).tool?.output), "decision");
  const error = "error" in said ? rules.readError(said) : message && { message, code: "invalid_response" };
  const outcome = error ? { ok: false, error } : { ok: true, result: rules.planStorage(result).store([]) };
  Object.assign(call, { status: error ? "failed" : "completed", outcome, reported: true });
  await decide(session, { type: "tool.finished", id: call.id, name: call.name, ...outcome });
}
createServer(async (request, response) => {
  const { session_id: id = crypto.randomUUID(), identity, payload } = (await json(request)) as Json;
  const session = sessions.get(id) ?? { id, identity, config: null, messages: [], calls: [], modelCalls: [] };
  sessions.set(id, Object.assign(session, { turn: crypto.randomUUID() }));
  response.writeHead(202).end(JSON.stringify({ session_id: id, turn_id: session.turn, queued: false }));
  if (session.config === null) await decide(session, { type: "session.start" });
  const messages = [...session.messages, payload.message];
  await decide(session, { type: "client.messages", messages, new_from: messages.length - 1, client: {} });
}).listen(Number(TCK_PORT), "127.0.0.1");
process.on("unhandledRejection", console.error); // A turn that fails leaves its session as it is.
