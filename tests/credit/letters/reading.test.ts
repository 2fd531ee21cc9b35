/** Phrases that a reader criticized in printed letters, each in its corrected form. */
import { describe, expect, it } from 'vitest';
import type { Letter } from '#credit/letters/letter.ts';
import { planLetters } from '#credit/letters/planLetters.ts';
import type { Report } from '#credit/report/model.ts';
import { readReport } from '#credit/report/read.ts';
import { templateInput } from '#server/letters/templateInput.ts';
import { explainedSentences } from '#tests/credit/letters/glossFlaws.ts';
import { lesserSamples, samples } from '#tests/credit/report/samples.ts';
import { aConsumer } from '#tests/support/aConsumer.ts';
import { aLine, anAccount, aReport, chargedOff, current, late30 } from '#tests/support/aReport.ts';

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
  it('to verify with the furnisher, which is named before the facts to verify', () => {
    expect(wordsOf(byId(lettersOf(sampleton, 3), 'experian-late-payments-1'))).toContain(
      'Please verify the following with NEIGHBOR CREDIT UNION: the payment history and who is responsible for the account. Please correct',
    );
  });

  it('about a jump in the history, with the month before in the same sentence', () => {
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

  it('about only the year of birth if it gives no more', () => {
    const letters = lettersOf(readReport(lesserSamples['identityiq-page']), 2);
    expect(letters.map(wordsOf).join()).toContain(
      'Your file lists 1968 as my year of birth, which does not match the one I give above.',
    );
    const glosses = letters.flatMap(explainedSentences).map(({ gloss }) => gloss);
    expect(glosses).toContain(
      'Su expediente incluye 1968 como mi año de nacimiento, que no coincide con lo que indico arriba.',
    );
  });
});

describe('a point', () => {
  const grounds = (letter: Letter | undefined, heading: RegExp) =>
    letter?.blocks.flatMap((block) =>
      block.kind === 'item' && heading.test(block.item.heading.text)
        ? block.item.grounds.map(({ text }) => text)
        : [],
    ) ?? [];
  const harbor = byId(lettersOf(sampleton, 1), 'equifax-accounts-1');

  it('gives a reason that several grounds share only once, with the last of them', () => {
    const reasons = grounds(harbor, /^HARBOR/).filter((text) => text.includes('look newer'));
    expect(reasons).toEqual([
      'Your file still shows this account 90 days late in 10/2023 and 120 days late in 11/2023, while TransUnion and Experian show it in collection or charged off by then. A later date makes a debt look newer.',
    ]);
    expect(grounds(harbor, /^HARBOR/)).toHaveLength(9);
  });

  it('gives the reporting dates of all balances it compares', () => {
    expect(grounds(harbor, /^HARBOR/)[0]).toBe(
      'Your file shows the balance as $2,210 (reported 09/01/2025), while TransUnion and Experian show $1,840 (reported 08/30/2025 and 09/01/2025).',
    );
  });

  it('names the exact policy it refers to', () => {
    expect(grounds(harbor, /^SUMMIT/).at(-1)).toBe(
      'According to my report, this collection is for medical care (it is marked “Medical”), and its high credit is $412, less than $500. The three bureaus have announced that they do not report medical collections with an initial balance of less than $500.',
    );
  });

  it('requests once what two rules request, and says "also" the second time', () => {
    const letter = byId(lettersOf(sampleton, 3), 'transunion-late-payments-1');
    expect(wordsOf(letter)).toContain('Please remove this account from my file.');
    expect(wordsOf(letter)).toContain(
      'Please also verify the following with NEIGHBOR CU: the payment history. Please correct',
    );
  });

  it('does not use a bankruptcy as an argument if it questions the bankruptcy', () => {
    const line = aLine('TransUnion', {
      payStatus: chargedOff,
      balance: 100_00,
      dateOpened: '2019-01-02',
      remarks: [['Q00KC', 'Bankruptcy discharged']],
    });
    const [letter] = lettersOf(aReport({ accounts: [anAccount([line])] }), 1);
    const rules = letter?.blocks.flatMap((block) => (block.kind === 'item' ? block.item.rules : []));
    expect(rules).toContain('K2');
    expect(rules).not.toContain('K1');
  });
});

