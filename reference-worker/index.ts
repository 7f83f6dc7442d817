import { createWorker, type Worker, type WorkerOptions } from "../src/worker/index.ts";
import { calculator } from "./tools/calculator.ts";
import { conversionTools } from "./tools/conversions.ts";
import { drawSwatch } from "./tools/draw-swatch.ts";
import { busyRates, exchangeRate } from "./tools/exchange-rate.ts";
import { findManual, packNote, writeNote } from "./tools/files.ts";
import { getWeather } from "./tools/get-weather.ts";
import { lookUpOrder } from "./tools/look-up-order.ts";
import { measureText } from "./tools/measure-text.ts";
import { chooseGift, pickFile, transferMoney } from "./tools/people.ts";
import { playTone } from "./tools/play-tone.ts";
import { searchArchive } from "./tools/search-archive.ts";
import { think } from "./tools/think.ts";
import { writeReport } from "./tools/write-report.ts";

/** How the reference worker is set up: as any worker, and how slow its slow tools are. */
export interface ReferenceWorkerOptions extends WorkerOptions {
  /** The unit of waiting, in milliseconds: what stands for work takes a few of them. Default: 0. */
  readonly paceMs?: number;
}

/**
 * A worker worth copying: every kind of result and every kind of tool, one file each under `tools/`, in the order in
 * which they are best read. `createWorker` does the rest: it declares the tools when a session starts, runs them when
 * the model calls, and accepts the engine's proposal for everything else.
 *
 * @example
 * const worker = createReferenceWorker();
 * const { url } = await worker.listen({ port: 4000 });
 */
export function createReferenceWorker({ paceMs = 0, ...options }: ReferenceWorkerOptions = {}): Worker {
  const tools = [
    getWeather,
    drawSwatch,
    calculator,
    think,
    playTone,
    writeNote,
    packNote,
    findManual,
    measureText,
    lookUpOrder(),
    exchangeRate(busyRates(), paceMs),
    writeReport(10 * paceMs),
    transferMoney,
    chooseGift,
    pickFile,
    searchArchive(paceMs),
    ...conversionTools,
  ];
  return createWorker(tools, {
    ...options,
    agent: {
      model: "claude-haiku-4-5",
      system: "Use the tools where they help.",
      retry: { tool: { max_attempts: 3 } },
      ...options.agent,
    },
  });
}
