import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { onboardingMachine } from '#machines/onboarding.ts';
import { notes, refusal, refuses } from './builders.ts';

it('opens automatically for new users only', () => {
  const value = (showOnboarding: boolean) =>
    createActor(onboardingMachine, { input: { showOnboarding } }).start().getSnapshot().value;
  expect(value(true)).toEqual({ showing: 'product' });
  expect(value(false)).toBe('closed');
});

it('shows three slides, can be finished only on the last one, and saves that permanently', async () => {
  const asked: unknown[] = [];
  const actor = createActor(
    onboardingMachine.provide({
      actors: { finishOnboarding: notes(asked) },
      actions: { rememberClosed: () => undefined },
    }),
    { input: { showOnboarding: true } },
  ).start();
  expect(actor.getSnapshot().can({ type: 'onboarding.finish' })).toBe(false);
  actor.send({ type: 'slide.next' });
  expect(actor.getSnapshot().value).toEqual({ showing: 'linking' });
  expect(actor.getSnapshot().can({ type: 'onboarding.finish' })).toBe(false);
  actor.send({ type: 'slide.next' });
  expect(actor.getSnapshot().value).toEqual({ showing: 'letters' });
  expect(actor.getSnapshot().hasTag('last')).toBe(true);
  actor.send({ type: 'onboarding.finish' });
  await waitFor(actor, (state) => state.matches('closed'));
  expect(asked).toHaveLength(1);
});

it('closes without being finished, remembers only that, and restarts with its button from the first slide', () => {
  let closed = 0;
  const actor = createActor(
    onboardingMachine.provide({ actions: { rememberClosed: () => void (closed += 1) } }),
    { input: { showOnboarding: true } },
  ).start();
  actor.send({ type: 'slide.next' });
  expect(closed).toBe(0);
  actor.send({ type: 'onboarding.close' });
  expect(actor.getSnapshot().value).toBe('closed');
  expect(closed).toBe(1);
  actor.send({ type: 'onboarding.open' });
  expect(actor.getSnapshot().value).toEqual({ showing: 'product' });
});

it('lets the person continue if finishing could not be saved, for the rest of the visit', async () => {
  let closed = 0;
  const actor = createActor(
    onboardingMachine.provide({
      actors: { finishOnboarding: refuses(refusal('busy')) },
      actions: { rememberClosed: () => void (closed += 1) },
    }),
    { input: { showOnboarding: true } },
  ).start();
  for (const type of ['slide.next', 'slide.next', 'onboarding.finish'] as const) actor.send({ type });
  expect((await waitFor(actor, (state) => state.matches('unkept'))).hasTag('dialog')).toBe(false);
  expect(closed).toBe(1);
});
