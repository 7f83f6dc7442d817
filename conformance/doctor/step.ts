/** One thing that was looked at, before any rule is. */
export interface Step {
  readonly name: string;
  readonly outcome: "ok" | "failed" | "skipped";
  /** What was seen, or why it was not looked at; one sentence. */
  readonly detail: string;
  /** Present where it failed: what to do. */
  readonly remedy?: string;
}

/** What all steps come to. */
export interface Diagnosis {
  readonly steps: readonly Step[];
  /** 0: nothing failed; 1: the target works and not as it must; 3: the suite would have nothing to check. */
  readonly exitCode: 0 | 1 | 3;
}

/** What a look comes to. */
export type Look =
  | { readonly ok: true; readonly detail: string }
  | { readonly ok: false; readonly detail: string; readonly remedy: string }
  | { readonly skip: string };

/** A look with its name; `vital`: where it fails, nothing after it can be looked at and the suite could check nothing. */
export interface NamedLook {
  readonly name: string;
  readonly vital: boolean;
  readonly look: () => Look;
}

/** Takes the looks one after the other; after a vital one that failed, the rest are skipped. */
export function taken(looks: readonly NamedLook[]): Diagnosis {
  const steps: Step[] = [];
  let failed: NamedLook | undefined;
  let exitCode: Diagnosis["exitCode"] = 0;
  for (const one of looks) {
    const { name, vital } = one;
    if (failed !== undefined) {
      steps.push({ name, outcome: "skipped", detail: `it needs what failed above: ${failed.name}` });
      continue;
    }
    const seen = one.look();
    if ("skip" in seen) steps.push({ name, outcome: "skipped", detail: seen.skip });
    else if (seen.ok) steps.push({ name, outcome: "ok", detail: seen.detail });
    else {
      steps.push({ name, outcome: "failed", detail: seen.detail, remedy: seen.remedy });
      if (vital) failed = one;
      if (exitCode === 0) exitCode = vital ? 3 : 1;
    }
  }
  return { steps, exitCode };
}

/** Something that fits. */
export const ok = (detail: string): Look => ({ ok: true, detail });

/** Something that does not, and what to do. */
export const wrong = (detail: string, remedy: string): Look => ({ ok: false, detail, remedy });

/** The beginning of a text, on one line. */
export function beginning(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line === "" ? "nothing" : line.length <= 120 ? line : `${line.slice(0, 119).toWellFormed()}…`;
}

/** Whether an answer is a page for people, as a proxy or another program's front page is. */
export const isPage = (text: string): boolean => /^\s*<(!doctype|html|head|body)/i.test(text);
