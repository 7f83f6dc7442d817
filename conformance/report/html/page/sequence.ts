import type { Half, Message, Party } from "../shape.ts";

/** One arrow of the diagram, from the first lifeline to the second; `y` is where its line is. */
export interface Step {
  readonly message: Message;
  readonly half: Half;
  readonly x1: number;
  readonly x2: number;
  readonly y: number;
}

/** A drawing: where its lifelines, arrows and the bars of those who are at work stand, in pixels. */
export interface Sequence {
  readonly width: number;
  readonly height: number;
  readonly lifelines: readonly { readonly party: Party; readonly x: number }[];
  readonly steps: readonly Step[];
  readonly bars: readonly { readonly x: number; readonly y1: number; readonly y2: number }[];
}

/** Beside the lifelines: numbers and times at the left, half a name at either side. */
const GUTTER = 74;
const NAME = 66;
export const ROW = 38;
const FIRST = 34;
const GAPS: Readonly<Record<number, number>> = { 2: 420, 3: 300 };
const GAP = 240;
/** Where there is little room labels are cut rather than lifelines out of sight; below this they could not be read. */
const LEAST_GAP = 140;

/**
 * Places every message of a case, and every answer after what happened before it came. It is as wide as reads best, or
 * as `room` in pixels allows, down to what can be read.
 */
export function sequence(
  parties: readonly Party[],
  messages: readonly Message[],
  room = Number.POSITIVE_INFINITY,
): Sequence {
  const between = Math.max(1, parties.length - 1);
  const allowed = Math.floor((room - GUTTER - 2 * NAME) / between);
  const gap = Math.max(LEAST_GAP, Math.min(GAPS[parties.length] ?? GAP, allowed));
  const lifelines = parties.map((party, i) => ({ party, x: GUTTER + NAME + i * gap }));
  const xs = new Map(lifelines.map(({ party, x }) => [party.id, x]));
  const xOf = (id: Party["id"]): number => xs.get(id) ?? GUTTER + NAME;
  const steps = inOrder(messages).map(({ message, half }, row): Step => {
    const [from, to] = [xOf(message.from), xOf(message.to)];
    const [x1, x2] = half === "request" ? [from, to] : [to, from];
    return { message, half, x1, x2, y: FIRST + row * ROW };
  });
  return {
    width: GUTTER + 2 * NAME + Math.max(0, parties.length - 1) * gap,
    height: FIRST + steps.length * ROW,
    lifelines,
    steps,
    bars: barsOf(steps),
  };
}

type Event = Pick<Step, "message" | "half">;

function inOrder(messages: readonly Message[]): Event[] {
  const events: Event[] = [];
  let open: Message[] = [];
  const answerUntil = (at: number): void => {
    const due = open.filter(({ answer }) => (answer?.at ?? at) <= at).sort((a, b) => answeredAt(a) - answeredAt(b));
    open = open.filter((message) => !due.includes(message));
    events.push(...due.map((message): Event => ({ message, half: "answer" })));
  };
  for (const message of messages) {
    answerUntil(message.at);
    events.push({ message, half: "request" });
    if (message.from === message.to) continue;
    if (message.answer?.at === undefined) events.push({ message, half: "answer" });
    else open.push(message);
  }
  answerUntil(Number.POSITIVE_INFINITY);
  return events;
}

const answeredAt = ({ at, answer }: Message): number => answer?.at ?? at;

/** Whoever was asked is at work until the answer. */
function barsOf(steps: readonly Step[]): Sequence["bars"] {
  const asked = new Map(steps.filter(({ half }) => half === "request").map((step) => [step.message, step]));
  return steps.flatMap(({ message, half, y }) => {
    const from = asked.get(message);
    return half === "request" || from === undefined || message.answer === undefined
      ? []
      : [{ x: from.x2, y1: from.y, y2: y }];
  });
}
