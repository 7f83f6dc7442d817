import type { EffectiveRequest } from "./model.ts";
import type { Recorded } from "./recorder.ts";
import type { ProviderFailure, Reply, ReplyToolCall } from "./reply.ts";
import type { DataScript, DataStep, ErrorStep, ReplyStep, ScriptCall, ScriptFailure } from "./script/types.ts";

/** A call as a script writes it: arguments as a value where that gives back the same text. */
export const toScriptCall = ({ rawArguments, ...call }: ReplyToolCall): ScriptCall => {
  try {
    const value: unknown = JSON.parse(rawArguments);
    if (JSON.stringify(value) === rawArguments) return { ...call, arguments: value };
  } catch {
    // Not JSON: only the text itself will do.
  }
  return { ...call, rawArguments };
};

const replyStep = ({ kind, toolCalls, faults, tag, ...said }: Reply): ReplyStep => ({
  ...said,
  ...(toolCalls === undefined ? {} : { toolCalls: toolCalls.map(toScriptCall) }),
  ...(faults === undefined || faults.length === 0 ? {} : { fault: faults }),
});

const errorStep = ({ kind, faults, headers, tag, ...failure }: ProviderFailure): ErrorStep => {
  const { "retry-after": retryAfter, "retry-after-ms": retryAfterMs, ...others } = headers ?? {};
  const error: ScriptFailure = {
    ...failure,
    ...(retryAfter === undefined ? {} : { retryAfter }),
    ...(retryAfterMs === undefined ? {} : { retryAfterMs: Number(retryAfterMs) }),
    ...(Object.keys(others).length === 0 ? {} : { headers: others }),
  };
  return { error, ...(faults === undefined || faults.length === 0 ? {} : { fault: faults }) };
};

const sameError = (a: DataStep | undefined, b: DataStep): a is ErrorStep =>
  a !== undefined && "error" in a && "error" in b && JSON.stringify(a.error) === JSON.stringify(b.error);

/** As much of a recorded call as its script needs. */
type Kept = Pick<Recorded, "answer" | "refused" | "conversation" | "turn"> & {
  readonly request: Pick<EffectiveRequest, "memo" | "model">;
};

const stepsOf = (exchanges: readonly Kept[]): DataStep[] => {
  const steps: DataStep[] = [];
  const replied = new Set<object>();
  for (const { request, answer } of exchanges) {
    if (answer.kind === "reply") {
      // The same reply again, to a retry: the first one and its faults stand for both.
      if (!replied.has(request.memo)) steps.push(replyStep(answer));
      replied.add(request.memo);
      continue;
    }
    const step = errorStep(answer);
    const last = steps.at(-1);
    if (sameError(last, step)) {
      const times = typeof last.times === "number" ? last.times : 1;
      steps[steps.length - 1] = { ...last, times: times + 1 };
    } else steps.push(step);
  }
  return steps;
};

/** What was answered, as a script that answers so again. Calls that the provider itself refused are left out. */
export const toScript = (exchanges: readonly Kept[]): DataScript => {
  const played = exchanges.filter(
    ({ refused, turn, conversation }) => refused === undefined && (turn !== undefined || conversation !== undefined),
  );
  const groups = Map.groupBy(played, ({ conversation, request }) => conversation ?? request.model);
  return { conversations: Object.fromEntries([...groups].map(([name, list]) => [name, { turns: stepsOf(list) }])) };
};
