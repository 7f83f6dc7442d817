import { builtin } from "../../wire/builtin.ts";
import type { Handle } from "../../wire/handle.ts";
import { createNodeSend } from "../../wire/node-send.ts";
import { type Listening, type ListenOptions, listen } from "../../wire/node-server.ts";
import type { Send } from "../../wire/send.ts";
import { createFetch, type ProviderFetch } from "../fetch.ts";
import type { DataScript } from "../script/types.ts";
import { toScript } from "../to-script.ts";
import { createProxy, type Passed } from "./proxy.ts";
import { redact } from "./redact.ts";

/** Where the real provider is. */
export interface RecordOptions {
  /** Its base URL without `/v1`, as `https://api.anthropic.com`. Nothing else is ever called. */
  readonly target: string;
  /** Texts to remove from the script besides keys, as names or tokens of your own. */
  readonly secrets?: readonly string[];
  /** The way out; default the network. */
  readonly send?: Send;
}

/** A provider that passes calls on to a real one and keeps what it said. */
export interface RecordingProvider {
  /** Serves over HTTP; the URL takes the place of the real provider's. */
  listen(options?: ListenOptions): Promise<Listening>;
  readonly fetch: ProviderFetch;
  readonly handle: Handle;
  /** What was said so far, as a script without secrets: conversations by model name or path prefix. */
  script(): DataScript;
  /** Writes that script to a file: JSON for a name that ends in `.json`, else YAML. */
  save(file: string): Promise<void>;
  /** Stops listening; what was recorded stays. */
  close(): Promise<void>;
}

/**
 * Passes every call on to `target` and records the answers. Keys go through and are kept nowhere: the script holds no
 * headers of requests, and texts that look like keys, or that were sent as one, are removed from it.
 */
export const recordProvider = (options: RecordOptions): RecordingProvider => {
  const out = options.send === undefined ? createNodeSend() : undefined;
  const slots: (Passed | undefined)[] = [];
  const reserve = (): ((passed: Passed) => void) => {
    const index = slots.push(undefined) - 1;
    return (passed) => {
      slots[index] = passed;
    };
  };
  const handle = createProxy(options.target, options.send ?? out!.send, reserve);
  let listening: Listening | undefined;
  const script = (): DataScript => {
    const passed = slots.filter((slot) => slot !== undefined);
    const keys = passed.map(({ request }) => request.apiKey);
    return redact(toScript(passed), [...keys, ...(options.secrets ?? [])]) as DataScript;
  };
  return {
    handle,
    fetch: createFetch(handle),
    listen: async (settings) => {
      await listening?.close();
      listening = await listen(handle, settings);
      return listening;
    },
    script,
    save: async (file) => {
      const { writeFile } = builtin("node:fs/promises");
      if (file.endsWith(".json")) return writeFile(file, `${JSON.stringify(script(), null, 2)}\n`);
      const { stringify } = await import("yaml");
      await writeFile(file, stringify(script()));
    },
    close: async () => {
      await listening?.close();
      listening = undefined;
      out?.close();
    },
  };
};
