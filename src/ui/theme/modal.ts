import { panelWidth } from '../sidePanel.ts';

/** Seen only in forced colors, which have no shadows and no backgrounds to tell one surface from another. */
export const forcedEdge = { border: '1px solid transparent' } as const;

/**
 * Dims the page behind a dialog. The value is written out, because not every browser lets a backdrop read the
 * theme's variables.
 */
export const backdrop = {
  '&::backdrop': { bg: { base: 'rgb(12 24 23 / 0.5)', _osDark: 'rgb(0 0 0 / 0.65)' } },
} as const;

/**
 * The chart next to the page is watched while a dialog is used: neither covers it, if there is room for both. The width of
 * the chart is `--beside`, for what is as wide as the window.
 */
export const besideChart = {
  xl: {
    'html[data-panel] &': { right: panelWidth, '--beside': panelWidth },
    'html[data-panel] &::backdrop': { right: panelWidth },
  },
} as const;

/**
 * A dialog that is closed and still moving out: seen where it was, but no longer there for anything else. UA style
 * sheets hide a closed dialog and place it in the page.
 */
export const leaving = {
  '&[data-leaving]': {
    display: 'flex',
    flexDirection: 'column',
    position: 'fixed',
    inset: '0',
    zIndex: '30',
    pointerEvents: 'none',
  },
} as const;
