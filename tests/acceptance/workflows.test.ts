import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { demonstrationMails, demonstrationSupportMail } from '#server/configuration.ts';
import { mainPaths } from '#tests/paths/mainPaths.ts';
import { confirmSummary } from '#tests/support/confirmSummary.ts';
import { aPhoto, connect, createProfile, signedIn } from '#tests/support/mainJob.ts';
import { requestsAs } from '#tests/support/apiClient.ts';
import { signIn } from '#tests/support/signIn.ts';
import { withdrawFrom } from '#tests/support/withdrawFrom.ts';
import { aWorld } from '#tests/support/world.ts';

const reportFile = fileURLToPath(
  new URL('../fixtures/credit-reports/identityiq-sampleton.synthetic.html', import.meta.url),
);

const world = aWorld();
let photo: Buffer;
/** Every transition that any workflow made on the running product, by name. */
const taken = new Set<string>();

beforeAll(async () => {
  photo = await aPhoto();
});

/** A person at work with the charts switched on, so that the tab records what its workflows do. */
async function open(base: string, mail: string, path: string): Promise<Page> {
  const { page } = await signedIn(world.browser, base, mail, path, {
    viewport: { width: 1900, height: 1000 },
    storageState: {
      cookies: [],
      origins: [{ origin: base, localStorage: [{ name: 'liveCharts', value: 'on' }] }],
    },
  });
  return page;
}

/** As the server does if the sign-in was too long ago. */
async function refuseOnce(page: Page, path: string): Promise<void> {
  const body = JSON.stringify({ ok: false, code: 'freshSignInNeeded', error: '' });
  await page.route(
    `**${path}`,
    (route) => route.fulfill({ status: 403, contentType: 'application/json', body }),
    {
      times: 1,
    },
  );
}

async function gather(page: Page): Promise<void> {
  const steps = await page.evaluate(() => sessionStorage.getItem('workflowTrail'));
  for (const step of JSON.parse(steps ?? '[]')) taken.add(step);
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const inDialog = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });

async function download(page: Page): Promise<void> {
  const coming = page.waitForEvent('download');
  await inDialog(page, 'Download Letter(s)').click();
  await coming;
  await page.getByRole('heading', { name: 'Your letters are ready' }).waitFor();
}

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
  await page.getByRole('heading', { name: 'What is next' }).waitFor();
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

