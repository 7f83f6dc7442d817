import { SaxesParser } from "saxes";

/** One element of an XML document. */
export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly inside: Element[];
  text: string;
}

/** Parses XML strictly; throws at the first thing that XML 1.0 does not allow. */
export function xmlOf(text: string): Element {
  const parser = new SaxesParser();
  const open: Element[] = [{ name: "", attributes: {}, inside: [], text: "" }];
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name, attributes }) => {
    const element = { name, attributes: attributes as Record<string, string>, inside: [], text: "" };
    open.at(-1)?.inside.push(element);
    open.push(element);
  });
  parser.on("text", (more) => {
    const top = open.at(-1);
    if (top !== undefined) top.text += more;
  });
  parser.on("closetag", () => void open.pop());
  parser.write(text).close();
  const [root] = open[0]?.inside ?? [];
  if (root === undefined) throw new Error("there is no element");
  return root;
}
