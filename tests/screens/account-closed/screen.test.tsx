import { expect, it, onTestFinished } from 'vitest';
import { Notice } from '#src/app/Notice.tsx';
import { AccountClosedScreen } from '#src/screens/account-closed/Screen.tsx';
import { show } from '../profile/show.tsx';

it('says that the account is closed, names the page, and leads to the sign-in', async () => {
  const before = document.title;
  onTestFinished(() => void (document.title = before));
  const { screen } = await show(<AccountClosedScreen Frame={Notice} />, true);
  await expect.element(screen.getByRole('heading', { name: 'Your account is closed' })).toBeVisible();
  await expect.poll(() => document.title).toBe('Your account is closed · Redress');
});
