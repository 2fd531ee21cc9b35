/** What later letters say about what earlier ones told wrongly: only what is on record, once, and as a correction. */
import { describe, expect, it } from 'vitest';
import { usDate } from '#credit/findings/formatValue.ts';
import { earlierDisputesOf } from '#credit/letters/earlierDisputes.ts';
import type { Letter, Sentence } from '#credit/letters/letter.ts';
import { planNextLetters } from '#credit/letters/next/planNext.ts';
import type { Correction, NextStep } from '#credit/letters/next/step.ts';
import { correctionsMade, sentencesTelling, toldRecords } from '#credit/letters/next/told.ts';
import type { RecordedPart } from '#vocabulary/recorded.ts';
import { explainedSentences, glossFlaws } from '#tests/credit/letters/glossFlaws.ts';
import { valueAt } from '#tests/credit/report/samples.ts';
import { aConsumer } from '#tests/support/aConsumer.ts';
import { aStep, firstLetters, itemsOf, type StepValues } from '#tests/support/nextSteps.ts';

type Purpose = NextStep['purpose'];

const everyEntry = {
  mailing: ['e-mailed'],
  receipt: ['e-delivered'],
  deadline: ['e-delivered', 'e-annual'],
  result: ['e-answer'],
  words: ['e-answer'],
  sighting: ['e-seen'],
  noNotice: ['e-none'],
  answered: ['e-answer'],
  noticed: ['e-came'],
  lastDay: ['e-notice'],
  theft: ['e-theft'],
  silence: [],
};

function planned(steps: readonly NextStep[], today = '2027-01-08'): Letter {
  const [letter] = planNextLetters({ steps, profile: aConsumer(), today });
  if (letter === undefined) throw new Error('No letter');
  return letter;
}

/** A letter of January 8 that tells all that its purpose tells. */
const told = (purpose: Purpose, values: StepValues = {}) => {
  const step = aStep(purpose, { entries: everyEntry, ...values });
  return { step, letter: { ...planned([step]), id: 'letter-2' } };
};

/** What it told, with what is on record now. */
function correction(
  { step, letter }: ReturnType<typeof told>,
  part: RecordedPart,
  now: Partial<Correction> | null,
): Correction {
  const record = toldRecords(letter).find((each) => each.part === part);
  const said = record === undefined ? [] : sentencesTelling(letter, record, record.isInItem);
  if (record === undefined || said.length === 0) throw new Error(`The letter tells nothing of ${part}`);
  return {
    in: { id: letter.id, date: letter.date },
    told: { part, letter: record.letter, item: record.item },
    isInItem: record.isInItem,
    said,
    letter: step.letter,
    journey: step.journey,
    reply: step.reply,
    seenAgainOn: step.seenAgainOn,
    validationEnds: step.validationEnds,
    entries: everyEntry,
    was: part === 'mailing' ? step.journey : null,
    isWithdrawn: now === null,
    noticeOn: null,
    ...now,
  };
}

/** The next letter to the same recipient, after this was told wrongly. */
function next(purpose: Purpose, corrections: readonly Correction[], values: StepValues = {}): Letter {
  return planned([aStep(purpose, { entries: everyEntry, ...values, corrections })], '2027-03-01');
}

const sentencesOf = ({ blocks }: Letter): readonly Sentence[] =>
  blocks.flatMap((block) =>
    block.kind === 'paragraph'
      ? block.sentences
      : [...block.item.states, ...block.item.grounds, ...block.item.asks],
  );
const texts = (letter: Letter) => sentencesOf(letter).map(({ text }) => text);
const textOf = (letter: Letter) => texts(letter).join(' ');

const deleted = { kind: 'deleted', receivedOn: '2026-11-06', printedOn: '2026-11-02' } as const;
const asDeleted = { reply: { ...deleted, words: '', isAboutOthers: false } };

