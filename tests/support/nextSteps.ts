import type { Destination, Item, Letter } from '#credit/letters/letter.ts';
import type { NextStep, Receiver } from '#credit/letters/next/step.ts';
import type { Journey, Reply } from '#vocabulary/letterStory.ts';
import { isForReceivers } from '#vocabulary/letterPurposes.ts';
import { planLetters } from '#credit/letters/planLetters.ts';
import { readReport } from '#credit/report/read.ts';
import { samples } from '#tests/credit/report/samples.ts';
import { aConsumer } from '#tests/support/aConsumer.ts';

type Purpose = NextStep['purpose'];

/** What a test changes about a step. */
export type StepValues = Partial<Omit<NextStep, 'journey' | 'reply'>> & {
  readonly journey?: Partial<Journey>;
  readonly reply?: Partial<Reply> | null;
};

/** The letters of the first round about a sample report, planned once. */
export function firstLetters(): readonly Letter[] {
  planned ??= planLetters({
    report: readReport(samples['mfsn-basic']),
    profile: aConsumer(),
    choice: { kind: 'automatic', options: [1, 2, 5] },
    today: '2026-10-01',
  });
  return planned;
}
let planned: readonly Letter[] | undefined;

export const itemsOf = ({ blocks }: Letter): readonly Item[] =>
  blocks.flatMap((block) => (block.kind === 'item' ? [block.item] : []));

export const aCreditor: Destination = {
  id: 'furnisher:harbor-bank',
  kind: 'furnisher',
  name: 'HARBOR BANK',
  lines: ['100 Pier Street', 'Boston, MA 02110'],
};

/** A bank that inquired in August 2026. */
export const aReceiver: Receiver = { name: 'MERIDIAN BANK', on: '2026-08-14', forEmployment: false };

const repliesBy: Readonly<Partial<Record<Purpose, Reply['kind']>>> = {
  newInformation: 'verified',
  incompleteCorrection: 'partlyCorrected',
  identityCured: 'identity',
  reinsertion: 'deleted',
  creditorDirect: 'verified',
  procedure: 'verified',
  statement: 'verified',
  deletionNotice: 'deleted',
};

const addedBy: Readonly<Partial<Record<Purpose, string>>> = {
  newInformation:
    'The bank wrote to me that the payment of 03/2024 had arrived on time. Its letter is enclosed.',
  incompleteCorrection: 'The balance is right now, but the month of 05/2024 is still shown as late.',
  statement: 'I paid this account on time. The late month comes from a payment that the bank booked twice.',
};

const toCompanies: ReadonlySet<Purpose> = new Set(['creditorDirect', 'validation']);

/** A step about the first account of the first letter, with a proven receipt and the answer that its purpose follows. */
export function aStep(purpose: Purpose, { journey, reply, ...values }: StepValues = {}): NextStep {
  const letter = values.letter ?? firstLetters()[0];
  const item = values.item ?? (letter && itemsOf(letter)[0]);
  if (letter === undefined || item === undefined) throw new Error('The sample calls for no letter.');
  const kind = repliesBy[purpose];
  const answer: Reply = {
    receivedOn: '2026-11-06',
    printedOn: '2026-11-02',
    kind: kind ?? 'verified',
    words: '',
    isAboutOthers: false,
    ...reply,
  };
  return {
    purpose,
    letter,
    origin: letter,
    item,
    isChanged: answer.kind === 'corrected' || answer.kind === 'partlyCorrected',
    saidBefore: [],
    otherPoints: 'none',
    to: toCompanies.has(purpose) ? aCreditor : letter.destination,
    journey: {
      mailedOn: '2026-10-05',
      way: 'certified',
      number: '9407 1118 9956 0000 0000 01',
      received: { on: '2026-10-08', basis: 'receipt' },
      due: '2026-11-07',
      ...journey,
    },
    reply: reply === null || (reply === undefined && kind === undefined) ? null : answer,
    seenAgainOn: purpose === 'reinsertion' ? '2027-01-05' : null,
    added: addedBy[purpose] ?? '',
    isUnnoticed: false,
    statedOn: {},
    entries: {},
    corrections: [],
    validationEnds: null,
    noticeReceivedOn: null,
    receivers: isForReceivers(purpose) ? [aReceiver] : [],
    enclosures: ['earlierLetter', 'mailingReceipt', 'answer', 'identification', 'theftReport', 'newDocument'],
    ...values,
  };
}
