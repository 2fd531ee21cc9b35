import { expect, it } from 'vitest';
import { isDerogatoryCondition, lastAdverseRun } from '#credit/findings/accountRating.ts';
import { aLine, field } from '#tests/support/aReport.ts';

it.each([
  ['in its description', 'Derogatory', 'Drg'],
  ['in its abbreviation', 'Negative', 'Derog'],
])('takes a condition that says so %s for derogatory', (_, description, abbreviation) => {
  const condition = field({ symbol: 'D', description, abbreviation }, '/condition');
  expect(isDerogatoryCondition({ ...aLine('Equifax'), condition })).toBe(true);
});

it('finds the last run of adverse months behind newer ones that are on time', () => {
  const { months, before } = lastAdverseRun(aLine('Equifax', { history: ['2025-08', 'CC21C3C'] }));
  expect(months.map(({ month }) => month)).toEqual(['2025-06', '2025-05']);
  expect(before?.month).toBe('2025-04');
});
