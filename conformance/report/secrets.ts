/** What stands in the place of a secret. */
export const HIDDEN = "[secret]";

/** Shorter ones are common words: they are hidden only where they are a whole text. */
const SHORTEST = 8;

/** What the kit itself says where nobody gives a key: no secrets, and words that reports hold for other reasons. */
const DEFAULTS: ReadonlySet<string> = new Set(["secret", "tck", "demo", "demo-2"]);

/** Headers that hold whose key a request carries, in any spelling. */
const KEYS: ReadonlySet<string> = new Set([
  "authorization",
  "proxy-authorization",
  "x-api-key",
  "cookie",
  "set-cookie",
]);

/** A message's headers without those that hold keys. */
export function withoutKeys(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !KEYS.has(name.toLowerCase())));
}

/** What headers that somebody has named hold of keys: the whole value, and what follows a word like `Bearer`. */
export function keysIn(headers: Readonly<Record<string, string>>): string[] {
  return Object.entries(headers).flatMap(([name, value]) =>
    KEYS.has(name.toLowerCase()) || /key|secret|token|auth|password/i.test(name)
      ? [value, value.slice(value.lastIndexOf(" ") + 1)]
      : [],
  );
}

/**
 * A JSON value in which none of these texts is left, as they are, as JSON spells them, or as a URL does. Names of members
 * stay as they are.
 */
export function withoutSecrets<T>(value: T, secrets: readonly (string | undefined)[]): T {
  const real = secrets.filter((one): one is string => one !== undefined && one !== "" && !DEFAULTS.has(one));
  if (real.length === 0) return value;
  const whole = new Set(real);
  const long = real.filter(({ length }) => length >= SHORTEST);
  // The longest first: one that holds another must not be cut up by it.
  const spelt = [...new Set(long.flatMap(spellings))].toSorted((a, b) => b.length - a.length);
  const hide = (text: string): string =>
    whole.has(text) ? HIDDEN : spelt.reduce((known, secret) => known.replaceAll(secret, HIDDEN), text);
  return walk(value, hide) as T;
}

const spellings = (secret: string): string[] => [
  secret,
  JSON.stringify(secret).slice(1, -1),
  encodeURIComponent(secret.toWellFormed()),
];

function walk(value: unknown, hide: (text: string) => string): unknown {
  if (typeof value === "string") return hide(value);
  if (Array.isArray(value)) return value.map((one) => walk(one, hide));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, walk(one, hide)]));
}
