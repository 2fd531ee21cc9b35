/**
 * The letters of later steps, checked by program like those of the first round: what a sentence quotes is in the steps or in
 * the earlier letter, nothing else is quoted, no day is assumed, and no sentence claims what is not certain.
 */
import { describe, expect, it } from 'vitest';
import type { Item, Letter, Sentence } from '#credit/letters/letter.ts';
import { lackingFor } from '#credit/letters/next/lacking.ts';
import { planNextLetters } from '#credit/letters/next/planNext.ts';
import type { NextStep } from '#credit/letters/next/step.ts';
import { inQuotes } from '#credit/letters/next/wording/points.ts';
import { usDate } from '#credit/findings/formatValue.ts';
import { explainedSentences, glossFlaws } from '#tests/credit/letters/glossFlaws.ts';
import { isFileWide, isForReceivers, letterPurposes } from '#vocabulary/letterPurposes.ts';
import { valueAt } from '#tests/credit/report/samples.ts';
import { aConsumer } from '#tests/support/aConsumer.ts';
import {
  aCreditor,
  aReceiver,
  aStep,
  firstLetters,
  itemsOf,
  type StepValues,
} from '#tests/support/nextSteps.ts';

type Purpose = NextStep['purpose'];
const purposes = letterPurposes.filter(
  (purpose): purpose is Purpose => purpose !== 'dispute' && !isFileWide(purpose),
);
const today = '2026-12-10';

/** Past recipients of every kind. */
const told: NextStep['receivers'] = [
  aReceiver,
  { name: 'HARBOR STAFFING 2', on: '2025-03-03', forEmployment: true },
  { name: 'Acme Corp.', on: null, forEmployment: false },
  { name: 'Oak Homes, Boston', on: null, forEmployment: true },
];

const quotedWords = 'VERIFIED AS ACCURATE. Reference 88120-X, 11/01/2026.';

/** Every way of being mailed, received, and answered. */
const circumstances: readonly StepValues[] = [
  {},
  { journey: { way: 'firstClass', number: '', received: null, due: null } },
  { journey: { way: 'tracked', received: { on: '2026-10-09', basis: 'scan' }, due: '2026-11-23' } },
  {
    journey: {
      way: 'online',
      number: 'C-551',
      received: { on: '2026-10-05', basis: 'portal' },
      due: '2026-11-04',
    },
  },
  { journey: { way: 'phone', number: '', received: { on: '2026-10-05', basis: 'client' }, due: null } },
  { journey: { way: 'fax', received: { on: '2026-10-20', basis: 'letter' }, due: '2026-12-19' } },
  { enclosures: ['identification', 'theftReport'] },
  { isChanged: true, enclosures: ['identification', 'theftReport'] },
  {
    saidBefore: [
      { in: '2026-09-20', words: 'The bank booked my payment twice.' },
      { in: null, words: 'I said so on the telephone.' },
    ],
    enclosures: ['identification', 'theftReport'],
  },
];

/** Steps about every item that the first round disputes, in every circumstance, as far as their letters can be written. */
function stepsOf(purpose: Purpose): readonly NextStep[] {
  const steps = firstLetters().flatMap((letter) =>
    itemsOf(letter).flatMap((item) =>
      circumstances.flatMap((values, index) => {
        const { reply } = aStep(purpose);
        const answered =
          reply === null ? {} : { reply: index % 2 === 0 ? { words: quotedWords } : { printedOn: null } };
        return [
          aStep(purpose, { letter, item, ...values, ...answered }),
          ...(purpose === 'statement' ? [aStep(purpose, { letter, item, ...values, receivers: told })] : []),
          ...(isForReceivers(purpose) ? [aStep(purpose, { letter, item, ...values, receivers: told })] : []),
          ...(purpose === 'validation'
            ? [aStep(purpose, { letter, item, ...values, validationEnds: today })]
            : []),
          ...(purpose === 'identityCured'
            ? [aStep(purpose, { letter, item, ...values, reply: { kind: 'thirdParty' } })]
            : []),
        ];
      }),
    ),
  );
  return steps.filter((step) => lackingFor(step, aConsumer()).length === 0);
}

const written = new Map<
  Purpose,
  { readonly steps: readonly NextStep[]; readonly letters: readonly Letter[] }
>();

