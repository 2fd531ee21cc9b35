import { html, type Content } from './markup.ts';

/**
 * Several facts, parted by dots. The dot is painted on the space where a line may break (`style.ts`): so no line begins or ends with
 * it. For those who listen to the text or copy it, it is a character without a width.
 * @param facts those that are null are left out
 */
export const facts = (facts: readonly Content[]): Content =>
  facts
    .filter((fact) => fact !== null)
    .map((fact, place) =>
      place === 0 ? fact : [html`<span class="dot"> ·</span><span class="gap"> </span>`, fact],
    );
