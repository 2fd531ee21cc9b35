import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { AccessEntry } from '#contract/accessRecord.ts';
import { type AccessPage, accessRecordMachine } from '#machines/accessRecord.ts';
import { failure, recording, refusal, refuses } from './builders.ts';

const entry = (number: number): AccessEntry => ({
  number,
  at: '2026-11-20T15:00:00.000Z',
  actor: 'member',
  name: 'Ana Ruiz',
  forName: '',
  address: '203.0.113.9',
  reads: 'report',
  call: 'viewReport',
  client: null,
  detail: '',
  refused: false,
});
const clients = [{ id: 'profile-1', name: 'Devon' }];
const unfiltered = { profileId: '', kind: '' } as const;

it('fetches the newest entries when it opens, and older ones after them', async () => {
  const asked: unknown[] = [];
  const page: AccessPage = { entries: [entry(9), entry(8)], next: 8, clients };
  const actor = createActor(
    accessRecordMachine.provide({ actors: { accessRecord: recording(asked, page) } }),
  ).start();
  actor.send({ type: 'record.open' });
  await waitFor(actor, (state) => state.matches({ open: 'shown' }));
  actor.send({ type: 'record.continue' });
  const { context } = await waitFor(actor, (state) => state.context.entries.length === 4);
  expect(asked).toEqual([
    { filter: unfiltered, before: null },
    { filter: unfiltered, before: 8 },
  ]);
  expect(context.clients).toEqual(clients);
});

it('starts again from the newest entries when the filter changes', async () => {
  const asked: unknown[] = [];
  const page: AccessPage = { entries: [entry(9)], next: null, clients };
  const actor = createActor(
    accessRecordMachine.provide({ actors: { accessRecord: recording(asked, page) } }),
  ).start();
  actor.send({ type: 'record.open' });
  await waitFor(actor, (state) => state.matches({ open: 'shown' }));
  expect(actor.getSnapshot().can({ type: 'record.continue' })).toBe(false);
  const filter = { profileId: 'profile-1', kind: 'refused' } as const;
  actor.send({ type: 'filter.change', filter });
  const { context } = await waitFor(actor, (state) => state.matches({ open: 'shown' }));
  expect([asked.at(-1), context.entries]).toEqual([{ filter, before: null }, page.entries]);
});

it('keeps the reason for a retry, and forgets everything when it closes', async () => {
  const actor = createActor(
    accessRecordMachine.provide({ actors: { accessRecord: refuses(refusal('unavailable')) } }),
  ).start();
  actor.send({ type: 'record.open' });
  const { context } = await waitFor(actor, (state) => state.matches({ open: 'failed' }));
  expect(context.failure).toEqual(failure('unavailable'));
  actor.send({ type: 'record.close' });
  expect(actor.getSnapshot().context).toMatchObject({ entries: [], filter: unfiltered, failure: null });
});

it('shows why a file or older entries did not load, and keeps what is shown', async () => {
  const errors: unknown[] = [];
  const page: AccessPage = { entries: [entry(9)], next: 9, clients };
  const actor = createActor(
    accessRecordMachine.provide({
      actors: { accessRecord: recording([], page), exportAccessRecord: refuses(refusal('busy')) },
      actions: { showError: (_, { error }) => void errors.push(error) },
    }),
  ).start();
  actor.send({ type: 'record.open' });
  await waitFor(actor, (state) => state.matches({ open: 'shown' }));
  actor.send({ type: 'record.export' });
  const { context } = await waitFor(actor, (state) => state.matches({ open: 'shown' }));
  expect([errors, context.entries]).toEqual([[refusal('busy')], page.entries]);
});
