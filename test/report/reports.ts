import {
  type EngineReport,
  type EngineSuiteOptions,
  EVERYTHING,
  type ReportDocument,
  runEngineSuite,
  runWorkerSuite,
  type WorkerReport,
} from "../../conformance/index.ts";
import { engineMutants, mountEngine } from "../../conformance/mutants/engine/index.ts";
import { MUTANT_KEYS } from "../../conformance/mutants/engine/mutant.ts";
import { workerMutants } from "../../conformance/mutants/worker/index.ts";
import { createReferenceWorker } from "../../reference-worker/index.ts";
import { createHandleSend } from "../../src/wire/handle-send.ts";

/** The rule that the broken engine of these tests breaks, and that of the broken worker. */
export const BROKEN = { engine: "model-view/reads-the-error", worker: "worker/names-its-attempt" } as const;

const URL = "http://127.0.0.1:9";
const SECRET = "a secret of the tests";

/** A short run on an engine that does not tell the model why a tool failed; or on a sound one. */
export function engineRun(options: Partial<EngineSuiteOptions> = {}, sound = false): Promise<EngineReport> {
  const mutant = engineMutants.find(({ breaks }) => breaks === BROKEN.engine);
  return runEngineSuite({
    ...EVERYTHING,
    ...MUTANT_KEYS,
    engine: { kind: "mount", mount: mountEngine(sound ? {} : (mutant?.make() ?? {})) },
    target: { name: "an engine", version: "1.0" },
    rules: [BROKEN.engine, "arguments/no-object-is-malformed", "durability/live-decision-comes-again"],
    runs: 60,
    seed: 5,
    ...options,
  });
}

/** Both shards of a short run on a sound engine. */
export async function soundShards(): Promise<[EngineReport, EngineReport]> {
  const run = (index: number) => engineRun({ shard: { index, count: 2 } }, true);
  return [await run(1), await run(2)];
}

/** A short run on a worker that names another attempt than it was asked for; or on a sound one. */
export function workerRun(sound = false): Promise<WorkerReport> {
  const mutant = workerMutants.find(({ breaks }) => breaks === BROKEN.worker);
  const handle = sound ? createReferenceWorker({ secret: SECRET }).handle : mutant?.make(SECRET);
  if (handle === undefined) throw new Error(`no mutant breaks ${BROKEN.worker}`);
  const examples = { calculator: [{ input: { expression: "6 * 7" }, output: 43 }] };
  const send = createHandleSend({ [URL]: handle });
  return runWorkerSuite({ url: URL, secret: SECRET, seed: 3, runs: 40, send, ...(sound ? {} : { examples }) });
}

/** A worker that cannot be asked. */
export const nothingRun = (): Promise<WorkerReport> =>
  runWorkerSuite({ url: URL, seed: 3, runs: 10, send: createHandleSend({ [URL]: () => ({ status: 404 }) }) });

/** What a stranger's answers may bring into a report: markup, control characters, half a surrogate pair. */
export const HOSTILE = `</failure>]]>"'&<script>|\`\`\`\n#\u0000\u0007\u001b[31m\ud800 @you`;

/** A report whose texts are hostile, with a rule that is known and one that is flaky. */
export function hostile(report: ReportDocument): ReportDocument {
  const known = [
    { as: "failure", reason: HOSTILE, link: "https://example.test/7" },
    { as: "flaky", reason: "now and then" },
  ] as const;
  const rules = report.rules.map((rule, n) => ({
    ...rule,
    sentence: `${rule.sentence} ${HOSTILE}`,
    because: HOSTILE,
    ...(known[n] === undefined ? {} : { outcome: "fail", known: known[n] }),
    ...(rule.failure === undefined
      ? {}
      : {
          failure: {
            ...rule.failure,
            replay: `tck replay ${HOSTILE}`,
            findings: rule.failure.findings.map((one) => ({ ...one, got: HOSTILE, message: HOSTILE })),
          },
        }),
  }));
  const verdict = { ...report.verdict, sentence: HOSTILE };
  return { ...report, rules, verdict, listFaults: [HOSTILE] } as unknown as ReportDocument;
}
