import { describe, expect, it } from 'vitest';
import { destinationsOf } from '#credit/letters/destinations.ts';
import { ssnLabel } from '#credit/letters/fullSsn.ts';
import type { Letter } from '#credit/letters/letter.ts';
import { options } from '#credit/letters/options.ts';
import { planLetters, type Choice } from '#credit/letters/planLetters.ts';
import type { Report } from '#credit/report/model.ts';
import { readReport } from '#credit/report/read.ts';
import { samples } from '#tests/credit/report/samples.ts';
import { bureaus, type Bureau } from '#vocabulary/bureaus.ts';
import { aConsumer } from '#tests/support/aConsumer.ts';
import { aLine, anAccount, aReport, current, late30 } from '#tests/support/aReport.ts';

const today = '2025-09-15';
const sampleton = readReport(samples['mfsn-basic']);

function plan(choice: Choice, report: Report = sampleton): readonly Letter[] {
  return planLetters({ report, profile: aConsumer(), choice, today });
}

function automatic(...numbers: readonly number[]): Choice {
  return { kind: 'automatic', options: numbers };
}

/** "transunion-accounts-1: account-1 account-2": which items each letter has. */
function outline(letters: readonly Letter[]): readonly string[] {
  return letters.map(({ id, blocks }) => {
    const keys = blocks.flatMap((block) =>
      block.kind === 'item'
        ? [block.item.key.replace(/^(account|inquiry|publicRecord):/, '').replace(/:\/.*$/, '')]
        : [],
    );
    return `${id}: ${keys.join(' ')}`;
  });
}

describe('the six options', () => {
  it('have the names shown on the screen', () => {
    expect(options.map(({ id, name }) => `${String(id)}. ${name}`)).toEqual([
      '1. Attack All Negative Accounts',
      '2. Personal information only',
      '3. Late Payments Only',
      '4. Charge offs / Collections Only',
      '5. Inquiries Only',
      '6. Attack Everything Separately',
    ]);
  });

  it('1: negative accounts, to the bureaus that report them negative and to creditors with an address', () => {
    expect(outline(plan(automatic(1)))).toEqual([
      'transunion-accounts-1: account-1 account-2 account-3 account-4 account-5',
      'transunion-accounts-2: account-6 account-7 account-8 account-10',
      'experian-accounts-1: account-1 account-3 account-6 account-8 account-10',
      'equifax-accounts-1: account-1 account-2 account-5 account-6',
      'harbor-bank-visa-po-box-1002-59999-accounts-1: account-1',
      'pioneer-acceptance-po-box-4410-85999-accounts-1: account-3',
      'redline-portfolio-55-foundry-way-43999-accounts-1: account-4',
      'old-main-dept-store-1-main-plz-43999-accounts-1: account-5',
      'metro-auto-finance-po-box-9090-97999-accounts-1: account-6',
      'fed-student-servicing-po-box-7700-67999-accounts-1: account-7',
      'neighbor-cu-12-lakeview-dr-97999-accounts-1: account-8',
      'orion-personal-lending-po-box-5500-59999-accounts-1: account-10',
    ]);
  });

  it('2: entries that differ from the profile, to the bureaus that list them', () => {
    expect(outline(plan(automatic(2)))).toEqual([
      'transunion-personal-information-1: personal:I1 personal:I3 personal:I3',
      'experian-personal-information-1: personal:I1 personal:I3 personal:I3',
      'equifax-personal-information-1: personal:I2 personal:I2 personal:I3 personal:I4',
    ]);
  });

  it('3: accounts that were only late', () => {
    expect(outline(plan(automatic(3)))).toEqual([
      'transunion-late-payments-1: account-6 account-7 account-8',
      'experian-late-payments-1: account-6 account-8',
      'equifax-late-payments-1: account-6',
    ]);
  });

  it('4: charge-offs and collections', () => {
    expect(outline(plan(automatic(4)))).toEqual([
      'transunion-charge-offs-1: account-1 account-2 account-3 account-4 account-5 account-10',
      'experian-charge-offs-1: account-1 account-3 account-10',
      'equifax-charge-offs-1: account-1 account-2 account-5',
    ]);
  });

  it('5: questionable inquiries', () => {
    expect(outline(plan(automatic(5)))).toEqual([
      'transunion-inquiries-1: inquiry-0 inquiry-1',
      'experian-inquiries-1: inquiry-2 inquiry-4',
      'equifax-inquiries-1: inquiry-3',
    ]);
  });

  it('6: one letter for each item and recipient; the personal entries of a file are one item', () => {
    const letters = plan(automatic(6));
    const accounts = plan(automatic(1)).flatMap((letter) =>
      letter.blocks.filter((block) => block.kind === 'item'),
    );
    expect(letters).toHaveLength(accounts.length + 3 + 5 + 2);
    const items = letters
      .filter((letter) => letter.topic !== 'personal')
      .map((letter) => letter.blocks.filter((block) => block.kind === 'item').length);
    expect(new Set(items)).toEqual(new Set([1]));
    expect(outline(letters)).toContain('experian-court-records-1: public-record-1');
  });

  it('yield no letters if they select nothing, or for a number that is not an option', () => {
    const clean = aReport({ accounts: [anAccount([aLine('TransUnion', { payStatus: current })])] });
    for (const option of options) expect(plan(automatic(option.id), clean)).toEqual([]);
    expect(plan(automatic(0, 7, 1.5))).toEqual([]);
  });
});

