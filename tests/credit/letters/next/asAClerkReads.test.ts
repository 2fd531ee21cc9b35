/** Letters of later steps as the clerk reads them who may refuse what is unclear: what is named, and what is true of whom. */
import { describe, expect, it } from 'vitest';
import { fullTextOf } from '#credit/letters/fullText.ts';
import type { Item, Letter } from '#credit/letters/letter.ts';
import { withChangedWords } from '#credit/letters/changedLetter.ts';
import { ownWordsIn, withoutOwnWords } from '#credit/letters/ownWords.ts';
import { lackingFor } from '#credit/letters/next/lacking.ts';
import { planNextLetters } from '#credit/letters/next/planNext.ts';
import type { NextStep } from '#credit/letters/next/step.ts';
import { aConsumer } from '#tests/support/aConsumer.ts';
import { aStep, firstLetters, itemsOf, type StepValues } from '#tests/support/nextSteps.ts';

type Purpose = NextStep['purpose'];

function planned(steps: readonly NextStep[], today = '2026-12-10'): Letter {
  const letters = planNextLetters({ steps, profile: aConsumer(), today });
  const [letter] = letters;
  if (letter === undefined || letters.length > 1) throw new Error(`${String(letters.length)} letters`);
  return letter;
}
const textOf = (...steps: readonly NextStep[]): string => fullTextOf(planned(steps));
const times = (text: string, words: string): number => text.split(words).length - 1;

/** A step about the first item of which this is true. */
function about(purpose: Purpose, is: (item: Item) => boolean, values: StepValues = {}): NextStep {
  const found = firstLetters().flatMap((letter) =>
    itemsOf(letter).flatMap((item) => (is(item) ? [{ letter, item }] : [])),
  )[0];
  if (found === undefined) throw new Error('No letter has such an item.');
  return aStep(purpose, { ...found, ...values });
}
const isAddress = ({ key, states }: Item) => key.startsWith('personal:I3:') && states.length > 0;
const isNumber = ({ states }: Item) => states.some(({ text }) => text.includes('Social Security number'));
const spoken: StepValues = { journey: { way: 'online', number: '', received: null, due: null } };

/** The first two accounts of the first letter. */
const two = (purpose: Purpose, values: StepValues = {}): readonly NextStep[] =>
  firstLetters()
    .slice(0, 1)
    .flatMap((letter) =>
      itemsOf(letter)
        .slice(0, 2)
        .map((item) => aStep(purpose, { letter, item, ...values })),
    );

it.each([
  ['verified', 'you left my file as it is.'],
  ['notInFile', 'you left my file as it is.'],
  ['deleted', 'you changed the information in my file.'],
  ['partlyCorrected', 'you changed the information in my file.'],
] as const)('a file as a whole is no entry that remains or is deleted: %s', (kind, words) => {
  const step = about('newInformation', ({ key }) => key.startsWith('personal:I4:'), {
    reply: { kind },
    isChanged: false,
  });
  const text = textOf(step);
  expect(text).toContain(`According to your response dated 11/02/2026, ${words}`);
  expect(text).not.toMatch(/this entry remains|you deleted this entry/);
});

describe('an entry of the file', () => {
  it.each([
    'followUp',
    'newInformation',
    'incompleteCorrection',
    'identityCured',
    'reinsertion',
    'procedure',
    'statement',
    'block',
    'disputeMark',
  ] as const)('is shown once in a letter of %s, because “Address” names none', (purpose) => {
    const step = about(purpose, isAddress);
    const text = textOf(step).replaceAll('‘', '“').replaceAll('’', '”');
    for (const state of step.item.states) expect(times(text, state.text.replaceAll('’', '”'))).toBe(1);
  });

  it('is not called unverified where the letter asked to remove it', () => {
    const text = textOf(about('identityCured', isNumber));
    expect(text).toContain('My letter said the following, based on my report dated 09/15/2025.');
    expect(text).not.toContain('asked you to verify');
  });

  it('is not called unverified if it is an inquiry that the letter asked to remove', () => {
    const step = about('identityCured', ({ rules }) => rules.includes('Q1'));
    const text = textOf(step);
    expect(text).toContain('My letter said the following, based on my report dated 09/15/2025.');
    expect(text).not.toContain('asked you to verify');
  });

  it('is not blocked if it is the Social Security number or the file as a whole', () => {
    expect(lackingFor(about('block', isNumber), aConsumer())).toEqual(['recipient']);
    expect(lackingFor(about('block', isAddress), aConsumer())).toEqual([]);
  });
});

