import type { DecisionAnswer, DecisionRequest } from "../generated/types.ts";
import { readJsonBody } from "../wire/json-body.ts";
import type { Send } from "../wire/send.ts";
import { signBody } from "../wire/signature.ts";
import type { WorkerOptions } from "./commands/worker-options.ts";

/** Asks a worker elsewhere for decisions. Rejects with a sentence when the answer is none. */
export function remoteDecide(url: string, given: WorkerOptions, send: Send) {
  return async (request: DecisionRequest): Promise<DecisionAnswer> => {
    const body = JSON.stringify({ ...request, agent_id: given.agent });
    const signature = given.secret === undefined ? {} : { "x-substructure-signature": signBody(given.secret, body) };
    // Without the event stream in Accept a worker answers in one piece.
    const headers = { ...given.header, "content-type": "application/json", accept: "application/json", ...signature };
    const response = await send({ method: "POST", url, headers, body });
    const read = readJsonBody(await response.bytes());
    if (response.status < 200 || response.status > 299) throw new Error(`the worker answered ${response.status}`);
    if (!read.ok) throw new Error(`the worker's answer is no JSON: ${read.error}`);
    return read.value as DecisionAnswer;
  };
}