describe('what a letter tells that was recorded', () => {
  it.each([
    ['followUp', ['mailing', 'receipt', 'deadline', 'silence']],
    ['procedure', ['mailing', 'receipt', 'result']],
    ['reinsertion', ['mailing', 'receipt', 'noNotice', 'result', 'sighting']],
    ['block', ['theft']],
    ['validation', ['lastDay']],
    ['creditorDirect', ['result']],
  ] as const)('names its entries, in a letter of %s', (purpose, parts) => {
    const { letter } = told(purpose, {
      isUnnoticed: true,
      statedOn: { noNotice: '2026-12-01', theft: '2026-12-02' },
      validationEnds: purpose === 'validation' ? '2027-02-01' : null,
    });
    expect([...new Set(toldRecords(letter).map(({ part }) => part))].toSorted()).toEqual(parts.toSorted());
    for (const { part, entries } of toldRecords(letter)) expect(entries).toEqual(everyEntry[part]);
  });

  it('is nothing in a letter that was written before entries were kept', () => {
    expect(toldRecords(planned([aStep('followUp')]))).toEqual([]);
  });

  it('is not what it only encloses', () => {
    const { letter } = told('procedure');
    const enclosing = sentencesOf(letter).find(({ text }) => text.startsWith('I enclose'));
    expect(enclosing?.text).toContain('your response dated 11/02/2026');
    expect(enclosing?.evidence.filter(({ recorded }) => recorded !== undefined)).toEqual([]);
  });
});

