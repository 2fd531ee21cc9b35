import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { SettingsScreen } from '#src/screens/settings/Screen.tsx';
import { aUser } from '../aUser.ts';
import { show } from '../profile/show.tsx';

it.each([
  [390, 'below each other'],
  [1440, 'next to each other'],
])('at %i px, has what is filled in and what is switched %s', async (width, how) => {
  await page.viewport(width, 900);
  onTestFinished(() => page.viewport(414, 896));
  const counters = { generationsLeft: { value: 3, until: null }, generationsUsed: { value: 1, until: null } };
  const { screen } = await show(
    <SettingsScreen information={aUser()} counters={counters} back={undefined} contract={null} />,
  );
  const topOf = (name: string) => screen.getByRole('heading', { name }).element().getBoundingClientRect().top;
  await expect.element(screen.getByRole('heading', { name: 'Reminders' })).toBeVisible();
  expect(topOf('Reminders') === topOf('Generations')).toBe(how === 'next to each other');
});
