import { defineTool, ToolError } from "../../src/worker/index.ts";
import { pause } from "../pause.ts";

/** A service on the network, as the tool sees it. */
export type RateService = (
  pair: string,
  signal: AbortSignal,
) => Promise<{ readonly status: number; readonly rate?: number }>;

/**
 * Step 8, a service that is not always there: it is asked again, with a wait that doubles, when it says 429. The
 * context's signal aborts at the call's deadline: hand it on, and nothing runs for an answer that nobody waits for.
 * @param firstWaitMs the first wait; 0 in tests.
 */
export function exchangeRate(service: RateService, firstWaitMs: number) {
  return defineTool({
    name: "exchange_rate",
    description:
      "Get the exchange rate between two currencies. Use this for any conversion of money. Do not use it for past rates.",
    input: {
      type: "object",
      properties: {
        from: { type: "string", enum: ["EUR", "JPY", "USD"], description: "The currency that is given." },
        to: { type: "string", enum: ["EUR", "JPY", "USD"], description: "The currency that is wanted." },
      },
      required: ["from", "to"],
      additionalProperties: false,
    },
    output: {
      type: "object",
      properties: { rate: { type: "number", exclusiveMinimum: 0 } },
      required: ["rate"],
      additionalProperties: false,
    },
    execute: async ({ from, to }, { signal }) => {
      for (let tries = 1; tries <= 4; tries++) {
        const { status, rate } = await service(`${from}${to}`, signal);
        if (status === 200 && rate !== undefined) return { rate };
        if (status !== 429) throw new ToolError(`The rate service answered ${status}.`, { retryable: status >= 500 });
        await pause(firstWaitMs * 2 ** (tries - 1), signal);
      }
      throw new ToolError("The rate service is overloaded.", {
        code: "rate_limited",
        retryable: true,
        suggestion: "Answer without the rate, or ask the user to try again in a minute.",
      });
    },
  });
}

/** A service that is overloaded now and then, for trying the tool out: every third question is answered. */
export function busyRates(): RateService {
  const rates: Readonly<Record<string, number>> = {
    EURUSD: 1.1,
    USDEUR: 0.91,
    EURJPY: 160,
    JPYEUR: 0.00625,
    USDJPY: 150,
    JPYUSD: 0.0067,
  };
  let questions = 0;
  return async (pair) => (++questions % 3 === 0 ? { status: 200, rate: rates[pair] ?? 1 } : { status: 429 });
}
