/**
 * The value as compact JSON text. Number holders come out digit by digit; lone surrogates as escapes, so that the text
 * survives UTF-8. What JSON has no word for (undefined, a function) is `null`.
 */
export function compact(value: unknown): string {
  return JSON.stringify(value) ?? "null";
}