describe('an answer', () => {
  it('of a company leaves information as it is, since a company has no file of the client', () => {
    const letter = firstLetters().find(({ destination }) => destination.kind === 'furnisher');
    const [item] = letter === undefined ? [] : itemsOf(letter);
    if (letter === undefined || item === undefined) throw new Error('No letter goes to a company.');
    const text = textOf(aStep('newInformation', { letter, item, to: letter.destination }));
    expect(text).toContain('you left the information about this account as it is.');
    expect(text).not.toContain('my file');
  });

  it('that someone else wrote is a belief of the bureau, also after a dispute without a letter', () => {
    const text = textOf(
      about('identityCured', ({ grounds }) => grounds.length > 0, {
        ...spoken,
        reply: { kind: 'thirdParty' },
      }),
    );
    expect(text).toContain('you believe that someone else made my dispute.');
    expect(text).not.toContain('sent my letter');
  });

  it.each([
    ['alreadyInvestigated', 'you declined to investigate my dispute.'],
    ['moreNeeded', 'you asked for more information about my dispute.'],
  ] as const)('that is about the letter as a whole (%s) is told once, and of no item', (kind, said) => {
    const text = textOf(...two('newInformation', { reply: { kind, isAboutOthers: true } }));
    expect(times(text, said)).toBe(1);
    expect(text.indexOf(said)).toBeLessThan(text.indexOf('\n1. '));
  });

  it('about a person is told once for all items, and not as one about an account', () => {
    const text = textOf(
      ...two('identityCured', { reply: { kind: 'identity', words: 'We cannot verify you' } }),
    );
    expect(times(text, 'We cannot verify you')).toBe(1);
    expect(text).toContain('Your response dated 11/02/2026 says: “We cannot verify you.”');
  });

  it.each(['procedure', 'newInformation', 'statement'] as const)(
    'about several items is quoted once in a letter of purpose %s, and pinned to none of them',
    (purpose) => {
      const reply = { words: 'We verified this information', isAboutOthers: true };
      const text = textOf(...two(purpose, { reply }));
      expect(times(text, 'We verified this information')).toBe(1);
      expect(text).toContain('Your response dated 11/02/2026 says: “We verified this information.”');
      expect(text).not.toContain('says about');
      expect(times(text, 'According to your response dated 11/02/2026, this account remains')).toBe(2);
    },
  );

  it('about several items is quoted to a creditor, too, without naming the one', () => {
    const reply = { words: 'We verified this information', isAboutOthers: true };
    const text = textOf(aStep('creditorDirect', { reply }));
    expect(text).toContain('TransUnion’s response dated 11/02/2026 says: “We verified this information.”');
    expect(text).toContain('According to TransUnion’s response dated 11/02/2026, this account remains');
  });

  it('with words in quotation marks gets one pair within another', () => {
    const text = textOf(aStep('procedure', { reply: { words: 'Line one says “updated”' } }));
    expect(text).toContain('says about this account: “Line one says ‘updated.’”');
    const straight = textOf(aStep('procedure', { reply: { words: '"Verified"' } }));
    expect(straight).toContain('says about this account: “‘Verified.’”');
  });
});

