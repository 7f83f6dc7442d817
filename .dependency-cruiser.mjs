// The arrows between the rooms. CONTRIBUTING.md draws them; a test plants violations and sees each one caught.

/** What each room may import of the others; what is not listed is refused. A room always may import itself. */
const rooms = {
  // The validators' few runtime helpers and their shape are hand-written.
  "src/generated": ["src/validate/(helpers|raw)"],
  "src/json": [],
  "src/validate": ["src/generated", "src/json"],
  "src/protocol": ["src/generated", "src/json"],
  "src/wire": ["src/generated", "src/json"],
  "src/engine": ["src/generated", "src/json", "src/validate", "src/protocol", "src/wire"],
  // Text out of schemas: it needs nothing of the others.
  "src/types-emit": [],
  "src/worker": ["src/generated", "src/json", "src/validate", "src/protocol", "src/wire"],
  "src/provider": ["src/generated", "src/json", "src/validate", "src/wire"],
  "reference-worker": ["src/worker", "src/json", "src/generated"],
  "conformance/model": ["src/generated", "src/json"],
  "conformance/rules": ["src/generated", "src/json", "conformance/model"],
  "conformance/cases": ["src/generated", "src/json", "conformance/model", "conformance/rules"],
  // A judge reads a case and a log, whose shapes lie with those who make them.
  "conformance/judges": [
    "src/generated",
    "src/json",
    "src/validate",
    "conformance/model",
    "conformance/rules",
    "conformance/cases",
    "conformance/drivers/(worker|engine)/(log|decision-of)",
  ],
  // A report holds cases, logs and marks, whose shapes lie with those who make them, as do those who read them again.
  "conformance/report": [
    "src/generated",
    "src/json",
    "conformance/model",
    "conformance/rules",
    "conformance/common",
    "conformance/cases/(worker|engine)/(case|census)",
    "conformance/cases/worker/tool-plan",
    "conformance/drivers/(worker|engine)/log",
    "conformance/judges/finding",
    "conformance/known/mark",
    "conformance/(worker|engine)/read-case",
    "conformance/engine/saved-log",
    "conformance/worker/read-log",
  ],
  "conformance/drivers": [
    "src/generated",
    "src/json",
    "src/validate",
    "src/wire",
    "src/provider",
    "conformance/model",
    "conformance/rules",
    "conformance/cases",
  ],
  "conformance/tools": [
    "src/generated",
    "src/json",
    "src/validate",
    "src/protocol",
    "src/worker",
    "conformance/cases",
    "conformance/judges",
  ],
  "conformance/mutants": [
    "src/generated",
    "src/json",
    "src/protocol",
    "src/wire",
    "src/engine",
    "src/worker",
    "src/validate",
    "reference-worker",
    "conformance/model",
    "conformance/rules",
    "conformance/drivers/(worker|engine)/(log|decision-of)",
  ],
};

/** What must not be reached by any road, however long: a mistake shared with the engine would judge itself right. */
const unreachable = [
  { from: "conformance/(cases|judges)", to: "src/(protocol|engine|worker|provider|wire)" },
  { from: "conformance/drivers", to: "src/(protocol|engine|worker)" },
  { from: "src/(generated|json|validate|protocol|wire|engine|worker|provider)", to: "(conformance|reference-worker)" },
  { from: "src/engine", to: "src/(provider|worker|cli)" },
  { from: "src/worker", to: "src/(provider|engine|cli)" },
  { from: "src/provider", to: "src/(protocol|engine|worker|cli)" },
];

/** Packages and built-in modules that only some files may name. */
const named = [
  { name: "ajv", only: "^(src/protocol/json-schema|test/)" },
  { name: "msw", only: "^(src/provider/msw\\.ts$|test/)" },
  { name: "commander", only: "^(src/cli/|test/)" },
  { name: "fast-check", only: "^(conformance/|test/|bench/)" },
];

const inside = (room) => `^${room}(/|\\.)`;

const arrows = Object.entries(rooms).map(([room, allowed]) => ({
  name: `arrows-of-${room.replace("/", "-")}`,
  comment: `${room} may import ${allowed.length === 0 ? "no other room" : allowed.join(", ")}.`,
  severity: "error",
  from: { path: inside(room) },
  to: {
    path: "^(src|conformance|reference-worker|scripts|test|bench)/",
    pathNot: [room, ...allowed].map(inside).concat("^src/generated/"),
  },
}));

const reaches = unreachable.map(({ from, to }) => ({
  name: `never-reaches-${to.replaceAll(/\W+/g, "-")}`,
  comment: `Nothing under ${from} may reach ${to}, not even through other rooms.`,
  severity: "error",
  from: { path: inside(from) },
  to: { path: inside(to), reachable: true },
}));

const packages = named.map(({ name, only }) => ({
  name: `only-there-${name}`,
  comment: `${name} is named in ${only} alone.`,
  severity: "error",
  from: { pathNot: only },
  to: { path: `(^|node_modules/)${name}(/|$)` },
}));

export default {
  forbidden: [
    ...arrows,
    ...reaches,
    ...packages,
    {
      name: "only-cli-composes",
      comment: "Nothing under src but the command line may import the suite or the reference worker.",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/cli/" },
      to: { path: "^(conformance|reference-worker)/" },
    },
    {
      name: "nobody-imports-cli",
      comment: "The command line is the composition root: nothing may be built on it.",
      severity: "error",
      from: { pathNot: "^(src/cli|test)/" },
      to: { path: "^src/cli/" },
    },
    {
      name: "pure-rooms-know-no-node",
      comment: "Reading JSON, the rules and the judges must run anywhere, so they name no built-in module of Node.",
      severity: "error",
      from: { path: "^(src/(json|protocol|generated|validate|types-emit)|conformance/judges)/" },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "every-import-resolves",
      comment: "An import that resolves to nothing hides every arrow behind it.",
      severity: "error",
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(dist|coverage)/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
      extensions: [".ts", ".js", ".mjs", ".json"],
    },
  },
};
