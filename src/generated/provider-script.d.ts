// Made by scripts/generate-provider-script.ts; never edited.
/** What is wrong with the shape of a provider script: nothing, or all of it. */
export declare function scriptFailures(value: unknown): readonly {
  readonly pointer: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}[];
