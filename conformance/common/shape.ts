import { isObject } from "../../src/json/own.ts";

/** Where a stranger's document is broken, and why. */
export type Fault = { readonly pointer: string; readonly message: string };

/** Looks at one value; undefined when it is as it should be. */
export type Test = (value: unknown, pointer: string) => Fault | undefined;

/** How a fault is worded: what must be, and what is there. */
export type Say = (pointer: string, message: string, got: unknown) => Fault;

/** The wording of most documents: what must be, and the first of what is there instead. */
export const fault: Say = (pointer, message, got) => ({
  pointer,
  message: `${message}; it is ${JSON.stringify(got)?.slice(0, 80).toWellFormed() ?? "absent"}`,
});

/** The same test, for a member that may be left out. */
export const optional =
  (test: Test): Test =>
  (value, pointer) =>
    value === undefined ? undefined : test(value, pointer);

/** The tests that documents of both suites are made of, in the words of one of them. */
export function shapes(say: Say) {
  const members =
    (tests: Readonly<Record<string, Test>>): Test =>
    (value, pointer) => {
      if (!isObject(value)) return say(pointer, "must be an object", value);
      for (const [name, test] of Object.entries(tests)) {
        const found = test(value[name], `${pointer}/${name}`);
        if (found !== undefined) return found;
      }
      return undefined;
    };
  const listOf =
    (test: Test, least: number): Test =>
    (value, pointer) => {
      if (!Array.isArray(value) || value.length < least)
        return say(pointer, `must be a list of at least ${least}`, value);
      for (const [n, item] of value.entries()) {
        const found = test(item, `${pointer}/${n}`);
        if (found !== undefined) return found;
      }
      return undefined;
    };
  const when =
    (holds: (value: unknown) => boolean, message: string): Test =>
    (value, pointer) =>
      holds(value) ? undefined : say(pointer, message, value);
  return {
    members,
    listOf,
    text: when((value) => typeof value === "string", "must be a text"),
    flag: when((value) => typeof value === "boolean", "must be true or false"),
    anyObject: when(isObject, "must be an object"),
    count: when(
      (value) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 100,
      "must be a whole number from 1 to 100",
    ),
  };
}

/** A case alone, or the one that a saved failure holds, with the pointer to it. */
export function heldCase(value: unknown): { readonly inner: unknown; readonly at: string } {
  return isObject(value) && isObject(value["case"]) ? { inner: value["case"], at: "/case" } : { inner: value, at: "" };
}
