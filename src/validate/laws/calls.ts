import { type Law, none } from "./law.ts";

/** A result is named once: as `result` (also when it is null) or as `content`. Source: base, rows 16 and 17. */
export const resultOrContent: Law = {
  rule: "results/naming-both-is-refused",
  types: ["ToolResultAction", "ToolResultInput", "ToolResultSettle"],
  reading: "both",
  breaches: (value) =>
    Object.hasOwn(value, "result") && Object.hasOwn(value, "content")
      ? [{ pointer: "", message: "names both result and content" }]
      : none,
};

/** Arguments that are no object have no value. Source: base, IV-4. */
export const malformedHasNoValue: Law = {
  rule: "arguments/malformed-has-no-value",
  types: ["MalformedInput"],
  reading: "both",
  breaches: (value) =>
    Object.hasOwn(value, "value") ? [{ pointer: "/value", message: "stands beside the status malformed" }] : none,
};

/** What ended has a result or else an error, as `ok` says. Source: base (`tool.finished`), section 2. */
export const oneOutcome: Law = {
  rule: "calls/finished-names-its-call",
  types: ["ToolFinished", "SubagentFinished"],
  reading: "both",
  breaches: (value) => {
    const { ok, type } = value;
    const [due, stray] = ok === true ? ["result", "error"] : ["error", "result"];
    const beside = { pointer: `/${stray}`, message: `stands beside ok ${ok}` };
    const lacking = { pointer: "", message: `is ok ${ok} and lacks the member "${due}"` };
    // A subagent that ended well may have nothing to say.
    const owed = ok !== true || type === "tool.finished";
    return [
      ...(Object.hasOwn(value, stray!) ? [beside] : none),
      ...(owed && !Object.hasOwn(value, due!) ? [lacking] : none),
    ];
  },
};

/** A status of success and a body that says ok go together. Source: FE-7, row 58. */
export const statusTellsOk: Law = {
  rule: "delivery/status-tells-ok",
  types: ["SettleReply"],
  reading: "both",
  breaches: ({ status, body }) => {
    const { ok } = body as { readonly ok: boolean };
    const success = (status as number) < 300;
    return success === ok ? none : [{ pointer: "/body/ok", message: `is ${ok} under status ${status}` }];
  },
};
