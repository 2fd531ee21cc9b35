import { expect, it } from 'vitest';
import type { DisputeEvent } from '#contract/disputeEvents.ts';
import { statusByDisputes } from '#disputes/clientStatus.ts';
import type { RecordedEvent } from '#disputes/facts.ts';
import { lettersToMail } from '#disputes/lettersToMail.ts';
import { standingOf } from '#disputes/standing.ts';
import { unitsOf } from '#disputes/units.ts';
import type { LetterPurpose } from '#vocabulary/letterPurposes.ts';
import { aLetter, answered, delivered, entry, mailed, nothingCame, returned, standing } from './builders.ts';

/** The card was verified on April 1; then a second letter asks the bureau for something. */
const letters = (purpose: LetterPurpose) => [
  aLetter(),
  aLetter({ id: 'letter-2', sessionId: 'set-2', purpose, writtenOn: '2026-04-02' }),
];
const verified = [
  mailed('2026-03-02'),
  delivered('2026-03-05'),
  answered('2026-04-01', 'results', { card: 'verified' }),
];
const asked = [
  ...verified,
  mailed('2026-04-02', { letters: ['letter-2'], way: 'certified' }),
  delivered('2026-04-06', 'letter-2'),
];

/** The request and the dispute that it is about, as of a day. */
function on(today: string, events: readonly DisputeEvent[] = asked, purpose: LetterPurpose = 'procedure') {
  const stands = standing(today, events, letters(purpose));
  const [request] = stands.requests;
  const [dispute] = stands.disputes;
  return [request?.state, request?.waitsFor, dispute?.waitsFor, statusByDisputes(stands)];
}

it('gives the bureau 15 days for the description of its procedure, and asks five days later', () => {
  const stands = standing('2026-04-06', asked, letters('procedure'));
  expect(stands.requests[0]?.clock).toEqual({
    received: '2026-04-06',
    basis: 'receipt',
    due: '2026-04-21',
    askOn: '2026-04-26',
  });
  expect(on('2026-04-21')).toEqual(['received', null, null, 'Waiting']);
  expect(on('2026-04-22')).toEqual(['awaitingAnswer', null, null, 'Waiting']);
  expect(on('2026-04-25')).toEqual(['awaitingAnswer', null, null, 'Waiting']);
  expect(on('2026-04-26')).toEqual(['questionOpen', 'askWhetherAnythingCame', null, 'Needs Review']);
});

it('expects the confirmation of a freeze two days earlier if the request came by phone', () => {
  const dueOf = (way: 'certified' | 'phone') => {
    const events = [...verified, mailed('2026-04-06', { letters: ['letter-2'], way })];
    const received = [...events, delivered('2026-04-06', 'letter-2')];
    return standing('2026-04-06', received, letters('freeze')).requests[0]?.clock?.due;
  };
  expect([dueOf('certified'), dueOf('phone')]).toEqual(['2026-04-16', '2026-04-14']);
});

it('gives the bureau four business days for the block of what identity theft caused', () => {
  expect(standing('2026-04-06', asked, letters('block')).requests[0]?.clock).toMatchObject({
    due: '2026-04-10',
    askOn: '2026-04-15',
  });
  expect(on('2026-04-10', asked, 'block')[0]).toBe('received');
  expect(on('2026-04-11', asked, 'block')[0]).toBe('awaitingAnswer');
  expect(on('2026-04-14', asked, 'block')[0]).toBe('awaitingAnswer');
  expect(on('2026-04-15', asked, 'block')[0]).toBe('questionOpen');
});

it('waits for no block once the statement about identity theft is withdrawn, but keeps the answer of a bureau that blocked', () => {
  const stated = entry({
    kind: 'identityTheft',
    on: '2026-04-02',
    disputes: [{ letter: 'letter-1', item: 'card' }],
    states: true,
    files: [],
  });
  const told = { part: 'theft', letter: 'letter-1', item: 'card', entries: [stated.id] } as const;
  const [first, block] = letters('block');
  if (first === undefined || block === undefined) throw new Error('A letter is missing.');
  const both = [first, { ...block, tells: [{ ...told, value: '04/02/2026', isInItem: true }] }];
  const stands = (...more: readonly RecordedEvent[]) =>
    standingOf({
      letters: both,
      events: [...asked.map((event) => entry(event)), stated, ...more],
      today: '2026-04-15',
    });
  const shown = (...more: readonly RecordedEvent[]) => {
    const all = stands(...more);
    const [request] = all.requests;
    return [
      request?.state,
      request?.waitsFor,
      request?.clock?.due,
      all.disputes[0]?.waitsFor,
      statusByDisputes(all),
    ];
  };
  expect(shown()).toEqual(['questionOpen', 'askWhetherAnythingCame', '2026-04-10', null, 'Needs Review']);
  const withdrawal = entry(null, stated.id);
  expect(shown(withdrawal)).toEqual(['withdrawn', null, undefined, 'decideVerified', 'Needs Review']);
  const blocked = entry(answered('2026-04-10', 'block', {}, 'letter-2'));
  expect(shown(blocked, withdrawal)[0]).toBe('answered');
  // What was only corrected is still stated.
  expect(shown(entry({ ...stated.event, on: '2026-04-01' } as DisputeEvent, stated.id))[0]).toBe(
    'questionOpen',
  );
});

