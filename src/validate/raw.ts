/** What a generated validator found wrong. */
export interface RawError {
  /** JSON pointer from the value that was checked. */
  readonly pointer: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** A generated validator: says yes or no at once. What was wrong is asked of the helpers right after a no. */
export type RawValidator = (value: unknown, exact: boolean) => boolean;

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
