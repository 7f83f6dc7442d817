/** Texts that look like keys, wherever they stand. */
const patterns: readonly RegExp[] = [
  /\b(?:sk|pk|rk)-[A-Za-z0-9_-]{16,}\b/g,
  /\b(?:ghp|gho|ghs|github_pat)_[A-Za-z0-9_]{20,}\b/g,
  /\bxox[abprs]-[A-Za-z0-9-]{10,}\b/g,
  /\bAKIA[0-9A-Z]{16}\b/g,
  /\bAIza[0-9A-Za-z_-]{30,}\b/g,
  /\beyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}\b/g,
  /\bBearer\s+[A-Za-z0-9._~+/-]{12,}=*/gi,
];

/** What stands in the place of a secret. */
export const removed = "[removed]";

/** The text without the given secrets and without anything that looks like a key. */
export const redactText = (text: string, secrets: readonly string[]): string => {
  let clean = text;
  for (const secret of secrets) if (secret.length >= 6) clean = clean.replaceAll(secret, removed);
  for (const pattern of patterns) clean = clean.replace(pattern, removed);
  return clean;
};

/** A copy of a JSON value with every text in it redacted, keys too. */
export const redact = (value: unknown, secrets: readonly string[]): unknown => {
  if (typeof value === "string") return redactText(value, secrets);
  if (Array.isArray(value)) return value.map((entry) => redact(entry, secrets));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [redactText(key, secrets), redact(entry, secrets)]),
  );
};
