/** Letters that ask to remove dispute notations, read from the samples of every format: checked like all other letters. */
import { describe, expect, it } from 'vitest';
import { disputeMarksIn, planMarkLetters } from '#credit/letters/disputeMarks.ts';
import { fullTextOf } from '#credit/letters/fullText.ts';
import type { Letter, Sentence } from '#credit/letters/letter.ts';
import { readReport } from '#credit/report/read.ts';
import { everyForm, fold, parseSample, samples, valueAt } from '#tests/credit/report/samples.ts';
import { aConsumer } from '#tests/support/aConsumer.ts';
import { aLine, anAccount, aReport, field } from '#tests/support/aReport.ts';

const today = '2026-11-21';
const profile = aConsumer();
const disputed = ['T', 'Account disputed'] as const;
const saying = (text: string) => [['', text]] as const;

const report = aReport({
  reportDate: field('2026-11-15', '/date'),
  accounts: [
    anAccount([aLine('TransUnion', { disputeFlag: disputed }), aLine('Experian', {}), aLine('Equifax', {})]),
    anAccount([
      aLine('Equifax', { remarks: saying('Consumer disputes this account information') }),
      aLine('Experian', {
        remarks: saying('Completed investigation of FCRA dispute - consumer disagrees'),
      }),
    ]),
    anAccount([
      aLine('Equifax', { remarks: saying('Account previously in dispute; investigation completed') }),
      aLine('Experian', { remarks: saying('Consumer states that the dispute was a mistake') }),
    ]),
  ],
});

describe('an open dispute notation', () => {
  it('is a dispute flag, a remark of a dispute, or one of a remaining disagreement, at its bureau', () => {
    expect(disputeMarksIn(report).map(({ bureau, item, mark }) => [bureau, item, mark.value])).toEqual([
      ['TransUnion', 'account:account-0', 'Account disputed'],
      ['Equifax', 'account:account-1', 'Consumer disputes this account information'],
      ['Experian', 'account:account-1', 'Completed investigation of FCRA dispute - consumer disagrees'],
    ]);
  });

  it('is in none of the remarks that say that a dispute is over, or that nobody can read', () => {
    expect(disputeMarksIn(report).some(({ item }) => item === 'account:account-2')).toBe(false);
  });
});

it('of an account that a reseller combined may be another bureau’s, unless it is a remark with that bureau’s name', () => {
  const of = (remarksOfTransUnion: readonly (readonly [string, string])[]) => {
    const values = { blended: true, disputeFlag: disputed };
    const account = anAccount([
      aLine('TransUnion', { ...values, remarks: remarksOfTransUnion }),
      aLine('Equifax', values),
    ]);
    const combined = aReport({ reportDate: field('2026-11-15', '/date'), accounts: [account] });
    return planMarkLetters({ report: combined, profile, marks: disputeMarksIn(combined), today }).map(
      (letter) =>
        sentencesOf(letter)
          .map(({ text }) => text)
          .filter((text) => /notes|shows|combines|Please remove/.test(text)),
    );
  };
  const unsure = [
    'My three-bureau report dated 11/15/2026 notes a dispute of the account below.',
    'My report shows: “Account disputed.”',
    'It combines what TransUnion and Equifax report, and does not say which of them reports which detail.',
    'Please remove every notation in my file that I dispute this account, and tell HARBOR BANK that I no longer do.',
  ];
  expect(of([])).toEqual([unsure, unsure]);
  expect(of([['', 'Account information disputed by consumer']])).toEqual([
    [
      'According to my three-bureau report dated 11/15/2026, my file notes a dispute of the account below.',
      'Your file shows: “Account information disputed by consumer.”',
      'Please remove every notation in my file that I dispute this account, and tell HARBOR BANK that I no longer do.',
    ],
    unsure,
  ]);
});

const sentencesOf = ({ subject, blocks }: Letter): readonly Sentence[] => [
  subject,
  ...blocks.flatMap((block) =>
    block.kind === 'paragraph'
      ? block.sentences
      : [block.item.heading, ...block.item.states, ...block.item.grounds, ...block.item.asks],
  ),
];

