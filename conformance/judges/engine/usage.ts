import { equal } from "../../../src/json/equal.ts";
import { isObject } from "../../../src/json/own.ts";
import type { EngineLog } from "../../drivers/engine/log.ts";
import { eventsOf } from "./failures.ts";
import { bad, type EngineCheck, type EngineLaw, firstBad, good } from "./law.ts";
import { once } from "./once.ts";
import { type Decision, decisions, type Json } from "./pick.ts";

/** A count of tokens, and where it stands. */
interface Counted {
  /** The exchanges with it; none for one of the record. */
  readonly at: readonly number[];
  readonly pointer: string;
  readonly usage: Json;
}

const PARTS = ["input", "output", "uncached_input", "cache_read", "cache_write", "total"] as const;

/** What says of itself that it counted nothing shows nothing. */
const isCount = (usage: unknown): usage is Json => isObject(usage) && PARTS.some((part) => usage[part] !== 0);

const counted = (at: readonly number[], pointer: string, usage: unknown): Counted[] =>
  isCount(usage) ? [{ at, pointer, usage }] : [];

/** Every count that the engine has told, and those that it has recorded. */
function counts(log: EngineLog): { readonly told: Counted[]; readonly recorded: Counted[] } {
  const told = ["llm.finished", "turn.finished"].flatMap((type) =>
    decisions(log, type).flatMap(({ n, trigger }) => counted([n], "/trigger/usage", trigger["usage"])),
  );
  const recorded = eventsOf(log).flatMap(({ payload }, i) => {
    const { response } = payload;
    return [
      ...counted([], `/events/${i}/payload/response/usage`, isObject(response) ? response["usage"] : undefined),
      ...counted([], `/events/${i}/payload/turn_token_usage`, payload["turn_token_usage"]),
    ];
  });
  return { told, recorded };
}

const numbers = (usage: Json): Record<(typeof PARTS)[number], number> =>
  Object.fromEntries(PARTS.map((part) => [part, Number(usage[part])])) as Record<(typeof PARTS)[number], number>;

/** The first sum that does not come out. */
function wrongSum(usage: Json): { readonly part: string; readonly sum: number } | undefined {
  const { input, output, uncached_input: uncached, cache_read: read, cache_write: write, total } = numbers(usage);
  if (input !== uncached + read + write) return { part: "input", sum: uncached + read + write };
  return total === input + output ? undefined : { part: "total", sum: input + output };
}

/** The turns that were told as over, each with the model calls that were told as ended in it. */
function turns(log: EngineLog): { readonly over: Decision; readonly calls: readonly Decision[] }[] {
  const ends = once(decisions(log, "turn.finished"));
  const calls = once(decisions(log, "llm.finished"));
  return ends.map((over, i) => {
    const since = ends[i - 1]?.n ?? 0;
    return { over, calls: calls.filter(({ n }) => n > since && n < over.n) };
  });
}

/** What a model call used: as the worker was told, else as it is recorded; undefined where neither says. */
function usageOf({ trigger }: Decision, log: EngineLog): Json | undefined {
  if (isCount(trigger["usage"])) return trigger["usage"];
  const [event] = eventsOf(log).filter(
    ({ payload }) => payload["type"] === "llm.call.completed" && payload["id"] === trigger["id"],
  );
  const response = event?.payload["response"];
  const usage = isObject(response) ? response["usage"] : undefined;
  return isCount(usage) ? usage : undefined;
}

/** The sum of the usage of model calls, without what is a provider's own; undefined where some call says nothing. */
function sumOf(calls: readonly Decision[], log: EngineLog): Json | undefined {
  const all = calls.map((call) => usageOf(call, log));
  const known = all.filter((usage) => usage !== undefined).map(numbers);
  if (known.length === 0 || known.length < all.length) return undefined;
  return Object.fromEntries(PARTS.map((part) => [part, known.reduce((sum, usage) => sum + usage[part], 0)]));
}

function isSum(rule: string, { at, pointer }: Omit<Counted, "usage">, usage: unknown, sum: Json): EngineCheck {
  const told = isObject(usage) ? usage : {};
  const provider = told["provider"] ?? undefined;
  if (provider !== undefined)
    return bad(rule, at, `${pointer}/provider`, "no provider's own numbers in a sum", provider);
  return equal(numbers(told), sum) ? good : bad(rule, at, pointer, JSON.stringify(sum), usage);
}

/** The laws on counts of tokens. */
export const usageLaws: readonly EngineLaw[] = [
  {
    rule: "usage/sums",
    areas: ["usage"],
    *judge({ area }, log) {
      if (area !== "usage") return;
      const check = ({ at, pointer, usage }: Counted): EngineCheck => {
        const wrong = wrongSum(usage);
        return wrong === undefined ? good : bad(this.rule, at, `${pointer}/${wrong.part}`, String(wrong.sum), usage);
      };
      const { told, recorded } = counts(log);
      yield* told.map(check);
      if (recorded.length > 0) yield firstBad(recorded.map(check));
    },
  },
  {
    rule: "usage/turn-is-the-sum-of-its-calls",
    areas: ["usage"],
    *judge({ area }, log) {
      if (area !== "usage") return;
      for (const { over, calls } of turns(log)) {
        const sum = sumOf(calls, log);
        if (sum === undefined) continue;
        const events = eventsOf(log);
        const i = events.findIndex(
          ({ payload }) => payload["type"] === "turn.completed" && payload["turn_id"] === over.trigger["turn_id"],
        );
        const pointer = `/events/${i}/payload/turn_token_usage`;
        yield firstBad([
          isSum(this.rule, { at: [over.n], pointer: "/trigger/usage" }, over.trigger["usage"], sum),
          ...(i < 0 ? [] : [isSum(this.rule, { at: [], pointer }, events[i]?.payload["turn_token_usage"], sum)]),
        ]);
      }
    },
  },
];
