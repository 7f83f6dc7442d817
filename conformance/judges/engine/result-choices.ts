import { isObject } from "../../../src/json/own.ts";
import type { EngineCase, Json, PlannedCall } from "../../cases/engine/case.ts";
import type { EngineLog } from "../../drivers/engine/log.ts";
import { choice, type EngineChoice } from "./choice.ts";
import { actionsOf, decisions, decisionsOf, isEmptyProposal, madeCalls, promptsAfter, sameValue } from "./pick.ts";

/** A result that a worker has given as one, the tool's output schema, and how the worker was told that the call ended. */
interface Given {
  readonly call: PlannedCall;
  readonly n: number;
  readonly result: Json;
  readonly output: unknown;
  readonly told: Json;
}

function* given(engineCase: EngineCase, log: EngineLog): Generator<Given> {
  for (const { call, n } of madeCalls(engineCase, log)) {
    const [answer] = call.answers;
    const result = answer?.take === "action" ? answer.action["result"] : undefined;
    const output = engineCase.tools.find(({ name }) => name === call.tool)?.output;
    // Of a call that was asked for again, the first answer tells nothing.
    if (!isObject(result) || call.answers.length > 1) continue;
    for (const { trigger: told } of decisionsOf(log, "tool.finished", call.id)) yield { call, n, result, output, told };
  }
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The texts of blocks. */
const textsOf = (value: unknown): string[] =>
  listOf(value).flatMap((block) => (isObject(block) && typeof block["text"] === "string" ? [block["text"]] : []));

const typeIn = (output: unknown): unknown => (isObject(output) ? output["type"] : undefined);

/** What the model reads of a call in the first prompt after it. */
const shownOf = (log: EngineLog, { call, n }: Given): string | undefined =>
  promptsAfter(log, n)
    .flatMap(({ prompt }) => prompt.messages)
    .find(({ role, callId }) => role === "tool" && callId === call.id)?.text;

const storedOf = ({ told }: Given): readonly unknown[] => listOf((told["result"] as Json | undefined)?.["content"]);

/** How results are read, checked and shown where the text leaves it open. */
export const resultChoices: readonly EngineChoice[] = [
  choice(
    "results/extra-keys-and-empty-content",
    { taken: "it is taken as a ToolResult", data: "it becomes one text block of its JSON" },
    function* (engineCase, log, ways) {
      for (const one of given(engineCase, log)) {
        const { content, structuredContent, isError, ...more } = one.result;
        const isOdd = Object.keys(more).length > 0 || listOf(content).length === 0;
        const isBare = Array.isArray(content) && structuredContent === undefined && isError === undefined;
        if (!isOdd || !isBare || one.output !== undefined || one.told["ok"] !== true) continue;
        const texts = textsOf(storedOf(one));
        if (texts.length === 1 && sameValue(texts[0], JSON.stringify(one.result))) yield ways.data;
        else if (texts.join() === textsOf(content).join()) yield ways.taken;
      }
    },
  ),
  choice(
    "output/null-structured-content",
    { absent: "as absent", value: "as the value null" },
    function* (engineCase, log, ways) {
      for (const { result, output, told } of given(engineCase, log))
        if (result["structuredContent"] === null && typeIn(output) === "object")
          yield told["ok"] === true ? ways.absent : ways.value;
    },
  ),
  choice(
    "output/several-text-blocks",
    { joined: "joined by a newline; none is the empty string", first: "the first one", violation: "as a violation" },
    function* (engineCase, log, ways) {
      const passed = new Map<unknown, boolean>();
      for (const { result, output, told } of given(engineCase, log)) {
        if (result["structuredContent"] !== undefined || result["isError"] !== undefined) continue;
        if (textsOf(result["content"]).length > 1) passed.set(typeIn(output), told["ok"] === true);
        else if (
          result["content"] !== undefined &&
          listOf(result["content"]).length === 0 &&
          typeIn(output) === "string"
        )
          if (told["ok"] !== true) yield ways.violation;
      }
      // As one text the two are no number, and the first alone is no string.
      if (!passed.has("string") || !passed.has("number")) return;
      yield passed.get("string") ? ways.joined : passed.get("number") ? ways.first : ways.violation;
    },
  ),
  choice(
    "output/text-of-a-violation",
    { place: "it names the place and what was expected", value: "it quotes the offending value too" },
    function* (engineCase, log, ways) {
      for (const { result, told } of given(engineCase, log)) {
        const value = result["structuredContent"];
        const message = isObject(told["error"]) ? told["error"]["message"] : undefined;
        if (typeof value === "string" && value.length > 8 && typeof message === "string")
          yield message.includes(value) ? ways.value : ways.place;
      }
    },
  ),
  choice(
    "model-view/text-beside-structured-content",
    { value: "the JSON of structuredContent", text: "the text", both: "both" },
    function* (engineCase, log, ways) {
      for (const one of given(engineCase, log)) {
        const { structuredContent: value, content } = one.result;
        const [text = ""] = textsOf(content);
        const shown = isObject(value) && one.output === undefined && text !== "" ? shownOf(log, one) : undefined;
        if (shown === undefined) continue;
        if (sameValue(shown, JSON.stringify(value))) yield ways.value;
        else if (shown === text) yield ways.text;
        else if (shown.includes(text)) yield ways.both;
      }
    },
  ),
  choice(
    "proposals/of-a-workers-own-call",
    { nothing: "nothing", message: "a tool message, with or without a prompt" },
    function* (_engineCase, log, ways) {
      for (const told of decisionsOf(log, "tool.finished", "tck-own-call"))
        yield isEmptyProposal(told) ? ways.nothing : ways.message;
    },
  ),
  choice(
    "turns/failed-model-call",
    { fail: "a fail action", interrupt: "an interrupt" },
    function* (_engineCase, log, ways) {
      for (const { trigger, proposed } of decisions(log, "llm.finished")) {
        const types = new Set(actionsOf(proposed).map(({ type }) => type));
        if (trigger["ok"] !== false) continue;
        if (types.has("fail")) yield ways.fail;
        else if (types.has("interrupt")) yield ways.interrupt;
      }
    },
  ),
];
