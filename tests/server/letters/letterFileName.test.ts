import { expect, it } from 'vitest';
import type { Letter } from '#credit/letters/letter.ts';
import { letterFileName } from '#server/letters/letterFileName.ts';
import { safeName } from '#server/letters/archive.ts';

const sentence = (text: string) => ({ text, evidence: [] });
const about = (subject: string, ...headings: string[]): Pick<Letter, 'subject' | 'blocks'> => ({
  subject: sentence(subject),
  blocks: [
    { kind: 'paragraph', sentences: [sentence('I dispute information in my file.')] },
    ...headings.map((heading, place) => ({
      kind: 'item' as const,
      number: place + 1,
      item: {
        key: `account:account-${String(place)}`,
        heading: sentence(heading),
        states: [],
        grounds: [],
        asks: [],
        rules: [],
      },
    })),
  ],
});

it.each([
  [
    about('Dispute of an account in my credit file, report dated 11/21/2026', 'ORCHARD, account 6327****'),
    '01 Experian, Dispute of an account, ORCHARD, account 6327.pdf',
  ],
  [
    about('Dispute of accounts in my credit file', 'A/B BANK, account XXXXXXXX3310', 'B', 'C'),
    '01 Experian, Dispute of accounts, A B BANK, account 3310 +2.pdf',
  ],
  [
    about('Dispute: ORCHARD, account 6327****', 'ORCHARD, account 6327****'),
    '01 Experian, Dispute ORCHARD, account 6327.pdf',
  ],
  [
    about('Dispute: ORCHARD, account 6327****', 'ORCHARD, account 6327****, opened 07/19/2016'),
    '01 Experian, Dispute ORCHARD, account 6327, opened 07 19 2016.pdf',
  ],
  [about('Removal of a notation'), '01 Experian, Removal of a notation.pdf'],
])('K9 a letter’s file is named after recipient, subject, and item: %#', (items, name) => {
  expect(letterFileName({ position: 1, destinationName: 'Experian', items })).toBe(name);
});

it.each([
  ['a whole word', 'FIRST COMMUNITY BANK OF THE WESTERN VALLEYS, account 6327', 'WESTERN'],
  ['what announces nothing', 'FIRST COMMUNITIES NATIONAL, account 632755', 'NATIONAL'],
  ['its own end, if it fits exactly', 'FIRST COMMUNITY NATIONALS, account 632755', 'account 2755'],
])('K9 a long name keeps its number and ends with %s', (_, item, end) => {
  const name = letterFileName({
    position: 12,
    destinationName: 'Experian Information Systems',
    items: about('Dispute of accounts', item),
  });
  expect(name.slice(0, 3)).toBe('12 ');
  expect(name.endsWith(` ${end}.pdf`)).toBe(true);
  expect(safeName(name)).toBe(name);
});

it('K9 a long name still says how many more items there are', () => {
  const items = about('Dispute of accounts', 'RIVERBEND HOME LENDI, account 6411', 'B', 'C');
  const name = letterFileName({
    position: 5,
    destinationName: 'Equifax Information Services, LLC',
    items,
  });
  expect(name).toBe('05 Equifax Information Services, LLC, Dispute of accounts, RIVERBEND HOME LENDI +2.pdf');
  expect(safeName(name)).toBe(name);
});

it('K9 a single word that is too long is cut', () => {
  const name = letterFileName({ position: 1, destinationName: 'N'.repeat(200), items: about('') });
  expect(name).toBe(`01 ${'N'.repeat(90)}.pdf`);
  expect(safeName(name)).toBe(name);
});
