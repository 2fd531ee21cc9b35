import { expect, it } from 'vitest';
import { type LetterItem, subjectsOf } from '#credit/letters/subjects.ts';

/** An account of a report, as a letter's heading names it. */
function anItem(
  letterId: string,
  reportId: string,
  key: string,
  creditor: string,
  number: string | null = null,
): LetterItem {
  const cite = (field: 'creditorName' | 'accountNumber', value: string) => ({
    bureau: 'Equifax' as const,
    at: '/',
    field,
    value,
  });
  const text = number === null ? creditor : `${creditor}, account ${number}`;
  const evidence = [
    cite('creditorName', creditor),
    ...(number === null ? [] : [cite('accountNumber', number)]),
  ];
  return { letterId, reportId, item: { key, heading: { text, evidence } } };
}

it('an item keeps the id under which it was first disputed, at each recipient and in later reports', () => {
  expect(
    subjectsOf([
      anItem('letter-1', 'report-1', 'account:account-1', 'CHASE CARD', '4111XXXX'),
      // To another recipient, whose file masks the number otherwise.
      anItem('letter-2', 'report-1', 'account:account-1', 'CHASE CARD', '41112222****'),
      // In a later report it has another place.
      anItem('letter-3', 'report-2', 'account:account-7', 'CHASE CARD', '4111222233334444'),
    ]),
  ).toEqual(Array.from({ length: 3 }, () => 'letter-1 account:account-1'));
});

it('two accounts of one company in one report stay apart, even if nothing else tells them apart', () => {
  expect(
    subjectsOf([
      anItem('letter-1', 'report-1', 'account:account-1', 'NAVIENT'),
      anItem('letter-1', 'report-1', 'account:account-2', 'NAVIENT'),
      anItem('letter-2', 'report-2', 'account:account-5', 'NAVIENT'),
      anItem('letter-2', 'report-2', 'account:account-6', 'NAVIENT'),
    ]),
  ).toEqual([
    'letter-1 account:account-1',
    'letter-1 account:account-2',
    'letter-1 account:account-1',
    'letter-1 account:account-2',
  ]);
});

it('accounts with other numbers, and items of another kind, are other subjects', () => {
  const subjects = subjectsOf([
    anItem('letter-1', 'report-1', 'account:account-1', 'CHASE CARD', '4111XXXX'),
    anItem('letter-2', 'report-2', 'account:account-1', 'CHASE CARD', '5500XXXX'),
    anItem('letter-2', 'report-2', 'inquiry:inquiry-0', 'CHASE CARD'),
  ]);
  expect(new Set(subjects).size).toBe(3);
});

it('ids stay when letters are added', () => {
  const first = [
    anItem('letter-1', 'report-1', 'account:account-1', 'CHASE CARD', '4111XXXX'),
    anItem('letter-1', 'report-1', 'account:account-2', 'NAVIENT'),
  ];
  const more = [...first, anItem('letter-2', 'report-2', 'account:account-9', 'NAVIENT')];
  expect(subjectsOf(more).slice(0, 2)).toEqual(subjectsOf(first));
});
