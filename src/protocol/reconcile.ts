import type { DraftMessage } from "../generated/types.ts";
import type { Reconciled } from "./record.ts";
import type { View } from "./view.ts";

/**
 * How a returned view changes the record. The messages whose ids follow the path from its root are kept and write
 * nothing, whatever else they say; from the first other one on all are written, and those whose id is taken lose it and
 * get a new one. A view that ends early moves the head back; an empty one changes nothing. Source: row 48, WD-13.
 */
export function newMessages(view: View, messages: readonly DraftMessage[]): Reconciled {
  if (messages.length === 0) return { keep: view.messages.length, write: [] };
  let keep = 0;
  while (keep < messages.length && isSame(view.messages[keep]?.id, messages[keep]?.id)) keep++;
  const news = messages.slice(keep);
  // A path is long and news are few: only ids that are given need to be looked for.
  const given = new Set(news.flatMap(({ id }) => id ?? []));
  const taken = new Set(given.size === 0 ? [] : view.messages.flatMap(({ id }) => (given.has(id) ? id : [])));
  return { keep, write: news.map((message) => withFreeId(message, taken)) };
}

function isSame(recorded: string | undefined, returned: string | undefined): boolean {
  return recorded !== undefined && recorded === returned;
}

function withFreeId(message: DraftMessage, taken: Set<string>): DraftMessage {
  const { id, ...rest } = message;
  if (id === undefined) return message;
  if (taken.has(id)) return rest;
  taken.add(id);
  return message;
}
