import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { providerConnectionMachine } from '#machines/providerConnection.ts';
import type { Standing } from '#machines/providerConnectionParts.ts';
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

const lost = new TypeError('Failed to fetch');
const nothing: Standing = { connection: null, reportId: null, work: null };
const identity = { provider: 'IdentityIQ', account } as const;

/** An attempt whose response is lost, and what the server says then, one after the other. */
function unanswered(asked: typeof connect | { type: 'provider.refresh' }, ...says: (Standing | Error)[]) {
  const actor = createActor(
    machine.provide({
      actors: {
        connectProvider: refuses(lost),
        refreshReport: refuses(lost),
        findConnection: fromPromise(async () => {
          const next = says.shift() ?? nothing;
          if (next instanceof Error) throw next;
          return next;
        }),
      },
    }),
    { input: asked.type === 'provider.refresh' ? ana : nobody },
  ).start();
  actor.send(asked);
  return actor;
}

it('asks the server after a lost response, and announces the connection that was made', async () => {
  const actor = unanswered(connect, { ...nothing, connection: identity, reportId: ids.report });
  const { context } = await waitFor(actor, (state) => state.matches('announced'));
  expect(context).toMatchObject({ connection: identity, reportId: ids.report, failure: null });
});

it('says after a lost response that nothing was connected only when the server says so', async () => {
  const { context } = await waitFor(unanswered(connect, nothing), (state) => state.matches('failed'));
  expect(context).toMatchObject({ connection: null, failure: { unanswered: 'connection' } });
});

it('doesn’t know whether it worked while the server can’t be asked, and asks again on request', async () => {
  const actor = unanswered(connect, lost, { ...nothing, connection: identity, reportId: ids.report });
  const unknown = await waitFor(actor, (state) => state.matches('unknown'));
  expect(unknown.can(connect)).toBe(false);
  expect(unknown.hasTag('unconfirmed')).toBe(true);
  actor.send({ type: 'check.retry' });
  await waitFor(actor, (state) => state.matches('announced'));
});

it('follows what the server is still doing after a lost response', async () => {
  const work = {
    id: ids.session,
    kind: 'connecting',
    state: 'running',
    since: account.signedInOn,
    provider: 'IdentityIQ',
  } as const;
  const actor = unanswered(connect, { ...nothing, work });
  const { context } = await waitFor(actor, (state) => state.matches('following'));
  expect(context.work).toEqual(work);
});

it.each([
  ['a newer report was imported', '2026-11-21T10:00:00.000Z', 'announced'],
  ['the report is the one from before', account.signedInOn, 'failed'],
] as const)('knows after a lost response to a refresh that %s', async (_, signedInOn, end) => {
  const connection = { provider: 'SmartCredit', account: { ...account, signedInOn } } as const;
  const actor = unanswered({ type: 'provider.refresh' }, { connection, reportId: ids.report, work: null });
  await waitFor(actor, (state) => state.matches(end));
  expect(actor.getSnapshot().context.attempted).toBe('SmartCredit');
});

it('takes a connection of another provider for no answer to the attempt', async () => {
  const other = { provider: 'SmartCredit', account } as const;
  const actor = unanswered(connect, { connection: other, reportId: ids.report, work: null });
  await waitFor(actor, (state) => state.matches('failed'));
});
