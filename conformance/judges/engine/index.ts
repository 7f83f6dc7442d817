import { argumentLaws } from "./arguments.ts";
import { callLaws } from "./calls.ts";
import type { EngineLaw } from "./law.ts";
import { modelViewLaws } from "./model-view.ts";
import { proposalLaws } from "./proposals.ts";
import { resultLaws } from "./results.ts";
import { sessionLaws } from "./session.ts";

/** Every law for engines. */
export const engineLaws: readonly EngineLaw[] = [
  ...argumentLaws,
  ...proposalLaws,
  ...callLaws,
  ...resultLaws,
  ...modelViewLaws,
  ...sessionLaws,
];
