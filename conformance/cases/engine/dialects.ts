import fc from "fast-check";
import type { EngineArea, EngineCase } from "./case.ts";
import { type Blocks, blocks } from "./dialects-blocks.ts";
import { assemble, type DraftCall } from "./draft.ts";
import { type ExampleCall, example } from "./examples/example.ts";
import { ok } from "./results.ts";
import { anyKind, type Fitted, record } from "./schemas-fitted.ts";

/** How a schema refers to the whole of itself: the reference, and what must stand at the root for it. */
interface Whole {
  readonly ref: Readonly<Record<string, unknown>>;
  readonly root: Readonly<Record<string, unknown>>;
}

const PLAIN: Whole = { ref: { $ref: "#" }, root: {} };
const RECURSIVE: Whole = { ref: { $recursiveRef: "#" }, root: { $recursiveAnchor: true } };
const DYNAMIC: Whole = { ref: { $dynamicRef: "#whole" }, root: { $dynamicAnchor: "whole" } };

/** One to three members of which one may be wrong: at the top, or in an object of the same schema one level down. */
function schemasOf({ groups, defs }: Blocks, wholes: readonly Whole[]): fc.Arbitrary<Fitted> {
  const parts = fc.oneof(
    ...groups.map((group) => {
      const kinds = group.map(([first, ...more]) => (first === undefined ? [] : [anyKind(first, ...more)]));
      return fc.array(fc.oneof(...kinds.flat()), { minLength: 2, maxLength: 4 });
    }),
  );
  return fc
    .tuple(parts, fc.nat({ max: 3 }), fc.constantFrom(...wholes, undefined), fc.boolean())
    .map(([members, n, whole, down]) => {
      const at = n % members.length;
      const properties = record(members.map(({ schema }, i) => [`p${i}`, schema]));
      const fits = record(members.map((part, i) => [`p${i}`, part.fits]));
      const breaks = record(members.map((part, i) => [`p${i}`, i === at ? part.breaks : part.fits]));
      const schema = {
        type: "object",
        ...whole?.root,
        properties: { ...properties, ...(whole === undefined ? {} : { again: whole.ref }) },
        required: [`p${at}`],
        [defs]: { number: { type: "number" } },
      };
      const how = members[at]?.how ?? "";
      if (whole === undefined) return { schema, fits, breaks, how };
      const deeper = { ...fits, again: fits };
      return {
        schema,
        fits: deeper,
        breaks: down ? { ...fits, again: { ...fits, again: breaks } } : { ...breaks, again: fits },
        how: down ? `in the same schema again: ${how}` : how,
      };
    });
}

/** A call whose arguments fit the schema, or break it in one way. */
const callOf = (
  name: string,
  uri: string | undefined,
  { schema, fits, breaks, how }: Fitted,
  valid: boolean,
): DraftCall => {
  const text = JSON.stringify(valid ? fits : breaks);
  return {
    tool: { input: { ...(uri === undefined ? {} : { $schema: uri }), ...(schema as object) } },
    call: {
      declared: true,
      arguments: text,
      how: valid ? `fits a schema of ${name}` : `breaks a schema of ${name}: ${how}`,
      input: valid ? { status: ["valid"], value: text } : { status: ["invalid"] },
      answers: valid
        ? [{ take: "action", action: { type: "tool.result", content: [{ type: "text", text: "ran" }] } }]
        : [{ take: "proposed" }],
      expect: valid
        ? ok("plain", { blocks: [{ type: "text", text: "ran" }] })
        : { ends: ["error"], attempts: 1, because: "proposal" },
    },
  };
};

/** Schemas of a dialect, each with a value that fits and one that does not, and how such a schema names its dialect. */
interface Dialect {
  readonly name: keyof typeof blocks;
  /** `undefined`: the schema does not name it. */
  readonly uris: readonly (string | undefined)[];
  readonly schemas: fc.Arbitrary<Fitted>;
}

/** The dialects that an engine may declare. */
export const dialects: readonly Dialect[] = [
  {
    name: "draft-07",
    uris: ["http://json-schema.org/draft-07/schema#"],
    schemas: schemasOf(blocks["draft-07"], [PLAIN]),
  },
  {
    name: "2019-09",
    uris: ["https://json-schema.org/draft/2019-09/schema"],
    schemas: schemasOf(blocks["2019-09"], [PLAIN, RECURSIVE, RECURSIVE]),
  },
  {
    name: "2020-12",
    uris: ["https://json-schema.org/draft/2020-12/schema", undefined],
    schemas: schemasOf(blocks["2020-12"], [PLAIN, DYNAMIC, DYNAMIC]),
  },
];

/** Schemas beyond the scored grammar, in the dialects that an engine may declare. */
export const dialectAreas: readonly EngineArea[] = dialects.map(({ name, uris, schemas }) => {
  const needs = [`schema:${name}`];
  const calls = fc
    .tuple(schemas, fc.constantFrom(...uris), fc.constantFrom(false, true, false))
    .map(([fitted, uri, valid]) => callOf(name, uri, fitted, valid));
  const cases: fc.Arbitrary<EngineCase> = fc
    .array(calls, { minLength: 2, maxLength: 3 })
    .map((drawn) => assemble(name, [drawn], undefined, { needs }));
  return { name, weight: 2, needs, class: "fast", cases };
});

/** Every value of every kind, one call each, for what a short run does not draw. */
export const dialectExamples: readonly EngineCase[] = dialects.flatMap(({ name, uris }) =>
  blocks[name].groups.map((group) => {
    const kinds = [...new Set(group)].flat();
    const most = Math.max(...kinds.map(({ fits }) => fits.length));
    const schema = {
      type: "object",
      properties: record(kinds.map(({ schema }, n) => [`p${n}`, schema])),
      [blocks[name].defs]: { number: { type: "number" } },
    };
    const fitting = Array.from({ length: most }, (_, at) =>
      record(kinds.map(({ fits }, n) => [`p${n}`, fits[at % fits.length]])),
    );
    const breaking = kinds.flatMap(({ breaks }, n) =>
      breaks.map(([value, how]) => [record([[`p${n}`, value]]), how] as const),
    );
    const part = { schema, fits: {}, breaks: {}, how: "" };
    const drafts = [
      ...fitting.map((fits) => callOf(name, uris[0], { ...part, fits }, true)),
      ...breaking.map(([breaks, how]) => callOf(name, uris[0], { ...part, breaks, how }, false)),
    ];
    // One tool for all of them, since every request to the worker holds the tools.
    const tool = { name: "check", ...drafts[0]?.tool };
    const calls = drafts.map(({ call }): ExampleCall => ({ ...call, tool: tool.name }));
    return { ...example(name, [tool], [calls]), needs: [`schema:${name}`] };
  }),
);
