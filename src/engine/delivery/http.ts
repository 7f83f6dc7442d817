import type { DecisionRequest, ErrorCode } from "../../generated/types.ts";
import { compact } from "../../json/compact.ts";
import { AnswerTooLarge, boundedBytes, boundedStream } from "../../wire/bounded-answer.ts";
import { readJsonBody } from "../../wire/json-body.ts";
import { type Send, SendError, type SendResponse } from "../../wire/send.ts";
import { signBody } from "../../wire/signature.ts";
import type { Delivery, DeliveryReply, DeliveryRequest } from "../ports.ts";
import { readSseAnswer } from "./sse-answer.ts";
import { traceOf } from "./trace.ts";

/** Where an agent's decisions go. Without a URL its proposals are accepted as they are. */
export interface WorkerEndpoint {
  readonly url?: string;
  readonly secret?: string;
}

/** Silence that a worker may keep on the wire, in milliseconds. The decision's own bound usually ends it first. */
const IDLE_MS = 60_000;

/** Statuses that may go away by themselves (row 40). */
const isTransient = (status: number): boolean => status >= 500 || status === 408 || status === 429;

/** Delivers decisions by POST: signed over the exact bytes when there is a secret, answered in JSON or as an event stream. */
export function httpDelivery(send: Send, endpointOf: (agentId: string) => WorkerEndpoint | undefined): Delivery {
  return {
    async deliver({ agentId, request, signal, onPiece }) {
      const endpoint = endpointOf(agentId);
      if (endpoint?.url === undefined) return withoutWorker(request);
      const body = compact(request);
      try {
        const response = await send({
          method: "POST",
          url: endpoint.url,
          headers: {
            "content-type": "application/json",
            accept: "text/event-stream, application/json",
            traceparent: traceOf(request),
            ...(endpoint.secret === undefined ? {} : { "x-substructure-signature": signBody(endpoint.secret, body) }),
          },
          body,
          signal,
          idleTimeoutMs: IDLE_MS,
        });
        return await readReply(response, onPiece);
      } catch (thrown) {
        // Asked again, it would say as much again.
        if (thrown instanceof AnswerTooLarge) return failed("invalid_response", sentence(thrown), false);
        return failed("worker_unreachable", sentence(thrown), true);
      }
    },
  };
}

/** What the engine proposes is done; what only a worker could run has nobody to run it. */
function withoutWorker({ agent_id, trigger, proposed }: DecisionRequest): DeliveryReply {
  const isOwed = trigger.type === "tool.execute" || trigger.type === "llm.execute";
  if (!isOwed || (proposed.actions ?? []).length > 0) return { kind: "accept-proposal" };
  return failed(
    "unroutable",
    `The agent ${JSON.stringify(agent_id)} has no worker to send a ${trigger.type} to.`,
    false,
  );
}

async function readReply(response: SendResponse, onPiece: DeliveryRequest["onPiece"]): Promise<DeliveryReply> {
  const { status, headers } = response;
  if (status < 200 || status > 299) {
    await boundedBytes(response);
    return failed("handler_error", `the worker answered with status ${status}`, isTransient(status), { status });
  }
  if (headers["content-type"]?.toLowerCase().startsWith("text/event-stream") === true)
    return await readSseAnswer(boundedStream(response.stream), onPiece);
  const bytes = await boundedBytes(response);
  const reading = readJsonBody(bytes, { exact: true });
  if (reading.ok) return { kind: "answer", answer: reading.value };
  const empty = bytes.length === 0;
  return failed(
    "invalid_response",
    empty ? "the worker answered with an empty body" : `the worker's answer: ${reading.error}`,
    false,
  );
}

function failed(code: ErrorCode, message: string, retryable: boolean, detail?: unknown): DeliveryReply {
  return { kind: "failed", error: { message, code, ...(detail === undefined ? {} : { detail }) }, retryable };
}

function sentence(thrown: unknown): string {
  return thrown instanceof SendError || thrown instanceof Error ? thrown.message : String(thrown);
}
