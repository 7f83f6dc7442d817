import type { ClientMessages, DecisionRequest, MessageTree } from "../../generated/types.ts";
import type { Breach, Law } from "./law.ts";

const none: readonly Breach[] = [];

/** What is new begins within the view, or right after it. Source: section 2, `client.messages`. */
export const newFromWithin: Law = {
  rule: "delivery/new-from-within-the-view",
  types: ["ClientMessages"],
  reading: "both",
  breaches: (value) => {
    const { new_from, messages } = value as unknown as ClientMessages;
    const length = messages.length;
    return new_from <= length ? none : [{ pointer: "/new_from", message: `is ${new_from} for ${length} messages` }];
  },
};

/** Ids are unique, a parent comes before its children, and the head is one of the messages. Source: section 4. */
export const treeHolds: Law = {
  rule: "delivery/tree-holds-together",
  types: ["MessageTree"],
  reading: "exact",
  breaches: (value) => {
    const { nodes, head_id } = value as unknown as MessageTree;
    const seen = new Set<string>();
    const found: Breach[] = [];
    for (const [i, { message, parent_id }] of nodes.entries()) {
      if (seen.has(message.id)) found.push(at(`/nodes/${i}/message/id`, message.id, "was there before"));
      if (parent_id !== undefined && !seen.has(parent_id))
        found.push(at(`/nodes/${i}/parent_id`, parent_id, "names no message before it"));
      seen.add(message.id);
    }
    if (head_id !== undefined && !seen.has(head_id)) found.push(at("/head_id", head_id, "names no message"));
    return found;
  },
};

/** The messages are the tree's path from a root to its head. Source: section 2, `DecisionRequest`. */
export const messagesAreThePath: Law = {
  rule: "delivery/messages-are-the-path",
  types: ["DecisionRequest"],
  reading: "exact",
  breaches: (value) => {
    const { messages, message_tree } = value as unknown as DecisionRequest;
    const parents = new Map(message_tree.nodes.map(({ message, parent_id }) => [message.id, parent_id]));
    let expected = message_tree.head_id;
    for (let i = messages.length - 1; i >= 0; i--) {
      const { id } = messages[i]!;
      if (id !== expected) return [at(`/messages/${i}/id`, id, `stands where the tree has ${show(expected)}`)];
      expected = parents.get(id);
    }
    return expected === undefined ? none : [{ pointer: "/messages", message: `begins after ${show(expected)}` }];
  },
};

/** Open calls are listed once each, sorted by id. Source: section 4, `Call`. */
export const callsSorted: Law = {
  rule: "delivery/calls-are-sorted",
  types: ["DecisionRequest"],
  reading: "exact",
  breaches: (value) => {
    const { calls } = value as unknown as DecisionRequest;
    const wrong = calls.findIndex(({ id }, i) => i > 0 && id <= calls[i - 1]!.id);
    return wrong < 0 ? none : [at(`/calls/${wrong}/id`, calls[wrong]!.id, `comes after ${show(calls[wrong - 1]!.id)}`)];
  },
};

/** A frame's name and id are those of its event. Source: section 1.2. */
export const frameNamesItsEvent: Law = {
  rule: "events/frame-names-its-event",
  types: ["EventFrame"],
  reading: "both",
  breaches: ({ id, event, data }) => {
    const { seq, payload } = data as { readonly seq: number; readonly payload: { readonly type: string } };
    const found: Breach[] = [];
    if (id !== String(seq)) found.push(at("/id", String(id), `is not its seq, ${seq}`));
    if (event !== payload.type) found.push(at("/event", String(event), `is not its type, ${payload.type}`));
    return found;
  },
};

function at(pointer: string, value: string, message: string): Breach {
  return { pointer, message: `is ${show(value)}, which ${message}` };
}

function show(text: string | undefined): string {
  return text === undefined ? "nothing" : JSON.stringify(text);
}
