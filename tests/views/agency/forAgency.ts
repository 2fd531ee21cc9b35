import type { View } from '../view.ts';

/** Views that the demo agency opens. */
export const forAgency = (views: readonly Omit<View, 'who'>[]): readonly View[] =>
  views.map((view) => ({ ...view, who: 'agency' as const }));
