import { toBytes } from "../../../src/wire/bytes.ts";
import type { WireResponse } from "../../../src/wire/handle.ts";
import type { Damage, Trickle } from "../../cases/engine/case.ts";
import { trickle } from "./trickle.ts";

/** How a reply of the model's goes out, where it does not go out as it is. */
export interface Sending {
  readonly damage?: Damage;
  readonly trickled?: Trickle;
  /** Is told of each piece of what is trickled. */
  readonly moves?: () => void;
  /** Resolves when nobody waits for it any more. */
  readonly over: Promise<unknown>;
}

/** The event that says how the model stopped, in each format: what comes before it may look whole, and is not. */
const END = /"finish_reason":"|^event: message_delta\n|"type":"response\.(?:completed|incomplete)"/;

/** Where a reply breaks: what goes out whole, the event that is struck there, and what follows that. */
interface Broken {
  readonly before: string;
  readonly struck: string;
  readonly after: string;
}

function brokenAt(events: readonly string[], at: Damage["at"]): Broken {
  const [only = ""] = events;
  if (events.length < 2) {
    const place = { start: 0, middle: only.length >> 1, last: only.length - 1 }[at];
    return { before: only.slice(0, place), struck: only.slice(place), after: "" };
  }
  const end = events.findIndex((event) => END.test(event));
  const last = end < 0 ? events.length - 1 : end;
  const place = { start: 0, middle: last >> 1, last }[at];
  const whole = (from: number, to?: number): string => events.slice(from, to).join("");
  return { before: whole(0, place), struck: events[place] ?? "", after: whole(place + 1) };
}

/** What is sent of a reply that breaks off: in its middle, of the event that is struck too. */
function piece(events: readonly string[], at: Damage["at"]): string {
  const { before, struck } = brokenAt(events, at);
  return at === "middle" && events.length > 1 ? before + struck.slice(0, struck.length >> 1) : before;
}

/** No JSON any more, whatever it was. */
const garbled = (event: string): string => event.replace("{", "{{");

type Harm = (
  response: WireResponse,
  events: readonly string[],
  at: Damage["at"],
  over: Promise<unknown>,
) => WireResponse;

/** What each kind of damage makes of an answer. The provider itself says its own errors. */
const harms: Readonly<Record<Damage["kind"], Harm>> = {
  cut: (response, events, at) => {
    const body = piece(events, at);
    return { ...response, body, cut: at === "start" ? "before-headers" : toBytes(body).byteLength };
  },
  end: (response, events, at) => ({ ...response, body: piece(events, at) }),
  garbled: (response, events, at) => {
    if (events.length < 2) return { ...response, body: garbled(events.join("")) };
    const { before, struck, after } = brokenAt(events, at);
    return { ...response, body: before + garbled(struck) + after };
  },
  error: (response) => response,
  silence: (response, events, at, over) => ({
    ...response,
    body: (async function* () {
      yield piece(events, at);
      await over;
    })(),
  }),
};

/** The answer as it goes out; `events` are its own ones, or its one body. */
export function sent(response: WireResponse, events: readonly string[], sending: Sending): WireResponse {
  const { damage, trickled, moves = () => undefined, over } = sending;
  if (damage !== undefined) return harms[damage.kind](response, events, damage.at, over);
  return trickled === undefined ? response : { ...response, body: trickle(events.join(""), trickled, moves) };
}
