import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { createReferenceWorker } from "../../reference-worker/index.ts";
import { listen } from "../../src/wire/node-server.ts";

/** The rule that the worker of {@link listenWrongAttempt} breaks, and the file that a run saves it in, in its folder. */
export const RULE = "worker/names-its-attempt";
export const FAILURE = "failures/worker-worker-names-its-attempt.json";

/** Starts a worker that names another attempt than it was asked for; it breaks {@link RULE}. */
export function listenWrongAttempt() {
  const { handle } = createReferenceWorker();
  return listen(async (request) => {
    const response = await handle(request);
    if (typeof response.body !== "string") return response;
    return { ...response, body: response.body.replace('"attempt":1', '"attempt":7') };
  });
}

/**
 * What the tests of one file share: a folder of their own, `at` for a path in it, and the URLs of a worker that breaks
 * {@link RULE} and of one that breaks none. They are there from the first test to the last.
 */
export function workersFor(name: string) {
  const folder = mkdtempSync(join(tmpdir(), `tck-${name}-`));
  const urls = { broken: "", sound: "" };
  const running: { close(): Promise<unknown> }[] = [];
  beforeAll(async () => {
    const [broken, sound] = [await listenWrongAttempt(), await createReferenceWorker().listen()];
    running.push(broken, sound);
    Object.assign(urls, { broken: broken.url, sound: sound.url });
  });
  afterAll(async () => {
    for (const one of running) await one.close();
    rmSync(folder, { recursive: true });
  });
  return { folder, urls, at: (path: string): string => join(folder, path) };
}
