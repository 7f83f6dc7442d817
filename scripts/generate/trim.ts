import { direct } from "./direct.ts";

/** One change to the generated code, and how it reads before and after. */
type Change = readonly [RegExp, string | ((...found: string[]) => string)];

/**
 * What ajv passes along for references and custom keywords, which no schema of ours uses, goes; what stays is the place.
 * Without a place the code only says yes or no and builds no pointers: a second run with the place `""` gives them.
 */
const CHANGES: readonly Change[] = [
  [/^"use strict";\n?/, ""],
  [/^\/\*# sourceURL=.*\n/gm, ""],
  [/schemaPath:"[^"]*",/g, ""],
  [/\(data, \{instancePath="", parentData, parentDataProperty, rootData=data\}=\{\}\)/g, "(data, at)"],
  [/\{instancePath,parentData,parentDataProperty,rootData\}/g, "at"],
  [
    /\{instancePath:instancePath(\+[^,\n]*),parentData:\w+,parentDataProperty:[^,\n]*,rootData\}/g,
    (_, path) => `at === undefined ? at : at${path}`,
  ],
  [/\{instancePath,keyword/g, "{instancePath:at,keyword"],
  [/\{instancePath:instancePath\+/g, "{instancePath:at+"],
  [
    /^(validate\d+)\.errors = \[\{instancePath:(.*?),keyword:("\w+"),params:(\{.*\})\}\];\nreturn false;/gm,
    (_, validator, at, keyword, params) => `return refuse(${validator}, ${at}, ${keyword}, ${params});`,
  ],
  // A closed object is closed in the exact reading alone.
  [
    /^for\(const (key\d+) in data(\d*)\)\{\nif\(!\(/gm,
    (_, key, data) => `if(reading.exact)for(const ${key} in data${data}){\nif(!(`,
  ],
  [/^for\(const key\d+ in data\d*\)\{\n(return|validate)/gm, (found) => `if(reading.exact)${found}`],
  [/\n{2,}/g, "\n"],
];

/** The generated code without what nobody reads at run time. Throws when ajv writes something in another way. */
export function trim(code: string): string {
  const shorter = CHANGES.reduce((text, [found, given]) => text.replace(found, given as string), code);
  const left = /.*(?:instancePath=|instancePath,|instancePath\+|parentData|rootData|schemaPath|require\().*/.exec(
    shorter,
  );
  if (left !== null) throw new Error(`The validators hold what the generator does not know: ${left[0]}`);
  // Each piece is a function with the constants that follow it.
  return withoutSchemas(
    shorter
      .split(/^(?=function )/m)
      .map(direct)
      .join(""),
  );
}

/** Without the schemas that no error quotes. */
function withoutSchemas(shorter: string): string {
  const quoted = new Set([...shorter.matchAll(/\b(schema\d+)\.(?!\$)/g)].map((match) => match[1]));
  return shorter.replace(/^const (schema\d+) = .*;\n/gm, (line, name) => (quoted.has(name) ? line : ""));
}
