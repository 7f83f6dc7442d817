import type { Finding } from "../../judges/finding.ts";
import { confirmedWords, unconfirmed } from "../confirmed-words.ts";
import type { ReportedFailure } from "../document.ts";
import { engineCase } from "./engine-case.ts";
import type { CaseData, FindingData, Message } from "./shape.ts";
import { workerCase } from "./worker-case.ts";

/** A failing case as the page draws it. */
export function caseData(failure: ReportedFailure): CaseData {
  const told = failure.role === "engine" ? engineCase(failure) : workerCase(failure);
  const paper = { title: "The case as a document", text: JSON.stringify(failure.case) };
  return {
    rule: failure.rule,
    ...told,
    notes: [...shrunk(failure), ...shortened(failure), ...told.notes],
    findings: failure.findings.map((finding) => findingData(finding, told.messages, failure.role)),
    leftOut: failure.findingsLeftOut ?? 0,
    papers: [...told.papers, paper],
  };
}

function shortened({ caseShortened, file }: ReportedFailure): string[] {
  if (caseShortened !== true) return [];
  return [`The ends of long texts of the case were left out here; ${file ?? "the run's folder"} holds it whole.`];
}

function findingData(finding: Finding, messages: readonly Message[], tested: "engine" | "worker"): FindingData {
  const { message, expected, got, at, pointer } = finding;
  const last = messages.find(({ n }) => n === at.at(-1));
  return { message, expected, seen: got, at, pointer, half: last?.from === tested ? "request" : "answer" };
}

function shrunk(failure: ReportedFailure): string[] {
  const otherwise = unconfirmed(failure);
  if (otherwise !== undefined) return [otherwise];
  if (failure.shrink === undefined) return [];
  const { tries, before, after } = failure.shrink;
  const smaller = after < before ? `, from ${before} to ${after} characters` : "";
  return [
    `The smallest case found that shows it, after ${tries} ${tries === 1 ? "try" : "tries"}${smaller}; ${confirmedWords(failure)}.`,
  ];
}
