import { expect, it } from 'vitest';
import { createActor, createMachine, fromPromise, type InputFrom } from 'xstate';
import type { Destination } from '#contract/repair.ts';
import { manualChoiceMachine } from '#machines/manualChoice.ts';
import { offeredDestinations, reportingBureaus, shownAccount } from '#machines/manualSelection.ts';
import { aManualAccount, anAccountInformation, answers, ids, refusal, refuses } from './builders.ts';

const input = { profileId: ids.profile, reportId: ids.report, ticked: null };
const ticked = { selectedAccounts: ['account-2', 'gone'], destinations: ['Experian', 'gone'], bureau: null };
const everywhere = aManualAccount();
const onlyExperian = aManualAccount({
  id: 'account-2',
  negative: false,
  status: 'Open',
  bureaus: ['Experian'],
});
const accounts = [everywhere, onlyExperian];
const destinations: Destination[] = [
  { id: 'TransUnion', name: 'TransUnion', kind: 'bureau' },
  { id: 'Experian', name: 'Experian', kind: 'bureau' },
  { id: 'furnisher:first-bank', name: 'FIRST BANK', kind: 'furnisher' },
];
const toggle = (id: string) => ({ type: 'account.toggle', id }) as const;
const send = (id: string) => ({ type: 'destination.toggle', id }) as const;
const generate = { type: 'letters.generate', key: 'key-1' } as const;

const provided = manualChoiceMachine.provide({
  actors: {
    manualAccounts: answers({ results: accounts }),
    destinations: answers({ results: destinations }),
    accountInformation: fromPromise(({ input: { accountId } }) =>
      Promise.resolve(anAccountInformation({ id: accountId })),
    ),
  },
});

/** Manual mode reports to the Repair Center, so it runs inside a machine that listens. */
async function aChooser(machine = provided, given: InputFrom<typeof manualChoiceMachine> = input) {
  const told: unknown[] = [];
  const holder = createActor(
    createMachine({
      invoke: { id: 'manualChoice', src: machine, input: given },
      on: { '*': { actions: ({ event }) => told.push(event) } },
    }),
  ).start();
  const actor = holder.getSnapshot().children['manualChoice'];
  if (actor === undefined) throw new Error('Manual mode did not start');
  await expect.poll(() => actor.getSnapshot().hasTag('busy')).toBe(false);
  return { told, send: actor.send, state: () => actor.getSnapshot() };
}

it('generates only with at least one account and one destination', async () => {
  const manual = await aChooser();
  expect(manual.state().can(generate)).toBe(false);
  manual.send(toggle('account-1'));
  expect(manual.state().can(generate)).toBe(false);
  manual.send(send('TransUnion'));
  manual.send(send('furnisher:first-bank'));
  expect(manual.state().can(generate)).toBe(true);
  manual.send(generate);
  await expect
    .poll(() => manual.told)
    .toEqual([
      {
        type: 'choice.made',
        choice: {
          kind: 'manual',
          key: 'key-1',
          selectedAccounts: ['account-1'],
          destinations: ['TransUnion', 'furnisher:first-bank'],
          bureau: null,
        },
      },
    ]);
  manual.send(send('TransUnion'));
  manual.send(send('furnisher:first-bank'));
  expect(manual.state().can(generate)).toBe(false);
});

it('restores the selection from before a reload, as far as the report still has it', async () => {
  const manual = await aChooser(provided, { ...input, ticked });
  const { selectedAccounts, selectedDestinations, bureau } = manual.state().context;
  expect([selectedAccounts, selectedDestinations, bureau]).toEqual([['account-2'], ['Experian'], null]);
  await expect.poll(() => manual.state().context.detail?.id).toBe('account-2');
  expect(manual.state().can(generate)).toBe(true);
});

it('shows the detail of the account selected last', async () => {
  const manual = await aChooser();
  manual.send(toggle('account-1'));
  manual.send(toggle('account-2'));
  await expect.poll(() => manual.state().context.detail?.id).toBe('account-2');
  expect(shownAccount(manual.state().context)).toEqual(onlyExperian);
  manual.send(toggle('account-2'));
  await expect.poll(() => manual.state().context.detail?.id).toBe('account-1');
  manual.send(toggle('account-1'));
  expect(manual.state().context.detail).toBeNull();
  expect(manual.state().matches({ choosing: { detail: 'none' } })).toBe(true);
});

it('keeps the detail if a different account than the one shown is deselected', async () => {
  const manual = await aChooser();
  manual.send(toggle('account-1'));
  manual.send(toggle('account-2'));
  await expect.poll(() => manual.state().matches({ choosing: { detail: 'shown' } })).toBe(true);
  manual.send(toggle('account-1'));
  expect(manual.state().matches({ choosing: { detail: 'shown' } })).toBe(true);
});

it('offers as "reporting only on" only bureaus that report the account, and narrows the destinations', async () => {
  const manual = await aChooser();
  expect(manual.state().can({ type: 'bureau.choose', bureau: 'Experian' })).toBe(false);
  manual.send(toggle('account-2'));
  expect(reportingBureaus(manual.state().context)).toEqual(['Experian']);
  expect(manual.state().can({ type: 'bureau.choose', bureau: 'Equifax' })).toBe(false);
  manual.send(send('TransUnion'));
  manual.send(send('Experian'));
  manual.send({ type: 'bureau.choose', bureau: 'Experian' });
  const { context } = manual.state();
  expect(offeredDestinations(context).map(({ id }) => id)).toEqual(['Experian', 'furnisher:first-bank']);
  expect(context.selectedDestinations).toEqual(['Experian']);
  manual.send({ type: 'bureau.choose', bureau: null });
  expect(manual.state().context.bureau).toBeNull();
});

it('drops the bureau if the account shown is not reported there', async () => {
  const manual = await aChooser();
  manual.send(toggle('account-1'));
  manual.send({ type: 'bureau.choose', bureau: 'TransUnion' });
  manual.send(toggle('account-2'));
  expect(manual.state().context.bureau).toBeNull();
});

it('narrows the list to negative accounts and widens it again', async () => {
  const manual = await aChooser();
  manual.send({ type: 'list.narrow' });
  expect(manual.state().matches({ choosing: { list: 'negative' } })).toBe(true);
  manual.send({ type: 'list.widen' });
  expect(manual.state().matches({ choosing: { list: 'whole' } })).toBe(true);
});

it('offers a retry if a list or a detail cannot be loaded', async () => {
  const broken = await aChooser(provided.provide({ actors: { destinations: refuses(refusal('busy')) } }));
  expect(broken.state().value).toBe('failed');
  const blind = await aChooser(
    provided.provide({ actors: { accountInformation: refuses(refusal('busy')) } }),
  );
  blind.send(toggle('account-1'));
  await expect.poll(() => blind.state().matches({ choosing: { detail: 'failed' } })).toBe(true);
  expect(blind.state().can({ type: 'detail.retry' })).toBe(true);
});
