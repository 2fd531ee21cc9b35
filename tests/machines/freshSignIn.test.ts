import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { freshSignInMachine } from '#machines/freshSignIn.ts';

const start = (signIn: () => Promise<void>) =>
  createActor(freshSignInMachine.provide({ actors: { signInAgain: fromPromise(signIn) } })).start();
const succeeds = () => Promise.resolve();
const closed = () => Promise.reject(new Error('Popup closed'));

it('opens the window only when the person asks for it, and confirms the sign-in', async () => {
  const actor = start(succeeds);
  actor.send({ type: 'signIn.confirm' });
  expect(actor.getSnapshot().value).toBe('resting');
  actor.send({ type: 'signIn.need', why: 'sensitive' });
  expect([actor.getSnapshot().value, actor.getSnapshot().hasTag('dialog')]).toEqual(['asking', true]);
  actor.send({ type: 'signIn.confirm' });
  const { context } = await waitFor(actor, (state) => state.matches('resting'));
  expect(context).toEqual({ why: 'sensitive', isConfirmed: true, failure: null });
});

it('offers a retry if the window was closed, and confirms nothing if the person cancels', async () => {
  const actor = start(closed);
  actor.send({ type: 'signIn.need', why: 'sensitive' });
  actor.send({ type: 'signIn.confirm' });
  await waitFor(actor, (state) => state.matches('failed'));
  expect(actor.getSnapshot().can({ type: 'signIn.confirm' })).toBe(true);
  actor.send({ type: 'signIn.cancel' });
  expect(actor.getSnapshot().value).toBe('resting');
  expect(actor.getSnapshot().context.isConfirmed).toBe(false);
});

it('asks again each time: an earlier confirmation does not count', async () => {
  const actor = start(succeeds);
  actor.send({ type: 'signIn.need', why: 'sensitive' });
  actor.send({ type: 'signIn.confirm' });
  await waitFor(actor, (state) => state.matches('resting'));
  actor.send({ type: 'signIn.need', why: 'sensitive' });
  actor.send({ type: 'signIn.cancel' });
  expect(actor.getSnapshot().context.isConfirmed).toBe(false);
});
