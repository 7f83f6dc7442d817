import type { CaseTool, EngineCase } from "../case.ts";
import { answered, type ExampleCall, example, ran } from "./example.ts";

const getWeather: CaseTool = {
  name: "get_weather",
  input: {
    type: "object",
    properties: { city: { type: "string" } },
    required: ["city"],
    additionalProperties: false,
  },
};

const weatherOf = (city: string): Omit<ExampleCall, "answers" | "expect"> => {
  const text = JSON.stringify({ city });
  return {
    tool: "get_weather",
    declared: true,
    arguments: text,
    how: "fit",
    input: { status: ["valid"], value: text },
  };
};

const failed = answered(
  { type: "tool.error", error: "b failed" },
  { ends: ["error"], because: "error", error: "b failed" },
);

/** Calls of one reply that end differently: the model is prompted once, with one message for each of them. */
export const parallelExamples: readonly EngineCase[] = [
  example(
    "parallel",
    [getWeather],
    [
      [
        { ...weatherOf("Oslo"), ...ran },
        { ...weatherOf("Lima"), ...failed },
      ],
    ],
  ),
  example(
    "parallel",
    [getWeather],
    [
      [
        { ...weatherOf("Oslo"), ...failed },
        { ...weatherOf("Lima"), ...ran },
      ],
    ],
  ),
];
