import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { entryWithdrawalMachine } from '#machines/entryWithdrawal.ts';
import { failure, ids, notes, refusal, refuses } from './builders.ts';

const input = { profileId: ids.profile, eventId: ids.other };
const write = { type: 'reason.write', reason: 'Wrong client' } as const;
const withdraw = { type: 'entry.withdraw' } as const;

it('withdraws an entry once, and only with a reason', async () => {
  const asked: unknown[] = [];
  const actor = createActor(
    entryWithdrawalMachine.provide({ actors: { withdrawDisputeEvent: notes(asked) } }),
    { input },
  ).start();
  expect(actor.getSnapshot().can(withdraw)).toBe(false);
  actor.send({ ...write, reason: '  ' });
  expect(actor.getSnapshot().can(withdraw)).toBe(false);
  for (const event of [write, withdraw, withdraw]) actor.send(event);
  await waitFor(actor, (state) => state.matches('withdrawn'));
  expect(asked).toEqual([{ ...input, reason: 'Wrong client' }]);
});

it('keeps the reason and says what failed', async () => {
  const actor = createActor(
    entryWithdrawalMachine.provide({
      actors: { withdrawDisputeEvent: refuses(refusal('changedMeanwhile')) },
    }),
    { input },
  ).start();
  for (const event of [write, withdraw]) actor.send(event);
  const { context } = await waitFor(actor, (state) => state.matches({ asking: 'failed' }));
  expect(context).toEqual({ ...input, reason: 'Wrong client', failure: failure('changedMeanwhile') });
});
