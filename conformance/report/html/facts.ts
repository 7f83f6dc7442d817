import { CUT_SHORT_WORDS } from "../../common/cut-short.ts";
import type { ReportDocument } from "../document.ts";
import { NOT_LOOKED_AGAIN } from "../not-looked-again.ts";
import { html, type Markup } from "./escape.ts";

/** What was run, with what, when and where. */
export function facts(document: ReportDocument): Markup {
  const { suite, target, seed, cases, timings, environment } = document;
  const rows: readonly (readonly [string, Markup | string])[] = [
    ["Target", html`<code>${target.url}</code>`],
    ["Suite", `${suite.name} ${suite.version}`],
    ["Requirements", suite.requirements],
    ["Suite's hash", html`<code class="hash">${suite.hash}</code>`],
    ["Seed", html`<code>${seed}</code>`],
    ["Cases", casesWords(cases)],
    ["Requests", requests(document)],
    [
      "Started",
      html`<time datetime="${timings.startedAt}">${timings.startedAt.slice(0, 19).replace("T", " ")} UTC</time>`,
    ],
    ["Took", `${seconds(timings.milliseconds)}, ${environment.concurrency} at a time`],
    ["Ran on", `Node ${environment.node}, ${environment.platform} ${environment.arch}`],
    ["Only", selectionWords(document)],
  ];
  return html`<section class="card facts"><h2>The run</h2><dl>${rows
    .filter(([, value]) => value !== "")
    .map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl></section>`;
}

function casesWords({ total, notPlayed, notLookedAgain = 0, cutShort, ends }: ReportDocument["cases"]): string {
  const odd = Object.entries(ends).filter(([end, count]) => end !== "ended" && count > 0);
  const why = cutShort === undefined ? "" : `: ${CUT_SHORT_WORDS[cutShort]}`;
  return [
    grouped(total),
    ...odd.map(([end, count]) => `${grouped(count)} ${end}`),
    ...(notPlayed === 0 ? [] : [`${grouped(notPlayed)} not played${why}`]),
    ...(notLookedAgain === 0 ? [] : [`${grouped(notLookedAgain)} ${NOT_LOOKED_AGAIN}`]),
  ].join(", ");
}

function requests({ exchanges }: ReportDocument): string {
  return Object.entries(exchanges)
    .map(([side, count]) => `${side} ${grouped(count)}`)
    .join(", ");
}

/** What kept the run from being whole. */
function selectionWords({ selection }: ReportDocument): string {
  const { profiles, rules, areas, tools, shard, onlyCase } = selection;
  const lists = { profiles, rules, "kinds of case": areas, tools };
  return [
    ...Object.entries(lists).flatMap(([name, list]) => (list === undefined ? [] : [`the ${name} ${list.join(", ")}`])),
    ...(shard === undefined ? [] : [`shard ${shard.index} of ${shard.count}`]),
    ...(onlyCase === undefined ? [] : [`the case ${onlyCase}`]),
  ].join("; ");
}

/** With a thin space between thousands. */
export const grouped = (count: number): string => String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, "\u202f");

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;
