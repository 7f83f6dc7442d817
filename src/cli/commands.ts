import type { CommandSpec } from "./command.ts";
import { serveProvider } from "./commands/serve-provider.ts";
import { serveWorker } from "./commands/serve-worker.ts";

/** Every command, in the order of the help. */
export const commands: readonly CommandSpec[] = [serveWorker, serveProvider];
