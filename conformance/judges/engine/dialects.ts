import { isObject } from "../../../src/json/own.ts";
import { bad, type EngineLaw, good } from "./law.ts";
import { decisionsOf, madeCalls } from "./pick.ts";

/** A law on the schemas of one dialect. */
const dialect = (rule: string, area: string): EngineLaw => ({
  rule,
  areas: [area],
  *judge(engineCase, log) {
    if (engineCase.area !== area) return;
    for (const { call } of madeCalls(engineCase, log)) {
      for (const { n, trigger } of decisionsOf(log, "tool.execute", call.id)) {
        const status = isObject(trigger["input"]) ? trigger["input"]["status"] : undefined;
        yield (call.input.status as readonly unknown[]).includes(status)
          ? good
          : bad(
              rule,
              [n],
              "/trigger/input/status",
              `${call.input.status.join(" or ")}, since ${call.arguments} ${call.how}`,
              status,
            );
      }
    }
  },
});

/** The laws on the dialects that an engine may declare. */
export const dialectLaws: readonly EngineLaw[] = [
  dialect("schemas/draft-07", "draft-07"),
  dialect("schemas/draft-2019-09", "2019-09"),
  dialect("schemas/draft-2020-12", "2020-12"),
];
