/** Letters of later steps as their recipients read them, one of each purpose, and the forms that differ. */
import { describe, expect, it } from 'vitest';
import type { Letter } from '#credit/letters/letter.ts';
import { planLetters } from '#credit/letters/planLetters.ts';
import { readReport } from '#credit/report/read.ts';
import { samples } from '#tests/credit/report/samples.ts';
import { planNextLetters } from '#credit/letters/next/planNext.ts';
import { designatesSomeone } from '#credit/letters/next/told.ts';
import { statementWords } from '#credit/letters/next/wording/statement.ts';
import type { NextStep } from '#credit/letters/next/step.ts';
import { aConsumer } from '#tests/support/aConsumer.ts';
import { aStep, firstLetters, itemsOf, type StepValues } from '#tests/support/nextSteps.ts';
import { isFileWide, letterPurposes } from '#vocabulary/letterPurposes.ts';

type Purpose = NextStep['purpose'];
const purposes = letterPurposes.filter(
  (purpose): purpose is Purpose => purpose !== 'dispute' && !isFileWide(purpose),
);

const plan = (steps: readonly NextStep[], today = '2027-01-08') =>
  planNextLetters({ steps, profile: aConsumer(), today });

/** The letter as plain text. */
function textOf({ subject, blocks, encloses = [] }: Letter): string {
  const join = (sentences: readonly { readonly text: string }[]) =>
    sentences.map(({ text }) => text).join(' ');
  return [
    subject.text,
    ...blocks.flatMap((block) =>
      block.kind === 'paragraph'
        ? [join(block.sentences)]
        : [
            `${String(block.number)}. ${block.item.heading.text}`,
            join(block.item.states),
            ...block.item.grounds.map(({ text }) => `– ${text}`),
            join(block.item.asks),
          ],
    ),
    ...encloses.map(({ title }) => `* ${title}`),
  ]
    .filter((line) => line !== '')
    .join('\n');
}

/** The first letter's shortest item, so that what is quoted stays short; a bureau's own rule is no reason for a company. */
function about(purpose: Purpose, values: StepValues = {}): NextStep {
  const [letter] = firstLetters();
  const item = letter && itemsOf(letter)[1];
  const isShort = item !== undefined && purpose !== 'creditorDirect';
  return aStep(purpose, isShort ? { item, ...values } : values);
}

it.each(purposes)('%s, word for word', async (purpose) => {
  const [letter] = plan([about(purpose)]);
  const text = letter === undefined ? '' : textOf(letter);
  await expect(`${text}\n`).toMatchFileSnapshot(`wordForWord/${purpose}.txt`);
});

describe('a validation', () => {
  it.each([
    ['on the last day of the notice', '2027-01-08', true],
    ['on the day after it', '2027-01-09', false],
  ])('%s cites the duty: %s', (_, today, cites) => {
    const [letter] = plan([about('validation', { validationEnds: '2027-01-08' })], today);
    expect(JSON.stringify(letter?.blocks).includes('1692g(b)')).toBe(cites);
    expect(JSON.stringify(letter?.blocks).includes('cease collection')).toBe(cites);
  });

  it('is not mixed with one whose time has passed', () => {
    const steps = [about('validation', { validationEnds: '2027-02-01' }), about('validation')];
    expect(plan(steps).map(({ id }) => id)).toEqual(
      ['furnisher-harbor-bank-validation-1', 'furnisher-harbor-bank-validation-2'].map((id) =>
        id.replace('furnisher-', ''),
      ),
    );
  });
});

describe('a statement', () => {
  const ofWords = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

  it.each([
    [100, false],
    [101, true],
  ])('of %i words asks for help with a summary: %s', (count, asks) => {
    const [letter] = plan([about('statement', { added: ofWords(count) })]);
    expect(JSON.stringify(letter).includes('If you limit statements to 100 words')).toBe(asks);
  });

  it('counts words, and not dashes', () => {
    expect(statementWords('  I paid – on time –\nin full (all $1,840). ')).toBe(8);
    expect(statementWords('')).toBe(0);
  });
});

