// An engine to start from, with Node's own modules alone: node engine.ts
import { createServer } from "node:http";
import { json } from "node:stream/consumers";
import { isDeepStrictEqual as same } from "node:util";

type Json = ReturnType<typeof JSON.parse>;
const { TCK_PORT, TCK_API_KEY, TCK_AGENT_ID, TCK_WORKER_URL = "" } = process.env;
const { TCK_PROVIDER_URL, TCK_PROVIDER_KEY } = process.env;
const sessions = new Map<string, Json>();
const blobs = new Map<string, Buffer>();
const isText = (value: Json): value is string => typeof value === "string";
const isObject = (value: Json) => kindOf(value) === "object";
const kindOf = (value: Json) => (value === null ? "null" : Array.isArray(value) ? "array" : typeof value);
const newId = () => crypto.randomUUID();
const idOf = ({ id }: Json) => id;
const prompt = ({ agent }: Json) => ({ type: "llm.call", model: agent.model });

async function post(url: string, body: Json, key = ""): Promise<Json> {
  const headers = { "content-type": "application/json", authorization: `Bearer ${key}` };
  const answer = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  const value = ((await answer.json()) ?? {}) as Json;
  if (answer.ok && typeof value === "object" && !value.error) return value;
  throw new Error(`${url} answered ${answer.status}.`);
}

/** Asks the worker. Its answer is read whole before any of it counts; then it is done. */
async function decide(session: Json, trigger: Json, messages?: Json, actions?: Json) {
  const { id, agent, state, messages: past, open, tree } = session;
  const proposed = actions === undefined ? {} : { messages, actions };
  const asked = { session_id: id, decision_id: newId(), trigger, proposed, agent, state, messages: past };
  const { actions: given = [], ...said } = await post(TCK_WORKER_URL, { ...asked, ...around(session) });
  const todo = given.map((one: Json) => (one.type === "tool.call" ? { id: newId(), ...one } : one));
  const nameless = ({ type, id }: Json) => ["tool.result", "tool.error"].includes(type) && !id;
  if (trigger.type !== "tool.execute" && todo.some(nameless)) throw new Error("It names no call to end.");
  for (const one of todo) if (one.type === "tool.result") one.result = recorded(one);
  for (const one of todo) if (one.type === "tool.call") open.set(one.id, one.name);
  const view = (said.messages ?? past).map((one: Json) => ({ id: newId(), ...one }));
  for (const [n, message] of view.entries())
    if (!tree.has(message.id)) tree.set(message.id, { message, parent_id: view[n - 1]?.id });
  Object.assign(session, said, { agent: said.agent ?? agent, messages: view });
  for (const one of todo) session.due.push(() => ACTIONS[one.type]?.(session, one, trigger));
}

/** What a request says of the session beside its messages: whose it is, the open calls, and every branch. */
function around({ identity, open, tree, messages }: Json) {
  const ids = [...open.keys()].sort();
  const calls = ids.map((id) => ({ id, kind: "tool_call", status: "running", attempt: 1, name: open.get(id) }));
  const message_tree = { nodes: [...tree.values()], head_id: messages.at(-1)?.id };
  return { agent_id: TCK_AGENT_ID, identity, calls, pending_calls: open.size, message_tree, ancestry: [], attempts: 1 };
}

/** What is kept of a result: a ToolResult's blocks, or any other value as one text. */
function recorded({ result, content, structured_content: structuredContent }: Json): Json {
  if (result !== undefined && content !== undefined) throw new Error("result and content");
  const given = result === undefined ? { content, structuredContent } : result;
  const { content: blocks, structuredContent: value } = Object(given);
  const known = Array.isArray(blocks) ? blocks.every(isBlock) : (value ?? null) !== null;
  if (known)
    return { content: (blocks ?? []).map(stored), structuredContent: value ?? undefined, isError: given.isError };
  const hide = (name: string, held: Json) => (["data", "blob"].includes(name) ? undefined : held);
  const text = isText(given) ? given : JSON.stringify(given, blocks && hide);
  return { content: [{ type: "text", text }] };
}

const isBlock = ({ type, text, data, mimeType, uri, resource }: Json): boolean =>
  type === "resource"
    ? isText(resource?.uri)
    : type === "resource_link"
      ? isText(uri)
      : type === "text"
        ? isText(text)
        : ["image", "audio"].includes(type) && isText(data) && isText(mimeType);

/** Bytes are kept apart, and the record names them. */
function stored({ type, text, data, uri, name, mimeType, resource }: Json): Json {
  if (type === "resource_link") return { type: "link", uri, name, mimeType };
  const base64 = data ?? resource?.blob;
  if (base64 === undefined) return { type: "text", text: text ?? resource.text ?? "" };
  const bytes = Buffer.from(base64, "base64");
  if (bytes.toString("base64") !== base64) return { type: "text", text: `[unreadable ${type}]` };
  const kept = `blob:${newId()}`;
  blobs.set(kept, bytes);
  return { type: "blob", uri: kept };
}

