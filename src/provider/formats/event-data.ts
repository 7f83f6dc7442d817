import { isObject, type JsonObject } from "../json-text.ts";

/** The data of an SSE event as a JSON object; an empty one where it is none. */
export const eventData = (event: string): JsonObject => {
  const data = /^data: (.*)$/m.exec(event)?.[1] ?? "";
  try {
    const value: unknown = JSON.parse(data);
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
};
