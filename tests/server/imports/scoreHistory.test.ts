import { expect, it } from 'vitest';
import type { Score } from '#credit/report/model.ts';
import { scoreHistory } from '#server/imports/scoreHistory.ts';
import { aName, nobody } from '#tests/support/aReport.ts';

const score = (bureau: Score['bureau'], value: number | null, model: string | null): Score => ({
  bureau,
  value: value === null ? null : { value, at: '/score' },
  model: model === null ? null : { value: model, at: '/model' },
  factors: [],
});
const report = (id: string, date: string, ...scores: Score[]) => ({
  id,
  date,
  report: { scores, personal: nobody },
});

it('J17 keeps scoring models apart, the newest first, each from the oldest report to the newest', () => {
  const history = scoreHistory([
    report(
      'c',
      '2026-11-18',
      score('TransUnion', 604, 'VantageScore 3.0'),
      score('Equifax', 577, 'VantageScore 3.0'),
    ),
    report('b', '2026-10-16', score('TransUnion', 640, 'FICO Score 8')),
    report('a', '2026-07-03', score('TransUnion', 561, 'VantageScore3')),
  ]);
  expect(history).toEqual([
    {
      model: 'VantageScore 3.0',
      reports: [
        { reportId: 'a', date: '2026-07-03', values: [{ bureau: 'TransUnion', value: 561 }] },
        {
          reportId: 'c',
          date: '2026-11-18',
          values: [
            { bureau: 'TransUnion', value: 604 },
            { bureau: 'Equifax', value: 577 },
          ],
        },
      ],
    },
    {
      model: 'FICO Score 8',
      reports: [{ reportId: 'b', date: '2026-10-16', values: [{ bureau: 'TransUnion', value: 640 }] }],
    },
  ]);
});

it('never adds a score without a model to those of one', () => {
  const history = scoreHistory([
    report('b', '2026-10-16', score('Experian', 590, null)),
    report('a', '2026-07-03', score('Experian', 561, 'VantageScore 3.0')),
  ]);
  expect(history.map(({ model, reports }) => [model, reports.length])).toEqual([
    [null, 1],
    ['VantageScore 3.0', 1],
  ]);
});

it('invents nothing for a score that a bureau could not calculate', () => {
  expect(scoreHistory([report('a', '2026-07-03', score('Experian', null, 'VantageScore 3.0'))])).toEqual([]);
});

it('counts a report that was imported twice once, and a changed one of the same day twice', () => {
  const twice = ['a', 'b'].map((id) => report(id, '2026-07-03', score('Experian', 561, 'VantageScore 3.0')));
  expect(scoreHistory(twice)[0]?.reports).toHaveLength(1);
  const changed = report('c', '2026-07-03', score('Experian', 570, 'VantageScore 3.0'));
  expect(scoreHistory([...twice, changed])[0]?.reports).toHaveLength(2);
});

it('leaves out a report of another person than the newest, whose scores are no change of this client’s', () => {
  const of = (first: string) => ({ ...nobody, names: [aName('TransUnion', first, 'SAMPLETON')] });
  const someone = (id: string, date: string, first: string, value: number) => ({
    id,
    date,
    report: { scores: [score('TransUnion', value, 'VantageScore 3.0')], personal: of(first) },
  });
  const shown = (...reports: Parameters<typeof scoreHistory>[0]) =>
    scoreHistory(reports).flatMap((history) => history.reports.map(({ reportId }) => reportId));
  expect(
    shown(
      someone('c', '2026-11-18', 'DEVON', 604),
      someone('b', '2026-11-18', 'ANA', 574),
      someone('a', '2026-07-03', 'DEVON', 561),
    ),
  ).toEqual(['a', 'c']);
  // Of one date, the report imported last comes first.
  expect(shown(someone('b', '2026-11-18', 'ANA', 574), someone('a', '2026-11-18', 'DEVON', 561))).toEqual([
    'b',
  ]);
});
