/** A number kept as its source text because no double holds its decimal value. `JSON.stringify` writes the text back. */
export interface NumberHolder {
  readonly rawJSON: string;
}

/** The part of JSON that the language's own type library does not declare yet. */
interface RawJson {
  rawJSON(text: string): NumberHolder;
  isRawJSON(value: unknown): value is NumberHolder;
}

const raw = JSON as unknown as RawJson;

/** Makes a holder from the source text of a JSON number. */
export function holdNumber(source: string): NumberHolder {
  return raw.rawJSON(source);
}

/** Whether the value is a number holder, and not an object that happens to have a key `rawJSON`. */
export function isHolder(value: unknown): value is NumberHolder {
  return raw.isRawJSON(value);
}
