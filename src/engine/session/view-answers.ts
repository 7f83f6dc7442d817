import type { DraftMessage, StoredContent, ToolResult } from "../../generated/types.ts";
import { outputError } from "../../protocol/output.ts";
import { failCall, finishWell } from "./calls.ts";
import { checkOf, type End } from "./prepare.ts";
import type { CallState, SessionState } from "./state.ts";
import type { Step } from "./step.ts";

/** A tool message of the client's view that ends one of its own calls. */
interface Answer {
  readonly call: CallState;
  readonly message: DraftMessage;
}

/** What a view says of calls: those that it ends, and the news that are no such answers. */
export interface ViewAnswers {
  readonly answers: readonly Answer[];
  /** Whether there is anything else: a message of the user, or an answer to nothing that is known. */
  readonly others: boolean;
  /** Whether any of the news answers a call of the client's, open or not: what was answered before is no news (CT-6). */
  readonly any: boolean;
}

/** Sorts the news of a view. A call that is not the client's is not answered this way (CT-3). */
export function answersIn({ callById }: SessionState, news: readonly DraftMessage[]): ViewAnswers {
  const answers = new Map<string, Answer>();
  let others = false;
  let any = false;
  for (const message of news) {
    const call = message.role === "tool" ? callById.get(message.tool_call_id ?? "") : undefined;
    if (call?.handler !== "client") {
      others = true;
      continue;
    }
    any = true;
    if (call.status === "pending" && !answers.has(call.id)) answers.set(call.id, { call, message });
  }
  return { answers: [...answers.values()], others, any };
}

/** Ends a call with what the view says. With `tell` the worker hears of it by tool.finished (CT-5). */
export function settleAnswer(step: Step, { call, message }: Answer, tell: boolean): void {
  const end = endOf(step, call, message);
  if (end.ok) finishWell(step, call, end.result, tell);
  else failCall(step, call, end.error, false, tell);
}

/** The messages of a view once its answers are settled: one that broke its schema says so instead (row 12). */
export function settledView(
  { rules }: Step,
  messages: readonly DraftMessage[],
  { answers }: ViewAnswers,
): DraftMessage[] {
  const failed = new Map(
    answers.flatMap(({ call, message }) => {
      const { outcome } = call;
      return outcome === undefined || outcome.ok ? [] : [[message, rules.showError(outcome.error)] as const];
    }),
  );
  return messages.map((message) => {
    const error = failed.get(message);
    return error === undefined ? message : { ...message, content: error };
  });
}

function endOf(step: Step, call: CallState, { content }: DraftMessage): End {
  const blocks = blocksOf(content);
  const texts: ToolResult = { content: blocks.flatMap((block) => (block.type === "text" ? [block] : [])) };
  const { tool } = step.rules.toolOf(step.state, call);
  const broken = step.rules.checkOutput(texts, checkOf(step.compile, tool, "output"), "view");
  if (broken !== undefined) return { ok: false, error: outputError(broken), retryable: false };
  return { ok: true, result: { content: blocks } };
}

const STORED: ReadonlySet<string> = new Set(["text", "blob", "link", "attachment"]);

/** A message's content as the record has it; a part that no result may hold is named by its kind. */
function blocksOf(content: DraftMessage["content"]): StoredContent[] {
  if (content === undefined) return [];
  if (typeof content === "string") return [{ type: "text", text: content }];
  return content.map((part) =>
    STORED.has(part.type) ? (part as StoredContent) : { type: "text", text: `[${part.type}]` },
  );
}
