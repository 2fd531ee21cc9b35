import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { automatedOptions, generationLog } from '#contract/repair.ts';
import { listClients } from '#contract/profiles.ts';
import { disputes } from '#contract/disputes.ts';
import { previewLetters } from '#contract/letterPreview.ts';
import { myInformation } from '#contract/account.ts';
import { creditReports } from '#contract/reports.ts';
import { snackbarTime } from '#contract/limits.ts';
import { demonstrationMails, demonstrationSupportMail } from '#server/configuration.ts';
import { confirmSummary } from '#tests/support/confirmSummary.ts';
import { type Client, clientOf } from '#tests/support/client.ts';
import { signedIn } from '#tests/support/mainJob.ts';
import { aWorld } from '#tests/support/world.ts';
import { readPdf } from '#server/letters/pdfReader.ts';
import { isDictionary } from '#server/letters/pdfValue.ts';
import { unzip } from '#tests/support/zip.ts';

const world = aWorld();
let page: Page;
let client: Client;
let idOf: (name: string) => string;

beforeAll(async () => {
  client = await clientOf(world.product, demonstrationMails.b2b);
  const { results } = await client.ask(listClients.reply, '/clients');
  idOf = (wanted) => results.find(({ name }) => name === wanted)?.id ?? '';
  ({ page } = await signedIn(
    world.browser,
    world.product.business,
    demonstrationMails.b2b,
    '/repair-center',
  ));
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const inDialog = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });
const profiles = () => page.getByLabel('Profile', { exact: true });
const reports = () => page.getByLabel('Credit report', { exact: true });
const left = async () => (await client.ask(myInformation.reply, '/myInformation')).generationsLeft.value;
const open = (name: string) => page.goto(`${world.product.business}/repair-center/${idOf(name)}`);

describe('whose letters, from which report', () => {
  it('F5 F17 without a profile nothing can be generated, and the days since the last letters are shown', async () => {
    expect(await button('Generate').isDisabled()).toBe(true);
    const { lastGeneration } = await client.ask(myInformation.reply, '/myInformation');
    const days = Math.floor((Date.now() - Date.parse(lastGeneration ?? '')) / 86_400_000);
    expect(days).toBeGreaterThan(1);
    await page.getByText(`It has been ${days} days since letters were last generated.`).waitFor();
  });

  it('F17 without letters so far, the 30 days and the score are explained while the page is open', async () => {
    const consumer = await signedIn(
      world.browser,
      world.product.consumer,
      demonstrationMails.b2c,
      '/repair-center',
    );
    const told = consumer.page.getByText('Generate letters every 30 days and check the credit score.');
    await told.waitFor();
    await consumer.page.getByRole('link', { name: 'Settings' }).click();
    await consumer.page.getByLabel('Number of generations').waitFor();
    expect(await told.count()).toBe(0);
    await consumer.page.context().close();
  });

  it("F17 on a phone, messages are above the buttons of manual mode and don't cover them", async () => {
    const { page: phone } = await signedIn(
      world.browser,
      world.product.business,
      demonstrationMails.b2b,
      '/settings',
      { viewport: { width: 390, height: 844 } },
    );
    // It stays as long as it is looked at.
    await phone.addInitScript((time) => {
      const usual = window.setTimeout;
      window.setTimeout = Object.assign(
        (...[handler, delay, ...rest]: Parameters<typeof usual>) =>
          delay === time ? 0 : usual(handler, delay, ...rest),
        usual,
      );
    }, snackbarTime.long);
    await phone.goto(`${world.product.business}/repair-center/${idOf('Ana Torres')}`);
    await phone.getByText('Manual', { exact: true }).click();
    const preview = phone.getByRole('button', { name: 'Preview', exact: true });
    const told = phone.getByRole('button', { name: 'Dismiss' });
    // The lists are fetched first, and the buttons come with them.
    await preview.waitFor();
    for (const end of [0, 1]) {
      await phone.evaluate((share) => window.scrollTo(0, share * document.body.scrollHeight), end);
      const [below, above] = await Promise.all([preview.boundingBox(), told.locator('..').boundingBox()]);
      expect((above?.y ?? Infinity) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0);
    }
    await phone.context().close();
  });

  it('F2 F3 I4 a chosen profile opens at its address with the first of its reports; three recents stand first', async () => {
    for (const name of ['Ana Torres', 'Marcus Hill', 'Priya Nair', 'Ana Torres', 'James Okafor']) {
      await profiles().selectOption({ label: name });
      await page.waitForURL((url) => url.pathname === `/repair-center/${idOf(name)}`);
      const { results } = await client.ask(creditReports.reply, `/creditReports/${idOf(name)}`);
      await expect.poll(() => reports().inputValue()).toBe(results[0]?.id);
    }
    const group = (place: number) =>
      profiles()
        .locator('optgroup')
        .nth(place)
        .evaluate((all) => ({
          label: all.getAttribute('label'),
          names: [...all.querySelectorAll('option')].map(({ textContent }) => textContent),
        }));
    // The address is there before the page that it opens.
    await expect
      .poll(() => group(0))
      .toEqual({ label: 'Recents', names: ['James Okafor', 'Ana Torres', 'Priya Nair'] });
    expect(await group(1)).toEqual({
      label: 'Clients',
      names: expect.arrayContaining(['Marcus Hill']),
    });
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('recentProfiles') ?? '[]').length)).toBe(
      3,
    );
  });

  it('F4 without a report the banner leads to the profile', async () => {
    await open('Dana Whitfield');
    await page
      .getByText('This profile has no credit reports yet. Connect a credit provider to get one.')
      .waitFor();
    const way = page.getByRole('link', { name: 'Open profile' });
    expect(await way.getAttribute('href')).toBe(`/edit-profile/${idOf('Dana Whitfield')}`);
    expect(await button('Generate').isDisabled()).toBe(true);
  });
});

