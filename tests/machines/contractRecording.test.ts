import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { contractRecordingMachine } from '#machines/contractRecording.ts';
import { failure, ids, notes, refusal, refuses } from './builders.ts';

const input = { profileId: ids.profile };
const day = { type: 'date.write', on: '2026-11-19' } as const;
const record = { type: 'entry.record', step: 'signed' } as const;

it('records nothing without a day', () => {
  const actor = createActor(contractRecordingMachine, { input }).start();
  expect(actor.getSnapshot().can(record)).toBe(false);
  actor.send(day);
  expect(actor.getSnapshot().can(record)).toBe(true);
});

it('records a step once with its day, then forgets the day; withdraws an entry', async () => {
  const asked: unknown[] = [];
  const wired = contractRecordingMachine.provide({
    actors: { recordContract: notes(asked), withdrawContract: notes(asked) },
  });
  const actor = createActor(wired, { input }).start();
  for (const event of [day, record, record]) actor.send(event);
  const { context } = await waitFor(actor, (state) => state.matches('resting'));
  expect(asked).toEqual([{ ...input, on: day.on, step: 'signed' }]);
  expect(context.on).toBe('');
  actor.send({ type: 'entry.withdraw', eventId: ids.session });
  await waitFor(actor, (state) => state.matches('resting'));
  expect(asked.at(-1)).toEqual({ ...input, eventId: ids.session });
});

it('keeps the day and says what failed', async () => {
  const wired = contractRecordingMachine.provide({
    actors: { recordContract: refuses(refusal('changedMeanwhile')) },
  });
  const actor = createActor(wired, { input }).start();
  for (const event of [day, record]) actor.send(event);
  const { context } = await waitFor(actor, (state) => state.matches({ resting: 'failed' }));
  expect(context).toEqual({ ...input, on: day.on, failure: failure('changedMeanwhile') });
});