describe('several options', () => {
  it('send no item twice to one recipient', () => {
    const pairs = plan(automatic(1, 2, 3, 4, 5, 6)).flatMap((letter) =>
      letter.blocks.flatMap((block) =>
        block.kind === 'item' ? [`${letter.destination.id} ${block.item.key}`] : [],
      ),
    );
    expect(pairs).toHaveLength(new Set(pairs).size);
    expect(outline(plan(automatic(1, 3, 4)))).toEqual(outline(plan(automatic(1))));
  });
  it('are sent bureau by bureau', () => {
    expect(plan(automatic(2, 5)).map(({ destination }) => destination.id)).toEqual([
      'TransUnion',
      'TransUnion',
      'Experian',
      'Experian',
      'Equifax',
      'Equifax',
    ]);
  });
  it('do not depend on the order of selection', () => {
    expect(plan(automatic(5, 1, 2))).toEqual(plan(automatic(1, 2, 5, 5)));
  });
});

describe('a plan', () => {
  it('is the same for the same input', () => {
    expect(JSON.stringify(plan(automatic(6)))).toBe(
      JSON.stringify(plan(automatic(6), readReport(samples['mfsn-basic']))),
    );
  });
  it('splits long lists into letters of at most six points, nearly evenly', () => {
    const accounts = Array.from({ length: 14 }, (_, index) =>
      anAccount([
        aLine('Equifax', {
          payStatus: late30,
          accountNumber: `9${String(index).padStart(7, '0')}`,
          dateOpened: `20${String(index + 10)}-01-01`,
        }),
      ]),
    );
    const sizes = plan(automatic(1), aReport({ accounts })).map(
      (letter) => letter.blocks.filter((block) => block.kind === 'item').length,
    );
    expect(sizes).toEqual([5, 5, 4]);
  });
  it('only asks to verify an account that nothing contradicts, and never writes to its furnisher about it', () => {
    const report = aReport({
      accounts: [anAccount([aLine('Equifax', { payStatus: late30, balance: 500_00 })])],
    });
    const [letter, ...more] = plan(automatic(1), report);
    expect(more).toEqual([]);
    expect(letter?.subject.text).toBe(
      'Request to verify an account in my credit file, report dated 09/15/2025',
    );
    const items = letter?.blocks.flatMap((block) => (block.kind === 'item' ? [block.item] : []));
    expect(
      items?.map((item) => [...item.states, ...item.grounds, ...item.asks].map((sentence) => sentence.text)),
    ).toEqual([
      [
        'You report this account as “Late 30 Days” with a balance of $500, as of 09/01/2025.',
        'Please verify these details with HARBOR BANK, and correct or delete anything that cannot be verified as accurate and complete.',
      ],
    ]);
  });
  it('never contain more than the last four digits of the SSN', () => {
    const letters = planLetters({
      report: sampleton,
      profile: aConsumer(),
      choice: automatic(1, 2, 6),
      today,
    });
    const shown = letters.flatMap(({ identification }) =>
      identification.filter(({ label }) => label === ssnLabel).map(({ value }) => value),
    );
    expect(new Set(shown)).toEqual(new Set(['ending in 0611']));
    expect(JSON.stringify(letters)).not.toMatch(/666-?55/);
  });
  const withoutNumbers = (silent: readonly Bureau[]): Report => ({
    ...sampleton,
    accounts: sampleton.accounts.map((account) => ({
      ...account,
      tradelines: account.tradelines.map((line) =>
        silent.includes(line.bureau) ? { ...line, accountNumber: null } : line,
      ),
    })),
  });
  it('names the account to its furnisher by the number that any bureau gives', () => {
    const heading = (silent: readonly Bureau[]) =>
      plan(automatic(1), withoutNumbers(silent))
        .filter(({ destination }) => destination.name === 'NEIGHBOR CU')
        .flatMap(({ blocks }) =>
          blocks.flatMap((block) => (block.kind === 'item' ? [block.item.heading.text] : [])),
        );
    expect(heading([])).toEqual(['NEIGHBOR CU, account 6011990****']);
    expect(heading(['TransUnion'])).toEqual(['NEIGHBOR CU, account 6011990']);
    expect(heading(bureaus)).toEqual(['NEIGHBOR CU']);
  });
  it('gives a furnisher the date of birth and the last four digits only without an account number', () => {
    const labels = (report: Report) =>
      planLetters({ report, profile: aConsumer(), choice: automatic(1), today })
        .filter(({ destination }) => destination.kind === 'furnisher')
        .map(({ identification }) => identification.map(({ value }) => value).join());
    expect(new Set(labels(sampleton))).toEqual(new Set(['(555) 201-3344']));
    expect(new Set(labels(withoutNumbers(bureaus)))).toEqual(
      new Set(['04/12/1986,ending in 0611,(555) 201-3344']),
    );
  });
  it('omits an SSN or date of birth that the client did not state', () => {
    const letters = planLetters({
      report: sampleton,
      profile: aConsumer({ ssn: null, dob: null }),
      choice: automatic(2),
      today,
    });
    const text = JSON.stringify(letters.map((letter) => letter.blocks));
    expect(text).not.toMatch(/not mine|not the one I give above\.".{0,40}birth/);
    expect(letters[2]?.identification).toEqual([{ label: 'Telephone', value: '(555) 201-3344' }]);
  });
});

describe('manual selections', () => {
  const ids = destinationsOf(sampleton).map((destination) => destination.id);
  const manual = (
    accounts: readonly string[],
    destinations: readonly string[],
    bureau?: 'TransUnion' | 'Experian' | 'Equifax',
  ): Choice => ({ kind: 'manual', accounts, destinations, bureau });

  it('can go to the bureaus with a file and to furnishers with an address', () => {
    expect(ids.slice(0, 5)).toEqual([
      'TransUnion',
      'Experian',
      'Equifax',
      'furnisher:citadel-card-po-box-1001-67999',
      'furnisher:harbor-bank-visa-po-box-1002-59999',
    ]);
    expect(ids).toHaveLength(14);
  });
  it('write one letter per destination, about the chosen accounts it reports', () => {
    expect(
      outline(
        plan(
          manual(
            ['account-0', 'account-2'],
            ['TransUnion', 'Experian', 'furnisher:citadel-card-po-box-1001-67999'],
          ),
        ),
      ),
    ).toEqual([
      'transunion-accounts-1: account-0 account-2',
      'experian-accounts-1: account-0',
      'citadel-card-po-box-1001-67999-accounts-1: account-0',
    ]);
  });
  it('can be narrowed to one bureau, for furnishers too', () => {
    const letters = plan(
      manual(
        ['account-1'],
        ['TransUnion', 'Equifax', 'furnisher:harbor-bank-visa-po-box-1002-59999'],
        'Equifax',
      ),
    );
    expect(letters.map((letter) => letter.destination.id)).toEqual([
      'Equifax',
      'furnisher:harbor-bank-visa-po-box-1002-59999',
    ]);
    const states = letters[1]?.blocks.flatMap((block) =>
      block.kind === 'item' ? block.item.states.map((sentence) => sentence.text) : [],
    );
    expect(states).toEqual([
      'Equifax reports this account as “Collection/Chargeoff” with a balance of $2,210 and $2,210 past due, as of 09/01/2025.',
    ]);
  });
  it('ignore what is not in the report', () => {
    expect(plan(manual(['account-99'], ['TransUnion']))).toEqual([]);
    expect(plan(manual(['account-0'], ['furnisher:nobody']))).toEqual([]);
    expect(plan(manual(['account-4'], ['Experian', 'Equifax']))).toEqual([]);
  });
});
