import { expect, it } from 'vitest';
import { type LetterItem, subjectsOf } from '#credit/letters/subjects.ts';

/** An account of a report, as a letter's heading names it. */
function anItem(
  letterId: string,
  reportId: string,
  key: string,
  creditor: string,
  number: string | null = null,
  opened?: string,
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
  return {
    letterId,
    reportId,
    item: { key, heading: { text, evidence }, ...(opened !== undefined && { opened }) },
  };
}

/** An entry of personal information, which only its sentence names. */
function anEntry(reportId: string, place: number, field: 'address' | 'name', value: string): LetterItem {
  const text = field === 'address' ? 'Address' : 'Name';
  const evidence = [{ bureau: 'Equifax' as const, at: '/', field, value }];
  return {
    letterId: `letter-${reportId}`,
    reportId,
    item: {
      key: `personal:${field === 'address' ? 'I3' : 'I1'}:/${String(place)}`,
      heading: { text, evidence: [] },
      states: [{ text: `Your file lists ${value}.`, evidence }],
    },
  };
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

it('another address, and another name, of a later report is another subject, whatever place it has there', () => {
  const subjects = subjectsOf([
    anEntry('1', 0, 'address', '418 JUNIPER AVE, TESTVILLE, OR 97999'),
    anEntry('1', 1, 'address', '9 OAK ST, TESTVILLE, OR 97999'),
    anEntry('1', 2, 'name', 'DEVON SAMPLETON'),
    anEntry('2', 0, 'address', '77 MAPLE AVE, TESTVILLE, OR 97999'),
    anEntry('2', 1, 'address', '418 JUNIPER AVE, PORTLAND, OR 97201'),
    anEntry('2', 2, 'name', 'D SAMPLETON'),
  ]);
  expect(new Set(subjects).size).toBe(6);
});

it('other entries that show a mixed-up file are another subject', () => {
  const aFile = (reportId: string, ...values: readonly string[]): LetterItem => ({
    letterId: `letter-${reportId}`,
    reportId,
    item: {
      key: 'personal:I4:/0',
      heading: { text: 'The file as a whole', evidence: [] },
      states: values.map((value) => ({
        text: value,
        evidence: [{ bureau: 'Equifax' as const, at: '/', field: 'address' as const, value }],
      })),
    },
  });
  const [first, same, other] = subjectsOf([
    aFile('1', '04/12/1986', '418 JUNIPER AVE'),
    aFile('2', '418 JUNIPER AVE', '04/12/1986'),
    aFile('3', '04/12/1986', '77 MAPLE AVE'),
  ]);
  expect([same === first, other === first]).toEqual([true, false]);
});

it('an entry is the same in a later report that has it in another place or writes it otherwise', () => {
  const subjects = subjectsOf([
    anEntry('1', 0, 'address', '418 JUNIPER AVE, TESTVILLE, OR 97999'),
    anEntry('1', 1, 'name', 'DEVON SAMPLETON'),
    anEntry('2', 4, 'address', '418 Juniper Avenue, Testville, OR 97999-1204'),
    anEntry('2', 5, 'name', 'Devon Sampleton'),
    anEntry('3', 6, 'address', '418 JUNIPER AVE, TESTVILLE, OR'),
  ]);
  const [address, name] = subjects;
  expect(subjects).toEqual([address, name, address, name, address]);
});

it('a number that shows its end is recognized by the end, but not by what the other one masks', () => {
  const [first, end, whole, start] = subjectsOf([
    anItem('letter-1', 'report-1', 'account:account-1', 'CHASE CARD', '************4444'),
    anItem('letter-2', 'report-2', 'account:account-3', 'CHASE CARD SERVICES', 'XXXX4444'),
    anItem('letter-3', 'report-3', 'account:account-2', 'CHASE CARD', '4111222233334444'),
    anItem('letter-4', 'report-4', 'account:account-2', 'CHASE CARD', '5500********'),
  ]);
  expect([end, whole]).toEqual([first, first]);
  expect(start).not.toBe(first);
});

it('few digits are not enough for accounts that were opened in different months, but a whole number is', () => {
  const [first, other, same] = subjectsOf([
    anItem('letter-1', 'report-1', 'account:account-1', 'NAVIENT', '9212****', '03/14/2014'),
    anItem('letter-2', 'report-2', 'account:account-1', 'NAVIENT', '9212****', '08/20/2015'),
    anItem('letter-3', 'report-3', 'account:account-1', 'NAVIENT', '9212****', '03/01/2014'),
  ]);
  expect([other === first, same === first]).toEqual([false, true]);
  const [whole, corrected] = subjectsOf([
    anItem('letter-1', 'report-1', 'account:account-1', 'METRO AUTO', '921245678***', '03/14/2014'),
    anItem('letter-2', 'report-2', 'account:account-1', 'METRO AUTO', '921245678***', '08/20/2015'),
  ]);
  expect(corrected).toBe(whole);
});

it('ids stay when letters are added', () => {
  const first = [
    anItem('letter-1', 'report-1', 'account:account-1', 'CHASE CARD', '4111XXXX'),
    anItem('letter-1', 'report-1', 'account:account-2', 'NAVIENT'),
  ];
  const more = [...first, anItem('letter-2', 'report-2', 'account:account-9', 'NAVIENT')];
  expect(subjectsOf(more).slice(0, 2)).toEqual(subjectsOf(first));
});
