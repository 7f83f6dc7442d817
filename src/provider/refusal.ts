import type { Complaint } from "./formats/format.ts";
import type { ProviderFailure } from "./reply.ts";

/** A refusal that no client retries. */
export const refuse = (status: number, message: string, more: Partial<ProviderFailure> = {}): ProviderFailure => ({
  kind: "failure",
  status,
  message,
  ...more,
  headers: { "x-should-retry": "false", ...more.headers },
});

/** What the provider finds wrong with a request, as its 400. */
export const refuseFor = (complaint: Complaint): ProviderFailure =>
  refuse(400, complaint.message, {
    ...(complaint.param === "" ? {} : { param: complaint.param }),
    ...(complaint.code === undefined ? {} : { code: complaint.code }),
  });
