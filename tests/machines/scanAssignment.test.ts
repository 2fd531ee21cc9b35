import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { scanAssignmentMachine } from '#machines/scanAssignment.ts';
import { answers, aPicture, failure, ids, recording, refusal, refuses } from './builders.ts';

const content: Blob = aPicture();
const done = { ok: true } as const;
const scan = { scanId: ids.other, assignedTo: null, sender: null } as const;

it('assigns a scan once client and sender are chosen, and opens the form for the answer', async () => {
  const asked: unknown[] = [];
  const opened: unknown[] = [];
  const actor = createActor(
    scanAssignmentMachine.provide({
      actors: { viewScan: answers(content), assignScan: recording(asked, done) },
      actions: { openAnswer: (_, params) => void opened.push(params) },
    }),
    { input: scan },
  ).start();
  await waitFor(actor, (state) => state.matches('choosing'));
  actor.send({ type: 'client.choose', profileId: ids.profile });
  expect(actor.getSnapshot().can({ type: 'scan.assign' })).toBe(false);
  actor.send({ type: 'sender.choose', sender: 'Equifax' });
  actor.send({ type: 'scan.assign' });
  await waitFor(actor, ({ status }) => status === 'done');
  expect(asked).toEqual([
    { scanId: ids.other, before: null, senderBefore: null, profileId: ids.profile, sender: 'Equifax' },
  ]);
  expect(opened).toEqual([{ profileId: ids.profile, sender: 'Equifax' }]);
});

it('keeps what was chosen when the assignment fails, and loads again who has which scan', async () => {
  let refreshed = 0;
  const actor = createActor(
    scanAssignmentMachine.provide({
      actors: { viewScan: answers(content), assignScan: refuses(refusal('busy')) },
      actions: { refresh: () => (refreshed += 1) },
    }),
    { input: scan },
  ).start();
  await waitFor(actor, (state) => state.matches('choosing'));
  actor.send({ type: 'client.choose', profileId: ids.profile });
  actor.send({ type: 'sender.choose', sender: 'other' });
  actor.send({ type: 'scan.assign' });
  const { context } = await waitFor(actor, (state) => state.matches('choosing'));
  expect(context).toMatchObject({ profileId: ids.profile, sender: 'other', failure: failure('busy') });
  expect(refreshed).toBe(1);
});

it('can be assigned without having been opened, and opened again', async () => {
  const actor = createActor(
    scanAssignmentMachine.provide({ actors: { viewScan: refuses(refusal('unavailable')) } }),
    { input: scan },
  ).start();
  const { context } = await waitFor(actor, (state) => state.matches('choosing'));
  expect(context.failure).toEqual(failure('unavailable'));
  expect(actor.getSnapshot().can({ type: 'scan.retry' })).toBe(true);
});

it('discards only a scan without a client, and only with a reason', async () => {
  const asked: unknown[] = [];
  let refreshed = 0;
  const machine = scanAssignmentMachine.provide({
    actors: { viewScan: answers(content), discardScan: recording(asked, done) },
    actions: { refresh: () => (refreshed += 1) },
  });
  const assigned = createActor(machine, {
    input: { ...scan, assignedTo: ids.profile, sender: 'Equifax' },
  }).start();
  await waitFor(assigned, (state) => state.matches('choosing'));
  expect(assigned.getSnapshot().can({ type: 'discard.ask' })).toBe(false);

  const actor = createActor(machine, { input: scan }).start();
  await waitFor(actor, (state) => state.matches('choosing'));
  expect(actor.getSnapshot().can({ type: 'scan.keep' })).toBe(false);
  actor.send({ type: 'discard.ask' });
  expect(actor.getSnapshot().can({ type: 'discard.confirm' })).toBe(false);
  actor.send({ type: 'reason.choose', reason: 'duplicate' });
  actor.send({ type: 'discard.confirm' });
  await waitFor(actor, (state) => state.matches('settled'));
  expect(asked).toEqual([{ scanId: ids.other, reason: 'duplicate' }]);
  expect(refreshed).toBe(1);
});