describe('past recipients', () => {
  const meridian = { name: 'MERIDIAN BANK', on: '2026-08-14', forEmployment: false };
  const staffing = { name: 'HARBOR STAFFING', on: '2025-03-03', forEmployment: true };
  const acme = { name: 'Acme Corp.', on: null, forEmployment: false };
  const landlord = { name: 'Oak Homes, Boston', on: null, forEmployment: true };
  const lines = (...steps: readonly NextStep[]) => plan(steps).map((letter) => textOf(letter).split('\n'));

  it('are named one by one, with what the report or the client says of each', () => {
    const receivers = [meridian, staffing, acme, landlord];
    const [text = []] = lines(about('deletionNotice', { receivers }));
    expect(text.filter((line) => line.startsWith('Recipient'))).toEqual([
      'Recipient 1: MERIDIAN BANK, with an inquiry dated 08/14/2026.',
      'Recipient 2: HARBOR STAFFING, with an inquiry dated 03/03/2025, for employment purposes.',
      'Recipient 3: Acme Corp.',
      'Recipient 4: Oak Homes, Boston, for employment purposes.',
    ]);
  });

  it('share a letter only about what all of them are to be told', () => {
    const [letter] = firstLetters();
    const [one, other] = letter === undefined ? [] : itemsOf(letter);
    if (one === undefined || other === undefined) throw new Error('The sample disputes too little');
    const to = (item: typeof one, receivers: NextStep['receivers']) =>
      aStep('deletionNotice', { item, receivers });
    expect(lines(to(one, [meridian]), to(other, [meridian]))).toHaveLength(1);
    expect(lines(to(one, [meridian]), to(other, [acme]))).toHaveLength(2);
  });

  it('get the statement, too, if the client designates them', () => {
    const text = lines(about('statement', { receivers: [meridian] }))[0]?.join('\n') ?? '';
    expect(text).toContain(
      'Once my statement is in my file, please furnish it, or your codification or summary, as 15 U.S.C. § 1681i(d) provides, to each of the following',
    );
    expect(text).toContain('Recipient 1: MERIDIAN BANK, with an inquiry dated 08/14/2026.');
    expect(lines(about('statement'))[0]?.join('\n')).not.toContain('1681i(d)');
  });

  it('get a statement that was filed online, which was no dispute', () => {
    const online = about('statementNotice', { journey: { way: 'online', number: '' } });
    expect(lines(online)[0]?.slice(1, 2)).toEqual([
      'I asked you online on 10/05/2026 to add my statement of dispute about the account below to my file (15 U.S.C. § 1681i(b)).',
    ]);
  });

  it('make a letter name someone only if the client designates them', () => {
    const names = (step: NextStep) => plan([step]).map(designatesSomeone);
    expect(names(about('statement', { receivers: [acme] }))).toEqual([true]);
    expect(names(about('statement'))).toEqual([false]);
  });
});

describe('an incomplete correction', () => {
  const [letter] = firstLetters();
  const [item, other] = letter === undefined ? [] : itemsOf(letter);
  const opening = (...items: readonly (typeof item)[]) =>
    plan(items.map((each) => aStep('incompleteCorrection', each === undefined ? {} : { item: each })))
      .map((each) => textOf(each).split('\n')[1])
      .join();
  const onlyAsked = other === undefined ? undefined : { ...other, grounds: [] };

  it('says what the earlier letter did about the account: dispute it, or only ask to verify it', () => {
    expect(opening(item)).toContain('Part of what I disputed about the account below is still wrong');
    expect(opening(onlyAsked)).toContain(
      'Part of what I asked you to verify about the account below is still wrong',
    );
    expect(opening(item, onlyAsked)).toContain(
      'Part of what I disputed or asked you to verify about the accounts below is still wrong',
    );
  });
});

describe('several earlier letters', () => {
  const other = () => {
    const [letter] = firstLetters();
    const item = letter && itemsOf(letter)[0];
    return letter === undefined || item === undefined
      ? {}
      : { letter: { ...letter, date: '2026-09-01' }, item };
  };

  it('are named in the subject, and their stories are told once, with the numbers of their items', () => {
    const [letter] = plan([about('followUp'), about('followUp', other())]);
    const text = letter === undefined ? '' : textOf(letter);
    expect(text).toContain('Follow-up on my letters dated 10/01/2026 and 09/01/2026');
    expect(text).toContain('I wrote to you about item 1 below in my letter dated 10/01/2026,');
    expect(text).toContain('I wrote to you about item 2 below in my letter dated 09/01/2026,');
    expect(text.match(/I wrote to you/g)).toHaveLength(2);
    expect(text.match(/My letter about this account gave these reasons/g)).toHaveLength(2);
    expect(letter?.encloses?.map(({ title, steps }) => `${title} ${steps.join()}`)).toEqual([
      'Copy of my letter dated 10/01/2026 0',
      'Copy of the proof of mailing for my letter dated 10/01/2026 0',
      'Copy of my letter dated 09/01/2026 1',
      'Copy of the proof of mailing for my letter dated 09/01/2026 1',
    ]);
  });

  it('of one date are distinguished', () => {
    const [first] = firstLetters();
    const twin = first === undefined ? {} : { letter: { ...first, id: 'transunion-accounts-2' } };
    const [letter] = plan([about('procedure'), aStep('procedure', twin)]);
    const text = letter === undefined ? '' : textOf(letter);
    expect(text).toContain('I wrote to you about item 1 below in my letter dated 10/01/2026,');
    expect(text).toContain('I wrote to you about item 2 below in another letter dated 10/01/2026,');
  });

  it('of one story share its telling and its enclosures', () => {
    const [letter] = plan([about('followUp'), aStep('followUp')]);
    const text = letter === undefined ? '' : textOf(letter);
    expect(text.match(/in my letter dated 10\/01\/2026/g)).toHaveLength(1);
    expect(letter?.encloses?.map(({ steps }) => steps)).toEqual([
      [0, 1],
      [0, 1],
    ]);
  });
});

