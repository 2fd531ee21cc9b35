import { expect, it } from 'vitest';
import { profileLogs } from '#contract/profiles.ts';
import { lateBanner } from '#tests/support/lateBanner.ts';
import { button, inDialog, type Office } from './office.ts';

/** The agency's own settings. */
export function changesSettings(office: Office): void {
  it('changes its own data, including its logo', async () => {
    const { page, photo } = office;
    await page.goto(`${office.world.product.business}/settings`);
    await page.getByRole('textbox', { name: 'Company name' }).fill('Ellis & Partners');
    await page
      .getByLabel(/Company logo/)
      .setInputFiles({ name: 'logo.jpg', mimeType: 'image/jpeg', buffer: photo });
    await page.getByRole('img', { name: 'Company logo' }).waitFor();
    await button(page, 'Save').click();
    await page.getByText('Settings saved').first().waitFor();
    await office.gather(page);
  });

  it('writes the terms of its contract', async () => {
    const { page } = office;
    await page.getByRole('heading', { name: 'Contract with your clients' }).click();
    const terms = {
      Services: 'Letters to the bureaus',
      'When the services will be completed': 'Within 90 days',
      'Terms of payment': 'After each round',
      'Total of all payments': '$240',
      'Principal business address': '100 Main St, Springfield, IL 62704',
    };
    for (const [name, words] of Object.entries(terms))
      await page.getByRole('textbox', { name, exact: true }).fill(words);
    await button(page, 'Save terms').click();
    await page.getByText('Contract terms saved').first().waitFor();
    await office.gather(page);
  });

  it('turns reminders by email off', async () => {
    const { page } = office;
    await page.getByRole('switch', { name: /^Also email me/ }).uncheck();
    await expect.poll(() => page.getByRole('switch', { name: /^Also email me/ }).isEnabled()).toBe(true);
    await office.gather(page);
  });

  it('lets support download its letters', async () => {
    const { page } = office;
    await page.getByRole('switch', { name: /^Let support download your letters/ }).check();
    await page.getByText(/^Allowed until/).waitFor();
    await office.gather(page);
  });

  it('says that the connection is lost, until it is back', async () => {
    const { page } = office;
    const banner = page.locator('[data-network]');
    await banner.waitFor(lateBanner);
    await page.context().setOffline(true);
    await banner.getByText('You’re offline.').waitFor();
    await page.context().setOffline(false);
    await expect.poll(() => banner.innerText()).toBe('');
    await office.gather(page);
  });

  it('finds a client from any page', async () => {
    const { page } = office;
    await page.keyboard.press('ControlOrMeta+k');
    const palette = page.getByRole('dialog', { name: 'Search' });
    await palette.getByRole('combobox').fill('dora');
    await palette.getByRole('option', { name: /^Dora Quick/ }).waitFor();
    await page.keyboard.press('Escape');
    await palette.waitFor({ state: 'detached' });
    await office.gather(page);
  });

  it('looks up who opened what, and saves it as a file', async () => {
    const { page } = office;
    await button(page, 'View access record').click();
    const dialog = page.getByRole('dialog', { name: 'Access record' });
    await dialog.getByRole('table').waitFor();
    await dialog.getByLabel('What was opened').first().selectOption('Reports');
    await dialog.getByRole('table').waitFor();
    const saved = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Export as CSV' }).click();
    await saved;
    await dialog.getByRole('button', { name: 'Close' }).click();
    await office.gather(page);
  });
}

/** A list that the server searches, as if the agency had thousands of clients. */
function searchesLongList(office: Office): void {
  it('searches a long list', async () => {
    const { page } = office;
    const asked = /\/api\/v1\/profiles\?.*wholeBelow/;
    await page.route(asked, (route) =>
      route.continue({
        url: route
          .request()
          .url()
          .replace(/wholeBelow=\d+/, 'wholeBelow=1'),
      }),
    );
    await page.goto(`${office.world.product.business}/dashboard`);
    const list = page.getByRole('table', { name: 'Clients' });
    await page.getByRole('searchbox', { name: 'Search by name' }).fill('DORA');
    await expect.poll(() => list.getAttribute('aria-rowcount')).toBe('2');
    await list.getByRole('checkbox', { name: 'Select Dora Quick' }).waitFor();
    await office.gather(page);
    await page.unroute(asked);
    await page.goto(`${office.world.product.business}/dashboard`);
  });
}

/** A log whose latest part has three entries, as if there were a hundred more; the server sends those behind them. */
function readsLongLog(office: Office): void {
  it('reads older entries of the log', async () => {
    const { page } = office;
    const latest = '**/api/v1/profile/logs?latest=true';
    await page.route(latest, async (route) => {
      const response = await route.fetch();
      const reply = profileLogs.reply.parse(await response.json());
      const results = reply.results.slice(0, 3);
      const last = results.at(-1);
      await route.fulfill({ response, json: { results, next: `${last?.date}_${last?.entry}` } });
    });
    await page.goto(`${office.world.product.business}/dashboard`);
    const log = page.getByRole('table', { name: 'Profile update log' });
    await expect.poll(() => log.getAttribute('aria-rowcount')).toBe('4');
    await button(page, 'Show older entries').click();
    await page.getByText('There are no older entries.').waitFor();
    expect(Number(await log.getAttribute('aria-rowcount'))).toBeGreaterThan(4);
    await office.gather(page);
    await page.unroute(latest);
  });
}

/** The dashboard, until everyone is signed out. */
export function leavesDashboard(office: Office): void {
  readsLongLog(office);
  searchesLongList(office);
  it('checks its dashboard, and signs out', async () => {
    const { page } = office;
    await button(page, 'Quick Import').click();
    await page
      .getByLabel(/File with your client list/)
      .setInputFiles({ name: 'clients.csv', mimeType: 'text/csv', buffer: Buffer.from('Ana Lima') });
    await inDialog(page, 'Send Request').click();
    await button(page, 'Notes').click();
    await page.getByRole('textbox', { name: 'New note' }).fill('Call Dora');
    await button(page, 'Add note').click();
    await button(page, 'Delete note: Call Dora').click();
    await inDialog(page, 'Close').click();
    await page.getByRole('checkbox', { name: 'Select Dora Quick' }).check();
    await page.getByRole('checkbox', { name: 'Select Dana Whitfield' }).check();
    await button(page, 'Set status').click();
    await page.getByLabel('New status').selectOption('Needs Review');
    await page.getByLabel('Reason').fill('To be looked at before they leave');
    await inDialog(page, 'Set status of 2 clients').click();
    await page
      .getByRole('status')
      .getByText(/^Done: 2$/)
      .waitFor();
    await inDialog(page, 'Done').click();
    await button(page, 'Delete Dana Whitfield').click();
    await inDialog(page, 'Confirm').click();
    await page.getByRole('checkbox', { name: 'Select Dana Whitfield' }).waitFor({ state: 'detached' });
    const opening = page.waitForEvent('popup');
    await page.evaluate(() => void window.open('/dashboard'));
    const otherTab = await opening;
    await button(otherTab, 'Sign out').waitFor();
    await button(page, 'Sign out').click();
    for (const tab of [page, otherTab]) {
      await tab.locator('input[name=password]').waitFor();
      await office.gather(tab);
    }
    await page.context().close();
  });
}
