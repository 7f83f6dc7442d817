import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { mockProvider, readScript, type Script, ScriptError } from "../../src/provider/index.ts";

const examples = (kind: "valid" | "invalid") => {
  const folder = fileURLToPath(new URL(`script-examples/${kind}/`, import.meta.url));
  return readdirSync(folder).map((file) => [file, readFileSync(folder + file, "utf8")] as const);
};

const guide = readFileSync(new URL("../../docs/guides/mock-provider.md", import.meta.url), "utf8");
const shown = [...guide.matchAll(/^```yaml \[(.*)\]\n([\s\S]*?)^```$/gm)].map(([, file = "", text = ""]) => [
  file,
  text,
]);

describe("The examples of provider scripts", () => {
  it.each([...examples("valid"), ...shown] as [string, string][])("can be played: %s", async (_file, text) => {
    expect(await readScript(text)).toMatchObject({ ok: true });
    expect(() => mockProvider(parse(text) as Script)).not.toThrow();
  });

  it("are shown by the guide too", () => {
    expect(shown.map(([file]) => file)).toEqual(["weather.yaml", "faults.yaml"]);
  });

  it.each(examples("invalid"))(
    "are refused for just what they say, from a file and in code: %s",
    async (_file, text) => {
      const wanted = [...text.matchAll(/^# refused: (.*)$/gm)].map(([, sentence = ""]) => sentence);
      const reading = await readScript(text);
      const found = reading.ok
        ? []
        : reading.problems.map(({ pointer, message }) => `${pointer || "the script"}: ${message}`);
      expect(found).toEqual(wanted.map((sentence) => expect.stringContaining(sentence)));
      expect(() => mockProvider(parse(text) as Script)).toThrow(ScriptError);
    },
  );
});
