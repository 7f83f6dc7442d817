// Made by scripts/generate-provider-script.ts; never edited.
/** Whether a value has the shape of a provider script; `errors` tells what is wrong with the last one that has not. */
declare const validate: ((value: unknown) => boolean) & {
  errors?: readonly {
    readonly instancePath: string;
    readonly keyword: string;
    readonly message?: string;
    readonly params: Readonly<Record<string, unknown>>;
  }[] | null;
};
export default validate;
