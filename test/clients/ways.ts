import { setupServer } from "msw/node";
import { type MockProvider, mockProvider, type Script } from "../../src/provider/index.ts";
import { mswHandlers } from "../../src/provider/msw.ts";
import type { Way } from "./clients/client.ts";

/** A provider with a way in to it, closed at the end of the test. */
export interface Opened {
  readonly provider: MockProvider;
  readonly way: Way;
  close(): Promise<void>;
}

/** Opens a provider for a script. */
export type Open = (script: Script) => Promise<Opened>;

const server: Open = async (script) => {
  const provider = mockProvider(script);
  const { url } = await provider.listen();
  return { provider, way: { url }, close: () => provider.close() };
};

const byFetch: Open = async (script) => {
  const provider = mockProvider(script);
  return { provider, way: { url: "http://model.test", fetch: provider.fetch as typeof fetch }, close: async () => {} };
};

const byMsw: Open = async (script) => {
  const provider = mockProvider(script);
  const server = setupServer(...mswHandlers(provider, { origins: ["http://model.test"] }));
  server.listen();
  return { provider, way: { url: "http://model.test" }, close: async () => server.close() };
};

/** Every way in, by its name. */
export const ways: Readonly<Record<string, Open>> = { server, fetch: byFetch, msw: byMsw };