describe('the letters', () => {
  const letters = planMarkLetters({ report, profile, marks: disputeMarksIn(report), today });

  it('go to each bureau once, and say that the client no longer disputes the account, and nothing more', () => {
    expect(letters.map(({ destination }) => destination.id)).toEqual(['TransUnion', 'Equifax', 'Experian']);
    const [first] = letters;
    if (first === undefined) throw new Error('No letter');
    expect(first.purpose).toBe('disputeMark');
    expect(sentencesOf(first).map(({ text }) => text)).toEqual([
      'Request to remove a dispute notation from my credit file',
      'According to my three-bureau report dated 11/15/2026, my file notes a dispute of the account below.',
      'I no longer dispute it.',
      'HARBOR BANK, account 44006612',
      'Your file shows: “Account disputed.”',
      'Please remove every notation in my file that I dispute this account, and tell HARBOR BANK that I no longer do.',
      'Please confirm in writing that the notation has been removed.',
    ]);
    expect(first.exhibits).toEqual([]);
  });

  it('are about no account that the client still disputes', () => {
    const [, , experian] = disputeMarksIn(report);
    if (experian === undefined) throw new Error('No mark');
    const chosen = planMarkLetters({ report, profile, marks: [experian], today });
    expect(chosen.map(({ destination }) => destination.id)).toEqual(['Experian']);
    expect(fullTextOf(chosen[0] ?? first())).not.toContain('Account disputed');
  });

  it('have at most six accounts each', () => {
    const many = aReport({
      accounts: Array.from({ length: 7 }, () => anAccount([aLine('Equifax', { disputeFlag: disputed })])),
    });
    const marks = disputeMarksIn(many);
    const all = planMarkLetters({ report: many, profile, marks, today });
    expect(all.map(({ blocks }) => blocks.filter(({ kind }) => kind === 'item').length)).toEqual([4, 3]);
    expect(new Set(all.map(({ id }) => id)).size).toBe(2);
  });

  const first = (): Letter => letters[0] as Letter;
});

const isSample = (form: string): boolean => Object.hasOwn(samples, form);

describe('letters about the samples', () => {
  const written = Object.entries(everyForm).flatMap(([form, text]) => {
    const read = readReport(text);
    const marks = disputeMarksIn(read);
    return planMarkLetters({ report: read, profile, marks, today }).map((letter) => ({ form, text, letter }));
  });

  it('are at least four', () => {
    expect(written.length).toBeGreaterThanOrEqual(4);
  });

  it.each(written.map((each) => [`${each.form} ${each.letter.id}`, each] as const))(
    '%s: every value stands in the report, and every sentence names a value, a request, or that it is no longer disputed',
    (_, { form: format, text, letter }) => {
      // Pages and XML have readers of their own, whose pointers are checked with all other letters.
      const document = isSample(format) ? fold(parseSample(text)) : null;
      const plain = [
        /^I no longer dispute (it|them)\.$/,
        /^Request to remove (a dispute notation|dispute notations) from my credit file$/,
        /^Please /,
        // A report without a date.
        /^According to my (three-bureau|credit) report, my file notes a dispute/,
      ];
      const all = sentencesOf(letter);
      const quoted = all.flatMap(({ text: words, evidence }) => evidence.map((each) => ({ ...each, words })));
      expect(quoted.filter(({ value, words }) => !words.includes(value))).toEqual([]);
      expect(quoted.filter(({ at }) => document !== null && valueAt(document, at) === undefined)).toEqual([]);
      const unproven = all.filter(({ evidence }) => evidence.length === 0).map(({ text: words }) => words);
      expect(unproven.filter((words) => !plain.some((form) => form.test(words)))).toEqual([]);
      expect(fullTextOf(letter)).not.toMatch(/inaccurate|violat|1681|delete|verify|reinvestigat/i);
    },
  );
});
