import type { AnswerKind, DisputeEvent, Outcome } from '#contract/disputeEvents.ts';
import type { Facts, RecordedEvent, WrittenItem, WrittenLetter } from '#disputes/facts.ts';
import { standingOf } from '#disputes/standing.ts';

export const experian = { id: 'Experian', name: 'Experian', kind: 'bureau' } as const;
export const furnisher = { id: 'furnisher:1', name: 'Northwind Bank', kind: 'furnisher' } as const;

export const anItem = (key: string, subject = key): WrittenItem => ({
  key,
  subject,
  heading: key.toUpperCase(),
  reasons: [],
});

/** A letter of March 1, 2026, to Experian, about one card. */
export const aLetter = (given: Partial<WrittenLetter> = {}): WrittenLetter => ({
  id: 'letter-1',
  sessionId: 'set-1',
  position: 1,
  purpose: 'dispute',
  writtenOn: '2026-03-01',
  recipient: experian,
  items: [anItem('card')],
  isReplaced: false,
  isMailingUnknown: false,
  ...given,
});

let entries = 0;

/** An entry; later ones have greater ids, as they are recorded later. */
export function entry(event: DisputeEvent | null, replaces: string | null = null): RecordedEvent {
  entries += 1;
  return {
    id: `entry-${String(entries).padStart(6, '0')}`,
    recordedAt: '2026-12-31T00:00:00.000Z',
    replaces,
    event,
  };
}

type Mailed = Extract<DisputeEvent, { kind: 'mailed' }>;

export const mailed = (on: string, given: Partial<Mailed> = {}): DisputeEvent => ({
  kind: 'mailed',
  on,
  letters: ['letter-1'],
  way: 'firstClass',
  tracking: '',
  basis: 'client',
  files: [],
  ...given,
});

export const delivered = (
  on: string,
  letter = 'letter-1',
  basis: Mailed['basis'] = 'receipt',
): DisputeEvent => ({
  kind: 'delivered',
  on,
  letters: [letter],
  basis,
  files: [],
});

export const returned = (on: string, letter = 'letter-1'): DisputeEvent => ({
  kind: 'returned',
  on,
  letters: [letter],
  note: '',
  files: [],
});

export const nothingCame = (on: string, letter = 'letter-1'): DisputeEvent => ({
  kind: 'nothingCame',
  on,
  letters: [letter],
});

/** An answer without a printed date. */
export const answered = (
  on: string,
  answer: AnswerKind,
  results: Readonly<Record<string, Outcome>> = {},
  letter = 'letter-1',
): Extract<DisputeEvent, { kind: 'answer' }> => ({
  kind: 'answer',
  on,
  printed: null,
  letters: [letter],
  answer,
  results: Object.entries(results).map(([item, outcome]) => ({ letter, item, outcome })),
  words: '',
  note: '',
  files: [],
});

/** Where everything stands on a day. */
export const standing = (
  today: string,
  events: readonly DisputeEvent[],
  letters: Facts['letters'] = [aLetter()],
) => standingOf({ letters, events: events.map((event) => entry(event)), today });

/** The state of the first dispute on a day. */
export const stateOn = (today: string, events: readonly DisputeEvent[], letters?: Facts['letters']) =>
  standing(today, events, letters).disputes[0]?.state;

/** The civil date of an instant in UTC. */
export const dayInUtc = (instant: string): string => instant.slice(0, 10);
