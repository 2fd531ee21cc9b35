import { html, type Html } from '#server/pages/html.ts';

/** An error message about the whole form, announced as soon as the page loads. */
export function notice(sentence: string | null): Html | null {
  return sentence === null ? null : html`<p class="notice" role="alert">${sentence}</p>`;
}
