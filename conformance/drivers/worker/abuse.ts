import { signBody } from "../../../src/wire/signature.ts";
import type { Abuse, PlannedCall } from "../../cases/worker/case.ts";
import type { Outgoing } from "./deliver.ts";
import { type Stage, send } from "./stage.ts";
import { executeTrigger } from "./triggers.ts";

/** Sends a request that no engine would send, and then a real call: the worker must have survived. */
export async function playAbuse(stage: Stage, abuse: Abuse, then: PlannedCall, step: number): Promise<void> {
  const { session } = stage;
  session.open(then, 1);
  stage.desk.open(then, 1);
  const real = JSON.stringify(session.request(executeTrigger(then, 1), {}).body);
  await send(stage, {
    purpose: { for: "abuse", abuse: nameOf(abuse), step },
    ...abusive(abuse, real, stage.target.secret),
  });
  const purpose = { for: "after-abuse", call: then, abuse: nameOf(abuse), step } as const;
  const decision = await send(stage, {
    purpose,
    text: JSON.stringify(session.request(executeTrigger(then, 1), {}).body),
  });
  session.close(then.id);
  stage.desk.end(then.id);
  session.obey(decision);
}

/** A forged request is a real call in everything but its signature; every other abuse is signed as it should be. */
function abusive(abuse: Abuse, real: string, secret: string | undefined): Omit<Outgoing, "purpose"> {
  switch (abuse.kind) {
    case "method":
      return { method: abuse.method, text: real };
    case "content-type":
      return { contentType: abuse.contentType, text: real };
    case "body":
      return { text: abuse.text };
    case "size":
      return { text: `{"session_id": "${"x".repeat(abuse.bytes)}"}` };
    case "signature":
      if (abuse.signature === "none") return { text: real, signature: null };
      return {
        text: real,
        signature: abuse.signature === "wrong" ? signBody(`not ${secret}`, real) : signBody(secret ?? "", "{}"),
      };
  }
}

function nameOf(abuse: Abuse): string {
  if (abuse.kind === "body") return `a body that is ${abuse.what}`;
  if (abuse.kind === "size") return `a body of ${abuse.bytes} bytes`;
  if (abuse.kind === "signature") return `signature: ${abuse.signature}`;
  return abuse.kind === "method" ? `the method ${abuse.method}` : `the content type ${abuse.contentType}`;
}
