import { brokenReplyExamples } from "../broken-replies.ts";
import type { EngineCase } from "../case.ts";
import { deferredExamples } from "../deferred.ts";
import { deliveryExamples } from "../delivery.ts";
import { dialectExamples } from "../dialects.ts";
import { durabilityExamples } from "../durability.ts";
import { keptBoundExamples } from "../kept-bounds.ts";
import { llmWorkerExamples } from "../llm-worker.ts";
import { longExamples } from "../long.ts";
import { messageExamples } from "../messages.ts";
import { retryExamples } from "../retries.ts";
import { argumentExamples } from "./arguments.ts";
import { choiceExamples } from "./choices.ts";
import { parallelExamples } from "./parallel.ts";
import { resultExamples } from "./results.ts";
import { schemaExamples } from "./schemas.ts";

/** Fixed examples that every run plays beside the generated cases: made from faults that people met in real systems. */
export const examples: readonly EngineCase[] = [
  ...argumentExamples,
  ...schemaExamples,
  ...dialectExamples,
  ...resultExamples,
  ...parallelExamples,
  ...retryExamples,
  ...deferredExamples,
  ...llmWorkerExamples,
  ...durabilityExamples,
  ...deliveryExamples,
  ...keptBoundExamples,
  ...messageExamples,
  ...longExamples,
  ...brokenReplyExamples,
  ...choiceExamples,
];
