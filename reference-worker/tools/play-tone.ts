import { audio, defineTool } from "../../src/worker/index.ts";
import { toneWav } from "../media/wav.ts";

/** Audio goes the same way as an image: bytes in, a reference in the record. */
export const playTone = defineTool({
  name: "play_tone",
  description: "Make a short sine tone as a WAV clip. Use this when the user asks to hear a pitch, not for speech.",
  input: {
    type: "object",
    properties: {
      hertz: { type: "number", minimum: 20, maximum: 4_000, description: "The pitch, 20 to 4000 hertz." },
      milliseconds: { type: "integer", minimum: 1, maximum: 2_000, description: "The length. Default: 250." },
    },
    required: ["hertz"],
    additionalProperties: false,
  },
  execute: ({ hertz, milliseconds = 250 }) => audio(toneWav(hertz, milliseconds), "audio/wav"),
});
