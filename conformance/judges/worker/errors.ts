import { isObject } from "../../../src/json/own.ts";

import type { Purpose } from "../../drivers/worker/log.ts";
import { bad, holdsOr, type WorkerLaw } from "./law.ts";
import { settlesOf } from "./pick.ts";

/** What holds a key is told without it: what a kit prints ends up in logs. */
export const SECRET_KEY = "a secret key";

/** Keys of well-known services and private keys, which have forms of their own. */
const KEYS =
  /\bsk-[\w-]{20,}|\bgh[pousr]_[A-Za-z0-9]{30,}|\bAKIA[0-9A-Z]{16}\b|\bxox[abprs]-[\w-]{10,}|-----BEGIN [A-Z ]*PRIVATE KEY-----/;

/** What in an error's text a model cannot read, by what it is called. */
const unreadable: readonly (readonly [what: string, test: (text: string) => boolean])[] = [
  ["nothing", (text) => text.trim() === ""],
  ["an object turned into text", (text) => text.includes("[object Object]")],
  ["a JavaScript stack trace", (text) => /\n\s+at .+[:(]/.test(text)],
  ["a Python stack trace", (text) => /Traceback \(most recent call last\)|File ".+", line \d+/.test(text)],
  ["a Java stack trace", (text) => /\n\s+at [\w.$]+\([\w.]+:\d+\)/.test(text)],
  ["a Go stack trace", (text) => /goroutine \d+ \[/.test(text)],
  ["only undefined or null", (text) => /^\s*(?:undefined|null|None|nil)\s*$/.test(text)],
  [SECRET_KEY, (text) => KEYS.test(text)],
];

/** Why a model could not read this text as an error; undefined when it could. */
export function unreadableAs(text: string): string | undefined {
  return unreadable.find(([, test]) => test(text))?.[0];
}

/** A shorter secret may stand in a sentence by chance. */
const LONG_ENOUGH = 8;

/** What errors of tools come in. */
const SPOKEN: ReadonlySet<Purpose["for"]> = new Set(["call", "resumed", "settle"]);

/** An error is a sentence for the model, since it is all that the model reads of the call. */
const readable: WorkerLaw = {
  rule: "worker/writes-errors-for-the-model",
  *judge(_case, log, { secrets }) {
    for (const exchange of log.exchanges) {
      if (!SPOKEN.has(exchange.purpose.for)) continue;
      for (const { action, pointer } of settlesOf(exchange)) {
        if (action.type !== "tool.error" || isProposed(exchange.json, action["error"])) continue;
        const text = typeof action["error"] === "string" ? action["error"] : "";
        const leaked = secrets.some((secret) => secret.length >= LONG_ENOUGH && text.includes(secret))
          ? "a secret"
          : undefined;
        const fault = leaked ?? unreadableAs(text);
        yield holdsOr(fault === undefined, () =>
          bad(
            this.rule,
            [exchange.n],
            `${pointer}/error`,
            "a sentence that a model can read",
            `${fault} in "${leaked === undefined && fault !== SECRET_KEY ? text : "..."}"`,
          ),
        );
      }
    }
  },
};

/** The laws on errors. */
export const errorLaws: readonly WorkerLaw[] = [readable];

/** The engine's own words, handed back, say nothing about the worker. */
function isProposed(request: unknown, error: unknown): boolean {
  const proposed = isObject(request) && isObject(request["proposed"]) ? request["proposed"]["actions"] : undefined;
  return Array.isArray(proposed) && proposed.some((action) => isObject(action) && action["error"] === error);
}
