import { answerLaws } from "./answers.ts";
import { configLaws } from "./config.ts";
import { errorLaws } from "./errors.ts";
import { laterLaws } from "./later.ts";
import type { WorkerLaw } from "./law.ts";
import { resultLaws } from "./results.ts";
import { settleLaws } from "./settles.ts";
import { signatureLaws } from "./signature.ts";

/** Every law for workers. */
export const workerLaws: readonly WorkerLaw[] = [
  ...answerLaws,
  ...settleLaws,
  ...resultLaws,
  ...errorLaws,
  ...configLaws,
  ...signatureLaws,
  ...laterLaws,
];
