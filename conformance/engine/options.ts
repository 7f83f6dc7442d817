import type { FetchHandle } from "../../src/wire/fetch-handle.ts";
import type { Handle } from "../../src/wire/handle.ts";
import type { Send } from "../../src/wire/send.ts";
import type { Progress } from "../common/progress.ts";
import type { Shard } from "../common/shard.ts";
import type { OnExchange } from "../drivers/wire-tap.ts";
import type { KnownFailures } from "../known/list.ts";
import type { TargetName } from "../report/head.ts";
import type { EngineAdapter } from "./adapter.ts";
import type { ReplayAnew } from "./confirm-anew.ts";

/** Where the engine under test finds the suite. */
export interface SuiteUrls {
  readonly workerUrl: string;
  readonly providerUrl: string;
  /** It will be killed and started again, and must keep what it recorded; what is given back has a `restart`. */
  readonly restarts?: boolean;
}

/** What each way of getting at an engine gives beside it. */
export interface Lifecycle {
  /** Ends it. */
  close(): Promise<void>;
  /**
   * Kills it, as a crash would, and starts it again over what it kept, where it was; resolves when it can be reached.
   * Wanted of an engine that offers `lifecycle`. Where `whileDown` is given, it stays down until that has resolved.
   */
  restart?(whileDown?: () => Promise<unknown>): Promise<void>;
  /**
   * How its process has ended by itself (`ended with code 1`), with the last that it said; undefined while it lives. No
   * case waits for it any longer then, and the run ends with the case that was under way. May take a second.
   */
  ended?(): Promise<{ readonly how: string; readonly said: string } | undefined>;
}

/** How the suite gets at an engine. */
export type EngineUnderTest =
  /** One that runs already and was told the suite's two URLs. */
  | { readonly kind: "attach"; readonly url: string }
  /** One that is started for the run, once the suite's own two URLs are known. */
  | {
      readonly kind: "start";
      /** Starts it and gives where it is reached. */
      start(urls: SuiteUrls): Promise<Lifecycle & { readonly url: string }>;
    }
  /** One with another surface, behind an adapter that starts it. */
  | { readonly kind: "adapter"; readonly adapter: EngineAdapter }
  /** One in this process, with no socket at all. */
  | {
      readonly kind: "mount";
      /** Makes it; whatever it asks of the two URLs goes through `send`, or through `fetch`. */
      mount(urls: MountUrls): Lifecycle & MountedEngine;
    }
  /** One in this process that speaks fetch, and calls the suite at ports that it was told: `workerPort` and `providerPort`. */
  | { readonly kind: "fetch"; readonly fetch: FetchHandle };

/** Where the engine under test finds a suite that has no socket. */
export interface MountUrls extends SuiteUrls {
  readonly send: Send;
  /** The same in the platform's words: stands in the place of the global `fetch`. */
  readonly fetch: typeof fetch;
}

/** An engine in this process, in the kit's words or in the platform's. */
export type MountedEngine = { readonly handle: Handle } | { readonly fetch: FetchHandle };

/** What a run does where it is not told. */
export const ENGINE_DEFAULTS = { runs: 1_000, concurrency: 16, patienceMs: 5_000 } as const;

/** How an engine is tested. Everything but the engine has a default. */
export interface EngineSuiteOptions {
  readonly engine: EngineUnderTest;
  /** What it is called in the report. Default: its URL. */
  readonly target?: TargetName;
  /** Texts that the report must not hold; the keys and secrets named here are left out anyway. */
  readonly secrets?: readonly string[];
  /** The key for the engine's machine routes. Default: `tck`. */
  readonly apiKey?: string;
  /** The agent that sessions are for. Default: `tck`. */
  readonly agentId?: string;
  /**
   * The features that the engine declares: names of profiles (`retries`, `async`, ...) and `schema:<dialect>`. `core` is
   * judged always. Default: none.
   */
  readonly features?: readonly string[];
  /** What the engine offers beyond the minimum. Default: `events` and `blob`. */
  readonly offers?: readonly string[];
  /** The key of another tenant; an engine that has one offers `tenant2`. */
  readonly apiKey2?: string;
  /** What the engine was told to sign deliveries with; one that was told offers `secret`. */
  readonly workerSecret?: string;
  /** Play also cases that wait for up to ten seconds, as the protocol has them wait. Default: no. */
  readonly slow?: boolean;
  /**
   * Play also the few fixed cases that wait for 14 to 22 s, as defaults have it: a delivery that nobody answers, and
   * backoffs that grow; those of `slow` are played too. Default: no.
   */
  readonly long?: boolean;
  /** Where the suite listens, as worker and as provider. Default: ports that the system chooses. */
  readonly workerPort?: number;
  readonly providerPort?: number;
  /** The address to listen on. Default: 127.0.0.1. */
  readonly bind?: string;
  /** The host name under which the engine reaches the suite. Default: the address. */
  readonly advertiseHost?: string;
  /** Generated sessions. Default: 1,000. */
  readonly runs?: number;
  /** The same seed gives the same cases. Default: a random one, which the report names. */
  readonly seed?: number;
  /** Sessions at the same time. Default: 16. */
  readonly concurrency?: number;
  /**
   * How long nothing may move before a session has stalled, in milliseconds; never under 50 times the slowest exchange of
   * the run, or 10 times where that was in one of its first 50 cases. Default: 5,000.
   */
  readonly patienceMs?: number;
  /** 50 times the median exchange is enough, where that is more than the patience: for many short runs. Default: no. */
  readonly hurry?: boolean;
  /** Only these rules are judged, and only cases that they look at are played. */
  readonly rules?: readonly string[];
  /** Only rules of these profiles, likewise; each must be `core` or among the features. */
  readonly profiles?: readonly string[];
  /** Only cases of these areas are played. */
  readonly areas?: readonly string[];
  /** Draw more cases than were asked for where a rule has not been met yet. Default: yes. */
  readonly topUp?: boolean;
  /** Leave out the fixed examples beside the generated cases. */
  readonly generatedOnly?: boolean;
  /** Play only this part of the cases; all parts together are the whole, each case in exactly one of them. */
  readonly shard?: Shard;
  /**
   * Play only the case of that place, as a failure's `drawn` names it: with the same seed `retries/17` is the same case
   * again, and `examples/3` a fixed one. Rules that it does not speak of are not applicable.
   */
  readonly onlyCase?: string;
  /** End at the first MUST rule that is broken and not known to be. Default: no. */
  readonly bail?: boolean;
  /** Begin no further case after so many milliseconds; what was found until then is reported. */
  readonly timeLimitMs?: number;
  /** What is known of the engine: it is marked, and does not count against it. */
  readonly knownFailures?: KnownFailures;
  /** The day that entries of that list expire by, as `2026-08-28`. Default: today. */
  readonly today?: string;
  /** Warnings count: a SHOULD that is broken breaks the run. Default: no. */
  readonly strict?: boolean;
  /** Told after each case, and before each search for a smaller one. */
  readonly onProgress?: (progress: Progress) => void;
  /** Told of each exchange as it happens. */
  readonly onExchange?: OnExchange;
  /** Ends the run early; what was found until then is reported. */
  readonly signal?: AbortSignal;
  /** Look for the smallest case that breaks each rule. Default: yes. */
  readonly shrink?: boolean;
  /**
   * Plays what will be saved again in a fresh process, once the run's engine and ports are gone: a smallest case that
   * does not break its rule there does not count. Default: each is played once more in this process alone.
   */
  readonly replayAnew?: ReplayAnew;
}
