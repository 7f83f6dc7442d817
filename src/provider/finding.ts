import type { EffectiveRequest } from "./model.ts";

/** Something that a test must not overlook, also when the client swallowed the error that it got. */
export interface Finding {
  readonly kind: /** A model call that the script does not expect. */
    | "unexpected"
    /** A model call that the real provider would refuse. */
    | "invalid"
    /** A request that is no model call at all. */
    | "stray"
    /** The script could not answer: a function threw, or the format cannot say it. */
    | "script"
    /** A turn that was never played to its end. */
    | "left-over";
  /** The conversation of the script; empty when none was found. */
  readonly conversation: string;
  /** A sentence. */
  readonly message: string;
  /** The call in question; undefined for what is left over and for strays. */
  readonly request: EffectiveRequest | undefined;
}

/** Thrown by `assertDone()`: everything that went wrong, in one message. */
export class ProviderFindings extends Error {
  override readonly name = "ProviderFindings";
  readonly findings: readonly Finding[];

  constructor(findings: readonly Finding[]) {
    const lines = findings.map(({ kind, conversation, message }) => {
      const where = conversation === "" || conversation === "*" ? "" : ` in ${JSON.stringify(conversation)}`;
      return `  - ${kind}${where}: ${message}`;
    });
    super(`The mock provider has ${findings.length} finding${findings.length === 1 ? "" : "s"}:\n${lines.join("\n")}`);
    this.findings = findings;
  }
}
