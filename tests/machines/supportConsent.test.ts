import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { supportConsentMachine } from '#machines/supportConsent.ts';
import { recording, refusal, refuses } from './builders.ts';

const until: string = '2026-11-22T15:00:00.000Z';

it.each([
  { before: null, event: 'consent.give', allowed: true, after: until, state: 'given' },
  { before: until, event: 'consent.withdraw', allowed: false, after: null, state: 'withheld' },
] as const)('$event is saved, and the page reloads', async ({ before, event, allowed, after, state }) => {
  const asked: unknown[] = [];
  let refreshed = 0;
  const actor = createActor(
    supportConsentMachine.provide({
      actors: {
        allowSupport: recording<{ until: string | null }, { allowed: boolean }>(asked, { until: after }),
      },
      actions: { refresh: () => void (refreshed += 1) },
    }),
    { input: { until: before } },
  ).start();
  actor.send({ type: event });
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches(state));
  expect([asked, refreshed, context]).toEqual([[{ allowed }], 1, { until: after }]);
});

it.each([
  { before: null, event: 'consent.give', state: 'withheld' },
  { before: until, event: 'consent.withdraw', state: 'given' },
] as const)(
  'after a failed $event nothing has changed, and the reason shows',
  async ({ before, event, state }) => {
    const errors: unknown[] = [];
    const actor = createActor(
      supportConsentMachine.provide({
        actors: { allowSupport: refuses(refusal('unavailable')) },
        actions: { showError: (_, { error }) => void errors.push(error) },
      }),
      { input: { until: before } },
    ).start();
    actor.send({ type: event });
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches(state));
    expect([errors, context]).toEqual([[refusal('unavailable')], { until: before }]);
  },
);
