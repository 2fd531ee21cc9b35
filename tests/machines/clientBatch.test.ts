import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { ReadyClient } from '#contract/clientReadiness.ts';
import { mostClientsAtOnce } from '#contract/limits.ts';
import type { Concern, LetterSummary } from '#contract/letterSummary.ts';
import type { Provider } from '#contract/profiles.ts';
import type { ProfileStatus } from '#contract/shapes.ts';
import { clientBatchMachine } from '#machines/clientBatch.ts';
import { goneOf } from '#machines/clientBatchGone.ts';
import { type BatchKind, included, obstacleOf, withManyLetters } from '#machines/clientBatchParts.ts';
import { answers, failure, refusal } from './builders.ts';
import { aLetterSummary } from '#tests/support/aLetterSummary.ts';

const client = (
  name: string,
  provider: Provider | null = 'SmartCredit',
  status: ProfileStatus = 'Waiting',
): ReadyClient => ({
  id: name,
  name,
  status,
  provider,
  reportId: `${name}'s report`,
  onHold: false,
  activity: 'active',
  contract: { state: 'none', opensOn: null },
});
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

it('says who is no longer there: those it deleted, and those someone else deleted before it or during it', async () => {
  const { actor } = aBatch();
  actor.send({ type: 'batch.ask', kind: 'delete', ids: ['Ana', 'Ben', 'Cy', 'Di'] });
  await waitFor(actor, (state) => state.matches('confirming'));
  expect(goneOf(actor.getSnapshot().context)).toEqual(['Di']);
  actor.send({ type: 'batch.start' });
  const { context } = await waitFor(actor, (state) => state.matches('ended'));
  expect(goneOf(context)).toEqual(['Di', 'Ana', 'Cy']);
  const [ana, ben, cy] = context.outcomes;
  const meanwhile = { id: 'Ben', failure: failure('notFound') };
  expect(ben?.failure?.code).toBe('providerLoginFailed');
  expect(
    goneOf({
      ...context,
      kind: 'status',
      outcomes: [ana, meanwhile, cy].filter((each) => each !== undefined),
    }),
  ).toEqual(['Di', 'Ben']);
});

it('K4 tries again only for those for whom it was not started, and only after another summary', async () => {
  const { actor, begun, ids } = aBatch();
  actor.send({ type: 'batch.ask', kind: 'refresh', ids });
  await waitFor(actor, (state) => state.matches('confirming'));
  expect(actor.getSnapshot().can({ type: 'batch.again' })).toBe(false);
  actor.send({ type: 'batch.start' });
  actor.send({ type: 'batch.stop' });
  await waitFor(actor, (state) => state.matches('ended'));
  actor.send({ type: 'batch.again' });
  const { context: second } = await waitFor(actor, (state) => state.matches('confirming'));
  expect([second.ids, second.outcomes, second.isStopped, begun.length]).toEqual([
    ['Ben', 'Cy'],
    [],
    false,
    1,
  ]);
});

it('K4 tries again for one who failed among others for whom it was done', async () => {
  const { actor, ids } = aBatch();
  actor.send({ type: 'batch.ask', kind: 'refresh', ids });
  await waitFor(actor, (state) => state.matches('confirming'));
  actor.send({ type: 'batch.start' });
  await waitFor(actor, (state) => state.matches('ended'));
  actor.send({ type: 'batch.again' });
  const { context } = await waitFor(actor, (state) => state.matches('confirming'));
  expect(context.ids).toEqual(['Ben']);
});

it('K4 keeps the new status and its reason for those who are tried again', async () => {
  const { actor, ids } = aBatch([client('Ana'), client('Ben')]);
  actor.send({ type: 'batch.ask', kind: 'status', ids });
  await waitFor(actor, (state) => state.matches('confirming'));
  actor.send({ type: 'status.choose', status: 'Finished' });
  actor.send({ type: 'reason.write', reason: 'Agreed on the phone' });
  actor.send({ type: 'batch.start' });
  await waitFor(actor, (state) => state.matches('ended'));
  actor.send({ type: 'batch.again' });
  const { context } = await waitFor(actor, (state) => state.matches('confirming'));
  expect([context.ids, context.status, context.reason]).toEqual([['Ben'], 'Finished', 'Agreed on the phone']);
});