describe('new information', () => {
  it.each([
    ['after an online dispute', spoken, 'These are my reasons'],
    ['without a copy of the letter', { enclosures: [] }, 'My letter gave these reasons'],
  ] as const)('says what is disputed %s', (_, values, intro) => {
    const step = aStep('newInformation', values);
    const text = textOf(step);
    expect(text).toContain(intro);
    for (const ground of step.item.grounds) expect(text).toContain(ground.text);
  });

  it('says what was asked to be verified, without a copy of the letter that asked', () => {
    const step = about(
      'newInformation',
      ({ key, grounds, states }) => key.startsWith('account:') && grounds.length === 0 && states.length > 0,
      { enclosures: [] },
    );
    const text = textOf(step);
    expect(text).toContain('My letter asked you to verify the following');
    expect(text).toContain(step.item.states[0]?.text);
  });

  it('leaves the points to the letter that it encloses', () => {
    expect(textOf(aStep('newInformation'))).not.toContain('gave these reasons');
  });
});

describe('the validation of debts', () => {
  const late = { validationEnds: '2026-12-09' } as const;

  it('is about each of several', () => {
    const text = textOf(...two('validation', { validationEnds: '2026-12-10' }));
    expect(text).toContain('I dispute each of the debts below.');
    expect(text).toContain('please cease collection of these debts');
    expect(text).not.toContain('the debt below');
    expect(times(text, 'send me')).toBe(1);
    expect(textOf(...two('validation', late))).toContain(
      'This letter does not acknowledge any of the debts below or promise to pay them.',
    );
  });

  it.each([
    ['30 days after the notice came', '2026-11-10', true],
    ['31 days after it', '2026-11-09', false],
  ])('disputes by a notice without a last day: %s', (_, noticeReceivedOn, disputes) => {
    const text = textOf(aStep('validation', { noticeReceivedOn }));
    expect(text.includes('I dispute the debt below.')).toBe(disputes);
    expect(text.includes('This letter does not acknowledge the debt below or promise to pay it.')).toBe(
      !disputes,
    );
  });

  it('asks to pause collection only if it is in time, where the notice may not have been the first one', () => {
    const byNotice = { noticeReceivedOn: '2026-12-01' } as const;
    const text = textOf(aStep('validation', byNotice));
    expect(text).toContain(
      'If this letter reaches you within the thirty-day period described in 15 U.S.C. § 1692g(a), please cease collection of the debt',
    );
    expect(text).not.toMatch(/Until you have mailed|last day/);
    expect(textOf(...two('validation', byNotice))).toContain(
      'For each debt for which this letter reaches you within the thirty-day period',
    );
    const printed = textOf(aStep('validation', { validationEnds: '2026-12-31' }));
    expect(printed).toContain('Until you have mailed them to me, please cease collection of the debt');
    expect(printed).not.toContain('If this letter reaches you');
  });

  it('is a letter of its own where the time is certain', () => {
    const [one, other] = two('validation', { noticeReceivedOn: '2026-12-01' });
    if (one === undefined || other === undefined) throw new Error('Not two accounts');
    const steps = [one, { ...other, validationEnds: '2026-12-31' }];
    expect(planNextLetters({ steps, profile: aConsumer(), today: '2026-12-10' })).toHaveLength(2);
  });

  it('goes by the last day that the notice prints, even if the notice came later', () => {
    expect(textOf(aStep('validation', { ...late, noticeReceivedOn: '2026-12-01' }))).not.toContain(
      'I dispute',
    );
  });
});

describe('a reappearance', () => {
  it('asks for no results of an investigation that it does not request', () => {
    const text = textOf(aStep('reinsertion'));
    expect(text).toContain('Please answer in writing.');
    expect(text).not.toMatch(/results|furnisher/);
    expect(text).toContain('if reasonably available, its telephone number');
  });

  it.each([true, false])('says that no notice came only if that was recorded: %s', (isUnnoticed) => {
    const text = textOf(aStep('reinsertion', { isUnnoticed }));
    expect(text.includes('I have received no notice that you put this account back.')).toBe(isUnnoticed);
  });
});

