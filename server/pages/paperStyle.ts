import { paperColors } from '#vocabulary/pageColors.ts';

const variables = (scheme: 0 | 1): string =>
  `:root{--page:${paperColors.page[scheme]};--edge:${paperColors.edge[scheme]}}`;

/** Makes a page of the consumers' host look like paper, as those that the browser draws. Comes after the page's own style. */
export const paperStyle = `${variables(0)}@media (prefers-color-scheme:dark){${variables(1)}}`;