it('K4 has nothing to try again once it is done for everyone', async () => {
  const { actor } = aBatch([client('Ana')]);
  actor.send({ type: 'batch.ask', kind: 'refresh', ids: ['Ana'] });
  await waitFor(actor, (state) => state.matches('confirming'));
  actor.send({ type: 'batch.start' });
  await waitFor(actor, (state) => state.matches('ended'));
  expect(actor.getSnapshot().can({ type: 'batch.again' })).toBe(false);
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
  const wish = { kind: 'refresh', status: null, clients: all, plans: [], manyLetters: null } as const;
  expect(all.map((one) => obstacleOf(wish, one))).toEqual([null, 'notConnected', 'asksSecret']);
  expect(included(wish).map(({ id }) => id)).toEqual(['Ana']);
});

it('can’t be started if everyone is left out, or for more clients than the server takes', async () => {
  const { actor } = aBatch([client('Ben', null)]);
  const many = Array.from({ length: mostClientsAtOnce + 1 }, (_, index) => String(index));
  expect(actor.getSnapshot().can({ type: 'batch.ask', kind: 'refresh', ids: many })).toBe(false);
  actor.send({ type: 'batch.ask', kind: 'refresh', ids: ['Ben'] });
  await waitFor(actor, (state) => state.matches('confirming'));
  expect(actor.getSnapshot().can({ type: 'batch.start' })).toBe(false);
});

const oldReport: Concern = {
  kind: 'oldReport',
  id: 'oldReport',
  overruled: null,
  basis: 'report',
  date: '2026-10-02',
  days: 50,
};

/** Letters for clients: what each would get, or why not, and what Generate answers. */
function aLetterBatch(
  plans: Readonly<Record<string, LetterSummary | Error>>,
  generate: (profileId: string) => void = () => {},
  clients: readonly ReadyClient[] = Object.keys(plans).map((name) => client(name)),
) {
  const begun: string[] = [];
  const decisions: unknown[] = [];
  const actor = createActor(
    clientBatchMachine.provide({
      actors: {
        clientReadiness: answers(clients),
        summarizeLetters: fromPromise(async ({ input }) => {
          const plan = plans[input.profileId];
          if (plan === undefined || plan instanceof Error)
            throw plan ?? new Error('Nothing is known of them');
          return plan;
        }),
        doForClient: fromPromise(async ({ input }) => {
          begun.push(input.profileId);
          decisions.push(input.kind === 'letters' ? input.manyLetters : undefined);
          generate(input.profileId);
        }),
      },
      actions: { refresh: () => {} },
    }),
  ).start();
  actor.send({ type: 'batch.ask', kind: 'letters', ids: clients.map(({ id }) => id) });
  return { actor, begun, decisions };
}

const manyLetters: Concern = {
  kind: 'manyLetters',
  id: 'manyLetters',
  overruled: null,
  recipients: [{ name: 'Experian', letters: 3, earlier: 0 }],
};

it('K4 asks once about several letters to one recipient, and records that for those whom it concerns', async () => {
  const { actor, decisions } = aLetterBatch({
    Ana: aLetterSummary(),
    Ben: aLetterSummary({ concerns: [manyLetters] }),
    Cy: aLetterSummary({ concerns: [manyLetters, oldReport] }),
    Dee: aLetterSummary({ concerns: [manyLetters], isRepeated: true }),
  });
  const obstacles = () => {
    const { context } = actor.getSnapshot();
    return context.clients.map((one) => obstacleOf(context, one));
  };
  await waitFor(actor, (state) => state.matches('confirming'));
  expect([obstacles(), withManyLetters(actor.getSnapshot().context)]).toEqual([
    [null, 'manyLetters', 'undecided', 'repeated'],
    1,
  ]);
  actor.send({ type: 'manyLetters.choose', reason: 'mailedApart' });
  expect([obstacles(), withManyLetters(actor.getSnapshot().context)]).toEqual([
    [null, null, 'undecided', 'repeated'],
    1,
  ]);
  actor.send({ type: 'batch.start' });
  await waitFor(actor, (state) => state.matches('ended'));
  expect(decisions).toEqual([null, 'mailedApart']);
});

it('K4 leaves them out again if the choice about several letters is undone', async () => {
  const { actor } = aLetterBatch({ Ben: aLetterSummary({ concerns: [manyLetters] }) });
  await waitFor(actor, (state) => state.matches('confirming'));
  expect(actor.getSnapshot().can({ type: 'batch.start' })).toBe(false);
  actor.send({ type: 'manyLetters.choose', reason: 'intended' });
  expect(actor.getSnapshot().can({ type: 'batch.start' })).toBe(true);
  actor.send({ type: 'manyLetters.choose', reason: null });
  expect(actor.getSnapshot().can({ type: 'batch.start' })).toBe(false);
});

