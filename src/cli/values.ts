import { InvalidArgumentError } from "commander";

/** Reads a whole number in a range; both ends are allowed. */
export const integer =
  (least: number, most: number = Number.MAX_SAFE_INTEGER) =>
  (text: string): number => {
    const value = Number(text);
    if (/^-?\d+$/.test(text) && value >= least && value <= most) return value;
    const range = most === Number.MAX_SAFE_INTEGER ? `${least} or more` : `${least} to ${most}`;
    throw new InvalidArgumentError(`It must be a whole number, ${range}.`);
  };

/** Reads a port; 0 lets the system choose one. */
export const port = integer(0, 65_535);

/** Reads seconds, as `5` or `0.25`, and gives milliseconds. */
export const seconds = (text: string): number => {
  const value = Number(text);
  if (/^\d+(\.\d+)?$/.test(text) && value > 0) return value * 1000;
  throw new InvalidArgumentError("It must be a number of seconds above 0, as 5 or 0.25.");
};

/** Reads an http or https URL and gives it without a slash at its end. */
export const url = (text: string): string => {
  const parsed = URL.canParse(text) ? new URL(text) : undefined;
  if (parsed?.protocol === "http:" || parsed?.protocol === "https:") return text.replace(/\/+$/, "");
  throw new InvalidArgumentError("It must be a URL that begins with http:// or https://.");
};

/** Reads names with commas between them; the option may also be given several times. */
export const names = (text: string, previous: unknown): string[] => {
  const before = Array.isArray(previous) ? (previous as string[]) : [];
  const found = text.split(",").map((name) => name.trim());
  if (found.every((name) => name !== "")) return [...before, ...found];
  throw new InvalidArgumentError("It must be names with commas between them.");
};

/** Reads a part of a whole, as `2/5`. */
export const shard = (text: string): { index: number; count: number } => {
  const [, index, count] = /^(\d+)\/(\d+)$/.exec(text)?.map(Number) ?? [];
  if (index !== undefined && count !== undefined && index >= 1 && index <= count) return { index, count };
  throw new InvalidArgumentError("It must be a part of a whole, as 2/5: the second of five.");
};

/** Reads one word of a list. */
export const oneOf =
  (words: readonly string[]) =>
  (text: string): string => {
    if (words.includes(text)) return text;
    throw new InvalidArgumentError(`It must be one of ${words.join(", ")}.`);
  };

/** Reads `name=value` into a record by lower-case name; the option may be given several times. */
export const header = (text: string, previous: unknown): Record<string, string> => {
  const cut = text.indexOf("=");
  const name = text.slice(0, cut).trim().toLowerCase();
  const value = text.slice(cut + 1).trim();
  if (cut < 1 || !/^[!#$%&'*+.^_`|~0-9a-z-]+$/.test(name) || /[\r\n\0]/.test(value))
    throw new InvalidArgumentError("It must be a header's name, = and its value, as authorization=Bearer-abc.");
  return { ...(previous as Record<string, string> | undefined), [name]: value };
};
