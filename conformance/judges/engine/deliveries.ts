import { equal } from "../../../src/json/equal.ts";
import { isObject } from "../../../src/json/own.ts";
import type { EngineLog, Exchange } from "../../drivers/engine/log.ts";
import { bad, type EngineCheck, type EngineLaw, good } from "./law.ts";
import { actionsOf, decisions, isEmptyProposal, type Json, madeCalls, messagesOf } from "./pick.ts";

/** Cases of every length; what a request is like does not depend on what the case is about. */
const SOME = ["system-view", "streamed", "newer-worker", "null-decision"];

const SIGNATURE = "x-substructure-signature";

/** The deliveries of a log, however they are told apart. */
const deliveries = (log: EngineLog): Exchange[] => log.exchanges.filter(({ kind }) => kind === "decision");

/** A law on each delivery as it came; undefined where it has nothing to say. */
function each(rule: string, check: (exchange: Exchange) => EngineCheck | undefined): EngineLaw {
  return {
    rule,
    areas: SOME,
    *judge(_engineCase, log) {
      for (const exchange of deliveries(log)) {
        const found = check(exchange);
        if (found !== undefined) yield found;
      }
    },
  };
}

/** A law on a header of each delivery. */
function header(rule: string, name: string, fits: (value: string) => boolean, expected: string): EngineLaw {
  return each(rule, ({ n, headers }) => {
    const value = headers[name];
    return value !== undefined && fits(value) ? good : bad(rule, [n], "", `${name}: ${expected}`, value);
  });
}

/** A law on each request that is an object. */
function eachRequest(rule: string, check: (request: Json, n: number) => EngineCheck | undefined): EngineLaw {
  return each(rule, ({ json, n }) => (isObject(json) ? check(json, n) : undefined));
}

const TRACE = /^(?!ff)[0-9a-f]{2}-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}(-.*)?$/;

const MEMBERS = [
  ...["agent_id", "identity", "proposed", "state", "calls", "pending_calls", "messages", "message_tree"],
  ...["ancestry", "attempts"],
];

const OPEN: ReadonlySet<unknown> = new Set(["queued", "pending", "running", "retry_scheduled"]);

const listOf = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : []);

/** The nodes of a request's tree, and its head. */
function treeOf({ message_tree: tree }: Json): { readonly nodes: readonly Json[]; readonly head: unknown } | undefined {
  return isObject(tree) && Array.isArray(tree["nodes"])
    ? { nodes: listOf(tree["nodes"]), head: tree["head_id"] ?? undefined }
    : undefined;
}

const idOf = ({ message }: Json): unknown => (isObject(message) ? message["id"] : undefined);

/** The messages from a root to the head; undefined for a tree in which there is no such way. */
function pathOf({ nodes, head }: NonNullable<ReturnType<typeof treeOf>>): unknown[] | undefined {
  const byId = new Map(nodes.map((node) => [idOf(node), node]));
  const path: unknown[] = [];
  for (let id = head; id !== undefined && id !== null; ) {
    const node = byId.get(id);
    if (node === undefined || path.length > nodes.length) return undefined;
    path.unshift(node["message"]);
    id = node["parent_id"];
  }
  return path;
}

/** The first thing in a tree that a reader in one pass would stumble over. */
function treeFault({ nodes, head }: NonNullable<ReturnType<typeof treeOf>>) {
  const seen = new Set<unknown>();
  for (const [i, node] of nodes.entries()) {
    const id = idOf(node);
    const parent = node["parent_id"] ?? undefined;
    if (seen.has(id)) return { pointer: `/message_tree/nodes/${i}/message/id`, expected: "an id of its own", got: id };
    if (parent !== undefined && !seen.has(parent))
      return { pointer: `/message_tree/nodes/${i}/parent_id`, expected: "a message before it", got: parent };
    seen.add(id);
  }
  if (head !== undefined && !seen.has(head))
    return { pointer: "/message_tree/head_id", expected: "one of the messages", got: head };
  return undefined;
}

/** What a message says, whatever id it has. */
const said = ({ id: _, ...message }: Json): Json =>
  Object.fromEntries(Object.entries(message).filter(([, value]) => !Array.isArray(value) || value.length > 0));

/** The calls that have ended, or are open, for sure when a request is made. */
function* callChecks(rule: string, engineCase: Parameters<EngineLaw["judge"]>[0], log: EngineLog) {
  const made = madeCalls(engineCase, log);
  // With an id that comes twice one call may be over and the other not.
  if (new Set(made.map(({ call }) => call.id)).size < made.length) return;
  const ended = new Set<unknown>();
  for (const exchange of deliveries(log)) {
    const request = isObject(exchange.json) ? exchange.json : {};
    const trigger = isObject(request["trigger"]) ? request["trigger"] : {};
    if (trigger["type"] === "tool.finished") ended.add(trigger["id"]);
    if (!Array.isArray(request["calls"])) continue;
    const calls = listOf(request["calls"]);
    const ids = calls.map(({ id }) => id);
    const odd = calls.findIndex(({ id, status }) => !OPEN.has(status) || ended.has(id));
    const missing = openFor(made, log, exchange, trigger).find((id) => !ids.includes(id));
    if (odd >= 0) yield bad(rule, [exchange.n], `/calls/${odd}`, "a call that is open", calls[odd]);
    else if (missing !== undefined)
      yield bad(rule, [exchange.n], "/calls", `${missing}, which is open, among them`, ids);
    else yield good;
  }
}

