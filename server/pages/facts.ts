import { html, type Html } from './html.ts';

/**
 * Several facts, parted by dots. The dot is painted on the space where a line may break (`styles/facts.css`), so no line begins or ends
 * with it. For those who listen to the text or copy it, it is a character without a width.
 */
export const facts = (facts: readonly string[]): readonly Html[] =>
  facts.map((fact, place) =>
    place === 0 ? html`${fact}` : html`<span class="dot"> ·</span><span class="gap"> </span>${fact}`,
  );
