/** How ajv counts in a condition, from the first line to the branch that is taken. */
const CONDITION =
  /^const (_errs\d+) = errors;\nlet valid\d+ = true;\n(?:let ifClause\d+;\n)?const (_errs\d+) = errors;\nif\((.*)\)\{\nconst (err\d+) = \{\};\nif\(vErrors === null\)\{\nvErrors = \[\4\];\n\}\nelse \{\nvErrors\.push\(\4\);\n\}\nerrors\+\+;\n\}\nvar (_valid\d+) = \2 === errors;\nerrors = \1;\nif\(vErrors !== null\)\{\nif\(\1\)\{\nvErrors\.length = \1;\n\}\nelse \{\nvErrors = null;\n\}\n\}\n(?:let ifClause\d+;\n)?if\((!?)\5\)\{\n/gm;

/** How it counts at the end of a branch, and after both. */
const BRANCH = /^var (_valid\d+) = _errs\d+ === errors;\nvalid\d+ = \1;\n(?:ifClause\d+ = "\w+";\n)?/gm;
const AFTER =
  /^if\(!valid\d+\)\{\nconst (err\d+) = \{instancePath:at[^,\n]*,keyword:"if",.*\};\nif\(vErrors === null\)\{\nvErrors = \[\1\];\n\}\nelse \{\nvErrors\.push\(\1\);\n\}\nerrors\+\+;\nvalidate\d+\.errors = vErrors;\nreturn false;\n\}\n/gm;

/**
 * A validator whose checks all return at once, without the counting of errors that ajv writes for those that do not. One
 * that has to count, for an alternative or a condition over members, comes back as it was.
 * @param code a function with the constants that follow it.
 */
export function direct(code: string): string {
  const name = /^function (validate\d+)/.exec(code)?.[1];
  if (name === undefined) return code;
  const branching = code
    .replace(
      CONDITION,
      (_all, _a, _b, fails, _err, _valid, negated) => `if(${negated === "!" ? "" : "!"}(${fails})){\n`,
    )
    .replace(BRANCH, "")
    .replace(AFTER, "");
  if (branching.includes("errors++")) return code;
  const shorter = uncounted(branching, name);
  if (/(?<!\.)\b(?:errors|vErrors|_errs\d+|_?valid\d+|ifClause\d+)\b/.test(shorter))
    throw new Error(`${name} counts in a way that the generator does not know: ${shorter}`);
  return shorter;
}

function uncounted(code: string, name: string): string {
  return code
    .replace(
      /^vErrors = vErrors === null \? (validate\d+)\.errors : vErrors\.concat\(\1\.errors\);\nerrors = vErrors\.length;\n/gm,
      (_, inner) => `${name}.errors = ${inner}.errors;\nreturn false;\n`,
    )
    .replace(
      /^(?:let vErrors = null|let errors = 0|const _errs\d+ = errors|var valid\d+ = _errs\d+ === errors);\n/gm,
      "",
    )
    .replace(/^if\((?:_errs\d+ === errors|errors === _errs\d+|errors === 0)\)\{/gm, "{")
    .replace(/^else \{\nvar valid\d+ = true;\n\}\n/gm, "")
    .replace(/^(?:var valid\d+ = true;|if\(!valid\d+\)\{\nbreak;\n\})\n/gm, "")
    .replace(/^if\(valid\d+\)\{/gm, "{")
    .replace(`${name}.errors = vErrors;\nreturn errors === 0;`, `${name}.errors = null;\nreturn true;`);
}
