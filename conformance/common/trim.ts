/**
 * Takes away whatever a case does not need to stay interesting, one change after another, until nothing more can go or
 * the time is up. fast-check cannot do this for lists that must not be empty: it drops their heads only.
 * @param plainer the ways to make a case plainer by one change, the largest first.
 */
export async function trim<Case>(
  whole: Case,
  plainer: (current: Case) => readonly Case[],
  interesting: (candidate: Case) => Promise<boolean>,
  timeUp: () => boolean,
): Promise<Case> {
  for (let current = whole; ; ) {
    const next = await firstOf(plainer(current), interesting, timeUp);
    if (next === undefined) return current;
    current = next;
  }
}

async function firstOf<Case>(
  candidates: readonly Case[],
  interesting: (candidate: Case) => Promise<boolean>,
  timeUp: () => boolean,
): Promise<Case | undefined> {
  for (const candidate of candidates) {
    if (timeUp()) return undefined;
    if (await interesting(candidate)) return candidate;
  }
  return undefined;
}
