import type { Member, Place } from "./json-text.ts";

/** A piece of a line. */
export interface Part {
  readonly kind: "key" | "string" | "number" | "word" | "sign";
  readonly text: string;
  /** Whether it belongs to the place that is marked. */
  readonly marked: boolean;
}

/** One line of a JSON text that is laid out. */
export interface Line {
  readonly depth: number;
  readonly parts: readonly Part[];
}

/** Containers that fit in so many characters stand on one line. */
const WIDE = 64;

/** Lays a JSON text out over lines, two things at least saved: what is written in it, and what place is marked. */
export function linesOf(text: string, root: Place, marked?: Place): Line[] {
  return new Layout(text, marked).lines(root);
}

class Layout {
  readonly #text: string;
  readonly #marked: Place | undefined;

  constructor(text: string, marked: Place | undefined) {
    this.#text = text;
    this.#marked = marked;
  }

  lines(root: Place): Line[] {
    return this.#value(root, 0, [], []);
  }

  #value(place: Place, depth: number, before: readonly Part[], after: readonly Part[]): Line[] {
    if (place.members.length === 0 || this.#short(place)) {
      return [{ depth, parts: [...before, ...this.#flat(place), ...after] }];
    }
    const [open, close] = this.#brackets(place);
    const last = place.members.length - 1;
    return [
      { depth, parts: [...before, open] },
      ...place.members.flatMap((member, i) =>
        this.#value(member.place, depth + 1, this.#key(member), i === last ? [] : [this.#sign(",", place)]),
      ),
      { depth, parts: [close, ...after] },
    ];
  }

  /** Scalars alone, and few. */
  #short({ members, start, end }: Place): boolean {
    return end - start <= WIDE && members.every(({ place }) => place.members.length === 0);
  }

  #flat(place: Place): Part[] {
    if (place.kind !== "object" && place.kind !== "array") {
      return [{ kind: place.kind, text: this.#text.slice(place.start, place.end), marked: this.#in(place) }];
    }
    const [open, close] = this.#brackets(place);
    if (place.members.length === 0) return [this.#sign(open.text + close.text, place)];
    const pad = place.kind === "object" ? [this.#sign(" ", place)] : [];
    const inside = place.members.flatMap((member, i) => [
      ...(i === 0 ? [] : [this.#sign(", ", place)]),
      ...this.#key(member),
      ...this.#flat(member.place),
    ]);
    return [open, ...pad, ...inside, ...pad, close];
  }

  #key({ written, place }: Member): Part[] {
    if (written === undefined) return [];
    const marked = this.#in(place);
    return [
      { kind: "key", text: written, marked },
      { kind: "sign", text: ": ", marked },
    ];
  }

  #brackets(place: Place): readonly [Part, Part] {
    const [open, close] = place.kind === "object" ? ["{", "}"] : ["[", "]"];
    return [this.#sign(open!, place), this.#sign(close!, place)];
  }

  #sign = (text: string, place: Place): Part => ({ kind: "sign", text, marked: this.#in(place) });

  #in({ start, end }: Place): boolean {
    return this.#marked !== undefined && start >= this.#marked.start && end <= this.#marked.end;
  }
}
