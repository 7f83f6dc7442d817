import { repeated, savedWords, timesText } from "./saved-rule.ts";
import type { BugReport, Step } from "./step.ts";

const HEAD: Readonly<Record<BugReport["role"], readonly string[]>> = {
  engine: [
    "# What a client does, as commands; what the worker and the model provider must answer meanwhile is in the comments.",
    "# ENGINE: where the engine listens. API_KEY: its key. CLIENT_TOKEN: what the token request has given.",
  ],
  worker: [
    "# What an engine asks the worker, as commands, and what the worker said to each.",
    "# WORKER: the worker's endpoint.",
  ],
};

/** A case as a shell script: a command for each thing that the suite did, and comments for what must be answered. */
export function bugCurl({ role, broken, saved, steps, note }: BugReport): string {
  const wrong = broken.flatMap(({ rule, warning, findings }) =>
    repeated(findings).map(({ finding: { expected, got }, times, at }) => {
      const place = at.length === 0 ? "" : ` (step ${at.join(", ")})`;
      const seen = `expected ${expected}; seen ${got}${timesText(times)}`;
      return comment(`${warning ? "A warning: " : ""}${rule}${place}: ${seen}`);
    }),
  );
  const before = saved === undefined ? [] : [savedWords(saved)].filter((words) => words !== undefined).map(comment);
  const sender = role === "engine" ? "client" : "engine";
  const told = steps.flatMap((step) => ["", ...(step.from === sender ? command(step, role) : answered(step))]);
  const ended = note === undefined ? [] : ["", comment(`The case did not end as planned: ${note}.`)];
  return `${["#!/bin/sh", ...HEAD[role], ...before, ...wrong, ...told, ...ended].join("\n")}\n`;
}

/** A request that the suite sent. */
function command({ n, what, method, path, headers, text, answer }: Step, role: BugReport["role"]): string[] {
  const seen = answer === undefined ? "no answer came" : `answered ${answer.status} ${answer.text}`;
  const key = path.startsWith("/api/client/") ? "$CLIENT_TOKEN" : "$API_KEY";
  const given = Object.entries(headers).filter(([name]) => !LEFT_OUT.has(name.toLowerCase()));
  const typed = given.some(([name]) => name.toLowerCase() === "content-type") || text === "";
  const words = [
    "curl -sS",
    `-X ${method}`,
    role === "engine" ? `"$ENGINE"${quoted(path)}` : `"$WORKER"`,
    ...(role === "engine" ? [`-H "authorization: Bearer ${key}"`] : []),
    ...(typed ? [] : [`-H 'content-type: application/json'`]),
    ...given.map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(text === "" ? [] : [`--data-binary ${quoted(text)}`]),
  ];
  return [
    comment(`${n}. The ${role === "engine" ? "client" : "engine"} ${what}.`),
    words.join(" \\\n  "),
    comment(`   Seen: ${seen}`),
  ];
}

/** What curl sets itself, and what belongs to one connection. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  "authorization",
  "content-length",
  "host",
  "connection",
  "accept-encoding",
]);

/** A request that came to the suite. */
function answered({ n, from, to, what, method, path, text, answer }: Step): string[] {
  if (method === "") return [comment(`${n}. The ${from} ${what}.`)];
  const must = answer === undefined ? "It got no answer." : `The ${to} must answer ${answer.status} ${answer.text}`;
  return [
    comment(`${n}. The ${from} ${what}: ${[method, path, text].filter(Boolean).join(" ")}`),
    comment(`   ${must}`),
  ];
}

const comment = (text: string): string => `# ${text.replaceAll(/\s*[\r\n]+\s*/g, " ")}`;

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
