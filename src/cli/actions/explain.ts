import { withoutTicks } from "../../../conformance/report/prose.ts";
import type { Call } from "../command.ts";
import { EXIT, type ExitCode } from "../exit.ts";
import { type Rule, readRules, ruleById } from "../rules.ts";

/** Prints everything that the registry knows of one rule. */
export async function run({ argument, options, io }: Call): Promise<ExitCode> {
  const rule = ruleById(argument, readRules());
  io.out.write(options["json"] === true ? `${JSON.stringify(rule, null, 2)}\n` : explanation(rule));
  return EXIT.holds;
}

function explanation(rule: Rule): string {
  const { id, sentence, level, tier, profile, role, source, needs = [], types = [], why, mend, good, bad } = rule;
  const lines = [
    id,
    "",
    `  ${withoutTicks(sentence)}`,
    "",
    `  Level    ${level}, tier ${tier}`,
    `  Applies  to ${role === "engine" ? "an" : "a"} ${role}, profile ${profile}${needs.length === 0 ? "" : `; needs ${needs.join(", ")}`}`,
    `  Source   ${source}`,
    ...(types.length === 0 ? [] : [`  Types    ${types.join(", ")}`]),
    ...(why === undefined ? [] : ["", `  Why: ${withoutTicks(why)}`]),
    ...(mend === undefined ? [] : [`  To mend it: ${withoutTicks(mend)}`]),
    ...(rule.accepts === undefined
      ? []
      : ["", "  Accepted:", ...rule.accepts.map((one) => `    - ${withoutTicks(one)}`)]),
    ...example("Good", good),
    ...example("Bad", bad),
    ...(rule.planned === undefined ? [] : ["", `  Not checked yet: ${rule.planned}`]),
    ...(rule.excluded === undefined ? [] : ["", `  Not checked: ${rule.excluded}`]),
  ];
  return `${lines.join("\n")}\n`;
}

function example(name: string, message: unknown): string[] {
  if (message === undefined) return [];
  const text = typeof message === "string" ? message : JSON.stringify(message, null, 2);
  return ["", `  ${name}:`, ...text.split("\n").map((line) => `    ${line}`)];
}
