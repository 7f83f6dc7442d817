import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { code, fence, folded, page, plainJson, prose, table } from "./markdown.ts";

const FOLDER = "schemas/examples";

/** A file of an example: its name without `.json`, in words, and its text. */
interface Example {
  readonly name: string;
  readonly text: string;
}

/** What makes a value no value of its type. */
interface Refusal {
  readonly pointer: string;
  readonly reason: string;
  readonly value: unknown;
}

/** Values of a type that are right, the most telling open and the rest folded; then wrong ones with place and reason. */
export function examples(type: string): string {
  const [first, ...rest] = [...read(type, "valid")].sort((a, b) => rank(a) - rank(b));
  return page(
    first !== undefined && `## Valid\n\n${fence("json", first.text)}`,
    ...rest.map(({ name, text }) => folded(`Valid: ${name}`, fence("txt", text))),
    refusals(read(type, "invalid")),
  ).trimEnd();
}

function refusals(wrong: readonly Example[]): string | false {
  if (wrong.length === 0) return false;
  const read = wrong.map(({ name, text }) => ({ name, ...(JSON.parse(text) as Refusal) }));
  return page(
    "## Invalid",
    "Each with the place that a validator points at; the empty pointer is the whole value.",
    table(
      ["Pointer", "Why it is refused"],
      read.map(({ pointer, reason }) => [code(pointer === "" ? '""' : pointer), prose(reason)]),
    ),
    ...read.map(({ name, value }) => folded(`Invalid: ${name}`, plainJson(value))),
  ).trimEnd();
}

function rank({ name }: Example): number {
  return name === "typical" ? 0 : name === "minimal" ? 1 : 2;
}

function read(type: string, kind: "valid" | "invalid"): readonly Example[] {
  const folder = join(FOLDER, type, kind);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .map((file) => ({
      name: file.replace(/\.json$/, "").replaceAll("-", " "),
      text: readFileSync(join(folder, file), "utf8"),
    }));
}
