import { createReferenceWorker } from "../../../reference-worker/index.ts";
import type { Handle } from "../../../src/wire/handle.ts";
import { createWorker } from "../../../src/worker/index.ts";
import { settlesTool } from "../../drivers/worker/decision-of.ts";
import { type Settle, spoilt, spoiltSettles, type WorkerMutant } from "./mutant.ts";

const settlesTwice: WorkerMutant = {
  name: "answers with the result and the error",
  breaks: "worker/settles-its-call",
  follows: ["worker/settles-nothing-else"],
  mistake: "After a failure the code goes on to the end, and settles the call once more.",
  make: spoilt((answer) => {
    const [first] = answer?.actions ?? [];
    if (first?.type !== "tool.result" && first?.type !== "tool.error") return answer;
    return { ...answer, actions: [first, { type: "tool.error", error: "The tool failed." }] };
  }),
};

const repeatsTheLast: WorkerMutant = {
  name: "sends the last settle along",
  breaks: "worker/settles-nothing-else",
  follows: ["worker/keeps-parallel-calls-apart"],
  mistake: "The list of actions is not emptied between answers, so an ended call is settled again.",
  make: (secret): Handle => {
    const last = new Map<string, Settle>();
    return spoilt((answer, { session_id, trigger }) => {
      const [own] = (answer?.actions ?? []) as unknown as Settle[];
      const settles = trigger.type === "tool.execute" && own !== undefined && settlesTool(own);
      const before = last.get(session_id);
      if (settles) last.set(session_id, own);
      if (before === undefined || !settles || before["id"] === own["id"]) return answer;
      return { ...answer, actions: [own, before] } as unknown as typeof answer;
    })(secret);
  },
};

const alwaysFirstAttempt: WorkerMutant = {
  name: "names the first attempt always",
  breaks: "worker/names-its-attempt",
  follows: [],
  mistake: "The attempt is written as 1, as in the example that the code was copied from.",
  make: spoiltSettles((settle) => ({ ...settle, attempt: 1 })),
};

const sharesCurrentCall: WorkerMutant = {
  name: "keeps the current call in a field",
  breaks: "worker/keeps-parallel-calls-apart",
  follows: [],
  mistake: "Each session has one field for the call that runs, and calls that run at the same time overwrite it.",
  make: (secret): Handle => {
    const current = new Map<string, string>();
    const { decide } = createReferenceWorker({ secret });
    return createWorker(
      async (request) => {
        const { trigger, session_id } = request;
        if (trigger.type !== "tool.execute") return decide(request);
        current.set(session_id, trigger.id);
        const answer = await decide(request);
        await new Promise((resolve) => setTimeout(resolve, 1));
        const id = current.get(session_id);
        const actions = (answer?.actions ?? []).map((action) => (settlesTool(action) ? { ...action, id } : action));
        return { ...answer, actions } as typeof answer;
      },
      { secret },
    ).handle;
  },
};

/** Mistakes in which call is settled. */
export const settleMutants: readonly WorkerMutant[] = [
  settlesTwice,
  repeatsTheLast,
  alwaysFirstAttempt,
  sharesCurrentCall,
];
