import { expect, it } from 'vitest';
import type { DisputeEvent } from '#contract/disputeEvents.ts';
import { timelineOf } from '#server/disputes/timeline.ts';
import type { RecordedDisputeEntry } from '#server/store/disputeEvents.ts';

const letters = ['letter-1'];
const sent = (on: string): DisputeEvent => ({
  kind: 'mailed',
  on,
  letters,
  way: 'certified',
  tracking: '',
  basis: 'client',
  files: [],
});
const ordered: DisputeEvent = { kind: 'ordered', on: '2026-03-02', letters, basis: 'portal', note: '' };
const returned: DisputeEvent = { kind: 'returned', on: '2026-03-09', letters, note: '', files: [] };
const delivered: DisputeEvent = { kind: 'delivered', on: '2026-03-09', letters, basis: 'receipt', files: [] };

/** The events in the order in which they are recorded, as the timeline shows them. */
const shown = (...events: readonly DisputeEvent[]) =>
  timelineOf(
    events.map((event, place): RecordedDisputeEntry => ({
      id: `entry-${place}`,
      recordedAt: '2026-03-31T12:00:00.000Z',
      by: 'Jordan',
      userId: 'user-1',
      event,
      replaces: null,
      reason: null,
    })),
  ).map(({ id, event }) => `${event.on} ${event.kind} ${id}`);

it('goes by the days on which things happened, however late they were recorded', () => {
  expect(shown(delivered, sent('2026-03-02'))).toEqual([
    '2026-03-09 delivered entry-0',
    '2026-03-02 mailed entry-1',
  ]);
});

it('has what happened on one day in the order of things, and then of recording', () => {
  expect(shown(sent('2026-03-02'), ordered)).toEqual([
    '2026-03-02 mailed entry-0',
    '2026-03-02 ordered entry-1',
  ]);
  expect(shown(sent('2026-03-09'), delivered, returned)).toEqual([
    '2026-03-09 delivered entry-1',
    '2026-03-09 mailed entry-0',
    '2026-03-09 returned entry-2',
  ]);
  const pause: DisputeEvent = { kind: 'paused', on: '2026-03-09', note: '' };
  const again: DisputeEvent = { kind: 'resumed', on: '2026-03-09' };
  expect(shown(pause, again, pause)).toEqual([
    '2026-03-09 paused entry-2',
    '2026-03-09 resumed entry-1',
    '2026-03-09 paused entry-0',
  ]);
});
