import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { demonstrationMails } from '#server/configuration.ts';
import { shownDate } from '#src/ui/dates.ts';
import { confirmSummary } from '#tests/support/confirmSummary.ts';
import { aPhoto, connect, createProfile, signedIn } from '#tests/support/mainJob.ts';
import { getOn } from '#tests/support/dismissIntro.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();
/** A consumer on the home page. */
let page: Page;

const today = () => shownDate(new Date().toISOString());
const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = () => page.getByRole('dialog');
const inDialog = (name: string) => dialog().getByRole('button', { name, exact: true });
const card = (title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const start = () => card('Start with your profile');
const ways = (title: string) =>
  card(title)
    .getByRole('link')
    .evaluateAll((all) => all.map((way) => way.getAttribute('href')));
async function rowsOf(name: string): Promise<string[][]> {
  const [, ...rows] = await page.getByRole('table', { name }).getByRole('row').all();
  return Promise.all(rows.map((row) => row.getByRole('cell').allInnerTexts()));
}
async function stepsDone(): Promise<boolean[]> {
  const steps = await card('Checklist').getByRole('listitem').allInnerTexts();
  return steps.map((step) => /\sdone$/.test(step));
}
async function home(): Promise<void> {
  await page.goto(`${world.product.consumer}/home`);
  await card('Checklist').waitFor();
}

beforeAll(async () => {
  ({ page } = await signedIn(world.browser, world.product.consumer, demonstrationMails.b2c, '/home', {
    viewport: { width: 1440, height: 900 },
  }));
});

describe('the introduction', () => {
  const welcome = () => page.getByRole('dialog', { name: 'Welcome to Redress' });

  it('C9 opens automatically; closed, it stays closed in this tab, and opens again in another, because closing is not finishing', async () => {
    await welcome().waitFor();
    await getOn(page);
    await home();
    await button('Show introduction').waitFor();
    expect(await dialog().count()).toBe(0);
    // A tab that no other opened, as the person would open it.
    const opened = page.context().waitForEvent('page');
    await page.evaluate(() => void window.open('/home', '_blank', 'noopener'));
    const tab = await opened;
    await tab.getByRole('dialog', { name: 'Welcome to Redress' }).waitFor();
    await tab.close();
    await button('Show introduction').click();
    await welcome().waitFor();
  });

  it('C9 says in three slides what the product is, how to connect a report, and how letters are made', async () => {
    for (const heading of ['Dispute what’s wrong in your report', 'Link your credit report']) {
      await dialog().getByRole('heading', { name: heading }).waitFor();
      expect(await inDialog('Finish').count()).toBe(0);
      await inDialog('Next').click();
    }
    await dialog().getByRole('heading', { name: 'Generate your letters' }).waitFor();
    expect(await inDialog('Next').count()).toBe(0);
  });

  it('C9 finishing removes it permanently, in every browser', async () => {
    const saving = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/settings'),
    );
    await inDialog('Finish').click();
    expect((await saving).postDataJSON()).toEqual({ showOnboarding: false });
    await expect.poll(() => button('Show introduction').getAttribute('aria-busy')).toBeNull();
    expect(await dialog().count()).toBe(0);
    const elsewhere = await signedIn(world.browser, world.product.consumer, demonstrationMails.b2c, '/home');
    await elsewhere.page.getByRole('dialog', { name: 'Get Started' }).waitFor();
    expect(await elsewhere.page.getByRole('dialog', { name: 'Welcome to Redress' }).count()).toBe(0);
    await elsewhere.page.context().close();
  });

  it('C9 the floating ? reopens it', async () => {
    await button('Show introduction').click();
    await welcome().waitFor();
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      'Show introduction',
    );
  });

  it('A18 C6 K24 the walkthrough opens automatically on the next visit, and from the guide card with the consumer’s own video', async () => {
    await home();
    await page.getByRole('dialog', { name: 'Get Started' }).waitFor();
    await getOn(page);
    await home();
    expect(await dialog().count()).toBe(0);
    await button('Get Started').click();
    await page.getByRole('dialog', { name: 'Get Started' }).waitFor();
    await page.keyboard.press('Escape');
    await button('Watch Tutorial').click();
    await expect
      .poll(() =>
        dialog()
          .locator('video')
          .evaluate(({ readyState }: HTMLVideoElement) => readyState),
      )
      .toBe(4);
    expect(await dialog().locator('video').getAttribute('src')).toBe('/tour.b2c.en.webm');
    await page.keyboard.press('Escape');
  });
});

