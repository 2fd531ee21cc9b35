import { expect, it } from 'vitest';
import { seenSinceAnswers } from '#disputes/seenSinceAnswers.ts';

const verified = { as: 'verified', on: '2027-02-01', printed: '2027-01-28' } as const;

it('needs a newer report until one is later than the day that every answer bears', () => {
  expect(seenSinceAnswers([], [verified])).toBeNull();
  expect(seenSinceAnswers(['2026-11-28', '2027-01-28'], [verified])).toBeNull();
  expect(seenSinceAnswers(['2026-11-28', '2027-01-31'], [verified, null])).toBe('2027-01-31');
});

it('counts an answer without a date from when it came', () => {
  const undated = { ...verified, printed: null };
  expect(seenSinceAnswers(['2027-01-31'], [undated])).toBeNull();
  expect(seenSinceAnswers(['2027-02-02'], [undated])).toBe('2027-02-02');
});

it('takes what a person accepted from the report itself for no answer', () => {
  for (const as of ['deletedByReport', 'reappeared'] as const)
    expect(seenSinceAnswers(['2027-01-31'], [verified, { as, on: '2027-02-03', printed: null }])).toBe(
      '2027-01-31',
    );
});