it('an incomplete correction tells the points once, then what is still wrong', () => {
  const text = textOf(aStep('incompleteCorrection'));
  expect(times(text, 'My letter')).toBe(1);
  expect(text).toContain('My letter made these points.');
  expect(text).toContain('Still wrong, in my own words: “');
  const online = textOf(aStep('incompleteCorrection', spoken));
  expect(online).toContain('My dispute included these points.');
});

it.each([
  ['their dispute', 'incompleteCorrection', {}],
  ['an online dispute', 'incompleteCorrection', spoken],
  ['a dispute that was corrected since', 'followUp', { isChanged: true, journey: { received: null } }],
] as const)(
  'what the client added to %s is quoted as their words, and as nothing else',
  (_, purpose, values) => {
    const added = { saidBefore: [{ in: '2026-10-01', words: 'I paid in March' }] };
    const text = textOf(aStep(purpose, { ...values, ...added }));
    expect(text).toContain('\nIn my letter dated 10/01/2026, I added, in my own words: “I paid in March.”\n');
  },
);

it('a letter about an online dispute and a letter of one day calls the letter no other one', () => {
  const [one, other] = two('followUp');
  if (one === undefined || !other?.journey) throw new Error('The letter has no two accounts.');
  const letterOfOther = { ...other.letter, id: `${other.letter.id}-other` };
  const online = { ...other.journey, way: 'online', number: '', received: null, due: null } as const;
  const text = textOf(
    { ...one, journey: online },
    { ...other, letter: letterOfOther, origin: letterOfOther },
  );
  expect(text).toContain('I disputed item 1 below online on 10/05/2026.');
  expect(text).toContain('I wrote to you about item 2 below in my letter dated 10/01/2026,');
});

it.each([
  ['none', []],
  ['all', ['I do not withdraw my other statements about this account.']],
  ['ofReport', ['I do not withdraw my statements about this account that are based on my report.']],
] as const)('a correction says which other statements stand: %s', (otherPoints, stand) => {
  expect(textOf(aStep('retraction', { otherPoints })).match(/I do not withdraw [^.]*\./g) ?? []).toEqual(
    stand,
  );
});

it('a correction withdraws each statement where it is quoted, and not the client’s correction after it', () => {
  const text = textOf(aStep('retraction', { added: 'It is my brother’s.' }));
  expect(text).toMatch(/My letter said: “[^\n]*” I withdraw that statement\. Please do not rely on it\.\n/);
  expect(text.lastIndexOf('I withdraw')).toBeLessThan(text.indexOf('My correction: “It is my brother’s.”'));
});

