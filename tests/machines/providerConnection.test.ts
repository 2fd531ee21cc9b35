import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { providerConnectionMachine } from '#machines/providerConnection.ts';
import { aConnection, answers, failure, ids, recording, refusal, refuses, succeeds } from './builders.ts';

const connect = {
  type: 'provider.connect',
  provider: 'IdentityIQ',
  credentials: { username: 'ana', password: 'pw', sqa: '1234' },
} as const;
const account = { mail: 'ana@example.com', signedInOn: '2026-11-21T09:00:00.000Z' };
const nobody = { profileId: ids.profile, connection: null };
const ana = { profileId: ids.profile, connection: { provider: 'SmartCredit', account } } as const;
const billing = refusal('providerBilling', 'Billing Error');

const machine = providerConnectionMachine.provide({ actions: { refresh: () => {} } });

it('connects, says so, and shows the account it is signed in to', async () => {
  const actor = createActor(
    machine.provide({ actors: { connectProvider: answers(aConnection({ provider: 'IdentityIQ' })) } }),
    { input: nobody },
  ).start();
  expect(actor.getSnapshot().hasTag('open')).toBe(true);
  actor.send(connect);
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  await waitFor(actor, (state) => state.matches('announced'));
  actor.send({ type: 'notice.dismiss' });
  const { value, context } = actor.getSnapshot();
  expect(value).toEqual({ resting: 'connected' });
  expect(context.connection).toEqual({ provider: 'IdentityIQ', account });
});

it('opens the error dialog with the reason if the provider reports a billing error', async () => {
  const actor = createActor(machine.provide({ actors: { connectProvider: refuses(billing) } }), {
    input: nobody,
  }).start();
  actor.send(connect);
  const { context } = await waitFor(actor, (state) => state.matches('failed'));
  expect(context.failure).toEqual(failure('providerBilling', 'Billing Error'));
  expect(context.attempted).toBe('IdentityIQ');
});

it('allows only one provider at a time, unless the provider switch is on', () => {
  const actor = createActor(machine, { input: ana }).start();
  expect(actor.getSnapshot().hasTag('open')).toBe(false);
  expect(actor.getSnapshot().can(connect)).toBe(false);
  expect(actor.getSnapshot().can({ ...connect, provider: 'SmartCredit' })).toBe(true);
  actor.send({ type: 'provider.change' });
  expect(actor.getSnapshot().hasTag('open')).toBe(true);
  expect(actor.getSnapshot().can(connect)).toBe(true);
});

it('keeps the current connection, and the switch on, if another provider refuses', async () => {
  const actor = createActor(machine.provide({ actors: { connectProvider: refuses(billing) } }), {
    input: ana,
  }).start();
  actor.send({ type: 'provider.change' });
  actor.send(connect);
  await waitFor(actor, (state) => state.matches('failed'));
  expect(actor.getSnapshot().context.connection).toEqual(ana.connection);
  actor.send({ type: 'notice.dismiss' });
  expect(actor.getSnapshot().value).toEqual({ resting: 'choosing' });
});

it('replaces the connection only after the other provider has succeeded', async () => {
  const actor = createActor(
    machine.provide({ actors: { connectProvider: answers(aConnection({ provider: 'IdentityIQ' })) } }),
    { input: ana },
  ).start();
  actor.send({ type: 'provider.change' });
  actor.send(connect);
  expect(actor.getSnapshot().context.connection).toEqual(ana.connection);
  const { context } = await waitFor(actor, (state) => state.matches('announced'));
  expect(context.connection?.provider).toBe('IdentityIQ');
});

it('signs out and offers the form again', async () => {
  const actor = createActor(machine.provide({ actors: { logout: succeeds() } }), { input: ana }).start();
  actor.send({ type: 'provider.signOut' });
  const { context } = await waitFor(actor, (state) => state.matches({ resting: 'disconnected' }));
  expect(context.connection).toBeNull();
});

it('stays connected if signing out fails', async () => {
  const actor = createActor(machine.provide({ actors: { logout: refuses(refusal('busy')) } }), {
    input: ana,
  }).start();
  actor.send({ type: 'provider.signOut' });
  await waitFor(actor, (state) => state.matches('signOutFailed'));
  actor.send({ type: 'notice.dismiss' });
  expect(actor.getSnapshot().value).toEqual({ resting: 'connected' });
});

it('passes the secret answer to a refresh', async () => {
  const asked: unknown[] = [];
  const actor = createActor(
    machine.provide({
      actors: {
        refreshReport: recording(asked, aConnection()),
      },
    }),
    { input: ana },
  ).start();
  actor.send({ type: 'provider.refresh', sqa: '1234' });
  await waitFor(actor, (state) => state.matches('announced'));
  expect(asked).toEqual([{ profileId: ids.profile, sqa: '1234' }]);
});
