/** The value of an expression, or a sentence that names the place where it stops making sense. */
export type Evaluated =
  | { readonly ok: true; readonly value: number }
  | { readonly ok: false; readonly message: string };

interface Cursor {
  readonly text: string;
  at: number;
}

/** Thrown inside the parser only; `evaluate` turns it into a value. */
class Stop extends Error {}

/** So deep may brackets and signs be nested; deeper ones would exhaust the stack. */
const DEEPEST = 200;

/**
 * Evaluates `+ - * / ^`, brackets and decimal numbers with the usual precedence. A parser of its own, since `eval` on
 * what a model wrote would run anything at all.
 */
export function evaluate(text: string): Evaluated {
  const cursor = { text, at: 0 };
  try {
    const value = sum(cursor, 0);
    if (peek(cursor) !== "") throw new Stop(`unexpected "${peek(cursor)}" at character ${cursor.at + 1}`);
    if (!Number.isFinite(value)) return { ok: false, message: "the result is not a finite number" };
    return { ok: true, value };
  } catch (stop) {
    if (stop instanceof Stop) return { ok: false, message: stop.message };
    throw stop;
  }
}

function sum(cursor: Cursor, depth: number): number {
  let value = product(cursor, depth);
  while (peek(cursor) === "+" || peek(cursor) === "-") {
    value = take(cursor) === "+" ? value + product(cursor, depth) : value - product(cursor, depth);
  }
  return value;
}

function product(cursor: Cursor, depth: number): number {
  let value = signed(cursor, depth);
  while (peek(cursor) === "*" || peek(cursor) === "/") {
    const operator = take(cursor);
    const right = signed(cursor, depth);
    if (operator === "/" && right === 0) throw new Stop("division by zero");
    value = operator === "*" ? value * right : value / right;
  }
  return value;
}

function signed(cursor: Cursor, depth: number): number {
  if (depth > DEEPEST) throw new Stop(`the expression is nested more than ${DEEPEST} levels deep`);
  if (peek(cursor) === "-") {
    take(cursor);
    return -signed(cursor, depth + 1);
  }
  const base = atom(cursor, depth);
  if (peek(cursor) !== "^") return base;
  take(cursor);
  return base ** signed(cursor, depth + 1);
}

function atom(cursor: Cursor, depth: number): number {
  if (peek(cursor) === "(") {
    take(cursor);
    const value = sum(cursor, depth + 1);
    if (peek(cursor) !== ")") throw new Stop(`a ")" is missing at character ${cursor.at + 1}`);
    take(cursor);
    return value;
  }
  const number = /^(?:\d+(?:\.\d+)?|\.\d+)(?:[eE][+-]?\d+)?/.exec(cursor.text.slice(cursor.at))?.[0];
  if (number === undefined) {
    throw new Stop(
      peek(cursor) === "" ? "the expression ends too early" : `a number is missing at character ${cursor.at + 1}`,
    );
  }
  cursor.at += number.length;
  return Number(number);
}

function peek(cursor: Cursor): string {
  while (/\s/.test(cursor.text[cursor.at] ?? "")) cursor.at++;
  return cursor.text[cursor.at] ?? "";
}

function take(cursor: Cursor): string {
  const character = peek(cursor);
  cursor.at++;
  return character;
}
