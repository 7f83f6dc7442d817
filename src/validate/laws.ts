import { isObject } from "../json/own.ts";
import type { Problem, TypeName } from "./index.ts";

type Law = (value: Record<string, unknown>, at: string) => Problem[];

/** What no schema can state, by the tag or type that it is about. The value has passed the schema already. */
const laws: { readonly [type: string]: Law } = {
  Usage: (usage, at) => [
    ...sum(usage, "input", ["uncached_input", "cache_read", "cache_write"], at),
    ...sum(usage, "total", ["input", "output"], at),
  ],
  ToolResultAction: (action, at) =>
    Object.hasOwn(action, "result") && Object.hasOwn(action, "content")
      ? [{ pointer: at, message: "names both result and content", rule: "results/result-or-content" }]
      : [],
};

const BY_TAG: { readonly [tag: string]: string } = { "tool.result": "ToolResultAction" };
const BY_NAME: { readonly [type in TypeName]?: string } = {
  Usage: "Usage",
  ToolResultAction: "ToolResultAction",
  ToolResultInput: "ToolResultAction",
  ToolResultSettle: "ToolResultAction",
};

/** The laws that a value breaks, in itself and in what it holds. */
export function lawsOf(type: TypeName, value: unknown): Problem[] {
  const found: Problem[] = [];
  const stack: { readonly value: unknown; readonly at: string; readonly law: string | undefined }[] = [
    { value, at: "", law: BY_NAME[type] },
  ];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const { value: here, at, law } = next;
    if (!isObject(here)) continue;
    const tag = here["type"];
    const name = law ?? (typeof tag === "string" && Object.hasOwn(BY_TAG, tag) ? BY_TAG[tag] : undefined);
    if (name !== undefined) found.push(...(laws[name]?.(here, at) ?? []));
    for (const member of HOLDERS) {
      const inner = Object.hasOwn(here, member) ? here[member] : undefined;
      if (Array.isArray(inner))
        for (const [i, item] of inner.entries())
          stack.push({ value: item, at: `${at}/${member}/${i}`, law: undefined });
      else if (member === "usage" || member === "turn_token_usage")
        stack.push({ value: inner, at: `${at}/${member}`, law: "Usage" });
      else stack.push({ value: inner, at: `${at}/${member}`, law: undefined });
    }
  }
  return found;
}

/** The members in which wire types hold others that have laws; any other member may be the peer's own data. */
const HOLDERS = [
  "actions",
  "trigger",
  "proposed",
  "usage",
  "turn_token_usage",
  "payload",
  "input",
  "response",
  "events",
];

function sum(usage: Record<string, unknown>, whole: string, parts: readonly string[], at: string): Problem[] {
  const expected = parts.reduce((total, part) => total + Number(usage[part]), 0);
  if (usage[whole] === expected) return [];
  return [
    {
      pointer: `${at}/${whole}`,
      message: `is ${String(usage[whole])}; ${parts.join(" + ")} is ${expected}`,
      rule: "usage/sums",
    },
  ];
}
