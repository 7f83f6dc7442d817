import { escapeToken } from "../../json/pointer.ts";
import { formats } from "../formats/index.ts";
import { asData } from "./as-data.ts";
import { isErrorStep } from "./failure.ts";
import { argumentsText, toReply } from "./reply.ts";
import { shapeProblems } from "./shape.ts";
import type { ConversationScript, ReplyStep, Script, ScriptCall, Step } from "./types.ts";

/** What is wrong with a script, and where, as a JSON pointer. */
export interface Problem {
  readonly pointer: string;
  readonly message: string;
}

/** A conversation of a script, and where its turns are. */
export interface NamedConversation {
  readonly name: string;
  readonly turns: string;
  readonly conversation: ConversationScript;
}

const named = (name: string, pointer: string, entry: ConversationScript | readonly Step[]): NamedConversation =>
  isSteps(entry)
    ? { name, turns: pointer, conversation: { turns: entry } }
    : { name, turns: `${pointer}/turns`, conversation: entry };

/** The conversations of a script by name, each with its pointer; the single one is called `*`. */
export const conversationsOf = (script: Script): NamedConversation[] =>
  isSteps(script) || script.conversations === undefined
    ? [named("*", "", script)]
    : Object.entries(script.conversations).map(([name, entry]) =>
        named(name, `/conversations/${escapeToken(name)}`, entry),
      );

const isSteps = (value: Script | ConversationScript | readonly Step[]): value is readonly Step[] =>
  Array.isArray(value);

const callProblem = (call: ScriptCall): string | undefined => {
  if (call.arguments !== undefined && call.rawArguments !== undefined)
    return `the call of ${JSON.stringify(call.name)} has both arguments and rawArguments`;
  try {
    argumentsText(call);
    return undefined;
  } catch (error) {
    return `the arguments of ${JSON.stringify(call.name)} cannot be said in JSON: ${(error as Error).message.split("\n")[0]}`;
  }
};

const callProblems = (step: ReplyStep): { path: string; message: string }[] =>
  (step.toolCalls ?? []).flatMap((call, index) => {
    const message = callProblem(call);
    return message === undefined ? [] : [{ path: `/toolCalls/${index}`, message }];
  });

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
  if (isErrorStep(step)) return problems;
  const calls = callProblems(step);
  problems.push(...calls);
  if (calls.length > 0 || conversation.format === undefined) return problems;
  const refused = formats[conversation.format].refuse(toReply(step), conversation.stream ?? false);
  return refused === undefined ? problems : [...problems, { path: "", message: refused }];
};

const unreachable = (conversation: ConversationScript): number => {
  if (conversation.order === "any") return -1;
  const endless = conversation.turns.findIndex((step) => {
    if (typeof step === "function") return false;
    return isErrorStep(step) ? step.times === "always" : step.repeat === "always";
  });
  return endless >= 0 && endless < conversation.turns.length - 1 ? endless + 1 : -1;
};

/** Everything that is wrong with a script whose shape is right, before anything is played. */
export const problemsOf = (script: Script): Problem[] =>
  conversationsOf(script).flatMap(({ turns: base, conversation }) => {
    const problems: Problem[] = conversation.turns.flatMap((step, index) =>
      stepProblems(step, conversation).map(({ path, message }) => ({ pointer: `${base}/${index}${path}`, message })),
    );
    const lost = unreachable(conversation);
    if (lost >= 0)
      problems.push({
        pointer: `${base}/${lost}`,
        message: "this turn is never reached: the one before answers always",
      });
    return problems;
  });

/** Everything that is wrong with what a program gave as a script: its shape first, then what only a look at all of it shows. */
export const scriptProblems = (script: unknown): Problem[] => {
  const shape = shapeProblems(asData(script));
  return shape.length > 0 ? shape : problemsOf(script as Script);
};
