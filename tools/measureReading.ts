import { readReport } from '#credit/report/read.ts';

export interface ReadingMeasure {
  /** Medians in milliseconds. */
  readonly parse: number;
  readonly read: number;
  /** How many times `JSON.parse` of the same text `readReport` takes. */
  readonly ratio: number;
}

function median(rounds: number, work: () => unknown): number {
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  }).toSorted((a, b) => a - b);
  return times[Math.floor(rounds / 2)] ?? Number.NaN;
}

/** `text` is a report in plain JSON, so that both sides do the same parsing. The first rounds only warm up. */
export function measureReading(text: string, rounds = 200): ReadingMeasure {
  const works = [(): unknown => JSON.parse(text), (): unknown => readReport(text)] as const;
  for (const work of works) median(Math.ceil(rounds / 4), work);
  const [parse, read] = [median(rounds, works[0]), median(rounds, works[1])];
  return { parse, read, ratio: read / parse };
}
