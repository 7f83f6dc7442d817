/** The longest name that a session or a person may have, in UTF-16 code units: it has to fit into a request's first line. */
const LONGEST = 1024;

/**
 * What is wrong with a name that a session or a person is to have; undefined for a good one. Half a surrogate pair would
 * become U+FFFD in a token or in the store, so that two names were one.
 */
export function badName(name: string, pointer: string): string | undefined {
  if (name.trim() === "") return `${pointer}: a name has something besides white space.`;
  if (name.length > LONGEST)
    return `${pointer}: a name has ${LONGEST} characters at most; this one has ${name.length}.`;
  return name.isWellFormed()
    ? undefined
    : `${pointer}: a name is whole Unicode text; this one has half a surrogate pair.`;
}
