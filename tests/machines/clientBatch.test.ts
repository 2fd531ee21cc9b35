import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { mostClientsAtOnce, type ReadyClient } from '#contract/clientReadiness.ts';
import type { Provider } from '#contract/profiles.ts';
import type { ProfileStatus } from '#contract/shapes.ts';
import { clientBatchMachine } from '#machines/clientBatch.ts';
import { included, obstacleOf } from '#machines/clientBatchParts.ts';
import { answers, failure, refusal } from './builders.ts';

const client = (
  name: string,
  provider: Provider | null = 'SmartCredit',
  status: ProfileStatus = 'Waiting',
): ReadyClient => ({ id: name, name, status, provider });
const three = [client('Ana'), client('Ben'), client('Cy')];

/** A batch for these clients, and for whom it was begun; it fails for Ben. */
function aBatch(clients: readonly ReadyClient[] = three) {
  const begun: unknown[] = [];
  let refreshed = 0;
  const actor = createActor(
    clientBatchMachine.provide({
      actors: {
        clientReadiness: answers(clients),
        doForClient: fromPromise(async ({ input }) => {
          begun.push(input);
          if (input.profileId === 'Ben') throw refusal('providerLoginFailed');
        }),
      },
      actions: { refresh: () => void (refreshed += 1) },
    }),
  ).start();
  const ids = clients.map(({ id }) => id);
  return { actor, begun, ids, refreshes: () => refreshed };
}

it('K4 starts nothing before the summary is confirmed, and gives each client their own outcome', async () => {
  const { actor, begun, ids, refreshes } = aBatch();
  actor.send({ type: 'batch.ask', kind: 'refresh', ids });
  await waitFor(actor, (state) => state.matches('confirming'));
  expect(begun).toEqual([]);
  actor.send({ type: 'batch.start' });
  const { context } = await waitFor(actor, (state) => state.matches('ended'));
  expect(begun).toEqual(ids.map((profileId) => ({ kind: 'refresh', profileId })));
  expect(context.outcomes).toEqual([
    { id: 'Ana', failure: null },
    { id: 'Ben', failure: failure('providerLoginFailed') },
    { id: 'Cy', failure: null },
  ]);
  expect(refreshes()).toBe(1);
});

it('K4 finishes the client in progress after a stop, and starts no other', async () => {
  const { actor, begun, ids } = aBatch();
  actor.send({ type: 'batch.ask', kind: 'refresh', ids });
  await waitFor(actor, (state) => state.matches('confirming'));
  actor.send({ type: 'batch.start' });
  actor.send({ type: 'batch.stop' });
  const { context } = await waitFor(actor, (state) => state.matches('ended'));
  expect([begun.length, context.outcomes]).toEqual([1, [{ id: 'Ana', failure: null }]]);
});

it('K4 sets a status only with a reason, and only for clients who have another', async () => {
  const { actor, begun, ids } = aBatch([client('Ana'), client('Eva', null, 'Finished')]);
  actor.send({ type: 'batch.ask', kind: 'status', ids });
  await waitFor(actor, (state) => state.matches('confirming'));
  actor.send({ type: 'status.choose', status: 'Finished' });
  actor.send({ type: 'reason.write', reason: '  ' });
  expect(actor.getSnapshot().can({ type: 'batch.start' })).toBe(false);
  actor.send({ type: 'reason.write', reason: 'Agreed on the phone' });
  actor.send({ type: 'batch.start' });
  await waitFor(actor, (state) => state.matches('ended'));
  const [step, ...others] = begun;
  expect([step, others]).toEqual([
    { kind: 'status', profileId: 'Ana', status: 'Finished', reason: 'Agreed on the phone' },
    [],
  ]);
});

it('K4 leaves out clients whose reports can’t be refreshed without them, and says why', () => {
  const all = [client('Ana'), client('Ben', null), client('Cy', 'IdentityIQ')];
  const wish = { kind: 'refresh', status: null } as const;
  expect(all.map((one) => obstacleOf(wish, one))).toEqual([null, 'notConnected', 'asksSecret']);
  expect(included({ ...wish, clients: all }).map(({ id }) => id)).toEqual(['Ana']);
});

it('can’t be started if everyone is left out, or for more clients than the server takes', async () => {
  const { actor } = aBatch([client('Ben', null)]);
  const many = Array.from({ length: mostClientsAtOnce + 1 }, (_, index) => String(index));
  expect(actor.getSnapshot().can({ type: 'batch.ask', kind: 'refresh', ids: many })).toBe(false);
  actor.send({ type: 'batch.ask', kind: 'refresh', ids: ['Ben'] });
  await waitFor(actor, (state) => state.matches('confirming'));
  expect(actor.getSnapshot().can({ type: 'batch.start' })).toBe(false);
});
