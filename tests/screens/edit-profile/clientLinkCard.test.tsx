import { expect, it } from 'vitest';
import { Alerts } from '#src/app/layout/Alerts.tsx';
import { ClientLinkCard } from '#src/screens/edit-profile/ClientLinkCard.tsx';
import { ids } from '#tests/machines/builders.ts';
import { expectAccessible, show } from '../profile/show.tsx';

it('says why a client’s link ended, and offers a new one', async () => {
  const closedAt = '2026-11-20T18:00:00.000Z';
  const { screen } = await show(<ClientLinkCard profileId={ids.profile} link={null} closedAt={closedAt} />);
  await expect
    .element(screen.getByText(/^The link ended on 11\/20\/2026, because the person who/))
    .toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Create link' })).toBeEnabled();
  await expectAccessible();
  await screen.unmount();
  const { screen: never } = await show(
    <ClientLinkCard profileId={ids.profile} link={null} closedAt={null} />,
  );
  expect(never.getByText(/^The link ended/).query()).toBeNull();
});

it('leads from the notification to the client’s link', async () => {
  const told = {
    id: ids.other,
    type: 'general',
    code: 'clientClosedAccount',
    params: { profile: 'Ana Torres' },
    profileId: ids.profile,
    title: '',
    description: '',
    read: true,
    createdAt: '2026-11-20T18:00:00.000Z',
  } as const;
  const { screen } = await show(
    <Alerts list={{ latest: [told], next: null, count: 1 }} unread={new Set()} onGo={() => {}} />,
  );
  await expect
    .element(
      screen.getByRole('link', { name: /^A client’s link ended The person who used the link of Ana Torres/ }),
    )
    .toHaveAttribute('href', `/edit-profile/${ids.profile}`);
});
