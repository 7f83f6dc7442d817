import type { EngineLog } from "../../drivers/engine/log.ts";
import { argumentLaws } from "./arguments.ts";
import { asyncLaws } from "./async.ts";
import { blobChoices } from "./blob-choices.ts";
import { blobLaws } from "./blobs.ts";
import { brokenReplyLaws } from "./broken-replies.ts";
import { callChoices } from "./call-choices.ts";
import { callLaws } from "./calls.ts";
import type { EngineChoice } from "./choice.ts";
import { clientToolLaws } from "./client-tools.ts";
import { deferredLaws } from "./deferred.ts";
import { deliveryLaws } from "./deliveries.ts";
import { deliveryChoices } from "./delivery-choices.ts";
import { dialectLaws } from "./dialects.ts";
import { doneLaws } from "./dones.ts";
import { durabilityLaws } from "./durability.ts";
import { eventChoices } from "./event-choices.ts";
import { eventLaws } from "./events.ts";
import { failureLaws } from "./failures.ts";
import { interruptLaws } from "./interrupts.ts";
import { keptBoundLaws } from "./kept-bounds.ts";
import { bad, type EngineCheck, type EngineLaw } from "./law.ts";
import { llmWorkerLaws } from "./llm-worker.ts";
import { messageLaws } from "./messages.ts";
import { modelViewLaws } from "./model-view.ts";
import { perLog } from "./per-log.ts";
import { proposalLaws } from "./proposals.ts";
import { requestLaws } from "./requests.ts";
import { resultChoices } from "./result-choices.ts";
import { resultLaws } from "./results.ts";
import { retryLaws } from "./retries.ts";
import { retryChoices } from "./retry-choices.ts";
import { sessionLaws } from "./session.ts";
import { slowCheckLaws } from "./slow-check.ts";
import { statusLaws } from "./statuses.ts";
import { stepLaws } from "./steps.ts";
import { storageChoices } from "./storage-choices.ts";
import { surfaceLaws } from "./surface.ts";
import { turnLaws } from "./turns.ts";
import { usageLaws } from "./usage.ts";

/** Every law for engines. None of them throws, whatever the log holds. */
export const engineLaws: readonly EngineLaw[] = [
  ...argumentLaws,
  ...proposalLaws,
  ...callLaws,
  ...resultLaws,
  ...modelViewLaws,
  ...sessionLaws,
  ...stepLaws,
  ...dialectLaws,
  ...requestLaws,
  ...retryLaws,
  ...asyncLaws,
  ...deliveryLaws,
  ...failureLaws,
  ...statusLaws,
  ...surfaceLaws,
  ...blobLaws,
  ...eventLaws,
  ...deferredLaws,
  ...llmWorkerLaws,
  ...durabilityLaws,
  ...clientToolLaws,
  ...interruptLaws,
  ...turnLaws,
  ...doneLaws,
  ...usageLaws,
  ...keptBoundLaws,
  ...messageLaws,
  ...slowCheckLaws,
  ...brokenReplyLaws,
].map(guarded);

/** What of a log belongs to the session of the turns. */
const ownPart: (log: EngineLog) => EngineLog = perLog((log) => {
  const own = log.exchanges.filter(({ session }) => session === undefined);
  return own.length === log.exchanges.length ? log : { ...log, exchanges: own };
});

/** Every choice of engines that is observed on a whole log. A law may tell of others beside what it judges. */
export const engineChoices: readonly EngineChoice[] = [
  ...storageChoices,
  ...resultChoices,
  ...callChoices,
  ...retryChoices,
  ...deliveryChoices,
  ...blobChoices,
  ...eventChoices,
].map((one) => ({ ...one, observe: (engineCase, log) => one.observe(engineCase, ownPart(log)) }));

/** An engine may send what no law has thought of: such a log is a finding, and no end of the run. */
function guarded(law: EngineLaw): EngineLaw {
  return {
    ...law,
    judge(engineCase, log) {
      const checks: EngineCheck[] = [];
      try {
        for (const check of law.judge(engineCase, law.both === true ? log : ownPart(log))) checks.push(check);
      } catch (thrown) {
        const why = thrown instanceof Error ? thrown.message : String(thrown);
        checks.push(bad(law.rule, [], "", "exchanges of a shape that can be judged", why));
      }
      return checks;
    },
  };
}
