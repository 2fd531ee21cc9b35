import { useSelector } from '@xstate/react';
import { it } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import { ProfileStatus } from '#contract/shapes.ts';
import type { clientStatusMachine } from '#machines/clientStatus.ts';
import { ClientStatusCard } from '#src/profile/ClientStatusCard.tsx';
import { ids } from '#tests/machines/builders.ts';
import { show } from '#tests/screens/profile/show.tsx';
import { clientStatus } from '../cases/clientStatus.ts';
import { expect } from '../harness/expect.ts';
import { type Screen, walkViews } from '../harness/walkViews.tsx';

/** The card with what the server would answer for where the machine stands: on the server the machine runs. */
function Answered({ machine }: { readonly machine: ActorRefFrom<typeof clientStatusMachine> }) {
  const snapshot = useSelector(machine, (now) => now);
  const status = ProfileStatus.options.find((one) => snapshot.hasTag(one)) ?? 'Onboarding';
  const { value } = snapshot;
  const state = typeof value === 'string' ? value : `onboarding.${value.onboarding}`;
  return <ClientStatusCard profileId={ids.profile} standing={{ status, state, history: [] }} variant="b2b" />;
}

const lit = (screen: Screen) =>
  [...screen.container.querySelectorAll('.current')].map((part) => part.getAttribute('data-state'));

/** What comes next in words, above what the chart itself says, and the state lit in the chart that stands behind them. */
const says = (sentence: RegExp, state: string) => async (screen: Screen) => {
  await expect.element(screen.getByText(sentence).first()).toBeVisible();
  const chart = screen.getByText('Chart');
  if (!chart.element().closest('details')?.open) await chart.click();
  await expect.poll(() => lit(screen)).toContain(`clientStatus.${state}`);
};

it('speaks to the person whose status it is', async () => {
  const { screen } = await show(
    <ClientStatusCard
      profileId={ids.profile}
      standing={{ status: 'Onboarding', state: 'onboarding.gathering', history: [] }}
      variant="b2c"
    />,
  );
  await expect.element(screen.getByRole('heading', { name: 'Where you stand' })).toBeVisible();
  expect(screen.getByText(/client|manually/i).query()).toBeNull();
});

walkViews({
  cases: clientStatus,
  show: (machine) => <Answered machine={machine} />,
  // Each of them is an event that the server records; the page shows the result.
  does: Object.fromEntries(
    clientStatus.events.map(({ words, event }) => [words, ({ happen }) => happen(event)]),
  ),
  sees: {
    onboarding: async (screen) => {
      await expect.element(screen.getByText('Where this client stands')).toBeVisible();
    },
    'onboarding.gathering': says(/^Complete the personal information and documents/, 'onboarding.gathering'),
    'onboarding.profiled': says(/Next, connect a credit report/, 'onboarding.profiled'),
    'onboarding.reported': says(/Next, complete the personal information/, 'onboarding.reported'),
    'onboarding.ready': says(/Next, generate the first letters/, 'onboarding.ready'),
    waiting: says(/^Letters were mailed/, 'waiting'),
    needsReview: says(/^Something needs a decision/, 'needsReview'),
    finished: says(/has nothing negative left/, 'finished'),
  },
});
