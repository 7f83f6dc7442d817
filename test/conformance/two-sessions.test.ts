import { describe, expect, it } from "vitest";
import type { EngineCase } from "../../conformance/cases/engine/case.ts";
import { keptBoundExamples } from "../../conformance/cases/engine/kept-bounds.ts";
import { messageExamples } from "../../conformance/cases/engine/messages.ts";
import { readEngineCase } from "../../conformance/engine/read-case.ts";
import { setStage } from "../../conformance/engine/stage.ts";
import { engineLaws } from "../../conformance/judges/engine/index.ts";
import { mountEngine } from "../../conformance/mutants/engine/index.ts";
import type { Replaced } from "../../conformance/mutants/engine/mutant.ts";
import type { Handle } from "../../src/wire/handle.ts";
import type { Send } from "../../src/wire/send.ts";

type Mount = ReturnType<typeof mountEngine>;

/** The log of a case, and what its laws say of it. */
async function played(engineCase: EngineCase, mount: Mount) {
  const stage = await setStage({ engine: { kind: "mount", mount } });
  const log = await stage.play(engineCase, () => 2_000).finally(() => stage.close());
  const checks = engineLaws.flatMap(({ rule, judge }) => [...judge(engineCase, log)].map((check) => ({ rule, check })));
  const broken = checks.filter(({ check }) => !check.ok).map(({ rule }) => rule);
  const kept = checks.filter(({ check }) => check.ok).map(({ rule }) => rule);
  return { log, broken: [...new Set(broken)], kept: new Set(kept) };
}

const one = (cases: readonly EngineCase[]): EngineCase => {
  const [first] = cases;
  if (first === undefined) throw new Error("there is no example");
  return first;
};

const MESSAGE = "session/message-reaches-another-session";
const sending = one(messageExamples);

describe("A case with a second session", () => {
  it("has both in one log and one order, and says of each exchange of the second that it is", async () => {
    const { log, broken, kept } = await played(sending, mountEngine({}));
    expect(broken).toEqual([]);
    expect([...kept]).toContain(MESSAGE);
    expect(log.end).toBe("ended");
    expect(log.exchanges.map(({ n }) => n)).toEqual(log.exchanges.map((_, i) => i + 1));
    const other = log.exchanges.filter(({ session }) => session === "other");
    expect(other.map(({ kind }) => kind)).toContain("prompt");
    const own = log.exchanges.filter(({ session }) => session === undefined);
    const names = (exchanges: typeof other): unknown[] => [
      ...new Set(exchanges.flatMap(({ json }) => (json as { session_id?: unknown } | undefined)?.session_id ?? [])),
    ];
    expect(names(other)).toHaveLength(1);
    expect(names(own)).toHaveLength(1);
    expect(names(other)).not.toEqual(names(own));
  });

  it("is played on an engine that names its sessions by itself", async () => {
    const own = (text: string): string => text.replaceAll('"session_id":"tck-session-', '"session_id":"own/');
    const back = (text: string): string => text.replaceAll("own/", "tck-session-").replaceAll("own%2F", "tck-session-");
    const mount: Mount = (urls) => {
      const send: Send = async (request) => {
        if (!request.url.startsWith(urls.workerUrl)) return urls.send(request);
        const response = await urls.send({ ...request, body: own(String(request.body)) });
        const text = back(await response.text());
        return { ...response, bytes: async () => new TextEncoder().encode(text), text: async () => text };
      };
      const engine = mountEngine({ unsigned: true })({ ...urls, send });
      const handle: Handle = async (request) => {
        const body = new TextEncoder().encode(back(new TextDecoder().decode(request.body)));
        const response = await engine.handle({ ...request, path: back(request.path), body });
        return typeof response.body === "string" ? { ...response, body: own(response.body) } : response;
      };
      return { ...engine, handle };
    };
    const { log, broken, kept } = await played(sending, mount);
    expect(log.end).toBe("ended");
    expect(broken).toEqual([]);
    expect([...kept]).toContain(MESSAGE);
  });

  it("goes on where the engine refuses the action, which is a finding and no stall", async () => {
    const hear: Replaced["hear"] = ({ status, text }) =>
      text.includes('"message.send"') ? { status: 200, text: '{"error":"message.send is unknown"}' } : { status, text };
    const { log, broken } = await played(sending, mountEngine({ hear }));
    expect(log.end).toBe("ended");
    expect(broken).toContain(MESSAGE);
  });

  it("is refused when it does not say how many messages it hears", () => {
    const { hears: _, ...other } = sending.other ?? { hears: 0 };
    expect(readEngineCase({ ...sending, other })).toMatchObject({ ok: false, pointer: "/other/hears" });
  });
});

describe("A bound under a layer that says null", () => {
  const BOUND = "retries/no-layer-removes-a-bound";

  it.each(keptBoundExamples.map((engineCase) => [JSON.stringify(engineCase.decisions), engineCase] as const))(
    "is kept by an engine that refuses the decision, and by one that reads null as nothing: %s",
    async (_, engineCase) => {
      const refusing = await played(engineCase, mountEngine({}));
      const hear: Replaced["hear"] = ({ status, text }) => ({
        status,
        text: text.replaceAll(/"(?:run|total)_timeout_secs":null,?/g, ""),
      });
      const reading = await played(engineCase, mountEngine({ hear }));
      for (const { log, broken, kept } of [refusing, reading]) {
        expect(log.end).toBe("ended");
        expect(broken).toEqual([]);
        expect([...kept]).toContain(BOUND);
      }
      const executes = (exchanges: typeof reading.log.exchanges): number =>
        exchanges.filter(({ text }) => text.includes('"type":"tool.execute"')).length;
      expect(executes(refusing.log.exchanges)).toBe(0);
      expect(executes(reading.log.exchanges)).toBe(1);
    },
  );
});