describe('a correction', () => {
  it('of how an earlier letter left names the day that was told and the day on record', () => {
    const journey = { ...told('followUp').step.journey, mailedOn: '2026-10-06' };
    const one = correction(told('followUp'), 'mailing', { journey } as Partial<Correction>);
    expect(texts(next('procedure', [one], { journey: { mailedOn: '2026-10-06' } }))).toContain(
      'My letter dated 01/08/2027 said that my letter dated 10/01/2026 was mailed on 10/05/2026 by certified mail, number 9407 1118 9956 0000 0000 01. That was wrong: it was mailed on 10/06/2026 by certified mail, number 9407 1118 9956 0000 0000 01.',
    );
  });

  it('of a letter that was a dispute online names both', () => {
    const journey = {
      mailedOn: '2026-10-06',
      way: 'online',
      number: 'C-5',
      received: null,
      due: null,
    } as const;
    const one = correction(told('followUp'), 'mailing', { journey });
    expect(textOf(next('procedure', [one]))).toContain(
      'That was wrong: I made my dispute online on 10/06/2026, confirmation number C-5.',
    );
  });

  it('of a receipt and the deadline that it led to says of which letter', () => {
    const before = told('followUp');
    const journey = {
      ...before.step.journey,
      received: { on: '2026-10-12', basis: 'receipt' },
      due: '2026-11-11',
    };
    const now = { journey } as Partial<Correction>;
    const letter = next('procedure', [
      correction(before, 'receipt', now),
      correction(before, 'deadline', now),
    ]);
    expect(textOf(letter)).toContain(
      [
        'My letter dated 01/08/2027 said of my letter dated 10/01/2026: “The return receipt shows that it was delivered on 10/08/2026.” That was wrong.',
        'The return receipt shows that it was delivered on 10/12/2026.',
        'My letter dated 01/08/2027 said of my letter dated 10/01/2026: “Counted from 10/08/2026, the 30 days for a reinvestigation ended on 11/07/2026 (15 U.S.C. § 1681i(a)(1)).” That was wrong.',
        'Counted from 10/12/2026, the 30 days for a reinvestigation ended on 11/11/2026 (15 U.S.C. § 1681i(a)(1)).',
      ].join(' '),
    );
  });

  it('of a deadline that is no longer certain withdraws it, and names no other', () => {
    const before = told('followUp');
    const journey = { ...before.step.journey, due: null } as Correction['journey'];
    expect(texts(next('procedure', [correction(before, 'deadline', { journey })])).join('\n')).toMatch(
      /said of my letter dated 10\/01\/2026: “Counted from [^”]*” I withdraw that statement\. Please do not rely on it\.$/m,
    );
  });

  it('of a result quotes what was told, and tells the result on record once', () => {
    const before = told('procedure');
    const letter = next('newInformation', [correction(before, 'result', asDeleted)], asDeleted);
    expect(textOf(letter)).toContain(
      'My letter dated 01/08/2027 said: “According to your response dated 11/02/2026, this account remains in my file.” That was wrong.',
    );
    expect(
      texts(letter).filter(
        (text) => text === 'According to your response dated 11/02/2026, you deleted this account.',
      ),
    ).toHaveLength(1);
  });

  it('of a result that was recorded by mistake withdraws it, without claiming the opposite', () => {
    const letter = next('procedure', [correction(told('procedure'), 'result', null)]);
    expect(textOf(letter)).toContain(
      'My letter dated 01/08/2027 said: “According to your response dated 11/02/2026, this account remains in my file.” I withdraw that statement. Please do not rely on it.',
    );
    expect(textOf(letter)).not.toContain('That was wrong');
  });

  it('of a silence names the answer that had come', () => {
    const one = correction(told('followUp'), 'silence', {
      reply: {
        kind: 'verified',
        receivedOn: '2026-12-20',
        printedOn: '2026-12-15',
        words: '',
        isAboutOthers: false,
      },
    });
    expect(textOf(next('procedure', [one]))).toContain(
      'My letter dated 01/08/2027 said: “I have not received the results of a reinvestigation of the account below.” That was wrong about this account. I received your response dated 12/15/2026 on 12/20/2026.',
    );
  });

  it('of a missing notice names the day on which it came', () => {
    const before = told('reinsertion', { isUnnoticed: true, statedOn: { noNotice: '2027-01-07' } });
    const one = correction(before, 'noNotice', { noticeOn: '2026-12-28' });
    expect(textOf(next('statement', [one]))).toContain(
      'said: “I have received no notice that you put this account back.” That was wrong. I received your notice about this account on 12/28/2026.',
    );
  });

  it('is a correction’s own to correct: the answer or the notice that it told came on another day, or not at all', () => {
    const reply = { ...deleted, kind: 'verified', words: '', isAboutOthers: false } as const;
    const came = told('reinsertion', { isUnnoticed: true, statedOn: { noNotice: '2027-01-07' } });
    const notice = (noticeOn: string) => ({ noticeOn });
    const answer = (receivedOn: string) => ({ reply: { ...reply, receivedOn } });
    const of = [
      ['noNotice', 'noticed', came, notice, 'I received your notice about this account on 11/06/2026.'],
      [
        'silence',
        'answered',
        told('followUp'),
        answer,
        'I received your response dated 11/02/2026 on 11/06/2026.',
      ],
    ] as const;
    for (const [first, then, before, on, said] of of) {
      const letter = next('statement', [correction(before, first, on('2026-11-06'))]);
      const correcting = { step: before.step, letter: { ...letter, id: 'letter-3' } };
      const later = next('statement', [correction(correcting, then, on('2026-11-07'))]);
      expect(textOf(later)).toContain(
        `My letter dated 03/01/2027 said: “${said}” That was wrong. ${said.replace('11/06', '11/07')}`,
      );
      expect(textOf(next('statement', [correction(correcting, then, null)]))).toContain(
        `“${said}” I withdraw that statement.`,
      );
      expect(explainedSentences(later).flatMap(glossFlaws)).toEqual([]);
    }
  });

  it('of a statement about identity theft withdraws it, and the request for a block with it', () => {
    const before = told('block', { statedOn: { theft: '2027-01-05' } });
    const letter = next('procedure', [correction(before, 'theft', null)]);
    expect(textOf(letter)).toContain(
      'said: “I identify this account as information that resulted from identity theft.” “The information about this account is not information relating to any transaction by me.” I withdraw those statements. Please do not rely on them. I no longer ask you to block this account, or to notify the company that reports it.',
    );
    expect(explainedSentences(letter).flatMap(glossFlaws)).toEqual([]);
  });
});