it('sets no time for a statement, a notice to past recipients, a validation, a disclosure, an alert, or the correction of an earlier letter', () => {
  const timeless = [
    'statement',
    'statementNotice',
    'deletionNotice',
    'validation',
    'retraction',
    'disputeMark',
    'fileRequest',
    'freezeLift',
    'fraudAlert',
  ] as const;
  for (const purpose of timeless) {
    const [request] = standing('2026-12-31', asked, letters(purpose)).requests;
    expect(request).toMatchObject({ state: 'received', clock: null, next: null, waitsFor: null });
  }
});

it('gives a bureau its time to confirm a freeze', () => {
  const [request] = standing('2026-04-11', asked, letters('freeze')).requests;
  expect(request).toMatchObject({ purpose: 'freeze', clock: { due: '2026-04-16', askOn: '2026-04-21' } });
});

it('is no round and no unit of figures', () => {
  const stands = standing('2026-05-01', asked, letters('procedure'));
  expect(stands.disputes.map(({ letter, round, state }) => [letter, round, state])).toEqual([
    ['letter-1', 1, 'verified'],
  ]);
  expect(unitsOf(stands).map(({ as }) => as)).toEqual(['verified']);
  expect(stands.letters[1]).toMatchObject({ purpose: 'procedure', state: 'received', clock: null });
});

it('lets the item wait for a decision again once the answer came, or nothing did', () => {
  const nothing = [...asked, nothingCame('2026-04-27', 'letter-2')];
  expect(on('2026-04-27', nothing)).toEqual(['unanswered', null, 'decideVerified', 'Needs Review']);
  const late = [...nothing, answered('2026-05-05', 'other', {}, 'letter-2')];
  expect(on('2026-05-05', late)).toEqual(['answered', null, 'decideVerified', 'Needs Review']);
});

it('settles a verified item with the statement for the file', () => {
  expect(on('2026-05-01', asked, 'statement')).toEqual(['received', null, null, 'allDecided']);
});

it('leaves the decision to a person where the request went to another recipient, or left before the answer', () => {
  const before = [
    mailed('2026-03-02'),
    mailed('2026-03-20', { letters: ['letter-2'] }),
    answered('2026-04-01', 'results', { card: 'verified' }),
  ];
  expect(on('2026-04-02', before)[2]).toBe('decideVerified');
  const other = { id: 'Equifax', name: 'Equifax', kind: 'bureau' } as const;
  const [first, second] = letters('procedure');
  if (first === undefined || second === undefined) throw new Error('There are two letters');
  const stands = standing('2026-04-10', asked, [first, { ...second, recipient: other }]);
  expect(stands.disputes[0]?.waitsFor).toBe('decideVerified');
});

it('is to be mailed like any other letter, and waits for another address when it comes back', () => {
  const drafted = standing('2026-04-02', verified, letters('procedure'));
  expect(lettersToMail(drafted).map(({ id }) => id)).toEqual(['letter-2']);
  expect(statusByDisputes(drafted)).toBe('Needs Review');
  const back = [...asked, returned('2026-04-10', 'letter-2')];
  expect(on('2026-04-30', back)).toEqual(['undelivered', 'returned', null, 'Needs Review']);
  const again = [...back, mailed('2026-04-11', { letters: ['letter-2'] })];
  expect(on('2026-04-16', again)[0]).toBe('received');
});

it('asks about the delivery of certified mail, and assumes that of first-class mail', () => {
  const certified = [...verified, mailed('2026-04-02', { letters: ['letter-2'], way: 'certified' })];
  expect(on('2026-04-06', certified).slice(0, 2)).toEqual(['onItsWay', null]);
  expect(on('2026-04-07', certified).slice(0, 2)).toEqual(['onItsWay', 'askAboutDelivery']);
  const firstClass = [...verified, mailed('2026-04-02', { letters: ['letter-2'] })];
  expect(on('2026-04-06', firstClass)[0]).toBe('onItsWay');
  expect(on('2026-04-07', firstClass)[0]).toBe('received');
});

it('changes by itself on the days on which its time ends', () => {
  const next = (today: string) => standing(today, asked, letters('procedure')).changesOn;
  expect(['2026-04-06', '2026-04-22', '2026-04-26'].map(next)).toEqual(['2026-04-22', '2026-04-26', null]);
});
