/** The wire types as every language is written from them: read once from the schemas, free of their keywords. */
export interface Model {
  /** In the order of the bundle, which is that of the names. */
  readonly types: readonly WireType[];
}

/** One named type. */
export type WireType = Named & (RecordType | UnionType | AliasType);

export interface Named {
  readonly name: string;
  readonly doc: Doc;
}

/** What a doc comment says: paragraphs as they are, and the rules that the type or member serves. */
export interface Doc {
  readonly paragraphs: readonly string[];
  readonly rules: readonly string[];
}

/** A JSON object with named members. */
export interface RecordType {
  readonly kind: "record";
  readonly fields: readonly Field[];
  /** Whether members of any other name belong to it and are kept. */
  readonly open: boolean;
}

/** One member of a record. */
export interface Field {
  /** Its name on the wire. */
  readonly name: string;
  readonly doc: Doc;
  /** Whether an author has to name it: the exact reading. */
  readonly required: boolean;
  /** Whether a reader can count on it: required in the tolerant reading too, so that no peer may leave it out. */
  readonly sure: boolean;
  readonly shape: Shape;
}

/** One of several records, told apart by one member. */
export interface UnionType {
  readonly kind: "union";
  /** The member that tells. */
  readonly tag: string;
  readonly variants: readonly Variant[];
  /** The record that takes every other tag, where there is one. */
  readonly otherwise: string | undefined;
  /** Whether a newer peer may send tags that are not listed. */
  readonly open: boolean;
}

export interface Variant {
  /** The record's name. */
  readonly name: string;
  /** What the telling member holds. */
  readonly value: string | boolean;
}

/** Another name for a shape. */
export interface AliasType {
  readonly kind: "alias";
  readonly of: Shape;
}

/** What may stand at a place. */
export type Shape =
  | { readonly kind: "string" | "boolean" | "number" | "unknown" }
  | { readonly kind: "integer"; readonly negative: boolean }
  | { readonly kind: "constant"; readonly value: string | boolean }
  | { readonly kind: "enum"; readonly values: readonly string[]; readonly open: boolean }
  | { readonly kind: "list"; readonly of: Shape }
  | { readonly kind: "map"; readonly of: Shape }
  | { readonly kind: "ref"; readonly name: string }
  | { readonly kind: "nullable"; readonly of: Shape }
  /** Alternatives of different JSON kinds, so that a value tells by itself which one it is. */
  | { readonly kind: "choice"; readonly of: readonly Shape[] }
  /** An object that is one of these types, and nothing inside tells which. */
  | { readonly kind: "either"; readonly names: readonly string[] };

/** The shape without null, and whether null was allowed. */
export const withoutNull = (shape: Shape): { readonly shape: Shape; readonly nullable: boolean } =>
  shape.kind === "nullable" ? { shape: shape.of, nullable: true } : { shape, nullable: false };

/** A model's types by their name. */
export const byName = ({ types }: Model): ReadonlyMap<string, WireType> =>
  new Map(types.map((type) => [type.name, type]));
