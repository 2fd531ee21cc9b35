/**
 * Colors that pages have before their theme has loaded, each in light and dark: those of `src/ui/theme/roles.ts`.
 */
export const deskColors = {
  page: ['#ffffff', '#0f1514'],
  side: ['#f4f6f6', '#0a0f0e'],
  edge: ['#e2e8e6', '#263230'],
  ink: ['#13201e', '#e6edeb'],
} as const;

/** The same on the consumers' host, whose pages are paper. */
export const paperColors = {
  ...deskColors,
  page: ['#f7f5f0', '#101514'],
  side: ['#f1eee7', '#0b100f'],
  edge: ['#e2ded5', '#2c3634'],
} as const;
