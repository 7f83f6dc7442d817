import { visible } from "./visible.ts";

type Child = Node | string | undefined;
type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** An element. Text only ever gets in as text, so nothing of a log can become markup. */
export function el<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  return filled(document.createElement(tag), attributes, children);
}

/** An element of a drawing. */
export function svg<K extends keyof SVGElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: readonly Child[]
): SVGElementTagNameMap[K] {
  return filled(document.createElementNS("http://www.w3.org/2000/svg", tag), attributes, children);
}

function filled<E extends Element>(element: E, attributes: Attributes, children: readonly Child[]): E {
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) element.setAttribute(name, value === true ? "" : String(value));
  }
  element.append(
    ...children.flatMap((child) => (child === undefined ? [] : [typeof child === "string" ? visible(child) : child])),
  );
  return element;
}

/** A button that does one thing. */
export function button(label: string, attributes: Attributes, act: () => void): HTMLButtonElement {
  const made = el("button", { type: "button", ...attributes }, label);
  made.addEventListener("click", act);
  return made;
}
