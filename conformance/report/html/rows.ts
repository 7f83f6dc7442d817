import { ruleById } from "../../rules/index.ts";
import type { ReportedRule } from "../document.ts";
import { piecesOf } from "../prose.ts";
import { rulePage } from "../rule-page.ts";
import { html, type Markup } from "./escape.ts";
import { grouped } from "./facts.ts";
import { STATES, type State, stateOf } from "./states.ts";

/** Findings that a row tells before the script draws them all. */
const TOLD = 3;

/** A row for each rule, those that fail first; they open, and tell what there is to tell, without any script too. */
export function rows(rules: readonly ReportedRule[], lineOf: (rule: string) => number | undefined): Markup {
  const groups = STATES.map(({ id, title }) => {
    const own = rules.filter((rule) => stateOf(rule) === id);
    if (own.length === 0) return undefined;
    return html`<section class="group" aria-labelledby="group-${id}"><h3 id="group-${id}">${title} <span class="count">${own.length}</span></h3>
${own.map((rule) => row(rule, id, lineOf(rule.id)))}</section>`;
  });
  return html`${groups}`;
}

function row(rule: ReportedRule, state: State, line: number | undefined): Markup {
  const { id, level, profile } = rule;
  const { sign, word } = STATES.find((one) => one.id === state)!;
  const played = line === undefined ? undefined : html` data-case="${line}"`;
  return html`<details class="rule ${state}" id="${id}" data-state="${state}" data-profile="${profile}" data-level="${level}"${played}>
<summary><span class="badge ${state}"><span aria-hidden="true">${sign}</span> <span class="word">${word}</span></span><span class="headline"><code class="id">${id}</code><span class="line">${lineFor(rule)}</span></span><span class="tags"><span class="level">${level}</span><span class="tag">${profile}</span><span class="tally">${tally(rule)}</span></span></summary>
<div class="body">${body(rule)}</div></details>
`;
}

/** What a closed row says: what was found, else why nothing was judged, else the rule. */
function lineFor({ id, failure, because, known, sentence }: ReportedRule): string | Markup {
  const found = failure?.findings[0]?.message;
  const shown = found?.startsWith(`${id}`) === true ? found.slice(id.length).replace(/^:? /, "") : found;
  return known?.reason ?? shown ?? because ?? prose(sentence);
}

/** A rule's text, in which code is marked as such. */
const prose = (text: string): Markup =>
  html`${piecesOf(text).map((piece) => (piece.code ? html`<code>${piece.text}</code>` : piece.text))}`;

function tally({ checked, broken }: ReportedRule): string {
  if (broken > 0) return `broken in ${grouped(broken)} ${broken === 1 ? "case" : "cases"}`;
  return checked === 0 ? "" : `${grouped(checked)} ${checked === 1 ? "check" : "checks"}`;
}

function body(rule: ReportedRule): Markup {
  const { id, level, sentence, because, known, failure, mend } = rule;
  const { why, source, tier = "" } = ruleById(id) ?? {};
  return html`<p class="sentence"><b>${level}</b> ${prose(sentence)}</p>
${known && html`<p class="known-so"><b>Known${known.as === "flaky" ? ", flaky" : ""}:</b> ${known.reason}${knownMore(known)}</p>`}
${because && html`<p><b>Why it was not judged:</b> ${because}</p>`}
${failure && html`<ul class="findings">${failure.findings.slice(0, TOLD).map(({ message }) => html`<li>${message}</li>`)}</ul>`}
${
  failure &&
  html`<dl class="about first"><div><dt>To mend it</dt><dd>${prose(mend)}</dd></div>
${failure.replay && command("To see it again", failure.replay)}</dl>`
}
<dl class="about">
${why === undefined ? undefined : html`<div><dt>Why it matters</dt><dd>${prose(why)}</dd></div>`}
${source === undefined ? undefined : html`<div><dt>Source</dt><dd>${source.startsWith(tier) ? undefined : html`<span class="tag">${tier}</span> `}${source}</dd></div>`}
${looked(rule)}
${command("More of the rule", `tck explain ${id}`, html` or <a href="${rulePage(id)}" rel="noreferrer">its page</a>`)}
</dl>`;
}

function knownMore({ link, expires }: NonNullable<ReportedRule["known"]>): Markup {
  // Only what a browser can follow without harm becomes a link.
  const to =
    link !== undefined && /^https?:\/\//.test(link)
      ? html` <a href="${link}" rel="noreferrer">${link}</a>`
      : link && html` ${link}`;
  return html`${to}${expires === undefined ? undefined : html` (until ${expires})`}`;
}

function looked({ checked, broken, brokenIn }: ReportedRule): Markup | undefined {
  if (checked === 0) return undefined;
  const areas = Object.entries(brokenIn).map(([area, count]) => `${area} ${grouped(count)}`);
  const found = broken === 0 ? "no fault found" : `fault found in ${grouped(broken)} cases (${areas.join(", ")})`;
  return html`<div><dt>Looked at</dt><dd>${grouped(checked)} ${checked === 1 ? "thing" : "things"}; ${found}</dd></div>`;
}

const command = (title: string, line: string, or?: Markup): Markup =>
  html`<div class="command"><dt>${title}</dt><dd><code class="copied">${line}</code>${or}</dd></div>`;
