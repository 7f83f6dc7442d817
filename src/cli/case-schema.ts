import { isObject } from "../json/own.ts";
import { type StrangeMember, strangeMembers } from "../json/strange-members.ts";
import { compileSchema } from "../protocol/json-schema.ts";
import { readPackageFile } from "./package-file.ts";

type Schema = {
  readonly [keyword: string]: unknown;
  readonly $schema: string;
  readonly $defs: Readonly<Record<string, Definition>>;
};
type Definition = { readonly properties?: Readonly<Record<string, unknown>> };

/**
 * What is wrong with a case, or with a saved failure that holds one, by the schemas of both, in a sentence with pointer
 * and value; undefined when nothing is. A misspelt member is passed over by nobody. The case of a worker has no schema.
 */
export function caseFault(value: unknown, role: "engine" | "worker"): string | undefined {
  const held = isObject(value) && isObject(value["case"]);
  if (role === "worker" && !held) return undefined;
  const schema = held ? failureSchema(role) : schemaFile("case");
  const strange = strangeMembers(schema, value);
  if (strange.length > 0) return strange.slice(0, 3).map(unknown).join(" ");
  const compiled = compileSchema(schema);
  return compiled.ok ? compiled.check(value) : compiled.reason;
}

function unknown({ pointer, value, hint }: StrangeMember): string {
  const seen = JSON.stringify(value).slice(0, 80).toWellFormed();
  return `${pointer} is no member that it may have; it is ${seen}.${hint}`;
}

const schemaFile = (name: string): Schema => JSON.parse(readPackageFile(`schemas/${name}.json`));

/** What a failure must hold is for its readers to say, who read older ones too; here its members are looked at. */
function failureSchema(role: "engine" | "worker"): Schema {
  const { $schema, $defs: cases } = schemaFile("case");
  const { $defs } = schemaFile("report");
  const { required: _, ...failure } = { required: undefined, ...$defs["Failure"] };
  const own = { case: role === "engine" ? { $ref: "#/$defs/EngineCase" } : {}, log: {}, findings: {} };
  return { $schema, ...failure, properties: { ...failure.properties, ...own }, $defs: { ...$defs, ...cases } };
}
