/** A text within double quotes, from which a shell reads just that text again. */
export const quoted = (text: string): string => `"${text.replaceAll(/[\\"$`]/g, "\\$&")}"`;

/** A text as one word of a shell: quoted where it holds more than letters, digits and what paths and URLs have. */
export const shellWord = (text: string): string => (/^[\w@%+=:,./[\]-]+$/.test(text) ? text : quoted(text));
