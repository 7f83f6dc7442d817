import type { ProfileScore, ReportDocument, ReportedRule } from "../document.ts";
import { lookOf } from "../standing.ts";
import { html, type Markup } from "./escape.ts";
import { facts } from "./facts.ts";
import { STATES, stateOf } from "./states.ts";

const MARKS = {
  conformant: { sign: "✓", word: "Conformant" },
  broken: { sign: "✕", word: "Not conformant" },
  unverified: { sign: "?", word: "Not verified" },
  "nothing-checked": { sign: "?", word: "Nothing was checked" },
} as const;

/** What the run came to: who was tested, the verdict's sentence, the score, the profiles and the facts of the run. */
export function summary(document: ReportDocument): Markup {
  const { verdict, target, role, suite } = document;
  const look = lookOf(document);
  const { sign, word } = MARKS[look];
  return html`<header class="top">
<p class="eyebrow">Tool-call conformance · ${role} · revision ${suite.revision}</p>
<h1><bdi>${target.name}</bdi>${target.version === undefined ? undefined : html` <small>${target.version}</small>`}</h1>
<p class="verdict ${look}"><span class="sign" aria-hidden="true">${sign}</span><span><b>${word}.</b> ${verdict.sentence}</span></p>
${document.listFaults?.map((fault) => html`<p class="fault"><b>The list of known failures:</b> ${fault}</p>`)}
</header>
<section class="cards" aria-label="Summary">
${scoreCard(document)}
${profileCard(document)}
${facts(document)}
</section>`;
}

function scoreCard({ rules, verdict }: ReportDocument): Markup {
  const counts = STATES.map((state) => ({
    ...state,
    count: rules.filter((rule) => stateOf(rule) === state.id).length,
  })).filter(({ count }) => count > 0);
  const known = verdict.known === undefined ? undefined : html`, ${verdict.known} known not to`;
  return html`<section class="card score"><h2>Score</h2>
<p class="big"><b>${verdict.passed}</b><span> / ${verdict.total}</span></p>
<p class="quiet">MUST rules hold${known}</p>
${bar(counts.map(({ id, count }) => [id, count]))}
<ul class="legend">${counts.map(
    ({ id, title, sign, count }) =>
      html`<li><span class="badge ${id}" aria-hidden="true">${sign}</span><span>${title}</span><b>${count}</b></li>`,
  )}</ul></section>`;
}

function profileCard({ role, score, rules, notClaimed }: ReportDocument): Markup {
  const others =
    notClaimed.length > 0
      ? html`<p class="quiet">Not claimed, so nothing is said of them: ${notClaimed.map((name) => html`<span class="tag">${name}</span> `)}</p>`
      : role === "engine"
        ? html`<p class="quiet">Every profile is claimed.</p>`
        : undefined;
  return html`<section class="card profiles"><h2>Profiles</h2>
<table><thead class="away"><tr><th scope="col">Profile</th><th scope="col">Share</th><th scope="col">MUST rules that hold</th></tr></thead>
<tbody>${score.map((one) => profileRow(one, rules))}</tbody></table>
${others}</section>`;
}

function profileRow({ profile, passed, total }: ProfileScore, rules: readonly ReportedRule[]): Markup {
  const own = rules.filter((rule) => rule.profile === profile);
  const shown = STATES.filter(({ id }) => id !== "not-applicable").map(
    ({ id }) => [id, own.filter((rule) => stateOf(rule) === id).length] as const,
  );
  const fails = own.some((rule) => stateOf(rule) === "fail");
  const whole = passed === total ? "whole" : fails ? "part fails" : "part";
  const score = total === 0 ? html`<span class="quiet">none applies</span>` : `${passed} / ${total}`;
  return html`<tr><th scope="row">${profile}</th><td>${bar(shown)}</td><td class="${whole}">${score}</td></tr>`;
}

/** A bar of coloured shares; the numbers are beside it in words. A drawing, since the page allows no style in its tags. */
function bar(shares: readonly (readonly [state: string, count: number])[]): Markup {
  const total = shares.reduce((sum, [, count]) => sum + count, 0);
  let x = 0;
  const parts = shares.map(([state, count]) => {
    // The smallest share is still to be seen.
    const width = total === 0 || count === 0 ? 0 : Math.max(1, (count / total) * 100);
    const part = html`<rect class="fill ${state}" x="${round(x)}" width="${round(width)}" height="8"/>`;
    x += width;
    return count === 0 ? undefined : part;
  });
  return html`<svg class="bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true"><rect class="fill empty" width="100" height="8"/>${parts}</svg>`;
}

const round = (value: number): string => String(Math.round(value * 100) / 100);
