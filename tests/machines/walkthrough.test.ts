import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { walkthroughMachine } from '#machines/walkthrough.ts';

function started(firstTime: boolean) {
  let seen = 0;
  const actor = createActor(
    walkthroughMachine.provide({ actions: { rememberSeen: () => void (seen += 1) } }),
    { input: { firstTime } },
  ).start();
  return { actor, seen: () => seen };
}

it('opens automatically the first time and is remembered as seen right away', () => {
  const { actor, seen } = started(true);
  expect(actor.getSnapshot().value).toEqual({ walking: 'clients' });
  expect(seen()).toBe(1);
});

it('stays closed after that until it is requested', () => {
  const { actor, seen } = started(false);
  expect([actor.getSnapshot().value, seen()]).toEqual(['closed', 0]);
  actor.send({ type: 'walkthrough.open' });
  expect([actor.getSnapshot().value, seen()]).toEqual([{ walking: 'clients' }, 1]);
});

it('leads through three steps and back', () => {
  const { actor } = started(true);
  const values = (['step.next', 'step.next', 'step.back', 'step.back'] as const).map((type) => {
    actor.send({ type });
    return actor.getSnapshot().value;
  });
  expect(values).toEqual([
    { walking: 'reports' },
    { walking: 'letters' },
    { walking: 'reports' },
    { walking: 'clients' },
  ]);
});

it('shows the video, but not while the steps are open', () => {
  const { actor } = started(true);
  expect(actor.getSnapshot().can({ type: 'video.open' })).toBe(false);
  actor.send({ type: 'walkthrough.close' });
  actor.send({ type: 'video.open' });
  expect(actor.getSnapshot().value).toBe('watching');
});
