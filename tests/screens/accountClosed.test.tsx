import { expect, it, onTestFinished } from 'vitest';
import { AccountClosed } from '#src/app/AccountClosed.tsx';
import { show } from './profile/show.tsx';

it('says that the account is closed, names the page, and leads to the sign-in', async () => {
  const before = document.title;
  onTestFinished(() => void (document.title = before));
  const { screen } = await show(<AccountClosed />, true);
  await expect.element(screen.getByRole('heading', { name: 'Your account is closed' })).toBeVisible();
  await expect.poll(() => document.title).toBe('Your account is closed · Redress');
});
