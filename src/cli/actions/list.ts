import { withoutTicks } from "../../../conformance/report/prose.ts";
import type { Call } from "../command.ts";
import { EXIT, type ExitCode, usage } from "../exit.ts";
import { type Rule, readRules } from "../rules.ts";
import { didYouMean } from "../suggest.ts";

interface Options {
  readonly profile?: string;
  readonly tier?: string;
  readonly role?: string;
  readonly json?: boolean;
}

/** Prints the rules that fit: one line for each, or one JSON array. */
export async function run({ options, io }: Call): Promise<ExitCode> {
  const { profile, tier, role, json } = options as Options;
  const rules = readRules();
  checkProfile(profile, rules);
  const fits = (rule: Rule): boolean =>
    [
      rule.profile === (profile ?? rule.profile),
      rule.tier === (tier ?? rule.tier),
      rule.role === (role ?? rule.role),
    ].every(Boolean);
  const found = rules.filter(fits);
  io.out.write(json === true ? `${JSON.stringify(found, null, 2)}\n` : table(found));
  io.err.write(`${found.length} of ${rules.length} rules.\n`);
  return EXIT.holds;
}

function checkProfile(profile: string | undefined, rules: readonly Rule[]): void {
  const known = new Set(rules.map((rule) => rule.profile));
  if (profile === undefined || known.has(profile)) return;
  const hint = didYouMean(profile, known) || ` There are: ${[...known].sort().join(", ")}.`;
  throw usage(`There is no profile ${JSON.stringify(profile)}.${hint}`);
}

function table(rules: readonly Rule[]): string {
  const widest = Math.max(0, ...rules.map(({ id }) => id.length));
  return rules.map((rule) => `${rule.id.padEnd(widest)}  ${marks(rule)}  ${withoutTicks(rule.sentence)}\n`).join("");
}

const marks = ({ level, tier, planned, excluded }: Rule): string => {
  const state = planned !== undefined ? " (planned)" : excluded !== undefined ? " (excluded)" : "";
  return `${`${level}${state}`.padEnd(18)}  ${tier.padEnd(9)}`;
};
