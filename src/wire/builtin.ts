type Builtins = NodeJS.Process["getBuiltinModule"];

/**
 * A module of Node itself, looked up when it is used and not when the file is loaded: what names it only so can be
 * bundled for a browser, where the part that needs it is never reached. Throws a sentence where there is no Node.
 */
export const builtin = ((name: string) => {
  const found = globalThis.process?.getBuiltinModule?.(name);
  if (found !== undefined) return found;
  throw new Error(`This needs ${name}, which is a part of Node and not of a browser.`);
}) as Builtins;
