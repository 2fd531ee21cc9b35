import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { ReadyClient } from '#contract/clientReadiness.ts';
import { CallError } from '#contract/failures.ts';
import type { BatchStep } from '#machines/clientBatchParts.ts';
import { clientBatchMachine } from '#machines/clientBatch.ts';
import { BatchDialog } from '#src/screens/dashboard/batch/BatchDialog.tsx';
import { answers } from '#tests/machines/builders.ts';
import { show } from '../profile/show.tsx';
import { aLetterSummary } from '#tests/support/aLetterSummary.ts';

const client = (id: string, reportId: string | null = 'report'): ReadyClient => ({
  id,
  name: id,
  status: 'Waiting',
  provider: 'SmartCredit',
  reportId,
  onHold: false,
  activity: 'active',
  contract: { state: 'none', opensOn: null },
});
const manyLetters = {
  kind: 'manyLetters' as const,
  id: 'manyLetters',
  overruled: null,
  recipients: [{ name: 'Experian', letters: 2, earlier: 0 }],
};

it('leads to the Repair Center for a decision, to the profile for a report, to the disputes of who is paused, and to what was written', async () => {
  const clients: readonly ReadyClient[] = [
    client('Ana'),
    client('Ben'),
    client('Cy', null),
    { ...client('Dee'), activity: 'paused' },
  ];
  const batch = createActor(
    clientBatchMachine.provide({
      actors: {
        clientReadiness: answers(clients),
        summarizeLetters: fromPromise(async ({ input }) =>
          aLetterSummary(input.profileId === 'Ben' ? { concerns: [manyLetters] } : {}),
        ),
        doForClient: fromPromise(async () => {}),
      },
      actions: { refresh: () => {} },
    }),
  ).start();
  batch.send({ type: 'batch.ask', kind: 'letters', ids: ['Ana', 'Ben', 'Cy', 'Dee'] });
  await waitFor(batch, (state) => state.matches('confirming'));
  const { screen } = await show(<BatchDialog batch={batch} />);
  const link = (name: string) => screen.getByRole('link', { name: `${name}: open` });
  await expect.element(link('Ben')).toHaveAttribute('href', '/repair-center/Ben');
  await expect.element(link('Cy')).toHaveAttribute('href', '/edit-profile/Cy');
  await expect.element(link('Dee')).toHaveAttribute('href', '/disputes/Dee');
  expect(link('Ana').query()).toBeNull();
  batch.send({ type: 'batch.start' });
  await expect.element(link('Ana')).toHaveAttribute('href', '/disputes/Ana');
});

it('leaves out whose contract permits no letters yet, says from which day on it does, and leads to the contract', async () => {
  const clients: readonly ReadyClient[] = [
    client('Ana'),
    { ...client('Ben'), contract: { state: 'waiting', opensOn: '2026-12-03' } },
    { ...client('Cy'), contract: { state: 'canceled', opensOn: null } },
  ];
  const begun: string[] = [];
  const batch = createActor(
    clientBatchMachine.provide({
      actors: {
        clientReadiness: answers(clients),
        summarizeLetters: fromPromise(async ({ input }) => {
          begun.push(input.profileId);
          return aLetterSummary({});
        }),
        // Recorded by a colleague after the clients were looked up.
        doForClient: fromPromise<void, BatchStep>(async () => {
          throw new CallError('contractNotOpen', '2026-12-05');
        }),
      },
      actions: { refresh: () => {} },
    }),
  ).start();
  batch.send({ type: 'batch.ask', kind: 'letters', ids: ['Ana', 'Ben', 'Cy'] });
  await waitFor(batch, (state) => state.matches('confirming'));
  expect(begun).toEqual(['Ana']);
  const { screen } = await show(<BatchDialog batch={batch} />);
  const link = (name: string) => screen.getByRole('link', { name: `${name}: open` });
  await expect.element(link('Ben')).toHaveAttribute('href', '/edit-profile/Ben#contract');
  await expect.element(screen.getByText(/Letters can be generated from 12\/03\/2026 on\.$/)).toBeVisible();
  await expect.element(screen.getByText(/^The client canceled the contract\./)).toBeVisible();
  batch.send({ type: 'batch.start' });
  await expect.element(screen.getByText(/this is possible from 12\/05\/2026 on\./)).toBeVisible();
  await expect.element(link('Ana')).toHaveAttribute('href', '/edit-profile/Ana#contract');
});

