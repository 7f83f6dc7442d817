import { closure } from "./closure.ts";
import type { Emit, Origin } from "./emit.ts";
import { emitGo } from "./go.ts";
import type { Model } from "./model.ts";
import { emitPython } from "./python.ts";
import { type Bundle, readModel } from "./read-model.ts";
import { emitRust } from "./rust.ts";
import { emitTypescript } from "./typescript.ts";

/** Each language in which the wire types can be written. */
export const languages = {
  typescript: emitTypescript,
  python: emitPython,
  go: emitGo,
  rust: emitRust,
} satisfies { readonly [language: string]: Emit };

export type Language = keyof typeof languages;

export type { Bundle };

/** What to write. */
export interface Wish extends Origin {
  readonly language: Language;
  /** The types that are wanted; what they name comes along. All of them when absent. */
  readonly types?: readonly string[];
}

/**
 * Writes wire types in a language: the text of one source file. `bundle` is what `schemas/bundle.json` holds. The same
 * wish gives the same text. A name that the bundle does not have is passed over.
 */
export function emitTypes(bundle: Bundle, { language, types, ...origin }: Wish): string {
  const all = readModel(bundle);
  const model: Model = types === undefined ? all : closure(all, types);
  return languages[language](model, origin);
}
