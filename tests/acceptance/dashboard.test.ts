import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { demonstrationMails, demonstrationSupportMail } from '#server/configuration.ts';
import { shownDate } from '#src/ui/dates.ts';
import { signedIn } from '#tests/support/mainJob.ts';
import { getOn } from '#tests/support/dismissIntro.ts';
import { aNewPerson } from '#tests/support/newPerson.ts';
import { signIn } from '#tests/support/signIn.ts';
import { onDashboard } from './onDashboard.ts';

const dashboard = onDashboard();
const { world, me, button, dialog, inDialog, table, rowsOf, home } = dashboard;
let page: Page;
beforeAll(async () => {
  page = dashboard.page();
});

const card = (title: string, on = page) =>
  on.locator('section').filter({ has: on.getByRole('heading', { name: title, exact: true }) });

describe('the introduction', () => {
  it('A18 B7 the walkthrough opens automatically for a new user, once', async () => {
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
    await button('Guide').click();
    await button('Get Started').click();
    const width = await dialog().evaluate((element) => getComputedStyle(element).width);
    expect([await dialog().getByText('Step 1 of 3').count(), width]).toEqual([1, '700px']);
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Get Started');
  });

  it('A14 B7 Watch Tutorial plays the built-in video, with captions in both languages', async () => {
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
        ['en', 8],
        ['es', 8],
      ],
      width: 1000,
    });
    for (const end of seen.covered) expect(Math.abs(end - seen.duration)).toBeLessThan(1);
    await page.keyboard.press('Escape');
  });
});

