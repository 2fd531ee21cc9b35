import type { Page } from 'playwright-core';

/**
 * The dialog between Generate and the letters: goes ahead with the first offered reason for each concern, then
 * generates. `say` translates its words.
 */
export async function confirmSummary(
  page: Page,
  say: (words: string) => string = (words) => words,
): Promise<void> {
  const dialog = page.getByRole('dialog', { name: say('Before you generate') });
  const generate = dialog.getByRole('button', { name: say('Generate'), exact: true });
  await dialog.getByText(/^\d+ (?:pages?|páginas?)$/).waitFor();
  const open = dialog.locator('section[data-open]');
  for (let left = await open.count(); left > 0; left -= 1) {
    await open.nth(0).getByRole('group').getByRole('button').first().click();
    await open.nth(left - 1).waitFor({ state: 'detached' });
  }
  await generate.click();
  await dialog.waitFor({ state: 'detached' });
}
