import type { Bureau } from '#vocabulary/bureaus.ts';
import type { Series } from './scorePlot.ts';

/** The least distance between two labels, in pixels. */
const lineHeight = 15;

export interface EndLabel {
  readonly bureau: Bureau;
  /** The newest score. */
  readonly value: number;
  /** From the top of the chart, in pixels. */
  readonly top: number;
}

/** The labels at the ends of the lines, from the top down; those that would cover each other are moved down. */
export function endLabels(series: readonly Series[], height: number): EndLabel[] {
  const wanted = series
    .flatMap(({ bureau, runs }) => {
      const last = runs.at(-1)?.at(-1);
      return last === undefined ? [] : [{ bureau, value: last.value, top: (1 - last.y) * height }];
    })
    .toSorted((one, other) => one.top - other.top);
  return wanted.reduce<EndLabel[]>((placed, label) => {
    const free = (placed.at(-1)?.top ?? -lineHeight) + lineHeight;
    return [...placed, { ...label, top: Math.max(label.top, free) }];
  }, []);
}
