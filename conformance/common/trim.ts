/**
 * Takes away whatever a case does not need to stay interesting, one change after another, until nothing more can go or
 * the time is up. fast-check cannot do this for lists that must not be empty: it drops their heads only.
 * @param plainer the ways to make a case plainer by one change, the largest first.
 * @param atOnce how many of them are tried at the same time: worth it where a try mostly waits.
 */
export async function trim<Case>(
  whole: Case,
  plainer: (current: Case) => readonly Case[],
  interesting: (candidate: Case) => Promise<boolean>,
  timeUp: () => boolean,
  atOnce = 1,
): Promise<Case> {
  for (let current = whole; ; ) {
    const next = await firstOf(plainer(current), interesting, timeUp, atOnce);
    if (next === undefined) return current;
    current = next;
  }
}

async function firstOf<Case>(
  candidates: readonly Case[],
  interesting: (candidate: Case) => Promise<boolean>,
  timeUp: () => boolean,
  atOnce: number,
): Promise<Case | undefined> {
  for (let n = 0; n < candidates.length && !timeUp(); n += atOnce) {
    const tried = candidates.slice(n, n + atOnce);
    const found = await Promise.all(tried.map(interesting));
    const first = tried[found.indexOf(true)];
    if (first !== undefined) return first;
  }
  return undefined;
}
