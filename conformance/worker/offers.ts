import type { DeclaredTool } from "../cases/worker/tool-plan.ts";
import type { WorkerLog } from "../drivers/worker/log.ts";
import { blocksOf, callOf, results, settlesOf } from "../judges/worker/pick.ts";

/** What a rule may need of a worker before it can be judged. */
export type Offer = "results" | "bytes" | "output" | "errors" | "secret" | "streams" | "async" | "interrupts" | "model";

/** Adds what one case shows that the worker has: a rule that needs something else is not applicable to it, by name. */
export function noteOffers(seen: Set<Offer>, log: WorkerLog, tools: ReadonlyMap<string, DeclaredTool>): void {
  for (const result of results(log)) {
    seen.add("results");
    if (result.action["is_error"] !== true && declaresOutput(tools.get(callOf(result.exchange)?.tool ?? "")))
      seen.add("output");
    if (blocksOf(result).some(({ block }) => "data" in block || hasBlob(block))) seen.add("bytes");
  }
  for (const exchange of log.exchanges) {
    if (exchange.answer?.frames !== undefined) seen.add("streams");
    if (exchange.purpose.for === "settle") seen.add("async");
    if (exchange.purpose.for === "resumed") seen.add("interrupts");
    if (exchange.purpose.for === "told" && exchange.purpose.trigger === "llm.execute") seen.add("model");
    const asked = exchange.purpose.for === "call" && exchange.purpose.call.fit === "valid";
    if (asked && settlesOf(exchange).some(({ action }) => action.type === "tool.error")) seen.add("errors");
  }
}

function declaresOutput(tool: DeclaredTool | undefined): boolean {
  return tool?.output !== undefined && tool.output !== null;
}

function hasBlob(block: Record<string, unknown>): boolean {
  const resource = block["resource"];
  return typeof resource === "object" && resource !== null && "blob" in resource;
}
