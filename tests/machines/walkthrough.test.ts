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

it('opens by itself the first time and is remembered as seen at once', () => {
  const { actor, seen } = started(true);
  expect(actor.getSnapshot().value).toEqual({ walking: 'clients' });
  expect(seen()).toBe(1);
});

it('stays away after that until it is asked for', () => {
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

it('shows the video, and not while the steps are up', () => {
  const { actor } = started(true);
  expect(actor.getSnapshot().can({ type: 'video.open' })).toBe(false);
  actor.send({ type: 'walkthrough.close' });
  actor.send({ type: 'video.open' });
  expect(actor.getSnapshot().value).toBe('watching');
});
