import { type Message, type Part, textOf } from "./model.ts";
import type { Recorded } from "./recorder.ts";

const clip = (text: string, length: number): string => (text.length > length ? `${text.slice(0, length - 1)}…` : text);

/** Text for a Mermaid message: one line, none of the characters that end or start something there. */
const forDiagram = (text: string): string =>
  clip(text.replaceAll(/\s+/g, " "), 80).replaceAll(/[;#:<>{}"&]/g, (char) => `#${char.charCodeAt(0)};`) || " ";

const partText = (part: Part): string => {
  if (part.type === "text") return part.text;
  if (part.type === "image") return `[image, ${part.mimeType}]`;
  return part.type === "image-url" ? `[image ${part.url}]` : "[other content]";
};

const allText = (parts: readonly Part[]): string => parts.map(partText).join("\n");

/** The messages that a request adds to what the model had seen before: those since it last spoke. */
const newMessages = ({ request }: Recorded): readonly Message[] => {
  const spoke = request.messages.findLastIndex((message) => message.role === "assistant");
  return request.messages.slice(spoke + 1);
};

const incoming = (message: Message): string => {
  if (message.role === "tool")
    return `${message.isError ? "error" : "result"} of ${message.callId}: ${allText(message.content)}`;
  return `${message.role}: ${message.role === "assistant" ? textOf(message.content) : allText(message.content)}`;
};

const outgoing = ({ answer, status }: Recorded): string[] => {
  if (answer.kind === "failure") return [`error ${status}: ${answer.message ?? ""}`];
  const lines: string[] = [];
  if (answer.reasoning) lines.push(`thinks: ${answer.reasoning}`);
  const text = typeof answer.text === "string" ? answer.text : (answer.text?.join("") ?? "");
  if (text !== "") lines.push(`says: ${text}`);
  if (answer.refusal) lines.push(`refuses: ${answer.refusal}`);
  for (const call of answer.toolCalls ?? []) lines.push(`calls ${call.name}(${call.rawArguments})`);
  return lines.length === 0 ? ["says nothing"] : lines;
};

const faultNote = ({ faults }: Recorded): string =>
  faults.length === 0 ? "" : ` (damaged: ${faults.map((fault) => fault.kind).join(", ")})`;

const retryNote = ({ request }: Recorded): string => (request.attempt > 1 ? ` (attempt ${request.attempt})` : "");

const diagram = (exchanges: readonly Recorded[]): string => {
  const lines = ["sequenceDiagram", "  participant A as Agent", "  participant M as Model"];
  for (const exchange of exchanges) {
    const asks = newMessages(exchange).map(incoming);
    for (const line of asks.length === 0 ? ["asks again"] : asks)
      lines.push(`  A->>M: ${forDiagram(line + retryNote(exchange))}`);
    for (const line of outgoing(exchange)) lines.push(`  M-->>A: ${forDiagram(line + faultNote(exchange))}`);
  }
  return lines.join("\n");
};

/** A fence that is longer than any run of backticks in the text. */
const fenced = (text: string): string => {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}text\n${text}\n${fence}`;
};

const section = (exchange: Recorded, index: number): string => {
  const { request, turn } = exchange;
  const played = turn === undefined ? "no turn of the script" : `turn ${turn}`;
  const head = `### Call ${index + 1}: ${request.model}, ${request.format}, ${played}${retryNote(exchange)}`;
  const asks = newMessages(exchange).map(incoming).join("\n");
  const says = outgoing(exchange).join("\n") + faultNote(exchange);
  return [head, "The agent:", fenced(asks === "" ? "(nothing new)" : asks), "The model:", fenced(says)].join("\n\n");
};

/** Model calls as Markdown: a Mermaid sequence diagram for each conversation, then each call with what was new in it. */
export const renderTranscript = (exchanges: readonly Recorded[]): string => {
  const groups = Map.groupBy(exchanges, ({ conversation, request }) => conversation ?? request.model);
  const parts = [...groups].map(([name, list]) => {
    const title = name === "*" ? "## Conversation" : `## Conversation ${name}`;
    return [title, `\`\`\`mermaid\n${diagram(list)}\n\`\`\``, ...list.map(section)].join("\n\n");
  });
  return `${parts.join("\n\n")}\n`;
};
