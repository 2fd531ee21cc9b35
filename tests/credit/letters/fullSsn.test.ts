import { expect, it } from 'vitest';
import { disputesSsn, fullSsnOf, showingSsn, showsSsn } from '#credit/letters/fullSsn.ts';
import { planLetters } from '#credit/letters/planLetters.ts';
import { readReport } from '#credit/report/read.ts';
import { samples } from '#tests/credit/report/samples.ts';
import { aConsumer } from '#tests/support/aConsumer.ts';
import { aLetter } from '#tests/support/aLetter.ts';

it('puts the whole number into the identification and nowhere else', () => {
  const letter = aLetter();
  const full = showingSsn(letter, fullSsnOf('666550611') ?? '');
  expect(full.identification).toContainEqual({ label: 'Social Security number', value: '666-55-0611' });
  expect({ ...full, identification: [] }).toEqual({ ...letter, identification: [] });
  expect(JSON.stringify(letter)).not.toContain('666-55-0611');
});

it.each([null, '', '12345678', '666-55-0611'])('has no full number in %j', (ssn) => {
  expect(fullSsnOf(ssn)).toBeNull();
});

it('adds no number to a letter without one', () => {
  const letter = aLetter({}, { ssn: null });
  expect(showsSsn(letter)).toBe(false);
  expect(showingSsn(letter, '666-55-0611')).toEqual(letter);
});

it('knows which letters dispute a Social Security number', () => {
  const letters = planLetters({
    report: readReport(samples['mfsn-basic']),
    profile: aConsumer(),
    choice: { kind: 'automatic', options: [1, 2, 5] },
    today: '2025-09-15',
  });
  // Only Equifax lists another number.
  expect(letters.filter(disputesSsn).map(({ id }) => id)).toEqual(['equifax-personal-information-1']);
});
