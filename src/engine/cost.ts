import type { Cost } from "../generated/types.ts";
import { decimalOf } from "../json/decimal.ts";
import { isHolder } from "../json/holder.ts";

/** More digits than any price has; a power of ten beyond it is no price. */
const MAX_SCALE = 60;

/** A provider's price as an amount, digit by digit; undefined for what is none. */
export function readCost(value: unknown): Cost | undefined {
  if (isHolder(value)) return write(partsOf(value.rawJSON));
  return typeof value === "number" ? write(partsOf(String(value))) : undefined;
}

/** The sum of two amounts, exact. One that is no decimal number counts nothing. */
export function addCosts(sum: Cost, more: Cost): Cost {
  const left = partsOf(sum);
  const right = partsOf(more);
  if (left === undefined || right === undefined) return left === undefined ? "0" : sum;
  const scale = Math.min(left.scale, right.scale);
  const digits = ({ digits: own, scale: at }: Parts): bigint => own * 10n ** BigInt(at - scale);
  return write({ digits: digits(left) + digits(right), scale }) ?? sum;
}

interface Parts {
  readonly digits: bigint;
  /** The power of ten that the digits are multiplied with. */
  readonly scale: number;
}

function partsOf(text: string): Parts | undefined {
  const [digits, scale = "0"] = (decimalOf(text) ?? "").split("e");
  if (digits === undefined || digits === "" || Math.abs(Number(scale)) > MAX_SCALE) return undefined;
  return { digits: BigInt(digits), scale: Number(scale) };
}

function write(parts: Parts | undefined): Cost | undefined {
  if (parts === undefined) return undefined;
  const { digits, scale } = parts;
  if (scale >= 0) return String(digits * 10n ** BigInt(scale));
  const sign = digits < 0n ? "-" : "";
  const padded = String(digits < 0n ? -digits : digits).padStart(1 - scale, "0");
  const fraction = padded.slice(scale).replace(/0+$/, "");
  return `${sign}${padded.slice(0, scale)}${fraction === "" ? "" : `.${fraction}`}`;
}
