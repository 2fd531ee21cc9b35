import { expect, it } from 'vitest';
import type { DisputeEvent } from '#contract/disputeEvents.ts';
import { requestStates } from '#contract/requests.ts';
import { mayBeDropped, mayBeLeft, mayBeWithdrawn } from '#disputes/givingUp.ts';
import { answered, delivered, mailed, nothingCame, returned, standing } from './builders.ts';

const disputes = [{ letter: 'letter-1', item: 'card' }];
const received = [mailed('2026-03-02', { way: 'certified' }), delivered('2026-03-05')];
const result = (outcome: 'verified' | 'partlyCorrected' | 'deleted') =>
  answered('2026-03-20', 'results', { card: outcome });
const back: DisputeEvent = {
  kind: 'compared',
  on: '2026-04-01',
  disputes,
  report: 'report',
  proposal: 'reappeared',
  accepted: true,
};
const notice = (came: boolean): DisputeEvent => ({
  kind: 'reinsertionNotice',
  on: '2026-06-01',
  disputes,
  came,
  files: [],
});
const gone = [...received, result('deleted')];

it.each<[string, string, readonly DisputeEvent[], 'leftAsIs' | 'withdrawn' | null]>([
  ['drafted', '2026-03-01', [], 'withdrawn'],
  ['onItsWay', '2026-03-03', received.slice(0, 1), 'withdrawn'],
  ['undelivered', '2026-03-20', [...received, returned('2026-03-20')], 'withdrawn'],
  ['investigating', '2026-03-20', received, 'withdrawn'],
  ['moreNeeded', '2026-03-20', [...received, answered('2026-03-20', 'moreNeeded')], 'withdrawn'],
  ['awaitingResult', '2026-04-06', received, 'withdrawn'],
  ['questionOpen', '2026-04-30', received, 'withdrawn'],
  ['unanswered', '2026-04-30', [...received, nothingCame('2026-04-30')], 'leftAsIs'],
  ['verified', '2026-03-20', [...received, result('verified')], 'leftAsIs'],
  ['partlyCorrected', '2026-03-20', [...received, result('partlyCorrected')], 'leftAsIs'],
  ['refused', '2026-03-20', [...received, answered('2026-03-20', 'identity')], 'leftAsIs'],
  ['reappeared', '2026-04-01', [...gone, back], 'leftAsIs'],
  ['reinsertedWithNotice', '2026-06-01', [...gone, back, notice(true)], 'leftAsIs'],
  ['reinsertedUnnoticed', '2026-06-01', [...gone, back, notice(false)], 'leftAsIs'],
  ['deleted', '2026-03-20', gone, null],
  [
    'leftAsIs',
    '2026-03-20',
    [...received, result('verified'), { kind: 'leftAsIs', on: '2026-03-20', disputes, note: '' }],
    null,
  ],
])('%s offers what then counts', (state, today, events, offered) => {
  const [before] = standing(today, events).disputes;
  if (before === undefined) throw new Error('Nothing is disputed');
  expect(before.state).toBe(state);
  expect([mayBeLeft(before), mayBeWithdrawn(before)]).toEqual([
    offered === 'leftAsIs',
    offered === 'withdrawn',
  ]);
  if (offered === null) return;
  const decided: DisputeEvent = { kind: offered, on: today, disputes, note: '' };
  expect(standing(today, [...events, decided]).disputes[0]?.state).toBe(offered);
});

it('asks for what is about a file no longer until it is answered', () => {
  const dropped = requestStates.filter((state) => mayBeDropped({ state, purpose: 'freeze' }));
  expect(requestStates.filter((state) => !dropped.includes(state))).toEqual(['answered', 'withdrawn']);
});

it('leaves what is about disputed items to their disputes', () => {
  for (const purpose of ['procedure', 'statement', 'block', 'validation'] as const)
    expect(mayBeDropped({ state: 'drafted', purpose })).toBe(false);
});
