import { expect, it } from 'vitest';
import type { ReportScores } from '#contract/progress.ts';
import { scorePlot } from '#src/screens/progress/scorePlot.ts';

const report = (date: string, ...values: ReportScores['values']): ReportScores => ({
  reportId: date,
  date,
  values,
});
const transUnion = (value: number) => ({ bureau: 'TransUnion' as const, value });

it('places days at their true distance and values on their scale', () => {
  const { series, levels } = scorePlot([
    report('2026-01-01', transUnion(575)),
    report('2026-01-11', transUnion(600)),
    report('2026-02-10', transUnion(625)),
  ]);
  expect(series).toEqual([
    {
      bureau: 'TransUnion',
      runs: [
        [
          { x: 0, y: 0.25, value: 575 },
          { x: 0.25, y: 0.5, value: 600 },
          { x: 1, y: 0.75, value: 625 },
        ],
      ],
    },
  ]);
  expect(levels.map(({ value }) => value)).toEqual([550, 575, 600, 625, 650]);
});

it('does not make a small change look large', () => {
  const { series } = scorePlot([
    report('2026-01-01', transUnion(600)),
    report('2026-02-01', transUnion(602)),
  ]);
  const [before, after] = series[0]?.runs[0] ?? [];
  expect((after?.y ?? 0) - (before?.y ?? 0)).toBeCloseTo(0.02);
});

it('has no point for a score that is missing, and none for a bureau without scores', () => {
  const { series } = scorePlot([
    report('2026-01-01', transUnion(600), { bureau: 'Equifax', value: 580 }),
    report('2026-02-01', transUnion(610)),
  ]);
  expect(series.map(({ bureau, runs }) => [bureau, runs.flat().length])).toEqual([
    ['TransUnion', 2],
    ['Equifax', 1],
  ]);
});

it('J17 draws no line across a report without a score of the bureau', () => {
  const equifax = (value: number) => ({ bureau: 'Equifax' as const, value });
  const { series } = scorePlot([
    report('2026-01-01', transUnion(600), equifax(580)),
    report('2026-02-01', transUnion(605)),
    report('2026-03-01', transUnion(610), equifax(590)),
    // Another report of the same day has it.
    report('2026-04-01', transUnion(612)),
    report('2026-04-01', equifax(592)),
  ]);
  const values = series.map(({ bureau, runs }) => [bureau, runs.map((run) => run.map(({ value }) => value))]);
  expect(values).toEqual([
    ['TransUnion', [[600, 605, 610, 612]]],
    ['Equifax', [[580], [590, 592]]],
  ]);
});

it('names the first and last day, and others only with room between them', () => {
  const dates = ['2026-01-01', '2026-01-03', '2026-03-20', '2026-06-28', '2026-06-30'];
  const { days } = scorePlot(dates.map((date) => report(date, transUnion(600))));
  expect(days.map(({ date }) => date)).toEqual(['2026-01-01', '2026-03-20', '2026-06-30']);
});
