import type { FSWatcher } from "node:fs";
import { builtin } from "../wire/builtin.ts";
import type { Listening } from "../wire/node-server.ts";
import { type MockProvider, offer } from "./mock-provider.ts";
import { playScript } from "./play.ts";
import { readScript } from "./script/read.ts";
import { ScriptError } from "./script/script-error.ts";
import type { Script } from "./script/types.ts";

/** Where the script is, and where to listen. */
export interface ServeProviderOptions {
  /** Path of a YAML or JSON file; without one the provider starts empty and takes scripts through its control API. */
  readonly script?: string;
  readonly host?: string;
  /** Default 0: any free port. */
  readonly port?: number;
  /** Whether the script is read again when its file changes. Default true. */
  readonly reload?: boolean;
  /**
   * Told after each reload; `problem` is why the old script was kept, undefined when the new one plays. `put` names the
   * conversations that came through the control API and play on beside the file's.
   */
  readonly onReload?: (problem: ScriptError | undefined, put: readonly string[]) => void;
}

/** A provider that runs until it is closed. */
export interface ServedProvider extends Listening {
  readonly provider: MockProvider;
}

/** Reads a script file. Rejects with a `ScriptError` that names each fault with its pointer, or with the system's error. */
export const readScriptFile = async (file: string): Promise<Script> => {
  const reading = await readScript(await builtin("node:fs/promises").readFile(file, "utf8"));
  if (!reading.ok) throw new ScriptError(reading.problems, file);
  return reading.script;
};

/** Why a file cannot be read, as a sentence. */
const unreadable = (error: unknown): string =>
  (error as NodeJS.ErrnoException).code === "ENOENT"
    ? "the file is gone; it is read again when it is back"
    : `the file cannot be read: ${error instanceof Error ? error.message : String(error)}`;

/** How long a file is left alone after a change: editors write in several steps. */
const settleMs = 50;

/** Watches a file, also when an editor replaces it, and calls back a moment after each change. */
const watchFile = (file: string, changed: () => void): (() => void) => {
  let timer: NodeJS.Timeout | undefined;
  const start = (): FSWatcher | undefined => {
    try {
      return builtin("node:fs")
        .watch(file, () => {
          clearTimeout(timer);
          timer = setTimeout(() => {
            watcher?.close();
            watcher = start();
            changed();
          }, settleMs);
        })
        .on("error", () => {});
    } catch {
      // Gone for a moment: an editor is about to put the new one in its place.
      timer = setTimeout(() => {
        watcher = start();
        changed();
      }, settleMs * 10);
      return undefined;
    }
  };
  let watcher = start();
  return () => {
    clearTimeout(timer);
    watcher?.close();
  };
};

/**
 * Serves a script file until it is closed. A changed file starts the script over; one that cannot be played is reported
 * and the old one stays. Rejects with a `ScriptError`, a `ListenError`, or the system's error for the file.
 */
export const serveProvider = async (options: ServeProviderOptions): Promise<ServedProvider> => {
  const { script: file, host, port, reload = true, onReload } = options;
  const played = playScript(file === undefined ? { conversations: {} } : await readScriptFile(file));
  const provider = offer(played);
  const listening = await provider.listen({
    ...(host === undefined ? {} : { host }),
    ...(port === undefined ? {} : { port }),
  });
  let gone = false;
  const again = (): void => {
    readScriptFile(file!).then(
      (script) => {
        gone = false;
        onReload?.(undefined, played.reload(script));
      },
      (error: unknown) => {
        const wasGone = gone;
        gone = (error as NodeJS.ErrnoException).code === "ENOENT";
        // The watcher looks for a lost file time and again; once is enough to be told of it.
        if (gone && wasGone) return;
        const problem =
          error instanceof ScriptError ? error : new ScriptError([{ pointer: "", message: unreadable(error) }], file);
        onReload?.(problem, []);
      },
    );
  };
  const unwatch = file !== undefined && reload ? watchFile(file, again) : undefined;
  return {
    ...listening,
    provider,
    close: async () => {
      unwatch?.();
      await provider.close();
    },
  };
};
