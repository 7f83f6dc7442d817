import { byCommand } from "../../conformance/engine/by-command.ts";
import {
  DIALECTS,
  type EngineSuiteOptions,
  type EngineUnderTest,
  EVERYTHING,
  OFFERS,
  PROFILES,
} from "../../conformance/index.ts";
import { loadAdapter } from "./adapter-module.ts";
import { usage } from "./exit.ts";
import type { Io } from "./io.ts";
import { didYouMean } from "./suggest.ts";

/** What a command line says of an engine. */
export interface EngineOptions {
  readonly url?: string;
  readonly command?: string;
  /** A module that speaks another surface. */
  readonly adapter?: string;
  readonly workerPort?: number;
  readonly providerPort?: number;
  readonly workerUrl?: string;
  readonly providerUrl?: string;
  readonly providerFormat?: string;
  readonly bind: string;
  readonly advertiseHost?: string;
  readonly apiKey: string;
  readonly agentId: string;
  readonly features?: readonly string[];
  readonly apiKey2?: string;
  readonly workerSecret?: string;
}

/** What the suite is told of the engine. Stops with usage where the words do not name one engine and where to meet it. */
export async function engineTarget(given: EngineOptions, io: Io): Promise<Omit<EngineSuiteOptions, "runs">> {
  const { bind, advertiseHost, apiKey, agentId, features, apiKey2, workerSecret } = given;
  const workerPort = given.workerPort ?? portOf(given.workerUrl);
  const providerPort = given.providerPort ?? portOf(given.providerUrl);
  if (given.command === undefined && given.url !== undefined && (workerPort ?? providerPort) === undefined) {
    throw usage(
      "An engine that runs already must know where the suite is: say with --worker-port and --provider-port which ports it was told.",
    );
  }
  return {
    engine: await underTest(given, io),
    bind,
    apiKey,
    agentId,
    ...(workerPort !== undefined && { workerPort }),
    ...(providerPort !== undefined && { providerPort }),
    ...(advertiseHost !== undefined && { advertiseHost }),
    ...(features !== undefined && claimed(features)),
    ...(apiKey2 !== undefined && { apiKey2 }),
    ...(workerSecret !== undefined && { workerSecret }),
  };
}

/** Tells features and offers apart; stops with usage at a name that is neither. */
export function claimed(names: readonly string[]): Pick<EngineSuiteOptions, "features" | "offers"> {
  if (names.length === 1 && names[0] === "all") return EVERYTHING;
  if (names.length === 1 && names[0] === "none") return { features: [], offers: [] };
  const features = [...PROFILES, ...DIALECTS];
  const known = [...new Set([...features, ...OFFERS])];
  const stranger = names.find((name) => !known.includes(name));
  if (stranger === "all" || stranger === "none")
    throw usage(`--features ${stranger} stands alone, without other names.`);
  if (stranger !== undefined) {
    const hint = didYouMean(stranger, ["all", "none", ...known]);
    throw usage(`There is no feature or offer ${stranger}.${hint} There are ${known.join(", ")}; or all, or none.`);
  }
  const offers = names.filter((name) => OFFERS.includes(name));
  return {
    features: names.filter((name) => features.includes(name)),
    ...(offers.length > 0 && { offers }),
  };
}

async function underTest(given: EngineOptions, io: Io): Promise<EngineUnderTest> {
  const { url, command, apiKey, agentId, providerFormat, apiKey2, workerSecret } = given;
  if (given.adapter !== undefined) {
    if (url !== undefined || command !== undefined)
      throw usage("An adapter starts its engine itself: leave --url and --command out.");
    return { kind: "adapter", adapter: await loadAdapter(given.adapter) };
  }
  if (url !== undefined && command !== undefined) throw usage("Name the target by --url or by --command, not by both.");
  if (url !== undefined) return { kind: "attach", url };
  if (command === undefined) throw usage("Name the target: --url for one that runs, --command to start one.");
  const told = {
    apiKey,
    agentId,
    ...(providerFormat !== undefined && { providerFormat }),
    ...(apiKey2 !== undefined && { apiKey2 }),
    ...(workerSecret !== undefined && { workerSecret }),
  };
  return byCommand(command, told, io.signal);
}

function portOf(url: string | undefined): number | undefined {
  if (url === undefined) return undefined;
  const { port, protocol } = new URL(url);
  return port === "" ? (protocol === "https:" ? 443 : 80) : Number(port);
}
