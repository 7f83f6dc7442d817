import { paragraph } from "../../conformance/report/terminal/layout.ts";
import { PLAIN, paint, type Screen } from "../../conformance/report/terminal/screen.ts";
import { registry } from "../../conformance/rules/index.ts";

/** A rule that one case breaks. */
interface Broken {
  readonly rule: string;
  readonly findings: readonly { readonly message: string; readonly expected: string; readonly got: string }[];
}

/** Findings of one rule that are shown where a person watches. */
const SHOWN = 3;

/** Broken rules of one case as text, each with its findings; on a terminal with the rule's sentence, and as much as can be read. */
export function brokenText(broken: readonly Broken[], screen: Screen = PLAIN): string {
  if (broken.length === 0) return `${paint(screen, "The case breaks no rule.", "green")}\n`;
  const lines = broken.flatMap((one, n) => {
    const head = paint(screen, `BROKEN ${one.rule}`, "bold", "red");
    if (!Number.isFinite(screen.columns)) return [head, ...one.findings.map(({ message }) => `  ${message}`)];
    return [...(n === 0 ? [] : [""]), head, ...forPeople(one, screen)];
  });
  return `${lines.join("\n")}\n`;
}

function forPeople({ rule, findings }: Broken, screen: Screen): string[] {
  const { sentence = "" } = registry.find(({ id }) => id === rule) ?? {};
  const shown = screen.verbose === true ? findings : findings.slice(0, SHOWN);
  const more = findings.length - shown.length;
  return [
    ...(sentence === "" ? [] : paragraph(screen, { indent: 2, text: sentence })),
    ...shown.flatMap(({ expected, got }) => [
      ...paragraph(screen, { indent: 4, label: "expected ", labelStyle: ["dim"], text: expected }),
      ...paragraph(screen, { indent: 4, label: "seen     ", labelStyle: ["dim"], text: got }),
    ]),
    ...(more === 0 ? [] : [`    and ${more} more: --verbose shows them`]),
  ];
}
