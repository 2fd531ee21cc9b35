import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { demonstrationMails } from '#server/configuration.ts';
import { type Ask, requestsAs } from '#tests/support/apiClient.ts';
import { signedIn } from '#tests/support/mainJob.ts';
import { aNewPerson } from '#tests/support/newPerson.ts';
import { aWorldToKill } from '#tests/support/world.ts';

const world = aWorldToKill();
let page: Page;
let ask: Ask;

beforeAll(async () => {
  ask = await requestsAs(world.product, 'business', demonstrationMails.b2b);
  page = (await signedIn(world.browser, world.product.business, demonstrationMails.b2b, '/settings')).page;
});

/** The drawer's entries after a reload, newest first: their kind and lines. */
async function alerts(language: 'en' | 'es' = 'en'): Promise<string[][]> {
  await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
  await page.reload();
  await page
    .getByRole('button', { name: language === 'en' ? /^Notifications: / : /^Notificaciones: / })
    .click();
  const items = page.getByRole('dialog').getByRole('listitem');
  await items.first().waitFor();
  const entries = await Promise.all(
    (await items.all()).map(async (item) => [
      (await item.getByRole('img').first().getAttribute('aria-label')) ?? '',
      ...(await item.innerText()).split('\n').filter(Boolean),
    ]),
  );
  await page.keyboard.press('Escape');
  return entries;
}
const aMoment = expect.stringMatching(/^\d\d\/\d\d\/\d{4} \d{1,2}:\d\d\s([AP]M|[ap]\.\s?m\.)$/);
const clientCalled = async (wanted: string) =>
  (await ask('/clients')).answer.results.find(({ name }: { name: string }) => name === wanted).id;

it('A7 A9 counts on the bell what the drawer lists', async () => {
  const { results } = (await ask('/notifications')).answer;
  expect(await alerts()).toHaveLength(results.length);
  await page.getByRole('button', { name: `Notifications: ${results.length}` }).waitFor();
});

it('A9 H25 reports a successful and a failed connection, each with its kind and date', async () => {
  const id = await clientCalled('Dana Whitfield');
  await ask(`/profile/SmartCredit/${id}`, {
    body: { username: 'suspended', password: 'sandbox', sqa: '0000' },
  });
  await ask(`/profile/MyFreeScoreNow/${id}`, { body: { username: 'dana.whitfield', password: 'sandbox' } });
  expect((await alerts()).slice(0, 2)).toEqual([
    [
      'Good news',
      'Credit Report Connected',
      'A MyFreeScoreNow report was imported for Dana Whitfield.',
      aMoment,
    ],
    [
      'Problem',
      'Unable to Connect Credit Report',
      'SmartCredit didn’t return a report for Dana Whitfield.',
      aMoment,
    ],
  ]);
  const { results } = (await ask('/notifications')).answer;
  expect(results[0]).toMatchObject({
    type: 'positive',
    title: expect.any(String),
    description: expect.any(String),
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
});

it('A9 reports that letters are ready', async () => {
  const profileId = await clientCalled('Dana Whitfield');
  const [{ id }] = (await ask(`/creditReports/${profileId}`)).answer.results;
  const made = await ask(`/automatedGenerations/${id}/${profileId}/1`, { body: [1] });
  expect(made.status).toBe(200);
  expect((await alerts())[0]).toEqual([
    'Good news',
    'Your letters are ready',
    'The letters for Dana Whitfield are ready to download or mail.',
    aMoment,
  ]);
});

it('A9 reports that 30 days have passed since the last letters', async () => {
  await world.product.kill();
  // The time that the test cannot wait: the client's letters were written 31 days ago.
  const database = new DatabaseSync(join(world.product.dataDirectory, 'redress.sqlite'));
  database
    .prepare(
      `update client_event set at = ? where profile_id = (select id from profile where profile_name = 'Dana Whitfield')`,
    )
    .run(new Date(Date.now() - 31 * 24 * 60 * 60_000).toISOString());
  database.close();
  await world.product.restart();
  await expect.poll(async () => (await ask('/notifications')).answer.results[0].code).toBe('monthPassed');
  expect((await alerts())[0]).toEqual([
    'Information',
    'It’s been 30 days',
    'Connect a new report for Dana Whitfield to see what has changed.',
    aMoment,
  ]);
  const { answer } = await ask('/clients');
  // A reminder is no deadline, and moves nothing.
  expect(answer.results.find(({ name }: { name: string }) => name === 'Dana Whitfield').status).toBe(
    'Onboarding',
  );
});

it('A9 an alert leads to where it can be acted on, and closes the drawer', async () => {
  const client = await clientCalled('Dana Whitfield');
  const [{ id: letters }] = (await ask('/generations')).answer.generations;
  const drawer = page.getByRole('dialog', { name: 'Alerts' });
  for (const [title, path] of [
    ['It’s been 30 days', `/repair-center/${client}`],
    ['Your letters are ready', `/print/${letters}`],
    ['Unable to Connect Credit Report', `/edit-profile/${client}`],
    ['Credit Report Connected', `/repair-center/${client}`],
  ] as const) {
    await page.getByRole('button', { name: /^Notifications: / }).click();
    await drawer.getByRole('link', { name: title }).first().click();
    await page.waitForURL(({ pathname }) => pathname === path);
    await drawer.waitFor({ state: 'hidden' });
  }
});

it('A9 marks what is new for this person until they open the drawer', async () => {
  const markers = () => page.getByRole('dialog').getByRole('img', { name: 'New', exact: true });
  const bell = page.getByRole('button', { name: /^Notifications: / });
  await alerts();
  const id = await clientCalled('Samuel Adeyemi');
  await ask(`/profile/MyFreeScoreNow/${id}`, { body: { username: 'samuel.adeyemi', password: 'sandbox' } });
  await page.reload();
  const noted = page.waitForResponse((answer) => answer.url().endsWith('/notifications/read'));
  await bell.click();
  await markers().waitFor();
  expect((await noted).status()).toBe(200);
  await page.keyboard.press('Escape');
  for (const again of ['at once', 'after a reload']) {
    if (again === 'after a reload') await page.reload();
    await bell.click();
    await page.getByRole('dialog').getByRole('listitem').first().waitFor();
    expect([again, await markers().count()]).toEqual([again, 0]);
    await page.keyboard.press('Escape');
  }
});

it('A9 says the same in Spanish', async () => {
  expect((await alerts('es')).slice(1, 3)).toEqual([
    [
      'Información',
      'Han pasado 30 días',
      'Conecte un informe nuevo de Dana Whitfield para ver qué cambió.',
      aMoment,
    ],
    [
      'Buena noticia',
      'Sus cartas están listas',
      'Las cartas de Dana Whitfield están listas para descargar o enviar por correo.',
      aMoment,
    ],
  ]);
});

it('A9 says if there is none', async () => {
  const other = await aNewPerson(
    world.browser,
    `${world.product.business}/settings`,
    'nothing.yet@example.com',
  );
  await other.getByRole('button', { name: 'Notifications: 0' }).click();
  await other.getByRole('dialog').getByText('No Data Exist').waitFor();
});
