import { DOCUMENT_VERSION, type Report, type ReportedSelection, type ReportedTarget } from "./document.ts";
import { reportedSuite } from "./suite.ts";
import { VOLATILE } from "./volatile.ts";

/** What is said of a target beside where it is. */
export interface TargetName {
  /** What it is called in reports. Default: its URL. */
  readonly name?: string;
  readonly version?: string;
}

/** The members that stand first in a report of either role. */
export function headOf(
  target: Pick<ReportedTarget, "url" | "features" | "offers">,
  { name, version }: TargetName = {},
): Pick<Report, "version" | "volatile" | "suite" | "target"> {
  const url = withoutUser(target.url);
  const { features, offers } = target;
  return {
    version: DOCUMENT_VERSION,
    // The URL of one that was started is another in each run.
    volatile: name === undefined ? ["/target/name", ...VOLATILE] : VOLATILE,
    suite: reportedSuite(),
    target: { name: name ?? url, ...(version === undefined ? {} : { version }), url, features, offers },
  };
}

function withoutUser(text: string): string {
  if (!URL.canParse(text)) return text;
  const url = new URL(text);
  if (url.username === "" && url.password === "") return text;
  url.username = "";
  url.password = "";
  return url.href;
}

/** When and where a run was. */
export function surroundingsOf(milliseconds: number, concurrency: number): Pick<Report, "timings" | "environment"> {
  const { version: node, platform, arch } = process;
  return {
    timings: {
      startedAt: new Date(Date.now() - milliseconds).toISOString(),
      milliseconds: Math.round(milliseconds),
    },
    environment: { node, platform, arch, concurrency },
  };
}

/** The members of that list which the run was asked for; what was left to its default is absent. */
export function askedOf<O extends object>(options: O, names: readonly (keyof O & keyof ReportedSelection)[]) {
  const asked = names.flatMap((name) => (options[name] === undefined ? [] : [[name, options[name]] as const]));
  return Object.fromEntries(asked) as Omit<ReportedSelection, "runs">;
}
