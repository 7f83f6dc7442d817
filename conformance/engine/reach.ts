import { isKeyRefused, KEY_REMEDY } from "../common/key-refused.ts";
import type { EngineSuiteOptions } from "./options.ts";
import type { Stage } from "./stage.ts";

/** How long the first knock may take, in milliseconds. */
const KNOCK_MS = 2_000;

/** Whether there is anybody at all: the reason when there is not. */
export async function knock({ target }: Stage): Promise<string | undefined> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), KNOCK_MS);
  try {
    const response = await target.send({ method: "GET", url: target.url, signal: patience.signal });
    await response.bytes();
    return undefined;
  } catch (thrown) {
    const { code, message } = thrown as { code?: string; message?: string };
    // A peer that accepts and never answers is there; that it does nothing is for the run to find.
    return code === "refused" || code === "unreachable" || code === "bad-url"
      ? `The engine cannot be reached: ${message}`
      : undefined;
  } finally {
    clearTimeout(timer);
  }
}

/** What is said of an engine whose process ended before it had called anybody. */
export const diedEarly = (death: string): string =>
  `${death} Until then it had called neither the suite's worker nor its model provider.`;

/** What an engine did that called nobody, and what it most probably lacks. */
export function deafness(url: string, statuses: readonly number[], kind: EngineSuiteOptions["engine"]["kind"]): string {
  const answered = statuses.length === 0 ? "gave no answer to" : `answered with status ${statuses.join(", ")} to`;
  const refused = statuses.length > 0 && statuses.every((status) => status >= 400);
  const where =
    kind === "start"
      ? "It was told where they are by TCK_WORKER_URL and TCK_PROVIDER_URL."
      : "It must be configured with the addresses on which the suite listens.";
  const why = isKeyRefused(statuses) ? KEY_REMEDY : "Are the key and the agent's id the ones that it knows?";
  const hint = refused ? `It refuses the submits. ${why}` : where;
  return `The engine at ${url} ${answered} the first submits, and called neither the suite's worker nor its model provider. ${hint}`;
}
