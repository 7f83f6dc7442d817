import type { Decision } from "./pick.ts";

/** Each of these decisions once, however often it was delivered. */
export function once(all: readonly Decision[]): Decision[] {
  const seen = new Set<unknown>();
  return all.filter(({ request, n }) => {
    const id = request["decision_id"] ?? n;
    return !seen.has(id) && seen.add(id).size > 0;
  });
}
