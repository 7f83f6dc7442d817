import type { WorkerSuiteOptions } from "../../conformance/worker/index.ts";
import type { WorkerOptions } from "./commands/worker-options.ts";

/** What the suite is told of how to speak to a worker. */
export function spokenTo({ agent, secret, header, timeout }: WorkerOptions): Omit<WorkerSuiteOptions, "url"> {
  return {
    agent,
    ...(secret !== undefined && { secret }),
    ...(header !== undefined && { headers: header }),
    ...(timeout !== undefined && { patienceMs: timeout }),
  };
}
