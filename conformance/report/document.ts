import type { EngineCase } from "../cases/engine/case.ts";
import type { Census } from "../cases/engine/census.ts";
import type { WorkerCase } from "../cases/worker/case.ts";
import type { DeclaredTool } from "../cases/worker/tool-plan.ts";
import type { Confirmation } from "../common/confirmation.ts";
import type { CutShort } from "../common/cut-short.ts";
import type { SavedSelection } from "../common/saved-selection.ts";
import type { Shard } from "../common/shard.ts";
import type { RuleOutcome, Verdict } from "../common/verdict.ts";
import type { EngineLog } from "../drivers/engine/log.ts";
import type { WorkerLog } from "../drivers/worker/log.ts";
import type { Finding } from "../judges/finding.ts";
import type { Known } from "../known/mark.ts";

/** The version of the document's form: what `tck report` and `tck diff` read. */
export const DOCUMENT_VERSION = 2;

/**
 * What a run came to, whichever side was tested: one JSON document, from which everything else is rendered.
 * schemas/report.json is the same as a JSON Schema. The same run gives the same bytes, but for what `volatile` names.
 */
export type ReportDocument = EngineReport | WorkerReport;

/** The report of an engine. */
export interface EngineReport extends Report<EngineFailure> {
  readonly role: "engine";
  readonly cases: ReportedCases & {
    readonly generated: number;
    readonly fixed: number;
    readonly flaky: number;
    /** What the cases were made of: how many hold each keyword, kind of block, fault and so on. */
    readonly kinds: Census;
  };
  /** Requests, by the side of the suite that sent (client) or answered them (worker, provider). */
  readonly exchanges: { readonly client: number; readonly worker: number; readonly provider: number };
}

/** The report of a worker. */
export interface WorkerReport extends Report<WorkerFailure> {
  readonly role: "worker";
  /** Requests of the suite, and the answers that came. */
  readonly exchanges: { readonly sent: number; readonly answered: number };
  readonly tools: readonly ReportedTool[];
  /** Known inputs that were tried, and what was wrong. */
  readonly examples: readonly ReportedExample[];
}

/** What both reports hold. */
export interface Report<Failure extends ReportedFailure = ReportedFailure> {
  readonly version: typeof DOCUMENT_VERSION;
  readonly role: "engine" | "worker";
  /** JSON pointers, with `*` for every member, to what differs between two runs of the same suite, seed and target. */
  readonly volatile: readonly string[];
  readonly suite: ReportedSuite;
  readonly target: ReportedTarget;
  readonly seed: number;
  readonly selection: ReportedSelection;
  readonly verdict: Verdict;
  /** The rules counted, by profile: those that were judged. */
  readonly score: readonly ProfileScore[];
  /** The profiles of this role that the verdict says nothing about. */
  readonly notClaimed: readonly string[];
  /** In the registry's order. */
  readonly rules: readonly ReportedRule<Failure>[];
  /** Where the text leaves a choice: how often each way was seen. */
  readonly choices: readonly ReportedChoice[];
  /** What is wrong with the list of known failures, one sentence each; absent when there was none. */
  readonly listFaults?: readonly string[];
  readonly cases: ReportedCases;
  readonly exchanges: Readonly<Partial<Record<"client" | "worker" | "provider" | "sent" | "answered", number>>>;
  readonly timings: ReportedTimings;
  readonly environment: ReportedEnvironment;
}

/** What judged. */
export interface ReportedSuite {
  readonly name: "toolcall-tck";
  readonly version: string;
  /** `sha256:` and the hash of the version, the rules and the requirement list: two runs with the same one judged by the same rules. */
  readonly hash: string;
  /** The protocol's revision. */
  readonly revision: string;
  /** The name of the frozen list of rules and levels. */
  readonly requirements: string;
}

/** Who was judged. */
export interface ReportedTarget {
  /** What it was said to be called; else the command that started it, in short, or its URL. */
  readonly name: string;
  /** Absent when nobody said. */
  readonly version?: string;
  /** Where it was reached; without a user's name and password. */
  readonly url: string;
  readonly features: readonly string[];
  readonly offers: readonly string[];
}

/** What was asked of the run; what was left to its default is absent. */
export interface ReportedSelection {
  /** Generated cases. */
  readonly runs: number;
  readonly profiles?: readonly string[];
  readonly rules?: readonly string[];
  readonly areas?: readonly string[];
  readonly tools?: readonly string[];
  readonly excludeTools?: readonly string[];
  readonly generatedOnly?: boolean;
  readonly slow?: boolean;
  readonly long?: boolean;
  readonly shard?: Shard;
  readonly onlyCase?: string;
  readonly strict?: boolean;
  readonly bail?: boolean;
  readonly shrink?: boolean;
  readonly allowCalls?: boolean;
  readonly modelCalls?: boolean;
  readonly timeLimitMs?: number;
  readonly patienceMs?: number;
}

/** The rules of one profile, counted by outcome. */
export interface ProfileScore {
  readonly profile: string;
  /** MUST rules that hold, of those that apply. */
  readonly passed: number;
  readonly total: number;
  readonly outcomes: Readonly<Record<RuleOutcome, number>>;
  /** How many of those that do not hold are listed as known. */
  readonly known: number;
}

