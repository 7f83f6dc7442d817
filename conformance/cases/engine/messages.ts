import fc from "fast-check";
import type { EngineArea, EngineCase, Json, PlannedDecision } from "./case.ts";
import { fineCall } from "./delivery.ts";
import { assemble, coreArea } from "./draft.ts";

const needs = ["delivery"];

/** A decision that messages ride on, and the actions that it has beside them: the usual ones. */
interface Carrier {
  readonly trigger: "client.messages" | "tool.execute" | "tool.finished" | "llm.finished";
  readonly nth?: number;
  readonly usual: readonly Json[];
}

const onExecute: Carrier = {
  trigger: "tool.execute",
  usual: [{ type: "tool.result", content: [{ type: "text", text: "fine" }] }],
};

/** The answer to `turn.finished` is none of them: the next message may come before it, and end the turn without it. */
const carriers: readonly Carrier[] = [
  { trigger: "client.messages", usual: [{ type: "llm.call" }] },
  onExecute,
  { trigger: "tool.finished", usual: [{ type: "llm.call" }] },
  { trigger: "llm.finished", nth: 2, usual: [{ type: "done" }] },
];

const texts = fc.constantFrom("The order has arrived.", "line one\nline two", "naïve 東京 🌦", '{"total":3}');

const sent = (content: string, n: number): Json => ({
  type: "message.send",
  session_id: "$other",
  message: { role: "user", content: `${content} (${n + 1})` },
});

const sendingCase = ({ usual, ...on }: Carrier, contents: readonly string[], last: boolean): EngineCase => {
  const messages = contents.map(sent);
  const actions = last ? [...usual, ...messages] : [...messages, ...usual];
  const isExecute = on.trigger === "tool.execute";
  const call = isExecute ? fineCall({ take: "decision", body: { actions }, mayRefuse: true }) : fineCall();
  const decisions: PlannedDecision[] = isExecute
    ? []
    : [{ on, answer: { take: "changed", with: { actions }, mayRefuse: true } }];
  const other = { user: "hello", reply: "I see.", hears: messages.length, last: "what have you heard?" };
  return { ...assemble("message-send", [[call]], undefined, { needs, decisions }), other };
};

/** Messages from one session to another, whichever decision they ride on. */
const sending: fc.Arbitrary<EngineCase> = fc
  .tuple(fc.constantFrom(...carriers), fc.array(texts, { minLength: 1, maxLength: 2 }), fc.boolean())
  // What stands behind a done may come too late to count.
  .map(([carrier, contents, last]) => sendingCase(carrier, contents, last && carrier.trigger !== "llm.finished"));

/** What every run plays, however short it is. */
export const messageExamples: readonly EngineCase[] = [sendingCase(onExecute, ["The order has arrived."], false)];

/** What one session tells another. */
export const messageAreas: readonly EngineArea[] = [{ ...coreArea("message-send", 1, sending), needs }];
