import type { PageContext } from './context.ts';
import { html, type Markup } from './markup.ts';

export function verdict({ texts }: PageContext, negative: boolean): Markup {
  return negative
    ? html`<span class="verdict negative"><span aria-hidden="true">&#9650;</span> ${texts.negative}</span>`
    : html`<span class="verdict positive"><span aria-hidden="true">&#10003;</span> ${texts.positive}</span>`;
}
