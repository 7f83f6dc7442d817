import { byName, type Model, type Shape, type WireType } from "./model.ts";

/** The named types and all that they name, in the model's order; a name that is not in the model is passed over. */
export function closure(model: Model, names: readonly string[]): Model {
  const all = byName(model);
  const reached = new Set<string>();
  const visit = (name: string): void => {
    const type = all.get(name);
    if (type === undefined || reached.has(name)) return;
    reached.add(name);
    for (const next of namedBy(type)) visit(next);
  };
  for (const name of names) visit(name);
  return { types: model.types.filter(({ name }) => reached.has(name)) };
}

/** The types that a type names, however deep, with repetitions. */
export function namedBy(type: WireType): readonly string[] {
  if (type.kind === "record") return type.fields.flatMap(({ shape }) => namedIn(shape));
  if (type.kind === "alias") return namedIn(type.of);
  return [...type.variants.map(({ name }) => name), ...(type.otherwise === undefined ? [] : [type.otherwise])];
}

function namedIn(shape: Shape): readonly string[] {
  switch (shape.kind) {
    case "ref":
      return [shape.name];
    case "either":
      return shape.names;
    case "choice":
      return shape.of.flatMap(namedIn);
    case "list":
    case "map":
    case "nullable":
      return namedIn(shape.of);
    default:
      return [];
  }
}