/** The call that is asked for, and those of the same turn that will be asked for only later. */
function openFor(
  made: ReturnType<typeof madeCalls>,
  log: EngineLog,
  { n, at }: Exchange,
  { type, id, attempt }: Json,
): string[] {
  if (type !== "tool.execute") return [];
  const executes = decisions(log, "tool.execute");
  const own = executes.find((one) => one.trigger["id"] === id && one.trigger["attempt"] === attempt);
  // A second delivery may come when the call has been ended from outside.
  if (own?.n !== n) return [];
  const taken = decisions(log, "llm.finished").filter(({ exchange: { answer } }) => (answer?.at ?? at) < at);
  return made.flatMap(({ call, n: asked }) => {
    const begun = taken.some((decision) => decision.n > asked && decision.n < n);
    const first = executes.find((one) => one.trigger["id"] === call.id);
    return begun && first !== undefined && first.n >= n ? [call.id] : [];
  });
}

/** The laws on the shape of a delivery. */
export const deliveryLaws: readonly EngineLaw[] = [
  each("delivery/posted-as-json", ({ n, method, headers, json }) => {
    const rule = "delivery/posted-as-json";
    const type = headers["content-type"] ?? "";
    if (method !== "POST") return bad(rule, [n], "", "a POST", method);
    if (!/^application\/json\s*(;|$)/i.test(type)) return bad(rule, [n], "", "Content-Type: application/json", type);
    return isObject(json) ? good : bad(rule, [n], "", "one DecisionRequest as its body", json);
  }),
  header(
    "delivery/takes-both-kinds-of-answer",
    "accept",
    (value) => ["text/event-stream", "application/json"].every((type) => value.toLowerCase().includes(type)),
    "text/event-stream and application/json",
  ),
  header(
    "delivery/carries-a-trace",
    "traceparent",
    (value) => TRACE.test(value),
    "two hex digits, 32, 16 and two, the ids not all zero",
  ),
  each("delivery/signs-the-exact-bytes", ({ n, headers, signature }) => {
    if (signature === undefined) return undefined;
    const given = headers[SIGNATURE];
    return given === signature
      ? good
      : bad("delivery/signs-the-exact-bytes", [n], "", `${SIGNATURE}: ${signature}`, given);
  }),
  {
    rule: "delivery/unsigned-without-a-secret",
    areas: ["unsigned"],
    *judge(engineCase, log) {
      if (engineCase.area !== "unsigned") return;
      for (const { n, headers } of deliveries(log)) {
        const given = headers[SIGNATURE];
        yield given === undefined ? good : bad(this.rule, [n], "", `no ${SIGNATURE} where there is no secret`, given);
      }
    },
  },
  eachRequest("delivery/request-is-complete", (request, n) => {
    const missing = MEMBERS.find((name) => !Object.hasOwn(request, name));
    return missing === undefined
      ? good
      : bad("delivery/request-is-complete", [n], "", `the member ${missing}`, Object.keys(request));
  }),
  eachRequest("delivery/messages-are-the-path", (request, n) => {
    const tree = treeOf(request);
    if (tree === undefined || !Array.isArray(request["messages"])) return undefined;
    const path = pathOf(tree);
    return path !== undefined && equal(path, request["messages"])
      ? good
      : bad("delivery/messages-are-the-path", [n], "/messages", "the tree's path to its head", request["messages"]);
  }),
  eachRequest("delivery/tree-holds-together", (request, n) => {
    const tree = treeOf(request);
    if (tree === undefined) return undefined;
    const fault = treeFault(tree);
    return fault === undefined
      ? good
      : bad("delivery/tree-holds-together", [n], fault.pointer, fault.expected, fault.got);
  }),
  eachRequest("delivery/calls-are-sorted", (request, n) => {
    if (!Array.isArray(request["calls"])) return undefined;
    const ids = listOf(request["calls"]).map(({ id }) => String(id));
    const wrong = ids.findIndex((id, i) => i > 0 && id <= (ids[i - 1] ?? ""));
    return wrong < 0
      ? good
      : bad("delivery/calls-are-sorted", [n], `/calls/${wrong}/id`, "each id once, in order", ids);
  }),
  {
    rule: "delivery/calls-are-open",
    areas: ["null-decision", "newer-worker", "streamed"],
    *judge(engineCase, log) {
      yield* callChecks(this.rule, engineCase, log);
    },
  },
  {
    rule: "delivery/proposes-one-prompt-for-messages",
    areas: ["system-view", "null-decision", "streamed"],
    *judge(_engineCase, log) {
      for (const { n, request, trigger, proposed } of decisions(log, "client.messages")) {
        if (!isObject(request["agent"])) continue;
        const view = listOf(trigger["messages"]).filter(({ role }) => role !== "system");
        const proposal = messagesOf(proposed);
        const calls = actionsOf(proposed).filter(({ type }) => type === "llm.call").length;
        if (!equal(proposal.map(said), view.map(said)))
          yield bad(this.rule, [n], "/proposed/messages", "the view without its system messages", proposal);
        else if (calls !== 1) yield bad(this.rule, [n], "/proposed/actions", "one llm.call", actionsOf(proposed));
        else yield good;
      }
    },
  },
  {
    rule: "delivery/proposes-nothing-for-an-action",
    areas: ["client-action"],
    *judge(_engineCase, log) {
      for (const decision of decisions(log, "client.action"))
        yield isEmptyProposal(decision)
          ? good
          : bad(this.rule, [decision.n], "/proposed", "an empty proposal", decision.proposed);
    },
  },
];
