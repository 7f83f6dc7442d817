/** How many characters a string has, a surrogate pair counting as one: what JSON Schema means by length. */
export function ucs2length(text) {
  let length = 0;
  for (const _ of text) length++;
  return length;
}

/** Whether two JSON values are the same, looking at own members alone. */
export function deepEqual(a, b) {
  if (Object.is(a, b) || a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && deepEqual(a[key], b[key]))
  );
}

/** Puts the one error on a validator and says no. Without a place, its pointer means nothing. */
export function refuse(validator, instancePath, keyword, params) {
  validator.errors = [{ instancePath, keyword, params }];
  return false;
}

/** Which reading the validators are to take: set before each call, which is synchronous. */
export const reading = { exact: false };
