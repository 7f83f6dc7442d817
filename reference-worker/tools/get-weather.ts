import { defineTool, ToolError } from "../../src/worker/index.ts";

const forecasts = new Map([
  ["San Francisco", "foggy"],
  ["Tokyo", "clear"],
]);

/**
 * Step 1, a tool: a name, a description that the model chooses by, a schema for the arguments, and a function.
 * The engine has checked the arguments before the function sees them, so `city` is a string here, for the type checker
 * and in truth. A returned string is the result. A thrown error is the model's to read: say what it can do about it.
 */
export const getWeather = defineTool({
  name: "get_weather",
  description: "Get the weather for a city.",
  input: {
    type: "object",
    properties: { city: { type: "string", description: "The city's name in English, such as Tokyo." } },
    required: ["city"],
  },
  execute: ({ city }) => {
    const sky = forecasts.get(city);
    if (sky === undefined) throw new ToolError(`No forecast for ${city}.`);
    return `It's ${sky} in ${city}.`;
  },
});
