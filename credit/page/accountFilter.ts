import type { PageContext } from './context.ts';
import { html, type Content, type Markup } from './markup.ts';
import { accountFilters, type ShownAccount } from './shownAccount.ts';

/**
 * Narrows the accounts without a script: the style sheet hides those without the class of what is chosen. What is shown then is said
 * in a status, so that screen readers hear it, and so that a printed page says what it leaves out.
 */
export function accountFilter({ texts }: PageContext, all: readonly ShownAccount[]): Markup {
  const { filter } = texts.accounts;
  const counts = accountFilters.map((name) => [name, all.filter(({ marks }) => marks[name]).length] as const);
  const choice = (name: 'all' | (typeof accountFilters)[number], count: number): Content =>
    html`<label
      ><input
        type="radio"
        name="accounts-shown"
        id="show-${name}"
        autocomplete="off"
        ${name === 'all' ? 'checked' : count === 0 ? 'disabled' : ''}
      />${filter[name]} <b>${count}</b></label
    >`;
  return html`<fieldset class="filter">
      <legend class="visually-hidden">${filter.legend}</legend>
      ${choice('all', all.length)} ${counts.map(([name, count]) => choice(name, count))}
    </fieldset>
    <p class="narrowed" role="status">
      ${counts.map(
        ([name, count]) => html`<span class="when-${name}">${filter.shown[name](count, all.length)}</span>`,
      )}
    </p>`;
}
