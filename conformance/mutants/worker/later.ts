import { createReferenceWorker } from "../../../reference-worker/index.ts";
import type { DecisionResponse } from "../../../src/generated/types.ts";
import type { EngineClient } from "../../../src/worker/index.ts";
import { spoilt, type WorkerMutant } from "./mutant.ts";

/** The reference worker, with its way to the engine's API passed through a hand. */
function spoiltLater(change: (engine: EngineClient) => EngineClient): WorkerMutant["make"] {
  return (secret, engine) =>
    createReferenceWorker({ secret, ...(engine !== undefined && { engine: change(engine) }) }).handle;
}

const forgetsTheId: WorkerMutant = {
  name: "settles later without the id",
  breaks: "worker/settles-later-by-id",
  follows: [],
  mistake: "The settle is sent as an answer would be, where the id could be left out.",
  make: spoiltLater(({ settle }) => ({
    settle: (session, { id: _id, ...action }) => settle(session, action as Parameters<typeof settle>[1]),
  })),
};

const settlesEachTime: WorkerMutant = {
  name: "settles later twice",
  breaks: "worker/settles-later-once",
  follows: [],
  mistake: "The job's last step is run by two listeners, and each tells the engine.",
  make: spoiltLater(({ settle }) => ({
    settle: async (session, action) => {
      await settle(session, action);
      return settle(session, action);
    },
  })),
};

const dropsTheAnswer: WorkerMutant = {
  name: "returns the proposal when a question is answered",
  breaks: "worker/goes-on-when-resumed",
  follows: [],
  mistake: "The resumed interrupt is taken for one of the triggers that the proposal answers, so the call stays open.",
  make: spoilt((answer, { trigger, proposed }) =>
    trigger.type === "interrupt.resumed" ? (proposed as DecisionResponse) : answer,
  ),
};

/** Mutants that end calls wrongly after the decision that ran them. */
export const laterMutants: readonly WorkerMutant[] = [forgetsTheId, settlesEachTime, dropsTheAnswer];
