/**
 * What a local reference names: `#`, or `#/` and a JSON pointer. Undefined for anchors, for other documents, and for a
 * pointer to nothing.
 */
export function refTarget(root: unknown, ref: string): unknown {
  if (ref === "#") return root;
  if (!ref.startsWith("#/")) return undefined;
  let place: unknown = root;
  for (const step of ref.slice(2).split("/")) {
    const key = decode(step).replaceAll("~1", "/").replaceAll("~0", "~");
    if (typeof place !== "object" || place === null || !Object.hasOwn(place, key)) return undefined;
    place = (place as Record<string, unknown>)[key];
  }
  return place;
}

function decode(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}
