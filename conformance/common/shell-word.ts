/** A text within double quotes, from which a shell reads just that text again. */
export const quoted = (text: string): string => `"${text.replaceAll(/[\\"$`]/g, "\\$&")}"`;

/** A text as one word of a shell: quoted where it holds more than letters, digits and what paths and URLs have. */
export const shellWord = (text: string): string => (/^[\w@%+=:,./[\]-]+$/.test(text) ? text : quoted(text));

/**
 * What a variable holds, for what must not be printed. Where it is not set, since a flag or a program gave the value, the
 * shell names it and runs nothing: an empty secret would show another failure.
 */
const held = (variable: string): string => `\${${variable}:?}`;

/** An assignment before a command that hands on a variable, with the space behind it. */
export const handedOn = (variable: string): string => `${variable}="${held(variable)}" `;

/** The flag that sends a header whose value is held by a variable named for it. */
export const headerFlag = (name: string): string =>
  `--header "${quoted(name).slice(1, -1)}=${held(`TCK_HEADER_${name.toUpperCase().replaceAll(/\W/g, "_")}`)}"`;
