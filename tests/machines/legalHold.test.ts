import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { legalHoldMachine } from '#machines/legalHold.ts';
import { failure, ids, notes, refusal, refuses } from './builders.ts';

const input = { profileId: ids.profile };
const lawsuit = { type: 'reason.write', reason: 'Lawsuit 26-114' } as const;
const place = { type: 'hold.place' } as const;

it('places no hold without a reason', () => {
  const actor = createActor(legalHoldMachine, { input }).start();
  expect(actor.getSnapshot().can(place)).toBe(false);
  actor.send({ ...lawsuit, reason: '  ' });
  expect(actor.getSnapshot().can(place)).toBe(false);
  actor.send(lawsuit);
  expect(actor.getSnapshot().can(place)).toBe(true);
});

it('places a hold once with its reason, then forgets the reason; lifts it', async () => {
  const asked: unknown[] = [];
  const actor = createActor(
    legalHoldMachine.provide({ actors: { placeHold: notes(asked), liftHold: notes(asked) } }),
    { input },
  ).start();
  for (const event of [lawsuit, place, place]) actor.send(event);
  const { context } = await waitFor(actor, (state) => state.matches('resting'));
  expect(asked).toEqual([{ ...input, reason: 'Lawsuit 26-114' }]);
  expect(context.reason).toBe('');
  actor.send({ type: 'hold.lift' });
  await waitFor(actor, (state) => state.matches('resting'));
  expect(asked.at(-1)).toEqual(input);
});

it('keeps the reason and says what failed', async () => {
  const actor = createActor(legalHoldMachine.provide({ actors: { placeHold: refuses(refusal('busy')) } }), {
    input,
  }).start();
  for (const event of [lawsuit, place]) actor.send(event);
  const { context } = await waitFor(actor, (state) => state.matches({ resting: 'failed' }));
  expect(context).toEqual({ ...input, reason: 'Lawsuit 26-114', failure: failure('busy') });
});
