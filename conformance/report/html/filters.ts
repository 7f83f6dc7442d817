import type { ReportedRule } from "../document.ts";
import { html, type Markup } from "./escape.ts";
import { STATES, type State, stateOf } from "./states.ts";

/** The search box and a button for each outcome, profile and level that occurs; the page's script makes them work. */
export function filters(rules: readonly ReportedRule[]): Markup {
  const states = STATES.filter(({ id }) => rules.some((rule) => stateOf(rule) === id));
  return html`<form class="filters" role="search" aria-label="Rules" hidden>
<div class="stays"><div class="find"><label for="find">Search rules</label><input id="find" type="search" autocomplete="off" spellcheck="false" placeholder="id, words, values">
<output id="shown" aria-live="polite"></output>
<button type="button" id="open-all">Open all</button><button type="button" id="close-all">Close all</button><button type="reset" id="clear">Clear filters</button></div>
${facet("state", "Outcome", states)}</div>
${facet("profile", "Profile", named(rules.map(({ profile }) => profile)))}
${facet("level", "Level", named(rules.map(({ level }) => level)))}
</form>`;
}

interface Chip {
  readonly id: string;
  readonly title: string;
  readonly sign?: string;
}

function facet(name: string, title: string, chips: readonly Chip[]): Markup {
  return html`<div class="facet" role="group" aria-label="${title}"><span class="name" aria-hidden="true">${title}</span>${chips.map(
    ({ id, title: word, sign }) =>
      html`<button type="button" class="chip" data-facet="${name}" data-value="${id}" aria-pressed="false">${
        sign === undefined ? undefined : html`<span class="badge ${id as State}" aria-hidden="true">${sign}</span>`
      }${word} <b></b></button>`,
  )}</div>`;
}

const named = (names: readonly string[]): Chip[] => [...new Set(names)].map((name) => ({ id: name, title: name }));
