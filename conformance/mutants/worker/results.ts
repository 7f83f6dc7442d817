import { spoilt, spoiltSettles, type WorkerMutant } from "./mutant.ts";

type Json = Readonly<Record<string, unknown>>;

const namesBoth: WorkerMutant = {
  name: "names result and content",
  breaks: "worker/names-result-or-content",
  follows: [],
  mistake: "The blocks are put into both places, to be on the safe side.",
  make: spoiltSettles((settle) => {
    const { result } = settle as { readonly result?: Json };
    return result === undefined ? settle : { ...settle, content: result["content"] };
  }),
};

const dataUris: WorkerMutant = {
  name: "sends data URIs",
  breaks: "worker/encodes-bytes-as-base64",
  follows: [],
  mistake: "Bytes are sent in the form in which a web page shows them.",
  make: spoiltSettles((settle) =>
    withBlocks(settle, (block) =>
      "data" in block ? { ...block, data: `data:${block["mimeType"]};base64,${block["data"]}` } : block,
    ),
  ),
};

const numbersAsText: WorkerMutant = {
  name: "gives numbers as text",
  breaks: "worker/result-fits-its-output",
  follows: [],
  mistake: "Structured output comes out of a template, in which everything is a string.",
  make: spoiltSettles((settle) => {
    const { result } = settle as { readonly result?: Json };
    const structured = result?.["structuredContent"];
    if (typeof structured !== "object" || structured === null) return settle;
    const texts = Object.fromEntries(Object.entries(structured).map(([key, value]) => [key, String(value)]));
    return { ...settle, result: { ...result, structuredContent: texts } };
  }),
};

const stackTraces: WorkerMutant = {
  name: "sends stack traces",
  breaks: "worker/writes-errors-for-the-model",
  follows: [],
  mistake: "The error's stack is sent in place of its message.",
  make: spoiltSettles((settle) => {
    const error = settle["error"];
    return typeof error === "string" ? { ...settle, error: `Error: ${error}\n    at execute (tools.js:12:9)` } : settle;
  }),
};

const configuresOnce: WorkerMutant = {
  name: "configures its agent once",
  breaks: "worker/declares-its-agent",
  follows: [],
  mistake: "The config is sent in the first session only, as if it were the engine's for good.",
  make: (secret) => {
    let configured = false;
    return spoilt((answer, { trigger }) => {
      if (trigger.type !== "session.start" || !configured) {
        configured = true;
        return answer;
      }
      return {};
    })(secret);
  },
};

const declaresTwice: WorkerMutant = {
  name: "declares a tool twice",
  breaks: "worker/names-tools-once",
  follows: [],
  mistake: "A plugin's tools are added that bring one of the same name.",
  make: spoilt((answer) => {
    const tools = answer?.agent?.tools;
    return tools === undefined ? answer : { ...answer, agent: { ...answer!.agent!, tools: [...tools, tools[0]!] } };
  }),
};

/** Mistakes in what is declared and given. */
export const resultMutants: readonly WorkerMutant[] = [
  namesBoth,
  dataUris,
  numbersAsText,
  stackTraces,
  configuresOnce,
  declaresTwice,
];

function withBlocks(settle: Json, change: (block: Json) => Json): Json {
  const { result } = settle as { readonly result?: Json };
  const content = result?.["content"];
  return Array.isArray(content)
    ? { ...settle, result: { ...result, content: (content as Json[]).map(change) } }
    : settle;
}
