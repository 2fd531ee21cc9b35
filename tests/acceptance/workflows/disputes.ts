import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { demonstrationMails } from '#server/configuration.ts';
import { requestsAs } from '#tests/support/apiClient.ts';
import { button, inDialog, type Office } from './office.ts';

/** The mailed letter has results: all of its items but the first are not mentioned. */
async function recordAnswer(page: Page, photo: Buffer): Promise<void> {
  await page.goto(page.url().replace('/disputes/', '/answer/'));
  await page
    .getByLabel(/^Add a photo or PDF/)
    .setInputFiles({ name: 'answer.jpg', mimeType: 'image/jpeg', buffer: photo });
  await page.getByText('Stored encrypted.', { exact: true }).waitFor();
  const received = await page.getByRole('textbox', { name: 'Date received' }).inputValue();
  await page.getByRole('textbox', { name: 'Date printed on it' }).fill(received);
  await page.getByText('Results', { exact: true }).click();
  await page.locator('[data-row]').first().getByText('Remains', { exact: false }).click();
  const rest = button(page, 'The rest: not mentioned');
  if (await rest.isEnabled()) await rest.click();
  await button(page, 'Record answer').click();
  await page.getByRole('heading', { name: 'Answer recorded' }).waitFor();
  await page.getByRole('heading', { name: 'What’s next' }).waitFor();
}

