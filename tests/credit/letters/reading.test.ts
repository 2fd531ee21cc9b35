/** Turns of phrase that a reader marked in printed letters, each as it should read. */
import { describe, expect, it } from 'vitest';
import type { Letter } from '#credit/letters/letter.ts';
import { planLetters } from '#credit/letters/plan.ts';
import type { Report } from '#credit/report/model.ts';
import { readReport } from '#credit/report/read.ts';
import { letterData } from '#server/letters/data.ts';
import { lesserSamples, samples } from '#tests/credit/report/samples.ts';
import { aConsumer } from '#tests/support/aConsumer.ts';
import { aLine, anAccount, aReport, current, late30 } from '#tests/support/aReport.ts';

function lettersOf(report: Report, option: number): readonly Letter[] {
  return planLetters({
    report,
    profile: aConsumer(),
    choice: { kind: 'automatic', options: [option] },
    today: '2025-09-15',
  });
}
const sampleton = readReport(samples['mfsn-basic']);
const wordsOf = (letter: Letter | undefined): string => JSON.stringify(letter?.blocks ?? []);
const byId = (letters: readonly Letter[], id: string) => letters.find((letter) => letter.id === id);

describe('a bureau is asked', () => {
  it('to verify with the furnisher, named before what is to be verified', () => {
    expect(wordsOf(byId(lettersOf(sampleton, 3), 'experian-late-payments-1'))).toContain(
      'Please verify with NEIGHBOR CREDIT UNION the payment history and the responsibility for the account, correct',
    );
  });

  it('about a jump in the history with the month before in the same breath', () => {
    expect(wordsOf(byId(lettersOf(sampleton, 3), 'experian-late-payments-1'))).toContain(
      'Your file shows this account 60 days late in 07/2025, but on time in 06/2025, the month before.',
    );
  });

  it('about counts without saying "0 payments"', () => {
    const line = aLine('TransUnion', {
      payStatus: current,
      late30: 0,
      late60: 1,
      history: ['2025-08', 'C1CCC'],
    });
    const [letter] = lettersOf(aReport({ accounts: [anAccount([line])] }), 3);
    expect(wordsOf(letter)).toMatch(/counts no payments 30 days late/);
    expect(wordsOf(letter)).not.toMatch(/\b0 payments/);
  });

  it('about the year of birth where it gives no more than the year', () => {
    const letters = lettersOf(readReport(lesserSamples['identityiq-page']), 2);
    expect(letters.map(wordsOf).join()).toContain(
      'Your file lists 1968 as my year of birth, which is not the one I give above.',
    );
  });
});

describe('a furnisher is asked', () => {
  const letters = lettersOf(sampleton, 6);

  it('for what a furnisher can do: it has no file of its own', () => {
    expect(wordsOf(byId(letters, 'neighbor-cu-12-lakeview-dr-97999-accounts-1'))).toContain(
      'Please stop reporting this account under my name.',
    );
    expect(wordsOf(byId(letters, 'old-main-dept-store-1-main-plz-43999-accounts-1'))).toContain(
      'Please have it deleted at every bureau you furnish.',
    );
    expect(wordsOf(byId(letters, 'redline-portfolio-55-foundry-way-43999-accounts-1'))).toContain(
      'Please show that you own the debt, and have this collection deleted if you do not.',
    );
  });
});

describe('a letter', () => {
  const one = aReport({ accounts: [anAccount([aLine('Equifax', { payStatus: late30 })])] });

  it('speaks of one account in the singular, and of two exhibits as two', () => {
    expect(lettersOf(one, 1)[0]?.subject.text).toMatch(/^Request to verify an account in my credit file/);
    const [letter] = lettersOf(sampleton, 3).filter(({ exhibits }) => exhibits.length === 2);
    if (letter === undefined) throw new Error('The sample has no letter with two exhibits');
    expect(letterData(letter, []).enclosures).toEqual(['Exhibits 1 and 2: the disputed fields side by side']);
  });

  it('speaks of fields in question only where it marks any', () => {
    const [letter] = lettersOf(one, 1);
    if (letter === undefined) throw new Error('The report calls for no letter');
    expect(letterData(letter, []).exhibitNote).toBe('Values as each bureau reports them.');
  });

  it('calls a report of one bureau no three-bureau report', () => {
    expect(wordsOf(lettersOf(one, 1)[0])).toContain('my three-bureau report');
    expect(wordsOf(lettersOf({ ...one, bureaus: ['Equifax'] }, 1)[0])).toContain(
      'as it stands in my credit report',
    );
  });
});
