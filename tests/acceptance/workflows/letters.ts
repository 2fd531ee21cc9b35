import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { demonstrationMails } from '#server/configuration.ts';
import { confirmSummary } from '#tests/support/confirmSummary.ts';
import { requestsAs } from '#tests/support/apiClient.ts';
import { withdrawFrom } from '#tests/support/withdrawFrom.ts';
import { button, inDialog, type Office } from './office.ts';

async function download(page: Page): Promise<void> {
  const coming = page.waitForEvent('download');
  await inDialog(page, 'Download Letter(s)').click();
  await coming;
  await page.getByRole('heading', { name: 'Your letters are ready' }).waitFor();
}

/** Letters from a report, and what the client says about its items. */
export function writesLetters(office: Office): void {
  it('reads and generates letters for them', async () => {
    const { page } = office;
    await page.getByRole('link', { name: 'Move to Repair center' }).first().click();
    await button(page, 'Generate').click();
    await page.getByRole('checkbox', { name: 'Attack All Negative Accounts' }).check();
    await inDialog(page, 'Preview').click();
    const preview = page.getByRole('dialog', { name: 'Preview letters' });
    await preview.getByRole('img', { name: /^Page 1 of/ }).waitFor();
    const enclosed = preview.getByRole('group', { name: 'Enclosed with this letter' });
    await enclosed.getByText(/^Enclosed with this letter: ID/).click();
    await enclosed.getByText('Proof of address', { exact: true }).click();
    await enclosed.getByText('Enclosed with this letter: ID.').waitFor();
    await enclosed.and(preview.locator('[aria-busy=false]')).waitFor();
    await enclosed.getByText('Last four digits', { exact: true }).click();
    await enclosed.getByText('The letter shows the last four digits of the SSN.').waitFor();
    await preview.getByRole('img', { name: /^Page 1 of/ }).waitFor();
    await preview.getByRole('button', { name: 'Next letter' }).click();
    await preview.getByRole('img', { name: /^Page 1 of/ }).waitFor();
    await preview.getByRole('button', { name: 'Back' }).click();
    await inDialog(page, 'Generate').click();
    const item = page.getByRole('listitem').filter({ hasText: 'Say what you know' }).first();
    await item.getByRole('button', { name: 'Leave out' }).click();
    await item.getByText(/^Left out by/).waitFor();
    await item.getByRole('button', { name: 'Ask to verify anyway' }).click();
    await item.getByText(/^To be verified anyway/).waitFor();
    await confirmSummary(page);
    await download(page);
    await inDialog(page, 'Close').last().click();
  });

  it('says what the client knows of the first item, and withdraws it', async () => {
    const { page } = office;
    await button(page, 'Review one by one').click();
    await button(page, 'This was never my name').click();
    await page.getByText(/^Item 2 of \d+$/).waitFor();
    await button(page, 'Back to the list').click();
    await page.getByText(/^Names\s·\s.* answered$/).click();
    await button(page, 'Withdraw').click();
    await button(page, 'Withdraw').waitFor({ state: 'detached' });
    await office.gather(page);
  });

  it('confirms a reason, withdraws it, and generates manual letters', async () => {
    const { page } = office;
    await page.getByText('Manual', { exact: true }).click();
    await page.getByRole('switch', { name: 'Show Only Negative' }).check();
    const accounts = page.getByRole('list', { name: 'Accounts' });
    await accounts.getByRole('checkbox').first().check();
    await accounts
      .getByText(/findings?$/)
      .first()
      .click();
    await button(page, 'Confirm a reason').click();
    await page.getByLabel('What’s true about this account?').selectOption('This account is not mine');
    await button(page, 'Confirm').click();
    await button(page, 'Withdraw').click();
    await button(page, 'Withdraw').waitFor({ state: 'detached' });
    const bureaus = page.getByRole('checkbox', { name: /^(TransUnion|Experian|Equifax)/ });
    for (const place of [0, 1]) await bureaus.nth(place).check();
    const letter = page.getByRole('region', { name: 'Letter', exact: true });
    await letter.locator('[role=button]').first().click();
    await button(page, 'Next letter').click();
    await button(page, 'Generate').click();
    await confirmSummary(page);
    await page.getByRole('heading', { name: 'Your letters are ready' }).waitFor();
    await inDialog(page, 'Close').last().click();
    await office.gather(page);
  });
}

/** Letters after they were written: printed, and written again. */
export function returnsToLetters(office: Office): void {
  it('opens the page that prints its letters', async () => {
    const { page } = office;
    const ask = await requestsAs(office.world.product, 'business', demonstrationMails.b2b);
    const [{ id }] = (await ask('/generations')).answer.generations;
    const list = page.waitForEvent('download');
    await page.goto(`${office.world.product.business}/print/${id}`);
    expect((await list).suggestedFilename()).toBe(`${id}.csv`);
    await page.getByText(/^The letter list has been saved/).waitFor();
    await office.gather(page);
  });

  it('reads what was withdrawn from earlier letters, and writes them again', async () => {
    const { page } = office;
    const ask = await requestsAs(office.world.product, 'business', demonstrationMails.b2b);
    const { generations } = (await ask('/generations')).answer;
    // The client's three newest sets are no choice of items and are never written again.
    const [, , , { id, profileName }] = generations.filter(
      (set: { profileName: string }) => set.profileName !== 'José Ramírez',
    );
    const statement = 'A paid account has no balance.';
    const item = 'HARBOR BANK, account 4400';
    const flaw = 'notProven';
    await withdrawFrom(office.world.product.dataDirectory, id, {
      destination: 'Experian',
      item,
      statement,
      flaw,
    });
    await page.goto(`${office.world.product.business}/dashboard`);
    for (const name of ['Next', 'Next', 'Done']) await inDialog(page, name).click();
    await button(page, new RegExp(`^Withdrawn statements in letters for ${profileName}`)).click();
    await page.getByRole('dialog').getByText(statement).waitFor();
    await inDialog(page, 'Write the letters again').click();
    await page.getByText(/No generation was used\.$/).waitFor();
    await inDialog(page, 'Close').last().click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect((await ask('/generations')).answer.generations).toHaveLength(generations.length + 1);
    await office.gather(page);
  });
}
