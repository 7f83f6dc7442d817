import type { DecisionResponse, ToolExecute } from "../../generated/types.ts";
import type { Rules } from "../record.ts";
import type { View } from "../view.ts";

/**
 * For a call that can be run: nothing, the worker's answer is owed. For a name that the model was not offered, and for
 * arguments that failed their check: the error that ends the call, to be returned unchanged. The transcript rides along,
 * so that returning it writes nothing. Source: base, PC-1 to PC-5, row 3.
 */
export function proposeExecute(trigger: ToolExecute, view: View, rules: Rules): DecisionResponse {
  const error = errorOf(trigger, view, rules);
  if (error === undefined) return {};
  return {
    messages: [...view.messages],
    actions: [{ type: "tool.error", id: trigger.id, error, retryable: false }],
  };
}

/** An unknown name wins over broken arguments (PC-3). */
function errorOf({ id, name, input }: ToolExecute, view: View, rules: Rules): string | undefined {
  const parent = view.calls.find((call) => call.id === id)?.parent;
  const { known } = rules.toolOf(view, parent === undefined ? { name } : { name, parent });
  if (!known) return `unknown tool: ${name}`;
  return input.status === "valid" ? undefined : `invalid tool arguments: ${input.error}`;
}
