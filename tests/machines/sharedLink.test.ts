import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { sharedLinkMachine } from '#machines/sharedLink.ts';
import { notes, refusal, refuses } from './builders.ts';

it.each([
  { event: { type: 'link.make' }, place: 'makeLink', state: 'making' },
  { event: { type: 'link.end' }, place: 'endLink', state: 'ending' },
] as const)('does $event.type once at a time, and is idle again', async ({ event, place, state }) => {
  const asked: unknown[] = [];
  const actor = createActor(sharedLinkMachine.provide({ actors: { [place]: notes(asked) } })).start();
  actor.send(event);
  actor.send(event);
  expect(actor.getSnapshot().value).toBe(state);
  await waitFor(actor, (now) => now.matches('resting'));
  expect(asked).toHaveLength(1);
});

it.each([
  { event: { type: 'link.make' }, place: 'makeLink' },
  { event: { type: 'link.end' }, place: 'endLink' },
] as const)('shows an error if $event.type fails, and can be retried', async ({ event, place }) => {
  const refused = refusal('busy');
  const complaints: unknown[] = [];
  const actor = createActor(
    sharedLinkMachine.provide({
      actors: { [place]: refuses(refused) },
      actions: { showError: (_, { error }) => void complaints.push(error) },
    }),
  ).start();
  actor.send(event);
  await waitFor(actor, (now) => now.matches('resting'));
  expect(complaints).toEqual([refused]);
  expect(actor.getSnapshot().can(event)).toBe(true);
});
