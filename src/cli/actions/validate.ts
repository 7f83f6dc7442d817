import { locateMisfit } from "../../json/locate.ts";
import { getPointer } from "../../json/pointer.ts";
import { readJson } from "../../json/read.ts";
import { accepts, isTypeName, type Problem, type TypeName, typeNames, validate } from "../../validate/index.ts";
import type { Call } from "../command.ts";
import { documentTypes, guessDocument } from "../documents.ts";
import { EXIT, type ExitCode, usage } from "../exit.ts";
import { readText } from "../files.ts";
import { guessType } from "../guess-type.ts";
import type { Io } from "../io.ts";
import { lineOf } from "../locate-pointer.ts";
import { type Logged, loggedMessages } from "../saved-log-messages.ts";
import { didYouMean } from "../suggest.ts";
import { readVocabulary, type Vocabulary } from "../vocabulary.ts";
import { readYaml } from "../yaml-file.ts";

/** One message of a file. */
interface Piece {
  readonly text: string;
  /** The line of the file on which it begins, from 1. */
  readonly line: number;
}

interface Checking {
  readonly file: string;
  readonly type: TypeName | undefined;
  readonly tolerant: boolean;
  readonly words: Vocabulary;
}

/** Checks every message of a file; one line on stdout for each valid one and for each fault. */
export async function run({ argument: file, options, io }: Call): Promise<ExitCode> {
  const named = options["type"] as string | undefined;
  const text = await readText(file, io);
  const document = await documentOf(file, text, named);
  if (document !== undefined) return checkDocument(document, file, io);
  const type = typeOption(named);
  const pieces = split(file, text);
  const checking = {
    file: file === "-" ? "stdin" : file,
    type,
    tolerant: options["tolerant"] === true,
    words: readVocabulary(),
  };
  const faults = pieces.map((piece) => check(piece, checking, pieces.length > 1));
  pieces.forEach((piece, index) => {
    for (const line of faults[index]!.lines)
      io.out.write(`${checking.file}:${piece.line + line.offset}: ${line.text}\n`);
  });
  return faults.every(({ ok }) => ok) ? EXIT.holds : EXIT.broken;
}

/** A document of the kit's own, where it is named as one or looks like one. */
async function documentOf(file: string, text: string, named: string | undefined) {
  if (named !== undefined && !Object.hasOwn(documentTypes, named)) return undefined;
  if (named === undefined && !IS_YAML.test(file)) {
    const whole = readJson(text);
    const type = whole.ok ? guessDocument(whole.value) : undefined;
    return type === undefined ? undefined : { type, value: whole.ok && whole.value };
  }
  const value = await readYaml(file, text);
  const type = named ?? guessDocument(value);
  return type === undefined ? undefined : { type, value };
}

const IS_YAML = /\.ya?ml$/i;

async function checkDocument(
  { type, value }: { type: string; value: unknown },
  file: string,
  io: Io,
): Promise<ExitCode> {
  const fault = await documentTypes[type]?.fault(value);
  const where = file === "-" ? "stdin" : file;
  io.out.write(
    `${where}: ${fault === undefined ? `valid ${type}` : `${type}: ${fault.replace(/[.?]?$/, (end) => end || ".")}`}\n`,
  );
  return fault === undefined ? EXIT.holds : EXIT.broken;
}

function typeOption(name: string | undefined): TypeName | undefined {
  if (name === undefined || isTypeName(name)) return name as TypeName | undefined;
  throw usage(
    `There is no wire type ${JSON.stringify(name)}.${didYouMean(name, [...typeNames, ...Object.keys(documentTypes)])}`,
  );
}

/** One message, or one on each line where the text as a whole is no JSON but its first line is. */
function split(file: string, text: string): readonly Piece[] {
  const whole = readJson(text);
  const lines = text.split("\n").map((line, index) => ({ text: line, line: index + 1 }));
  const filled = lines.filter((piece) => piece.text.trim() !== "");
  const named = /\.(jsonl|ndjson)$/i.test(file);
  if (filled.length === 0) throw usage(`${file === "-" ? "stdin" : file} is empty: there is no message in it.`);
  if (!named && (whole.ok || filled.length === 1 || !readJson(filled[0]!.text).ok)) {
    if (whole.ok) return [{ text, line: 1 }];
    throw usage(`${file === "-" ? "stdin" : file}: ${whole.error}`);
  }
  return filled;
}

