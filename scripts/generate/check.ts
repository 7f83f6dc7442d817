import { type Breach, breachesOf, fitting, literal, member, SIMPLE } from "./condition.ts";
import type { Schema } from "./load.ts";
import { tagsOf } from "./tolerant.ts";

/** What is said to people and to other generators. */
const NOTES = new Set(["title", "description", "tsType", "x-rules", "x-since", "x-own"]);

/** What is read together with the keyword that it belongs to. */
const BESIDE = new Set(["required", "properties", "additionalProperties", "x-open", "then", "else", "discriminator"]);

/** Which members must be there, by the exact reading and by the tolerant one. */
interface Needed {
  readonly exact: readonly string[];
  readonly tolerant: readonly string[];
}

type Schemas = { readonly [name: string]: Schema };

/**
 * Writes checks in JavaScript: a function for each definition, and one for each schema within them that takes more than a
 * comparison. A function gets a value `v` and whether the reading is the exact one, `x`, and says yes or no at once. What
 * was wrong is kept by the helpers that it calls, and its pointer grows on the way out, so that who is right pays nothing.
 * One that collects goes on after a refusal, where it makes sense to look further, and says no in the end.
 */
export class CheckWriter {
  readonly #bundle: Schema;
  readonly #defs: Schemas;
  /** Inner functions by what they check: the same schema in several places is written once. */
  readonly #inner = new Map<string, string>();
  readonly #written: string[] = [];
  readonly #keywords: { readonly [keyword: string]: (schema: Schema) => string } = {
    items: (schema) => this.#items(bare(schema["items"]), schema["type"] === "array"),
    not: ({ not }) => `if(${fitting(not as Schema, "v")})${this.#say(no("not", {}))}`,
    anyOf: ({ anyOf }) => this.#anyOf((anyOf as Schema[]).map(bare)),
    if: ({ if: asked, then: yes, else: other }) =>
      either(fitting(asked as Schema, "v"), this.#of(bare(yes ?? {})), this.#of(bare(other ?? {}))),
    $ref: ({ $ref }) => `if(!${this.#called($ref)}(v,x))${this.#say("false")}`,
    oneOf: (schema) => this.#union(schema),
  };

  readonly #collects: boolean;

  constructor(bundle: Schema, collects = false) {
    this.#bundle = bundle;
    this.#collects = collects;
    this.#defs = bundle["$defs"] as Schemas;
  }

  /** All functions as source text: `check_<name>` for each definition. */
  write(): string {
    for (const [name, schema] of Object.entries(this.#defs)) this.#function(`check_${name}`, bare(schema));
    return this.#written.join("\n");
  }

  #function(name: string, schema: Schema): string {
    const body = this.#bothReadings(schema);
    this.#written.push(
      `function ${name}(v,x){${this.#collects ? `let ok=true;${body}return ok` : `${body}return true`};}`,
    );
    return name;
  }

