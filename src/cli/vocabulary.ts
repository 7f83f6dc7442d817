import { readPackageFile } from "./package-file.ts";

interface Definition {
  readonly properties?: Readonly<Record<string, { readonly const?: unknown }>>;
  readonly oneOf?: readonly { readonly $ref?: string }[];
}

/** The words of the schemas: what a misspelt one may have been meant to be. */
export interface Vocabulary {
  /** Every member's name. */
  readonly members: ReadonlySet<string>;
  /** Every value of a `type` member. */
  readonly tags: ReadonlySet<string>;
  /** The tags of one union, by its name. */
  tagsOf(union: string): ReadonlySet<string>;
}

/** Reads the words out of the bundled schemas. Loaded only where a message needs it. */
export function readVocabulary(): Vocabulary {
  const bundle = JSON.parse(readPackageFile("schemas/bundle.json")) as { readonly $defs: Record<string, Definition> };
  const definitions = Object.values(bundle.$defs);
  return {
    members: new Set(definitions.flatMap(({ properties = {} }) => Object.keys(properties))),
    tags: new Set(definitions.flatMap(tagOf)),
    tagsOf: (union) =>
      new Set(
        (bundle.$defs[union]?.oneOf ?? []).flatMap(({ $ref = "" }) => tagOf(bundle.$defs[$ref.split("/").at(-1)!])),
      ),
  };
}

const tagOf = (definition: Definition | undefined): string[] => {
  const tag = definition?.properties?.["type"]?.const;
  return typeof tag === "string" ? [tag] : [];
};
