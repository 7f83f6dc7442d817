import type { Doc, Field, Model, RecordType, Shape, WireType } from "./model.ts";
import { pascal } from "./text.ts";

/** A type without a name of its own in the schemas, which a language without literal types needs one for. */
export interface InlineType {
  readonly name: string;
  /** Where it stands: `AgentTool.handler`. */
  readonly place: string;
  readonly shape: Shape & { readonly kind: "enum" | "choice" };
}

/** The name of what stands in a member: that of its record and its own. */
export const inlineName = (record: string, field: string): string => record + pascal(field);

/** The unnamed lists of values and unnamed choices of a model's records, in their order. */
export function inlineTypes({ types }: Model): readonly InlineType[] {
  return types.flatMap((type) => (type.kind === "record" ? inRecord(type) : []));
}

const inRecord = (type: WireType & RecordType): InlineType[] =>
  type.fields.flatMap((field) => {
    const shape = innermost(field);
    if (shape.kind !== "enum" && shape.kind !== "choice") return [];
    return [{ name: inlineName(type.name, field.name), place: `${type.name}.${field.name}`, shape }];
  });

function innermost({ shape }: Field): Shape {
  let inner = shape;
  while (inner.kind === "list" || inner.kind === "map" || inner.kind === "nullable") inner = inner.of;
  return inner;
}

/** What a member's doc comment says in a language that keeps such an object as it came. */
export const openedDoc = ({ doc, shape }: Field): Doc =>
  shape.kind === "either"
    ? { ...doc, paragraphs: [...doc.paragraphs, `Kept as the object that came: ${shape.names.join(" or ")}.`] }
    : doc;