describe('a letter that corrects another', () => {
  const before = told('procedure');
  const wrong = correction(before, 'result', asDeleted);
  const all = (['newInformation', 'procedure', 'retraction'] as const).map((purpose) =>
    next(purpose, [wrong, correction(told('followUp'), 'mailing', null)], asDeleted),
  );

  it('says what it corrects, and no longer tells what was wrong', () => {
    for (const letter of all) {
      expect(new Set(correctionsMade(letter).map(({ in: of, part }) => `${of} ${part}`))).toEqual(
        new Set(['letter-2 result', 'letter-2 mailing']),
      );
    }
    expect(wrong.said.flatMap(({ evidence }) => evidence).some(({ recorded }) => recorded)).toBe(true);
    const quotes = all.flatMap(sentencesOf).filter(({ text }) => text.includes('That was wrong.'));
    expect(quotes).toHaveLength(all.length);
    expect(quotes.flatMap(({ evidence }) => evidence).filter(({ recorded }) => recorded)).toEqual([]);
  });

  it('says it in Spanish, too, and with values of its plan', () => {
    expect(all.flatMap(explainedSentences).flatMap(glossFlaws)).toEqual([]);
    const steps = [aStep('procedure', { ...asDeleted, entries: everyEntry, corrections: [wrong] })];
    const values = planned(steps, '2027-03-01')
      .blocks.flatMap((block) => (block.kind === 'item' ? block.item.states : []))
      .flatMap(({ evidence }) => evidence)
      .filter(({ at }) => at.includes('/corrections/'));
    expect(values.length).toBeGreaterThan(0);
    for (const { at } of values) expect(valueAt({ steps }, at)).toBeTypeOf('string');
  });

  it('corrects before it introduces the points, and after it names the entry', () => {
    const follow = next('followUp', [wrong]);
    const [item] = itemsOf(follow);
    expect(item?.states.map(({ text }) => text.split(' ').slice(0, 4).join(' '))).toEqual([
      'My letter dated 01/08/2027',
      'According to your response',
      'My letter gave these',
    ]);
    const [letter, address] = firstLetters()
      .flatMap((each) => itemsOf(each).map((one) => [each, one] as const))
      .find(([, one]) => one.key.startsWith('personal:I3:') && one.states.length > 0) ?? [
      undefined,
      undefined,
    ];
    if (letter === undefined || address === undefined) throw new Error('No letter has an address.');
    const about = told('procedure', { letter, item: address });
    const corrected = next('procedure', [correction(about, 'result', null)], { letter, item: address });
    const states = itemsOf(corrected)[0]?.states.map(({ text }) => text) ?? [];
    expect(states[0]).toMatch(/^This is the entry/);
    expect(states[address.states.length + 1]).toMatch(/^My letter dated 01\/08\/2027 said: /);
  });

  it('tells once what is on record in place of what two letters told', () => {
    const earlier = { ...wrong, in: { id: 'letter-3', date: '2027-01-02' } };
    const all = texts(next('retraction', [earlier, wrong], asDeleted));
    expect(all.filter((text) => text.includes('That was wrong.'))).toHaveLength(2);
    expect(all.filter((text) => text.startsWith('According to your response'))).toHaveLength(1);
  });

  it('corrects the one answer to all of its items for each of them', () => {
    const [letter] = firstLetters();
    const items = letter === undefined ? [] : itemsOf(letter).slice(0, 2);
    const reply = { kind: 'alreadyInvestigated', isAboutOthers: true } as const;
    const steps = items.map((item) => aStep('newInformation', { item, reply, entries: everyEntry }));
    const results = toldRecords(planned(steps)).filter(({ part }) => part === 'result');
    expect(results.map(({ item }) => item)).toEqual(items.map(({ key }) => key));
  });

  it('says what is about a letter as a whole once for all its items', () => {
    const [first] = itemsOf(before.step.letter);
    const mailing = correction(told('followUp'), 'mailing', null);
    const steps = itemsOf(before.step.letter)
      .slice(0, 2)
      .map((item) => aStep('procedure', { item, entries: everyEntry, corrections: [mailing] }));
    expect(first).toBeDefined();
    expect(texts(planned(steps)).filter((text) => text.includes('I withdraw that statement'))).toHaveLength(
      1,
    );
  });

  it('says of each of two earlier letters when it arrived, though both arrived on one day', () => {
    const one = told('followUp');
    const journey = {
      ...one.step.journey,
      received: { on: '2026-10-12', basis: 'receipt' },
    } as Correction['journey'];
    const receipts = ['letter-a', 'letter-b'].map((id, place): Correction => {
      const letter = { ...one.step.letter, id, date: `2026-10-0${String(place + 1)}` };
      const about = { letter, journey: { received: { on: `2026-10-0${String(place + 8)}` } } } as StepValues;
      return correction(told('followUp', about), 'receipt', { journey });
    });
    const steps = itemsOf(one.step.letter)
      .slice(0, 2)
      .map((item) => aStep('procedure', { item, entries: everyEntry, corrections: receipts }));
    const arrived = 'The return receipt shows that it was delivered on 10/12/2026.';
    const [before, after] = receipts.map(({ letter, said }) =>
      [
        `My letter dated 01/08/2027 said of my letter dated ${usDate(letter.date)}:`,
        `“${said.map(({ text }) => text).join(' ')}” That was wrong. ${arrived}`,
      ].join(' '),
    );
    const text = textOf(planned(steps, '2027-03-01'));
    expect(text).toContain(`${before} ${after}`);
    expect(text.split(arrived)).toHaveLength(3);
  });

  it('corrects what two letters of one day said alike once, for both', () => {
    const wrong = correction(told('followUp'), 'receipt', null);
    const twin = { ...wrong, in: { ...wrong.in, id: 'letter-3' } };
    const letter = next('procedure', [wrong, twin]);
    expect(texts(letter).filter((text) => text.includes('I withdraw that statement'))).toHaveLength(1);
    expect(correctionsMade(letter).map(({ in: of }) => of)).toEqual(
      expect.arrayContaining(['letter-2', 'letter-3']),
    );
  });

  it('corrects of a sentence about several items only what it says about one', () => {
    const [letter] = firstLetters();
    const items = letter === undefined ? [] : itemsOf(letter).slice(0, 2);
    const steps = items.map((item) => {
      const { journey, ...step } = aStep('procedure', { item, entries: everyEntry });
      if (journey === null) throw new Error('The letter left');
      return {
        ...step,
        journey,
        isUnanswered: false,
        asksForNotice: false,
        recipient: step.to.id,
        key: item.key,
      };
    });
    const [one] = steps;
    if (one === undefined) throw new Error('No step');
    const sentences = earlierDisputesOf(one.to, items, steps, '2027-01-08');
    const shared = {
      ...told('procedure'),
      letter: {
        ...one.letter,
        id: 'letter-2',
        date: '2027-01-08',
        blocks: [{ kind: 'paragraph', sentences }],
      },
    } as const;
    const quote =
      'said: “According to your response dated 11/02/2026, each of items 1 and 2 remains in my file.”';
    const wrong = textOf(next('newInformation', [correction(shared, 'result', asDeleted)], asDeleted));
    expect(wrong).toContain(`${quote} That was wrong about this account. According to your response`);
    const mistaken = next('newInformation', [correction(shared, 'result', null)]);
    expect(textOf(mistaken)).toContain(
      `${quote} I withdraw that statement as to this account. Please do not rely on it for this account.`,
    );
    expect(explainedSentences(mistaken).flatMap(glossFlaws)).toEqual([]);
  });

  it('ends quotations within quotations with one period, each in other marks than that around it', () => {
    const words = 'We verified it with the “Bank of X.”';
    const quoting = told('procedure', { reply: { words } });
    const letter = next('newInformation', [correction(quoting, 'words', null)]);
    expect(textOf(letter)).toContain(
      'says about this account: ‘We verified it with the “Bank of X.”’” I withdraw that statement.',
    );
  });
});
