import type { EngineLog } from "../drivers/engine/log.ts";
import type { Rule } from "../rules/index.ts";

/** What came of a route that the suite reads by itself after a case: how it was answered, and whether ever with what it is for. */
export interface RouteSeen {
  readonly statuses: Set<number>;
  served: boolean;
}

const isGood = (status: number): boolean => status >= 200 && status < 300;

/** The two offers that a run takes for granted where nothing else was said. */
export interface RoutesSeen {
  readonly events: RouteSeen;
  readonly blob: RouteSeen;
}

export const noRoutesSeen = (): RoutesSeen => ({
  events: { statuses: new Set(), served: false },
  blob: { statuses: new Set(), served: false },
});

/** Adds what one case has shown of them. */
export function noteRoutes({ events, blob }: RoutesSeen, log: EngineLog): void {
  // By whichever route they came: the list or the stream.
  if (log.events !== undefined) events.served = true;
  // Acts of a case may ask wrongly on purpose; what the suite reads by itself has no act.
  for (const { kind, act, answer } of log.exchanges)
    if (kind === "events" && act === undefined && answer !== undefined) {
      events.statuses.add(answer.status);
      // An answer without events is no missing route.
      if (isGood(answer.status)) events.served = true;
    }
  for (const { status } of Object.values(log.blobs)) {
    blob.statuses.add(status);
    if (isGood(status)) blob.served = true;
  }
}

/** Rules that fetch stored bytes wherever they can, though they do not need it. */
const FETCHING: ReadonlySet<string> = new Set(["storage/bytes-become-a-blob"]);

const WORDS = {
  events: { route: "GET /api/machine/sessions/{id}/events", reads: "the record could not be read" },
  blob: { route: "the route for stored bytes", reads: "stored bytes could not be fetched" },
} as const;

/**
 * Why a rule was not met, or was broken, in a run whose engine never served what the rule reads, and which flag says
 * that it has no such route: `the record could not be read: ... was answered 501 each time. ...`; undefined where that
 * is not the reason.
 */
export function unserved({ id, profile, needs = [] }: Rule, seen: RoutesSeen): string | undefined {
  const reads = {
    events: profile === "events" || needs.includes("events"),
    blob: needs.includes("blob") || FETCHING.has(id),
  };
  const missing = (["events", "blob"] as const).find(
    (name) => reads[name] && !seen[name].served && seen[name].statuses.size > 0,
  );
  if (missing === undefined) return undefined;
  const { route, reads: what } = WORDS[missing];
  const statuses = [...seen[missing].statuses].sort((a, b) => a - b).join(" or ");
  return `${what}: ${route} was answered ${statuses} each time. An engine without it is tested with ${missing} left out of --features (--features none: the minimum)`;
}
