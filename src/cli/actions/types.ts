import { type Bundle, emitTypes, type Language, languages } from "../../types-emit/index.ts";
import type { Call } from "../command.ts";
import { EXIT, type ExitCode, usage } from "../exit.ts";
import { readPackageFile } from "../package-file.ts";
import { save } from "../save.ts";
import { didYouMean } from "../suggest.ts";
import { version } from "../version.ts";

/** The revision of the protocol that the schemas describe. */
const REVISION = "2026-08-28";

interface Options {
  readonly lang?: string;
  readonly types?: readonly string[];
  readonly out?: string;
}

/** Writes the wire types in one language, to stdout or to a file whose path it prints. */
export async function run({ options, io }: Call): Promise<ExitCode> {
  const { lang, types, out } = options as Options;
  const language = languageOf(lang);
  const bundle = JSON.parse(readPackageFile("schemas/bundle.json")) as Bundle;
  const wanted = types === undefined ? undefined : known(types, bundle);
  const text = emitTypes(bundle, {
    language,
    version,
    revision: REVISION,
    command: `types --lang ${language}${wanted === undefined ? "" : ` --types ${wanted.join(",")}`}`,
    ...(wanted !== undefined && { types: wanted }),
  });
  if (out === undefined) io.out.write(text);
  else {
    save(out, text);
    io.out.write(`${out}\n`);
  }
  return EXIT.holds;
}

function languageOf(name: string | undefined): Language {
  const names = Object.keys(languages);
  const there = ` There are: ${names.join(", ")}.`;
  if (name === undefined) throw usage(`Name the language with --lang.${there}`);
  if (Object.hasOwn(languages, name)) return name as Language;
  throw usage(`There is no language ${JSON.stringify(name)} here.${didYouMean(name, names) || there}`);
}

/** The names, each once and in order; one that the bundle does not have is a usage error. */
function known(names: readonly string[], { $defs }: Bundle): readonly string[] {
  for (const name of names) {
    if (Object.hasOwn($defs, name)) continue;
    throw usage(`There is no wire type ${JSON.stringify(name)}.${didYouMean(name, Object.keys($defs))}`);
  }
  return [...new Set(names)].sort();
}
