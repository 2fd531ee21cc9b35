import { expect, it } from 'vitest';
import { aDispute } from '#tests/support/aDispute.ts';
import { expectAccessible } from '../profile/show.tsx';
import { showPage } from './showPage.tsx';

it('J15 shows who still has to answer, and folds what is done without losing it', async () => {
  const { screen } = await showPage({
    disputes: [
      aDispute({ subject: 'account:1', heading: 'OAK LOANS', state: 'deleted', since: '2026-11-10' }),
      aDispute({ subject: 'account:2', heading: 'ELM BANK', state: 'investigating', next: '2026-12-01' }),
    ],
  });
  await expect.element(screen.getByRole('heading', { name: 'Waiting for an answer 1' })).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'ELM BANK' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Needs you' }).query()).toBeNull();
  const over = screen.getByText('OAK LOANS');
  await expect.element(over).not.toBeVisible();
  await screen.getByText('Deleted 1').click();
  await expect.element(over.first()).toBeVisible();
  await expectAccessible();
});
