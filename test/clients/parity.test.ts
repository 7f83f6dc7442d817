import { afterEach, describe, expect, it } from "vitest";
import type { ScriptFault, Step } from "../../src/provider/index.ts";
import type { Client } from "./clients/client.ts";
import { clients } from "./clients/index.ts";
import { type Opened, ways } from "./ways.ts";

const text = 'Grüße, 世界 🌍! A line,\nand "another".';

const add = (a: number, b: number) => ({ name: "add", arguments: { a, b } });
const weather = (city: string) => ({ name: "weather", arguments: { city } });

/** The scripts of the loops, and the results that the model must have been shown after them, in any order. */
const loops: Readonly<Record<string, { readonly steps: readonly Step[]; readonly results: readonly string[] }>> = {
  "one tool call": { steps: [{ toolCalls: [add(2, 3)] }, { text }], results: ["5"] },
  "parallel calls": {
    steps: [{ text: "Let me see.", toolCalls: [add(1, 1), weather("Zürich"), add(20, 22)] }, { text }],
    results: ["2", "foggy in Zürich", "42"],
  },
  "several rounds": {
    steps: [{ toolCalls: [add(1, 2)] }, { toolCalls: [weather("東京")] }, { toolCalls: [add(3, 4)] }, { text }],
    results: ["3", "foggy in 東京", "7"],
  },
};

const chunked: Readonly<Record<string, readonly ScriptFault[]>> = {
  "as written": [],
  "in chunks of one byte": [{ kind: "chunk", bytes: 1 }],
};

let opened: Opened | undefined;
afterEach(async () => {
  await opened?.close();
  opened = undefined;
});

const calls = (client: Client) =>
  Object.entries({ plain: client.plain, streamed: client.streamed }).filter(([, run]) => run !== undefined);
const loopsOf = (client: Client) =>
  Object.entries({ plain: client.loop, streamed: client.streamedLoop }).filter(([, run]) => run !== undefined);

for (const [way, open] of Object.entries(ways)) {
  for (const [sending, faults] of Object.entries(chunked)) {
    describe.each(clients.map((client) => [client.name, client] as const))(`%s by ${way}, ${sending}`, (_, client) => {
      it.each(calls(client))("gets the text, %s", async (_kind, run) => {
        opened = await open({ turns: [{ text }], faults });
        expect(await run!(opened.way, "Hello?")).toBe(text);
        opened.provider.assertDone();
        expect(opened.provider.lastRequest?.messages.at(-1)).toEqual({
          role: "user",
          content: [{ type: "text", text: "Hello?" }],
        });
      });

      for (const [kind, run] of loopsOf(client)) {
        it.each(Object.entries(loops))(`gets through %s, ${kind}`, async (_name, { steps, results }) => {
          opened = await open({ turns: steps, faults });
          expect(await run!(opened.way, "Do it.")).toBe(text);
          opened.provider.assertDone();
          const seen = opened.provider.toolResults().map((result) => result.text.replace(/^"(.*)"$/, "$1"));
          expect(seen).toEqual(results);
          expect(opened.provider.requests).toHaveLength(steps.length);
          expect(opened.provider.lastRequest?.tools.map((tool) => tool.name)).toEqual(["add", "weather"]);
        });
      }

      it("retries after an error, and that is an attempt and no turn", async () => {
        const run = client.plain ?? client.streamed!;
        opened = await open({
          turns: [{ text, fault: { kind: "status", status: 503, message: "not now" } }],
          faults,
          fastRetries: true,
        });
        expect(await run(opened.way, "Hello?")).toBe(text);
        opened.provider.assertDone();
        expect(opened.provider.requests.map(({ call, attempt }) => [call, attempt])).toEqual([
          [1, 1],
          [1, 2],
        ]);
      });

      it("sees a cut stream as it does a real one", async () => {
        if (client.streamed === undefined) throw new Error("every client streams");
        opened = await open({ turns: [{ text: [..."abcdefgh"], fault: { kind: "cut", afterEvents: 6 } }], faults });
        const outcome = await client.streamed(opened.way, "Hello?").then(
          (got) => (got.length < 8 ? "ends quietly" : "gets everything"),
          () => "rejects",
        );
        expect(outcome).toBe(client.cutStream);
        opened.provider.assertDone();
      });
    });
  }
}
