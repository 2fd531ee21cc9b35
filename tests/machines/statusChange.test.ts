import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { statusChangeMachine } from '#machines/statusChange.ts';
import { failure, ids, notes, refusal, refuses } from './builders.ts';

const input = { profileId: ids.profile };
const finished = { type: 'status.choose', status: 'Finished' } as const;
const agreed = { type: 'reason.write', reason: 'As agreed on the phone' } as const;
const set = { type: 'status.set' } as const;

it('sets no status without a reason, and nothing without a status', () => {
  const actor = createActor(statusChangeMachine, { input }).start();
  actor.send(agreed);
  expect(actor.getSnapshot().can(set)).toBe(false);
  actor.send(finished);
  expect(actor.getSnapshot().can(set)).toBe(true);
  actor.send({ ...agreed, reason: '  ' });
  expect(actor.getSnapshot().can(set)).toBe(false);
});

it("sets the status once, then reloads the page's data and starts with an empty form", async () => {
  const asked: unknown[] = [];
  let refreshed = 0;
  const actor = createActor(
    statusChangeMachine.provide({
      actors: { setClientStatus: notes(asked) },
      actions: { refresh: () => void (refreshed += 1) },
    }),
    { input },
  ).start();
  for (const event of [finished, agreed, set, set]) actor.send(event);
  const { context } = await waitFor(actor, (state) => state.matches('deciding'));
  expect(asked).toEqual([{ ...input, status: 'Finished', reason: 'As agreed on the phone' }]);
  expect([refreshed, context]).toEqual([1, { ...input, status: null, reason: '', failure: null }]);
});

it('keeps what was selected and written if it is refused, and clears the reason on the next attempt', async () => {
  const actor = createActor(
    statusChangeMachine.provide({ actors: { setClientStatus: refuses(refusal('busy')) } }),
    { input },
  ).start();
  for (const event of [finished, agreed, set]) actor.send(event);
  const { context } = await waitFor(actor, (state) => state.matches({ deciding: 'failed' }));
  expect(context).toEqual({
    ...input,
    status: 'Finished',
    reason: 'As agreed on the phone',
    failure: failure('busy'),
  });
  actor.send(set);
  expect(actor.getSnapshot().context.failure).toBeNull();
});
