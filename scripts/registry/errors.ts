const TIERS = ["base", "companion", "settled", "choice"];
const LEVELS = ["MUST", "MUST NOT", "SHOULD", "SHOULD NOT", "MAY"];
const ROLES = ["engine", "worker"];
const TEXTS = ["sentence", "source", "why", "mend"];
const PROFILES = {
  engine: [
    "core",
    "blobs",
    "retries",
    "async",
    "client-tools",
    "deferred",
    "interrupts",
    "delivery",
    "events",
    "durability",
    "llm-worker",
    "connectors",
    "subagents",
  ],
  worker: ["worker"],
};
/** Offers and features without which a rule cannot be judged; a misspelt one would make it not applicable for ever. */
const NEEDS = {
  engine: [
    ...["settle", "events", "blob", "token", "secret", "no-secret", "tenant2", "lifecycle"],
    ...["schema:draft-07", "schema:2019-09", "schema:2020-12"],
    ...PROFILES.engine,
  ],
  worker: ["results", "bytes", "output", "errors", "secret", "streams", "model", "async", "interrupts"],
};

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
  if (rule["role"] === "engine" || rule["role"] === "worker") yield* roleErrors(rule, id, rule["role"]);
  yield* rule["tier"] === "choice" ? choiceErrors(rule, id) : judgedErrors(rule, id);
  if (rule["planned"] !== undefined && rule["excluded"] !== undefined) yield `Rule ${id} is both planned and excluded.`;
}

function* roleErrors(rule: Raw, id: string, role: keyof typeof PROFILES): Generator<string> {
  const profile = rule["profile"];
  if (!(PROFILES[role] as readonly unknown[]).includes(profile))
    yield `Rule ${id}: profile is ${JSON.stringify(profile)}, not one of ${PROFILES[role].join(", ")}.`;
  for (const need of (rule["needs"] as readonly unknown[] | undefined) ?? [])
    if (!(NEEDS[role] as readonly unknown[]).includes(need))
      yield `Rule ${id} needs ${JSON.stringify(need)}, which no ${role} can offer.`;
}

/** A choice lists what the suite accepts. It is never judged, so it has no level but MAY and no message that breaks it. */
function* choiceErrors(rule: Raw, id: string): Generator<string> {
  const accepts = rule["accepts"];
  if (!Array.isArray(accepts) || accepts.length < 2 || !accepts.every((one) => typeof one === "string" && one !== ""))
    yield `Rule ${id} is a choice and does not list at least two texts in accepts.`;
  if (rule["level"] !== "MAY")
    yield `Rule ${id} is a choice, so its level is MAY, not ${JSON.stringify(rule["level"])}.`;
  if (rule["bad"] !== undefined) yield `Rule ${id} is a choice, so it has no bad message.`;
}

function* judgedErrors(rule: Raw, id: string): Generator<string> {
  for (const member of ["good", "bad"]) if (rule[member] === undefined) yield `Rule ${id} has no ${member} message.`;
  if (rule["accepts"] !== undefined) yield `Rule ${id} lists accepts and is no choice.`;
}

function* typeErrors(rule: Raw, id: string, wireTypes: ReadonlySet<string>): Generator<string> {
  const types = rule["types"];
  if (!Array.isArray(types) || types.length === 0) yield `Rule ${id} names no wire type.`;
  else
    for (const type of types)
      if (!wireTypes.has(type)) yield `Rule ${id} names the wire type ${JSON.stringify(type)}, which does not exist.`;
}
