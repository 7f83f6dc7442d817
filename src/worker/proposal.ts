import type { DecisionRequest, DecisionResponse } from "../generated/types.ts";

/** What the engine would do by itself; a base-level engine may leave out a proposal that is empty. */
export function proposal(request: DecisionRequest): DecisionResponse {
  return request.proposed ?? {};
}
