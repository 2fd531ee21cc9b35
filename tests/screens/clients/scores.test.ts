import { expect, it } from 'vitest';
import { scoreChanges } from '#disputes/scoreChanges.ts';
import { signed } from '#src/ui/signed.ts';
import { endLabels } from '#src/screens/progress/endLabels.ts';
import type { Bureau } from '#vocabulary/bureaus.ts';

const report = (date: string, values: Partial<Record<Bureau, number>>) => ({
  reportId: date,
  date,
  values: Object.entries(values).map(([bureau, value]) => ({ bureau: bureau as Bureau, value })),
});

it('counts a change since the first report, for bureaus with a score on it and on a later one', () => {
  const reports = [
    report('2026-08-01', { TransUnion: 561, Experian: 566 }),
    report('2026-09-01', { TransUnion: 570, Experian: 560, Equifax: 590 }),
    report('2026-10-01', { TransUnion: 602, Equifax: 600 }),
  ];
  const changes = scoreChanges({ model: 'VantageScore 3', reports });
  expect(changes).toEqual([
    { bureau: 'TransUnion', change: 41 },
    { bureau: 'Experian', change: -6 },
  ]);
  expect([...changes.map(({ change }) => change), 0].map(signed)).toEqual(['+41', '−6', '0']);
});

it('counts no change between scores of which nobody knows whether they are of one model', () => {
  const reports = [report('2026-08-01', { TransUnion: 561 }), report('2026-09-01', { TransUnion: 602 })];
  expect(scoreChanges({ model: null, reports })).toEqual([]);
});

it('moves labels at the ends of lines apart', () => {
  const of = (bureau: Bureau, y: number) => ({ bureau, runs: [[{ x: 1, y, value: y * 100 }]] });
  const labels = endLabels([of('TransUnion', 0.5), of('Experian', 0.52), of('Equifax', 0.1)], 200);
  expect(labels.map(({ bureau, top }) => [bureau, top])).toEqual([
    ['Experian', 96],
    ['TransUnion', 111],
    ['Equifax', 180],
  ]);
});