it('a request to verify a paid account says what is still negative about it', () => {
  const line = aLine('TransUnion', {
    condition: ['P', 'Paid'],
    payStatus: ['U', 'Unknown'],
    dateOpened: '2012-07-23',
    dateReported: '2016-08-31',
    balance: 0,
    remarks: [['', 'Account was a charge-off']],
  });
  const [letter] = lettersOf(aReport({ accounts: [anAccount([line])] }), 1);
  expect(
    letter?.blocks.flatMap((block) =>
      block.kind === 'item' ? block.item.states.map(({ text }) => text) : [],
    ),
  ).toEqual([
    'You report this account as “Paid” with a balance of $0, as of 08/31/2016.',
    'Your file carries the remark “Account was a charge-off”.',
  ]);
});

describe('what marks an account as paid', () => {
  const medical = (condition: readonly [string, string], remarks: readonly (readonly [string, string])[]) => {
    const line = aLine('TransUnion', {
      kind: 'collection',
      payStatus: chargedOff,
      condition,
      remarks,
      originalCreditor: 'EXAMPLE HOSPITAL',
    });
    return wordsOf(lettersOf(aReport({ accounts: [anAccount([line])] }), 4)[0]);
  };

  it('is quoted, and is a word that says so', () => {
    expect(medical(['P', 'Paid'], [])).toContain('and it is marked “Paid”. The three bureaus');
    expect(medical(['P', 'Derogatory'], [['', 'Account paid in full']])).toContain(
      'and it is marked “Account paid in full”. The three bureaus',
    );
    expect(medical(['P', 'Derogatory'], [])).not.toContain('marked “Derogatory”');
  });
});

describe('a furnisher is asked', () => {
  const letters = lettersOf(sampleton, 6);

  it('only for what it can do, because it has no file of its own', () => {
    expect(wordsOf(byId(letters, 'neighbor-cu-12-lakeview-dr-97999-accounts-1'))).toContain(
      'please stop reporting this account under my name.',
    );
    expect(wordsOf(byId(letters, 'old-main-dept-store-1-main-plz-43999-accounts-1'))).toContain(
      'Please state the date of first delinquency you have on file, and have the account deleted if that time has ended.',
    );
    expect(wordsOf(byId(letters, 'redline-portfolio-55-foundry-way-43999-accounts-1'))).toContain(
      'Please tell me which company owns the debt, and have this collection deleted if you no longer collect it.',
    );
  });
});

describe('a furnisher reads', () => {
  const letter = byId(lettersOf(sampleton, 1), 'harbor-bank-visa-po-box-1002-59999-accounts-1');

  it('about the same collections once, against the balances of all files', () => {
    const twice = letter?.blocks.flatMap((block) =>
      block.kind === 'item'
        ? block.item.grounds.map(({ text }) => text).filter((text) => text.includes('original creditor'))
        : [],
    );
    expect(twice).toEqual([
      'On this account, the files of TransUnion and Experian show a balance of $1,840, and Equifax’s file shows one of $2,210. Collections in my report name you as the original creditor: PIONEER ACCEPTANCE in TransUnion’s file (original creditor HARBOR BANK, balance $1,840), REDLINE PORTFOLIO in TransUnion’s file (original creditor HARBOR BANK VISA, balance $1,840), and PIONEER ACCEPTANCE CO in Experian’s file (original creditor HARBOR BANK NA, balance $1,840). If it is the same debt, it is shown as owed more than once.',
    ]);
  });

  it('only once what two bureaus report alike', () => {
    const neighbor = byId(lettersOf(sampleton, 1), 'neighbor-cu-12-lakeview-dr-97999-accounts-1');
    expect(
      neighbor?.blocks.flatMap((block) =>
        block.kind === 'item' ? block.item.states.map(({ text }) => text) : [],
      ),
    ).toEqual([
      'TransUnion and Experian report this account as “Late 30 Days” with a balance of $2,987 and $88 past due, as of 08/27/2025.',
      'Its payment history shows it 60 days late in 07/2025 and 30 days late in 08/2025.',
    ]);
  });

  it('to stop reporting an authorized user only if the client is one, where the files disagree on that', () => {
    const neighbor = byId(lettersOf(sampleton, 1), 'neighbor-cu-12-lakeview-dr-97999-accounts-1');
    const asks = neighbor?.blocks.flatMap((block) =>
      block.kind === 'item' ? block.item.asks.map(({ text }) => text) : [],
    );
    expect(asks?.[0]).toBe(
      'If I am only an authorized user, please stop reporting this account under my name.',
    );
  });

  it('once, at the end, to inform the bureaus it reports to', () => {
    const words = wordsOf(letter);
    expect(words.match(/to each bureau to which you reported/g)).toHaveLength(1);
    expect(words).not.toContain('every bureau you furnish');
    expect(words).toContain('my report shows no such mark in TransUnion’s file or Equifax’s file.');
  });
});

