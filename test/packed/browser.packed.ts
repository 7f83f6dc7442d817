import { rmSync, writeFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { join } from "node:path";
import { createContext, runInContext } from "node:vm";
import { build, type Plugin } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { withPeers } from "./with-peers.ts";

let folder: string;
beforeAll(() => {
  folder = withPeers();
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Bundles a module for a browser as one script; gives it with the modules of Node that it would import. */
async function bundle(name: string, module: string): Promise<{ readonly code: string; readonly node: string[] }> {
  const entry = join(folder, `${name}.js`);
  writeFileSync(entry, module);
  const node: string[] = [];
  const watch: Plugin = {
    name: "watch-builtins",
    enforce: "pre",
    resolveId(id, importer) {
      if (!isBuiltin(id)) return null;
      node.push(`${id} by ${importer}`);
      return { id, external: true };
    },
  };
  const made = await build({
    root: folder,
    configFile: false,
    logLevel: "error",
    plugins: [watch],
    build: { write: false, minify: false, lib: { entry, formats: ["iife"], name: "found", fileName: name } },
  });
  const [output] = [made].flat();
  if (output === undefined || !("output" in output)) throw new Error(`${name} was not bundled.`);
  const { length, 0: chunk } = output.output;
  if (length !== 1 || chunk.type !== "chunk") throw new Error(`${name} is not one script, but ${length} files.`);
  return { code: chunk.code, node };
}

/** What a page has besides the language itself; no process, no Buffer, no require. */
const PAGE = {
  ...{ AbortController, AbortSignal, Event, EventTarget, MessageEvent, DOMException, URL, URLSearchParams },
  ...{ Headers, Request, Response, FormData, ReadableStream, TransformStream, WritableStream, fetch, performance },
  ...{ TextEncoder, TextDecoder, Uint8Array, ArrayBuffer, Blob, File, BroadcastChannel, WebSocket, crypto },
  ...{ atob, btoa, console, queueMicrotask, structuredClone, setTimeout, clearTimeout, setInterval, clearInterval },
  location: new URL("http://localhost/"),
  localStorage: { getItem: () => null, setItem: () => {}, removeItem: () => {} },
};

/** Runs a script as a page would and gives what its last expression says, as JSON. */
async function inPage(code: string): Promise<unknown> {
  const page = createContext({ ...PAGE });
  runInContext("globalThis.self = globalThis.window = globalThis;", page);
  runInContext(code, page);
  const said: unknown = await runInContext("found.say()", page);
  return JSON.parse(JSON.stringify(said));
}

describe("Bundled for a browser", () => {
  it("validators, guards and rules need nothing of Node, and work", async () => {
    const { code, node } = await bundle(
      "root",
      `import { accepts, createRules, is, validate } from "toolcall-tck";
       const result = { type: "text", text: "clear" };
       export const say = () => ({
         known: [is.ToolResult("clear"), accepts("Trigger", {}).ok, validate("ToolContent", result).ok],
         errors: validate("ToolContent", { type: "text" }).errors.map(({ pointer }) => pointer),
         input: createRules().readArguments('{"city":"Tokyo"}').status,
         malformed: createRules().readArguments("no JSON").status,
       });`,
    );
    expect(node).toEqual([]);
    expect(await inPage(code)).toMatchObject({ input: "valid", malformed: "malformed" });
  });

  it("the mock provider and its msw handlers need nothing of Node, and answer", async () => {
    const { code, node } = await bundle(
      "msw",
      `import { mockProvider } from "toolcall-tck/provider";
       import { mswHandlers } from "toolcall-tck/provider/msw";
       export const say = async () => {
         const provider = mockProvider([{ text: "It is clear." }, { text: "Still.", fault: [{ kind: "pace", ms: 1 }] }]);
         const [handler] = mswHandlers(provider);
         const ask = async (stream) => {
           const body = JSON.stringify({ model: "m", max_tokens: 9, stream, messages: [{ role: "user", content: "?" }] });
           const request = new Request("https://api.anthropic.com/v1/messages", { method: "POST", body });
           return (await handler.run({ request, requestId: "1" })).response.text();
         };
         const said = [await ask(false), await ask(true)];
         const listening = await provider.listen().catch((error) => error.message);
         return { said, listening, asked: provider.requests.length };
       };`,
    );
    expect(node).toEqual([]);
    expect(await inPage(code)).toEqual({
      said: [expect.stringContaining("It is clear."), expect.stringContaining("event: message_stop")],
      listening: "This needs node:http, which is a part of Node and not of a browser.",
      asked: 2,
    });
  });
});