describe('automatic letters', () => {
  it('F6 F19 shows six options, of which several can be selected; with none, Generate is disabled', async () => {
    await open('James Okafor');
    await page.getByText(/at least 4 attacks per user/).waitFor();
    await page.getByText(/Come back after 30 days/).waitFor();
    await button('Generate').click();
    const boxes = page.getByRole('dialog').getByRole('checkbox');
    await boxes.first().waitFor();
    const names = await page.getByRole('dialog').locator('label').allInnerTexts();
    expect(names.map((name) => name.trim())).toEqual(automatedOptions.map(({ name }) => name));
    expect(await inDialog('Generate').isDisabled()).toBe(true);
    await boxes.nth(0).check();
    await boxes.nth(4).check();
    expect(await inDialog('Generate').isEnabled()).toBe(true);
    await boxes.nth(0).uncheck();
    await boxes.nth(4).uncheck();
    expect(await inDialog('Generate').isDisabled()).toBe(true);
    await inDialog('Cancel').click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('K8 the automatic dialog counts accounts, letters, recipients, and the generation', async () => {
    const profileId = idOf('James Okafor');
    const { results } = await client.ask(creditReports.reply, `/creditReports/${profileId}`);
    const { letters } = await client.perform(previewLetters, {
      body: { profileId, reportId: results[0]?.id ?? '', choice: { kind: 'automatic', options: [6] } },
    });
    const items = letters.flatMap(({ blocks }) => blocks.flatMap(({ item }) => item?.key ?? []));
    const [accounts, others] = ['account:', ''].map(
      (kind) =>
        new Set(items.filter((key) => (kind === '' ? !key.startsWith('account:') : key.startsWith(kind))))
          .size,
    );
    const recipients = new Set(letters.map(({ destination }) => destination.id)).size;
    await button('Generate').click();
    await page.getByRole('checkbox', { name: 'Attack Everything' }).check();
    await page
      .getByRole('status')
      .getByText(
        new RegExp(
          `^${accounts} accounts\\s·\\s${others} other items?\\s·\\s${letters.length} letters\\s·\\s${recipients} recipients\\s·\\s1 generation$`,
        ),
      )
      .waitFor();
    await inDialog('Cancel').click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('F15 a failure is reported in the words of the specification and costs nothing', async () => {
    const before = await left();
    await page.route('**/automatedGenerations/**', (route) => route.abort());
    await button('Generate').click();
    await page.getByRole('checkbox', { name: 'Inquiries Only' }).check();
    await inDialog('Generate').click();
    await confirmSummary(page);
    await page.getByText('Error: Unable to process request right now, Try again later!').waitFor();
    await page.unroute('**/automatedGenerations/**');
    expect(await left()).toBe(before);
  });

  it('F12 F16 success offers Close, Mail Letters (paid), and Download Letter(s), for one credit', async () => {
    const before = await left();
    await inDialog('Try Again').click();
    await page.getByRole('heading', { name: 'Your letters are ready' }).waitFor();
    for (const name of ['Mail Letters (paid)', 'Download Letter(s)'])
      expect(await inDialog(name).isEnabled()).toBe(true);
    expect(await inDialog('Close').count()).toBeGreaterThan(0);
    expect(await left()).toBe(before - 1);
  });

  it('F13 I5 the download shows percent and time, then closes; the zip is named after the profile, as is one PDF of all letters', async () => {
    let go: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (go = resolve));
    await page.route('**/attack/session/download/**', async (route) => {
      await held;
      await route.continue();
    });
    const coming = page.waitForEvent('download');
    await inDialog('Download Letter(s)').click();
    const dialog = page.getByRole('dialog', { name: 'Downloading letters' });
    await dialog.getByRole('progressbar').waitFor();
    expect(await dialog.innerText()).toMatch(/0%[\s\S]*(time remaining|seconds? remaining)/);
    go();
    const got = await coming;
    expect(got.suggestedFilename()).toBe('James Okafor.zip');
    expect((await unzip(readFileSync(await got.path()))).length).toBeGreaterThan(0);
    await dialog.waitFor({ state: 'detached' });
    await page.unroute('**/attack/session/download/**');

    const inOne = page.waitForEvent('download');
    await inDialog('One PDF to print').click();
    expect((await inOne).suggestedFilename()).toBe('James Okafor.pdf');
    const [newest] = (await client.ask(generationLog.reply, '/generations')).generations;
    const { objects } = readPdf(readFileSync(await (await inOne).path()));
    const letters = [...objects.values()].filter(
      ({ value }) => isDictionary(value) && value.get('S') === '/Document',
    );
    // One around all of them.
    expect(letters).toHaveLength((newest?.numberOfLetters ?? 0) + 1);
    await dialog.waitFor({ state: 'detached' });
  });

  it('F14 Mail Letters opens the print shop’s cart with the articles and the print link', async () => {
    const coming = page.waitForEvent('popup');
    await inDialog('Mail Letters (paid)').click();
    const shop = await coming;
    await shop.waitForURL(/\/print-shop\/cart\//);
    const [newest] = (await client.ask(generationLog.reply, '/generations')).generations;
    expect(decodeURIComponent(new URL(shop.url()).pathname)).toMatch(
      new RegExp(`/cart/\\d+:${newest?.numberOfLetters}$`),
    );
    expect(await shop.locator('body').innerText()).toContain(`${world.product.business}/print/${newest?.id}`);
    await shop.close();
    await page.bringToFront();
    await inDialog('Close').last().click();
  });
});

describe('manual letters', () => {
  const list = () => page.getByRole('list', { name: 'Accounts' });

  it('F8 lists the accounts with status and amount, and the last selected one in detail per bureau', async () => {
    await open('James Okafor');
    await page.getByText('Manual', { exact: true }).click();
    await list().getByRole('checkbox').first().waitFor();
    const all = await list().getByRole('checkbox').count();
    expect(await list().evaluate((element) => getComputedStyle(element).maxHeight)).toBe('580px');
    expect(await list().getByRole('listitem').first().innerText()).toMatch(/(Open|Closed|Paid|Derogatory)/);
    expect(await list().innerText()).toMatch(/\$[\d,]+/);
    await page.getByRole('switch', { name: 'Show Only Negative' }).check();
    expect(await list().getByRole('checkbox').count()).toBeLessThan(all);
    await list().getByRole('checkbox').first().check();
    const detail = page.getByRole('table');
    await detail.waitFor();
    expect(await detail.locator('th[scope=row]').allInnerTexts()).toEqual([
      'Account number',
      'Account type',
      'Account detail',
      'Responsibility',
      'Account status',
      'Payment status',
      'Balance',
      'Past due',
      'Monthly payment',
      'High credit',
      'Credit limit',
      'Terms',
      'Date opened',
      'Date last active',
      'Last payment',
      'Last reported',
      'Comments',
    ]);
    expect(await detail.innerText()).toContain('Negative');
  });

  it('F9 narrows the list to one reporting bureau', async () => {
    const bureaus = ['TransUnion', 'Experian', 'Equifax'];
    const radio = (name: string) => page.getByRole('radio', { name, exact: true });
    const reporting: string[] = [];
    for (const bureau of bureaus) if (await radio(bureau).isEnabled()) reporting.push(bureau);
    const [one = ''] = reporting;
    await page.locator('label', { has: radio(one) }).click();
    expect(await radio(one).isChecked()).toBe(true);
    const heads = await page.getByRole('table').locator('thead th').allInnerTexts();
    expect(heads.filter((name) => bureaus.includes(name))).toEqual([one]);
    await page.locator('label', { has: radio('All bureaus') }).click();
  });

  it('F10 F11 requires an account and a destination; several destinations can be selected', async () => {
    expect(await button('Generate').isDisabled()).toBe(true);
    const destinations = page.getByRole('checkbox', { name: /^(TransUnion|Experian|Equifax)/ });
    const count = await destinations.count();
    for (let place = 0; place < count; place += 1) await destinations.nth(place).check();
    expect(await button('Generate').isEnabled()).toBe(true);
    await list().getByRole('checkbox').first().uncheck();
    expect(await button('Generate').isDisabled()).toBe(true);
  });
});

describe('the workspace', () => {
  const pane = (name: string) => page.getByRole('region', { name, exact: true });
  const pressed = (name: string) => pane(name).locator('[aria-pressed=true]');
  const preview = () => page.getByRole('dialog', { name: 'Preview letters' });

  it('K6 accounts, evidence, and letter are side by side; a sentence marks its evidence, and evidence its sentences', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open('Ana Torres');
    await page.getByText('Manual', { exact: true }).click();
    await page
      .getByRole('checkbox', { name: /^CAPSTONE BANK CARD SVCS/ })
      .first()
      .check();
    for (const name of ['TransUnion Consumer Solutions', 'Experian'])
      await page.getByRole('checkbox', { name, exact: true }).check();
    const sentence = pane('Letter').locator('[role=button]').first();
    await sentence.waitFor();
    const places = await Promise.all(
      ['Accounts and destinations', 'Evidence', 'Letter'].map((name) => pane(name).boundingBox()),
    );
    expect(new Set(places.map((box) => Math.round(box?.y ?? 0))).size).toBe(1);
    expect((places[0]?.x ?? 0) + (places[0]?.width ?? 0)).toBeLessThanOrEqual((places[1]?.x ?? 0) + 1);
    expect((places[1]?.x ?? 0) + (places[1]?.width ?? 0)).toBeLessThanOrEqual((places[2]?.x ?? 0) + 1);
    await sentence.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => pressed('Letter').count()).toBe(1);
    await expect.poll(() => pressed('Evidence').count()).toBeGreaterThan(0);
    await pressed('Evidence').first().press('Space');
    await expect.poll(() => pressed('Evidence').count()).toBe(1);
    await expect.poll(() => pressed('Letter').count()).toBeGreaterThan(0);
  });

  it('K8 a bar says accounts, letters, recipients, and generations, and never covers what has the focus', async () => {
    await page.getByText(/^1 account\s·\s1 letter\s·\s1 recipient\s·\s1 generation$/).waitFor();
    for (const width of [1280, 900, 390]) {
      await page.setViewportSize({ width, height: 800 });
      const covered = () =>
        page.evaluate(() => {
          const bar = document.querySelector('[data-foot]');
          const stops = document.querySelectorAll<HTMLElement>('main :is(input, select, summary, button, a)');
          return [...stops]
            .filter((stop) => stop.checkVisibility() && bar?.contains(stop) !== true)
            .filter((stop) => {
              stop.focus();
              const { top, bottom } = stop.getBoundingClientRect();
              const edge = bar?.getBoundingClientRect().top ?? 0;
              return document.activeElement === stop && top > 0 && bottom > edge + 1;
            }).length;
        });
      // The page takes a frame or more to fit another width.
      await expect.poll(async () => ({ width, covered: await covered() })).toEqual({ width, covered: 0 });
    }
  });

  it('K10 on a phone, a letter is read at 100% and larger, and is generated from the preview', async () => {
    await button('Preview').click();
    const paper = preview().getByRole('img', { name: /^Page 1 of/ });
    await paper.waitFor();
    const width = async () => Math.round((await paper.boundingBox())?.width ?? 0);
    expect(await width()).toBeLessThan(390);
    await preview().getByRole('button', { name: 'Larger' }).press('Enter');
    await preview().getByText('100%').waitFor();
    // Eight and a half inches.
    await expect.poll(width).toBe(816);
    await preview().getByRole('button', { name: 'Larger' }).click();
    await expect.poll(width).toBe(1224);
    await preview().getByRole('button', { name: 'Generate', exact: true }).click();
    await confirmSummary(page);
    await page.getByRole('heading', { name: 'Your letters are ready' }).waitFor();
  });

  it('K9 letters in the zip are named after recipient, subject, and item, and lists name the set by client, date, and round', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const coming = page.waitForEvent('download');
    await inDialog('Download Letter(s)').click();
    const names = (await unzip(readFileSync(await (await coming).path()))).map(({ name }) => name);
    expect(names).toHaveLength(1);
    for (const name of names)
      expect(name).toMatch(/^\d\d [^,]+, (Dispute|Request) [^,]+, .+, account .+\.pdf$/);
    await inDialog('Close').last().click();
    await page.getByText(/^Past sets/).click();
    await page
      .getByText(/^Ana Torres, \d\d\/\d\d\/\d{4}, round \d$/)
      .first()
      .waitFor();
    await page.getByText('Letters for this profile were generated today.').waitFor();
  });

  it('K7 accounts of one name are distinguished in the list, as evidence, among letters and disputes, and in the report', async () => {
    const id = idOf('Marcus Hill');
    await open('Marcus Hill');
    await page.getByText('Manual', { exact: true }).click();
    const rows = page.getByRole('list', { name: 'Accounts' }).getByRole('listitem');
    const citadel = rows.filter({ hasText: 'CITADEL CARD' });
    await citadel.first().waitFor();
    expect(await citadel.count()).toBe(2);
    for (const text of await rows.allInnerTexts())
      expect(text).toMatch(/··\w{1,4}[\s\S]*opened \d\d\/\d\d\/\d{4}/);
    for (const row of await citadel.all()) await row.getByRole('checkbox').first().check();
    await page.getByRole('checkbox', { name: 'Experian', exact: true }).check();
    // Experian masks the whole number of one of them.
    const named = page.getByRole('region', { name: 'Evidence', exact: true }).getByRole('group');
    const isNamed = /^CITADEL CARD SVCS(\s··\d+)?, opened \d\d\/\d\d\/\d{4}$/;
    await expect
      .poll(async () => {
        const names = await named.evaluateAll((all) =>
          all.map((each) => each.getAttribute('aria-label') ?? ''),
        );
        return new Set(names.filter((name) => isNamed.test(name))).size;
      })
      .toBe(2);

    const all = await client.perform(disputes, { params: { profileId: id } });
    const experian = all.disputes.filter(({ recipient }) => recipient.id === 'Experian');
    const called = Map.groupBy(experian, ({ heading }) => heading).values();
    for (const same of called) expect(new Set(same.map(({ subject }) => subject)).size).toBe(1);
    await page.goto(`${world.product.business}/disputes/${id}`);
    const heads = page.getByRole('rowheader').filter({ hasText: 'CITADEL CARD' });
    await heads.first().waitFor();
    const shown = await heads.allInnerTexts();
    expect(new Set(shown).size).toBe(2);
    for (const name of shown) expect(name).toMatch(/opened \d\d\/\d\d\/\d{4}/);

    const { results } = await client.ask(creditReports.reply, `/creditReports/${id}`);
    const report = (await client.file(`/profile/${id}/${results[0]?.id ?? ''}/view`)).toString();
    const titles = [...report.matchAll(/<h3 id="account-[^>]*>(.*?)<\/h3>/gs)].map(([, title = '']) =>
      title.replaceAll(/<[^>]*>/g, '').trim(),
    );
    expect(titles.length).toBeGreaterThan(10);
    expect(new Set(titles).size).toBe(titles.length);
    for (const title of titles) expect(title).toMatch(/··\w{1,4}, opened \d\d\/\d\d\/\d{4}$/);
  });
});

it('F1 who has no generations finds only the way to buy some', async () => {
  const { page: none } = await signedIn(
    world.browser,
    world.product.business,
    demonstrationSupportMail,
    '/repair-center',
  );
  await none.getByText('No Generations Left').waitFor();
  await none.getByText('You are unable to use Repair center, untill you have more generations').waitFor();
  expect(await none.getByLabel('Profile', { exact: true }).count()).toBe(0);
  const buy = none.getByRole('link', { name: 'Buy Generations' });
  expect(await buy.getAttribute('href')).toBe('/settings');
  await none.context().close();
});
