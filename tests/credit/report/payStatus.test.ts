/** A status without a code makes an account negative as one with the code does. */
import { expect, it } from 'vitest';
import { isNegative } from '#credit/report/negative.ts';
import { isChargeOffOrCollection, isLateOnly } from '#credit/report/negativeClass.ts';
import { aLine, anAccount } from '#tests/support/aReport.ts';

const classOf = (words: string) => {
  const line = aLine('Experian', { payStatus: ['', words] });
  const account = anAccount([line]);
  return [isNegative(account), isChargeOffOrCollection(account, line), isLateOnly(account, line)];
};

it.each([
  ['Charged off to bad debt', [true, true, false]],
  ['Merchandise was repossessed; there may be a balance due', [true, true, false]],
  ['30-59 days past the due date', [true, false, true]],
  ['Current account', [false, false, false]],
  ['Never 30 days late', [false, false, false]],
] as const)('%s', (words, expected) => {
  expect(classOf(words)).toEqual(expected);
});
