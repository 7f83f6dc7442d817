/** What a generated validator says of what it refused. */
export interface RawError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** A generated validator: its errors stand on the function until the next call. */
export interface RawValidator {
  (value: unknown): boolean;
  errors?: readonly RawError[] | null;
}
