import { show } from '../profile/show.tsx';
import { afterAll, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { WalkthroughDialog } from '#src/overview/guide/WalkthroughDialog.tsx';
import { walkthroughMachine } from '#machines/walkthrough.ts';
import { ids } from '#tests/machines/builders.ts';

// React warns only once about a component, so from its first use.
const warnings: unknown[] = [];
const { error } = console;
console.error = (...words) => warnings.push(words);
afterAll(() => {
  console.error = error;
});

/** Where the first step leads. */
async function firstWay(ownProfile: string | undefined) {
  const shownAround = walkthroughMachine.provide({ actions: { rememberSeen: () => {} } });
  const actor = createActor(shownAround, { input: { firstTime: true } }).start();
  const { screen } = await show(<WalkthroughDialog walkthrough={actor} ownProfile={ownProfile} />);
  const way = screen.getByRole('link');
  await expect.element(way).toBeVisible();
  return [way.element().textContent, way.element().getAttribute('href')];
}

it('leads to a new profile while there is none', async () => {
  expect(await firstWay(undefined)).toEqual(['Create Profile', '/create-profile']);
});

it('leads a consumer to their existing profile instead of a second one', async () => {
  expect(await firstWay(ids.profile)).toEqual(['Open profile', `/edit-profile/${ids.profile}`]);
});

it('gives React nothing to warn of', async () => {
  await firstWay(undefined);
  expect(warnings).toEqual([]);
});
