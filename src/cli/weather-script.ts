import type { Script, Step } from "../provider/index.ts";

/** One city's part: ask the tool, then say what it answered. The words of the answer come from the tool's result. */
const city = (name: string, sky: string): readonly Step[] => [
  {
    when: { user: name, toolResult: false, offers: ["get_weather"] },
    toolCalls: [{ name: "get_weather", arguments: { city: name } }],
    repeat: "always",
  },
  { when: { user: name, toolResult: { text: sky } }, text: `The weather in ${name} is ${sky}.`, repeat: "always" },
];

/** What `tck serve provider` plays without a script: a model that asks `get_weather` before it speaks of the weather. */
export const weatherScript: Script = {
  order: "any",
  turns: [
    ...city("Tokyo", "clear"),
    ...city("San Francisco", "foggy"),
    {
      when: { user: "London", toolResult: false, offers: ["get_weather"] },
      toolCalls: [{ name: "get_weather", arguments: { city: "London" } }],
      repeat: "always",
    },
    { when: { toolResult: true }, text: "The tool does not know that city.", repeat: "always" },
    { text: "Ask me about the weather in Tokyo, San Francisco or London.", repeat: "always" },
  ],
};
