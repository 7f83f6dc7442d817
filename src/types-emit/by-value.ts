import { byName, type Model, type Shape, type WireType } from "./model.ts";

/**
 * Tells where a type would hold itself: whether a member of type `to` within `from` leads back to `from` without a
 * list or a map between. A language that lays records out in place needs a pointer there.
 */
export function holdsItself(model: Model): (from: string, to: string) => boolean {
  const types = byName(model);
  const next = (name: string): readonly string[] => {
    const type = types.get(name);
    return type === undefined ? [] : heldBy(type);
  };
  return (from, to) => {
    const seen = new Set<string>();
    const open = [to];
    for (let name = open.pop(); name !== undefined; name = open.pop()) {
      if (name === from) return true;
      if (seen.has(name)) continue;
      seen.add(name);
      open.push(...next(name));
    }
    return false;
  };
}

/** Records of which a plain value can be made without naming a member: what they require has an empty value. */
export function haveDefault(model: Model): (name: string) => boolean {
  const types = byName(model);
  const plain = (shape: Shape): boolean => {
    if (shape.kind === "enum" || shape.kind === "choice") return false;
    return shape.kind === "ref" ? named(shape.name) : true;
  };
  const named = (name: string): boolean => {
    const type = types.get(name);
    if (type?.kind === "alias") return plain(type.of);
    return type?.kind === "record" && type.fields.every(({ required, shape }) => !required || plain(shape));
  };
  return named;
}

function heldBy(type: WireType): readonly string[] {
  if (type.kind === "record") return type.fields.flatMap(({ shape }) => heldIn(shape));
  if (type.kind === "alias") return heldIn(type.of);
  return [...type.variants.map(({ name }) => name), ...(type.otherwise === undefined ? [] : [type.otherwise])];
}

function heldIn(shape: Shape): readonly string[] {
  if (shape.kind === "ref") return [shape.name];
  if (shape.kind === "nullable") return heldIn(shape.of);
  return shape.kind === "choice" ? shape.of.flatMap(heldIn) : [];
}
