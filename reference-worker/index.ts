import { createWorker, type Worker, type WorkerOptions } from "../src/worker/index.ts";
import { calculator } from "./tools/calculator.ts";
import { drawSwatch } from "./tools/draw-swatch.ts";
import { findManual, packNote, writeNote } from "./tools/files.ts";
import { getWeather } from "./tools/get-weather.ts";
import { measureText } from "./tools/measure-text.ts";
import { playTone } from "./tools/play-tone.ts";
import { think } from "./tools/think.ts";

/** How the reference worker is set up: as any worker; the agent has a model and a system text if you give none. */
export type ReferenceWorkerOptions = WorkerOptions;

/**
 * A worker worth copying: every kind of result and every kind of tool, one file each under `tools/`, in the order in
 * which they are best read. `createWorker` does the rest: it declares the tools when a session starts, runs them when
 * the model calls, and accepts the engine's proposal for everything else.
 *
 * @example
 * const worker = createReferenceWorker();
 * const { url } = await worker.listen({ port: 4000 });
 */
export function createReferenceWorker(options: ReferenceWorkerOptions = {}): Worker {
  const tools = [getWeather, drawSwatch, calculator, think, playTone, writeNote, packNote, findManual, measureText];
  return createWorker(tools, {
    ...options,
    agent: { model: "claude-haiku-4-5", system: "Use the tools where they help.", ...options.agent },
  });
}