describe('a dispute made without a letter', () => {
  const online: StepValues = {
    journey: { way: 'online', number: 'C-551', received: { on: '2026-10-05', basis: 'portal' }, due: null },
  };

  it('is not called a letter, and no copy of one is enclosed', () => {
    const [letter] = plan([about('followUp', online)]);
    const text = letter === undefined ? '' : textOf(letter);
    expect(text).toContain('I disputed the account below online on 10/05/2026, confirmation number C-551.');
    expect(text).not.toMatch(/my letter/i);
  });
});

describe('a follow-up on something that may not have arrived', () => {
  const unproven = { received: null, due: null };
  const written = (...steps: readonly NextStep[]) => {
    const [letter] = plan(steps);
    return letter === undefined ? '' : textOf(letter);
  };

  it.each([
    ['nothing proves it', null],
    ['only the client says so', { on: '2026-10-08', basis: 'client' as const }],
  ])('can take its place, with the earlier requests: %s', (_, received) => {
    const text = written(about('followUp', { journey: { received, due: null } }));
    expect(text).toContain(
      'If you have no record of my letter, please accept this letter in its place and reinvestigate the account below under 15 U.S.C. § 1681i(a)(1).',
    );
    const asks = about('followUp').item.asks.map(({ text: ask }) => ask);
    expect(asks.length).toBeGreaterThan(0);
    expect(text).toContain(`${asks.join(' ')} Please tell me the result for this account.`);
  });

  it('does not repeat requests that may have been for what the client withdrew', () => {
    const [letter] = firstLetters();
    const item = letter && itemsOf(letter).find(({ grounds }) => grounds.length > 1);
    if (item === undefined) throw new Error('No item has two points.');
    const text = written(
      aStep('followUp', { item: { ...item, grounds: item.grounds.slice(1) }, journey: unproven }),
    );
    expect(text).not.toContain(item.asks.map(({ text: ask }) => ask).join(' '));
    expect(text).toContain(
      'Please correct anything that is wrong and delete anything that cannot be verified.',
    );
  });

  it('calls a dispute made online no letter', () => {
    const text = written(about('followUp', { journey: { way: 'online', ...unproven } }));
    expect(text).toContain('If you have no record of my dispute, please accept this letter in its place');
    expect(text).not.toMatch(/my letter/i);
  });

  it('says so only of what is unproven', () => {
    const [letter] = firstLetters();
    if (letter === undefined) throw new Error('The sample calls for no letter.');
    const other = { ...letter, date: '2026-09-01' };
    const proven = written(about('followUp'), aStep('followUp', { letter: other }));
    expect(proven).not.toContain('If you have no record');
    const one = written(about('followUp'), aStep('followUp', { letter: other, journey: unproven }));
    expect(one.match(/If you have no record of that letter/g)).toHaveLength(1);
    expect(one).toContain('accept this letter in its place and reinvestigate item 2 below under');
  });
});

describe('a follow-up after the time of the investigation', () => {
  const written = (values: StepValues = {}, today = '2027-01-08') => {
    const [letter] = plan([about('followUp', values)], today);
    return letter === undefined ? '' : textOf(letter);
  };
  const deleting =
    'If you did not complete the reinvestigation within the time given above, please delete what I';

  it('asks to delete what was not investigated, in the words of the dispute', () => {
    expect(written()).toContain(`${deleting} dispute about this account (15 U.S.C. § 1681i(a)(1)(A)).`);
    const [letter] = firstLetters();
    const [, item] = letter === undefined ? [] : itemsOf(letter);
    if (item === undefined) throw new Error('The sample calls for no second item.');
    expect(written({ item: { ...item, grounds: [], rules: [] } })).toContain(
      `${deleting} asked you to verify about this account`,
    );
  });

  it('does not while the end of that time is not certain, or has not come', () => {
    expect(written({ journey: { due: null } })).not.toContain(deleting);
    expect(
      written({ journey: { received: { on: '2026-10-08', basis: 'client' }, due: null } }),
    ).not.toContain(deleting);
    expect(written({}, '2026-11-07')).not.toContain(deleting);
    expect(written({}, '2026-11-08')).toContain(deleting);
  });

  it('does not of personal information, which is corrected', () => {
    const letter = planLetters({
      report: readReport(samples['mfsn-basic']),
      profile: aConsumer(),
      choice: { kind: 'automatic', options: [2] },
      today: '2026-10-01',
    })[0];
    const item = letter && itemsOf(letter)[0];
    if (letter === undefined || item === undefined) throw new Error('The sample calls for no letter.');
    expect(written({ letter, origin: letter, item })).toContain('Please tell me the result for this entry.');
    expect(written({ letter, origin: letter, item })).not.toContain(deleting);
  });
});

