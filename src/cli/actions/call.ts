import { type CalledTool, callTool } from "../../../conformance/worker/index.ts";
import { isObject } from "../../json/own.ts";
import type { Call } from "../command.ts";
import type { WorkerOptions } from "../commands/worker-options.ts";
import { EXIT, type ExitCode, nothing } from "../exit.ts";
import { didYouMean } from "../suggest.ts";
import { spokenTo } from "../worker-target.ts";
import { reachable } from "./target.ts";

interface Options extends WorkerOptions {
  readonly attempt: number;
  readonly id: string;
  readonly json?: boolean;
}

type Called = Extract<CalledTool, { ok: true }>;

/** Makes one call and prints it. Exit 0: the answer breaks no rule; 1: it breaks one; 3: nobody answers. */
export async function run({ arguments: given, options, io }: Call): Promise<ExitCode> {
  const [url = "", tool = "", text = ""] = given;
  const { attempt, id, json, ...target } = options as unknown as Options;
  await reachable(url);
  const called = await callTool(
    { tool, arguments: text === "" ? "{}" : text, attempt, id },
    { url, ...spokenTo(target) },
  );
  if (!called.ok) throw nothing(called.reason);
  if (called.fit === "unknown-tool") {
    const names = called.tools.map(({ name }) => name);
    io.err.write(`The worker declares no tool ${JSON.stringify(tool)}.${didYouMean(tool, names)}\n`);
  }
  io.out.write(json === true ? `${JSON.stringify(asJson(called), null, 2)}\n` : words(called));
  return called.broken.length === 0 ? EXIT.holds : EXIT.broken;
}

function asJson({ fit, exchange, came, broken }: Called): object {
  const { answer, failure } = exchange;
  return {
    fit,
    request: exchange.json,
    ...(answer !== undefined && { answer: { status: answer.status, body: bodyOf(answer) } }),
    ...(failure !== undefined && { failure }),
    came,
    broken,
  };
}

function words({ fit, exchange, came, broken }: Called): string {
  const { answer, failure } = exchange;
  const trigger = isObject(exchange.json) ? exchange.json["trigger"] : undefined;
  const answered =
    answer === undefined
      ? `No answer: ${failure ?? "the connection ended"}.`
      : `Answer (status ${answer.status}, ${answer.at - exchange.at} ms):\n${pretty(bodyOf(answer))}`;
  const verdict =
    broken.length === 0
      ? ["It breaks no rule."]
      : broken.flatMap(({ rule, findings }) => [`BROKEN ${rule}`, ...findings.map(({ message }) => `  ${message}`)]);
  const lines = ["Trigger:", pretty(trigger), "", answered, "", `The arguments: ${FITS[fit]}.`, CAME[came], ...verdict];
  return `${lines.join("\n")}\n`;
}

const FITS: Readonly<Record<Called["fit"], string>> = {
  valid: "an object that matches the tool's schema",
  invalid: "an object that does not match the tool's schema",
  malformed: "no JSON object",
  "unknown-tool": "unchecked, the tool is not declared",
  unchecked: "an object; this schema is beyond the suite's own checker, so it was sent as valid",
};

const CAME: Readonly<Record<Called["came"], string>> = {
  result: "The call ended with a result.",
  error: "The call ended with an error that the model will read.",
  question: "The session waits for a person: the call stays open.",
  "left open": "The call stays open, to be settled later by its id.",
  nothing: "The answer is no decision.",
};

function bodyOf({ json, frames, text }: NonNullable<Called["exchange"]["answer"]>): unknown {
  return frames ?? json ?? text;
}

function pretty(value: unknown): string {
  const text = typeof value === "string" ? value : JSON.stringify(value, null, 2);
  return text
    .split("\n")
    .map((line) => `  ${line}`)
    .join("\n");
}
