import { mkdtemp, rm, unlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readScript, ScriptError, type ServedProvider, serveProvider } from "../../src/provider/index.ts";
import { call } from "./call.ts";

let folder = "";
let served: ServedProvider | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "tck-provider-"));
});
afterEach(async () => {
  await served?.close();
  served = undefined;
  await rm(folder, { recursive: true, force: true });
});

const chat = { model: "m", messages: [{ role: "user", content: "x" }] };
const say = async (): Promise<string> =>
  (await call(served!.provider.handle, "/v1/chat/completions", chat)).json.choices[0].message.content;

describe("a script in a file", () => {
  it("is read from YAML, with a fault and raw arguments", async () => {
    const reading = await readScript(`
fastRetries: true
conversations:
  weather:
    - error: { status: 529, message: busy }
      times: 2
    - toolCalls:
        - { name: get_weather, arguments: { city: Paris } }
        - { name: get_weather, rawArguments: '{"city":' }
      fault: { kind: cut, afterEvents: 3 }
    - text: It is foggy.
`);
    expect(reading).toMatchObject({
      ok: true,
      script: { conversations: { weather: [{ times: 2 }, {}, { text: "It is foggy." }] } },
    });
  });

  it.each([
    ["turns:\n  - text: 1\n", "/turns/0/text", "must be string"],
    ["- toolCals: []\n", "/0", 'has a member that scripts do not know: "toolCals"'],
    ["- text: x\n  fault: { kind: explode }\n", "/0/fault", 'has the unknown kind "explode"'],
    ["conversations:\n  a/b:\n    - error: { status: 200 }\n", "/conversations/a~1b/0/error/status", "must be >= 400"],
    ["- text: x\n  finish: bored\n", "/0/finish", 'must be one of ["stop",'],
    ["[{]", "", 'not valid JSON: expected a key in double quotes or "}" at line 1, column 3'],
    ["a: [", "", "not valid YAML: "],
    ["just words", "", "must be a list of turns, or an object"],
    ["- text: x\n  when: { user: { matches: '(' } }\n", "/0/when/user/matches", "Invalid regular expression"],
  ])("is refused with pointer and reason: %j", async (text, pointer, message) => {
    const reading = await readScript(text);
    expect(reading.ok).toBe(false);
    if (reading.ok) return;
    expect(reading.problems[0]).toMatchObject({ pointer, message: expect.stringContaining(message) });
  });

  it("is served, and served anew when it changes; a broken one is reported and the old one stays", async () => {
    const file = join(folder, "script.yaml");
    await writeFile(file, "- text: one\n  repeat: always\n");
    const reloads: (ScriptError | undefined)[] = [];
    let wake = (): void => {};
    const reloaded = async (count: number): Promise<void> => {
      while (reloads.length < count) await new Promise<void>((resolve) => (wake = resolve));
    };
    served = await serveProvider({
      script: file,
      onReload: (problem) => {
        reloads.push(problem);
        wake();
      },
    });
    expect(await say()).toBe("one");
    await writeFile(file, "- text: two\n  repeat: always\n");
    await reloaded(1);
    expect(await say()).toBe("two");
    await writeFile(file, "- text: 3\n");
    await reloaded(2);
    expect(reloads.at(-1)?.message).toContain("/0/text: must be string");
    expect(await say()).toBe("two");
  });

  it("keeps beside a file what was put, also when the file changes", async () => {
    const file = join(folder, "script.yaml");
    await writeFile(file, "conversations: { m: [{ text: one }], gone: [{ text: x }] }\n");
    let reloaded = (_put: readonly string[]): void => {};
    const reload = new Promise<readonly string[]>((resolve) => (reloaded = resolve));
    served = await serveProvider({ script: file, onReload: (_problem, put) => reloaded(put) });
    await call(served.provider.handle, "/__tck/scripts/put", [{ text: "by hand" }], {}, "PUT");
    await call(served.provider.handle, "/__tck/scripts/gone", "", {}, "DELETE");
    await writeFile(file, "conversations: { m: [{ text: two }], gone: [{ text: back }] }\n");
    expect(await reload).toEqual(["put"]);
    expect(await say()).toBe("two");
    const ask = async (model: string) =>
      (await call(served!.provider.handle, "/v1/chat/completions", { ...chat, model })).json.choices[0].message.content;
    expect([await ask("put"), await ask("gone")]).toEqual(["by hand", "back"]);
  });

  it("is missed once when it is gone, in a sentence, and read when it is back", async () => {
    const file = join(folder, "script.yaml");
    await writeFile(file, "- { text: one, repeat: always }\n");
    const told: string[] = [];
    served = await serveProvider({ script: file, onReload: (problem) => told.push(problem?.message ?? "reloaded") });
    await unlink(file);
    await expect.poll(() => told.length, { timeout: 20_000 }).toBe(1);
    // Longer than the watcher needs to look again.
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    expect(told).toEqual([expect.stringContaining("the script: the file is gone; it is read again when it is back")]);
    expect(await say()).toBe("one");
    await writeFile(file, "- { text: two, repeat: always }\n");
    await expect.poll(() => told.at(-1), { timeout: 20_000 }).toBe("reloaded");
    expect(await say()).toBe("two");
  });

  it("rejects with everything that is wrong when it cannot be played at the start", async () => {
    const file = join(folder, "script.json");
    await writeFile(file, '{"turns":[{"text":1},{"texts":"x"}]}');
    await expect(serveProvider({ script: file })).rejects.toThrow(ScriptError);
    await expect(serveProvider({ script: file })).rejects.toThrow(
      /\/turns\/0\/text: must be string\n.*\/turns\/1: has a member/,
    );
  });
});
