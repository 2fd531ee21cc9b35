import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { olderEntriesOf } from '#machines/olderEntries.ts';

const older = (input: { readonly next: string | null }) =>
  createActor(
    olderEntriesOf<string>().provide({
      actors: {
        // A part ends with the place where the next one begins.
        loadPart: fromPromise(async ({ input: before }) =>
          before === 'b' ? { entries: ['c', 'b'], next: 'a' } : { entries: ['a'], next: null },
        ),
      },
    }),
    { input },
  ).start();

it('appends part after part, from where the last one ended, to the end of the log', async () => {
  const actor = older({ next: 'b' });
  actor.send({ type: 'entries.more' });
  // Asked twice while it loads, it loads once.
  actor.send({ type: 'entries.more' });
  await waitFor(actor, (snapshot) => snapshot.matches('shown'));
  expect(actor.getSnapshot().context).toEqual({ entries: ['c', 'b'], next: 'a', failure: null });
  actor.send({ type: 'entries.more' });
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('whole'));
  expect(context).toEqual({ entries: ['c', 'b', 'a'], next: null, failure: null });
});

it('has nothing to load behind a short log', () => {
  expect(older({ next: null }).getSnapshot().value).toBe('whole');
});
