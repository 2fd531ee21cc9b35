import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { sessionMachine } from '#machines/session.ts';
import { answers, failure, notes, refuses, succeeds } from './builders.ts';

const input = { target: '/repair-center/42?tab=manual#top' };
const over = new Error('login_required');
const offline = new TypeError('Failed to fetch');

it('sends a visitor without a session to sign in and remembers where to return to, with query and fragment', async () => {
  const asked: unknown[] = [];
  const actor = createActor(
    sessionMachine.provide({ actors: { restoreSession: answers(false), redirectToSignIn: notes(asked) } }),
    { input },
  ).start();
  await waitFor(actor, (state) => state.matches('away'));
  expect(asked).toEqual([input]);
});

it('leaves a visitor alone on a public page, until a page needs to know who they are', async () => {
  const asked: unknown[] = [];
  const actor = createActor(
    sessionMachine.provide({ actors: { restoreSession: answers(false), redirectToSignIn: notes(asked) } }),
    { input: { target: null } },
  ).start();
  const state = await waitFor(actor, (current) => current.matches('signedOut'));
  expect([state.hasTag('busy'), state.hasTag('page')]).toEqual([false, true]);
  actor.send({ type: 'session.require', target: '/settings' });
  await waitFor(actor, (state) => state.matches('away'));
  expect(asked).toEqual([{ target: '/settings' }]);
});

it('renews an expired token silently', async () => {
  const actor = createActor(
    sessionMachine.provide({ actors: { restoreSession: answers(true), renewToken: succeeds() } }),
    { input },
  ).start();
  await waitFor(actor, (state) => state.matches('signedIn'));
  actor.send({ type: 'session.expire', target: '/settings', isInUse: false });
  expect([actor.getSnapshot().value, actor.getSnapshot().hasTag('page')]).toEqual(['renewing', true]);
  await waitFor(actor, (state) => state.matches('signedIn'));
});

it('asks for a new sign-in, which returns to the current page, if the session has ended', async () => {
  const asked: unknown[] = [];
  const actor = createActor(
    sessionMachine.provide({
      actors: { restoreSession: answers(true), renewToken: refuses(over), redirectToSignIn: notes(asked) },
      actions: { tellOtherTabs: () => undefined },
    }),
    { input },
  ).start();
  await waitFor(actor, (state) => state.matches('signedIn'));
  actor.send({ type: 'session.expire', target: '/settings', isInUse: false });
  await waitFor(actor, (state) => state.matches('away'));
  expect(asked).toEqual([{ target: '/settings' }]);
});

it('keeps a page that is in use when the session ends, and continues with it after a new sign-in above it', async () => {
  const told: unknown[] = [];
  const asked: unknown[] = [];
  let signIn = (): void => undefined;
  const signInHere = fromPromise<void, undefined>(() => new Promise<void>((resolve) => (signIn = resolve)));
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        restoreSession: answers(true),
        renewToken: refuses(over),
        redirectToSignIn: notes(asked),
        signInHere,
      },
      actions: { tellOtherTabs: (_, params) => void told.push(params) },
    }),
    { input },
  ).start();
  await waitFor(actor, (state) => state.matches('signedIn'));
  actor.send({ type: 'session.expire', target: '/settings', isInUse: true });
  await waitFor(actor, (state) => state.matches('interrupted'));
  expect([actor.getSnapshot().hasTag('page'), told]).toEqual([true, [{ how: 'expired' }]]);
  signIn();
  await waitFor(actor, (state) => state.matches('signedIn'));
  expect(asked).toEqual([]);
});

it('keeps a page that is in use when another tab finds the session ended, and leaves it if the person does not sign in', async () => {
  const asked: unknown[] = [];
  const actor = createActor(
    sessionMachine.provide({
      actors: { restoreSession: answers(true), redirectToSignIn: notes(asked), signInHere: refuses(over) },
    }),
    { input },
  ).start();
  await waitFor(actor, (state) => state.matches('signedIn'));
  actor.send({ type: 'otherTab.expire', target: '/dashboard', isInUse: true });
  expect([actor.getSnapshot().value, actor.getSnapshot().hasTag('page')]).toEqual(['interrupted', true]);
  await waitFor(actor, (state) => state.matches('away'));
  expect(asked).toEqual([{ target: '/dashboard' }]);
});

it('leaves a page that waits for a new sign-in when someone else signs in in another tab', async () => {
  const asked: unknown[] = [];
  const never = fromPromise<void, undefined>(() => new Promise<void>(() => undefined));
  const actor = createActor(
    sessionMachine.provide({
      actors: { restoreSession: answers(true), redirectToSignIn: notes(asked), signInHere: never },
    }),
    { input },
  ).start();
  await waitFor(actor, (state) => state.matches('signedIn'));
  const target = '/dashboard';
  actor.send({ type: 'otherTab.expire', target, isInUse: true });
  actor.send({ type: 'otherTab.expire', target, isInUse: true });
  expect(actor.getSnapshot().value).toBe('interrupted');
  actor.send({ type: 'otherTab.expire', target, isInUse: false });
  expect([actor.getSnapshot().value, actor.getSnapshot().hasTag('page')]).toEqual(['redirecting', false]);
});

it('A17 stores why a sign-in failed for as long as the failure is shown', async () => {
  const refused = Object.assign(new Error('raw words'), { error: 'access_denied' });
  const outcomes = [() => Promise.reject(refused), () => Promise.resolve(true)];
  const restoreSession = fromPromise<boolean, undefined>(() =>
    (outcomes.shift() ?? (() => Promise.resolve(true)))(),
  );
  const actor = createActor(sessionMachine.provide({ actors: { restoreSession } }), { input }).start();
  const { context } = await waitFor(actor, (state) => state.matches('failed'));
  expect(context.failure).toEqual(failure('unexpected'));
  actor.send({ type: 'session.retry', target: '/settings' });
  const again = await waitFor(actor, (state) => state.matches('signedIn'));
  expect(again.context.failure).toBeNull();
});

