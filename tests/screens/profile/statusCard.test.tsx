import { expect, it } from 'vitest';
import type { ClientEvent } from '#contract/clientStatus.ts';
import { ClientStatusCard } from '#src/profile/ClientStatusCard.tsx';
import { ids } from '#tests/machines/builders.ts';
import { expectAccessible, show } from './show.tsx';

const byHand: ClientEvent = {
  at: '2026-11-20T10:00:00.000Z',
  kind: 'statusSetByHand',
  detail: { status: 'Finished', by: 'Jordan Ellis', reason: 'moved to another agency' },
};
const derived: ClientEvent = {
  at: '2026-11-21T10:00:00.000Z',
  kind: 'disputesStand',
  detail: { status: 'Finished' },
};
const concluded = 'Every dispute is decided, and the latest report has nothing negative left.';

const card = (...history: readonly ClientEvent[]) =>
  show(
    <ClientStatusCard
      profileId={ids.profile}
      standing={{ status: 'Finished', state: 'finished', history: [...history] }}
      variant="b2b"
    />,
  );

it('J14 says once who set a status and why, and concludes nothing from it', async () => {
  const { screen } = await card(byHand);
  const words = 'Jordan Ellis set the status to Finished: moved to another agency';
  await expect.element(screen.getByText(words).first()).toBeVisible();
  expect(screen.getByText(words).elements()).toHaveLength(1);
  expect(screen.getByText(concluded).query()).toBeNull();
  await expectAccessible();
});

it('says what the disputes say where the status follows from them', async () => {
  const { screen } = await card(byHand, derived);
  await expect.element(screen.getByText(concluded)).toBeVisible();
});

it('does not take an account that is gone from one bureau only for one that is unchanged', async () => {
  const { screen } = await card({
    at: '2026-11-20T10:00:00.000Z',
    kind: 'reportCompared',
    detail: { changes: { gone: 0, left: 14, added: 0 } },
  });
  const words =
    'New report compared: no account cleared at every bureau, 14 still negative at one bureau or more, 0 new';
  await expect.element(screen.getByText(words)).toBeVisible();
});

it('calls for nothing and sets no status once the service has ended', async () => {
  const { screen } = await show(
    <ClientStatusCard
      profileId={ids.profile}
      standing={{ status: 'Needs Review', state: 'needsReview', history: [derived] }}
      variant="b2b"
      hasEnded
    />,
  );
  await expect.element(screen.getByText(/^The service has ended\./)).toBeVisible();
  expect(screen.getByText(/needs a decision/).query()).toBeNull();
  expect(screen.getByRole('button', { name: /status/i }).query()).toBeNull();
});
