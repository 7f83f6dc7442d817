import { createReferenceWorker } from "../../../reference-worker/index.ts";
import { createEngineClient } from "../../worker/index.ts";
import type { Call } from "../command.ts";
import type { ExitCode } from "../exit.ts";
import { serve } from "../serving.ts";

interface Options {
  readonly port: number;
  readonly host: string;
  readonly workerSecret?: string;
  readonly engineUrl?: string;
  readonly apiKey: string;
}

/** Runs the reference worker until Ctrl-C. */
export async function run({ options, io }: Call): Promise<ExitCode> {
  const { port, host, workerSecret, engineUrl, apiKey } = options as unknown as Options;
  const worker = createReferenceWorker({
    ...(workerSecret !== undefined && { secret: workerSecret }),
    ...(engineUrl !== undefined && { engine: createEngineClient({ url: engineUrl, apiKey }) }),
  });
  const hints = [`The reference worker is ready with the tools ${[...worker.tools.keys()].join(", ")}.`];
  return serve(() => worker.listen({ port, host }), hints, io);
}
