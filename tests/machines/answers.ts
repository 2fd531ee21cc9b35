import type { ReplyOf } from '#contract/call.ts';
import type { Dispute, DisputeLetter, disputes, TimelineEntry } from '#contract/disputes.ts';
import type { AnswerEvent } from '#machines/answerLetters.ts';
import { aDispute, aReceivedLetter, bureauNamed } from '#tests/support/aDispute.ts';
import { disputesOf } from '#tests/support/disputesOf.ts';

type Client = ReplyOf<typeof disputes>;

const id = (number: number) => `0190a000-0000-7000-8000-0000000001${String(number).padStart(2, '0')}`;
export const letterIds = { first: id(1), second: id(2), toExperian: id(3) } as const;
export const entryId = id(60);
export const fileId = id(70);

/** Mailed to Equifax and received. */
export const aLetter = (change: Partial<DisputeLetter> = {}): DisputeLetter =>
  aReceivedLetter({ id: letterIds.first, ...change });

/** An item of that letter that is being investigated. */
export const anItem = (change: Partial<Dispute> = {}): Dispute =>
  aDispute({
    letter: letterIds.first,
    item: 'account:capstone',
    subject: 'account:capstone',
    heading: 'CAPSTONE BANK CARD ··4471',
    state: 'investigating',
    since: '2026-10-08',
    next: '2026-11-07',
    ...change,
  });

const named = (name: string, change: Partial<Dispute> = {}) =>
  anItem({ item: `account:${name}`, subject: `account:${name}`, heading: name.toUpperCase(), ...change });

export const anAnswer = (change: Partial<AnswerEvent> = {}): AnswerEvent => ({
  kind: 'answer',
  on: '2026-11-20',
  printed: '2026-11-14',
  letters: [letterIds.first],
  answer: 'results',
  results: [
    { letter: letterIds.first, item: 'account:capstone', outcome: 'deleted' },
    { letter: letterIds.first, item: 'account:highway', outcome: 'partlyCorrected' },
  ],
  words: '',
  note: '',
  files: [fileId],
  ...change,
});

export const anEntry = (change: Partial<TimelineEntry> = {}): TimelineEntry => ({
  id: entryId,
  recordedAt: '2026-11-20T12:00:00.000Z',
  by: 'Ana Agent',
  byClient: false,
  event: anAnswer(),
  replacedBy: null,
  withdrawn: null,
  ...change,
});

/** A client with two letters to Equifax, of two items and of one, and one of an item to Experian. */
export const aClient = (change: Partial<Client> = {}): Client =>
  disputesOf({
    profileName: 'Marcus Hill',
    letters: [
      aLetter(),
      aLetter({ id: letterIds.second, position: 2, items: 1 }),
      aLetter({ id: letterIds.toExperian, position: 3, items: 1, recipient: bureauNamed.Experian }),
    ],
    disputes: [
      anItem(),
      named('highway'),
      named('pioneer', { letter: letterIds.second }),
      named('meridian', { letter: letterIds.toExperian, recipient: bureauNamed.Experian }),
    ],
    ...change,
  });

/** The same client after Equifax answered one letter, with the entry of that answer. */
export const answeredClient = (entry: Partial<TimelineEntry> = {}): Client => {
  const client = aClient({ timeline: [anEntry(entry)] });
  return {
    ...client,
    disputes: client.disputes.map((item) =>
      item.item === 'account:capstone'
        ? { ...item, state: 'deleted', next: null }
        : item.item === 'account:highway'
          ? { ...item, state: 'partlyCorrected', next: null, waitsFor: 'decidePartlyCorrected' }
          : item,
    ),
  };
};
