import type { IncomingMessage } from "node:http";
import type { WireHeaders } from "./handle.ts";

/** An object without members, inherited ones too; made by a function, since one without a prototype is a slow hash table. */
function NoMembers(): void {}
NoMembers.prototype = Object.create(null);
const Empty = NoMembers as unknown as new () => WireHeaders;

/**
 * All headers of a message: names in lower case, repeated ones joined with a comma. Nothing is inherited, so that one
 * named `constructor` is absent unless it was sent.
 */
export function readHeaders({ rawHeaders }: IncomingMessage): WireHeaders {
  const headers = new Empty();
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    const name = (rawHeaders[at] as string).toLowerCase();
    const value = rawHeaders[at + 1] as string;
    const before = headers[name];
    headers[name] = before === undefined ? value : `${before}, ${value}`;
  }
  return headers;
}
