import { isObject } from "../../../src/json/own.ts";
import { type CaseTool, type EngineCase, isDeferred, type PlannedCall } from "../../cases/engine/case.ts";
import type { EngineLog } from "../../drivers/engine/log.ts";
import { bad, type Choice, type EngineLaw, good } from "./law.ts";
import {
  actionsOf,
  allMadeCalls,
  type Decision,
  decisionsOf,
  madeCalls,
  prompts,
  promptsAfter,
  sameValue,
} from "./pick.ts";

const ALL = ["deferred", "deferred-search", "deferred-odd"];
const STAND_INS = [
  { name: "tool_search", takes: ["query"] },
  { name: "call_tool", takes: ["name", "arguments"] },
] as const;
const DEFAULT_MATCHES = 5;

const anyDeferred = (engineCase: EngineCase): boolean => engineCase.tools.some((tool) => isDeferred(engineCase, tool));

/** A law on whether the requests of a case with deferred tools hold some of its tools. */
function inRequest(rule: string, picks: (tool: CaseTool, engineCase: EngineCase) => boolean, times: 0 | 1): EngineLaw {
  return {
    rule,
    areas: ALL,
    *judge(engineCase, log) {
      if (!anyDeferred(engineCase)) return;
      const tools = engineCase.tools.filter((tool) => picks(tool, engineCase));
      for (const { n, prompt } of prompts(log)) {
        for (const { name } of tools) {
          const seen = prompt.tools.filter((tool) => tool.name === name).length;
          yield seen === times
            ? good
            : bad(rule, [n], "/tools", times === 1 ? `${name}, once` : `no ${name}`, `${seen} of that name`);
        }
      }
    },
  };
}

const isOn = (defer: unknown): boolean => defer !== undefined && defer !== null && defer !== false;

/** What the model was told of a call that the engine may have answered by itself; undefined while nothing was. */
function toldOf(log: EngineLog, id: string, n: number): { readonly n: number; readonly text: string } | undefined {
  const [next] = promptsAfter(log, n);
  const message = next?.prompt.messages.find(({ role, callId }) => role === "tool" && callId === id);
  return next === undefined || message === undefined ? undefined : { n: next.n, text: message.text };
}

/** The searches of a case, the tools that their answers name, and all tools that they look among. */
function* searches(engineCase: EngineCase, log: EngineLog) {
  for (const { call, n } of allMadeCalls(engineCase, log)) {
    const told = call.tool === "tool_search" ? toldOf(log, call.id, n) : undefined;
    if (told === undefined) continue;
    const names = engineCase.tools.map(({ name }) => name);
    yield { ...told, query: queryOf(call), names, named: names.filter((name) => isNamed(told.text, name)) };
  }
}

const queryOf = (call: PlannedCall): string => (JSON.parse(call.arguments) as { query: string }).query;

const isNamed = (text: string, word: string): boolean => new RegExp(`(?<!\\w)${word}(?!\\w)`).test(text);

/** How many tools a search may name. */
function maxMatches({ agent = {} }: EngineCase): number | undefined {
  const defer = agent["defer_tools"];
  return isObject(defer) && typeof defer["max_matches"] === "number" ? defer["max_matches"] : undefined;
}

/** What became of a call that may be the engine's to answer, in the words of the choice that it is. */
function choiceOf({ how }: PlannedCall, reached: Decision | undefined): Choice | undefined {
  const status = isObject(reached?.trigger["input"]) ? reached.trigger["input"]["status"] : undefined;
  const refused = actionsOf(reached?.proposed).some(({ type }) => type === "tool.error");
  switch (how) {
    case "break the schema":
      return {
        point: "deferred/arguments-that-break-the-schema",
        made: reached === undefined ? "answered by the engine" : `it reaches the worker as ${String(status)}`,
      };
    case "by its own name":
      return {
        point: "deferred/called-by-its-own-name",
        made: reached !== undefined && !refused ? "it runs" : "it counts as not declared",
      };
    case "as a string":
    case "are missing":
      return {
        point: `deferred/shape-of-the-inner-arguments, which ${how}`,
        made: status === "valid" || status === "invalid" ? "they are read" : "they are malformed",
      };
    default:
      return undefined;
  }
}

/** A law on calls of the engine's own: none reaches the worker, and the model is told something. */
function answered(rule: string, areas: readonly string[], picks: (call: PlannedCall) => boolean): EngineLaw {
  return {
    rule,
    areas,
    *judge(engineCase, log) {
      if (!anyDeferred(engineCase)) return;
      for (const { call, n } of allMadeCalls(engineCase, log)) {
        if (!picks(call)) continue;
        const [sent] = decisionsOf(log, "tool.execute", call.id);
        const told = toldOf(log, call.id, n);
        if (sent !== undefined)
          yield bad(rule, [n, sent.n], "/trigger", `no tool.execute for ${call.id}`, sent.trigger);
        else if (told !== undefined)
          yield told.text.trim() === "" ? bad(rule, [told.n], "/messages", "a text that says it", told.text) : good;
        else if (log.end === "stalled") yield bad(rule, [n], "", `an answer to ${call.id}`, log.note ?? "none");
      }
    },
  };
}

