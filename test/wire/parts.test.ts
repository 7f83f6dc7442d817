import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readJsonBody } from "../../src/wire/json-body.ts";
import { signBody, verifySignature } from "../../src/wire/signature.ts";
import { readSse, type SseFrame, writeSse } from "../../src/wire/sse.ts";
import { joinUrl, originForm } from "../../src/wire/url.ts";

describe("joinUrl", () => {
  it.each([
    ["http://h:1", "/a?x=%2F&y=//z", "http://h:1/a?x=%2F&y=//z"],
    ["http://h:1/", "/a", "http://h:1/a"],
    ["http://h:1/v1/", "chat", "http://h:1/v1/chat"],
    ["http://h:1/v1?k=1", "", "http://h:1/v1?k=1"],
    ["https://h", "", "https://h/"],
    ["http://h", "//evil.test/x", "http://h//evil.test/x"],
    ["http://h", "@evil.test", "http://h/@evil.test"],
    ["http://h", "http://evil.test", "http://h/http://evil.test"],
    ["http://h", ":99/", "http://h/:99/"],
    ["http://h", "\\\\evil.test", "http://h/\\\\evil.test"],
  ])("joins %s and %s", (base, path, url) => {
    expect(joinUrl(base, path)).toBe(url);
  });

  it("never leaves the base's host, whatever the path", () => {
    const hostile = fc.oneof(
      fc.string(),
      fc
        .array(fc.constantFrom("/", "\\", "@", ":", "?", "#", "evil.test", "\t", " ", ".."))
        .map((parts) => parts.join("")),
    );
    fc.assert(
      fc.property(hostile, (path) => {
        expect(new URL(joinUrl("http://h.test:81/base", path) ?? "").host).toBe("h.test:81");
      }),
    );
  });

  it.each(["", "h:1", "/a", "ftp://h", "file:///etc/passwd"])("refuses the base %j", (base) => {
    expect(joinUrl(base, "/a")).toBeUndefined();
  });
});

describe("originForm", () => {
  it.each([
    ["/a?b", "/a?b"],
    ["//a", "//a"],
    ["http://h:1/a?b", "/a?b"],
    ["http://h", "/"],
    ["http://h?x", "/?x"],
    ["*", "/*"],
  ])("turns %s into %s", (target, path) => {
    expect(originForm(target)).toBe(path);
  });
});

describe("signBody", () => {
  it("is the HMAC of the bytes, as published test vectors have it", () => {
    // RFC 4231, test case 2.
    const hex = "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843";
    expect(signBody("Jefe", "what do ya want for nothing?")).toBe(`sha256=${hex}`);
  });

  it("fits its own body and secret and no other, and no other spelling", () => {
    const body = new TextEncoder().encode('{"a":1}');
    const signature = signBody("grüße", body);
    expect(verifySignature("grüße", body, signature)).toBe(true);
    for (const wrong of [
      undefined,
      "",
      signature.slice(7),
      signature.toUpperCase(),
      `${signature} `,
      signature.slice(0, -1),
      "sha256=é",
    ]) {
      expect(verifySignature("grüße", body, wrong)).toBe(false);
    }
    expect(verifySignature("other", body, signature)).toBe(false);
    expect(verifySignature("grüße", '{"a":1} ', signature)).toBe(false);
  });
});

describe("readJsonBody", () => {
  const bytes = (...values: number[]) => Uint8Array.from(values);

  it("reads bytes, exactly where asked to", () => {
    const body = new TextEncoder().encode('{"n":9007199254740993,"s":"ü"}');
    expect(readJsonBody(body)).toEqual({ ok: true, value: { n: 9007199254740992, s: "ü" } });
    const exact = readJsonBody(body, { exact: true });
    expect(exact.ok && JSON.stringify(exact.value)).toBe('{"n":9007199254740993,"s":"ü"}');
  });

  it.each([
    ["bytes that are no UTF-8", bytes(0x22, 0xff, 0x22), "The body is not valid UTF-8."],
    ["an encoded surrogate", bytes(0x22, 0xed, 0xa0, 0x80, 0x22), "The body is not valid UTF-8."],
    [
      "a byte order mark",
      bytes(0xef, 0xbb, 0xbf, 0x7b, 0x7d),
      "The text is not JSON: found U+FEFF at line 1, column 1",
    ],
    ["nothing", bytes(), "The text is not JSON: found the end of the text at line 1, column 1"],
  ])("refuses %s", (_what, body, error) => {
    expect(readJsonBody(body)).toMatchObject({ ok: false, error: expect.stringContaining(error) });
  });

  it("refuses depth beyond the bound it is given", () => {
    expect(readJsonBody(new TextEncoder().encode("[[]]"), { maxDepth: 1 })).toMatchObject({ ok: false });
  });
});

describe("server-sent events", () => {
  async function frames(chunks: Uint8Array[], options?: { maxFrame: number }): Promise<SseFrame[]> {
    async function* stream() {
      yield* chunks;
    }
    const read: SseFrame[] = [];
    for await (const frame of readSse(stream(), options)) read.push(frame);
    return read;
  }

  it("writes the fields that are there", () => {
    expect(writeSse({ data: "x" })).toBe("data: x\n\n");
    expect(writeSse({ event: "e", id: "7", data: "a\nb" })).toBe("event: e\nid: 7\ndata: a\ndata: b\n\n");
    expect(writeSse({ event: "e\ndata: forged", id: "1\r2", data: "" })).toBe(
      "event: edata: forged\nid: 12\ndata: \n\n",
    );
  });

  it("reads back what it wrote, however the bytes are cut", () => {
    const text = fc.string({ unit: "grapheme" }).map((value) => value.replace(/[\r\0]/g, ""));
    const word = fc.stringMatching(/^[a-z.é]{1,8}$/);
    const frame = fc.record({ event: word, id: word, data: text }, { requiredKeys: ["data"] });
    return fc.assert(
      fc.asyncProperty(fc.array(frame), fc.integer({ min: 1, max: 9 }), async (given, size) => {
        const bytes = new TextEncoder().encode(given.map(writeSse).join(":\n\n"));
        const chunks: Uint8Array[] = [];
        for (let at = 0; at < bytes.byteLength; at += size) chunks.push(bytes.subarray(at, at + size));
        expect(await frames(chunks)).toEqual(given);
      }),
    );
  });

  it("drops a frame that is never closed, and rejects one that never ends", async () => {
    const bytes = (text: string) => new TextEncoder().encode(text);
    expect(await frames([bytes("data: a\n\ndata: b\n")])).toEqual([{ data: "a" }]);
    await expect(frames([bytes("data: "), bytes("x".repeat(99))], { maxFrame: 50 })).rejects.toThrow("larger than 50");
  });
});
