import { expect, it } from 'vitest';
import { clientsCalls, membersCalls } from '#src/disputes/calls.ts';
import { showPage } from './showPage.tsx';

it.each([
  ['a client that they can continue at any time', clientsCalls, 1],
  ['no agency that, which doesn’t continue what ended', membersCalls, 0],
] as const)('before all work ends, tells %s', async (_whom, calls, times) => {
  const { screen } = await showPage({}, null, calls);
  await screen.getByRole('button', { name: /^End/ }).click();
  const dialog = screen.getByRole('dialog');
  await expect
    .element(dialog.getByText('This page, the records, and the copy of everything stay available.'))
    .toBeVisible();
  expect(dialog.getByText('You can continue at any time.').elements()).toHaveLength(times);
});
