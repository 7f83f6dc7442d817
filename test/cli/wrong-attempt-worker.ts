import { createReferenceWorker } from "../../reference-worker/index.ts";
import { listen } from "../../src/wire/node-server.ts";

/** Starts a worker that names another attempt than it was asked for; it breaks `worker/names-its-attempt`. */
export function listenWrongAttempt() {
  const { handle } = createReferenceWorker();
  return listen(async (request) => {
    const response = await handle(request);
    if (typeof response.body !== "string") return response;
    return { ...response, body: response.body.replace('"attempt":1', '"attempt":7') };
  });
}
