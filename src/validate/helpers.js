/** What the last check that said no found wrong: its pointer grows while the checks around it return. */
let failure;

/** What was wrong when a check said no: to be asked at once. */
export function lastFailure() {
  return failure;
}

/** Says no to a value for a keyword of its schema. */
export function refuse(keyword, params) {
  failure = { pointer: "", keyword, params };
  return false;
}

/** Says no to an object that lacks a member. */
export function lacks(name) {
  return refuse("required", { missingProperty: name });
}

/** Says no to an object or a list after what stands in it was refused; a member that is not there is what it lacks. */
export function within(value, token) {
  if (value[token] === undefined && !Array.isArray(value)) return lacks(token);
  failure.pointer = `/${String(token).replaceAll("~", "~0").replaceAll("/", "~1")}${failure.pointer}`;
  return false;
}

/** Says no for what stands in an object or a list. */
export function wrong(value, token, keyword, params) {
  refuse(keyword, params);
  return within(value, token);
}

/** The same for what is of another type. */
export function mistyped(value, token, type) {
  return wrong(value, token, "type", { type });
}

/** Says no to an object whose tag names no type. */
export function unknownTag(value, tag) {
  return refuse("discriminator", { tag, tagValue: value[tag] });
}

/** Whether an object has a member of another name, which is then refused. */
export function extra(value, names) {
  for (const name in value)
    if (!names.includes(name)) return !refuse("additionalProperties", { additionalProperty: name });
  return false;
}

/** Whether a value is an object and no list. */
export function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** How many characters a string has, a surrogate pair counting as one: what JSON Schema means by length. */
export function ucs2length(text) {
  let length = 0;
  for (const _ of text) length++;
  return length;
}
