/**
 * Dims the page behind a dialog. The value is written out, because not every browser lets a backdrop read the
 * theme's variables.
 */
export const backdrop = {
  '&::backdrop': { bg: { base: 'rgb(12 24 23 / 0.5)', _osDark: 'rgb(0 0 0 / 0.65)' } },
} as const;
