import type { Handle } from "../../../src/wire/handle.ts";

const json = { "content-type": "application/json" };

/** Endpoints that are no engines: none of them may be credited with a MUST. */
export const nullEngines: Readonly<Record<string, Handle>> = {
  silent: () => new Promise(() => {}),
  "404 to all": () => ({ status: 404 }),
  "500 to all": () => ({ status: 500, body: "Internal Server Error" }),
  "202 to all": () => ({ status: 202, headers: json, body: '{"session_id":"s","turn_id":null,"queued":false}' }),
  echo: ({ body }) => ({ status: 200, headers: json, body }),
};