describe('a letter', () => {
  const one = aReport({ accounts: [anAccount([aLine('Equifax', { payStatus: late30 })])] });

  it('refers to one account in the singular, and to two exhibits in the plural', () => {
    expect(lettersOf(one, 1)[0]?.subject.text).toMatch(/^Request to verify an account in my credit file/);
    const [letter] = lettersOf(sampleton, 3).filter(({ exhibits }) => exhibits.length === 2);
    if (letter === undefined) throw new Error('The sample has no letter with two exhibits');
    expect(templateInput(letter, []).enclosures).toEqual([
      'Exhibits 1 and 2: the accounts as my report shows them at each bureau',
    ]);
  });

  it('mentions marked fields only if it marks any', () => {
    const [letter] = lettersOf(one, 1);
    if (letter === undefined) throw new Error('The report calls for no letter');
    expect(templateInput(letter, []).exhibitNote).toBe('Values of each bureau, as listed in my report.');
  });

  it('gives no values of each bureau where a reseller combined them', () => {
    const late = ['Equifax', 'Experian'] as const;
    const combined = aReport({
      accounts: [anAccount(late.map((bureau) => aLine(bureau, { payStatus: late30, blended: true })))],
    });
    const [letter] = lettersOf(combined, 1);
    if (letter === undefined) throw new Error('The report calls for no letter');
    expect(templateInput(letter, []).exhibitNote).toBe('Values as listed in my report.');
  });

  it('says which items it disputes, and which it only asks about', () => {
    expect(wordsOf(byId(lettersOf(sampleton, 1), 'transunion-accounts-2'))).toContain(
      'I dispute information in my file about items 1, 2, and 3 below, and I am asking you to verify item 4, as shown in my three-bureau report dated 09/15/2025.',
    );
  });

  it('does not say that an employer contradicts an identification that names none', () => {
    expect(wordsOf(byId(lettersOf(sampleton, 2), 'experian-personal-information-1'))).toContain(
      'shows the entries below in my file.',
    );
  });

  it('counts 120 days after an inquiry only if they have passed', () => {
    const letters = lettersOf(sampleton, 5);
    expect(wordsOf(byId(letters, 'transunion-inquiries-1'))).toContain(
      'this inquiry dated 07/14/2025. My report shows no account under that name opened since then.',
    );
    expect(wordsOf(byId(letters, 'experian-inquiries-1'))).toContain('opened within 120 days after it.');
    expect(wordsOf(byId(letters, 'transunion-inquiries-1'))).toContain(
      'Your file lists two inquiries from this company, both on 07/14/2025.',
    );
  });

  it('does not call a single-bureau report a three-bureau report', () => {
    expect(wordsOf(lettersOf(one, 1)[0])).toContain('my three-bureau report');
    expect(wordsOf(lettersOf({ ...one, bureaus: ['Equifax'] }, 1)[0])).toContain(
      'as shown in my credit report',
    );
  });
});
