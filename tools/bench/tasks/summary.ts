import type { Hand } from './hand.ts';

/** Decides what the dialog before the letters asks, with the first reason that each question offers, and generates. */
export async function decideSummary(hand: Hand): Promise<void> {
  const dialog = hand.page.getByRole('dialog', { name: 'Before you generate' });
  const open = dialog.locator('section[data-open]');
  await dialog.getByText(/\d/).first().waitFor();
  for (let left = await open.count(); left > 0; left -= 1) {
    await hand.press(open.first().getByRole('group').getByRole('button').first());
    await open.nth(left - 1).waitFor({ state: 'detached' });
  }
  await hand.press(dialog.getByRole('button', { name: 'Generate', exact: true }));
  await hand.page.getByRole('heading', { name: 'Your letters are ready' }).waitFor();
}
