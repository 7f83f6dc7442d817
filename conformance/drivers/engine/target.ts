import type { Send } from "../../../src/wire/send.ts";

/** An engine that can be reached, and how the suite is to be reached by it. */
export interface EngineTarget {
  /** Where the engine listens. */
  readonly url: string;
  readonly apiKey: string;
  readonly agentId: string;
  /** The key of another tenant, where there is one. */
  readonly apiKey2?: string;
  readonly send: Send;
  /** Kills it and, after that, starts it again over what it kept; resolves when it can be reached. Absent: it cannot be. */
  readonly restart?: (whileDown?: () => Promise<unknown>) => Promise<void>;
  /**
   * How its process has ended by itself, in words with the last that it said; undefined while it lives. Absent: nobody
   * knows. May take a second.
   */
  readonly ended?: () => Promise<string | undefined>;
  /** What it offers beyond the minimum: `events`, `blob`, `settle`, ... */
  readonly offers: ReadonlySet<string>;
}
