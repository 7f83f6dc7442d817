import { equal } from "../../../src/json/equal.ts";
import { isObject } from "../../../src/json/own.ts";
import { plain } from "../../../src/json/plain.ts";
import { readExactJson } from "../../../src/json/read.ts";
import { scanJson } from "../../../src/json/scan.ts";
import type { PlannedCall } from "../../cases/engine/case.ts";
import type { EngineLog } from "../../drivers/engine/log.ts";
import { bad, type EngineCheck, type EngineLaw, good } from "./law.ts";
import { type Decision, decisionsOf, isWritten, madeCalls } from "./pick.ts";

const AREAS = ["arguments", "unknown", "parallel", "schemas", "trickled"];

/** The engine's verdict as it stands in a trigger. */
const inputOf = ({ trigger }: Decision): Record<string, unknown> =>
  isObject(trigger["input"]) ? trigger["input"] : {};

/** A law over each execute of each call whose arguments were drawn for one status. */
function overExecutes(
  rule: string,
  picks: (call: PlannedCall) => boolean,
  check: (call: PlannedCall, decision: Decision, log: EngineLog) => EngineCheck | undefined,
): EngineLaw {
  return {
    rule,
    areas: AREAS,
    *judge(engineCase, log) {
      for (const { call } of madeCalls(engineCase, log)) {
        if (!picks(call)) continue;
        for (const decision of decisionsOf(log, "tool.execute", call.id)) {
          const made = check(call, decision, log);
          if (made !== undefined) yield made;
        }
      }
    },
  };
}

const only = (call: PlannedCall, status: string): boolean =>
  call.declared &&
  call.expect.because !== "both-named" &&
  call.input.status.length === 1 &&
  call.input.status[0] === status;

const statusIs =
  (rule: string) =>
  (call: PlannedCall, decision: Decision): EngineCheck => {
    const { status } = inputOf(decision);
    if ((call.input.status as readonly unknown[]).includes(status)) return good;
    return bad(
      rule,
      [decision.n],
      "/trigger/input/status",
      `${call.input.status.join(" or ")} for arguments that ${call.how}: ${call.arguments}`,
      status,
    );
  };

const read = (text: string): unknown => {
  const reading = readExactJson(text);
  return reading.ok ? reading.value : undefined;
};

/** The laws on the check of arguments. */
export const argumentLaws: readonly EngineLaw[] = [
  {
    rule: "arguments/every-call-reaches-the-worker",
    areas: AREAS,
    *judge(engineCase, log) {
      for (const { call, n } of madeCalls(engineCase, log)) {
        const asked = decisionsOf(log, "tool.execute", call.id);
        if (asked.length > 0) yield good;
        else if (log.end !== "derailed") yield bad(this.rule, [n], "", `a tool.execute for ${call.id}`, "none");
      }
    },
  },
  overExecutes(
    "arguments/fitting-object-is-valid",
    (call) => only(call, "valid"),
    statusIs("arguments/fitting-object-is-valid"),
  ),
  overExecutes(
    "arguments/breaking-object-is-invalid",
    (call) => only(call, "invalid"),
    statusIs("arguments/breaking-object-is-invalid"),
  ),
  overExecutes(
    "arguments/no-object-is-malformed",
    (call) => only(call, "malformed"),
    statusIs("arguments/no-object-is-malformed"),
  ),
  overExecutes(
    "arguments/blank-is-not-valid-text",
    (call) => call.declared && call.input.status.length > 1,
    (call, decision) => {
      const { status } = inputOf(decision);
      if ((call.input.status as readonly unknown[]).includes(status))
        return { ok: true, choice: { point: `arguments that ${call.how}`, made: String(status) } };
      return bad(
        "arguments/blank-is-not-valid-text",
        [decision.n],
        "/trigger/input/status",
        call.input.status.join(" or "),
        status,
      );
    },
  ),
  overExecutes(
    "arguments/value-as-it-came",
    (call) => call.declared && call.input.value !== undefined,
    (call, decision) => {
      const { status, value } = inputOf(decision);
      if (status !== "valid" && (status !== "invalid" || value === undefined)) return undefined;
      // On the text of the trigger, since a plain reading would lose digits and inherited names.
      const sent = read(decision.exchange.text) as { trigger?: { input?: { value?: unknown } } } | undefined;
      const seen = sent?.trigger?.input?.value;
      // Digits beyond a double are a rule of their own.
      return equal(plain(seen), plain(read(call.input.value ?? "null")))
        ? good
        : bad("arguments/value-as-it-came", [decision.n], "/trigger/input/value", call.input.value ?? "", value);
    },
  ),
  overExecutes(
    "arguments/digits-survive",
    (call) => call.input.value !== undefined && scanJson(call.input.value).lossy,
    (call, decision) => {
      if (inputOf(decision)["status"] !== "valid") return undefined;
      const sent = read(decision.exchange.text) as { trigger?: { input?: { value?: unknown } } } | undefined;
      const seen = sent?.trigger?.input?.value;
      return equal(seen, read(call.input.value ?? "null"))
        ? good
        : bad(
            "arguments/digits-survive",
            [decision.n],
            "/trigger/input/value",
            call.input.value ?? "",
            JSON.stringify(seen),
          );
    },
  ),
  overExecutes(
    "arguments/text-byte-for-byte",
    () => true,
    (call, decision, log) =>
      isWritten(call, decision.trigger["arguments"], log)
        ? good
        : bad(
            "arguments/text-byte-for-byte",
            [decision.n],
            "/trigger/arguments",
            JSON.stringify(call.arguments),
            decision.trigger["arguments"],
          ),
  ),
  overExecutes(
    "arguments/refusal-says-why",
    (call) => call.declared,
    (_call, decision) => {
      const { status, error } = inputOf(decision);
      if (status !== "invalid" && status !== "malformed") return undefined;
      return typeof error === "string" && error.trim() !== ""
        ? good
        : bad("arguments/refusal-says-why", [decision.n], "/trigger/input/error", "a sentence", error);
    },
  ),
  overExecutes(
    "arguments/malformed-has-no-value",
    (call) => only(call, "malformed"),
    (_call, decision) => {
      const input = inputOf(decision);
      if (input["status"] !== "malformed") return undefined;
      return Object.hasOwn(input, "value")
        ? bad("arguments/malformed-has-no-value", [decision.n], "/trigger/input/value", "no value", input["value"])
        : good;
    },
  ),
  {
    rule: "schemas/one-bad-schema-stays-alone",
    areas: ["schemas"],
    *judge(engineCase, log) {
      if (!engineCase.tools.some(({ unusable }) => unusable === true)) return;
      for (const { call } of madeCalls(engineCase, log))
        for (const decision of decisionsOf(log, "tool.execute", call.id))
          yield { ...statusIs(this.rule)(call, decision) };
    },
  },
];
