import { isObject } from "../../../src/json/own.ts";
import { validate } from "../../../src/validate/index.ts";
import type { EngineLog, Exchange } from "../../drivers/engine/log.ts";
import { choice, type EngineChoice } from "./choice.ts";

const UNKNOWN_MEMBER = "has the unknown member ";

/** Whether an event's payload holds more than its type's members; undefined where it is no event of a published type. */
function holdsMore(event: unknown): boolean | undefined {
  const verdict = validate("Event", event);
  if (verdict.ok) return false;
  const [problem] = verdict.errors;
  return problem?.pointer === "/payload" && problem.message.startsWith(UNKNOWN_MEMBER) ? true : undefined;
}

/** What the suite itself asked after a case, to read the log. */
const reading = ({ exchanges }: EngineLog, kind: Exchange["kind"]): Exchange | undefined =>
  exchanges.find((one) => one.kind === kind && one.act === undefined && one.answer !== undefined);

const hasList = ({ answer }: Exchange): boolean =>
  answer?.status === 200 && isObject(answer.json) && Array.isArray(answer.json["events"]);

/** So many events of each session tell it: to hold every one of a run against its type takes long. */
const TELLING = 8;

/** What is on the log beside what is published, and how it is read. */
export const eventChoices: readonly EngineChoice[] = [
  choice(
    "events/payload-members",
    { published: "the published members alone", own: "members of the engine's own beside them" },
    function* (_engineCase, { events = [] }, ways) {
      const seen = new Set(events.slice(0, TELLING).map(holdsMore));
      if (seen.has(true)) yield ways.own;
      else if (seen.has(false)) yield ways.published;
    },
  ),
  choice(
    "events/list-route",
    {
      streams: "the streams alone",
      list: "GET /api/machine/sessions/{id}/events?after_seq= with {events: Event[]}",
      other: "another route",
    },
    function* (_engineCase, log, ways) {
      const [list, stream] = [reading(log, "events"), reading(log, "stream")];
      if (list !== undefined && hasList(list)) yield ways.list;
      else if (stream?.answer?.status === 200 && (log.events ?? []).length > 0) yield ways.streams;
    },
    { ofSurface: true },
  ),
];
