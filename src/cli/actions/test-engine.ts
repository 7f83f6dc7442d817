import { engineAreas } from "../../../conformance/cases/engine/areas.ts";
import { examples } from "../../../conformance/cases/engine/examples/index.ts";
import { EXAMPLES, readCaseName } from "../../../conformance/common/case-name.ts";
import { PROFILES, selectionOf } from "../../../conformance/engine/select.ts";
import type { Call } from "../command.ts";
import { canConclude, conclude, type Saving } from "../conclude.ts";
import { type EngineOptions, engineTarget } from "../engine-target.ts";
import { type ExitCode, usage } from "../exit.ts";
import { freshReplay } from "../fresh-replay.ts";
import { knownFailuresFile } from "../known-failures-file.ts";
import { limitedTo, type Rule } from "../rules.ts";
import { type RunOptions, testEngine } from "../run-engine-suite.ts";
import { didYouMean } from "../suggest.ts";
import { reachable } from "./target.ts";

interface Options extends EngineOptions, RunOptions, Saving {
  readonly rule?: readonly string[];
}

/** Tests an engine, prints the verdict, and saves the report and the failing cases. */
export async function run({ options, io }: Call): Promise<ExitCode> {
  const given = options as unknown as Options;
  const known = await knownFailuresFile(given.knownFailures, io);
  canConclude("engine", given);
  const target = await engineTarget(given, io);
  // Offers have profiles too, and so has what is offered by default.
  const { has } = selectionOf(target);
  const claimed = PROFILES.filter((name) => has.has(name));
  const limited = limitedTo(given, "engine");
  onlyCase(given);
  claimedProfiles(given, limited, claimed);
  if (given.url !== undefined) await reachable(given.url);
  const report = await testEngine(
    {
      ...target,
      ...(known !== undefined && { knownFailures: known }),
      replayAnew: freshReplay(given),
    },
    { ...given, ...(limited !== undefined && { rules: limited.map(({ id }) => id) }) },
    io,
  );
  return conclude(report, { ...given, engine: given, known }, io);
}

/** The most cases of one area that are drawn to come to one of them, where `--runs` asks for no more: a few seconds' work. */
const MOST_DRAWN = 10_000;

const CASE_NAMES =
  "A case's name is an area and a number from 0, as retries/17; the verdict names a failure's behind \"drawn as\", " +
  "the report as `drawn`.";

/** Stops with usage where there is no such case, or nothing says of which seed it is. */
function onlyCase({ onlyCase: name, seed, runs }: Options): void {
  if (name === undefined) return;
  const place = readCaseName(name);
  if (place === undefined) throw usage(`There is no case ${name}. ${CASE_NAMES}`);
  const { area, index } = place;
  const areas = [EXAMPLES, ...engineAreas.map((one) => one.name)];
  if (!areas.includes(area))
    throw usage(`There is no case ${name}: there is no area ${area}.${didYouMean(area, areas)} ${CASE_NAMES}`);
  if (area === EXAMPLES) {
    if (index < examples.length) return;
    throw usage(`There is no case ${name}: the fixed cases are ${EXAMPLES}/0 to ${EXAMPLES}/${examples.length - 1}.`);
  }
  if (seed === undefined) throw usage(`The case ${name} is another one with each seed: give --seed too.`);
  const most = Math.max(runs, MOST_DRAWN);
  if (index < most) return;
  throw usage(
    `There is no case ${name}: the last that is drawn of an area is ${area}/${most - 1}, or of a longer run the one ` +
      `before its --runs. ${CASE_NAMES}`,
  );
}

/** Stops with usage where what the run is limited to is of no profile that is claimed: nothing would be judged. */
function claimedProfiles(
  { profile: asked }: Options,
  limited: readonly Rule[] | undefined,
  claimed: readonly string[],
): void {
  for (const name of asked ?? []) {
    if (claimed.includes(name)) continue;
    if (!PROFILES.includes(name))
      throw usage(`There is no profile ${name}.${didYouMean(name, PROFILES)} There are ${PROFILES.join(", ")}.`);
    throw usage(`The profile ${name} is not claimed: --features says what the engine has.${didYouMean(name, claimed)}`);
  }
  if (limited === undefined) return;
  const wanted = asked ?? claimed;
  if (limited.some(({ profile }) => wanted.includes(profile))) return;
  const profiles = [...new Set(limited.map(({ profile }) => profile))].join(", ");
  const names = limited.map(({ id }) => id).slice(0, 3);
  throw usage(
    `Nothing would be judged: ${names.join(", ")} is of the profile ${profiles}, and ${wanted.join(", ")} is judged.`,
  );
}