function lettersFor(purpose: Purpose) {
  const known = written.get(purpose);
  if (known !== undefined) return known;
  const steps = stepsOf(purpose);
  const plan = { steps, letters: planNextLetters({ steps, profile: aConsumer(), today }) };
  written.set(purpose, plan);
  return plan;
}

function sentencesOf({ subject, blocks }: Letter): readonly Sentence[] {
  return [
    subject,
    ...blocks.flatMap((block) =>
      block.kind === 'paragraph' ? block.sentences : sentencesOfItem(block.item),
    ),
  ];
}

const sentencesOfItem = ({ heading, states, grounds, asks }: Item): readonly Sentence[] => [
  heading,
  ...states,
  ...grounds,
  ...asks,
];

const law = /\d+ (U\.S\.C\.|C\.F\.R\.) §§? [\w.-]+(\(\w+\))*( and (\(\w+\))+)?/g;
const quotes =
  /\$\d{1,3}(?:,\d{3})*(?:\.\d\d)?|\b(?:\d\d\/)?\d\d\/\d{4}\b|\b[A-Z]*\d[\d*A-Z-]{3,}|\b[A-Z]{3,}\b/g;

/** The sentences of the law that each letter may cite. */
const citations: Readonly<Record<Purpose, readonly string[]>> = {
  followUp: [
    '15 U.S.C. § 1681i(a)(1)',
    '15 U.S.C. § 1681i(a)(1)(A)',
    '15 U.S.C. § 1681i(a)(1)(B)',
    '15 U.S.C. § 1681i(a)(6)',
    '15 U.S.C. § 1681j(a)(3)',
  ],
  newInformation: [
    '15 U.S.C. § 1681i(a)(1)',
    '15 U.S.C. § 1681i(a)(2) and (a)(4)',
    '15 U.S.C. § 1681s-2(a)(2)',
  ],
  incompleteCorrection: ['15 U.S.C. § 1681i(a)(1)', '15 U.S.C. § 1681s-2(a)(2)'],
  identityCured: ['15 U.S.C. § 1681i(a)(1)'],
  reinsertion: ['15 U.S.C. § 1681i(a)(5)(B)(ii) and (iii)', '15 U.S.C. § 1681i(a)(5)(B)(i)'],
  creditorDirect: ['15 U.S.C. § 1681s-2(a)(2)'],
  procedure: ['15 U.S.C. § 1681i(a)(7)'],
  statement: ['15 U.S.C. § 1681i(b)', '15 U.S.C. § 1681i(c)', '15 U.S.C. § 1681i(d)'],
  statementNotice: ['15 U.S.C. § 1681i(b)', '15 U.S.C. § 1681i(d)'],
  deletionNotice: ['15 U.S.C. § 1681i(d)'],
  validation: ['15 U.S.C. § 1692g(b)'],
  block: ['15 U.S.C. § 1681c-2', '15 U.S.C. § 1681c-2(a)', '15 U.S.C. § 1681c-2(b)'],
  retraction: [],
  disputeMark: [],
};

