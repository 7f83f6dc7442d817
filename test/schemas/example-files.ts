import { readdirSync, readFileSync } from "node:fs";

const folder = new URL("../../schemas/examples/", import.meta.url);

/** A value that is valid, or one that is refused with the place, the sentence and perhaps the rule for it. */
export interface Example {
  readonly type: string;
  readonly name: string;
  readonly value: unknown;
  readonly refused?: { readonly pointer: string; readonly reason: string; readonly rule?: string };
}

/** Every example file of every type, whoever wrote it. */
export function readExamples(): Example[] {
  return readdirSync(folder).flatMap((type) => [...read(type, "valid"), ...read(type, "invalid")]);
}

function read(type: string, verdict: "valid" | "invalid"): Example[] {
  const inner = new URL(`${type}/${verdict}/`, folder);
  return readdirSync(inner).map((name) => {
    const content = JSON.parse(readFileSync(new URL(name, inner), "utf8"));
    if (verdict === "valid") return { type, name, value: content };
    const { value, ...refused } = content;
    return { type, name, value, refused };
  });
}
