import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { sessionMachine } from '#machines/session.ts';
import { answers, notes, refuses, succeeds } from './builders.ts';

const input = { target: '/repair-center/42?tab=manual' };
const offline = new Error('offline');

it('sends a visitor without a session to sign in and knows where to return to, query included', async () => {
  const asked: unknown[] = [];
  const actor = createActor(
    sessionMachine.provide({ actors: { restoreSession: answers(false), redirectToSignIn: notes(asked) } }),
    { input: { target: '/' } },
  ).start();
  await waitFor(actor, (state) => state.matches('signedOut'));
  actor.send({ type: 'session.require', target: input.target });
  await waitFor(actor, (state) => state.matches('away'));
  expect(asked).toEqual([{ target: input.target }]);
});

it('leaves a visitor alone where no sign-in is needed', async () => {
  const actor = createActor(sessionMachine.provide({ actors: { restoreSession: answers(false) } }), {
    input,
  }).start();
  const state = await waitFor(actor, (current) => current.matches('signedOut'));
  expect(state.hasTag('busy')).toBe(false);
});

it('renews a token that has run out without a word', async () => {
  const actor = createActor(
    sessionMachine.provide({ actors: { restoreSession: answers(true), renewToken: succeeds() } }),
    { input },
  ).start();
  await waitFor(actor, (state) => state.matches('signedIn'));
  actor.send({ type: 'session.expire' });
  expect(actor.getSnapshot().value).toBe('renewing');
  await waitFor(actor, (state) => state.matches('signedIn'));
});

it('asks for a new sign-in, with the same target, when the renewal fails', async () => {
  const asked: unknown[] = [];
  const actor = createActor(
    sessionMachine.provide({
      actors: { restoreSession: answers(true), renewToken: refuses(offline), redirectToSignIn: notes(asked) },
    }),
    { input },
  ).start();
  await waitFor(actor, (state) => state.matches('signedIn'));
  actor.send({ type: 'session.expire' });
  await waitFor(actor, (state) => state.matches('away'));
  expect(asked).toEqual([input]);
});
