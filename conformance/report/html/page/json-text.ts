/** A JSON text as a tree of places in it: every digit, escape and repeated key stays as it was written. */
export interface Place {
  readonly kind: "object" | "array" | "string" | "number" | "word";
  readonly start: number;
  readonly end: number;
  readonly members: readonly Member[];
}

/** What a container holds. */
export interface Member {
  /** The key as JSON has it written, with its quotes; absent in an array. */
  readonly written?: string;
  readonly key: string;
  readonly place: Place;
}

/** Deeper texts are shown as they are. */
const DEEPEST = 100;

/** Reads a text, or says by undefined that it is no JSON or nests too deep to be laid out. */
export function placesOf(text: string): Place | undefined {
  try {
    JSON.parse(text);
  } catch {
    return undefined;
  }
  return new Reader(text).value(0);
}

/** Knows that the text is JSON: only looks where things are. */
class Reader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  value(depth: number): Place | undefined {
    this.#space();
    const start = this.#at;
    const first = this.#text[start];
    if (first === "{" || first === "[") return depth < DEEPEST ? this.#container(first === "{", depth) : undefined;
    if (first === '"') {
      this.#string();
      return { kind: "string", start, end: this.#at, members: [] };
    }
    while (this.#at < this.#text.length && !",]} \t\r\n".includes(this.#text[this.#at]!)) this.#at++;
    const kind = "tfn".includes(first ?? "") ? "word" : "number";
    return { kind, start, end: this.#at, members: [] };
  }

  #container(named: boolean, depth: number): Place | undefined {
    const start = this.#at++;
    const close = named ? "}" : "]";
    const members: Member[] = [];
    for (this.#space(); this.#text[this.#at] !== close; this.#space()) {
      if (this.#text[this.#at] === ",") this.#at++;
      const written = named ? this.#key() : undefined;
      const place = this.value(depth + 1);
      if (place === undefined) return undefined;
      const key = written === undefined ? String(members.length) : (JSON.parse(written) as string);
      members.push({ ...(written === undefined ? {} : { written }), key, place });
    }
    this.#at++;
    return { kind: named ? "object" : "array", start, end: this.#at, members };
  }

  #key(): string {
    this.#space();
    const start = this.#at;
    this.#string();
    const written = this.#text.slice(start, this.#at);
    this.#space();
    this.#at++;
    return written;
  }

  #string(): void {
    for (this.#at++; this.#text[this.#at] !== '"'; this.#at++) if (this.#text[this.#at] === "\\") this.#at++;
    this.#at++;
  }

  #space(): void {
    while (" \t\r\n".includes(this.#text[this.#at] ?? "x")) this.#at++;
  }
}

/** Where a JSON pointer leads: the place itself, or the last one on the way and the keys that are missing there. */
export interface Led {
  readonly place: Place;
  readonly missing: readonly string[];
}

/** Follows a JSON pointer as far as it goes. Of a repeated key the last one counts, as in `JSON.parse`. */
export function follow(root: Place, pointer: string): Led {
  const keys = pointer
    .split("/")
    .slice(1)
    .map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~"));
  let place = root;
  for (const [i, key] of keys.entries()) {
    const next = place.members.findLast((member) => member.key === key);
    if (next === undefined) return { place, missing: keys.slice(i) };
    place = next.place;
  }
  return { place, missing: [] };
}
