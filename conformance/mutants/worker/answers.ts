import { createReferenceWorker } from "../../../reference-worker/index.ts";
import { validate } from "../../../src/validate/index.ts";
import type { Handle } from "../../../src/wire/handle.ts";
import { readJsonBody } from "../../../src/wire/json-body.ts";
import { verifySignature } from "../../../src/wire/signature.ts";
import { writeSse } from "../../../src/wire/sse.ts";
import { spoilt, spoiltSettles, type WorkerMutant } from "./mutant.ts";

const SIGNATURE = "x-substructure-signature";

const crashesOnMissingArgs: WorkerMutant = {
  name: "reads the arguments of every client action",
  breaks: "worker/answers-with-a-decision",
  follows: [],
  mistake: "A client action without arguments is read as if it had some, and the answer is a 500.",
  make: spoilt((answer, { trigger }) => {
    if (trigger.type === "client.action") String((trigger.args as { page: unknown }).page);
    return answer;
  }),
};

const ignoresRefusals: WorkerMutant = {
  name: "runs valid calls only",
  breaks: "worker/ends-refused-calls",
  follows: [],
  mistake: "A call that is not valid is passed over: the answer says nothing, and the call never ends.",
  make: spoilt((answer, { trigger, proposed }) =>
    trigger.type === "tool.execute" && (proposed?.actions ?? []).length > 0 ? {} : answer,
  ),
};

const closedSchemas: WorkerMutant = {
  name: "validates requests by closed schemas",
  breaks: "worker/survives-a-newer-engine",
  follows: [],
  mistake: "Requests are checked to the letter, so a member or a trigger of a newer engine is an error.",
  make: spoilt((answer, request) => {
    const verdict = validate("DecisionRequest", request);
    if (!verdict.ok) throw new Error(`unexpected member at ${verdict.errors[0]?.pointer}`);
    return answer;
  }),
};

const keepsHalfARequest: WorkerMutant = {
  name: "keeps the buffer of a request that failed",
  breaks: "worker/survives-abuse",
  follows: [],
  mistake: "The text of a body that does not parse stays in a buffer, in front of the next one.",
  make: (secret): Handle => {
    const { handle } = createReferenceWorker();
    let left: Uint8Array = new Uint8Array();
    return async (request) => {
      if (!verifySignature(secret, request.body, request.headers[SIGNATURE])) return { status: 401 };
      const response = await handle({ ...request, body: Buffer.concat([left, request.body]) });
      left = response.status === 400 && left.byteLength === 0 ? request.body : new Uint8Array();
      return response;
    };
  },
};

const progressFrames: WorkerMutant = {
  name: "streams its progress as frames",
  breaks: "worker/stream-ends-once",
  follows: [],
  mistake: "Progress is sent as events of its own name, which an engine refuses.",
  make: (secret): Handle => {
    const { handle } = createReferenceWorker({ secret });
    return async (request) => {
      const response = await handle(request);
      if (response.status !== 200 || typeof response.body !== "string") return response;
      const body = `${writeSse({ event: "progress", data: "{}" })}${writeSse({ event: "decision.result", data: response.body })}`;
      return { status: 200, headers: { "content-type": "text/event-stream" }, body };
    };
  },
};

const progressAsTokens: WorkerMutant = {
  name: "streams its progress as tokens",
  breaks: "worker/streams-tokens-only-where-asked",
  follows: [],
  mistake: "What a tool has to say while it works is sent as if the model said it.",
  make: (secret): Handle => {
    const { handle } = createReferenceWorker({ secret });
    return async (request) => {
      const response = await handle(request);
      if (response.status !== 200 || typeof response.body !== "string") return response;
      const delta = writeSse({ event: "llm.token.delta", data: JSON.stringify({ text: "working" }) });
      const body = `${delta}${writeSse({ event: "decision.result", data: response.body })}`;
      return { status: 200, headers: { "content-type": "text/event-stream" }, body };
    };
  },
};

const repliesAsTool: WorkerMutant = {
  name: "ends model calls as tool calls",
  breaks: "worker/answers-model-calls",
  follows: ["worker/settles-nothing-else"],
  mistake: "One helper builds every settle, and it knows tools only.",
  make: spoilt((answer, { trigger }) =>
    trigger.type === "llm.execute"
      ? { actions: [{ type: "tool.result", id: trigger.id, result: { content: [{ type: "text", text: "hello" }] } }] }
      : answer,
  ),
};

const ownMembers: WorkerMutant = {
  name: "labels its settles",
  breaks: "worker/answers-to-the-letter",
  follows: [],
  mistake: "A member of its own is added to each settle.",
  make: spoiltSettles((settle) => ({ ...settle, toolName: "mine" })),
};

const unsigned: WorkerMutant = {
  name: "checks no signature",
  breaks: "worker/refuses-forged-requests",
  follows: [],
  mistake: "The signature is never looked at.",
  make: () => createReferenceWorker().handle,
};

const refusesDuplicates: WorkerMutant = {
  name: "refuses a decision that it has seen",
  breaks: "worker/answers-redelivery",
  follows: [],
  mistake: "A second delivery of a decision is taken for an error, though the first answer may be lost.",
  make: (secret): Handle => {
    const seen = new Set<unknown>();
    const { handle } = createReferenceWorker({ secret });
    return async (request) => {
      const body = readJsonBody(request.body);
      const id = body.ok ? (body.value as { readonly decision_id?: unknown } | null)?.decision_id : undefined;
      if (id !== undefined && seen.has(id)) return { status: 409, body: '{"error":"duplicate request"}' };
      const response = await handle(request);
      if (response.status === 200) seen.add(id);
      return response;
    };
  },
};

/** Mistakes in how requests are answered. */
export const answerMutants: readonly WorkerMutant[] = [
  crashesOnMissingArgs,
  ignoresRefusals,
  closedSchemas,
  keepsHalfARequest,
  progressFrames,
  progressAsTokens,
  repliesAsTool,
  ownMembers,
  unsigned,
  refusesDuplicates,
];
