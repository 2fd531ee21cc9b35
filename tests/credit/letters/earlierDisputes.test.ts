/** What a letter about a report says of earlier disputes with the same recipient. */
import { expect, it } from 'vitest';
import type { EarlierDispute } from '#credit/letters/earlierDisputes.ts';
import { itemsOf } from '#credit/letters/changedLetter.ts';
import type { Letter, Sentence } from '#credit/letters/letter.ts';
import { planLetters, type PlanInput } from '#credit/letters/planLetters.ts';
import { readReport } from '#credit/report/read.ts';
import { samples } from '#tests/credit/report/samples.ts';
import { aConsumer } from '#tests/support/aConsumer.ts';
import { aLine, anAccount, aReport, late30 } from '#tests/support/aReport.ts';
import { glossFlaws } from './glossFlaws.ts';

const named = (id: string, creditorName: string) => ({
  ...anAccount([aLine('Equifax', { creditorName, payStatus: late30, balance: 500_00 })]),
  id,
});
const input: PlanInput = {
  report: aReport({ accounts: [named('account-0', 'FIRST BANK'), named('account-1', 'SECOND BANK')] }),
  profile: aConsumer(),
  today: '2025-09-15',
  choice: { kind: 'manual', accounts: ['account-0', 'account-1'], destinations: ['Equifax'] },
};
const [first] = planLetters({ ...input, today: '2025-06-01' });

function earlier(key: string, differing: Partial<EarlierDispute> = {}): EarlierDispute {
  const item = first === undefined ? undefined : itemsOf(first).find((each) => each.key === key);
  if (first === undefined || item === undefined) throw new Error(`No letter about ${key}`);
  const journey = {
    mailedOn: '2025-06-02',
    way: 'certified',
    number: '',
    received: null,
    due: null,
  } as const;
  return {
    recipient: 'Equifax',
    key,
    letter: first,
    item,
    entries: {},
    journey,
    reply: null,
    isUnanswered: false,
    asksForNotice: false,
    ...differing,
  };
}

/** The opening's sentences after those of every letter. */
function said(steps: readonly EarlierDispute[], differing: Partial<PlanInput> = {}): readonly Sentence[] {
  const opening = (more: Partial<PlanInput>) => {
    const [block] = planLetters({ ...input, ...differing, ...more })[0]?.blocks ?? [];
    return block?.kind === 'paragraph' ? block.sentences : [];
  };
  return opening({ steps }).slice(opening({}).length);
}
const texts = (...told: Parameters<typeof said>) => said(...told).map(({ text }) => text);

const mailed = 'in my letter dated 06/01/2025, which was mailed on 06/02/2025 by certified mail.';
const verified = {
  receivedOn: '2025-07-01',
  printedOn: '2025-06-28',
  kind: 'verified',
  words: '',
  isAboutOthers: false,
} as const;
const received = { on: '2025-06-04', basis: 'receipt' } as const;

it('tells once what several items share', () => {
  expect(texts([earlier('account:account-0'), earlier('account:account-1')])).toEqual([
    `I wrote to you about items 1 and 2 ${mailed}`,
  ]);
  const both = [
    earlier('account:account-0', { reply: verified }),
    earlier('account:account-1', { reply: verified }),
  ];
  expect(texts(both)).toEqual([
    `I wrote to you about items 1 and 2 ${mailed}`,
    'According to your response dated 06/28/2025, each of items 1 and 2 remains in my file.',
  ]);
});

it('tells the story of a letter once, and what came back about each of its items', () => {
  const mixed = [
    earlier('account:account-0', { reply: verified }),
    earlier('account:account-1', { reply: { ...verified, kind: 'deleted' } }),
  ];
  expect(texts(mixed)).toEqual([
    `I wrote to you about items 1 and 2 ${mailed}`,
    'According to your response dated 06/28/2025, item 1 remains in my file.',
    'According to your response dated 06/28/2025, you deleted item 2.',
  ]);
});

it('tells two kinds of corrections, which read alike, as one', () => {
  const changed = [
    earlier('account:account-0', { reply: { ...verified, kind: 'corrected' } }),
    earlier('account:account-1', { reply: { ...verified, kind: 'partlyCorrected' } }),
  ];
  expect(texts(changed).slice(1)).toEqual([
    'According to your response dated 06/28/2025, you changed the information about each of items 1 and 2.',
  ]);
});

