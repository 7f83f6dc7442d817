/** What a generated validator says of what it refused. */
export interface RawError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/**
 * A generated validator. Without `at` it says yes or no at full speed; with `at: ""` it also leaves its errors, with
 * their pointers, on the function until the next call.
 */
export interface RawValidator {
  (value: unknown, at?: string): boolean;
  errors?: readonly RawError[] | null;
}

/** How a wire type leads to others: as another name for one, by its items, by its members, or by the value of a tag. */
export interface Way {
  readonly same?: string;
  readonly items?: string;
  /** By the member's name; a member that is a list leads to the type of its items. */
  readonly members?: { readonly [name: string]: string };
  readonly union?: {
    readonly tag: string;
    readonly of: { readonly [value: string]: string };
    readonly otherwise?: string;
  };
}