  /** What is done with a refusal. */
  #say(refusal: string): string {
    return this.#collects ? `ok=${refusal};` : `return ${refusal};`;
  }

  /** The checks of a schema on `v`: what the readings have in common, then what each has for itself. */
  #bothReadings(schema: Schema): string {
    const { "x-tolerant": instead, ...exact } = schema;
    if (instead === undefined) return this.#of(exact);
    const { required = exact["required"], ...others } = instead as Schema;
    const parts = (own: boolean) =>
      Object.fromEntries(Object.entries(exact).filter(([keyword]) => keyword in others === own));
    const open = Object.fromEntries(Object.entries(others).filter(([, value]) => value !== null));
    const common = this.#of(parts(false), { exact: listed(exact["required"]), tolerant: listed(required) });
    return common + either("x", this.#of(parts(true)), this.#of(open));
  }

  #of(schema: Schema, needed?: Needed): string {
    const own = listed(schema["required"]);
    const known = (keyword: string) => SIMPLE.has(keyword) || BESIDE.has(keyword) || keyword in this.#keywords;
    const strange = Object.keys(schema).filter((keyword) => !known(keyword));
    if (strange.length > 0) throw new Error(`No check can be written for ${strange.join(", ")}.`);
    return [
      ...breachesOf(schema, "v").map(({ when, keyword, params }) => {
        // Of something of another type nothing else can be said.
        return `if(${when})${keyword === "type" ? `return ${no(keyword, params)};` : this.#say(no(keyword, params))}`;
      }),
      // Before the members: a name that is not known is told sooner than what is wrong within a known one.
      schema["additionalProperties"] === undefined ? "" : this.#others(schema),
      this.#members(schema, needed ?? { exact: own, tolerant: own }),
      ...Object.entries(this.#keywords).map(([keyword, write]) => (schema[keyword] === undefined ? "" : write(schema))),
    ].join("");
  }

  /** The function that checks a schema; what only refers to a definition has one already. */
  #functionOf(schema: Schema): string {
    if (Object.keys(schema).join() === "$ref") return this.#called(schema["$ref"]);
    const key = JSON.stringify(schema);
    const name = this.#inner.get(key);
    if (name !== undefined) return name;
    this.#inner.set(key, `inner_${this.#inner.size}`);
    return this.#function(this.#inner.get(key)!, schema);
  }

  #called(ref: unknown): string {
    this.#definition(ref);
    return `check_${nameIn(ref)}`;
  }

  #definition(ref: unknown): Schema {
    const schema = this.#defs[nameIn(ref)];
    if (schema === undefined) throw new Error(`${String(ref)} leads to no definition.`);
    return bare(schema);
  }

  /** A statement that refuses `v` for what stands in it at a place. */
  #inside(schema: Schema, value: string, token: string, and: (fails: string) => string): string {
    const one = single(schema, value);
    const fails = and(one?.when ?? `!${this.#functionOf(schema)}(${value},x)`);
    if (one !== undefined) return `if(${fails})${this.#say(wrong(token, one))}`;
    if (this.#collects) return `{const m=mark();if(${fails})ok=within(v,${token},m);}`;
    return `if(${fails})return within(v,${token});`;
  }

  #items(schema: Schema, always: boolean): string {
    if (isAny(schema)) return "";
    const loop = `for(let i=0;i<v.length;i++)${this.#inside(schema, "v[i]", "i", (fails) => fails)}`;
    return always ? loop : `if(Array.isArray(v))${loop}`;
  }

  #members({ properties = {}, type }: Schema, needed: Needed): string {
    const unlisted = needed.exact.filter((name) => !Object.hasOwn(properties as object, name));
    const every = { ...Object.fromEntries(unlisted.map((name) => [name, {}])), ...(properties as Schemas) };
    const checks = Object.entries(every).map(([name, schema]) => this.#member(name, bare(schema), needed));
    return type === "object" ? checks.join("") : either("isObject(v)", checks.join(""), "");
  }

  #member(name: string, schema: Schema, { exact, tolerant }: Needed): string {
    const [v, token] = [member("v", name), JSON.stringify(name)];
    const [must, mustAnyway] = [exact.includes(name), tolerant.includes(name)];
    if (mustAnyway && !must) throw new Error(`${name} is required by the tolerant reading alone.`);
    const absent = `${v}===void 0`;
    const missing = must ? `if(${mustAnyway ? "" : "x&&"}${absent})${this.#say(`lacks(${token})`)}` : "";
    if (isAny(schema)) return missing;
    if (!must) return this.#inside(schema, v, token, (fails) => `${v}!==void 0&&(${fails})`);
    if (!this.#refusesAbsent(schema))
      return `${missing}${this.#collects ? "else " : ""}${this.#inside(schema, v, token, (fails) => fails)}`;
    return this.#inside(schema, v, token, (fails) => (mustAnyway ? fails : `${absent}?x:${fails}`));
  }

  /** Whether the check of a value also refuses one that is not there. */
  #refusesAbsent(schema: Schema): boolean {
    const { type, const: constant, $ref, "x-tolerant": instead } = schema;
    if (instead !== undefined && $ref !== undefined) return this.#refusesAbsent({ $ref });
    if ($ref !== undefined) return this.#refusesAbsent(this.#definition($ref));
    return type !== undefined || constant !== undefined;
  }

  /** Members that are not listed: none in the exact reading, or those of a kind. */
  #others({ additionalProperties, properties = {} }: Schema): string {
    const known = JSON.stringify(Object.keys(properties as object));
    if (additionalProperties === false) return `if(x&&extra(v,${known}))${this.#say("false")}`;
    const schema = bare(additionalProperties);
    if (isAny(schema)) return "";
    const others = this.#inside(schema, "v[k]", "k", (fails) => `!${known}.includes(k)&&(${fails})`);
    return `for(const k of Object.keys(v))${others}`;
  }

  /** Of a plain type, or else what a definition says, whose complaint is the one that helps; or one of some conditions. */
  #anyOf(branches: readonly Schema[]): string {
    const [referring, ...more] = branches.filter(({ $ref }) => $ref !== undefined);
    if (more.length > 0) throw new Error("Where several references are tried, no complaint is the right one.");
    const plain = branches.filter(({ $ref }) => $ref === undefined).map((branch) => `(${fitting(branch, "v")})`);
    if (referring !== undefined)
      return `if(!(${plain.join("||")})&&!${this.#functionOf(referring)}(v,x))${this.#say("false")}`;
    const wanted = branches.flatMap(({ required }) => listed(required));
    return `if(!(${plain.join("||")}))${this.#say(no("anyOf", { wanted }))}`;
  }

  /** The branch that the tag names. A tag that nobody knows passes an open union when it is read tolerantly. */
  #union({ oneOf, discriminator, "x-open": open }: Schema): string {
    const branches = oneOf as Schema[];
    const tag = String((discriminator as Schema)["propertyName"]);
    const tags = tagsOf(branches, tag, this.#bundle);
    const cases = branches.map(
      ({ $ref }, i) => `case ${literal(tags[i])}:return ${this.#called($ref)}(v,x)${this.#collects ? "&&ok" : ""};`,
    );
    // Who collects also tells people what there is.
    const unknown = `unknownTag(v,${JSON.stringify(tag)}${this.#collects ? `,${JSON.stringify(tags)}` : ""})`;
    return `switch(${member("v", tag)}){${cases.join("")}}return ${open === true ? `!x||${unknown}` : unknown};`;
  }
}