describe('before there is a profile', () => {
  it('C1 greets with the date', async () => {
    expect((await page.locator('section').first().innerText()).split('\n')).toEqual([
      'Hello, Carmen Reyes',
      today(),
    ]);
  });

  it('C2 leads in three steps to credits, profile and Repair Center', async () => {
    expect(await card('How it works').getByRole('listitem').count()).toBe(3);
    // The checklist leads to the other two.
    expect(await ways('How it works')).toEqual(['/settings']);
    expect(await card('How it works').getByRole('link').allInnerTexts()).toEqual(['Purchase credits']);
  });

  it('C3 has three incomplete steps that lead to where they are done', async () => {
    expect(await stepsDone()).toEqual([false, false, false]);
    expect(await ways('Checklist')).toEqual(['/create-profile', '/create-profile', '/repair-center']);
  });

  it('C4 a click anywhere on the credits leads to the settings', async () => {
    await card('Credits')
      .getByRole('img', { name: /^Generations left: 10$/ })
      .click({ force: true });
    await page.waitForURL(/\/settings$/);
    await home();
  });

  it('C5 has tips, and the calendar with today', async () => {
    await card('Tips')
      .getByText(/at least 4 attacks per user\. Revisit every 30 days/)
      .waitFor();
    const now = page.getByRole('grid', { name: 'Profiles by day' }).locator('[aria-current=date]');
    expect(await now.getAttribute('aria-label')).toMatch(/, today$/);
  });

  it('A6 C7 says that there is none, and leads to creating one', async () => {
    await start().getByText('No Profile Available').waitFor();
    await page.getByRole('navigation').getByRole('link', { name: 'Profile' }).click();
    await page.waitForURL(/\/create-profile$/);
    await home();
    await start().getByRole('link', { name: 'Create Profile' }).click();
    await page.waitForURL(/\/create-profile$/);
  });
});

describe('with a profile', () => {
  it('A6 C2 C3 C7 shows it: name, date, status, and a link to it', async () => {
    await createProfile(page, await aPhoto());
    const path = new URL(page.url()).pathname;
    await connect(page);
    await page.getByRole('dialog').getByRole('link', { name: 'Move to Repair center' }).click();
    await page.waitForURL(/\/repair-center\//);
    const profile = page.getByRole('navigation').getByRole('link', { name: 'Profile' });
    await expect.poll(() => profile.getAttribute('href')).toBe(path);
    await home();
    const lines = (await card('Profile').innerText()).split('\n').filter((line) => line !== '');
    expect(lines).toEqual(['Profile', 'Dora Quick', 'Onboarding', today(), 'Edit', 'Disputes']);
    expect([await stepsDone(), await ways('Checklist')]).toEqual([[true, true, false], ['/repair-center']]);
    await card('Profile').getByRole('link', { name: 'Edit' }).click();
    await page.waitForURL((url) => url.pathname === path);
  });

  it('C2 F2 every link to the Repair Center opens it with the only profile selected', async () => {
    const path = new URL(page.url()).pathname.replace('edit-profile', 'repair-center');
    await page.getByRole('navigation').getByRole('link', { name: 'Repair Center' }).click();
    await page.waitForURL((url) => url.pathname === path);
    expect(await page.getByLabel('Profile', { exact: true }).locator('option:checked').innerText()).toBe(
      'Dora Quick',
    );
    await page.goBack();
    await card('Proof of documents').waitFor();
  });

  it('C3 C5 C8 lists letters and changes once there are any', async () => {
    await page.getByRole('link', { name: 'Move to Repair center' }).first().click();
    await page.waitForURL(/\/repair-center\//);
    await button('Generate').click();
    await page.getByRole('checkbox', { name: 'Personal information only' }).check();
    await inDialog('Generate').click();
    await confirmSummary(page);
    await page.getByRole('heading', { name: 'Your letters are ready' }).waitFor();
    await home();
    // A finished list is folded.
    await card('Checklist').getByText('All done').click();
    expect(await stepsDone()).toEqual([true, true, true]);
    // Histories load after the first screen.
    await page.getByRole('table', { name: 'Generations history' }).getByRole('row').nth(1).waitFor();
    const [[name, report, date, round, destination, letters] = []] = await rowsOf('Generations history');
    expect([name, date, round, Number(letters) > 0, destination === '']).toEqual([
      'Dora Quick',
      today(),
      '1',
      true,
      false,
    ]);
    expect(report).toMatch(/^\d{2}\/\d{2}\/\d{4} MyFreeScoreNow$/);
    const log = (await rowsOf('Profile update log')).map(([who, , , day, what]) => [who, day, what]);
    expect(log).toContainEqual(['Dora Quick', today(), 'Report connected']);
    expect(log).toContainEqual(['Dora Quick', today(), 'Profile created']);
    const coming = page.waitForEvent('download');
    await page
      .getByRole('table', { name: 'Generations history' })
      .getByRole('button', { name: /^Download/ })
      .click();
    expect((await coming).suggestedFilename()).toBe('Dora Quick.zip');
    await dialog().waitFor({ state: 'detached' });
    await page.getByRole('grid', { name: 'Profiles by day' }).locator('[aria-current=date]').click();
    await dialog().getByRole('link', { name: 'Dora Quick' }).waitFor();
    await page.keyboard.press('Escape');
  });

  it('C7 deletes it after the confirmation', async () => {
    await card('Profile').getByRole('button', { name: 'Delete' }).click();
    await dialog().getByText('Are you sure you want to delete this record?').waitFor();
    await inDialog('Cancel').click();
    await card('Profile').getByText('Dora Quick').waitFor();
    await card('Profile').getByRole('button', { name: 'Delete' }).click();
    await inDialog('Confirm').click();
    await start().getByText('No Profile Available').waitFor();
  });

  it('B19 C8 reports a log that cannot be read', async () => {
    await page.route('**/api/v1/generations?latest=true', (route) => route.fulfill({ json: { ok: false } }));
    await home();
    await page.getByText('Error fetching Generations Info').waitFor();
    expect(await rowsOf('Generations history')).toEqual([['no data available']]);
    await page.unroute('**/api/v1/generations?latest=true');
  });
});