/** The request for the procedure about the item that the bureau verified. */
async function writeNextLetter(page: Page): Promise<void> {
  await button(page, /^Write ?: Request for the procedure$/).click();
  await inDialog(page, 'Read the letters').click();
  await page.getByRole('dialog').getByRole('img').first().waitFor();
  await inDialog(page, 'Write 1 letter: 1 generation').click();
  await page.getByRole('dialog', { name: 'Letters written' }).waitFor();
  await inDialog(page, 'Close').last().click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** What happens to letters after they were written. */
export function followsDisputes(office: Office): void {
  it('records the mailing of a letter and its answer, and withdraws the entries', async () => {
    const { page, photo } = office;
    await page.getByRole('link', { name: 'Disputes', exact: true }).click();
    await button(page, /^I mailed it: /)
      .first()
      .click();
    const form = page.getByRole('dialog', { name: 'I mailed it' });
    await form.getByLabel(/^How it was sent/).selectOption('Certified mail');
    await form.getByLabel('Tracking number').fill('9407111898765432101234');
    await form
      .getByLabel(/^Photo of the receipt/)
      .setInputFiles({ name: 'receipt.jpg', mimeType: 'image/jpeg', buffer: photo });
    await form.getByRole('button', { name: 'Save' }).click();
    await button(page, /^Open .*: Mailed, certified/).click();
    await page.getByRole('dialog').getByRole('img').waitFor();
    await inDialog(page, 'Close').click();
    const letters = page.url();
    await recordAnswer(page, photo);
    await office.gather(page);
    await page.getByRole('link', { name: 'Back to the disputes' }).click();
    await page.waitForURL(letters);
    await writeNextLetter(page);
    await office.gather(page);
    await button(page, /^Withdraw: Results came/).click();
    await page
      .getByRole('dialog')
      .getByLabel(/^Reason/)
      .fill('Another client');
    await inDialog(page, 'Withdraw').click();
    await page.getByText(/^Withdrawn .*: Another client$/).waitFor();
    await button(page, /^Withdraw: Mailed, certified/).click();
    await page
      .getByRole('dialog')
      .getByLabel(/^Reason/)
      .fill('Another letter');
    await inDialog(page, 'Withdraw').click();
    await page.getByText(/^Withdrawn .*: Another letter$/).waitFor();
    await office.gather(page);
  });

  it('pauses all work, writes the letter that removes a dispute notation, and has the print shop mail it', async () => {
    const { page } = office;
    await button(page, 'Pause').click();
    await page
      .getByRole('dialog')
      .getByText(/open dispute notation/)
      .waitFor();
    await inDialog(page, 'Pause').click();
    await button(page, 'Letters that remove dispute notations').click();
    const marks = page.getByRole('dialog', { name: 'Dispute notations' });
    await marks.getByRole('checkbox').first().check();
    await marks.getByRole('button', { name: 'Write the letters: 1 generation' }).click();
    await marks.getByText(/^The letters are written\./).waitFor();
    await marks.getByRole('button', { name: 'Close' }).last().click();
    await page
      .getByText(/Removal of the dispute notation/)
      .first()
      .waitFor();
    const cart = page.waitForEvent('popup');
    await button(page, /^Mail Letters \(paid\)/)
      .first()
      .click();
    await (await cart).close();
    await page
      .getByText(/^The print shop’s cart is open.+Once you have ordered, select “The print/)
      .waitFor();
    await button(page, 'Continue work').click();
    await inDialog(page, 'Continue').click();
    await button(page, 'Pause').waitFor();
    await office.gather(page);
  });

  it('asks a bureau for the file, for what the client certifies', async () => {
    const { page } = office;
    await button(page, 'Ask for the file').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Unemployed', { exact: true }).click();
    await dialog.getByRole('checkbox', { name: 'Experian' }).check();
    await inDialog(page, 'Read the letters').click();
    await dialog.getByText(/^I certify that I am unemployed/).waitFor();
    await inDialog(page, 'Write 1 letter: 1 generation').click();
    await dialog.getByText(/^The letters are written\./).waitFor();
    await inDialog(page, 'Close').last().click();
    await page
      .getByText(/Request for the file/)
      .first()
      .waitFor();
    await office.gather(page);
  });

  it('has a client approve a letter and withdraw a statement on their own page', async () => {
    const ask = await requestsAs(office.world.product, 'business', demonstrationMails.b2b);
    const { generations } = (await ask('/generations')).answer;
    const { profile, reportId } = generations.find(
      ({ profileName }: { profileName: string }) => profileName === 'José Ramírez',
    );
    const { accounts } = (await ask(`/profile/${profile}/${reportId}/grounds`)).answer;
    const { accountId } = accounts.find(({ findings }: { findings: unknown[] }) => findings.length > 0);
    const body = { accountId, reason: { reason: 'notMine' } };
    await ask(`/profile/${profile}/${reportId}/confirmations`, { body });
    const selected = {
      profileId: profile,
      reportId,
      destinations: ['TransUnion', 'Experian', 'Equifax'],
      selectedAccounts: [accountId],
    };
    await ask('/generateManual', { body: selected });
    const { url } = (await ask(`/profile/link/${profile}`, { body: {} })).answer;
    const client = await office.open(office.world.product.consumer, demonstrationMails.b2c, '/settings');
    await client.goto(url);
    await button(client, /^Read and approve: /)
      .first()
      .click();
    await client.getByRole('textbox', { name: /^Sign with your full name/ }).fill('José Ramírez');
    await inDialog(client, 'Approve and sign').click();
    await client.getByText(/^You approved and signed it on/).waitFor();
    await button(client, /^Withdraw: /).click();
    await inDialog(client, 'Withdraw').click();
    await client.getByText(/^Withdrawn on /).waitFor();
    await office.gather(client);
    await client.context().close();
  });

  it('sees the results of its disputes, and saves the figures', async () => {
    const { page } = office;
    await page.goto(`${office.world.product.business}/outcomes`);
    const saved = page.waitForEvent('download');
    await button(page, 'Download CSV').click();
    expect((await saved).suggestedFilename()).toMatch(/^outcomes-.*\.csv$/);
    await page.getByText('The download is complete.').waitFor({ state: 'attached' });
    await office.gather(page);
  });

  it('takes scans, discards one, and assigns the other', async () => {
    const { page, photo } = office;
    await page.goto(`${office.world.product.business}/inbox`);
    const scan = { mimeType: 'image/jpeg', buffer: photo };
    await page.getByLabel(/^Add scans/).setInputFiles([
      { name: 'scan-1.jpg', ...scan },
      { name: 'scan-2.jpg', ...scan },
    ]);
    await button(page, 'Open and assign scan-2.jpg').waitFor();
    await button(page, 'Open and assign scan-1.jpg').click();
    await page.getByRole('dialog').getByRole('img').waitFor();
    await inDialog(page, 'Discard…').click();
    await page.getByRole('dialog').getByText('Scanned twice', { exact: true }).click();
    await inDialog(page, 'Discard').click();
    await button(page, 'Open and assign scan-1.jpg').waitFor({ state: 'detached' });
    await button(page, 'Open and assign scan-2.jpg').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('img').waitFor();
    await dialog.getByRole('radio').first().check({ force: true });
    await dialog.getByText('Equifax', { exact: true }).click();
    await inDialog(page, 'Assign and record').click();
    await page.waitForURL(/\/answer\//);
    await office.gather(page);
  });

  it('decides what a newer report shows about disputed items', async () => {
    const { page } = office;
    const ask = await requestsAs(office.world.product, 'business', demonstrationMails.b2b);
    const clients: readonly { id: string; name: string }[] = (await ask('/clients')).answer.results;
    const id = clients.find(({ name }) => name === 'Marcus Hill')?.id ?? '';
    await ask(`/profile/refresh/${id}`, { body: {} });
    await page.goto(`${office.world.product.business}/disputes/${id}`);
    await button(page, 'I checked all of them').click();
    await button(page, /^Save decisions \(/).click();
    await button(page, 'I checked all of them').waitFor({ state: 'detached' });
    await button(page, 'Save decisions').waitFor();
    await office.gather(page);
    await page.getByRole('link', { name: 'Compare the reports side by side' }).click();
    await page.getByText('Only what changed', { exact: true }).click();
    await page
      .getByRole('cell', { name: /^\d{2}\/\d{2}\/\d{4}$/ })
      .first()
      .waitFor();
  });
}