describe('the contents', () => {
  it('B1 B4 shows the person, their last sign-in, when they joined, and when they were last active', async () => {
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
    const credits = page.getByRole('region', { name: 'Credits' });
    await credits.getByRole('img', { name: `Generations left: ${value}` }).waitFor();
    await credits.getByText(`Account ${account}`).waitFor();
    await credits.getByRole('link', { name: 'Buy now' }).click();
    await page.waitForURL(/\/settings$/);
    await home();
  });

  it('B3 checks off the three steps by what exists, and nobody can uncheck them', async () => {
    await button('Checklist 3 of 3').click();
    const steps = card('Checklist');
    await steps.getByRole('listitem').first().waitFor();
    const shown = await steps.getByRole('listitem').allInnerTexts();
    expect(shown.map((text) => text.replaceAll(/\s+/g, ' '))).toEqual([
      'Buy generations done',
      'Connect a credit report done',
      'Generate letters done',
    ]);
    expect(await steps.locator('a, button, input').count()).toBe(0);
    await page.keyboard.press('Escape');
    await expect.poll(() => steps.count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Checklist 3 of 3');
  });

  it('B3 B18 an incomplete step leads to where it is done; empty tables say so', async () => {
    const support = await signedIn(
      world.browser,
      world.product.business,
      demonstrationSupportMail,
      '/dashboard',
    );
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

  it('B5 D16 counts the clients of each status, and shows no other status anywhere', async () => {
    const { finished, needsReview, waiting, onboarding } = (await me()).statitics;
    const shown = await page
      .getByRole('group', { name: 'Clients by status' })
      .getByRole('button')
      .evaluateAll((all) => all.map((one) => [...one.children].map(({ textContent }) => textContent)));
    expect(shown).toEqual([
      [String(finished.value), 'Finished'],
      [String(needsReview.value), 'Needs Review'],
      [String(waiting.value), 'Waiting'],
      [String(onboarding.value), 'Onboarding'],
    ]);
    const four = ['Finished', 'Needs Review', 'Onboarding', 'Waiting'];
    const listed = (await rowsOf('Clients')).map(([, , , status]) => status);
    expect(new Set(listed)).toEqual(new Set(four));
    const dots = await page
      .getByRole('grid', { name: 'Clients by day' })
      .locator('[data-status]')
      .evaluateAll((all) => all.map((dot) => dot.getAttribute('data-status') ?? ''));
    expect([dots.length > 0, dots.filter((status) => !four.includes(status))]).toEqual([true, []]);
  });
});

it('K1 shows who needs attention and the first eight clients at 1440 × 900 without scrolling', async () => {
  await page.route('**/api/v1/work*', async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    const [group] = json.groups;
    const items = Array.from({ length: 8 }, (_, place) => ({
      ...group.items[0],
      profileId: `0190a000-0000-7000-8000-00000000000${place}`,
      profileName: `Samuel Okoye-Reyes ${place}`,
    }));
    await route.fulfill({ response, json: { ...json, groups: [{ ...group, items, count: 8 }] } });
  });
  await home();
  const attention = page.getByRole('region', { name: 'Needs attention today' });
  await attention.getByRole('button', { name: 'Show all 8' }).waitFor();
  expect(await attention.getByRole('link').count()).toBe(5);
  const box = await attention.boundingBox();
  const eighth = await table('Clients').getByRole('row').nth(8).boundingBox();
  const bottomOf = (of: typeof box) => (of?.y ?? Infinity) + (of?.height ?? Infinity);
  expect([bottomOf(box) < (eighth?.y ?? 0), bottomOf(eighth) <= 900]).toEqual([true, true]);
  // The same in a month of six weeks, which makes the calendar higher.
  const month = () => page.getByRole('grid', { name: 'Clients by day' });
  for (let months = 0; months < 24 && (await month().getByRole('row').count()) < 7; months += 1)
    await button('Next month').click();
  expect(await month().getByRole('row').count()).toBe(7);
  expect(bottomOf(await table('Clients').getByRole('row').nth(8).boundingBox())).toBeLessThanOrEqual(900);
  await page.unroute('**/api/v1/work*');
});

it('A7 B16 the header has Credit Analysis and Add New on this page only', async () => {
  const header = page.getByRole('banner');
  const asked: string[] = [];
  await home();
  for (const name of ['Generations history', 'Profile update log'])
    await table(name).getByRole('row').nth(1).waitFor();
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(request.url());
  });
  for (const name of ['Affiliate', 'Outsourcer', 'Prospect Buyer', 'Reseller']) {
    await header.getByRole('button', { name: 'Add New' }).click();
    await page.getByRole('menuitem', { name, exact: true }).click();
    expect([new URL(page.url()).pathname, await dialog().count()]).toEqual(['/dashboard', 0]);
  }
  expect(asked).toEqual([]);
  await header.getByRole('button', { name: 'Add New' }).click();
  await expect
    .poll(() => page.getByRole('menuitem').allInnerTexts())
    .toEqual(['Client', 'Affiliate', 'Outsourcer', 'Prospect Buyer', 'Reseller']);
  await page.getByRole('menuitem', { name: 'Client' }).click();
  await page.waitForURL(/\/create-profile$/);
  await header.getByRole('heading', { name: 'Create Profile' }).waitFor();
  expect(await header.getByRole('button', { name: 'Add New' }).count()).toBe(0);
  await home();
  await header.getByRole('heading', { name: 'Dashboard' }).waitFor();
  await header.getByRole('link', { name: 'Credit Analysis' }).click();
  await page.waitForURL(/\/credit-analysis$/);
});

it('K24 the walkthrough stays closed for an account with letters that has seen it, after a sign-out and elsewhere', async () => {
  await button('Sign out').click();
  await page.locator('input[name=mail]').waitFor();
  expect(await page.evaluate(() => localStorage.getItem('firstTime'))).toBeNull();
  await page.goto(`${world.product.business}/dashboard`);
  await signIn(page, demonstrationMails.b2b);
  const elsewhere = await signedIn(
    world.browser,
    world.product.business,
    demonstrationMails.b2b,
    '/dashboard',
  );
  for (const each of [page, elsewhere.page]) {
    await table('Clients', each).getByRole('row').nth(1).waitFor();
    expect(await dialog(each).count()).toBe(0);
  }
  await elsewhere.page.context().close();
});

it('A18 without letters, the walkthrough opens again after a sign-out', async () => {
  const address = `${world.product.business}/dashboard`;
  const mail = 'noor.vance@example.com';
  const fresh = await aNewPerson(world.browser, address, mail);
  await getOn(fresh);
  await button('Sign out', fresh).click();
  await fresh.locator('input[name=mail]').waitFor();
  await fresh.goto(address);
  await signIn(fresh, mail);
  await fresh.getByRole('dialog', { name: 'Get Started' }).waitFor();
  await fresh.context().close();
});
