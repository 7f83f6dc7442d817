/**
 * Compares the validators with others on many values: `node scripts/prove-schemas.ts results|verdicts [count] [seed]`.
 * Without a seed each run draws other values; it is printed, so that what was found can be drawn again.
 */
import { compare } from "../test/schemas/mcp-results.ts";
import { compareEdited, prepareSecond } from "../test/schemas/second-validator.ts";

const [proof = "", count = "10000", given = String(Date.now() % 2 ** 31)] = process.argv.slice(2);
const seed = Number(given);

/** What was found, in a few words, and the values on which no one agrees. */
type Found = readonly [string, readonly unknown[]];

const proofs: { readonly [name: string]: (count: number) => Found | Promise<Found> } = {
  results: (count) => {
    const { met, unexplained } = compare(count, seed);
    return [`listed differences met: ${[...met].map(([name, times]) => `${name} (${times})`).join(", ")}`, unexplained];
  },
  verdicts: async (count) => ["both readings", compareEdited(await prepareSecond(), count, seed)],
};

const prove = proofs[proof];
if (prove === undefined) {
  process.stderr.write(`prove-schemas: there is no proof named ${JSON.stringify(proof)}.\n`);
  process.exit(2);
}
const [words, unexplained] = await prove(Number(count));
process.stdout.write(`${count} values of seed ${seed}, ${words}; ${unexplained.length} unexplained.\n`);
for (const value of unexplained.slice(0, 5)) process.stdout.write(`  ${JSON.stringify(value).slice(0, 500)}\n`);
process.exitCode = unexplained.length === 0 ? 0 : 1;