it('K4 leaves out whose letters need a decision, repeat a set, or can’t be written, and who has no report', async () => {
  const clients = ['Ana', 'Ben', 'Cy', 'Dee', 'Eva'].map((name) => client(name));
  const { actor } = aLetterBatch(
    {
      Ana: aLetterSummary(),
      Ben: aLetterSummary({ concerns: [oldReport] }),
      Cy: aLetterSummary({ isRepeated: true }),
      Dee: refusal('nothingToDispute'),
    },
    () => {},
    clients.map((one) => (one.name === 'Eva' ? { ...one, reportId: null } : one)),
  );
  const { context } = await waitFor(actor, (state) => state.matches('confirming'));
  expect(context.clients.map((one) => obstacleOf(context, one))).toEqual([
    null,
    'undecided',
    'repeated',
    'refused',
    'noReport',
  ]);
});

it('K4 leaves out clients whose work is paused or has ended, and asks nothing about their letters', async () => {
  const clients = [
    client('Ana'),
    { ...client('Ben'), activity: 'paused' as const },
    { ...client('Cy'), activity: 'ended' as const },
  ];
  const { actor, begun } = aLetterBatch({ Ana: aLetterSummary() }, () => {}, clients);
  const { context } = await waitFor(actor, (state) => state.matches('confirming'));
  expect(context.clients.map((one) => obstacleOf(context, one))).toEqual([null, 'stopped', 'ended']);
  expect(context.plans.map(({ id }) => id)).toEqual(['Ana']);
  actor.send({ type: 'batch.start' });
  await waitFor(actor, (state) => state.matches('ended'));
  expect(begun).toEqual(['Ana']);
});

it('K4 refreshes no report and sets no status for clients whose service has ended, and deletes them like any other', () => {
  const over = { ...client('Cy'), provider: 'SmartCredit', activity: 'ended' } as const;
  const whys = (kind: BatchKind) => {
    const wish = { kind, status: 'Finished', plans: [], manyLetters: null } as const;
    return [over, { ...over, activity: 'paused' as const }].map((one) =>
      obstacleOf({ ...wish, clients: [one] }, one),
    );
  };
  expect([whys('refresh'), whys('status'), whys('delete')]).toEqual([
    ['ended', null],
    ['ended', null],
    [null, null],
  ]);
});

it('K4 includes no more clients than generations are left', async () => {
  const left = { left: 2, used: 1, leftAfter: 1 };
  const plan = aLetterSummary({ generations: left });
  const { actor } = aLetterBatch({ Ana: plan, Ben: plan, Cy: plan });
  const { context } = await waitFor(actor, (state) => state.matches('confirming'));
  expect(included(context).map(({ name }) => name)).toEqual(['Ana', 'Ben']);
});

it('K4 stops when the last generation was used meanwhile', async () => {
  const { actor, begun } = aLetterBatch(
    { Ana: aLetterSummary(), Ben: aLetterSummary(), Cy: aLetterSummary() },
    (id) => {
      if (id === 'Ben') throw refusal('noGenerations');
    },
  );
  await waitFor(actor, (state) => state.matches('confirming'));
  actor.send({ type: 'batch.start' });
  const { context } = await waitFor(actor, (state) => state.matches('ended'));
  expect([begun, context.outcomes]).toEqual([
    ['Ana', 'Ben'],
    [
      { id: 'Ana', failure: null },
      { id: 'Ben', failure: failure('noGenerations') },
    ],
  ]);
});

it('K4 repeats a request whose answer never came, for the same client, and starts no other before', async () => {
  let lost = 1;
  const { actor, begun } = aLetterBatch({ Ana: aLetterSummary(), Ben: aLetterSummary() }, () => {
    lost -= 1;
    if (lost === 0) throw refusal('unavailable');
  });
  await waitFor(actor, (state) => state.matches('confirming'));
  actor.send({ type: 'batch.start' });
  const { context } = await waitFor(actor, (state) => state.matches('uncertain'));
  expect([begun, context.outcomes]).toEqual([['Ana'], []]);
  actor.send({ type: 'batch.retry' });
  await waitFor(actor, (state) => state.matches('ended'));
  expect(begun).toEqual(['Ana', 'Ana', 'Ben']);
});

it('K4 deletes one after the other, and leaves out whom a legal hold keeps', async () => {
  const { actor, begun } = aBatch([client('Ana'), { ...client('Cy'), onHold: true }]);
  actor.send({ type: 'batch.ask', kind: 'delete', ids: ['Ana', 'Cy'] });
  await waitFor(actor, (state) => state.matches('confirming'));
  actor.send({ type: 'batch.start' });
  await waitFor(actor, (state) => state.matches('ended'));
  expect(begun).toEqual([{ kind: 'delete', profileId: 'Ana' }]);
});