interface Outcome {
  readonly ok: boolean;
  /** What to print, with the line counted from the message's first. */
  readonly lines: readonly { readonly offset: number; readonly text: string }[];
}

function check({ text }: Piece, { type: given, tolerant, words }: Checking, byLines: boolean): Outcome {
  const reading = readJson(text);
  if (!reading.ok) {
    // Of a message on a line of its own only the column is news: the line is named before it.
    const error = byLines ? reading.error.replace(/ at line 1, column /, " at column ") : reading.error;
    return { ok: false, lines: [{ offset: misfitLine(text), text: error }] };
  }
  const judge = tolerant ? accepts : validate;
  const logged = given === undefined ? loggedMessages(reading.value) : undefined;
  if (logged !== undefined) return checkLog(logged, text, judge, words);
  const type = given ?? guessType(reading.value, words, (told) => judge(told, reading.value).ok);
  if (type === undefined) {
    const tag = (reading.value as { type?: unknown } | null)?.type;
    const hint = typeof tag === "string" ? didYouMean(tag, words.tags) : "";
    return { ok: false, lines: [{ offset: 0, text: `Nothing tells the message's type; name it with --type.${hint}` }] };
  }
  const verdict = judge(type, reading.value);
  if (verdict.ok) return { ok: true, lines: [{ offset: 0, text: `valid ${type}` }] };
  return { ok: false, lines: verdict.errors.map((problem) => describe(problem, type, reading.value, text, words)) };
}

/** Checks each message of a saved log; a log without a fault is one line. */
function checkLog(messages: readonly Logged[], text: string, judge: typeof validate, words: Vocabulary): Outcome {
  if (messages.length === 0) return { ok: false, lines: [{ offset: 0, text: "The log has no message." }] };
  const lines = messages.flatMap(({ name, pointer, type, value }) => {
    const verdict = judge(type, value);
    if (verdict.ok) return [];
    const offset = lineOf(text, pointer) - 1;
    return verdict.errors.map((problem) => {
      return { offset, text: `${name}: ${describe(problem, type, value, "", words).text}` };
    });
  });
  if (lines.length > 0) return { ok: false, lines };
  return { ok: true, lines: [{ offset: 0, text: `valid log of ${messages.length} messages` }] };
}

function describe(problem: Problem, type: TypeName, value: unknown, text: string, words: Vocabulary) {
  const { pointer, message, rule } = problem;
  const where = pointer === "" ? "the message" : pointer;
  const by = rule === undefined ? "" : ` (${rule})`;
  return {
    offset: lineOf(text, pointer) - 1,
    text: `${type}: ${where} ${message.replace(/\.$/, "")}${by}.${suggestion(problem, value, words)}`,
  };
}

/** Names the word that was probably meant: the one that is lacking, or one of the schemas' for one that is unknown. */
function suggestion({ pointer, message }: Problem, value: unknown, words: Vocabulary): string {
  const lacking = /^lacks the member "(.*)"$/.exec(message)?.[1];
  if (lacking !== undefined) {
    const found = getPointer(value, pointer);
    const keys = found.found && typeof found.value === "object" ? Object.keys(found.value ?? {}) : [];
    const [typo] = keys.filter((key) => !words.members.has(key) && didYouMean(key, [lacking]) !== "");
    return typo === undefined ? "" : ` It has ${JSON.stringify(typo)}: did you mean ${JSON.stringify(lacking)}?`;
  }
  const member = /^has the unknown member "(.*)"$/.exec(message)?.[1];
  if (member !== undefined) return didYouMean(member, words.members);
  const tag = /^has the unknown type "(.*)"$/.exec(message)?.[1];
  return tag === undefined ? "" : didYouMean(tag, words.tags);
}

function misfitLine(text: string): number {
  const misfit = locateMisfit(text);
  return misfit === undefined ? 0 : text.slice(0, misfit.offset).split("\n").length - 1;
}