it('stays on the page if the connection is lost, and renews on the next request', async () => {
  const actor = createActor(
    sessionMachine.provide({ actors: { restoreSession: answers(true), renewToken: refuses(offline) } }),
    { input },
  ).start();
  await waitFor(actor, (state) => state.matches('signedIn'));
  actor.send({ type: 'session.expire', target: '/settings', isInUse: false });
  const { context } = await waitFor(actor, (state) => state.matches('signedIn'));
  expect(context.failure).toEqual({ ...failure('unexpected'), unanswered: 'connection' });
  actor.send({ type: 'session.expire', target: '/settings', isInUse: false });
  expect([actor.getSnapshot().value, actor.getSnapshot().context.failure]).toEqual(['renewing', null]);
});

it('tells the other tabs that the session has ended: how, and once', async () => {
  const told: unknown[] = [];
  const tellOtherTabs = (_: unknown, params: unknown) => void told.push(params);
  const signingOut = createActor(
    sessionMachine.provide({
      actors: { restoreSession: answers(true), signOut: succeeds() },
      actions: { tellOtherTabs },
    }),
    { input },
  ).start();
  await waitFor(signingOut, (state) => state.matches('signedIn'));
  signingOut.send({ type: 'session.signOut' });
  await waitFor(signingOut, (state) => state.matches('away'));
  expect(told).toEqual([{ how: 'signedOut' }]);

  const refused = createActor(
    sessionMachine.provide({
      actors: { restoreSession: answers(true), renewToken: refuses(over), redirectToSignIn: succeeds() },
      actions: { tellOtherTabs },
    }),
    { input },
  ).start();
  await waitFor(refused, (state) => state.matches('signedIn'));
  refused.send({ type: 'session.expire', target: '/settings', isInUse: false });
  await waitFor(refused, (state) => state.matches('away'));
  expect(told).toEqual([{ how: 'signedOut' }, { how: 'expired' }]);
});

/** A tab on a page, a tab whose token is being renewed, and one that is still checking who is signed in. */
async function aTab(standing: 'signedIn' | 'renewing' | 'checking', asked: unknown[]) {
  const restoreSession = fromPromise<boolean, undefined>(() =>
    standing === 'checking' ? new Promise(() => undefined) : Promise.resolve(true),
  );
  const renewToken = fromPromise<void, undefined>(() => new Promise(() => undefined));
  const actor = createActor(
    sessionMachine.provide({
      actors: { restoreSession, renewToken, signOut: succeeds(), redirectToSignIn: notes(asked) },
      actions: { tellOtherTabs: () => undefined },
    }),
    { input },
  ).start();
  if (standing !== 'checking') await waitFor(actor, (state) => state.matches('signedIn'));
  if (standing === 'renewing') actor.send({ type: 'session.expire', target: '/settings', isInUse: false });
  expect(actor.getSnapshot().value).toBe(standing);
  return actor;
}

it.each(['signedIn', 'renewing', 'checking'] as const)(
  'leaves its pages immediately when another tab signs out, while it is %s',
  async (standing) => {
    const actor = await aTab(standing, []);
    actor.send({ type: 'otherTab.signOut' });
    expect([actor.getSnapshot().value, actor.getSnapshot().hasTag('page')]).toEqual(['signingOut', false]);
    await waitFor(actor, (state) => state.matches('away'));
  },
);

it.each(['signedIn', 'renewing'] as const)(
  "asks for a sign-in, which returns to this tab's page, if another tab finds the session ended, while it is %s",
  async (standing) => {
    const asked: unknown[] = [];
    const actor = await aTab(standing, asked);
    actor.send({ type: 'otherTab.expire', target: '/dashboard', isInUse: false });
    expect([actor.getSnapshot().value, actor.getSnapshot().hasTag('page')]).toEqual(['redirecting', false]);
    await waitFor(actor, (state) => state.matches('away'));
    expect(asked).toEqual([{ target: '/dashboard' }]);
  },
);

it('checks again who is signed in when the page is reopened', async () => {
  const actor = createActor(
    sessionMachine.provide({ actors: { restoreSession: answers(false), redirectToSignIn: succeeds() } }),
    { input },
  ).start();
  await waitFor(actor, (state) => state.matches('away'));
  actor.send({ type: 'page.restore' });
  expect(actor.getSnapshot().value).toBe('checking');
});

it.each(['signedIn', 'renewing'])(
  'leaves a closed account from %s, and tells the other tabs so',
  async (state) => {
    const told: unknown[] = [];
    const left: unknown[] = [];
    const actor = createActor(
      sessionMachine.provide({
        actors: {
          restoreSession: answers(true),
          // It never answers.
          renewToken: fromPromise<void, undefined>(async () => new Promise<void>(() => undefined)),
          leaveClosed: notes(left),
        },
        actions: { tellOtherTabs: (_, { how }) => void told.push(how) },
      }),
      { input },
    ).start();
    await waitFor(actor, (current) => current.matches('signedIn'));
    if (state === 'renewing') actor.send({ type: 'session.expire', target: '/settings', isInUse: false });
    actor.send({ type: 'account.close' });
    expect(actor.getSnapshot().hasTag('page')).toBe(false);
    await waitFor(actor, (current) => current.matches('away'));
    expect([told, left]).toEqual([['closed'], [undefined]]);
  },
);