it('quotes an answer about several items once, after the result for each', () => {
  const words = { words: 'Verified as accurate.', isAboutOthers: true };
  const told = texts([
    earlier('account:account-0', { reply: { ...verified, ...words } }),
    earlier('account:account-1', { reply: { ...verified, ...words, kind: 'partlyCorrected' } }),
  ]);
  expect(told.filter((text) => text.includes('“'))).toEqual([
    'Your response dated 06/28/2025 says: “Verified as accurate.”',
  ]);
  expect(told.at(-1)).toContain('“');
});

it('says that nothing came only of the items of which a person recorded it, and which days have passed only from a proven receipt', () => {
  const journey = { ...earlier('account:account-0').journey, received, due: '2025-07-04' };
  const unanswered = earlier('account:account-1', { journey, isUnanswered: true });
  expect(texts([earlier('account:account-0'), unanswered])).toEqual([
    `I wrote to you about item 1 ${mailed}`,
    `I wrote to you about item 2 ${mailed}`,
    'The return receipt shows that it was delivered on 06/04/2025.',
    'Counted from 06/04/2025, the 30 days for a reinvestigation ended on 07/04/2025 (15 U.S.C. § 1681i(a)(1)).',
    'I have not received the results of a reinvestigation of item 2.',
  ]);
});

it('says of a letter that asked for a notice that no answer came, and of no investigation', () => {
  const asked = earlier('account:account-1', { isUnanswered: true, asksForNotice: true });
  const choice = { kind: 'manual', accounts: ['account-1'], destinations: ['Equifax'] } as const;
  expect(texts([asked], { choice })).toEqual([
    `I wrote to you about this account ${mailed}`,
    'I have not received an answer about this account.',
  ]);
  expect(said([asked], { choice }).flatMap(glossFlaws)).toEqual([]);
});

it('calls the only item of a letter by what it is', () => {
  const choice = { kind: 'manual', accounts: ['account-1'], destinations: ['Equifax'] } as const;
  expect(texts([earlier('account:account-1', { isUnanswered: true })], { choice })).toEqual([
    `I wrote to you about this account ${mailed}`,
    'I have not received the results of a reinvestigation of this account.',
  ]);
});

it('says nothing to a recipient that was not written to', () => {
  expect(texts([earlier('account:account-0', { recipient: 'TransUnion' })])).toEqual([]);
});

it('says the same in Spanish', () => {
  const steps = [
    earlier('account:account-0', { reply: verified }),
    earlier('account:account-1', { reply: verified }),
  ];
  const silent = [earlier('account:account-0', { isUnanswered: true })];
  expect([...said(steps), ...said(silent)].flatMap(glossFlaws)).toEqual([]);
});

it('tells the result for a file as a whole apart from the entries that were deleted', () => {
  const report = readReport(samples['mfsn-basic']);
  const choice = { kind: 'automatic', options: [2] } as const;
  const plan = { report, profile: aConsumer(), today: '2025-09-15', choice };
  const isAboutFile = (letter: Letter) => itemsOf(letter).some(({ key }) => key.startsWith('personal:I4:'));
  const before = planLetters({ ...plan, today: '2025-06-01' }).find(isAboutFile);
  if (before === undefined) throw new Error('The sample shows no mixed-up file.');
  const reply = { ...verified, kind: 'deleted' } as const;
  const steps = itemsOf(before).map((item): EarlierDispute => ({
    ...earlier('account:account-0'),
    recipient: before.destination.id,
    key: item.key,
    letter: before,
    item,
    reply,
  }));
  const [opening] = planLetters({ ...plan, steps }).find(isAboutFile)?.blocks ?? [];
  const told = opening?.kind === 'paragraph' ? opening.sentences.map(({ text }) => text) : [];
  const results = told.filter((text) => text.startsWith('According to'));
  expect(results).toHaveLength(2);
  expect(results[0]).toMatch(/ you deleted each of items [^.]*\.$/);
  expect(results[1]).toBe(
    'According to your response dated 06/28/2025, you changed the information in my file.',
  );
});
