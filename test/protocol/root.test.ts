import { expect, it } from "vitest";
import { createRules } from "../../src/index.ts";

it("The rules come with the package's root: they take a compiled check, and bring no validator of JSON Schema", () => {
  const rules = createRules();
  const check = (value: unknown) => (Object.hasOwn(value as object, "city") ? undefined : "/city is missing");
  expect(rules.readArguments('{"city":"Oslo"}', check)).toMatchObject({ status: "valid", value: { city: "Oslo" } });
  expect(rules.readArguments("{}", check)).toMatchObject({ status: "invalid", error: "/city is missing" });
  expect(rules.readArguments("[1]", check)).toMatchObject({ status: "malformed" });
  const loud = createRules({ showError: ({ message }) => `Error: ${message}` });
  expect(loud.showError({ message: "no", code: "handler_error" })).toBe("Error: no");
});
