import { describe, expect, it } from 'vitest';
import { findings } from '#credit/findings/findings.ts';
import { readReport } from '#credit/report/read.ts';

/** One account, with its payment status at each of two bureaus. */
const report = (one: string, other: string) => {
  const account = { name: 'FIRST BANK', number: '440066120987', date_opened: '2018-03-14' };
  const file = (bureau: string, payment_status: string) => ({
    bureau,
    accounts: [{ ...account, payment_status }],
  });
  return readReport(JSON.stringify([file('transunion', one), file('equifax', other)]));
};
const rules = (one: string, other: string) =>
  findings(report(one, other), { today: '2026-11-21' }).map(({ rule }) => rule);

describe('a payment status that a bureau words in its own way', () => {
  it.each([
    ['Current', 'Charge-off'],
    ['Paid or paying as agreed', '60 days past due'],
    ['Pays account as agreed', 'Collection account'],
    ['30 Days Past The Due Date', 'Charged off to bad debt'],
  ])('is compared with another bureau’s: %s, %s', (one, other) => {
    expect(rules(one, other)).toContain('S1');
  });

  it.each(['Paid, was 30 days late', 'Settled for less than full balance', 'Refinanced'])(
    'means nothing if it is not known: %s',
    (status) => {
      expect(rules(status, 'Current')).not.toContain('S1');
    },
  );
});
