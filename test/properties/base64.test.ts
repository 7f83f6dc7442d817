import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeBase64 } from "../../src/protocol/base64.ts";

describe("decodeBase64", () => {
  it("gives back the bytes that were encoded", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 64 }), (bytes) => {
        expect(decodeBase64(Buffer.from(bytes).toString("base64"))).toEqual(bytes);
      }),
    );
  });

  it("takes no text but the one that its bytes are encoded as", () => {
    const near = fc
      .tuple(
        fc.uint8Array({ maxLength: 9 }),
        fc.nat(),
        fc.constantFrom("", "=", "A", "/", "-", "_", " ", "\n", "B", "é", "\u0141"),
      )
      .map(([bytes, at, put]) => {
        const text = Buffer.from(bytes).toString("base64");
        const index = at % (text.length + 1);
        return text.slice(0, index) + put + text.slice(index + 1);
      });
    fc.assert(
      fc.property(fc.oneof(near, fc.string({ maxLength: 8 })), (text) => {
        const bytes = decodeBase64(text);
        if (bytes !== undefined) expect(Buffer.from(bytes).toString("base64")).toBe(text);
        else expect(Buffer.from(text, "base64").toString("base64")).not.toBe(text);
      }),
      { numRuns: 1000 },
    );
  });
});