describe.each(purposes)('%s', (purpose) => {
  it('is written in at least four letters, each of at most six items', () => {
    const { letters } = lettersFor(purpose);
    expect(letters.length).toBeGreaterThanOrEqual(4);
    expect(letters.filter((letter) => itemsOf(letter).length > 6)).toEqual([]);
    expect(new Set(letters.map(({ id }) => id)).size).toBe(letters.length);
    expect(letters.every((letter) => letter.purpose === purpose)).toBe(true);
  });

  it('has every value behind a sentence in the steps, or in the earlier letter', () => {
    const { steps, letters } = lettersFor(purpose);
    const known = new Set(
      steps
        .flatMap(({ letter }) => sentencesOf(letter).flatMap(({ evidence }) => evidence))
        .map(({ at }) => at),
    );
    const wrong = letters
      .flatMap(sentencesOf)
      .flatMap(({ evidence }) => evidence)
      .filter(({ at, value }) => {
        if (!at.startsWith('/steps/')) return !known.has(at);
        const raw = String(valueAt({ steps }, at));
        return (
          value !== raw.replace(/\s+/g, ' ').trim() && value !== (/^\d{4}-/.test(raw) ? usDate(raw) : null)
        );
      });
    expect(wrong).toEqual([]);
  });

  it('quotes no date, amount, number, or name without evidence', () => {
    const { steps, letters } = lettersFor(purpose);
    // What an earlier letter computed was checked when that letter was written, and is only repeated or quoted here.
    const plain = (text: string) =>
      text.replaceAll(/\b(TransUnion|Experian|Equifax)(’s)? (file|reports)/g, 'your $3').toLowerCase();
    const repeated = new Set(
      steps
        .flatMap(({ item }) => [...item.states, ...item.grounds, ...item.asks])
        .flatMap((sentence) => [plain(sentence.text), plain(inQuotes(sentence).text)]),
    );
    const all = steps.flatMap(({ item }) => item.grounds.map(({ text }) => text)).join(' ');
    const unproven = letters.flatMap(sentencesOf).flatMap(({ text, evidence }) => {
      if (repeated.has(plain(text))) return [];
      const isSaid = /^(My letter said|My dispute included this point): /.test(text);
      const proven = [...evidence.map(({ value }) => value), isSaid ? all : '', 'SSN', '$500'].join(' ');
      return [...text.replace(law, '').matchAll(quotes)].flatMap(([quoted]) =>
        proven.includes(quoted) ? [] : [`${quoted} in: ${text}`],
      );
    });
    expect(unproven).toEqual([]);
  });

  it('cites only the law of its purpose, besides what the earlier letter cited', () => {
    const { steps, letters } = lettersFor(purpose);
    const earlier = steps
      .flatMap(({ item }) => [...item.grounds, ...item.asks])
      .flatMap(({ text }) => text.match(law) ?? []);
    const cited = letters
      .flatMap(sentencesOf)
      .flatMap(({ text }) => text.match(law) ?? [])
      .map((each) => each.replace(/\.$/, ''));
    const own = new Set(cited.filter((each) => !earlier.includes(each) || citations[purpose].includes(each)));
    expect([...own].toSorted()).toEqual(citations[purpose].toSorted());
  });

  it('makes no threat, and claims no violation, intent, or deadline that is not certain', () => {
    const claims =
      /attack|\b609\b|demand|lawsuit|\bsue\b|attorney|legal action|stolen|violat|penalt|\bmust\b|willful|knowing|illegal|unlawful|fail|refus|overdue|late response/i;
    const texts = lettersFor(purpose).letters.flatMap((letter) =>
      sentencesOf(letter).map(({ text }) => text),
    );
    expect(texts.filter((text) => claims.test(text))).toEqual([]);
    expect(texts.filter((text) => purpose !== 'block' && /identity theft/i.test(text))).toEqual([]);
  });

  it('consists of well-formed sentences', () => {
    const broken = lettersFor(purpose)
      .letters.flatMap(({ blocks }) =>
        blocks.flatMap((block) =>
          block.kind === 'paragraph'
            ? block.sentences
            : [...block.item.states, ...block.item.grounds, ...block.item.asks],
        ),
      )
      .map(({ text }) => text)
      .filter(
        (text) =>
          !/^[A-Z“][^]*[.”]$/.test(text) ||
          /undefined|null|NaN| {2}|\(\)| ,|\.\.|\b(and|while)\.|not reported|n’t\b/.test(text),
      );
    expect(broken).toEqual([]);
  });

  it('names the account as the earlier letter did, so that it is recognized', () => {
    const { steps, letters } = lettersFor(purpose);
    const known = new Set(steps.map(({ item: { key, heading } }) => JSON.stringify({ key, heading })));
    const items = letters.flatMap(itemsOf);
    expect(items.length).toBe(steps.length);
    expect(items.filter(({ key, heading }) => !known.has(JSON.stringify({ key, heading })))).toEqual([]);
  });

  it('mentions and lists only what can be enclosed, and nothing of a bureau to a company', () => {
    const { steps, letters } = lettersFor(purpose);
    const wrong = letters.flatMap(({ destination, encloses = [] }) =>
      encloses.filter(({ kind, steps: places }) =>
        places.some((place) => {
          const step = steps[place];
          return (
            step === undefined ||
            !step.enclosures.includes(kind) ||
            (destination.id !== step.letter.destination.id && kind !== 'newDocument')
          );
        }),
      ),
    );
    expect(wrong).toEqual([]);
    const bare = letters.filter(({ encloses = [] }) => encloses.length === 0).flatMap(sentencesOf);
    expect(
      bare.filter(({ text }) => /\bI enclose copies|I enclose a copy of (my letter|your)/.test(text)),
    ).toEqual([]);
  });
});

