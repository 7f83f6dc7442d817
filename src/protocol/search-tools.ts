import type { AgentTool } from "../generated/types.ts";
import { isObject } from "../json/own.ts";

/** What a word of the query is worth in each place where it is found. */
const WORTH = { name: 4, input: 2, description: 1 } as const;

/** How like an unknown name another must be to be named beside it, of 1. */
const LIKE = 0.3;

/**
 * The tools that a query is about, the best first and those of equal worth as they were declared; all of them for a query
 * without words. A word counts wherever it occurs in name, description or the names of the input's members. Source: DT-6.
 */
export function searchTools(tools: readonly AgentTool[], query: string): AgentTool[] {
  const words = wordsOf(query);
  if (words.length === 0) return [...tools];
  const rated = tools.map((tool) => ({ tool, worth: worthOf(tool, words) })).filter(({ worth }) => worth > 0);
  return rated.sort((a, b) => b.worth - a.worth).map(({ tool }) => tool);
}

/** Names of tools that are like this one, the most alike first. Source: DT-4. */
export function nearNames(tools: readonly AgentTool[], name: string): string[] {
  const pairs = pairsOf(name);
  const rated = tools.map((tool) => ({ name: tool.name, alike: likeness(pairs, pairsOf(tool.name)) }));
  return rated
    .filter(({ alike }) => alike >= LIKE)
    .sort((a, b) => b.alike - a.alike)
    .map((near) => near.name);
}

function worthOf({ name, description = "", input }: AgentTool, words: readonly string[]): number {
  const properties = isObject(input) ? input["properties"] : undefined;
  const places = {
    name: name.toLowerCase(),
    input: isObject(properties) ? Object.keys(properties).join(" ").toLowerCase() : "",
    description: description.toLowerCase(),
  };
  let worth = 0;
  for (const word of words)
    for (const place of ["name", "input", "description"] as const)
      if (places[place].includes(word)) worth += WORTH[place];
  return worth;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Neighbouring letters, which a typo changes few of. */
function pairsOf(name: string): Set<string> {
  const letters = name.toLowerCase();
  return new Set(Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) => letters.slice(at, at + 2)));
}

function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((pair) => b.has(pair)).length;
  return a.size + b.size === 0 ? 0 : (2 * shared) / (a.size + b.size);
}