const nameIn = (ref: unknown): string => String(ref).replace("#/$defs/", "");
const listed = (names: unknown): readonly string[] => (Array.isArray(names) ? (names as string[]) : []);
const no = (keyword: string, params: Schema): string => `refuse(${JSON.stringify(keyword)},${JSON.stringify(params)})`;
const isAny = (schema: Schema): boolean => Object.keys(schema).length === 0;

/** The schema without notes; `true` is the one that asks for nothing. */
function bare(schema: unknown): Schema {
  return Object.fromEntries(Object.entries(schema as Schema).filter(([keyword]) => !NOTES.has(keyword)));
}

/** The one comparison that a schema comes down to, if it is no more than that. */
function single(schema: Schema, v: string): Breach | undefined {
  const { type, const: constant, ...more } = schema;
  if (Object.keys(more).length > 0 || (type !== undefined && constant !== undefined)) return undefined;
  return breachesOf(schema, v)[0];
}

function wrong(token: string, { keyword, params }: Breach): string {
  if (keyword === "type") return `mistyped(v,${token},${JSON.stringify(params["type"])})`;
  return `wrong(v,${token},${JSON.stringify(keyword)},${JSON.stringify(params)})`;
}

function either(asked: string, yes: string, other: string): string {
  if (yes === "" && other === "") return "";
  if (yes === "") return `if(!(${asked})){${other}}`;
  return `if(${asked}){${yes}}${other === "" ? "" : `else{${other}}`}`;
}
