import type { DraftMessage, Message } from "../generated/types.ts";
import type { Reconciled } from "./record.ts";
import type { View } from "./view.ts";

/**
 * How a returned view changes the record. The messages whose ids follow the path from its root are kept and write
 * nothing, whatever else they say; from the first other one on all are written, and those whose id is taken lose it and
 * get a new one. A view that ends early moves the head back; an empty one changes nothing. Source: row 48, WD-13.
 */
export function newMessages(view: View, messages: readonly DraftMessage[]): Reconciled {
  if (messages.length === 0) return { keep: view.messages.length, write: [] };
  const keep = commonLength(view.messages, messages);
  const news = messages.slice(keep);
  const taken = takenIds(view, news);
  return { keep, write: news.map((message) => withFreeId(message, taken)) };
}

/** How far the two go together. Most of a view is the path itself, message by message, so that no id need be looked at. */
function commonLength(path: readonly Message[], messages: readonly DraftMessage[]): number {
  if (path === messages) return path.length;
  const end = Math.min(path.length, messages.length);
  let at = 0;
  while (at < end && (path[at] === messages[at] || path[at]?.id === messages[at]?.id)) at++;
  return at;
}

/** The ids of the news that are taken. A path is long and news are few: only ids that are given are looked for. */
function takenIds({ messages, nodes }: View, news: readonly DraftMessage[]): Set<string> {
  const given = new Set(news.flatMap(({ id }) => id ?? []));
  if (nodes !== undefined) return new Set([...given].filter((id) => nodes.has(id)));
  return new Set(given.size === 0 ? [] : messages.flatMap(({ id }) => (given.has(id) ? id : [])));
}

function withFreeId(message: DraftMessage, taken: Set<string>): DraftMessage {
  const { id, ...rest } = message;
  if (id === undefined) return message;
  if (taken.has(id)) return rest;
  taken.add(id);
  return message;
}
