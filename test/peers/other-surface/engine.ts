import { createEngine, type EngineOptions } from "../../../src/engine/index.ts";
import type { Handle } from "../../../src/wire/handle.ts";
import { listen } from "../../../src/wire/node-server.ts";

/** What a route of this surface is called on the other. */
const ROUTES: readonly (readonly [RegExp, string])[] = [
  [/^\/v2\/say$/, "/api/machine/sessions/submit"],
  [/^\/v2\/talks\/([^/]+)\/answers$/, "/api/machine/sessions/$1/calls/settle"],
  [/^\/v2\/talks\/([^/]+)\/diary$/, "/api/machine/sessions/$1/events"],
  [/^\/v2\/visitors$/, "/api/machine/client-tokens"],
  [/^\/v2\/files\?ref=(.*)$/, "/api/client/blobs?uri=$1"],
];

/** The reference engine under other routes, its key in a header of its own: none of the usual routes is there. */
export async function listenElsewhere(options: EngineOptions): Promise<{ url: string; close(): Promise<void> }> {
  const engine = createEngine(options);
  const handle: Handle = (request) => {
    const route = ROUTES.find(([path]) => path.test(request.path));
    if (route === undefined) return { status: 404, body: "no such route here" };
    const path = request.path.replace(route[0], route[1]);
    const { "x-pass": pass = "", authorization: _unused, ...headers } = request.headers;
    return engine.handle({ ...request, path, headers: { ...headers, authorization: `Bearer ${pass}` } });
  };
  const { url, close } = await listen(handle);
  return {
    url,
    async close() {
      await close();
      await engine.close();
    },
  };
}