describe('a letter that follows a later one than that about the report', () => {
  it('asks once for the result, where the letter about the report is not on record as mailed', () => {
    const values: StepValues = { journey: { received: null, due: null } };
    const letter = { ...planned([aStep('followUp', values)]), id: 'letter-2' };
    const [item] = itemsOf(letter);
    if (item === undefined) throw new Error('No item');
    const text = textOf(aStep('followUp', { ...values, letter, item, origin: letter }));
    expect(times(text, 'Please tell me the result for this account.')).toBe(1);
  });

  /** The first letter's item, repeated by a follow-up that a new letter follows. */
  const again = (purpose: Purpose, step: NextStep, values: StepValues = {}): NextStep => {
    const followUp = planned([{ ...step, purpose: 'followUp', reply: null }], '2026-11-20');
    return aStep(purpose, { letter: followUp, origin: step.letter, item: step.item, ...values });
  };

  it.each(['followUp', 'procedure', 'statement', 'newInformation', 'identityCured'] as const)(
    'shows an entry once and tells only its own story in a letter of purpose %s',
    (purpose) => {
      const step = again(purpose, about('followUp', isAddress));
      const text = textOf(step);
      expect(times(text, 'I wrote to you about')).toBe(1);
      expect(text).not.toMatch(/10\/01\/2026|in its place/);
      expect(step.item.states.length).toBeGreaterThan(0);
      for (const state of step.item.states) expect(times(text, state.text)).toBe(1);
    },
  );

  it('does not say that this later one gave the reasons', () => {
    const text = textOf(again('followUp', aStep('followUp')));
    expect(text).toContain('in my letter dated 11/20/2026');
    expect(text).toContain('These are my reasons, based on my report dated 09/15/2025.');
    expect(text).not.toContain('My letter gave');
  });

  it('makes no reason of what was only asked to be verified', () => {
    const unargued = ({ key, grounds, states }: Item) =>
      key.startsWith('account:') && grounds.length === 0 && states.length > 0;
    const text = textOf(again('followUp', about('followUp', unargued)));
    expect(text).toContain('I am asking you to verify the following, based on my report dated 09/15/2025.');
    expect(text).not.toContain('reasons');
  });

  it('repeats what is disputed with more new information, and dates what was added before', () => {
    const saidBefore = [{ in: '2026-11-20', words: 'I paid in March' }] as const;
    const step = again('newInformation', aStep('newInformation'), { saidBefore });
    const text = textOf(step);
    for (const ground of step.item.grounds) expect(times(text, ground.text)).toBe(1);
    expect(text).toContain('In my letter dated 11/20/2026, I added, in my own words: “I paid in March.”');
    expect(times(text, 'My new information')).toBe(1);
    const online = textOf({ ...step, saidBefore: [{ in: null, words: 'I paid in March' }] });
    expect(online).toContain('I add, in my own words: “I paid in March.”');
  });

  it('keeps what was asked to be verified next to what was added later, which is no reason from the report', () => {
    const unargued = ({ key, grounds, states }: Item) =>
      key.startsWith('account:') && grounds.length === 0 && states.length > 0;
    const saidBefore = [{ in: '2026-11-20', words: 'I paid in March' }] as const;
    const step = again('newInformation', about('newInformation', unargued), { saidBefore });
    const text = textOf(step);
    expect(text).toContain('I am asking you to verify the following, based on my report dated 09/15/2025.');
    for (const state of step.item.states) expect(times(text, state.text)).toBe(1);
    expect(text).toContain('I added, in my own words: “I paid in March.”');
    expect(text).not.toContain('reasons');
  });

  it('gets no other address where it says that an entry doesn’t match the one above', () => {
    const moved = aConsumer({ streetAddress: '77 Harbor St' });
    const other = (step: NextStep) =>
      withChangedWords(planned([step]), { words: {} }, moved)?.sender.lines[0];
    expect(other(about('newInformation', isAddress))).toBeUndefined();
    expect(other(aStep('newInformation'))).toBe('77 Harbor St');
    expect(
      withChangedWords(planned([about('newInformation', isAddress)]), { words: {} }, aConsumer()),
    ).not.toBeNull();
  });

  it('lets the client change what they add to it, and not what an earlier letter said', () => {
    const saidBefore = [{ in: '2026-11-20', words: 'I paid in March' }] as const;
    const letter = planned([again('newInformation', aStep('newInformation'), { saidBefore })]);
    const words = Object.fromEntries(itemsOf(letter).map(({ key }) => [key, 'The receipt is here']));
    expect(itemsOf(letter).map(ownWordsIn)).toEqual([aStep('newInformation').added]);
    const changed = withChangedWords(letter, { words }, aConsumer());
    const text = changed === null ? '' : fullTextOf(changed);
    expect(text).toContain('In my letter dated 11/20/2026, I added, in my own words: “I paid in March.”');
    expect(text).toContain('My new information, in my own words: “The receipt is here.”');
  });

  it('tells what was disputed as what it was, once something was corrected', () => {
    const journey = { received: null, due: null };
    const step = again('followUp', aStep('followUp'), { isChanged: true, journey });
    const text = textOf(step);
    expect(text).toContain('My dispute included these points, based on my report dated 09/15/2025.');
    expect(text).toContain(
      '“Your file shows the account as ‘Closed’, while Experian and Equifax show ‘Open’.”',
    );
    expect(text).toContain(
      'Please correct anything that is wrong and delete anything that cannot be verified.',
    );
    for (const ask of step.item.asks) expect(text).not.toContain(ask.text);
  });

  it('puts no quotation marks around points that were only said, whatever was corrected since', () => {
    const way = { way: 'phone', number: '', received: null, due: null } as const;
    for (const purpose of ['followUp', 'incompleteCorrection'] as const) {
      const step = aStep(purpose, { isChanged: true, journey: way });
      const [ground] = step.item.grounds;
      const letter = planned([step]);
      const said = itemsOf(letter).flatMap(({ grounds }) => grounds.map(({ text }) => text));
      expect(said).toContain(ground?.text);
    }
  });

  it('about a reappearance asks for the notice again, and for no investigation', () => {
    const first = planned([aStep('reinsertion')], '2027-01-08');
    const [item] = itemsOf(first);
    if (item === undefined) throw new Error('The letter has no item.');
    const values: StepValues = {
      letter: first,
      origin: first,
      item,
      journey: { received: null, due: '2027-01-09' },
    };
    const text = fullTextOf(planned([aStep('followUp', values)], '2027-03-01'));
    expect(text).toContain('I have not received an answer about the account below.');
    expect(text).toContain('My letter said the following.');
    expect(text).toContain('My report of 01/05/2027 shows this account again.');
    expect(text).toContain(
      'please send me the notice that 15 U.S.C. § 1681i(a)(5)(B)(ii) and (iii) describe',
    );
    expect(text).not.toMatch(/investigat|asked you to verify|results/);
  });
});

