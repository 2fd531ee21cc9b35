import { describe, expect, it } from 'vitest';
import type { DisputeEvent } from '#contract/disputeEvents.ts';
import type { WrittenLetter } from '#disputes/facts.ts';
import { offersOf } from '#disputes/offers.ts';
import { standingOf } from '#disputes/standing.ts';
import { disputeOfStatement } from '#disputes/statementNotices.ts';
import { aLetter, anItem, answered, dayInUtc, delivered, entry, mailed, returned } from './builders.ts';

const account = anItem('account:card');
const first = aLetter({ items: [account] });
const statement = (given: Partial<WrittenLetter> = {}) =>
  aLetter({
    id: 'letter-2',
    sessionId: 'set-2',
    purpose: 'statement',
    writtenOn: '2026-04-02',
    items: [account],
    ...given,
  });
const notice = aLetter({
  id: 'letter-3',
  sessionId: 'set-3',
  purpose: 'statementNotice',
  writtenOn: '2026-05-01',
  items: [account],
});
const verified = [
  mailed('2026-03-02', { way: 'certified' }),
  delivered('2026-03-05'),
  answered('2026-04-01', 'results', { 'account:card': 'verified' }),
];
const left = mailed('2026-04-03', { letters: ['letter-2'], way: 'certified' });
const sent = [...verified, left, delivered('2026-04-06', 'letter-2')];

function standing(events: readonly DisputeEvent[], letters: readonly WrittenLetter[]) {
  const recorded = events.map((event) => entry(event));
  return { recorded, stands: standingOf({ letters, events: recorded, today: '2026-06-01' }) };
}

function notices(events: readonly DisputeEvent[], letters: readonly WrittenLetter[]) {
  const { recorded, stands } = standing(events, letters);
  return offersOf(stands, recorded, [], dayInUtc).filter(({ purpose }) => purpose === 'statementNotice');
}

describe('a statement that the bureau received', () => {
  it('can be sent to past recipients, who got a report before that day', () => {
    expect(notices(sent, [first, statement()])).toEqual([
      {
        letter: 'letter-2',
        item: 'account:card',
        purpose: 'statementNotice',
        heading: 'ACCOUNT:CARD',
        recipient: first.recipient,
        reason: 'statementSent',
        since: '2026-04-03',
        added: 'none',
        receivers: { before: '2026-04-06', listed: [] },
        needsMailing: false,
        mayBeDisregarded: false,
      },
    ]);
  });

  it.each([
    ['it named someone', sent, [first, statement({ designates: true })]],
    ['that was asked already', sent, [first, statement(), notice]],
    ['it has not left', verified, [first, statement()]],
    ['it came back', [...verified, left, returned('2026-04-20', 'letter-2')], [first, statement()]],
    [
      'the item was deleted since',
      [...sent, answered('2026-05-02', 'results', { 'account:card': 'deleted' })],
      [first, statement()],
    ],
  ] as const)('is not sent to anyone else if %s', (_, events, letters) => {
    expect(notices(events, letters)).toEqual([]);
  });

  it('is about the dispute before it, as the letter that sends it on', () => {
    const { stands } = standing(sent, [first, statement()]);
    const ref = { item: 'account:card' };
    expect(disputeOfStatement({ ...ref, letter: 'letter-2' }, stands)).toMatchObject({ letter: 'letter-1' });
    expect(disputeOfStatement({ ...ref, letter: 'letter-1' }, stands)).toBeUndefined();
  });
});
