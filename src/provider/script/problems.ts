import { escapeToken } from "../../json/pointer.ts";
import { formats } from "../formats/index.ts";
import { toReply } from "./reply.ts";
import type { ConversationScript, ReplyStep, Script, ScriptFault, Step } from "./types.ts";

/** What is wrong with a script, and where, as a JSON pointer. */
export interface Problem {
  readonly pointer: string;
  readonly message: string;
}

/** The conversations of a script by name, each with its pointer; the single one is called `*`. */
export const conversationsOf = (
  script: Script,
): { readonly name: string; readonly pointer: string; readonly conversation: ConversationScript }[] => {
  if (isSteps(script)) return [{ name: "*", pointer: "", conversation: { turns: script } }];
  if (script.conversations === undefined) return [{ name: "*", pointer: "", conversation: script }];
  return Object.entries(script.conversations).map(([name, entry]) => ({
    name,
    pointer: `/conversations/${escapeToken(name)}`,
    conversation: isSteps(entry) ? { turns: entry } : entry,
  }));
};

const isSteps = (value: Script | ConversationScript | readonly Step[]): value is readonly Step[] =>
  Array.isArray(value);

const turnsPointer = (pointer: string, script: Script): string => {
  if (isSteps(script)) return "";
  if (script.conversations === undefined) return "/turns";
  const name = pointer.split("/")[2] ?? "";
  const entry = Object.entries(script.conversations).find(([key]) => escapeToken(key) === name)?.[1];
  return entry !== undefined && isSteps(entry) ? pointer : `${pointer}/turns`;
};

const faultProblem = (fault: ScriptFault): string | undefined => {
  if (fault.kind === "chunk" && fault.bytes < 1) return "a chunk holds at least one byte";
  if (fault.every !== undefined && fault.every < 1) return "`every` counts from 1";
  if (fault.probability !== undefined && (fault.probability < 0 || fault.probability > 1)) {
    return `a probability lies between 0 and 1, not at ${fault.probability}`;
  }
  return undefined;
};

const callProblems = (step: ReplyStep): { path: string; message: string }[] =>
  (step.toolCalls ?? []).flatMap((call, index) =>
    call.arguments !== undefined && call.rawArguments !== undefined
      ? [
          {
            path: `/toolCalls/${index}`,
            message: `the call of ${JSON.stringify(call.name)} has both arguments and rawArguments`,
          },
        ]
      : [],
  );

const patternProblems = (step: Step): { path: string; message: string }[] => {
  if (typeof step === "function" || typeof step.when !== "object") return [];
  const result = step.when.toolResult;
  const named = {
    "/when/model": step.when.model,
    "/when/system": step.when.system,
    "/when/user": step.when.user,
    "/when/toolResult/text": typeof result === "object" ? result.text : undefined,
  };
  return Object.entries(named).flatMap(([path, match]) => {
    if (typeof match !== "object" || !("matches" in match)) return [];
    try {
      new RegExp(match.matches, "u");
      return [];
    } catch (error) {
      return [{ path: `${path}/matches`, message: (error as Error).message }];
    }
  });
};

const stepProblems = (step: Step, conversation: ConversationScript): { path: string; message: string }[] => {
  if (typeof step === "function") return [];
  const problems = patternProblems(step);
  for (const [index, fault] of [step.fault ?? []].flat().entries()) {
    const message = faultProblem(fault);
    if (message !== undefined)
      problems.push({ path: Array.isArray(step.fault) ? `/fault/${index}` : "/fault", message });
  }
  if ("error" in step) return problems;
  problems.push(...callProblems(step));
  if (conversation.format === undefined) return problems;
  const refused = formats[conversation.format].refuse(toReply(step), conversation.stream ?? false);
  return refused === undefined ? problems : [...problems, { path: "", message: refused }];
};

const unreachable = (conversation: ConversationScript): number => {
  if (conversation.order === "any") return -1;
  const endless = conversation.turns.findIndex((step) => {
    if (typeof step === "function") return false;
    return "error" in step ? step.times === "always" : step.repeat === "always";
  });
  return endless >= 0 && endless < conversation.turns.length - 1 ? endless + 1 : -1;
};

/** Everything that is wrong with a script whose shape is right, before anything is played. */
export const problemsOf = (script: Script): Problem[] =>
  conversationsOf(script).flatMap(({ pointer, conversation }) => {
    const base = turnsPointer(pointer, script);
    const problems: Problem[] = conversation.turns.flatMap((step, index) =>
      stepProblems(step, conversation).map(({ path, message }) => ({ pointer: `${base}/${index}${path}`, message })),
    );
    for (const [index, fault] of (conversation.faults ?? []).entries()) {
      const message = faultProblem(fault);
      if (message !== undefined) problems.push({ pointer: `${pointer}/faults/${index}`, message });
    }
    const lost = unreachable(conversation);
    if (lost >= 0)
      problems.push({
        pointer: `${base}/${lost}`,
        message: "this turn is never reached: the one before answers always",
      });
    return problems;
  });
