import { readFileSync } from "node:fs";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, it } from "vitest";

interface Document {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId: string }>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

const read = (name: string): Document =>
  JSON.parse(readFileSync(new URL(`../../schemas/${name}.openapi.json`, import.meta.url), "utf8"));

/** What the linter finds, as `rule: place`. */
const lint = async (document: Document): Promise<string[]> => {
  const config = await createConfig({ extends: ["recommended"] });
  const source = JSON.stringify(document);
  const found = await lintFromString({ source, absoluteRef: "surface.openapi.json", config });
  return found.map(({ ruleId, location }) => `${ruleId}: ${location[0]?.pointer}`).sort();
};

/** What the linter says and we mean. */
const meant: readonly RegExp[] = [
  // The frames of a stream are named in an extension, since OpenAPI 3.1 has no word for them.
  /^no-unused-components: #\/components\/schemas\/(?:StreamFrame|SessionFrame)$/,
  // A condition asks for a member that is declared beside the condition, not within it.
  /^no-required-schema-properties-undefined: #\/components\/schemas\/LlmExecute\/if\/required\/0$/,
];

describe.each(["worker", "engine"])("The %s's OpenAPI document", (name) => {
  const document = read(name);

  it("is OpenAPI 3.1 as its own schema has it", async () => {
    const { valid, errors } = await new Validator().validate({ ...document });
    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
    expect(document.openapi).toBe("3.1.0");
  });

  it("gives a linter nothing to say but what we mean", async () => {
    const found = await lint(document);
    expect(found.filter((one) => !meant.some((pattern) => pattern.test(one)))).toEqual([]);
    expect(found.length).toBe(2);
  });

  it("names each operation once", () => {
    const ids = Object.values(document.paths).flatMap((path) => Object.values(path).map((op) => op.operationId));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(0);
  });

  it("refers only to schemas that it holds, and holds none that is not referred to", () => {
    const refs = new Set(
      [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, to]) => to),
    );
    expect([...refs].sort()).toEqual(Object.keys(document.components.schemas).sort());
  });
});

describe("The OpenAPI documents", () => {
  it("show that the check of the documents can fail", async () => {
    const broken = { ...read("worker"), paths: { "/": { post: { responses: 1 } } } };
    expect((await new Validator().validate(broken)).valid).toBe(false);
    expect((await lint(broken as never)).length).toBeGreaterThan(2);
  });
});