it('a correction quotes no words of a dispute made online, which are not known', () => {
  const [letter] = plan([about('retraction', { journey: { way: 'online' } })]);
  const text = letter === undefined ? '' : textOf(letter);
  expect(text).toContain('– My dispute included this point: According to my report, this collection');
  expect(text).not.toContain('stated: “');
});

it('a letter to a company does not count what may be one account as two', () => {
  const [letter] = firstLetters();
  const [, , item] = letter === undefined ? [] : itemsOf(letter);
  const steps = [aStep('creditorDirect'), aStep('creditorDirect', item === undefined ? {} : { item })];
  const [text = ''] = plan(steps).map(textOf);
  expect(text).toContain('Dispute of information that you report\n');
  expect(text).toContain('I dispute information that you report about the items below');
  expect(text).not.toMatch(/\baccounts\b/);
});

describe('enclosures', () => {
  const titles = (...steps: readonly NextStep[]) =>
    plan(steps).flatMap(({ encloses = [] }) =>
      encloses.map(({ title, steps: of }) => `${title} ${of.join()}`),
    );

  it('include each of two letters of one date', () => {
    const [letter] = firstLetters();
    const other = letter === undefined ? {} : { letter: { ...letter, id: 'transunion-accounts-2' } };
    const [, , third] = letter === undefined ? [] : itemsOf(letter);
    const again = third === undefined ? {} : { item: third };
    const steps = [about('followUp'), aStep('followUp', other), aStep('followUp', again)];
    expect(titles(...steps)).toEqual([
      'Copy of my letter dated 10/01/2026 (for items 1 and 3) 0,2',
      'Copy of the proof of mailing for my letter dated 10/01/2026 (for items 1 and 3) 0,2',
      'Copy of my letter dated 10/01/2026 (for item 2) 1',
      'Copy of the proof of mailing for my letter dated 10/01/2026 (for item 2) 1',
    ]);
    const [text = ''] = plan(steps).map(textOf);
    expect(text).toContain(
      'I enclose copies of my letter dated 10/01/2026 (for items 1 and 3), the proof of its mailing,',
    );
  });

  it('name what a receipt proves', () => {
    const enclosed = { enclosures: ['mailingReceipt', 'deliveryReceipt'] as const };
    expect(titles(about('followUp', enclosed))).toEqual([
      'Copy of the proof of mailing for my letter dated 10/01/2026 0',
      'Copy of the proof of delivery for my letter dated 10/01/2026 0',
    ]);
    const online = about('followUp', { ...enclosed, journey: { way: 'online' } });
    expect(titles(online)).toEqual([
      'Copy of the confirmation of my online dispute of 10/05/2026 0',
      'Copy of the confirmation that my online dispute of 10/05/2026 was received 0',
    ]);
    const fax = about('followUp', { enclosures: ['mailingReceipt'], journey: { way: 'fax' } });
    expect(titles(fax)).toEqual(['Copy of the proof of transmission for my letter dated 10/01/2026 0']);
    expect(plan([fax]).map(textOf).join()).toContain(
      'I enclose a copy of the proof of transmission for my letter dated 10/01/2026.',
    );
  });
});

it('what the words of an answer or a point of a letter quote stands in single quotation marks', () => {
  const [letter] = plan([
    aStep('incompleteCorrection', { reply: { words: 'ITEM “UPDATED”\n  see page 2' } }),
  ]);
  const text = letter === undefined ? '' : textOf(letter);
  expect(text).toContain('says about this account: “ITEM ‘UPDATED’ see page 2.”');
  expect(text).toContain('– “Your file shows the account as ‘Closed’, while');
});

it('refusals for different reasons get letters of their own', () => {
  const letters = plan([aStep('identityCured'), about('identityCured', { reply: { kind: 'thirdParty' } })]);
  expect(letters.map((letter) => textOf(letter).includes('sending it to you myself'))).toEqual([false, true]);
});
