import type { OnExchange, WireExchange } from "../../conformance/drivers/wire-tap.ts";
import { triggerOf } from "../../conformance/report/html/labels.ts";
import { inLine } from "../../conformance/report/terminal/layout.ts";
import { paint, type Style } from "../../conformance/report/terminal/screen.ts";
import type { Sink } from "./io.ts";

/** The writer of `--verbose`: a line for each exchange, once its answer is there; undefined where nobody asked for it. */
export function wireLog(sink: Sink, verbose: boolean | undefined): OnExchange | undefined {
  if (verbose !== true) return undefined;
  // On a terminal the progress stands in the line where the cursor is.
  const clear = sink.isTerminal ? "\r\u001b[K" : "";
  return (exchange) => sink.write(`${clear}${wireLine(exchange, sink)}\n`);
}

/** `12:00:00.123 engine > worker POST / tool.execute add, 812 B: 200, 61 B, 3 ms`. */
export function wireLine(exchange: WireExchange, { color }: Pick<Sink, "color">): string {
  const { at, from, to, method, path, sent, milliseconds } = exchange;
  const time = new Date(at).toISOString().slice(11, 23);
  const said = to === "worker" && sent > 0 ? ` ${triggerOf(exchange.text)}` : "";
  const request = inLine(`${from} > ${to} ${method} ${path}${said}, ${bytes(sent)}: `);
  const [answer, style] = answerOf(exchange);
  const rest = `${answer}, ${Math.round(milliseconds)} ms`;
  return `${paint({ color }, time, "dim")} ${request}${paint({ color }, rest, style)}`;
}

function answerOf({ status, received, failure = "no answer" }: WireExchange): readonly [string, Style] {
  if (status === undefined) return [inLine(failure), "red"];
  const size = received === undefined ? "a stream" : bytes(received);
  return [`${status}, ${size}`, status < 400 ? "green" : "yellow"];
}

function bytes(n: number): string {
  return n < 10_000 ? `${n} B` : `${Math.round(n / 1024)} KiB`;
}
