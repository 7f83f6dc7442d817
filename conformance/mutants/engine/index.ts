import { argumentMutants } from "./arguments.ts";
import { asyncMutants } from "./async.ts";
import { blobMutants } from "./blobs.ts";
import { brokenReplyMutants } from "./broken-replies.ts";
import { clientToolMutants } from "./client-tools.ts";
import { deferredMutants } from "./deferred.ts";
import { deliveryMutants } from "./delivery.ts";
import { dialectMutants } from "./dialects.ts";
import { durabilityMutants } from "./durability.ts";
import { endMutants } from "./ends.ts";
import { eventMutants } from "./events.ts";
import { interruptMutants } from "./interrupts.ts";
import { llmWorkerMutants } from "./llm-worker.ts";
import { modelViewMutants } from "./model-view.ts";
import type { EngineMutant } from "./mutant.ts";
import { proposalMutants } from "./proposals.ts";
import { resultMutants } from "./results.ts";
import { retryMutants } from "./retries.ts";
import { sessionMutants } from "./sessions.ts";
import { statusMutants } from "./statuses.ts";
import { stepMutants } from "./steps.ts";
import { surfaceMutants } from "./surface.ts";
import { turnMutants } from "./turns.ts";
import { usageMutants } from "./usage.ts";
import { validatorMutants } from "./validators.ts";

export { survivors } from "./controls.ts";
export { type EngineMutant, mountEngine } from "./mutant.ts";
export { nullEngines } from "./null-peers.ts";
export { choosers } from "./otherwise.ts";

/** Every engine with one mistake. */
export const engineMutants: readonly EngineMutant[] = [
  ...argumentMutants,
  ...validatorMutants,
  ...proposalMutants,
  ...endMutants,
  ...resultMutants,
  ...modelViewMutants,
  ...retryMutants,
  ...stepMutants,
  ...dialectMutants,
  ...asyncMutants,
  ...deliveryMutants,
  ...statusMutants,
  ...surfaceMutants,
  ...blobMutants,
  ...eventMutants,
  ...deferredMutants,
  ...llmWorkerMutants,
  ...durabilityMutants,
  ...clientToolMutants,
  ...interruptMutants,
  ...turnMutants,
  ...usageMutants,
  ...sessionMutants,
  ...brokenReplyMutants,
];
