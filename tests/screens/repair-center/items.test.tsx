import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { CallError } from '#contract/failures.ts';
import type { ItemStatement, ReportItem } from '#contract/itemGrounds.ts';
import { itemStatementsMachine } from '#machines/itemStatements.ts';
import { ItemsCard } from '#src/screens/repair-center/items/ItemsCard.tsx';
import { answers, ids, refuses } from '#tests/machines/builders.ts';
import { show } from '../profile/show.tsx';

const anAddress = (item: string, heading: string, values: Partial<ReportItem> = {}): ReportItem => ({
  item,
  kind: 'address',
  bureaus: ['Equifax'],
  heading,
  details: [],
  findings: [],
  statements: ['neverLived', 'lived'],
  inProfile: false,
  alike: [],
  ...values,
});
const lived: ItemStatement = {
  id: ids.session,
  item: 'address:/2',
  statement: 'lived',
  by: 'Ana Agent',
  at: '2026-11-21T12:00:00.000Z',
};

async function shown(items: readonly ReportItem[], statements: readonly ItemStatement[] = []) {
  const actor = createActor(
    itemStatementsMachine.provide({
      actors: {
        disputeItems: answers({ items: [...items], statements: [...statements] }),
        stateItem: refuses(
          new CallError('contradictoryReasons', '', [{ field: 'statement', problem: 'ownAddress' }]),
        ),
      },
    }),
    { input: { profileId: ids.profile, reportId: ids.report } },
  ).start();
  const { screen } = await show(<ItemsCard items={actor} />);
  return { screen, actor };
}

it('disables what would contradict another statement, and says why', async () => {
  const { screen } = await shown(
    [
      anAddress('address:/1', '77 HARBOR ST', { alike: ['address:/2'] }),
      anAddress('address:/2', '77 HARBOR ST # 3B', { alike: ['address:/1'] }),
    ],
    [lived],
  );
  await screen.getByRole('button', { name: 'Review one by one' }).click();
  await expect.element(screen.getByRole('button', { name: 'I never lived there' })).toBeDisabled();
  await expect.element(screen.getByRole('button', { name: 'I live or lived there' })).toBeEnabled();
  await expect.element(screen.getByText(/The opposite is confirmed about the same address/)).toBeVisible();
});

it('does not ask about an address that the profile gives', async () => {
  const { screen } = await shown([anAddress('address:/1', '418 JUNIPER AVE', { inProfile: true })]);
  await screen.getByText(/^Addresses/).click();
  await expect.element(screen.getByText('Matches the profile')).toBeVisible();
  expect(screen.getByRole('button').query()).toBeNull();
});

it('says why a statement was refused that contradicts what another window saved', async () => {
  const { screen } = await shown([anAddress('address:/1', '77 HARBOR ST')]);
  await screen.getByRole('button', { name: 'Review one by one' }).click();
  await screen.getByRole('button', { name: 'I never lived there' }).click();
  await expect.element(screen.getByRole('alert').getByText(/The profile gives this address/)).toBeVisible();
});

it('ignores the second click of a double-click, which would answer for the next item', async () => {
  const { screen, actor } = await shown([anAddress('address:/1', '77 HARBOR ST')]);
  await screen.getByRole('button', { name: 'Review one by one' }).click();
  const deny = screen.getByRole('button', { name: 'I never lived there' });
  deny.element().dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
  expect(actor.getSnapshot().value).toBe('asking');
  await deny.click();
  await expect.poll(() => actor.getSnapshot().value).toBe('unsaved');
});

it('says that there is nothing to review in a report without such items', async () => {
  const { screen } = await shown([]);
  await expect.element(screen.getByText('Nothing to review')).toBeVisible();
});

it('returns to the list with the same kinds open', async () => {
  const { screen } = await shown([anAddress('address:/1', '1 Elm St'), anAddress('address:/2', '2 Elm St')]);
  await screen.getByText('Addresses · 2').click();
  await screen.getByRole('button', { name: 'Answer' }).first().click();
  await screen.getByRole('button', { name: 'Back to the list' }).click();
  await expect.element(screen.getByText('2 Elm St')).toBeVisible();
});
