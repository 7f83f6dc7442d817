import { isObject } from "../../src/json/own.ts";
import {
  callsOf,
  type EngineCase,
  type Mark,
  type PlannedAct,
  type PlannedAnswer,
  type PlannedCall,
  type PlannedDecision,
  type PlannedReply,
} from "../cases/engine/case.ts";

/** Results that must have no effect say so by this. */
const UNHEARD = ["tck-too-late", "tck-never-to-be-heard"];

/** Whether a text stands somewhere in a value, alone. */
export function mentions(value: unknown, text: string): boolean {
  if (value === text) return true;
  if (Array.isArray(value)) return value.some((item) => mentions(item, text));
  return isObject(value) && Object.values(value).some((item) => mentions(item, text));
}

const holdsAny = (value: unknown, texts: readonly string[]): boolean => {
  const written = JSON.stringify(value) ?? "";
  return texts.some((text) => written.includes(text));
};

/** Whether the calls of a case, or what is planned of them, wait for a number of acts. */
export const isCounted = ({ turns, decisions }: EngineCase): boolean => holdsAny([turns, decisions], ['"afterActs"']);

/** Whether each step of a case leads to the next: a pause to its end, a model call of the worker's to its reply. */
export const isChained = ({ turns, decisions, acts }: EngineCase): boolean =>
  holdsAny([turns, decisions, acts], ["interrupt", "$model"]);

/** Whether what is answered to a call's end is the same whichever call has ended. */
const isForAny = ({ on, answer }: PlannedDecision): boolean =>
  on.trigger === "tool.finished" && on.call === undefined && answer.take === "decision";

/** What ends the calls that are left open by the answer to their execute: acts, decisions and answers to other calls. */
export function endersOf(engineCase: EngineCase): readonly (PlannedAct | PlannedDecision | PlannedCall)[] {
  const { acts = [], decisions = [] } = engineCase;
  const calls = callsOf(engineCase);
  const open = calls.filter(({ expect }) => expect.because.startsWith("later")).map(({ id }) => id);
  const names = (part: unknown, ids: readonly string[]): boolean =>
    ids.some((id) => mentions(part, id)) && !holdsAny(part, UNHEARD);
  return [
    ...acts.filter(({ act }) => names(act, open)),
    ...decisions.filter(({ answer }) => names(answer, open)),
    ...calls.filter(({ id, answers }) =>
      names(
        answers,
        open.filter((other) => other !== id),
      ),
    ),
  ];
}

/**
 * The case without these calls and all that is said of them; none where what is left would not be the same any more: a
 * call that nobody ends now, or a place in a row that another would take.
 */
export function withoutCalls(engineCase: EngineCase, gone: readonly string[]): EngineCase[] {
  const { acts = [], decisions = [], ...rest } = engineCase;
  if (isChained(engineCase) || decisions.some(isForAny)) return [];
  const about = (part: unknown): boolean => gone.some((id) => mentions(part, id));
  const keptActs = acts.flatMap((one): PlannedAct[] => {
    const when = movedTo(one.when, acts, about);
    return when === undefined
      ? []
      : withoutActions(one, gone, about).map((left) => ({ ...left, when: fewerAsked(when, gone.length) }));
  });
  const keptDecisions = decisions
    .filter(({ on }) => !about(on))
    .map((one) => ({ ...one, answer: spared(one.answer, gone) }));
  const turns = rest.turns.map((turn) => ({
    ...turn,
    replies: turn.replies.flatMap((reply) => fewer(reply, gone)),
  }));
  const left: EngineCase = {
    ...rest,
    turns,
    ...(engineCase.acts === undefined ? {} : { acts: keptActs }),
    ...(engineCase.decisions === undefined ? {} : { decisions: keptDecisions }),
  };
  return isSameWithout(engineCase, left) ? [left] : [];
}

function fewer(reply: PlannedReply, gone: readonly string[]): PlannedReply[] {
  if (!("calls" in reply)) return [reply];
  const calls = reply.calls
    .filter(({ id }) => !gone.includes(id))
    .map((call) => ({ ...call, answers: call.answers.map((answer) => spared(answer, gone)) }));
  return calls.length === 0 ? [] : [{ ...reply, calls }];
}

/**
 * The moment of an act without these calls: what came after the end of one of them comes when that one would have been
 * ended. Undefined where there is no such moment.
 */
function movedTo(when: Mark, acts: readonly PlannedAct[], about: (part: unknown) => boolean): Mark | undefined {
  const before = "answered" in when ? acts.find(({ name }) => name === when.answered) : undefined;
  if (before !== undefined ? !about(before.act) : !about(when)) return when;
  const ender = before ?? acts.find(({ act }) => "call" in when && mentions(act, String(when.call)));
  const earlier = acts.slice(0, ender === undefined ? 0 : acts.indexOf(ender));
  return ender === undefined ? undefined : movedTo(ender.when, earlier, about);
}

/** Nothing of an act about these calls; a decision that is sent out of band may end others too, and still does. */
function withoutActions(one: PlannedAct, gone: readonly string[], about: (part: unknown) => boolean): PlannedAct[] {
  const { act } = one;
  if (!about(act)) return [one];
  if (act.do !== "decide" || act.body === undefined || about(act.decision)) return [];
  const body = sparedBody(act.body, gone);
  const { actions } = body;
  return Array.isArray(actions) && actions.length === 0 ? [] : [{ ...one, act: { ...act, body } }];
}

/** An answer without the actions that name these calls. */
function spared(answer: PlannedAnswer, gone: readonly string[]): PlannedAnswer {
  if (answer.take === "decision" && answer.body !== null) return { ...answer, body: sparedBody(answer.body, gone) };
  if (answer.take === "changed") return { ...answer, with: sparedBody(answer.with, gone) };
  return answer;
}

function sparedBody(body: Readonly<Record<string, unknown>>, gone: readonly string[]): Record<string, unknown> {
  const { actions } = body;
  if (!Array.isArray(actions)) return { ...body };
  return { ...body, actions: actions.filter((action) => !isObject(action) || !gone.includes(String(action["id"]))) };
}

/** The moment at which so many calls fewer have been asked for. */
function fewerAsked(when: Mark, count: number): Mark {
  if (!("trigger" in when) || when.trigger !== "tool.execute" || when.call !== undefined) return when;
  return { ...when, nth: Math.max(1, (when.nth ?? 1) - count) };
}

/** Whether what is left means what it meant: every open call is still ended, and nothing has lost its place. */
function isSameWithout(before: EngineCase, after: EngineCase): boolean {
  const calls = callsOf(after);
  if (calls.length === 0) return false;
  const enders = endersOf(after);
  const wasEnded = (id: string): boolean => endersOf(before).some((part) => mentions(part, id));
  const isEnded = (id: string): boolean => enders.some((part) => !isCall(part, id) && mentions(part, id));
  const open = calls.filter(({ id, expect }) => expect.because.startsWith("later") && wasEnded(id));
  if (!open.every(({ id }) => isEnded(id))) return false;
  const lostActs = (before.acts?.length ?? 0) !== (after.acts?.length ?? 0);
  if (lostActs && isCounted(before)) return false;
  const replies = ({ turns }: EngineCase): number => turns.flatMap((turn) => turn.replies).length;
  // Where one reply fewer is given, what is planned for the nth of anything would be another's.
  return replies(before) === replies(after) || !holdsAny([before.acts, before.decisions], ['"nth"', '"prompt"']);
}

const isCall = (part: object, id: string): boolean => "id" in part && part.id === id;
