import { isObject } from "../../../src/json/own.ts";
import { bad, type EngineCheck, good } from "./law.ts";
import type { Decision } from "./pick.ts";

/** Whether a call whose bound has passed ended for that reason; `made` is the prompt in whose answer it was made. */
export function* endedByLapse(
  rule: string,
  callId: string,
  made: number,
  finished: readonly Decision[],
): Generator<EngineCheck> {
  if (finished.length === 0)
    yield bad(rule, [made], "", `a tool.finished for ${callId}, whose bound has passed`, "none");
  for (const { n, trigger } of finished) {
    const code = isObject(trigger["error"]) ? trigger["error"]["code"] : undefined;
    yield trigger["ok"] === false && code === "deadline_exceeded"
      ? good
      : bad(rule, [n], "/trigger/error/code", '"deadline_exceeded"', code ?? trigger["result"]);
  }
}
