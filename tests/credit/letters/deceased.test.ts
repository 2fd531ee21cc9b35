/** A mark of death reaches a letter from the options that include it, and from no other. */
import { describe, expect, it } from 'vitest';
import type { Letter } from '#credit/letters/letter.ts';
import { planLetters } from '#credit/letters/planLetters.ts';
import type { Report } from '#credit/report/model.ts';
import { aConsumer } from '#tests/support/aConsumer.ts';
import {
  aLine,
  anAccount,
  aReport,
  current,
  field,
  late30,
  type LineValues,
} from '#tests/support/aReport.ts';

const letters = (report: Report, ...options: readonly number[]): readonly Letter[] =>
  planLetters({
    report,
    profile: aConsumer(),
    choice: { kind: 'automatic', options },
    today: '2025-09-15',
  });
/** Each letter as its id and the points in it. */
const points = (found: readonly Letter[]): readonly string[] =>
  found.map(
    ({ id, blocks }) =>
      `${id}: ${blocks.flatMap((block) => (block.kind === 'item' ? [block.item.heading.text] : [])).join('; ')}`,
  );

describe('a report marked as that of a deceased person', () => {
  const alerts = { fraud: null, deceased: field(true, '/deceased'), frozen: [], messages: [] };
  const report = aReport({ alerts });
  const asked = [
    'transunion-personal-information-1: Deceased indicator',
    'experian-personal-information-1: Deceased indicator',
    'equifax-personal-information-1: Deceased indicator',
  ];

  it.each([2, 6])('is disputed with every bureau that has a file, by option %i', (option) => {
    expect(points(letters(report, option))).toEqual(asked);
  });
  it.each([1, 3, 4, 5])('is no matter of option %i', (option) => {
    expect(letters(report, option)).toEqual([]);
  });
  it('is disputed only with the bureaus that returned a file, and without doubt about which where there is one', () => {
    const [letter, ...others] = letters(aReport({ alerts, bureaus: ['Experian'] }), 2);
    expect(others).toEqual([]);
    expect(JSON.stringify(letter?.blocks)).toContain('My report is marked “deceased”. I am alive');
  });
  it('is not claimed of a report that says the opposite', () => {
    const living = aReport({ alerts: { ...alerts, deceased: field(false, '/deceased') } });
    expect(letters(living, 1, 2, 3, 4, 5, 6)).toEqual([]);
  });
});

describe('an account with a mark of death', () => {
  const deceased = { designator: ['X', 'Deceased'] } as const;
  const report = (values: LineValues) =>
    aReport({
      accounts: [
        anAccount([aLine('Experian', { ...deceased, ...values }), aLine('Equifax', { payStatus: current })]),
      ],
    });

  it.each([2, 6])('that is not negative goes to the bureau that marks it, by option %i', (option) => {
    const found = letters(report({ payStatus: current }), option);
    expect(points(found)).toEqual(['experian-personal-information-1: HARBOR BANK, account 44006612']);
    expect(JSON.stringify(found[0]?.blocks)).toContain(
      'Your file marks my responsibility for this account as “Deceased”. I am alive, and I am writing this letter.',
    );
  });
  it.each([1, 3, 4, 5])('that is not negative is no matter of option %i', (option) => {
    expect(letters(report({ payStatus: current }), option)).toEqual([]);
  });
  it('that is negative goes out with the negative accounts, once', () => {
    const negative = report({ payStatus: late30 });
    expect(letters(negative, 2)).toEqual([]);
    expect(points(letters(negative, 1, 2))).toEqual(['experian-accounts-1: HARBOR BANK, account 44006612']);
  });
});
