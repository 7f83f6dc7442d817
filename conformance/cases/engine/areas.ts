import { asyncAreas } from "./async.ts";
import { blobAreas } from "./blobs.ts";
import { mostlyBrief } from "./brief.ts";
import { brokenReplyAreas } from "./broken-replies.ts";
import type { EngineArea } from "./case.ts";
import { clientToolAreas } from "./client-tools.ts";
import { deferredAreas } from "./deferred.ts";
import { deliveryAreas } from "./delivery.ts";
import { dialectAreas } from "./dialects.ts";
import { durabilityAreas } from "./durability.ts";
import { eventAreas } from "./events.ts";
import { coreAreas } from "./generate.ts";
import { interruptAreas } from "./interrupts.ts";
import { keptBoundAreas } from "./kept-bounds.ts";
import { llmWorkerAreas } from "./llm-worker.ts";
import { messageAreas } from "./messages.ts";
import { retryAreas } from "./retries.ts";
import { slowCheckAreas } from "./slow-check.ts";
import { statusAreas } from "./statuses.ts";
import { stepAreas } from "./steps.ts";
import { surfaceAreas } from "./surface.ts";
import { turnAreas } from "./turns.ts";
import { usageAreas } from "./usage.ts";

const areas: readonly EngineArea[] = [
  ...coreAreas,
  ...stepAreas,
  ...dialectAreas,
  ...retryAreas,
  ...asyncAreas,
  ...deferredAreas,
  ...llmWorkerAreas,
  ...durabilityAreas,
  ...clientToolAreas,
  ...deliveryAreas,
  ...statusAreas,
  ...blobAreas,
  ...eventAreas,
  ...interruptAreas,
  ...turnAreas,
  ...surfaceAreas,
  ...usageAreas,
  ...keptBoundAreas,
  ...messageAreas,
  ...slowCheckAreas,
  ...brokenReplyAreas,
];

/** Every kind of case, in the order in which a run draws them. */
export const engineAreas: readonly EngineArea[] = areas.map(mostlyBrief);

/** The area of that name; undefined for one that there is not. */
export function areaNamed(name: string): EngineArea | undefined {
  return engineAreas.find((area) => area.name === name);
}
