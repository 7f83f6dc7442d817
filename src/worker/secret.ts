/** A value that tools may use and that never leaves the worker: not in the state, an error or a result. */
export class Secret<T> {
  readonly #value: T;
  constructor(value: T) {
    this.#value = value;
  }

  /** The value itself. */
  reveal(): T {
    return this.#value;
  }

  /** Nothing: a secret has no JSON, wherever it ends up. */
  toJSON(): undefined {
    return undefined;
  }

  /** What stands for it in a text: never the secret itself. */
  toString(): string {
    return "[secret]";
  }
}

/**
 * Marks a value as secret, for `createWorker({ context })` and `setContext`.
 *
 * @example
 * createWorker(tools, { context: { shared: { apiKey: secret(process.env["API_KEY"] ?? "") } } });
 */
export function secret<T>(value: T): Secret<T> {
  return new Secret(value);
}

/** What is shorter is no secret, and taking it out would mangle ordinary words. */
const SHORTEST = 6;

/** A text without any of these secrets. */
export function withoutSecrets(text: string, secrets: readonly string[]): string {
  let left = text;
  for (const one of secrets) if (one.length >= SHORTEST) left = left.replaceAll(one, "[redacted]");
  return left;
}

/** A JSON value without any of these secrets in its texts; the value itself where it holds none. */
export function redacted<T>(value: T, secrets: readonly string[]): T {
  const holds = JSON.stringify(value) ?? "";
  if (!secrets.some((one) => one.length >= SHORTEST && holds.includes(JSON.stringify(one).slice(1, -1)))) return value;
  return eachText(value, secrets) as T;
}

function eachText(value: unknown, secrets: readonly string[]): unknown {
  if (typeof value === "string") return withoutSecrets(value, secrets);
  if (Array.isArray(value)) return value.map((item) => eachText(item, secrets));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, eachText(member, secrets)]));
}
