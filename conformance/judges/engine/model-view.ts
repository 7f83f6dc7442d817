import { equal } from "../../../src/json/equal.ts";
import { isObject } from "../../../src/json/own.ts";
import { readExactJson } from "../../../src/json/read.ts";
import { isDeferred } from "../../cases/engine/case.ts";
import { bad, type EngineLaw, good } from "./law.ts";
import { decisionsOf, holds, madeCalls, prompts, promptsAfter, wentThrough } from "./pick.ts";

const ALL = ["arguments", "unknown", "results", "output", "storage", "parallel", "final", "schemas"];

/** The laws on what the model is shown. */
export const modelViewLaws: readonly EngineLaw[] = [
  {
    rule: "model-view/tools-as-declared",
    areas: ALL,
    *judge(engineCase, log) {
      // Behind the first prompt of such a case stands a config that a decision has brought, with tools of its own.
      const judged = engineCase.area === "agent" ? 1 : 2;
      for (const { n, prompt } of prompts(log).slice(0, judged)) {
        for (const tool of engineCase.tools) {
          if (isDeferred(engineCase, tool)) continue;
          const { name, description = "", input, unusable } = tool;
          const shown = prompt.tools.filter((tool) => tool.name === name);
          if (shown.length !== 1) yield bad(this.rule, [n], "/tools", `one tool ${name}`, shown);
          else if (shown[0]?.description !== description)
            yield bad(
              this.rule,
              [n],
              "/tools",
              `the description ${JSON.stringify(description)}`,
              shown[0]?.description,
            );
          else if (input !== undefined && unusable !== true && !equal(shown[0]?.schema, input))
            yield bad(this.rule, [n], "/tools", `the schema ${JSON.stringify(input)}`, shown[0]?.schema);
          else yield good;
        }
      }
    },
  },
  {
    rule: "model-view/nothing-else-of-a-tool",
    areas: ["output", "final"],
    *judge(engineCase, log) {
      for (const { n, exchange } of prompts(log).slice(0, 1)) {
        for (const { output } of engineCase.tools) {
          if (output === undefined) continue;
          const leak = /"(?:output|outputSchema|output_schema|handler|defer)"\s*:/.exec(toolsText(exchange.json));
          yield leak === null ? good : bad(this.rule, [n], "/tools", "name, description and input alone", leak[0]);
        }
      }
    },
  },
  {
    rule: "model-view/one-message-per-call",
    areas: ALL,
    *judge(engineCase, log) {
      for (const { call, n } of madeCalls(engineCase, log)) {
        if (call.expect.ends.includes("refused")) continue;
        const later = promptsAfter(log, n);
        for (const { n: at, prompt } of later.slice(0, 1)) {
          const own = prompt.messages.filter(({ role, callId }) => role === "tool" && callId === call.id);
          yield own.length === 1 ? good : bad(this.rule, [at], "/messages", `one tool message for ${call.id}`, own);
        }
        if (later.length === 0 && wentThrough(log))
          yield bad(this.rule, [n], "", "another prompt once the calls have ended", "none");
      }
    },
  },
  {
    rule: "model-view/prompted-once-after-the-calls",
    areas: ALL,
    *judge(_engineCase, log) {
      // Each reply of the script is asked for once: a prompt too many has no reply left and ends the case.
      if (prompts(log).length === 0) return;
      yield log.end === "derailed"
        ? bad(
            this.rule,
            [prompts(log).at(-1)?.n ?? 0],
            "",
            "one prompt after the last call has ended",
            log.note ?? "another",
          )
        : good;
    },
  },
  {
    rule: "model-view/reads-the-error",
    areas: ["results", "final", "arguments", "unknown"],
    *judge(engineCase, log) {
      for (const { call, n } of madeCalls(engineCase, log)) {
        for (const { trigger } of decisionsOf(log, "tool.finished", call.id)) {
          const error = isObject(trigger["error"]) ? trigger["error"]["message"] : undefined;
          if (trigger["ok"] !== false || typeof error !== "string") continue;
          for (const { n: at, prompt } of promptsAfter(log, n).slice(0, 1)) {
            const text = prompt.messages.find(({ callId }) => callId === call.id)?.text ?? "";
            yield holds(text, error)
              ? good
              : bad(this.rule, [at], "/messages", `the error ${JSON.stringify(error)}`, text);
          }
        }
      }
    },
  },
  {
    rule: "model-view/reads-the-result",
    areas: ["results", "arguments", "output", "storage", "whole-result"],
    *judge(engineCase, log) {
      for (const { call, n } of madeCalls(engineCase, log)) {
        for (const { trigger } of decisionsOf(log, "tool.finished", call.id)) {
          const result = trigger["ok"] === true && isObject(trigger["result"]) ? trigger["result"] : undefined;
          if (result === undefined) continue;
          const structured = result["structuredContent"];
          const texts = (Array.isArray(result["content"]) ? result["content"] : [])
            .filter(isObject)
            .flatMap((block) => (block["type"] === "text" ? [String(block["text"])] : []));
          for (const { n: at, prompt } of promptsAfter(log, n).slice(0, 1)) {
            const shown = prompt.messages.find(({ callId }) => callId === call.id)?.text ?? "";
            // With both, which one is shown is a choice; where there is no block, the value alone says anything (row 36).
            const isBare = structured !== undefined && structured !== null && !hasBlocks(result);
            const asText = !isBare && texts.every((text) => holds(shown, text));
            const asValue = structured !== undefined && structured !== null && includesJson(shown, structured);
            yield asText || asValue
              ? good
              : bad(this.rule, [at], "/messages", `the text of the result: ${JSON.stringify(texts)}`, shown);
          }
        }
      }
    },
  },
  {
    rule: "output/breaking-result-is-hidden-from-the-model",
    areas: ["output", "final"],
    *judge(engineCase, log) {
      for (const { call, n } of madeCalls(engineCase, log)) {
        const { because, hidden } = call.expect;
        if ((because !== "output-breaks" && because !== "structured-wins") || hidden === undefined) continue;
        for (const { n: at, prompt } of promptsAfter(log, n)) {
          // A sentence that quotes the offending value is a choice (row 47); the result as the tool's text is not.
          const text = prompt.messages.find(({ callId }) => callId === call.id)?.text ?? "";
          const shown = hidden.find((secret) => text.trimStart().startsWith(secret));
          yield shown === undefined
            ? good
            : bad(this.rule, [at], "/messages", "no text of the result that broke its schema", text);
        }
      }
    },
  },
  {
    rule: "model-view/no-bytes-as-text",
    areas: ["storage", "results", "large"],
    *judge(engineCase, log) {
      for (const { call, n } of madeCalls(engineCase, log)) {
        const marks = (call.expect.blocks ?? []).flatMap((block) =>
          block.type === "blob" && block.base64 !== "" ? [block.base64.slice(0, 24)] : [],
        );
        if (marks.length === 0) continue;
        for (const { n: at, prompt } of promptsAfter(log, n)) {
          const found = marks.find((mark) => prompt.messages.some(({ text }) => text.includes(mark)));
          yield found === undefined
            ? good
            : bad(this.rule, [at], "/messages", "no base64 among the texts", `base64 that begins ${found}`);
        }
      }
    },
  },
  {
    rule: "model-view/arguments-as-the-model-wrote-them",
    areas: ["arguments", "unknown"],
    *judge(engineCase, log) {
      for (const { call, n } of madeCalls(engineCase, log)) {
        for (const { n: at, prompt } of promptsAfter(log, n).slice(0, 1)) {
          const echoed = prompt.messages.flatMap(({ calls = [] }) => calls).find(({ id }) => id === call.id);
          if (echoed === undefined) yield bad(this.rule, [at], "/messages", `the model's call ${call.id}`, "none");
          else if (echoed.name !== (call.says?.tool ?? call.tool))
            yield bad(this.rule, [at], "/messages", call.says?.tool ?? call.tool, echoed.name);
          else yield good;
        }
      }
    },
  },
];

function hasBlocks({ content }: Record<string, unknown>): boolean {
  return Array.isArray(content) && content.length > 0;
}

function toolsText(json: unknown): string {
  const tools = isObject(json) && Array.isArray(json["tools"]) ? json["tools"] : [];
  // What a schema itself calls its members is its own affair.
  return JSON.stringify(tools, (key, value) => (key === "parameters" || key === "input_schema" ? undefined : value));
}

function includesJson(text: string, value: unknown): boolean {
  const reading = readExactJson(text);
  if (reading.ok && equal(reading.value, value)) return true;
  return text.includes(JSON.stringify(value));
}
