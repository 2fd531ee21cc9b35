import { expect, it } from 'vitest';
import type { DisputeEvent } from '#contract/disputeEvents.ts';
import type { RecordedEvent } from '#disputes/facts.ts';
import { theftWithdrawnOn } from '#disputes/withdrawnThefts.ts';
import { dayInUtc, entry } from './builders.ts';

const disputes = [
  { letter: 'to-experian', item: 'account:1', subject: 'card' },
  { letter: 'to-equifax', item: 'account:1', subject: 'card' },
  { letter: 'to-equifax', item: 'account:2', subject: 'loan' },
];
const theft = (letter: string, item = 'account:1'): DisputeEvent => ({
  kind: 'identityTheft',
  on: '2026-03-10',
  disputes: [{ letter, item }],
  states: true,
  files: ['report'],
});
const withdrawnOn = (subject: string, ...events: readonly RecordedEvent[]) =>
  theftWithdrawnOn(subject, disputes, events, dayInUtc);
const onDay = (event: RecordedEvent, day: string): RecordedEvent => ({
  ...event,
  recordedAt: `${day}T12:00:00.000Z`,
});

it('is the day of the last withdrawal, of a statement about any file that has the subject', () => {
  const [one, two] = [entry(theft('to-experian')), entry(theft('to-equifax'))];
  const withdrawn = [
    onDay(entry(null, one.id), '2026-04-01'),
    onDay(entry(null, two.id), '2026-04-09'),
  ] as const;
  expect(withdrawnOn('card', one, two, ...withdrawn)).toBe('2026-04-09');
  expect(withdrawnOn('loan', one, two, ...withdrawn)).toBeNull();
});

it('is none while a statement counts, and none without one', () => {
  const [one, two] = [entry(theft('to-experian')), entry(theft('to-equifax'))];
  expect(withdrawnOn('card')).toBeNull();
  expect(withdrawnOn('card', one)).toBeNull();
  expect(withdrawnOn('card', one, two, entry(null, one.id))).toBeNull();
  expect(withdrawnOn('card', one, entry({ ...theft('to-equifax'), on: '2026-03-11' }, one.id))).toBeNull();
});

it('is the day on which the statement was corrected to be about something else', () => {
  const one = entry(theft('to-equifax'));
  const other = onDay(entry(theft('to-equifax', 'account:2'), one.id), '2026-04-02');
  expect(withdrawnOn('card', one, other)).toBe('2026-04-02');
  expect(withdrawnOn('loan', one, other)).toBeNull();
});
