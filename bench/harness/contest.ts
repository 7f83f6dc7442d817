import type { Claim } from "./claim.ts";
import type { Sample } from "./sample.ts";

/** One go: does some work and says what a unit of it cost. */
export type Contestant = () => Sample | Promise<Sample>;

/** Things that do the same work, or one that does a part of it, measured beside each other. */
export interface Contest {
  /** What they all work on: `a ToolResult of 330 bytes`. */
  readonly on: string;
  /** What runs, by name. At least one of them is the floor or the peer. */
  readonly contestants: { readonly [name: string]: Contestant };
  /** How many rounds are measured; as many again, up to four times, while a claim is close. */
  readonly rounds: number;
  /** How many rounds come before those, in which what runs in this process gets compiled. Default 3. */
  readonly warmups?: number;
  readonly claims: readonly Claim[];
}

/** What every contestant cost, round by round. */
export type Rounds = { readonly [name: string]: readonly Sample[] };

/**
 * Runs the contestants one after the other in each round, so that what the machine does besides falls on all of them;
 * each round begins with another one, so that nobody always follows the same.
 */
export async function compete({ contestants, rounds, warmups = 3 }: Contest): Promise<Rounds> {
  const names = Object.keys(contestants);
  const all: { [name: string]: Sample[] } = Object.fromEntries(names.map((name) => [name, []]));
  for (let round = 0; round < warmups; round++) for (const name of names) await contestants[name]!();
  for (let round = 0; round < rounds; round++)
    for (const turn of names.keys()) {
      const name = names[(round + turn) % names.length]!;
      // What one leaves behind is not paid for by the next; a major collection would throw compiled code away as well.
      globalThis.gc?.({ type: "minor" });
      all[name]!.push(await contestants[name]!());
    }
  return all;
}