/** A call ends once: what comes for one that is not open changes nothing. */
async function end(session: Json, id: string, outcome: Json, content: string) {
  const { messages, open } = session;
  const name = open.get(id);
  if (!open.delete(id)) return;
  const asked = new Set(messages.flatMap((one: Json) => one.tool_calls ?? []).map(idOf));
  const view = [...messages, { role: "tool", tool_call_id: id, name, content }];
  const next = [...open.keys()].some((one) => asked.has(one)) ? [] : [prompt(session)];
  const trigger = { type: "tool.finished", id, name, ...outcome };
  if (asked.has(id)) await decide(session, trigger, view, next);
  else await decide(session, trigger);
}

/** Whether a value fits a schema. Its cost is no matter here; a service would compile it once. */
function fits(value: Json, schema: Json, root: Json): boolean {
  if (schema === true || schema === false) return schema;
  const to = (inner: Json) => (one: Json) => fits(one, inner, root);
  const on = (inner: Json) => fits(value, inner, root);
  const least = (n: number, min = -Infinity, max = Infinity) => n >= min && n <= max;
  const { $ref, type, enum: listed, not, allOf, anyOf, oneOf, properties = {}, items = true } = schema;
  const kinds = [kindOf(value), ...(Number.isInteger(value) ? ["integer"] : [])];
  if ($ref !== undefined && !on(pointed(root, $ref))) return false;
  if (type !== undefined && ![type].flat().some((one: string) => kinds.includes(one))) return false;
  if (listed !== undefined && !listed.some((one: Json) => same(one, value))) return false;
  if ("const" in schema && !same(schema.const, value)) return false;
  if (not !== undefined && on(not)) return false;
  if (allOf?.every(on) === false || anyOf?.some(on) === false) return false;
  if (oneOf !== undefined && oneOf.filter(on).length !== 1) return false;
  if (kinds[0] === "number") {
    const { minimum, maximum, exclusiveMinimum: over, exclusiveMaximum: under, multipleOf = 0 } = schema;
    if (over >= value || under <= value || !least(value, minimum, maximum)) return false;
    return multipleOf === 0 || Number.isInteger(Number((value / multipleOf).toFixed(9)));
  }
  if (isText(value)) {
    if (!least([...value].length, schema.minLength, schema.maxLength)) return false;
    return schema.pattern === undefined || new RegExp(schema.pattern, "u").test(value);
  }
  if (kinds[0] === "array") {
    if (!least(value.length, schema.minItems, schema.maxItems) || !value.every(to(items))) return false;
    return (
      !schema.uniqueItems ||
      value.every((one: Json, n: number) => !value.slice(n + 1).some((two: Json) => same(one, two)))
    );
  }
  if (kinds[0] !== "object") return true;
  const rest = schema.additionalProperties ?? true;
  const of = (name: string) => (Object.hasOwn(properties, name) ? properties[name] : rest);
  if (!(schema.required ?? []).every((name: string) => Object.hasOwn(value, name))) return false;
  const names = Object.keys(value);
  if (!least(names.length, schema.minProperties, schema.maxProperties)) return false;
  return names.every((name) => fits(value[name], of(name), root));
}

