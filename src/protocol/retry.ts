import type { RetryOverride, RetryPolicy } from "../generated/types.ts";
import { plain } from "../json/plain.ts";

/** One try and no bounds: what a policy is before any layer says otherwise. */
const UNBOUNDED: RetryPolicy = {
  queue_timeout_secs: null,
  run_timeout_secs: null,
  total_timeout_secs: null,
  max_attempts: 1,
  backoff_base_secs: 0,
  backoff_max_secs: 0,
};

/** The engine's own layer for each kind of work, in seconds. Source: RT-1. */
export const DEFAULT_POLICIES = {
  llm: bounded(60, 180, 1800, 5, 2, 30),
  tool: bounded(null, 120, 600, 1, 0, 0),
  clientTool: UNBOUNDED,
  connectorTool: bounded(60, 60, 600, 2, 1, 10),
  subagent: bounded(30, 10, 3600, 3, 2, 15),
  connectorSync: bounded(10, 5, 30, 2, 2, 10),
  decision: bounded(null, 20, 300, 10, 2, 60),
} as const satisfies Record<string, RetryPolicy>;

/**
 * Layers one policy over the other: later layers win, field by field. A field that is absent or null changes nothing, so
 * no layer can remove a bound. Source: RT-1 and RT-2.
 */
export function policy(layers: readonly (RetryOverride | RetryPolicy | undefined)[]): RetryPolicy {
  const whole: RetryPolicy = { ...UNBOUNDED };
  for (const layer of layers) {
    for (const key of Object.keys(UNBOUNDED) as (keyof RetryPolicy)[]) {
      const value = plain(layer?.[key]) as number | null | undefined;
      if (value !== undefined && value !== null) whole[key] = value;
    }
  }
  return whole;
}

/**
 * Seconds until the next attempt, or undefined when there is none: only a failure that said `retryable: true` is tried
 * again, and only while attempts are left (0 acts as 1). The wait is base to the power of the failures so far, at most the
 * maximum; no jitter. Source: base, RT-3 to RT-5, RT-13.
 * @param failures how often the call has failed, the failure at hand included: 1 or more.
 */
export function nextWait(
  { max_attempts, backoff_base_secs, backoff_max_secs }: RetryPolicy,
  failures: number,
  retryable: boolean | undefined,
): number | undefined {
  if (retryable !== true || failures >= Math.max(1, max_attempts)) return undefined;
  // A power beyond the range of doubles is infinite, and the maximum cuts it off.
  return Math.min(backoff_base_secs ** failures, backoff_max_secs);
}

function bounded(
  queue: number | null,
  run: number | null,
  total: number | null,
  attempts: number,
  base: number,
  max: number,
): RetryPolicy {
  return {
    queue_timeout_secs: queue,
    run_timeout_secs: run,
    total_timeout_secs: total,
    max_attempts: attempts,
    backoff_base_secs: base,
    backoff_max_secs: max,
  };
}
