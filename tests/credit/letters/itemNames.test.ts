import { expect, it } from 'vitest';
import { namesAmong, namesInReport } from '#credit/letters/itemNames.ts';

function anItem(key: string, creditor: string, number: string | null, opened?: string) {
  const cite = (field: 'creditorName' | 'accountNumber', value: string) => ({
    bureau: 'Equifax' as const,
    at: '/',
    field,
    value,
  });
  return {
    key,
    heading: {
      text: number === null ? creditor : `${creditor}, account ${number}`,
      evidence: [cite('creditorName', creditor), ...(number === null ? [] : [cite('accountNumber', number)])],
    },
    ...(opened !== undefined && { opened }),
  };
}

it('tells accounts of one company apart by the opening date, however a bureau writes its name', () => {
  const items = [
    anItem('account:account-1', 'NAVIENT', null, '03/14/2014'),
    anItem('account:account-2', 'NAVIENT SOLUTIONS', null, '09/02/2016'),
    anItem('account:account-3', 'FIRST BANK', '4111****', '01/01/2015'),
  ];
  expect(items.map(namesInReport(items))).toEqual([
    'NAVIENT, opened 03/14/2014',
    'NAVIENT SOLUTIONS, opened 09/02/2016',
    'FIRST BANK ··4111',
  ]);
});

it('needs no date for one account in several letters, and no date where the report has none', () => {
  const items = [
    anItem('account:account-1', 'NAVIENT', '4111****', '03/14/2014'),
    anItem('account:account-1', 'NAVIENT', '****4111', '03/14/2014'),
    anItem('account:account-2', 'FIRST BANK', '1'),
    anItem('account:account-3', 'FIRST BANK', '2'),
  ];
  expect(items.map(namesInReport(items))).toEqual([
    'NAVIENT ··4111',
    'NAVIENT ··4111',
    'FIRST BANK ··1',
    'FIRST BANK ··2',
  ]);
});

it('names an account of an earlier letter with the date that a later one has', () => {
  const items = [
    { subject: 'one', item: anItem('account:account-1', 'NAVIENT', null) },
    { subject: 'other', item: anItem('account:account-2', 'NAVIENT', null, '09/02/2016') },
    { subject: 'one', item: anItem('account:account-7', 'NAVIENT', null, '03/14/2014') },
  ];
  expect(items.map(namesAmong(items))).toEqual([
    'NAVIENT, opened 03/14/2014',
    'NAVIENT, opened 09/02/2016',
    'NAVIENT, opened 03/14/2014',
  ]);
});
