import { usage } from "./exit.ts";

/** Reads the text of a YAML or JSON file: JSON is YAML too, so one reader does for both. Stops with usage and the line of a fault. */
export async function readYaml(path: string, text: string): Promise<unknown> {
  const { parseDocument } = await import("yaml");
  const document = parseDocument(text);
  const [fault] = document.errors;
  if (fault !== undefined) throw usage(`${path}: ${fault.message.split("\n")[0]?.replace(/:$/, "")}.`);
  return document.toJS();
}
