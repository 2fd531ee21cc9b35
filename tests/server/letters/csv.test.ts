import { expect, it } from 'vitest';
import { lettersCsv } from '#server/letters/csv.ts';
import { aLetter } from '#tests/support/aLetter.ts';

const head = 'letter,date,sender,recipient,address,subject,items,accounts\r\n';

it('has one row per letter', () => {
  expect(lettersCsv([aLetter()])).toBe(
    `${head}equifax-accounts-1,11/21/2026,Devin Sampleton,"Equifax Information Services, LLC","P.O. Box 740256, Atlanta, GA 30374-0256","Dispute of an account in my credit file, report dated 09/15/2025",1,"HARBOR BANK, account 44006612"\r\n`,
  );
});

it('has only its header without letters', () => expect(lettersCsv([])).toBe(head));

it.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\tx',
  '\rx',
  '\nx',
  ' =1+1',
  '\u00a0@SUM(A1)',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
])('makes %j text in a spreadsheet', (name) => {
  const csv = lettersCsv([aLetter({ sender: { name, lines: [], phone: null } })]);
  expect(csv.replaceAll('"', '')).toContain(`11/21/2026,'${name},Equifax`);
});
