import {
  inTellingOrder,
  isWarning,
  repeated,
  type SavedRule,
  savedWords,
  timesText,
} from "../../conformance/bug-report/saved-rule.ts";
import { withoutTicks } from "../../conformance/report/prose.ts";
import { paragraph } from "../../conformance/report/terminal/layout.ts";
import { PLAIN, paint, type Screen } from "../../conformance/report/terminal/screen.ts";
import { registry } from "../../conformance/rules/index.ts";
import { EXIT, type ExitCode } from "./exit.ts";

/** A rule that one case breaks. */
interface Broken {
  readonly rule: string;
  readonly findings: readonly { readonly message: string; readonly expected: string; readonly got: string }[];
}

/** What a case came to. */
export interface CaseVerdict {
  readonly broken: readonly Broken[];
  /** Of a case that was saved for one rule: what that comes to. */
  readonly saved?: SavedRule;
  /** Warnings count, as they did in the run. */
  readonly strict?: boolean;
}

/** Findings of one rule that are shown where a person watches. */
const SHOWN = 3;

/** Exit code of a case, as of a run: a SHOULD that is broken is a warning, and counts only in a strict one. */
export const caseExit = ({ broken, strict }: CaseVerdict): ExitCode =>
  broken.some(({ rule }) => strict === true || !isWarning(rule)) ? EXIT.broken : EXIT.holds;

/**
 * What a case came to as text: first the rule that it was saved for, as `<rule> holds now` or `BROKEN <rule>`, then the
 * other rules that it breaks, each with its findings; on a terminal with the rule's sentence, and as much as can be read.
 */
export function brokenText({ broken, saved, strict }: CaseVerdict, screen: Screen = PLAIN): string {
  const lines = [
    ...savedLine(saved, screen),
    ...(broken.length === 0 ? [paint(screen, "The case breaks no rule.", "green")] : []),
    ...inTellingOrder(broken, saved).flatMap((one, n) => {
      const head = headOf(one.rule, strict, screen);
      if (!Number.isFinite(screen.columns)) return [head, ...plainFindings(one)];
      return [...(n === 0 && saved?.now !== "holds" ? [] : [""]), head, ...forPeople(one, screen)];
    }),
  ];
  return `${lines.join("\n")}\n`;
}

/** The same in one line, without what shows it. */
export function brokenLine({ broken, saved }: CaseVerdict, screen: Screen = PLAIN): string {
  const ordered = inTellingOrder(broken, saved).map(({ rule }) => rule);
  const [musts, warnings] = [ordered.filter((rule) => !isWarning(rule)), ordered.filter(isWarning)];
  const told = [
    ...savedLine(saved, screen),
    ...(musts.length === 0 ? [] : [`BROKEN ${musts.join(", ")}`]),
    ...(warnings.length === 0 ? [] : [`WARNING ${warnings.join(", ")}`]),
  ];
  return `${told.length === 0 ? "The case breaks no rule." : told.join("; ")}\n`;
}

function savedLine(saved: SavedRule | undefined, screen: Screen): string[] {
  const words = saved === undefined ? undefined : savedWords(saved);
  return words === undefined ? [] : [paint(screen, words, ...(saved?.now === "holds" ? (["green"] as const) : []))];
}

function headOf(rule: string, strict: boolean | undefined, screen: Screen): string {
  if (!isWarning(rule)) return paint(screen, `BROKEN ${rule}`, "bold", "red");
  return paint(screen, `WARNING ${rule}${strict === true ? " (the run was strict: it counts)" : ""}`, "bold", "yellow");
}

const plainFindings = ({ findings }: Broken): string[] =>
  repeated(findings).map(({ finding, times }) => `  ${finding.message}${timesText(times)}`);

function forPeople({ rule, findings }: Broken, screen: Screen): string[] {
  const { sentence = "" } = registry.find(({ id }) => id === rule) ?? {};
  const different = repeated(findings);
  const shown = screen.verbose === true ? different : different.slice(0, SHOWN);
  const more = different.length - shown.length;
  return [
    ...(sentence === "" ? [] : paragraph(screen, { indent: 2, text: withoutTicks(sentence) })),
    ...shown.flatMap(({ finding: { expected, got }, times }) => [
      ...paragraph(screen, { indent: 4, label: "expected ", labelStyle: ["dim"], text: expected }),
      ...paragraph(screen, { indent: 4, label: "seen     ", labelStyle: ["dim"], text: `${got}${timesText(times)}` }),
    ]),
    ...(more === 0 ? [] : [`    and ${more} more: --verbose shows them`]),
  ];
}
