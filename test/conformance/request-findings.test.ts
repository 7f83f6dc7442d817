import { expect, it } from "vitest";
import type { EngineCase } from "../../conformance/cases/engine/case.ts";
import { examples } from "../../conformance/cases/engine/examples/index.ts";
import type { EngineLog } from "../../conformance/drivers/engine/log.ts";
import { requestLaws } from "../../conformance/judges/engine/requests.ts";

/** A log in which the engine has asked the worker this alone. */
const asked = (json: unknown): EngineLog =>
  ({
    exchanges: [{ n: 1, at: 0, from: "engine", to: "worker", kind: "decision", headers: {}, text: "", json }],
  }) as unknown as EngineLog;

it("what does not fit DecisionRequest is told as a sentence: what was expected, and what it lacks", () => {
  const law = requestLaws.find(({ rule }) => rule === "delivery/request-can-be-read");
  const [check] = [...(law?.judge(examples[0] as EngineCase, asked({ session_id: "s" })) ?? [])];
  expect(check).toMatchObject({
    ok: false,
    message: expect.stringMatching(/: expected what fits DecisionRequest: it lacks the member "\w+", got \{/),
  });
});
