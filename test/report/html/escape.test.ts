import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { escaped, html, jsonForScript } from "../../../conformance/report/html/escape.ts";

describe("text in a page", () => {
  it("holds nothing that begins or ends a tag, a quote or an entity, whatever it is", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(escaped(text).replaceAll(/&(?:amp|lt|gt|quot|#39);/g, "")).not.toMatch(/[<>"'&]/);
      }),
    );
  });

  it("is escaped once, and markup not at all", () => {
    expect(html`<b title="${'"'}">${"<i>"}${html`<u>${"&"}</u>`}</b>`.markup).toBe(
      '<b title="&quot;">&lt;i&gt;<u>&amp;</u></b>',
    );
    expect(html`${[html`<br>`, 1, undefined]}`.markup).toBe("<br>1");
  });

  it("is read as it was from a script element, and never ends that", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = jsonForScript(value);
        expect(text).not.toMatch(/[<\n\u2028\u2029]/);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});
