import fc from "fast-check";
import type { RawAnswer } from "./case.ts";

/** What is said in answers that must not count. */
export const HIDDEN = "tck-not-a-decision";

const decision = JSON.stringify({ actions: [{ type: "tool.result", result: HIDDEN }], state: { tck: HIDDEN } });
const frame = `event: decision.result\ndata: ${decision}\n\n`;
const STREAM = { status: 200, contentType: "text/event-stream" } as const;

const half = (text: string): number => text.length >> 1;

/** Answers that break off: nobody has said a decision, and the delivery is to be made again (row 40; section 1.1). */
export const brokenOff: fc.Arbitrary<RawAnswer> = fc.constantFrom<RawAnswer>(
  { status: 200, text: decision, cut: half(decision) },
  // An object that is closed looks whole; its head has promised more.
  { status: 200, text: decision, cut: decision.length, contentLength: decision.length + 7 },
  { ...STREAM, text: frame, cut: half(frame) },
  { ...STREAM, text: frame.slice(0, half(frame)) },
  { ...STREAM, text: ": one moment\n\n" },
);

const bytes = (...parts: readonly (string | number)[]): RawAnswer => {
  const all = Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part) : Buffer.of(part))));
  return { status: 200, text: all.toString("base64"), encoding: "base64" };
};

/** Bytes that no reading makes JSON: what is no text stands where no string could hold it. */
export const notText: fc.Arbitrary<RawAnswer> = fc.constantFrom<RawAnswer>(
  bytes(0xff, decision),
  bytes(decision.slice(0, -1), 0xc3, "}"),
  bytes(decision, 0x00),
  bytes('{"actions":', 0x00, "[]}"),
  // What a proxy hands on that has not unpacked it.
  bytes(0x1f, 0x8b, 0x08, 0x00, HIDDEN),
);
