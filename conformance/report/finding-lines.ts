import { unconfirmed } from "./confirmed-words.ts";
import type { ReportedRule } from "./document.ts";
import { withoutTicks } from "./prose.ts";

/** Findings that are told in full. */
const TOLD = 3;
/** Characters of one value. */
const SHOWN = 400;

/** What is wrong with a rule, as lines of plain text: what was expected and seen, how to mend it, how to see it again. */
export function findingLines({ sentence, mend, failure, broken, brokenIn }: ReportedRule): string[] {
  const findings = failure?.findings ?? [];
  const more = findings.length - TOLD + (failure?.findingsLeftOut ?? 0);
  return [
    withoutTicks(sentence),
    "",
    ...findings
      .slice(0, TOLD)
      .flatMap(({ message, expected, got }) => [
        shortText(message),
        `  expected ${shortText(expected)}`,
        `  seen     ${shortText(got)}`,
      ]),
    ...(more > 0 ? [`and ${more} more in the same case`] : []),
    `Broken in ${broken} ${broken === 1 ? "case" : "cases"}: ${kinds(brokenIn)}.`,
    ...(failure === undefined ? [] : [unconfirmed(failure) ?? []].flat()),
    `To mend it: ${withoutTicks(mend)}`,
    ...(failure?.replay === undefined ? [] : [`To see it again: ${failure.replay}`]),
  ];
}

/** A value as far as it can be read. */
export const shortText = (text: string, most = SHOWN): string =>
  text.length <= most ? text : `${text.slice(0, most - 3).toWellFormed()}...`;

const kinds = (brokenIn: Readonly<Record<string, number>>): string =>
  Object.entries(brokenIn)
    .map(([area, n]) => `${area} ${n}`)
    .join(", ");