it.each(purposes)('every sentence of %s says the same in Spanish, with the same values', (purpose) => {
  const sentences = lettersFor(purpose).letters.flatMap(explainedSentences);
  const distinct = [...new Map(sentences.map((each) => [each.text, each])).values()];
  expect(distinct.flatMap(glossFlaws)).toEqual([]);
  expect(distinct.length).toBeGreaterThan(5);
});

it('a sentence that quotes a letter without Spanish has none, and the sentences around it have theirs', () => {
  const [letter] = firstLetters();
  const item = letter && itemsOf(letter)[0];
  const stored = item && { ...item, grounds: item.grounds.map(({ gloss: _gloss, ...ground }) => ground) };
  const [next] = planNextLetters({
    steps: [aStep('retraction', stored === undefined ? {} : { item: stored })],
    profile: aConsumer(),
    today,
  });
  const [about] = next === undefined ? [] : itemsOf(next);
  expect(about?.grounds.map(({ gloss }) => gloss)).toEqual(stored?.grounds.map(() => undefined));
  expect(about?.asks.every(({ gloss }) => gloss !== undefined)).toBe(true);
});

describe('a day that is only assumed', () => {
  const unproven = { received: null, due: null } as const;

  it.each(purposes)('is not in a letter of %s', (purpose) => {
    const seen = planNextLetters({
      steps: [aStep(purpose, { journey: unproven, validationEnds: null })],
      profile: aConsumer(),
      today,
    });
    const texts = seen.flatMap((letter) => sentencesOf(letter).map(({ text }) => text)).join(' ');
    expect(texts).not.toBe('');
    expect(texts).not.toMatch(/delivered on|received it|had received|ended on|10\/08|10\/10|11\/07/);
  });

  it('leads to no deadline where only the client says that the letter arrived', () => {
    const [letter] = planNextLetters({
      steps: [
        aStep('followUp', {
          journey: { received: { on: '2026-10-08', basis: 'client' }, due: '2026-11-07' },
        }),
      ],
      profile: aConsumer(),
      today,
    });
    expect(JSON.stringify(letter)).not.toMatch(/10\/08\/2026|11\/07\/2026/);
  });

  it.each([
    ['on the last day', '2026-11-07', false],
    ['on the day after it', '2026-11-08', true],
  ])('is no deadline: %s, a proven one has passed: %s', (_, day, hasPassed) => {
    const [letter] = planNextLetters({ steps: [aStep('followUp')], profile: aConsumer(), today: day });
    expect(JSON.stringify(letter).includes('the 30 days for a reinvestigation ended on 11/07/2026')).toBe(
      hasPassed,
    );
  });

  it('says 45 days where the investigation may take that long, under the two laws that allow them', () => {
    const steps = [aStep('followUp', { journey: { due: '2026-11-22' } })];
    const [letter] = planNextLetters({ steps, profile: aConsumer(), today });
    expect(JSON.stringify(letter)).toContain(
      'the 45 days for a reinvestigation ended on 11/22/2026 (15 U.S.C. § 1681i(a)(1)(B) or 15 U.S.C. § 1681j(a)(3)).',
    );
  });

  it('is no deadline of a company, which has none for such letters', () => {
    const letter = firstLetters().find(({ destination }) => destination.kind === 'furnisher');
    const [next] = planNextLetters({
      steps: [aStep('followUp', letter === undefined ? {} : { letter, to: letter.destination })],
      profile: aConsumer(),
      today,
    });
    expect(next?.destination.kind).toBe('furnisher');
    const texts = next === undefined ? [] : sentencesOf(next).map(({ text }) => text);
    expect(texts.filter((text) => /ended on|1681i/.test(text))).toEqual([]);
  });
});

describe('a letter to a company about what a bureau was told', () => {
  it('says nothing of "your file", and gives neither date of birth nor SSN', () => {
    const { letters } = lettersFor('creditorDirect');
    expect(JSON.stringify(letters.map(({ blocks }) => blocks))).not.toMatch(/your file|You report this/i);
    expect(JSON.stringify(letters)).not.toMatch(/0611|04\/12\/1986/);
    expect(letters.every(({ destination }) => destination.id === aCreditor.id)).toBe(true);
  });
});
