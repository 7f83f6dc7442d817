// The helpers of checks that collect: their source text becomes a part of the module that is generated.

let failures = [];

/** Where the failures of what is checked next begin. */
export function mark() {
  return failures.length;
}

/** The failures since the last call. */
export function collected() {
  const all = failures;
  failures = [];
  return all;
}

export function refuse(keyword, params) {
  failures.push({ pointer: "", keyword, params });
  return false;
}

export function lacks(name) {
  return refuse("required", { missingProperty: name });
}

/** Puts the token before the pointers of all failures since the mark; a member that is not there is what is lacking. */
export function within(value, token, since) {
  if (value[token] === undefined && !Array.isArray(value)) {
    failures.length = since;
    return lacks(token);
  }
  const step = `/${String(token).replaceAll("~", "~0").replaceAll("/", "~1")}`;
  for (const failure of failures.slice(since)) failure.pointer = step + failure.pointer;
  return false;
}

export function wrong(value, token, keyword, params) {
  const since = mark();
  refuse(keyword, params);
  return within(value, token, since);
}

export function mistyped(value, token, type) {
  return wrong(value, token, "type", { type });
}

export function unknownTag(value, tag, known) {
  return refuse("discriminator", { tag, tagValue: value[tag], known });
}

export function extra(value, names) {
  const others = Object.keys(value).filter((name) => !names.includes(name));
  for (const name of others) refuse("additionalProperties", { additionalProperty: name, known: names });
  return others.length > 0;
}

export function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
