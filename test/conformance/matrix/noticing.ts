import { type Replaced, sound } from "../../../conformance/mutants/engine/mutant.ts";
import type { Handle, WireResponse } from "../../../src/wire/handle.ts";

type Fn = (...args: readonly never[]) => unknown;
type Named = Readonly<Record<string, Fn>>;

/** What an engine replaces, and whether any of it has come out otherwise yet than the reference engine would have it. */
export interface Noticing {
  readonly replaced: Replaced;
  readonly differed: () => boolean;
}

/** Watches what a survivor does: one that never comes to its choice would stay green whatever the laws say. */
export function noticing(made: Replaced): Noticing {
  let differed = false;
  const note = (isOtherwise: boolean): void => {
    differed ||= isOtherwise;
  };
  const { rules, commands, actions, enter, deliver, letter, head, hear, prompt } = made;
  const hands = Object.entries({ deliver, letter, head, hear, prompt }).filter(([, hand]) => hand !== undefined);
  const watched = {
    rules: each(rules, (name, own) => beside(own, (sound as unknown as Named)[name], note)),
    // These change the state that they are given, so that the reference engine cannot be asked beside them.
    commands: each(commands, (_name, own) => (...args) => {
      const said = own(...args);
      note(JSON.stringify(said).includes("The turn is running"));
      return said;
    }),
    actions: each(actions, (_name, own) => (step, ...more) => {
      note(sound.isPaused((step as { state: Parameters<typeof sound.isPaused>[0] }).state));
      return own(step, ...more);
    }),
    enter: enter && ((handle: Handle) => passing(enter, handle, note)),
  };
  const used = Object.fromEntries(Object.entries(watched).filter(([, one]) => one !== undefined));
  const hand = (own: Fn): Fn => beside(own, (given) => given, note);
  const handsWatched = Object.fromEntries(hands.map(([name, own]) => [name, hand(own as Fn)]));
  return { replaced: { ...made, ...used, ...handsWatched }, differed: () => differed };
}

function each(functions: object | undefined, watch: (name: string, own: Fn) => Fn): Named | undefined {
  if (functions === undefined) return undefined;
  return Object.fromEntries(Object.entries(functions).map(([name, own]) => [name, watch(name, own as Fn)]));
}

/** A function beside what another makes of the same; functions in what comes out are held against each other as well. */
function beside(own: Fn, other: Fn | undefined, note: (isOtherwise: boolean) => void): Fn {
  return (...args) => {
    const [ours, theirs] = [own(...args), other?.(...args)];
    note(JSON.stringify(ours) !== JSON.stringify(theirs));
    const inner = (theirs ?? {}) as Named;
    const functions = Object.entries(Object(ours) as object).filter(([, value]) => typeof value === "function");
    if (functions.length === 0) return ours;
    return { ...(ours as object), ...each(Object.fromEntries(functions), (name, fn) => beside(fn, inner[name], note)) };
  };
}

/** The surface, and whether what stands before it answers something else than the surface did. */
function passing(enter: (handle: Handle) => Handle, handle: Handle, note: (isOtherwise: boolean) => void): Handle {
  return async (request) => {
    let given: WireResponse | undefined;
    const answered = await enter(async (inner) => {
      given = await handle(inner);
      return given;
    })(request);
    note(answered !== given && JSON.stringify(answered) !== JSON.stringify(given));
    return answered;
  };
}
