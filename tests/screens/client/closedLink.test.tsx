import { afterEach, expect, it } from 'vitest';
import { ClosedLinkScreen } from '#src/screens/client/ClosedLinkScreen.tsx';
import { expectAccessible, show } from '../profile/show.tsx';

const before = document.title;
afterEach(() => {
  document.title = before;
});

it('says of a link that has ended what may have happened, and offers a visitor no page that they don’t have', async () => {
  const { screen } = await show(
    <ClosedLinkScreen closed="ended" invitation={null} hasHome={false} signedIn={false} banner={null} />,
    true,
  );
  await expect.element(screen.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await expect
    .element(screen.getByText(/^It may have expired.* Ask the agency for a new link\./))
    .toBeVisible();
  expect(document.title).toBe('This link no longer works · Redress');
  expect(screen.getByRole('link', { name: 'Go to the home page' }).query()).toBeNull();
  expect(screen.getByRole('button', { name: 'Sign out' }).query()).toBeNull();
  await expectAccessible();
});

it('says which sign-in a link of someone else needs, and whom to ask', async () => {
  const invitation = { agency: 'Acme Credit', agencyLogoUrl: '' };
  const { screen } = await show(
    <ClosedLinkScreen closed="others" invitation={invitation} hasHome signedIn banner={null} />,
    true,
  );
  await expect.element(screen.getByText(/ask Acme Credit for a link of your own/)).toBeVisible();
  await expect.element(screen.getByRole('main').getByRole('button', { name: 'Sign out' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Go to the home page' })).toBeVisible();
});