it('shows for whom it isn’t known while no answer comes, and at the end first what is left to do', async () => {
  let asked = 0;
  const clients: readonly ReadyClient[] = [client('Ana'), client('Ben'), client('Cy')];
  const batch = createActor(
    clientBatchMachine.provide({
      actors: {
        clientReadiness: answers(clients),
        summarizeLetters: fromPromise(async () => aLetterSummary({})),
        doForClient: fromPromise(async ({ input }) => {
          if (input.profileId === 'Ben' && asked++ === 0) throw new CallError('unavailable');
          if (input.profileId === 'Ben') throw new CallError('nothingToDispute');
        }),
      },
      actions: { refresh: () => {} },
    }),
  ).start();
  batch.send({ type: 'batch.ask', kind: 'letters', ids: ['Ana', 'Ben', 'Cy'] });
  await waitFor(batch, (state) => state.matches('confirming'));
  batch.send({ type: 'batch.start' });
  await waitFor(batch, (state) => state.matches('uncertain'));
  const { screen } = await show(<BatchDialog batch={batch} />);
  const rows = () =>
    screen
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent);
  await expect.poll(rows).toEqual(['AnaLetters generated', 'BenNo answer', 'CyNot started']);
  await expect.element(screen.getByText(/Not started: 1$/)).toBeVisible();
  batch.send({ type: 'batch.retry' });
  await waitFor(batch, (state) => state.matches('ended'));
  await expect
    .poll(rows)
    .toEqual([expect.stringMatching(/^BenNothing/), 'AnaLetters generated', 'CyLetters generated']);
});

it.each(['refresh', 'delete'] as const)(
  'says that nobody knows whether a %s was done whose answer was lost',
  async (kind) => {
    const clients: readonly ReadyClient[] = [client('Ana')];
    const batch = createActor(
      clientBatchMachine.provide({
        actors: {
          clientReadiness: answers(clients),
          // What a browser throws when nothing answers.
          doForClient: fromPromise(() => Promise.reject(new TypeError('Failed to fetch'))),
        },
        actions: { refresh: () => {} },
      }),
    ).start();
    batch.send({ type: 'batch.ask', kind, ids: ['Ana'] });
    await waitFor(batch, (state) => state.matches('confirming'));
    batch.send({ type: 'batch.start' });
    await waitFor(batch, (state) => state.matches('ended'));
    const { screen } = await show(<BatchDialog batch={batch} />);
    await expect
      .element(screen.getByText(/^No answer came, so we don’t know whether this was done/))
      .toBeVisible();
  },
);

it('names clients that are left out below their reason, and as a number from four on', async () => {
  const clients: readonly ReadyClient[] = [
    ...['Ana', 'Ben', 'Cy', 'Dee'].map((id) => client(id, null)),
    ...['Eli', 'Fay'].map((id): ReadyClient => ({ ...client(id), activity: 'paused' })),
    client('Gus'),
  ];
  const batch = createActor(
    clientBatchMachine.provide({
      actors: {
        clientReadiness: answers(clients),
        summarizeLetters: fromPromise(async () => aLetterSummary({})),
      },
    }),
  ).start();
  batch.send({ type: 'batch.ask', kind: 'letters', ids: clients.map(({ id }) => id) });
  await waitFor(batch, (state) => state.matches('confirming'));
  const { screen } = await show(<BatchDialog batch={batch} />);
  const seen = () =>
    screen
      .getByRole('link')
      .elements()
      .filter((link) => link.checkVisibility({ contentVisibilityAuto: true }))
      .map(({ textContent }) => textContent);
  await expect.element(screen.getByText('6 clients are left out:')).toBeVisible();
  expect(screen.getByText(/^No report\./).elements()).toHaveLength(1);
  expect(seen()).toEqual(['Eli', 'Fay']);
  await screen.getByText('4 clients', { exact: true }).click();
  await expect.poll(seen).toEqual(['Ana', 'Ben', 'Cy', 'Dee', 'Eli', 'Fay']);
});
