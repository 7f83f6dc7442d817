import type { Replaced } from "../../conformance/mutants/engine/mutant.ts";

const PIECE = /"index":(\d+)[^\n]*?"arguments":("(?:[^"\\]|\\.)*")/g;

/** What an engine never comes to the end of: a model's reply in which any call's arguments are deadly. `hung` is told of each. */
export function hangsOn(
  isDeadly: (raw: string) => boolean,
  hung: () => void = () => undefined,
): NonNullable<Replaced["heed"]> {
  return (said) => {
    const raw = new Map<string, string>();
    for (const [, index = "", piece = '""'] of said.text.matchAll(PIECE))
      raw.set(index, `${raw.get(index) ?? ""}${String(JSON.parse(piece))}`);
    if (![...raw.values()].some(isDeadly)) return said;
    hung();
    return { ...said, text: "", endless: true };
  };
}
