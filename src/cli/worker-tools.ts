import type { AgentTool } from "../generated/types.ts";
import { createNodeSend } from "../wire/node-send.ts";
import { reachable } from "./actions/target.ts";
import type { WorkerOptions } from "./commands/worker-options.ts";
import { nothing } from "./exit.ts";
import { remoteDecide } from "./remote-decide.ts";
import { askForTools } from "./tool-source.ts";

type Decide = ReturnType<typeof remoteDecide>;

/** Starts a session with a worker and gives the tools that it declares. Stops with exit 3 when it declares nothing. */
export async function workerTools(url: string, given: WorkerOptions): Promise<readonly AgentTool[]> {
  return withWorker(url, given, async (_decide, tools) => tools);
}

/** The same, for whoever goes on with the worker then. */
export async function withWorker<T>(
  url: string,
  given: WorkerOptions,
  goOn: (decide: Decide, tools: readonly AgentTool[]) => Promise<T>,
): Promise<T> {
  await reachable(url);
  const { send, close } = createNodeSend();
  try {
    const decide = remoteDecide(url, given, send);
    const answer = await decide(askForTools(given.agent)).catch((thrown: Error) => {
      throw nothing(`The worker at ${url} did not declare its tools: ${thrown.message.replace(/\.$/, "")}.`);
    });
    return await goOn(decide, answer?.agent?.tools ?? []);
  } finally {
    close();
  }
}
