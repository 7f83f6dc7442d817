import type { WireResponse } from "../wire/handle.ts";
import type { Remembered } from "./memory.ts";
import type { Format } from "./model.ts";
import type { Route } from "./route.ts";
import { estimateTokens } from "./usage.ts";

const json = (value: unknown): WireResponse => ({
  status: 200,
  headers: { "content-type": "application/json" },
  body: JSON.stringify(value),
});

/** Answers a count of tokens with the same estimate that replies use. */
export const answerTokenCount = (format: Format, body: Uint8Array): WireResponse => {
  const tokens = estimateTokens(body.length);
  return json(
    format === "anthropic" ? { input_tokens: tokens } : { object: "response.input_tokens", input_tokens: tokens },
  );
};

const anthropicModel = (id: string, at: number): object => ({
  type: "model",
  id,
  display_name: id,
  created_at: new Date(at).toISOString(),
});

const openaiModel = (id: string, at: number): object => ({
  id,
  object: "model",
  created: Math.floor(at / 1000),
  owned_by: "tck",
  name: id,
});

/** Answers the list of models, or one of them; undefined for a model that is not on the list. */
export const answerModels = (
  route: Extract<Route, { kind: "models" }>,
  ids: readonly string[],
  at: number,
): WireResponse | undefined => {
  const entry = route.dialect === "anthropic" ? anthropicModel : openaiModel;
  if (route.id !== "") return ids.includes(route.id) ? json(entry(route.id, at)) : undefined;
  const data = ids.map((id) => entry(id, at));
  return json(
    route.dialect === "anthropic"
      ? { data, has_more: false, first_id: ids[0] ?? null, last_id: ids.at(-1) ?? null }
      : { object: "list", data },
  );
};

/** Answers a fetch of an earlier Responses answer; undefined when there is none of that id. */
export const answerStored = (remembered: Remembered | undefined): WireResponse | undefined => {
  const body = remembered?.json() ?? "";
  return body === "" ? undefined : { status: 200, headers: { "content-type": "application/json" }, body };
};
