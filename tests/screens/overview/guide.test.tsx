import { show } from '../profile/show.tsx';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { createActor } from 'xstate';
import { WalkthroughDialog } from '#src/overview/guide/WalkthroughDialog.tsx';
import { walkthroughMachine } from '#machines/walkthrough.ts';
import { takeLanguage, withdrawOffer } from '#src/browser/languageChoice.ts';
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

it('K21 offers the browser’s language in what opens in front of the page’s own offer', async () => {
  const { languages } = navigator;
  onTestFinished(() => {
    Object.defineProperty(navigator, 'languages', { value: languages, configurable: true });
    withdrawOffer();
  });
  Object.defineProperty(navigator, 'languages', { value: ['es-US'], configurable: true });
  localStorage.removeItem('language');
  expect(takeLanguage()).toBe('en');
  const shownAround = walkthroughMachine.provide({ actions: { rememberSeen: () => {} } });
  const actor = createActor(shownAround, { input: { firstTime: true } }).start();
  const { screen } = await show(<WalkthroughDialog walkthrough={actor} ownProfile={undefined} />);
  const offer = screen
    .getByRole('dialog', { name: 'Get Started' })
    .getByRole('region', { name: 'Redress también está en español.' });
  await offer.getByRole('button', { name: 'No, gracias' }).click();
  await expect.element(offer).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
});

it('gives React nothing to warn of', async () => {
  await firstWay(undefined);
  expect(warnings).toEqual([]);
});