describe('the main path of each workflow against the running server', () => {
  describe('of an agency', () => {
    let page: Page;

    it('a business creates a client, connects them, and reads their report', async () => {
      page = await open(world.product.business, demonstrationMails.b2b, '/create-profile');
      await createProfile(page, photo);

      await button(page, 'Show SSN').click();
      await button(page, 'Hide SSN').click();
      await button(page, 'View Proof of address').click();
      await page.getByRole('dialog').getByRole('img').waitFor();
      await page.keyboard.press('Escape');
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
      await gather(page);
    });

    it('reads and generates letters for them', async () => {
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
      await button(page, 'Review one by one').click();
      await button(page, 'This was never my name').click();
      await page.getByText(/^Item 2 of \d+$/).waitFor();
      await button(page, 'Back to the list').click();
      await page.getByText(/^Names · .* answered$/).click();
      await button(page, 'Withdraw').click();
      await button(page, 'Withdraw').waitFor({ state: 'detached' });
      await gather(page);
    });

    it('confirms a reason, withdraws it, and generates manual letters', async () => {
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
      await page
        .getByRole('checkbox', { name: /TransUnion|Experian|Equifax/ })
        .first()
        .check();
      await button(page, 'Generate').click();
      await confirmSummary(page);
      await page.getByRole('heading', { name: 'Your letters are ready' }).waitFor();
      await inDialog(page, 'Close').last().click();
      await gather(page);
    });

    it('ends the connection and imports a report file', async () => {
      await page.goBack();
      await page.waitForURL(/\/edit-profile\//);
      await button(page, 'Sign Out').click();
      await button(page, 'Sign Out').waitFor({ state: 'detached' });
      await page.getByLabel('Choose a report file or drop it here').setInputFiles(reportFile);
      await button(page, 'Import anyway').click();
      await page.getByText('Report imported.').waitFor();
      await gather(page);
    });

    it('creates a link for the client and revokes it', async () => {
      await button(page, 'Create link').click();
      await button(page, 'Revoke').click();
      // Enabled again: the workflow is idle.
      await button(page, 'Create link').click({ trial: true });
      await gather(page);
    });

    it('sets the status manually', async () => {
      await page.getByText('Set status manually').click();
      await page.getByLabel('New status').selectOption('Finished');
      await page.getByRole('textbox', { name: 'Reason' }).fill('As agreed on the phone');
      await button(page, 'Set status').click();
      await page.getByText(/^.* set the status to Finished: As agreed on the phone$/).waitFor();
      await gather(page);
    });

    it('downloads everything about the client, and places a hold on them for a while', async () => {
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
      await gather(page);
    });

    it('records the mailing of a letter and its answer, and withdraws the entries', async () => {
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
      await gather(page);
      await page.getByRole('link', { name: 'Back to the disputes' }).click();
      await page.waitForURL(letters);
      await writeNextLetter(page);
      await gather(page);
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
      await gather(page);
    });

    it('pauses all work, and writes the letter that removes a dispute notation', async () => {
      await button(page, 'Pause').click();
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
      await button(page, 'Continue work').click();
      await inDialog(page, 'Continue').click();
      await button(page, 'Pause').waitFor();
      await gather(page);
    });

    it('has a client approve a letter and withdraw a statement on their own page', async () => {
      const ask = await requestsAs(world.product, 'business', demonstrationMails.b2b);
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
      const client = await open(world.product.consumer, demonstrationMails.b2c, '/settings');
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
      await gather(client);
      await client.context().close();
    });

    it('sees the results of its disputes, and saves the figures', async () => {
      await page.goto(`${world.product.business}/outcomes`);
      const saved = page.waitForEvent('download');
      await button(page, 'Download CSV').click();
      expect((await saved).suggestedFilename()).toMatch(/^outcomes-.*\.csv$/);
      await page.getByText('The download is complete.').waitFor({ state: 'attached' });
      await gather(page);
    });

    it('takes scans, discards one, and assigns the other', async () => {
      await page.goto(`${world.product.business}/inbox`);
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
      await inDialog(page, 'Assign and record the answer').click();
      await page.waitForURL(/\/answer\//);
      await gather(page);
    });

    it('decides what a newer report shows about disputed items', async () => {
      const ask = await requestsAs(world.product, 'business', demonstrationMails.b2b);
      const clients: readonly { id: string; name: string }[] = (await ask('/clients')).answer.results;
      const id = clients.find(({ name }) => name === 'Marcus Hill')?.id ?? '';
      await ask(`/profile/refresh/${id}`, { body: {} });
      await page.goto(`${world.product.business}/disputes/${id}`);
      await button(page, 'I checked all of them').click();
      await button(page, /^Save decisions \(/).click();
      await button(page, 'I checked all of them').waitFor({ state: 'detached' });
      await button(page, 'Save decisions').waitFor();
      await gather(page);
      await page.getByRole('link', { name: 'Compare the reports side by side' }).click();
      await page.getByText('Only what changed', { exact: true }).click();
      await page
        .getByRole('cell', { name: /^\d{2}\/\d{2}\/\d{4}$/ })
        .first()
        .waitFor();
    });

    it('changes its own data, including its logo', async () => {
      await page.goto(`${world.product.business}/settings`);
      await page.getByRole('textbox', { name: 'Company name' }).fill('Ellis & Partners');
      await page
        .getByLabel(/Company logo/)
        .setInputFiles({ name: 'logo.jpg', mimeType: 'image/jpeg', buffer: photo });
      await page.getByRole('img', { name: 'Company logo' }).waitFor();
      await button(page, 'Save').click();
      await page.getByText('Settings saved').first().waitFor();
      await gather(page);
    });

    it('turns reminders by e-mail off', async () => {
      await page.getByRole('switch', { name: /^Also email me/ }).uncheck();
      await expect.poll(() => page.getByRole('switch', { name: /^Also email me/ }).isEnabled()).toBe(true);
      await gather(page);
    });

    it('lets support download its letters', async () => {
      await page.getByRole('switch', { name: /^Let support download your letters/ }).check();
      await page.getByText(/^Allowed until/).waitFor();
      await gather(page);
    });

    it('looks up who opened what, and saves it as a file', async () => {
      await button(page, 'View access record').click();
      const dialog = page.getByRole('dialog', { name: 'Access record' });
      await dialog.getByRole('table').waitFor();
      await dialog.getByLabel('What was opened').first().selectOption('Reports');
      await dialog.getByRole('table').waitFor();
      const saved = page.waitForEvent('download');
      await dialog.getByRole('button', { name: 'Export as CSV' }).click();
      await saved;
      await dialog.getByRole('button', { name: 'Close' }).click();
      await gather(page);
    });

    it('opens the page that prints its letters', async () => {
      const ask = await requestsAs(world.product, 'business', demonstrationMails.b2b);
      const [{ id }] = (await ask('/generations')).answer.generations;
      const list = page.waitForEvent('download');
      await page.goto(`${world.product.business}/print/${id}`);
      expect((await list).suggestedFilename()).toBe(`${id}.csv`);
      await page.getByText(/^The letter list has been saved/).waitFor();
      await gather(page);
    });

    it('reads what was withdrawn from earlier letters, and writes them again', async () => {
      const ask = await requestsAs(world.product, 'business', demonstrationMails.b2b);
      const { generations } = (await ask('/generations')).answer;
      // The client's newest set follows earlier letters and is never written again.
      const [, { id, profileName }] = generations.filter(
        (set: { profileName: string }) => set.profileName !== 'José Ramírez',
      );
      const statement = 'A paid account has no balance.';
      const item = 'HARBOR BANK, account 4400';
      const flaw = 'notProven';
      await withdrawFrom(world.product.dataDirectory, id, { destination: 'Experian', item, statement, flaw });
      await page.goto(`${world.product.business}/dashboard`);
      for (const name of ['Next', 'Next', 'Done']) await inDialog(page, name).click();
      await button(page, new RegExp(`^Withdrawn statements in letters for ${profileName}`)).click();
      await page.getByRole('dialog').getByText(statement).waitFor();
      await inDialog(page, 'Write the letters again').click();
      await page.getByText(/No generation was used\.$/).waitFor();
      await inDialog(page, 'Close').last().click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect((await ask('/generations')).answer.generations).toHaveLength(generations.length + 1);
      await gather(page);
    });

    it('checks its dashboard, and signs out', async () => {
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
      await button(page, 'Delete (2)').click();
      await inDialog(page, 'Confirm').click();
      await page.getByRole('checkbox', { name: 'Select Dora Quick' }).waitFor({ state: 'detached' });
      const opening = page.waitForEvent('popup');
      await page.evaluate(() => void window.open('/dashboard'));
      const otherTab = await opening;
      await button(otherTab, 'Sign out').waitFor();
      await button(page, 'Sign out').click();
      for (const tab of [page, otherTab]) {
        await tab.locator('input[name=password]').waitFor();
        await gather(tab);
      }
      await page.context().close();
    });
  });

  it('a consumer buys a generation, and is told that there is only one profile per person', async () => {
    const page = await open(world.product.consumer, demonstrationMails.b2c, '/settings');
    await page.getByLabel('Number of generations').selectOption('3');
    await button(page, /^Purchase for/).click();
    await page.getByRole('heading', { name: 'Card page' }).waitFor();
    await button(page, 'Pay').click();
    await page.getByRole('img', { name: /^Generations left/ }).waitFor();
    await button(page, 'Add a phone number').click();
    await page.getByRole('textbox', { name: 'Phone number' }).fill('5550100199');
    await inDialog(page, 'Submit').click();
    await page.getByText('+1(555)-010-0199').waitFor();
    await gather(page);
    await page.goto(`${world.product.consumer}/create-profile`);
    await createProfile(page, photo);
    await gather(page);
    await page.goto(`${world.product.consumer}/create-profile`);
    await page.getByRole('heading', { name: 'You are not allowed to create multiple profiles!' }).waitFor();
    await inDialog(page, 'Go to Dashboard').click();
    await page.waitForURL(/\/home$/);
    await inDialog(page, 'Next').click();
    await inDialog(page, 'Next').click();
    await inDialog(page, 'Finish').click();
    await page.locator('button[aria-busy=true]').waitFor({ state: 'detached' });
    await gather(page);
    await page.context().close();
  });

  it('support adds a generation to a user and impersonates them', async () => {
    const page = await open(world.product.business, demonstrationSupportMail, '/settings');
    const user = (
      await (
        await requestsAs(world.product, 'business', demonstrationMails.b2b)
      )('/myInformation')
    ).answer.id;
    await button(page, 'Add Generation').click();
    await page.getByLabel('User ID').fill(user);
    await refuseOnce(page, '/api/v1/admin/generations');
    await inDialog(page, 'Add').click();
    const coming = page.waitForEvent('popup');
    await inDialog(page, 'Sign in again').click();
    const popup = await coming;
    expect(await popup.locator('input[name=mail]').inputValue()).toBe(demonstrationSupportMail);
    await signIn(popup, demonstrationSupportMail);
    await page.getByText(/^Added\. The account now has/).waitFor();
    await inDialog(page, 'Close').last().click();
    await button(page, 'Impersonate').click();
    await page.getByLabel('User ID').fill(user);
    await inDialog(page, 'Impersonate').click();
    const banner = page.getByRole('region', { name: 'Acting on behalf of a user' });
    await button(page, 'Give a reason').click();
    await page.getByLabel('Reason', { exact: false }).last().fill('Asked by phone');
    await inDialog(page, 'Start').click();
    await page.getByText(/^You can open and change things until/).waitFor();
    await gather(page);
    await banner.getByRole('button', { name: 'Stop' }).click();
    await banner.waitFor({ state: 'detached' });
    await gather(page);
    await page.context().close();
  });

  it.each(Object.entries(mainPaths))('%s', (machine, steps) => {
    const mine = [...taken].filter(
      (step) => step.startsWith(`${machine} `) || step.startsWith(`${machine}.`),
    );
    const folder = process.env['PATHS_FOLDER'];
    if (folder !== undefined) {
      mkdirSync(`${folder}/product`, { recursive: true });
      writeFileSync(`${folder}/product/${machine}.json`, JSON.stringify(mine));
    }
    expect(steps.filter((step) => !taken.has(step))).toEqual([]);
  });
});
