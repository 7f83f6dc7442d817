import type { OptionSpec } from "../command.ts";
import { header, seconds } from "../values.ts";

/** How a worker is spoken to: for testing it, for calling one of its tools, for reading what it declares. */
export const workerOptions: readonly OptionSpec[] = [
  { flags: "--agent <id>", description: "the agent that sessions are for", default: "tck", env: "TCK_AGENT_ID" },
  { flags: "--secret <text>", description: "requests are signed with it", env: "TCK_WORKER_SECRET" },
  { flags: "--header <name=value>", description: "sent with every request; may be repeated", parse: header },
  { flags: "--timeout <seconds>", description: "how long one answer may take (default: 5)", parse: seconds },
];

/** The same, read. */
export interface WorkerOptions {
  readonly agent: string;
  readonly secret?: string;
  readonly header?: Readonly<Record<string, string>>;
  /** Milliseconds. */
  readonly timeout?: number;
  /** Where the engine's API is served for it, where it runs already. */
  readonly enginePort?: number;
}
