const TIERS = ["base", "companion", "settled", "choice"];
const LEVELS = ["MUST", "MUST NOT", "SHOULD", "SHOULD NOT", "MAY"];
const ROLES = ["engine", "worker"];
const TEXTS = ["profile", "sentence", "source", "why", "mend"];

/** A rule as it was parsed. */
type Raw = Readonly<Record<string, unknown>>;

/** What is wrong with the rules, one sentence each: shape, ids, and wire types that are not in `wireTypes`. */
export function* registryErrors(rules: readonly Raw[], wireTypes: ReadonlySet<string>): Generator<string> {
  const seen = new Set<unknown>();
  for (const rule of rules) {
    const id = JSON.stringify(rule["id"]);
    if (seen.has(rule["id"])) yield `Rule ${id} is in the registry twice.`;
    seen.add(rule["id"]);
    yield* shapeErrors(rule, id);
    yield* typeErrors(rule, id, wireTypes);
  }
}

function* shapeErrors(rule: Raw, id: string): Generator<string> {
  if (typeof rule["id"] !== "string" || !/^[a-z-]+\/[a-z0-9-]+$/.test(rule["id"]))
    yield `Rule ${id}: an id is area/slug in lower case.`;
  else if (rule["id"].split("/")[0] !== rule["area"])
    yield `Rule ${id} stands in the file of area ${JSON.stringify(rule["area"])}.`;
  for (const [member, allowed] of Object.entries({ tier: TIERS, level: LEVELS, role: ROLES }))
    if (!allowed.includes(rule[member] as string))
      yield `Rule ${id}: ${member} is ${JSON.stringify(rule[member])}, not one of ${allowed.join(", ")}.`;
  for (const member of TEXTS)
    if (typeof rule[member] !== "string" || rule[member] === "") yield `Rule ${id}: ${member} is not a text.`;
  for (const member of ["good", "bad"]) if (rule[member] === undefined) yield `Rule ${id} has no ${member} message.`;
  if (rule["planned"] !== undefined && rule["excluded"] !== undefined) yield `Rule ${id} is both planned and excluded.`;
}

function* typeErrors(rule: Raw, id: string, wireTypes: ReadonlySet<string>): Generator<string> {
  const types = rule["types"];
  if (!Array.isArray(types) || types.length === 0) yield `Rule ${id} names no wire type.`;
  else
    for (const type of types)
      if (!wireTypes.has(type)) yield `Rule ${id} names the wire type ${JSON.stringify(type)}, which does not exist.`;
}