function parsed(text: string): Json {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** A text's value with the digits of its numbers as they were written. */
const exact = (text: string): Json =>
  JSON.parse(text, (_: string, value: Json, { source }: Json = {}) =>
    typeof value === "number" ? (JSON as Json).rawJSON(source) : value,
  );

function pointed(root: Json, reference: string): Json {
  const names = decodeURIComponent(reference).replace(/^#\/?/, "").split("/").filter(Boolean);
  return names.reduce((at, name) => at[name.replaceAll("~1", "/").replaceAll("~0", "~")], root);
}

/** A schema that cannot be used checks nothing: the other tools go on. */
function breaks(value: Json, schema: Json): boolean {
  try {
    return schema !== undefined && schema !== null && !fits(value, schema, schema);
  } catch {
    return false;
  }
}

/** The tool of a call: the one that the model was offered, whatever the config says since then. */
const toolOf = ({ offered, agent }: Json, id: string, name: string): Json =>
  offered.has(id) ? offered.get(id) : agent.tools?.find((one: Json) => one.name === name);

/** The codes of errors, a closed list; another one is kept as a detail. */
const CODES = ["provider_error", "rate_limited", "refused", "budget_exceeded", "deadline_exceeded"];
CODES.push("invalid_response", "handler_error", "worker_unreachable", "unroutable", "internal");

/** By action of the worker: what is done, and what it is asked then. */
const ACTIONS: Record<string, (session: Json, action: Json, trigger: Json) => Promise<void>> = {
  async "llm.call"(session, action) {
    const { messages, agent } = session;
    const past = messages.flatMap((one: Json) => one.tool_calls ?? []).map(({ id }: Json) => id);
    const ended = messages.map((one: Json) => one.tool_call_id);
    const lost = past.filter((id: string) => !ended.includes(id));
    const ends = lost.map((id: string) => ({ role: "tool", tool_call_id: id, content: "Lost." }));
    const at = messages.findLastIndex((one: Json) => one.tool_calls) + 1;
    const system = agent.system ? [{ role: "system", content: agent.system }] : [];
    const path = [...system, ...messages.toSpliced(at, 0, ...ends)];
    const tools = agent.tools?.map(({ name, description, input = { type: "object" } }: Json) => ({
      type: "function",
      function: { name, description, parameters: input },
    }));
    const request = { model: agent.model, messages: action.messages ?? path, tools };
    const url = `${TCK_PROVIDER_URL}/v1/chat/completions`;
    const id = newId();
    const broken = ({ message }: Error) => ({ error: { message, code: "provider_error" } });
    const answer = post(url, request, TCK_PROVIDER_KEY);
    const reply = await answer.then(({ choices }) => choices[0].message).catch(broken);
    if (reply.error) return decide(session, { type: "llm.finished", id, ok: false, truncated: false, ...reply });
    const { content: data, tool_calls } = reply;
    const fresh = (call: Json) => (past.includes(call.id) ? { ...call, id: newId() } : call);
    const calls = tool_calls
      ?.filter((one: Json, n: number) => tool_calls.findIndex((call: Json) => call.id === one.id) === n)
      .map(fresh);
    const named = (name: string) => agent.tools?.find((one: Json) => one.name === name);
    for (const call of calls ?? []) session.offered.set(call.id, named(call.function.name));
    const message = { id, role: "assistant", content: data ?? "", tool_calls: calls };
    const started = calls?.map((one: Json) => ({ type: "tool.call", id: one.id, ...one.function }));
    const trigger = { type: "llm.finished", id, ok: true, truncated: false, message };
    await decide(session, trigger, [...messages, message], started ?? [{ type: "done", data }]);
  },
  async "tool.call"(session, { id, name, arguments: text }) {
    const tool = toolOf(session, id, name);
    let input: Json = { status: "malformed", error: "The arguments are no JSON object." };
    try {
      const value = JSON.parse(text);
      if (isObject(value)) input = { status: breaks(value, tool?.input) ? "invalid" : "valid", value: exact(text) };
    } catch {}
    if (input.status === "invalid") input = { ...input, error: "The arguments do not fit the schema." };
    const error = tool === undefined ? `There is no tool ${name}.` : input.error;
    const refusal = error && [{ type: "tool.error", error }];
    const trigger = { type: "tool.execute", id, name, arguments: text, input, attempt: 1 };
    if (tool?.handler !== "client") await decide(session, trigger, session.messages, refusal);
  },
  async "tool.result"(session, { id = "", result }, trigger) {
    const call = id === "" ? trigger.id : id;
    const tool = toolOf(session, call, session.open.get(call));
    const joined = result.content.flatMap(({ text }: Json) => text ?? []).join("\n");
    const text = joined || (result.structuredContent === undefined ? "" : JSON.stringify(result.structuredContent));
    if (!result.isError && breaks(result.structuredContent ?? parsed(joined), tool?.output)) {
      const message = "The result does not fit the schema of the tool.";
      return end(session, call, { ok: false, error: { message, code: "handler_error" } }, message);
    }
    return end(session, call, { ok: true, result }, text);
  },
  async "tool.error"(session, { id, error: message, code = "handler_error", detail }, trigger) {
    const listed = CODES.includes(code);
    const error = listed ? { message, code, detail } : { message, code: "handler_error", detail: { code, detail } };
    await end(session, id ?? trigger.id, { ok: false, error }, message);
  },
  async done(session, { data }, { type }) {
    if (type === "turn.finished") return;
    session.due = [];
    const trigger = { type: "turn.finished", turn_id: session.turn, data };
    await decide(session, trigger, session.messages, [{ type: "done", data }]);
  },
};

createServer(async (request, response) => {
  const answer = (status: number, body: Json) => response.writeHead(status).end(JSON.stringify(body));
  if (request.headers.authorization !== `Bearer ${TCK_API_KEY}`) return answer(401, { ok: false });
  const { session_id: id = newId(), identity: who, payload } = (await json(request)) as Json;
  const identity = {
    subject: { issuer: "me", id: who?.id ?? "" },
    visibility: who?.visibility,
    metadata: who?.metadata,
  };
  const session = sessions.get(id) ?? { id, identity, agent: null, state: null, messages: [], tree: new Map() };
  if (session.turn !== undefined) return answer(409, { ok: false, error: "A turn goes on." });
  sessions.set(id, Object.assign(session, { turn: newId(), due: [], open: new Map(), offered: new Map() }));
  answer(202, { session_id: id, turn_id: session.turn, queued: false });
  try {
    if (session.agent === null) await decide(session, { type: "session.start" });
    const messages = [...session.messages, payload.message];
    const trigger = { type: "client.messages", messages, new_from: messages.length - 1, client: {} };
    await decide(session, trigger, messages, [prompt(session)]);
    for (let next = session.due.shift(); next; next = session.due.shift()) await next();
  } catch {} // What goes wrong ends the turn, and not the session.
  session.turn = undefined;
}).listen(Number(TCK_PORT), "127.0.0.1");
