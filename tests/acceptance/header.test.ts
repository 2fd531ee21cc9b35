import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Page, Request } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demonstrationMails, demonstrationSupportMail } from '#server/configuration.ts';
import { signedIn } from '#tests/support/mainJob.ts';
import { getOn } from '#tests/support/dismissIntro.ts';
import { signIn } from '#tests/support/signIn.ts';
import { aWorld } from '#tests/support/world.ts';

/** Stands for the marketing site: what a redirect leads to cannot be answered for it in the browser. */
const site = createServer((_request, response) => response.end('The marketing site')).listen(0, '127.0.0.1');
await once(site, 'listening');
const address = site.address();
const marketing = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`;
const world = aWorld({ MARKETING_URL: marketing });
let agency: Page;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

beforeAll(async () => {
  const options = { viewport: { width: 1440, height: 900 } };
  ({ page: agency } = await signedIn(
    world.browser,
    world.product.business,
    demonstrationMails.b2b,
    '/dashboard',
    options,
  ));
  await getOn(agency);
});

afterAll(() => {
  site.close();
});

it('A7 the header shows the current page, and has language, bell, and notes', async () => {
  const header = agency.getByRole('banner');
  for (const [path, title] of [
    ['/repair-center', 'Repair Center'],
    ['/settings', 'Settings'],
    ['/dashboard', 'Dashboard'],
  ] as const) {
    await agency.goto(`${world.product.business}${path}`);
    await header.getByRole('heading', { name: title, level: 1 }).waitFor();
    expect(await agency.title()).toBe(`${title} · Redress`);
    await header.getByRole('combobox', { name: 'Language' }).waitFor();
    await header.getByRole('button', { name: 'Notes' }).waitFor();
  }
  const bell = header.getByRole('button', { name: /^Notifications: \d+$/ });
  const count = /\d+/.exec((await bell.getAttribute('aria-label')) ?? '')?.[0];
  expect(Number(count)).toBeGreaterThan(0);
  await header.getByText(count ?? '', { exact: true }).waitFor();
  await bell.click();
  await expect
    .poll(() => agency.getByRole('dialog', { name: 'Alerts' }).getByRole('listitem').count())
    .toBe(Number(count));
  await agency.keyboard.press('Escape');
});

it('A8 I1 the language changes immediately, without a reload, and is saved', async () => {
  await agency.evaluate(() => Object.assign(window, { stillHere: true }));
  const month = () => agency.getByText(/^\p{L}+ \d{4}$/u).innerText();
  const english = await month();
  await agency.getByRole('combobox', { name: 'Language' }).selectOption('es');
  await agency.getByRole('heading', { name: 'Panel', level: 1 }).waitFor();
  expect((await agency.getByRole('grid').getByRole('columnheader').allInnerTexts())[0]).toBe('dom');
  expect(await month()).not.toBe(english);
  expect(await agency.locator('section').first().innerText()).toMatch(/: \d\d\/\d\d\/\d{4}\n/);
  expect(
    await agency.evaluate(() => [
      'stillHere' in window,
      localStorage.getItem('language'),
      document.documentElement.lang,
    ]),
  ).toEqual([true, 'es', 'es']);
  await agency.reload();
  await agency.getByRole('heading', { name: 'Panel', level: 1 }).waitFor();
  await agency.getByRole('combobox', { name: 'Idioma' }).selectOption('en');
  await agency.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
});

it('A10 K25 notes are saved only in this browser, only for their author, and can be deleted; one that wasn’t added isn’t lost without a question', async () => {
  const notes = agency.getByRole('dialog', { name: 'Notes' });
  const asked: string[] = [];
  // The page’s own code may still be arriving.
  const note = (request: Request) => {
    if (!new URL(request.url()).pathname.startsWith('/assets/')) asked.push(request.url());
  };
  await button(agency, 'Notes').click();
  await notes.getByText('No Notes Added Yet').waitFor();
  agency.on('request', note);
  for (const text of ['', '  \n ', 'Call Ana on Monday', 'Ask Ben for his ID']) {
    await notes.getByRole('textbox').fill(text);
    await notes.getByRole('button', { name: 'Add note' }).click();
  }
  const listed = async () =>
    (await notes.getByRole('listitem').allInnerTexts()).map((text) => text.split('\n')[0]);
  await expect.poll(listed).toEqual(['Ask Ben for his ID', 'Call Ana on Monday']);
  await notes.getByRole('button', { name: 'Delete note: Call Ana on Monday' }).click();
  await expect.poll(listed).toEqual(['Ask Ben for his ID']);
  agency.off('request', note);
  expect(asked).toEqual([]);
  await agency.reload();
  await button(agency, 'Notes').click();
  await notes.getByText('Ask Ben for his ID').waitFor();

  await notes.getByRole('textbox').fill('Half a note');
  await agency.keyboard.press('Escape');
  const question = agency.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  expect(await notes.getByRole('textbox').inputValue()).toBe('Half a note');
  await agency.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Leave' }).click();
  await notes.waitFor({ state: 'detached' });
});

it('A10 A11 sign-out ends the session, keeps the notes, and leads to the marketing site', async () => {
  await agency.evaluate(() => localStorage.setItem('recentProfiles', '["1"]'));
  const before = await agency.evaluate(() => Object.keys(localStorage).toSorted());
  await button(agency, 'Sign out').click();
  await agency.waitForURL(marketing);
  await agency.goto(`${world.product.business}/dashboard`);
  await agency.locator('input[name=mail]').waitFor();
  const after = await agency.evaluate(() => Object.keys(localStorage).toSorted());
  expect(before.filter((key) => !after.includes(key))).toEqual(['firstTime', 'recentProfiles']);
  const authors = await agency.evaluate(() => Object.keys(JSON.parse(localStorage.getItem('notes') ?? '{}')));
  expect(authors).toHaveLength(1);
  await signIn(agency, demonstrationSupportMail);
  await button(agency, 'Notes').click();
  await agency.getByText('No Notes Added Yet').waitFor();
  await agency.keyboard.press('Escape');
  await button(agency, 'Sign out').click();
  await agency.waitForURL(marketing);
  await agency.goto(`${world.product.business}/dashboard`);
  await signIn(agency, demonstrationMails.b2b);
  await button(agency, 'Notes').click();
  await agency.getByText('Ask Ben for his ID').waitFor();
  await agency.keyboard.press('Escape');
});
