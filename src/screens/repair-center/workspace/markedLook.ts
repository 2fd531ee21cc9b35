/** The one mark that a chosen sentence and its values share. The line is seen without color, too. */
export const markedLook = {
  bg: 'accentSoft',
  boxShadow: 'inset 0 -2px 0 {colors.accent}',
  '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-2px' },
} as const;
