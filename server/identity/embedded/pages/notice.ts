import { html, type Html } from './html.ts';

/** What went wrong with the form as a whole, announced as soon as the page is there. */
export function notice(sentence: string | null): Html | null {
  return sentence === null ? null : html`<p class="notice" role="alert">${sentence}</p>`;
}