/** The laws on tools that are kept out of the requests to the model. */
export const deferredLaws: readonly EngineLaw[] = [
  inRequest("deferred/left-out-of-the-request", ({ defer }) => defer === true, 0),
  inRequest(
    "deferred/the-agent-decides-for-its-tools",
    (tool, engineCase) => tool.defer === undefined && isDeferred(engineCase, tool),
    0,
  ),
  inRequest("deferred/others-stay-in-the-request", (tool, engineCase) => !isDeferred(engineCase, tool), 1),
  inRequest(
    "deferred/the-tool-decides-before-the-agent",
    ({ defer }, { agent = {} }) => defer === false && isOn(agent["defer_tools"]),
    1,
  ),
  {
    rule: "deferred/search-and-call-take-their-place",
    areas: ALL,
    *judge(engineCase, log) {
      if (!anyDeferred(engineCase)) return;
      for (const { n, prompt } of prompts(log)) {
        for (const { name, takes } of STAND_INS) {
          const own = prompt.tools.filter((tool) => tool.name === name);
          const [{ schema } = { schema: undefined }] = own;
          const properties = isObject(schema) && isObject(schema["properties"]) ? schema["properties"] : {};
          yield own.length === 1 && takes.every((member) => Object.hasOwn(properties, member))
            ? good
            : bad(this.rule, [n], "/tools", `${name}, once, which takes ${takes.join(" and ")}`, own);
        }
      }
    },
  },
  {
    rule: "deferred/executed-under-its-own-name",
    areas: ["deferred", "deferred-odd"],
    *judge(engineCase, log) {
      if (!anyDeferred(engineCase)) return;
      for (const { call, n } of allMadeCalls(engineCase, log)) {
        const [reached] = decisionsOf(log, "tool.execute", call.id);
        const choice = choiceOf(call, reached);
        if (call.says === undefined && choice === undefined) continue;
        if (reached === undefined && choice === undefined) {
          if (log.end !== "derailed") yield bad(this.rule, [n], "", `a tool.execute for ${call.id}`, "none");
        } else if (reached !== undefined && reached.trigger["name"] !== call.tool)
          yield bad(this.rule, [reached.n], "/trigger/name", JSON.stringify(call.tool), reached.trigger["name"]);
        else if (
          reached !== undefined &&
          call.venue === undefined &&
          !sameValue(reached.trigger["arguments"], call.arguments)
        )
          yield bad(this.rule, [reached.n], "/trigger/arguments", call.arguments, reached.trigger["arguments"]);
        else yield choice === undefined ? good : { ok: true, choice };
      }
    },
  },
  {
    rule: "deferred/finished-under-its-own-name",
    areas: ["deferred"],
    *judge(engineCase, log) {
      for (const { call } of madeCalls(engineCase, log)) {
        if (call.says === undefined) continue;
        for (const { n, trigger } of decisionsOf(log, "tool.finished", call.id))
          yield trigger["name"] === call.tool
            ? good
            : bad(this.rule, [n], "/trigger/name", JSON.stringify(call.tool), trigger["name"]);
      }
    },
  },
  answered(
    "deferred/search-stays-with-the-engine",
    ["deferred", "deferred-search"],
    ({ tool }) => tool === "tool_search",
  ),
  answered("deferred/unknown-name-is-answered", ["deferred-odd"], ({ how }) => how === "names no tool"),
  {
    rule: "deferred/search-covers-every-tool",
    areas: ["deferred-search"],
    *judge(engineCase, log) {
      for (const { n, query, names, named, text } of searches(engineCase, log)) {
        // Where not all of them may be named, which ones are is the engine's own affair.
        if (names.length > (maxMatches(engineCase) ?? DEFAULT_MATCHES)) continue;
        for (const name of query === "" ? names : names.filter((one) => one === query))
          yield named.includes(name) ? good : bad(this.rule, [n], "/messages", `${name} among what was found`, text);
      }
    },
  },
  {
    rule: "deferred/at-most-max-matches",
    areas: ["deferred-search"],
    *judge(engineCase, log) {
      const max = maxMatches(engineCase);
      for (const { n, query, names, named, text } of searches(engineCase, log)) {
        const left = names.length - named.length;
        if (max !== undefined && named.length > max)
          yield bad(this.rule, [n], "/messages", `at most ${max} tools`, `${named.length}: ${named.join(", ")}`);
        // How many a word finds is not known here; an empty query finds them all.
        else if (query === "" && left > 0 && ![left, names.length].some((count) => isNamed(text, `${count}`)))
          yield bad(this.rule, [n], "/messages", `that there are ${left} more`, text);
        else if (max !== undefined || query === "") yield good;
      }
    },
  },
  {
    rule: "deferred/five-matches-by-default",
    areas: ["deferred-search"],
    *judge(engineCase, log) {
      if (maxMatches(engineCase) !== undefined) return;
      for (const { n, names, named } of searches(engineCase, log)) {
        if (names.length <= DEFAULT_MATCHES) continue;
        yield named.length <= DEFAULT_MATCHES
          ? good
          : bad(
              this.rule,
              [n],
              "/messages",
              `at most ${DEFAULT_MATCHES} tools`,
              `${named.length}: ${named.join(", ")}`,
            );
      }
    },
  },
];
