import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { clientReadiness } from '#contract/clientReadiness.ts';
import { overruleConcern, summarizeLetters } from '#contract/letterSummary.ts';
import { demonstrationMails } from '#server/configuration.ts';
import { aProfileInput } from '#tests/support/anApp.ts';
import { signedIn } from '#tests/support/mainJob.ts';
import { getOn } from '#tests/support/dismissIntro.ts';
import { onDashboard } from './onDashboard.ts';

const dashboard = onDashboard();
const { world, ask, profiles, button, dialog, inDialog, table, rowsOf, home } = dashboard;
let page: Page;
beforeAll(async () => {
  page = dashboard.page();
  await getOn(page);
});

/** As the calendar names a day. */
const longDay = (date: Date) => new Intl.DateTimeFormat('en-US', { dateStyle: 'full' }).format(date);
const toProfile = (id: string) => new RegExp(`/edit-profile/${id}$`);

describe('the calendar', () => {
  const grid = () => page.getByRole('grid', { name: 'Clients by day' });
  const now = () => grid().locator('[aria-current=date]');

  it('B6 marks today and each client date with its statuses, by color and by shape', async () => {
    expect(await now().getAttribute('aria-label')).toMatch(new RegExp(`^${longDay(new Date())}, today(;|$)`));
    const clients = await profiles();
    const looks = new Map<string, readonly [color: string, shape: string]>();
    const seen: string[] = [];
    for (let months = 0; months < 7; months += 1) {
      const marks = await grid()
        .locator('[data-status]')
        .evaluateAll((all) =>
          all.map((mark) => ({
            day:
              mark
                .closest('button')
                ?.getAttribute('aria-label')
                ?.replace(/(, today)?;.*/, '') ?? '',
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
      Onboarding: 'rgb(29, 79, 196)',
      Waiting: 'rgb(154, 74, 5)',
      'Needs Review': 'rgb(179, 32, 32)',
      Finished: 'rgb(23, 105, 58)',
    });
    expect(new Set([...looks.values()].map(([, shape]) => shape)).size).toBe(4);
    // The days around a month appear in two.
    expect([...new Set(seen)].toSorted()).toEqual(
      clients.map(({ date, status }) => `${longDay(new Date(date))} ${status}`).toSorted(),
    );
  });

  it('B6 can be browsed by month', async () => {
    const month = async () => grid().locator('button').nth(15).getAttribute('aria-label');
    const before = await month();
    await button('Next month').click();
    expect(await now().count()).toBeLessThanOrEqual(1);
    await expect.poll(month).not.toBe(before);
    await button('Previous month').click();
    await expect.poll(month).toBe(before);
  });

  it('B6 a day opens its clients, from the keyboard too', async () => {
    // The demo data may have been written before midnight.
    const newest = (await profiles()).find(({ name }) => name === 'Samuel Adeyemi');
    const day = longDay(new Date(newest?.date ?? ''));
    await grid()
      .getByRole('button', { name: new RegExp(`^${day}[,;]`) })
      .focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await table('Clients on this day').waitFor();
    const listed = await table('Clients on this day').getByRole('link').allInnerTexts();
    expect(listed).toEqual(['Samuel Adeyemi']);
    await table('Clients on this day').getByRole('link').first().click();
    await page.waitForURL(/\/edit-profile\//);
    await home();
  });
});

describe('the clients', () => {
  it('B8 can be found by part of the name, in any case', async () => {
    const search = page.getByRole('searchbox', { name: 'Search by name' });
    await search.fill('OKA');
    await expect
      .poll(async () => (await rowsOf('Clients')).map(([, name]) => name))
      .toEqual(['James Okafor']);
    await search.fill('nobody at all');
    await expect.poll(() => rowsOf('Clients')).toEqual([['no data available']]);
    await search.fill('');
  });

  it('K2 counts filter them, columns sort them, and the address keeps both, and the search, over a reload and Back', async () => {
    const shown = async () => (await rowsOf('Clients')).map(([, name]) => name);
    const all = await profiles();
    const waiting = all.filter(({ status }) => status === 'Waiting').map(({ name }) => name);
    expect([waiting.length > 1, waiting.length < all.length]).toEqual([true, true]);
    const counted = page.getByRole('button', { name: /^\d+\s+Waiting$/ });
    await counted.click();
    await expect.poll(shown).toEqual(waiting);
    const byName = table('Clients').getByRole('columnheader', { name: 'Name' });
    await byName.getByRole('button').click();
    await expect.poll(shown).toEqual(waiting.toReversed());
    expect(await byName.getAttribute('aria-sort')).toBe('descending');
    await table('Clients').getByRole('columnheader', { name: 'Date' }).getByRole('button').click();
    const byDate = all
      .filter(({ status }) => status === 'Waiting')
      .toSorted((a, b) => (a.date < b.date ? -1 : 1))
      .map(({ name }) => name);
    await expect.poll(shown).toEqual(byDate);
    const [wanted = ''] = byDate;
    await page.getByRole('searchbox', { name: 'Search by name' }).fill(wanted.toUpperCase());
    // It may still have what was searched for before.
    await page.waitForURL(({ searchParams }) => searchParams.get('search') === wanted.toUpperCase());
    await page.reload();
    await expect.poll(shown).toEqual([wanted]);
    expect(await counted.getAttribute('aria-pressed')).toBe('true');
    await page.getByRole('link', { name: `Edit ${wanted}` }).click();
    await page.waitForURL(/\/edit-profile\//);
    await page.goBack();
    await expect.poll(shown).toEqual([wanted]);
    await page.getByRole('searchbox', { name: 'Search by name' }).fill('');
    await expect.poll(shown).toEqual(byDate);
    await page.getByRole('button', { name: /Show all$/ }).click();
    await expect.poll(async () => (await shown()).length).toBe(all.length);
    await home();
  });

  it('A14 B9 B10 can be selected; several are deleted after the confirmation, and only by Confirm', async () => {
    for (const profileName of ['Aab First', 'Aab Second', 'Aab Third'])
      await ask('/profile/create', { body: aProfileInput({ profileName }) });
    await home();
    await page.getByRole('checkbox', { name: 'Select Aab First' }).check();
    expect(await page.getByRole('button', { name: /^Delete \(/ }).count()).toBe(0);
    await page.getByRole('checkbox', { name: 'Select Aab Second' }).check();
    await button('Delete (2)').click();
    await dialog().getByText('Are you sure you want to delete these records?').waitFor();
    expect((await dialog().boundingBox())?.width).toBe(400);
    await inDialog('Cancel').click();
    expect((await profiles()).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Aab First', 'Aab Second']),
    );
    await button('Delete (2)').click();
    await inDialog('Confirm').click();
    await dialog()
      .getByRole('status')
      .getByText(/^Done: 2$/)
      .waitFor();
    expect(await dialog().getByRole('status').textContent()).toBe('Done: 2');
    await inDialog('Done').click();
    await button('Delete Aab First').waitFor({ state: 'detached' });
    const left = (await profiles()).map(({ name }) => name);
    expect(left.filter((name) => name.startsWith('Aab'))).toEqual(['Aab Third']);
  });

  it('K3 they are listed with round, due date, next step, and score change, and sorted by due date', async () => {
    const all = await profiles('?standings=true');
    const [marcus] = all.filter(({ name }) => name === 'Marcus Hill');
    expect([marcus?.standing?.round, marcus?.standing?.next?.kind]).toEqual([1, 'decideVerified']);
    const titles = await table('Clients').getByRole('columnheader').allInnerTexts();
    expect(titles.slice(1, -1).map((title) => title.trim())).toEqual([
      'Name',
      'Date',
      'Status',
      'Round',
      'Due',
      'Next step',
      'Score change',
    ]);
    await table('Clients').getByRole('columnheader', { name: 'Due' }).getByRole('button').click();
    const days = all.flatMap(({ standing }) => standing?.due?.on ?? []).toSorted();
    const due = async () =>
      (await rowsOf('Clients')).flatMap((cells) => /\d.*/.exec(cells[5] ?? '')?.[0] ?? []);
    await expect.poll(due).toEqual(days.map((on) => on.replace(/(\d+)-(\d+)-(\d+)/, '$2/$3/$1')));
    // The address is still to say how the list is sorted, and must not lead back from a page that is being loaded.
    await page.route('**/api/v1/profile/disputes/*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 600));
      await route.continue();
    });
    await table('Clients').getByRole('columnheader', { name: 'Due' }).getByRole('button').click();
    await table('Clients').getByRole('link', { name: 'Choose the next step: Marcus Hill' }).click();
    await page.waitForURL(/\/disputes\//);
    await page.unrouteAll({ behavior: 'wait' });
    // What loads later must not move the clients from under the pointer.
    const later = Promise.withResolvers<undefined>();
    const held: string[] = [];
    await page.route(/\/api\/v1\/(work|dueDays)\b/, async (route) => {
      held.push(new URL(route.request().url()).pathname);
      await later.promise;
      await route.continue();
    });
    await home();
    const place = () => table('Clients').evaluate((element) => element.getBoundingClientRect().top);
    const before = await place();
    const dueDays = page.waitForResponse(/\/api\/v1\/dueDays\b/);
    later.resolve(undefined);
    await page.getByRole('region', { name: 'Needs attention today' }).getByRole('listitem').first().waitFor();
    await dueDays;
    await page.waitForLoadState('networkidle');
    expect([await place(), new Set(held).size]).toEqual([before, 2]);
    await page.unrouteAll({ behavior: 'wait' });
    const marked = page.getByRole('gridcell').getByRole('button', { name: /; Answer due/ });
    // The last due day may be in one of the next months.
    const month = (on: string) => 12 * Number(on.slice(0, 4)) + Number(on.slice(5, 7));
    // The page and this process are in one time zone, in which the last evening of a month is not yet the next one.
    const now = new Date();
    const ahead = month(days.at(-1) ?? '') - (12 * now.getFullYear() + now.getMonth() + 1);
    for (let months = 0; months < ahead; months += 1)
      await page.getByRole('button', { name: 'Next month' }).click();
    await marked.first().waitFor();
    await table('Clients').getByRole('link', { name: 'Marcus Hill', exact: true }).click();
    await page.waitForURL(/\/clients\//);
    await home();
  });

  it('K4 several get letters after one summary, which says who is left out and why, and what it uses', async () => {
    const left = async () => (await dashboard.me()).generationsLeft.value;
    const before = await left();
    // What else speaks against Priya Nair's letters was decided before.
    const priya = (await profiles()).find(({ name }) => name === 'Priya Nair')?.id ?? '';
    const readiness = await ask('/clients/readiness', { body: { ids: [priya] } });
    const [ready] = clientReadiness.reply.parse(readiness.answer).clients;
    const choice = { kind: 'automatic', options: [1] };
    const wanted = { profileId: priya, reportId: ready?.reportId, choice };
    const { concerns } = summarizeLetters.reply.parse((await ask('/letterSummary', { body: wanted })).answer);
    for (const { id } of concerns.filter(({ kind }) => kind !== 'manyLetters'))
      await ask(`/profile/${priya}/${ready?.reportId}/overrulings`, {
        body: { choice, concern: id, reason: 'other', note: 'Checked with the client' },
      });
    for (const name of ['Ana Torres', 'Dana Whitfield', 'Priya Nair'])
      await page.getByRole('checkbox', { name: `Select ${name}` }).check();
    await button('Generate letters').click();
    await dialog()
      .getByRole('combobox', { name: 'What will you do with them?' })
      .selectOption('Send them together');
    await dialog().getByText('For 1 client:').waitFor();
    const said = await dialog().innerText();
    expect(said).toMatch(/Priya Nair\s+\d+ letters?\s·\s.*TransUnion/);
    expect(said).toMatch(
      /Ana Torres\s+To decide in the Repair Center: Already in the letters dated [\d/]+ \(and \d more\)/,
    );
    expect(said).toMatch(/Dana Whitfield\s+No report/);
    expect(said).toMatch(new RegExp(`Uses 1 generation\\.\\s+Generations left: ${before}`));
    expect(await left()).toBe(before);
    const recorded = page.waitForResponse(/\/overrulings$/);
    await inDialog('Generate letters for 1 client').click();
    await dialog()
      .getByRole('status')
      .getByText(/^Done: 1$/)
      .waitFor();
    expect(await dialog().getByRole('status').textContent()).toBe('Done: 1');
    expect(await left()).toBe(before - 1);
    const decided = overruleConcern.reply.parse(await (await recorded).json()).concerns;
    expect(decided.map(({ kind, overruled }) => [kind, overruled?.reason])).toContainEqual([
      'manyLetters',
      'intended',
    ]);
    const [latest] = await rowsOf('Generations history');
    expect([latest?.[0], await dialog().getByText('Letters generated').count()]).toEqual(['Priya Nair', 1]);
    await inDialog('Done').click();
    await home();
  });

  it('B10 B13 one can be deleted from its row', async () => {
    await button('Delete Aab Third').click();
    await dialog().getByText('Are you sure you want to delete this record?').waitFor();
    await inDialog('Confirm').click();
    await button('Delete Aab Third').waitFor({ state: 'detached' });
    expect((await profiles()).map(({ name }) => name)).not.toContain('Aab Third');
  });

  it('B13 a row leads to the Repair Center and to the profile, and downloads the latest letters', async () => {
    const all = await profiles();
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
      table('Clients').getByRole('button', { name: `Download letters for ${name}` });
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

  it('A13 A14 B11 Quick Import says for ten seconds that the request was submitted, and sends nothing to the server', async () => {
    // A clock that stands still is for the whole browser context: this one is for this alone.
    const { page: timed } = await signedIn(
      world.browser,
      world.product.business,
      demonstrationMails.b2b,
      '/dashboard',
    );
    await timed.clock.install();
    await timed.reload();
    await table('Clients', timed).getByRole('row').nth(1).waitFor();
    await button('Quick Import', timed).click();
    expect((await dialog(timed).boundingBox())?.width).toBe(700);
    expect(await inDialog('Send Request', timed).isDisabled()).toBe(true);
    // A part of the page that comes when it is quiet is a file, also where a reader waits for it.
    const asked: string[] = [];
    timed.on('request', (request) => {
      if (request.resourceType() !== 'script') asked.push(request.url());
    });
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