/** One rule in the report. */
export interface ReportedRule<Failure extends ReportedFailure = ReportedFailure> {
  readonly id: string;
  readonly tier: string;
  readonly level: string;
  readonly profile: string;
  readonly outcome: RuleOutcome;
  /** How many things the rule's law looked at. */
  readonly checked: number;
  /** In how many cases it found fault, and in how many of each kind. */
  readonly broken: number;
  readonly brokenIn: Readonly<Record<string, number>>;
  /** Present when it does not hold and is listed as known. */
  readonly known?: Known;
  readonly sentence: string;
  /** How to mend it. */
  readonly mend: string;
  /** Why it is not applicable or could not be verified. */
  readonly because?: string;
  /** Nothing that it speaks about happened in this shard: what it comes to is for all shards together to say. */
  readonly leftToShards?: true;
  /** Present when it is broken: the smallest case that shows it. */
  readonly failure?: Failure;
}

/** What shows that a rule is broken, in either role. Saved alone, it is what `replay` reads. */
export type ReportedFailure = EngineFailure | WorkerFailure;

/** What shows that an engine breaks a rule. */
export interface EngineFailure extends Failure<"engine", EngineCase, SavedLog> {}

/** What shows that a worker breaks a rule. */
export interface WorkerFailure extends Failure<"worker", WorkerCase, SavedWorkerLog> {
  /** The tools that the case calls, as the worker declared them: what a result must fit. Absent in older files. */
  readonly tools?: readonly DeclaredTool[];
}

interface Failure<Role, Case, Log> extends Partial<Confirmation> {
  readonly version: 1;
  readonly role: Role;
  readonly rule: string;
  readonly seed: number;
  /**
   * Where the case stood before it was made small: `retries/17` is the one of that number, from 0, that the area draws
   * for the seed, `examples/3` a fixed one. Absent in older files.
   */
  readonly drawn?: string;
  /** What the run judged: a replay judges the same. Absent in older files. */
  readonly selection?: SavedSelection;
  /** The first of them; `findingsLeftOut` says how many more there were. */
  readonly findings: readonly Finding[];
  readonly findingsLeftOut?: number;
  readonly case: Case;
  /** Ends of long texts were left out of the case, which cannot be played so: `file` holds it whole. */
  readonly caseShortened?: true;
  readonly log: Log;
  /**
   * Whether the case that is here was made to fail a second time; where not, timing may play a part. Absent when nobody
   * tried. How it was tried is in `confirmed`, which older files do not have.
   */
  readonly reproduced?: boolean;
  /** Cases tried while shrinking, and the case's size before and after, in characters: the same where the case was kept. */
  readonly shrink?: { readonly tries: number; readonly before: number; readonly after: number };
  /** Where this was saved as a file of its own, and the command that plays it again. */
  readonly file?: string;
  readonly replay?: string;
}

/** An engine's log as a file holds it: JSON that its text says anyway is left out. */
export interface SavedLog extends EngineLog {
  readonly exchanges: readonly (EngineLog["exchanges"][number] & {
    readonly answer?: NonNullable<EngineLog["exchanges"][number]["answer"]> & {
      /** The answer's text is not to be read as JSON, though it could be. */
      readonly plain?: true;
    };
  })[];
  /** Exchanges, or ends of long texts, were left out: a rule may speak of what is no longer there. */
  readonly shortened?: true;
}

/** A worker's log as a file holds it. */
export interface SavedWorkerLog extends WorkerLog {
  /** Exchanges, or ends of long texts, were left out. */
  readonly shortened?: true;
}

/** One point where the text leaves a choice. */
export interface ReportedChoice {
  /** The point's name: a rule of the tier `choice`, or a row of the decisions. */
  readonly point: string;
  /** By what was chosen: how often it was seen. */
  readonly made: Readonly<Record<string, number>>;
}

/** What was played. */
export interface ReportedCases {
  readonly total: number;
  readonly byArea: Readonly<Record<string, number>>;
  /** How they ended: an engine's `ended`, `derailed` or `stalled`; a worker's `ended`, `stalled` or `unreachable`. */
  readonly ends: Readonly<Record<string, number>>;
  readonly notPlayed: number;
  /** Cases that stalled once and were not looked at again, since the time limit had passed: they are not judged. */
  readonly notLookedAgain?: number;
  /** Why they were not played. */
  readonly cutShort?: CutShort;
}

/** One declared tool of a worker, and whether it was called. */
export interface ReportedTool {
  readonly name: string;
  readonly called: boolean;
  /** Why it was not called. */
  readonly because?: string;
  /** Of so many samples drawn from its schema, so many fitted it. */
  readonly drawn?: { readonly kept: number; readonly tried: number };
}

/** A known input that was tried, and what was wrong with what came of it. */
export interface ReportedExample {
  readonly tool: string;
  readonly name: string;
  readonly ok: boolean;
  /** One sentence; empty when all was well. */
  readonly message: string;
}

/** When the run was, and how long it took. */
export interface ReportedTimings {
  /** As `2026-08-28T12:00:00.000Z`. */
  readonly startedAt: string;
  readonly milliseconds: number;
}

/** Where the suite ran. */
export interface ReportedEnvironment {
  /** As `v24.21.0`. */
  readonly node: string;
  /** As Node names them: `linux`, `x64`. */
  readonly platform: string;
  readonly arch: string;
  /** Sessions at the same time. */
  readonly concurrency: number;
}
