import { fileURLToPath } from 'node:url';
import { it } from 'vitest';
import { demonstrationMails } from '#server/configuration.ts';
import { connect, createProfile } from '#tests/support/mainJob.ts';
import { button, inDialog, type Office } from './office.ts';

const reportFile = fileURLToPath(
  new URL('../../fixtures/credit-reports/identityiq-sampleton.synthetic.html', import.meta.url),
);

/** A client, from their data to their report. */
export function createsClient(office: Office): void {
  it('a business creates a client, connects them, and reads their report', async () => {
    const page = await office.open(office.world.product.business, demonstrationMails.b2b, '/create-profile');
    office.page = page;
    await createProfile(page, office.photo);

    await button(page, 'Show SSN').click();
    await button(page, 'Hide SSN').click();
    await button(page, 'View Proof of address').click();
    await page.getByRole('dialog').getByRole('img').waitFor();
    await page.keyboard.press('Escape');
    await page
      .getByLabel(/^Proof of address/)
      .setInputFiles({ name: 'bill.jpg', mimeType: 'image/jpeg', buffer: office.photo });
    await button(page, 'Crop Proof of address').click();
    await page.getByRole('button', { name: /^Right edge/ }).press('ArrowLeft');
    await inDialog(page, 'Turn').click();
    await inDialog(page, 'Use this part').click();
    await page.getByText(/^Cropped/).waitFor();
    await page.getByRole('textbox', { name: 'City' }).fill('Sparks');
    await button(page, 'Save Profile').first().click();
    await page.getByText('Profile saved.').waitFor();

    await connect(page);
    await inDialog(page, 'Close').last().click();
    const popup = page.waitForEvent('popup');
    await button(page, 'View Report').click();
    await (await popup).waitForURL(/\/api\/v1\/report\//);
    await button(page, 'Refresh report').click();
    await page.getByRole('heading', { name: 'Credit Report Connected' }).waitFor();
    await inDialog(page, 'Close').last().click();
    await office.gather(page);
  });
}

/** The rest of a client's record: connection, link, status, copy, and hold. */
export function keepsClient(office: Office): void {
  it('ends the connection and imports a report file', async () => {
    const { page } = office;
    await page.goBack();
    await page.waitForURL(/\/edit-profile\//);
    await button(page, 'Sign Out').click();
    await button(page, 'Sign Out').waitFor({ state: 'detached' });
    await page.getByLabel('Choose a report file or drop it here').setInputFiles(reportFile);
    await button(page, 'Import anyway').click();
    await page.getByText('Report imported.').waitFor();
    await office.gather(page);
  });

  it('creates a link for the client and revokes it', async () => {
    const { page } = office;
    await button(page, 'Create link').click();
    await button(page, 'Revoke').click();
    // Enabled again: the workflow is idle.
    await button(page, 'Create link').click({ trial: true });
    await office.gather(page);
  });

  it('sets the status manually', async () => {
    const { page } = office;
    await page.getByText('Set status manually').click();
    await page.getByLabel('New status').selectOption('Finished');
    await page.getByRole('textbox', { name: 'Reason' }).fill('As agreed on the phone');
    await button(page, 'Set status').click();
    const words = /^.* set the status to Finished: As agreed on the phone$/;
    await page.getByRole('listitem').getByText(words).waitFor();
    await office.gather(page);
  });

  it('downloads everything about the client, and places a hold on them for a while', async () => {
    const { page } = office;
    const saved = page.waitForEvent('download');
    await button(page, 'Download everything').click();
    await saved;
    await page.getByText('The download is complete.').waitFor();
    await page.getByText('Place a hold', { exact: true }).click();
    await page.getByRole('textbox', { name: 'Reason for the hold' }).fill('Lawsuit 26-114');
    await button(page, 'Place hold').click();
    await page.getByText(/^On hold since /).waitFor();
    await button(page, 'Lift hold').click();
    await page.getByText(/^On hold since /).waitFor({ state: 'detached' });
    await office.gather(page);
  });

  it('records that the client has the statement of rights, and withdraws it', async () => {
    const { page } = office;
    await page.getByText('Print and record', { exact: true }).click();
    const day = 'Day on which the client signed for the statement of rights';
    await page.getByRole('textbox', { name: day }).fill('11/20/2026');
    await button(page, 'Record the statement').click();
    await page.getByText(/^No contract is signed yet/).waitFor();
    await button(page, 'Withdraw').click();
    await page.getByText('Print and record', { exact: true }).waitFor();
    await office.gather(page);
  });
}
