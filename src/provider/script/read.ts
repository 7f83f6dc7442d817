import { lineAndColumn, locateMisfit } from "../../json/locate.ts";
import { type Problem, problemsOf } from "./problems.ts";
import { shapeProblems } from "./shape.ts";
import type { Script } from "./types.ts";

/** A script that was read, or everything that is wrong with it. */
export type ScriptReading =
  | { readonly ok: true; readonly script: Script }
  | { readonly ok: false; readonly problems: readonly Problem[] };

type Parsed =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly problems: readonly Problem[] };

const parseJson = (text: string): Parsed => {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    const misfit = locateMisfit(text);
    const where =
      misfit === undefined
        ? (error as Error).message
        : `expected ${misfit.expected} at ${lineAndColumn(text, misfit.offset)}`;
    return { ok: false, problems: [{ pointer: "", message: `not valid JSON: ${where}` }] };
  }
};

/** YAML is read without merging, custom tags or an endless expansion of aliases. Loaded when it is first needed. */
const parseYaml = async (text: string): Promise<Parsed> => {
  const { parseDocument } = await import("yaml");
  const document = parseDocument(text, { uniqueKeys: true });
  const [error] = document.errors;
  if (error !== undefined)
    return { ok: false, problems: [{ pointer: "", message: `not valid YAML: ${error.message}` }] };
  try {
    return { ok: true, value: document.toJS({ maxAliasCount: 100 }) };
  } catch (thrown) {
    return { ok: false, problems: [{ pointer: "", message: `not valid YAML: ${(thrown as Error).message}` }] };
  }
};

/** Checks a value as a script that came from a file. */
export const checkScript = (value: unknown): ScriptReading => {
  const shape = shapeProblems(value);
  if (shape.length > 0) return { ok: false, problems: shape };
  const script = value as Script;
  const problems = problemsOf(script);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, script };
};

/** Reads a script from JSON (when the text begins as JSON does) or YAML. Total: what is wrong comes back as problems. */
export const readScript = async (text: string): Promise<ScriptReading> => {
  const parsed = /^\s*[[{]/.test(text) ? parseJson(text) : await parseYaml(text);
  return parsed.ok ? checkScript(parsed.value) : parsed;
};
