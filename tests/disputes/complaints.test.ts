import { describe, expect, it } from 'vitest';
import type { DisputeEvent } from '#contract/disputeEvents.ts';
import { addDays } from '#disputes/civilDays.ts';
import { complaintsOf } from '#disputes/complaints.ts';
import { countingEvents } from '#disputes/countingEvents.ts';
import type { Facts } from '#disputes/facts.ts';
import { standingOf } from '#disputes/standing.ts';
import { aLetter, anItem, answered, delivered, entry, furnisher, mailed, returned } from './builders.ts';

const first = aLetter({ items: [anItem('card'), anItem('loan')] });
const again = aLetter({ id: 'letter-2', sessionId: 'set-2', writtenOn: '2026-04-10' });

function complaints(
  today: string,
  events: readonly DisputeEvent[],
  letters: Facts['letters'] = [first],
  isWithdrawn: () => boolean = () => false,
) {
  const recorded = events.map((event) => entry(event));
  const standing = standingOf({ letters, events: recorded, today });
  return complaintsOf({ standing, counting: countingEvents(recorded), today, isWithdrawn });
}

const offers = (...given: Parameters<typeof complaints>) => complaints(...given).map(({ offer }) => offer);

const sent = [mailed('2026-03-02', { way: 'certified' }), delivered('2026-03-05')];
const verified = [...sent, answered('2026-03-20', 'results', { card: 'verified' })];
const locked = (because: string, until: string | null = null) => [
  { kind: 'locked', bureau: 'Experian', until, because },
];

it('J22 is locked until the 46th day after mailing, and then about every item without a result', () => {
  const opens = addDays('2026-03-02', 46);
  expect(offers(addDays(opens, -1), sent)).toEqual(locked('pending', opens));
  const open = [{ kind: 'open', bureau: 'Experian', since: opens, items: 2 }];
  expect([offers(opens, sent), offers(addDays(opens, 1), sent)]).toEqual([open, open]);
});

it('J22 opens with a result that leaves something wrong, for that item only', () => {
  const [complaint] = complaints('2026-03-20', verified);
  expect(complaint?.offer).toEqual({ kind: 'open', bureau: 'Experian', since: '2026-03-20', items: 1 });
  expect(complaint?.links.map(({ dispute }) => dispute.item)).toEqual(['card']);
});

it('J22 locks again when the item is disputed again, but not for a draft', () => {
  const letters = [aLetter(), again];
  expect(offers('2026-04-12', verified, letters)).toMatchObject([{ kind: 'open' }]);
  const disputed = [...verified, mailed('2026-04-12', { letters: ['letter-2'] })];
  expect(offers('2026-04-12', disputed, letters)).toEqual(locked('notReceived'));
  expect(offers('2026-04-17', disputed, letters)).toEqual(locked('pending', addDays('2026-04-12', 46)));
  const [later] = complaints(addDays('2026-04-12', 46), disputed, letters);
  expect(later?.links.map(({ letter }) => letter.id)).toEqual(['letter-1', 'letter-2']);
});

it('J22 stays locked after a refusal for identity or because someone else wrote', () => {
  for (const kind of ['identity', 'thirdParty'] as const)
    expect(offers('2026-03-20', [...sent, answered('2026-03-20', kind)])).toEqual(
      locked('pending', addDays('2026-03-02', 46)),
    );
});

describe('without a day', () => {
  it('is locked while nothing was mailed, or what was mailed came back', () => {
    expect(offers('2026-09-01', [])).toEqual(locked('notMailed'));
    expect(offers('2026-09-01', [mailed('2026-03-02'), returned('2026-03-20')])).toEqual(locked('notMailed'));
  });

  it('is locked while no delivery of certified mail is known', () => {
    expect(offers('2026-09-01', [mailed('2026-03-02', { way: 'certified' })])).toEqual(locked('notReceived'));
  });

  it('is locked once everything was deleted or corrected', () => {
    const settled = answered('2026-03-20', 'results', { card: 'deleted', loan: 'updatedAsAsked' });
    expect(offers('2026-09-01', [...sent, settled])).toEqual(locked('settled'));
  });
});

it('is about nothing that the client withdrew or leaves as it is', () => {
  const card = { disputes: [{ letter: 'letter-1', item: 'card' }], on: '2026-03-21', note: '' };
  for (const kind of ['withdrawn', 'leftAsIs'] as const)
    expect(offers('2026-03-22', [...verified, { kind, ...card }], [aLetter()])).toEqual([]);
  expect(offers('2026-03-22', verified, [aLetter()], () => true)).toEqual([]);
});

it('is about no company, and about no client who is paused', () => {
  expect(offers('2026-09-01', sent, [aLetter({ recipient: furnisher })])).toEqual([]);
  expect(offers('2026-09-01', [...sent, { kind: 'paused', on: '2026-04-01', note: '' }])).toEqual([]);
});

it('J22 stays open after the service ended, and opens then on its day, but asks for no more work', () => {
  const ended: DisputeEvent = { kind: 'ended', on: '2026-03-22', note: '' };
  const opens = addDays('2026-03-02', 46);
  expect(offers('2026-03-23', [...verified, ended])).toEqual(offers('2026-03-23', verified));
  expect(offers('2026-03-23', [...sent, ended])).toEqual(locked('pending', opens));
  expect(offers(opens, [...sent, ended])).toMatchObject([{ kind: 'open', items: 2 }]);
  expect(offers('2026-03-23', [ended])).toEqual([]);
  const unscanned = [mailed('2026-03-02', { way: 'certified' }), ended];
  expect(offers('2026-09-01', unscanned)).toEqual([]);
});
