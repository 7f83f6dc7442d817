import { sayable } from "./sayable.ts";

/** One element: its attributes (those that are undefined are left out), and what is in it. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
  inside: readonly string[] | string = [],
): string {
  const given = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${attributeText(String(value))}"`],
  );
  const open = `<${name}${given.join("")}`;
  if (typeof inside === "string") return `${open}>${xmlText(inside)}</${name}>`;
  if (inside.length === 0) return `${open}/>`;
  return `${open}>\n${inside.join("\n")}\n</${name}>`;
}

/** Text as XML holds it. What XML 1.0 cannot hold at all is written as `\u0000`. */
export function xmlText(text: string): string {
  return sayable(text).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

function attributeText(text: string): string {
  const spaced = xmlText(text).replaceAll('"', "&quot;");
  return spaced.replaceAll("\t", "&#9;").replaceAll("\n", "&#10;").replaceAll("\r", "&#13;");
}
