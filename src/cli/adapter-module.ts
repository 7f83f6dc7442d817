import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { EngineAdapter } from "../../conformance/index.ts";
import { usage } from "./exit.ts";

/** Members that an adapter must have, and those that it may have. */
const NEEDED = ["submit"] as const;
const OPTIONAL = ["settle", "events", "blob", "token"] as const;

/** Loads an adapter: a module whose exports, or whose default export, are its members. Stops with usage where it is none. */
export async function loadAdapter(path: string): Promise<EngineAdapter> {
  const loaded: unknown = await import(pathToFileURL(resolve(path)).href).catch((thrown: unknown) => {
    throw usage(`Cannot load ${path}: ${thrown instanceof Error ? thrown.message : String(thrown)}.`);
  });
  const { default: whole, ...named } = loaded as Readonly<Record<string, unknown>>;
  const members = (typeof whole === "object" && whole !== null ? whole : named) as Readonly<Record<string, unknown>>;
  const lifecycle = (members["lifecycle"] ?? {}) as Readonly<Record<string, unknown>>;
  const wrong = [
    ...["start", "stop"].filter((name) => typeof lifecycle[name] !== "function").map((name) => `lifecycle.${name}`),
    ...["kill"].filter((name) => !isFunctionOrAbsent(lifecycle[name])).map((name) => `lifecycle.${name}`),
    ...NEEDED.filter((name) => typeof members[name] !== "function"),
    ...OPTIONAL.filter((name) => !isFunctionOrAbsent(members[name])),
  ];
  if (wrong.length > 0)
    throw usage(`${path} is no adapter: it must export lifecycle and submit, and ${wrong.join(", ")} is no function.`);
  return members as unknown as EngineAdapter;
}

const isFunctionOrAbsent = (value: unknown): boolean => value === undefined || typeof value === "function";
