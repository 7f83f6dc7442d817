const NUMBER = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/;

/**
 * The canonical form of a JSON number's decimal value, or undefined when the text is no JSON number.
 * Two texts have the same form exactly when they name the same decimal: `1.0`, `1` and `10e-1` do, `1` and `1.01` do not.
 */
export function decimalOf(source: string): string | undefined {
  const match = NUMBER.exec(source);
  if (match === null) return undefined;
  const [, sign = "", whole = "", fraction = "", exponent = "0"] = match;
  const digits = trimZeros(whole + fraction);
  if (digits.text === "") return "0";
  // The exponent is the writer's to choose and may itself be beyond any double.
  const scale = BigInt(exponent) - BigInt(fraction.length) + BigInt(digits.dropped);
  return `${sign}${digits.text}e${scale}`;
}

/**
 * Whether a double read from this number text, written out again, would name another decimal value.
 * True for `9007199254740993` and `1e400`, false for `1.10`, `1e2` and `0.1`.
 */
export function losesDigits(source: string): boolean {
  return decimalOf(source) !== decimalOf(String(Number(source)));
}

/**
 * Whether a number is a whole multiple of another, by the decimals that they are written as: 4.35 is one of 0.01, though
 * dividing the doubles says otherwise. The divisor must be above zero.
 */
export function isMultiple(value: number, divisor: number): boolean {
  const [digits, scale] = partsOf(value);
  const [by, byScale] = partsOf(divisor);
  const shift = BigInt(Math.abs(scale - byScale));
  const [left, right] = scale > byScale ? [digits * 10n ** shift, by] : [digits, by * 10n ** shift];
  return right !== 0n && left % right === 0n;
}

/** The number as whole digits and the power of ten that they are to be multiplied with. */
function partsOf(value: number): [digits: bigint, scale: number] {
  const [digits = "0", scale = "0"] = (decimalOf(String(value)) ?? "0").split("e");
  return [BigInt(digits), Number(scale)];
}

/** Walks with indexes: a pattern anchored at the end is quadratic on long runs of zeros. */
function trimZeros(digits: string): { text: string; dropped: number } {
  let start = 0;
  while (digits[start] === "0") start++;
  let end = digits.length;
  while (end > start && digits[end - 1] === "0") end--;
  return { text: digits.slice(start, end), dropped: digits.length - end };
}
