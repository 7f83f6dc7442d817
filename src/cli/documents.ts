import { isObject } from "../json/own.ts";
import { strangeMembers } from "../json/strange-members.ts";
import { compileSchema } from "../protocol/json-schema.ts";
import { caseFault } from "./case-schema.ts";
import { readPackageFile } from "./package-file.ts";

/** A document of the kit's own, which is no message of the protocol. */
interface DocumentType {
  /** Whether a value looks like one. */
  readonly looks: (value: Readonly<Record<string, unknown>>) => boolean;
  /** What is wrong with one, in a sentence. */
  readonly fault: (value: unknown) => Promise<string | undefined>;
}

const placed = (read: { readonly ok: boolean; readonly pointer?: string; readonly message?: string }) =>
  read.ok ? undefined : `${read.pointer || "it"} ${read.message}`;

/** By a schema of the package; a member that is misspelt is named before all else. */
async function bySchema(name: string, value: unknown): Promise<string | undefined> {
  const schema = JSON.parse(readPackageFile(`schemas/${name}.json`));
  const [strange] = strangeMembers(schema, value);
  if (strange !== undefined) return `${strange.pointer} is no member that it may have.${strange.hint}`;
  const compiled = compileSchema(schema);
  return compiled.ok ? compiled.check(value) : compiled.reason;
}

const isCaseOf = (value: unknown): "engine" | "worker" =>
  isObject(value) && value["role"] === "worker" ? "worker" : "engine";

/** What `--type` may name beside the wire types, by name. */
export const documentTypes: Readonly<Record<string, DocumentType>> = {
  Case: {
    looks: (value) => Array.isArray(value["turns"]) && Array.isArray(value["tools"]),
    fault: async (value) => caseFault(value, isCaseOf(value)),
  },
  Report: {
    looks: ({ suite }) => isObject(suite) && suite["name"] === "toolcall-tck",
    fault: async (value) => {
      const { readReport } = await import("../../conformance/report/read.ts");
      return (await bySchema("report", value)) ?? placed(readReport(value));
    },
  },
  Target: {
    looks: ({ role, ...rest }) =>
      (role === "engine" || role === "worker") && ["url", "command", "adapter"].some((name) => name in rest),
    fault: (value) => bySchema("target", value),
  },
  KnownFailures: {
    looks: (value) => Array.isArray(value["failures"]) || Array.isArray(value["flaky"]),
    fault: async (value) => {
      const { readKnownFailures } = await import("../../conformance/known/list.ts");
      return placed(readKnownFailures(value));
    },
  },
};

/** The type of such a document that a value seems to be; undefined when nothing tells. */
export const guessDocument = (value: unknown): string | undefined =>
  isObject(value) ? Object.keys(documentTypes).find((name) => documentTypes[name]?.looks(value)) : undefined;