it('a point that a letter quotes is quoted once, however many letters follow', () => {
  const step = aStep('creditorDirect', { reply: { kind: 'partlyCorrected' }, added: 'The status is wrong' });
  const letter = planned([step], '2026-11-20');
  const [item] = itemsOf(letter);
  if (item === undefined) throw new Error('The letter has no item.');
  const values: StepValues = { letter, origin: letter, item: withoutOwnWords(item), to: letter.destination };
  const text = textOf(aStep('incompleteCorrection', values));
  expect(text).toContain('“TransUnion’s file shows the account as ‘Closed’, while');
  expect(text).not.toMatch(/“‘|““/);
});

it('a letter to a creditor after a partial correction quotes the points, and says what is still wrong', () => {
  const text = textOf(
    aStep('creditorDirect', { reply: { kind: 'partlyCorrected' }, added: 'The status is still wrong' }),
  );
  expect(text).toContain('My dispute with TransUnion included these points.');
  expect(text).toContain(
    '“TransUnion’s file shows the account as ‘Closed’, while Experian and Equifax show ‘Open’.”',
  );
  expect(text).toContain('Still wrong, in my own words: “The status is still wrong.”');
  expect(text).not.toContain('TransUnion reports this account as');
});

it('a block has its time right after its request', () => {
  expect(textOf(aStep('block'))).toMatch(
    /Please block it under [^.]+\.S\.C\. § 1681c-2\. Please do so not later/,
  );
});

it('several items have several statements and notations', () => {
  const statements = textOf(...two('statement'));
  expect(statements).toContain('Please add my statements about the accounts below');
  expect(statements).toContain('that you have added my statements.');
  expect(textOf(...two('disputeMark'))).toContain('that the notations have been removed.');
});

it('a letter about several debts does not count them as accounts', () => {
  expect(planned(two('validation')).subject.text).toBe('Questions about debts');
});

it.each(['receipt', 'scan'] as const)(
  'a fax has no return receipt or carrier: its %s shows a transmission',
  (basis) => {
    const journey = { way: 'fax', received: { on: '2026-10-05', basis } } as const;
    const text = textOf(aStep('procedure', { journey }));
    expect(text).toContain('sent by fax on 10/05/2026');
    expect(text).toContain('The transmission report shows that it was transmitted on 10/05/2026.');
    expect(text).not.toMatch(/return receipt|carrier/i);
  },
);
