import type { Handle } from "../../../src/wire/handle.ts";

/** Endpoints that are no workers: none of them may be credited with anything. */
export const nullWorkers: Readonly<Record<string, Handle>> = {
  silent: () => new Promise(() => {}),
  "404 to all": () => ({ status: 404 }),
  "500 to all": () => ({ status: 500, body: "Internal Server Error" }),
  "200 with nothing": () => ({ status: 200 }),
  "an empty decision to all": () => ({ status: 200, headers: { "content-type": "application/json" }, body: "{}" }),
  "null to all": () => ({ status: 200, headers: { "content-type": "application/json" }, body: "null" }),
  echo: ({ body }) => ({ status: 200, headers: { "content-type": "application/json" }, body }),
  "the proposal to all": ({ body }) => ({
    status: 200,
    headers: { "content-type": "application/json" },
    body: JSON.stringify((JSON.parse(Buffer.from(body).toString("utf8")) as { proposed?: unknown }).proposed ?? {}),
  }),
};
