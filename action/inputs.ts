/** What the action takes: action.yml declares the same. Everything is text, and what was left out is empty. */
export const INPUTS = [
  "role",
  "url",
  "command",
  "features",
  "profiles",
  "runs",
  "seed",
  "strict",
  "known-failures",
  "target",
  "target-name",
  "args",
  "report",
  "tck",
] as const;

/** The action's inputs, by name. */
export type Inputs = Readonly<Record<(typeof INPUTS)[number], string>>;

/** Reads the inputs from the JSON that GitHub's `toJSON(inputs)` gives. Throws for what is none. */
export function readInputs(json: string): Inputs {
  const given = JSON.parse(json) as Readonly<Record<string, unknown>>;
  const inputs = Object.fromEntries(INPUTS.map((name) => [name, String(given[name] ?? "").trim()])) as Inputs;
  return inputs.report === "" ? { ...inputs, report: "tck-report" } : inputs;
}

/** How people write yes and no in a workflow; an input is always a text. */
const SAID: Readonly<Record<string, boolean>> = {
  "": false,
  ...{ true: true, yes: true, on: true, "1": true },
  ...{ false: false, no: false, off: false, "0": false },
};

/** What can be tested. */
const ROLES: readonly string[] = ["engine", "worker"];

/** What is wrong with the inputs, as a sentence; undefined for nothing. A word that is neither yes nor no is no quiet no. */
export function faultOf({ role, strict }: Inputs): string | undefined {
  if (!ROLES.includes(role)) return `The input role is ${JSON.stringify(role)}: it must be ${ROLES.join(" or ")}.`;
  return Object.hasOwn(SAID, strict.toLowerCase())
    ? undefined
    : `The input strict is ${JSON.stringify(strict)}: it must be true or false.`;
}

/** The inputs that are a flag of the command line under another name or the same, each with its text behind it. */
const FLAGS = [
  ["url", "--url"],
  ["command", "--command"],
  ["features", "--features"],
  ["profiles", "--profile"],
  ["runs", "--runs"],
  ["seed", "--seed"],
  ["known-failures", "--known-failures"],
  ["target", "--target"],
  ["target-name", "--target-name"],
] as const;

/** How each rendering of the report ends, in the folder for reports. The first two are written by every run. */
const ENDINGS = { json: "json", html: "html", markdown: "md", junit: "xml", sarif: "sarif" } as const;

/** What a run is asked to write beside them. */
const ASKED = ["markdown", "junit", "sarif"] as const;

/** The path of one rendering, named for the role as a run names them: `tck-report/worker.json`. */
export const fileOf = ({ report, role }: Inputs, format: keyof typeof ENDINGS): string =>
  `${report}/${role}.${ENDINGS[format]}`;

/** The words of `tck test ...`: the inputs, then `args`, which win, then where the reports go. */
export function wordsOf(inputs: Inputs): readonly string[] {
  return [
    ...["test", inputs.role],
    ...FLAGS.flatMap(([name, flag]) => (inputs[name] === "" ? [] : [flag, inputs[name]])),
    ...(SAID[inputs.strict.toLowerCase()] === true ? ["--strict"] : []),
    ...splitWords(inputs.args),
    ...ASKED.flatMap((format) => ["--report", `${format}=${fileOf(inputs, format)}`]),
    ...["--save", inputs.report],
  ];
}

/** Splits a line, or several, into words as a shell does: at spaces, but not within quotes of either kind. */
export function splitWords(line: string): string[] {
  const words = line.match(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g) ?? [];
  return words.map((word) => word.replaceAll(/"([^"]*)"|'([^']*)'/g, (_, double, single) => double ?? single));
}
