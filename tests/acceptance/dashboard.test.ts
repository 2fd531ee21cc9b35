import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { myInformation } from '#contract/account.ts';
import { listProfiles } from '#contract/profiles.ts';
import { demonstrationMails, demonstrationSupportMail } from '#server/configuration.ts';
import { demonstrationPassword } from '#server/identity/demonstration.ts';
import { shownDate } from '#src/ui/dates.ts';
import { aProfileInput } from '#tests/support/anApp.ts';
import { openChromium } from '#tests/support/chromium.ts';
import { signedIn } from '#tests/support/mainJob.ts';
import { getOn } from '#tests/support/newcomer.ts';
import { startProduct, type Product } from '#tests/support/product.ts';
import { tokenFor } from '../../tools/token/tokenFor.ts';

let product: Product;
let browser: Browser;
let token: string;
/** The agency at its dashboard. */
let page: Page;

async function ask(path: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(`${product.business}/api/v1${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return answer.json();
}
const me = async () => myInformation.reply.parse(await ask('/myInformation'));
const names = async () => listProfiles.reply.parse(await ask('/profiles')).results.map(({ name }) => name);

const today = () => shownDate(new Date().toISOString());
const button = (name: string, on = page) => on.getByRole('button', { name, exact: true });
const dialog = (on = page) => on.getByRole('dialog');
const inDialog = (name: string, on = page) => dialog(on).getByRole('button', { name, exact: true });
const table = (name: string, on = page) => on.getByRole('table', { name });
const card = (title: string, on = page) =>
  on.locator('section').filter({ has: on.getByRole('heading', { name: title, exact: true }) });
/** The rows in sight without the head, each as its cells. */
async function rowsOf(name: string, on = page): Promise<string[][]> {
  const [, ...rows] = await table(name, on).getByRole('row').all();
  return Promise.all(rows.map((row) => row.getByRole('cell').allInnerTexts()));
}
async function home(): Promise<void> {
  await page.goto(`${product.business}/dashboard`);
  await table('Clients').getByRole('row').nth(1).waitFor();
}
const toProfile = (id: string) => new RegExp(`/edit-profile/${id}$`);

beforeAll(async () => {
  product = await startProduct();
  browser = await openChromium();
  const { business: origin, port } = product;
  token = await tokenFor({ mail: demonstrationMails.b2b, password: demonstrationPassword, origin, port });
  await product.seeded();
  ({ page } = await signedIn(browser, origin, demonstrationMails.b2b, '/dashboard', {
    viewport: { width: 1440, height: 900 },
  }));
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

describe('the way around', () => {
  it('A18 B7 the walkthrough opens by itself for a newcomer, once', async () => {
    await page.getByRole('dialog', { name: 'Get Started' }).waitFor();
    for (const heading of ['Create a profile', 'Connect a credit report']) {
      await dialog().getByRole('heading', { name: heading }).waitFor();
      await inDialog('Next').click();
    }
    await inDialog('Done').click();
    const { id } = await me();
    expect(await page.evaluate(() => localStorage.getItem('firstTime'))).toBe(JSON.stringify([id]));
    await home();
    expect(await dialog().count()).toBe(0);
  });

  it('A14 B7 Get Started opens the walkthrough again', async () => {
    await button('Get Started').click();
    const width = await dialog().evaluate((element) => getComputedStyle(element).width);
    expect([await dialog().getByText('Step 1 of 3').count(), width]).toEqual([1, '700px']);
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Get Started');
  });

  it('A14 B7 Watch Tutorial plays the clip that ships, with captions in both languages', async () => {
    await button('Watch Tutorial').click();
    const video = dialog().locator('video');
    await expect.poll(() => video.evaluate(({ readyState }: HTMLVideoElement) => readyState)).toBe(4);
    const seen = await video.evaluate(async (element: HTMLVideoElement) => {
      await element.play();
      await new Promise((resolve) => element.addEventListener('timeupdate', resolve));
      const tracks = [...element.textTracks];
      for (const track of tracks) track.mode = 'hidden';
      await Promise.all(
        [...element.querySelectorAll('track')].map(async (track) => {
          if (track.readyState === 2) return;
          await new Promise((resolve) => track.addEventListener('load', resolve));
        }),
      );
      return {
        plays: element.currentTime > 0 && element.videoWidth > 0,
        captions: tracks.map(({ language, cues }) => [language, cues?.length]),
        covered: tracks.map(({ cues }) => cues?.[cues.length - 1]?.endTime ?? 0),
        duration: element.duration,
        width: element.closest('dialog')?.getBoundingClientRect().width,
      };
    });
    expect(seen).toMatchObject({
      plays: true,
      captions: [
        ['en', 7],
        ['es', 7],
      ],
      width: 1000,
    });
    for (const end of seen.covered) expect(Math.abs(end - seen.duration)).toBeLessThan(1);
    await page.keyboard.press('Escape');
  });
});

describe('what the page tells', () => {
  it('B1 B4 names the person, its last sign-in, when it joined and was last active', async () => {
    const { fullName, lastSignIn, dateJoined, lastActiveDate } = await me();
    await page.getByRole('heading', { name: fullName }).waitFor();
    const words = await page.locator('section').first().innerText();
    expect([fullName, lastSignIn, dateJoined, lastActiveDate]).not.toContain(null);
    expect(words.split('\n')).toEqual([
      fullName,
      `Last sign-in: ${shownDate(lastSignIn ?? '')}`,
      `Date joined: ${shownDate(dateJoined)}`,
      `Last active: ${shownDate(lastActiveDate ?? '')}`,
    ]);
  });

  it('B2 shows the credits as a ring with the account number, and where to buy more', async () => {
    const { value, account } = (await me()).generationsLeft;
    const credits = card('Credits');
    await credits.getByRole('img', { name: `Generations left: ${value}` }).waitFor();
    await credits.getByText(`Account ${account}`).waitFor();
    await credits.getByRole('link', { name: 'Buy now' }).click();
    await page.waitForURL(/\/settings$/);
    await home();
  });

  it('B3 ticks the three steps by what is there, and nobody can untick them', async () => {
    const steps = card('Checklist');
    await steps.getByRole('listitem').first().waitFor();
    const shown = await steps.getByRole('listitem').allInnerTexts();
    expect(shown.map((text) => text.replaceAll(/\s+/g, ' '))).toEqual([
      'Buy generations done',
      'Connect a credit report done',
      'Generate letters done',
    ]);
    expect(await steps.locator('a, button, input').count()).toBe(0);
  });

  it('B3 B18 an unmet step leads to where it is done; empty tables say so', async () => {
    const support = await signedIn(browser, product.business, demonstrationSupportMail, '/dashboard');
    const empty = support.page;
    const steps = card('Checklist', empty);
    await steps.getByRole('link').first().waitFor();
    const ways = await steps
      .getByRole('link')
      .evaluateAll((all) => all.map((way) => way.getAttribute('href')));
    expect(ways).toEqual(['/settings', '/create-profile', '/repair-center']);
    for (const name of ['Clients', 'Generations history', 'Profile update log'])
      expect(await rowsOf(name, empty)).toEqual([['no data available']]);
    expect(await empty.getByText('Error fetching').count()).toBe(0);
    await empty.getByLabel('Language').selectOption('es');
    await expect.poll(() => empty.getByText('no hay datos disponibles').count()).toBe(3);
    await empty.context().close();
  });

  it('B5 counts the clients of each status', async () => {
    const { finished, needsReview, waiting, onboarding } = (await me()).statitics;
    const shown = await page
      .locator('section')
      .evaluateAll((all) =>
        all
          .map((one) => (one instanceof HTMLElement ? one.innerText.split('\n') : []))
          .filter((lines) => lines.length === 2 && /^\d+$/.test(lines[0] ?? '')),
      );
    expect(shown).toEqual([
      [String(finished.value), 'Finished'],
      [String(needsReview.value), 'Needs Review'],
      [String(waiting.value), 'Waiting'],
      [String(onboarding.value), 'Onboarding'],
    ]);
  });
});

describe('the calendar', () => {
  const grid = () => page.getByRole('grid', { name: 'Clients by day' });
  const now = () => grid().locator('[aria-current=date]');

  it('B6 marks today and each client date with its statuses, by colour and by shape', async () => {
    expect(await now().getAttribute('aria-label')).toMatch(/, today; Onboarding 1$/);
    const clients = listProfiles.reply.parse(await ask('/profiles')).results;
    const looks = new Map<string, readonly [color: string, shape: string]>();
    const seen: string[] = [];
    for (let months = 0; months < 7; months += 1) {
      const marks = await grid()
        .locator('[data-status]')
        .evaluateAll((all) =>
          all.map((mark) => ({
            day: mark.closest('button')?.getAttribute('aria-label')?.split(/[,;]/)[0] ?? '',
            status: mark.getAttribute('data-status') ?? '',
            look: [getComputedStyle(mark).color, mark.innerHTML] as const,
          })),
        );
      for (const { day, status, look } of marks) {
        looks.set(status, look);
        seen.push(`${day} ${status}`);
      }
      await button('Previous month').click();
    }
    await button('Today').click();
    expect(Object.fromEntries([...looks].map(([status, [color]]) => [status, color]))).toEqual({
      Onboarding: 'rgb(29, 78, 216)',
      Waiting: 'rgb(154, 52, 18)',
      'Needs Review': 'rgb(185, 28, 28)',
      Finished: 'rgb(22, 101, 52)',
    });
    expect(new Set([...looks.values()].map(([, shape]) => shape)).size).toBe(4);
    // Each client has its mark; the days around a month are shown in two.
    expect(new Set(seen).size).toBe(clients.length);
  });

  it('B6 can be paged by months', async () => {
    const month = async () => grid().locator('button').nth(15).getAttribute('aria-label');
    const before = await month();
    await button('Next month').click();
    expect(await now().count()).toBeLessThanOrEqual(1);
    expect(await month()).not.toBe(before);
    await button('Previous month').click();
    expect(await month()).toBe(before);
  });

  it('B6 a day opens its clients, by keyboard too', async () => {
    await now().focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await table('Clients of the day').waitFor();
    const listed = await table('Clients of the day').getByRole('link').allInnerTexts();
    expect(listed).toEqual(['Samuel Adeyemi']);
    await table('Clients of the day').getByRole('link').first().click();
    await page.waitForURL(/\/edit-profile\//);
    await home();
  });
});

describe('the clients', () => {
  it('B8 are found by a part of the name, in any case', async () => {
    const search = page.getByRole('searchbox', { name: 'Search by name' });
    await search.fill('OKA');
    await expect
      .poll(async () => (await rowsOf('Clients')).map(([, name]) => name))
      .toEqual(['James Okafor']);
    await search.fill('nobody at all');
    await expect.poll(() => rowsOf('Clients')).toEqual([['no data available']]);
    await search.fill('');
  });

  it('A14 B9 B10 can be ticked; several are deleted after the question, and by Confirm only', async () => {
    for (const profileName of ['Aab First', 'Aab Second', 'Aab Third'])
      await ask('/profile/create', aProfileInput({ profileName }));
    await home();
    await page.getByRole('checkbox', { name: 'Select Aab First' }).check();
    expect(await page.getByRole('button', { name: /^Delete \(/ }).count()).toBe(0);
    await page.getByRole('checkbox', { name: 'Select Aab Second' }).check();
    await button('Delete (2)').click();
    await dialog().getByText('Are you sure you want to delete these records?').waitFor();
    expect((await dialog().boundingBox())?.width).toBe(400);
    await inDialog('Cancel').click();
    expect(await names()).toEqual(expect.arrayContaining(['Aab First', 'Aab Second']));
    await button('Delete (2)').click();
    await inDialog('Confirm').click();
    await button('Delete Aab First').waitFor({ state: 'detached' });
    const left = await names();
    expect(left.filter((name) => name.startsWith('Aab'))).toEqual(['Aab Third']);
  });

  it('B10 B13 one is deleted from its row', async () => {
    await button('Delete Aab Third').click();
    await dialog().getByText('Are you sure you want to delete this record?').waitFor();
    await inDialog('Confirm').click();
    await button('Delete Aab Third').waitFor({ state: 'detached' });
    expect(await names()).not.toContain('Aab Third');
  });

  it('B13 a row leads to the Repair Center and to the profile, and downloads the latest letters', async () => {
    const all = listProfiles.reply.parse(await ask('/profiles')).results;
    const [lettered] = all.filter(({ latestSessionId }) => latestSessionId !== null);
    const [bare] = all.filter(({ latestSessionId }) => latestSessionId === null);
    if (lettered === undefined || bare === undefined) throw new Error('The demonstration has both kinds');
    await page.getByRole('link', { name: `Repair Center for ${lettered.name}` }).click();
    await page.waitForURL(new RegExp(`/repair-center/${lettered.id}$`));
    await home();
    await page.getByRole('link', { name: `Edit ${bare.name}` }).click();
    await page.waitForURL(toProfile(bare.id));
    await home();
    const download = (name: string) =>
      table('Clients').getByRole('button', { name: `Download the letters of ${name}` });
    expect(await download(bare.name).isDisabled()).toBe(true);
    const coming = page.waitForEvent('download');
    await download(lettered.name).click();
    const got = await coming;
    expect(got.suggestedFilename()).toBe(`${lettered.name}.zip`);
    expect(
      readFileSync(await got.path())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
    await dialog().waitFor({ state: 'detached' });
  });

  it('B12 Add Client leads to a new profile', async () => {
    await page.getByRole('link', { name: 'Add Client' }).click();
    await page.waitForURL(/\/create-profile$/);
    await home();
  });

  it('A13 A14 B11 Quick Import says that the request was submitted, for ten seconds, and asks nothing of the server', async () => {
    // A clock that stands still is for the whole browser context: this one is for this alone.
    const { page: timed } = await signedIn(browser, product.business, demonstrationMails.b2b, '/dashboard');
    await getOn(timed);
    await timed.clock.install();
    await timed.reload();
    await table('Clients', timed).getByRole('row').nth(1).waitFor();
    await button('Quick Import', timed).click();
    expect((await dialog(timed).boundingBox())?.width).toBe(700);
    expect(await inDialog('Send Request', timed).isDisabled()).toBe(true);
    const asked: string[] = [];
    timed.on('request', (request) => asked.push(request.url()));
    await dialog(timed)
      .locator('input[type=file]')
      .setInputFiles({ name: 'clients.csv', mimeType: 'text/csv', buffer: Buffer.from('Ana Lima') });
    await dialog(timed).getByText('clients.csv').waitFor();
    await timed.clock.pauseAt(new Date(Date.now() + 60_000));
    await inDialog('Send Request', timed).click();
    const told = timed.getByText('Request Submitted Successfully!');
    await told.waitFor();
    expect(await dialog(timed).count()).toBe(0);
    await timed.clock.runFor(9_999);
    expect(await told.count()).toBe(1);
    await timed.clock.runFor(1);
    await told.waitFor({ state: 'detached' });
    expect(asked).toEqual([]);
    await timed.context().close();
  });
});

describe('the logs', () => {
  it('B14 tells every set of letters, and downloads it again', async () => {
    const Log = z.object({
      generations: z.array(
        z.object({
          profileName: z.string(),
          reportName: z.string(),
          date: z.string(),
          destinationAddress: z.array(z.string()),
          numberOfLetters: z.int(),
        }),
      ),
    });
    const { generations } = Log.parse(await ask('/generations'));
    expect(await rowsOf('Generations history')).toEqual(
      generations.map((item) => [
        item.profileName,
        item.reportName,
        shownDate(item.date),
        item.destinationAddress.join(', '),
        String(item.numberOfLetters),
        '',
      ]),
    );
    const coming = page.waitForEvent('download');
    await table('Generations history')
      .getByRole('button', { name: /^Download/ })
      .first()
      .click();
    expect((await coming).suggestedFilename()).toBe(`${generations[0]?.profileName}.zip`);
    await dialog().waitFor({ state: 'detached' });
  });

  it('B15 tells what was done to the profiles, by whom and when', async () => {
    const { fullName, generationsLeft } = await me();
    expect((await rowsOf('Profile update log')).slice(0, 4)).toEqual(
      [
        ['Aab Third', 'Profile deleted'],
        ['Aab Second', 'Profile deleted'],
        ['Aab First', 'Profile deleted'],
        ['Aab Third', 'Profile created'],
      ].map(([name, status]) => [name, fullName, generationsLeft.account, today(), status]),
    );
    const heads = await table('Profile update log').getByRole('columnheader').allInnerTexts();
    expect(heads).toEqual(['Name', 'Username', 'Account', 'Date', 'Status']);
  });

  it.each([
    ['no data', { status: 200, json: { error: 'No Data' } }],
    ['ok false', { status: 200, json: { ok: false } }],
    ['a failure', { status: 500, json: { ok: false, code: 'unexpected', error: '' } }],
  ])(
    'B19 %s in place of the log is told until it is dismissed, and leaves the table empty',
    async (_, answer) => {
      await page.route('**/api/v1/generations', (route) => route.fulfill(answer));
      await home();
      const told = page.getByText('Error fetching Generations Info');
      await told.waitFor();
      expect(await rowsOf('Generations history')).toEqual([['no data available']]);
      await page.clock.fastForward(3_600_000);
      expect(await told.count()).toBe(1);
      await button('Dismiss').click();
      await told.waitFor({ state: 'detached' });
      await page.unroute('**/api/v1/generations');
    },
  );

  it('B17 stand in boxes of 480 px that scroll, without pages, however long they are', async () => {
    const [first] = listProfiles.reply.parse(await ask('/profiles')).results;
    const results = Array.from({ length: 10_000 }, (_, index) => ({
      ...first,
      id: `01a1fc0b-0000-7000-8000-${String(index).padStart(12, '0')}`,
      name: `Client ${String(index).padStart(5, '0')}`,
    }));
    const zero = { value: 0 };
    const meta = { finished: zero, needsReview: zero, waiting: zero, onboarding: zero };
    await page.route('**/api/v1/profiles', (route) => route.fulfill({ json: { results, meta } }));
    await home();
    const list = table('Clients');
    await list.getByText('Client 00000').waitFor();
    expect((await list.boundingBox())?.height).toBe(480);
    expect(await list.getAttribute('aria-rowcount')).toBe('10001');
    // Only what is in sight is in the page: how fast that is, the bench tells.
    expect(await list.getByRole('row').count()).toBeLessThan(40);
    await list.evaluate((box) => box.scrollTo(0, box.scrollHeight));
    await list.getByText('Client 09999').waitFor();
    await page.getByRole('searchbox', { name: 'Search by name' }).fill('client 0777');
    await expect.poll(() => list.getAttribute('aria-rowcount')).toBe('11');
    expect(await page.getByRole('button', { name: /next page|previous page/i }).count()).toBe(0);
    await page.unroute('**/api/v1/profiles');
    await home();
  });
});

it('A7 B16 the header has Credit Analysis and Add New here, and here alone', async () => {
  const header = page.getByRole('banner');
  const asked: string[] = [];
  await page.waitForLoadState('networkidle');
  page.on('request', (request) => asked.push(request.url()));
  for (const name of ['Affiliate', 'Outsourcer', 'Prospect Buyer', 'Reseller']) {
    await header.getByRole('button', { name: 'Add New' }).click();
    await page.getByRole('menuitem', { name, exact: true }).click();
    expect([new URL(page.url()).pathname, await dialog().count()]).toEqual(['/dashboard', 0]);
  }
  expect(asked).toEqual([]);
  await header.getByRole('button', { name: 'Add New' }).click();
  expect(await page.getByRole('menuitem').allInnerTexts()).toEqual([
    'Client',
    'Affiliate',
    'Outsourcer',
    'Prospect Buyer',
    'Reseller',
  ]);
  await page.getByRole('menuitem', { name: 'Client' }).click();
  await page.waitForURL(/\/create-profile$/);
  await header.getByRole('heading', { name: 'Create Profile' }).waitFor();
  expect(await header.getByRole('button', { name: 'Add New' }).count()).toBe(0);
  await home();
  await header.getByRole('heading', { name: 'Dashboard' }).waitFor();
  await header.getByRole('link', { name: 'Credit Analysis' }).click();
  await page.waitForURL(/\/credit-analysis$/);
});

it('A18 the walkthrough opens again after a sign-out', async () => {
  await button('Sign out').click();
  await page.locator('input[name=mail]').waitFor();
  expect(await page.evaluate(() => localStorage.getItem('firstTime'))).toBeNull();
  await page.goto(`${product.business}/dashboard`);
  await page.locator('input[name=mail]').fill(demonstrationMails.b2b);
  await page.locator('input[name=password]').fill(demonstrationPassword);
  await page.locator('button[type=submit]').first().click();
  await page.getByRole('dialog', { name: 'Get Started' }).waitFor();
  await getOn(page);
});
