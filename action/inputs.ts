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
] as const;

/** Where each rendering of the report goes, in the folder for reports. */
const FILES = { json: "tck.json", markdown: "tck.md", junit: "tck.xml", html: "tck.html", sarif: "tck.sarif" } as const;

/** The path of one rendering. */
export const fileOf = ({ report }: Inputs, format: keyof typeof FILES): string => `${report}/${FILES[format]}`;

/** The words of `tck test ...`: the inputs, then `args`, which win, then where the reports go. */
export function wordsOf(inputs: Inputs): readonly string[] {
  const formats = Object.keys(FILES) as (keyof typeof FILES)[];
  return [
    ...["test", inputs.role],
    ...FLAGS.flatMap(([name, flag]) => (inputs[name] === "" ? [] : [flag, inputs[name]])),
    ...(inputs.strict === "true" ? ["--strict"] : []),
    ...splitWords(inputs.args),
    ...formats.flatMap((format) => ["--report", `${format}=${fileOf(inputs, format)}`]),
    ...["--save", inputs.report],
  ];
}

/** Splits a line, or several, into words as a shell does: at spaces, but not within quotes of either kind. */
export function splitWords(line: string): string[] {
  const words = line.match(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g) ?? [];
  return words.map((word) => word.replaceAll(/"([^"]*)"|'([^']*)'/g, (_, double, single) => double ?? single));
}
