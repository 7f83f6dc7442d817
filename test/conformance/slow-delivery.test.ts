import { expect, it } from "vitest";
import { EVERYTHING, runEngineSuite } from "../../conformance/index.ts";
import { mountEngine } from "../../conformance/mutants/engine/index.ts";
import type { Send } from "../../src/wire/send.ts";

/** On its way to the worker each client.action takes so many milliseconds more; to the engine nothing does. */
const slowly =
  (send: Send, milliseconds: number): Send =>
  async (request) => {
    if (String(request.body).includes('"type":"client.action"'))
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
    return send(request);
  };

it("an action that is long on its way to the worker is told in the pause all the same", async () => {
  let slow = 0;
  const report = await runEngineSuite({
    ...EVERYTHING,
    apiKey2: "tck-2",
    workerSecret: "tck-secret",
    engine: {
      kind: "mount",
      mount: (told) => {
        const send: Send = (request) => {
          if (String(request.body).includes('"type":"client.action"')) slow++;
          return slowly(told.send, 150)(request);
        };
        return mountEngine({})({ ...told, send });
      },
    },
    areas: ["interrupts"],
    generatedOnly: true,
    topUp: false,
    runs: 40,
    seed: 4,
    shrink: false,
  });
  expect(slow).toBeGreaterThan(2);
  expect(report.rules.flatMap(({ failure }) => failure?.findings[0]?.message ?? [])).toEqual([]);
  expect(report.rules.find(({ id }) => id === "interrupts/messages-are-refused-while-paused")?.outcome).toBe("pass");
});
