import type { BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { demonstrationMails, demonstrationSupportMail } from '#server/configuration.ts';
import { signIn } from '#tests/support/signIn.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();
const mail = (page: Page) => page.locator('input[name=mail]');
const client = (page: Page) => page.getByText('Priya Nair').first();
const signOut = (page: Page) => page.getByRole('button', { name: 'Sign out' });
const placeOf = (page: Page) => page.url().replace(world.product.business, '');

interface Tab {
  readonly page: Page;
  /** The token in the header of its last call. */
  readonly token: () => string;
  /** The browser's confirmations before leaving the page. */
  readonly questions: string[];
}

async function open(context: BrowserContext, path: string): Promise<Tab> {
  const page = await context.newPage();
  let token = '';
  const questions: string[] = [];
  page.on('request', (request) => {
    token = request.headers()['authorization'] ?? token;
  });
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    void dialog.dismiss();
  });
  await page.goto(`${world.product.business}${path}`);
  return { page, token: () => token, questions };
}

/** A browser with a signed-in person, with a tab on each page. */
async function tabsOn(paths: readonly string[], who: string = demonstrationMails.b2b) {
  const context = await world.browser.newContext({ viewport: { width: 1440, height: 900 } });
  const tabs: Tab[] = [];
  for (const path of paths) {
    const tab = await open(context, path);
    if (tabs.length === 0) await signIn(tab.page, who);
    await tab.page.locator('#page').waitFor();
    tabs.push(tab);
  }
  const [first, second] = tabs;
  if (first === undefined || second === undefined) throw new Error('Two tabs are wanted');
  return { context, first, second, all: tabs };
}

const statusOf = async (token: string, headers: Record<string, string> = {}) => {
  const address = `${world.product.business}/api/v1/profiles`;
  return (await fetch(address, { headers: { authorization: token, ...headers } })).status;
};

/** Keeps a page where it is when it wants to go to a URL: 204 responds without a new page. */
const keep = (page: Page, address: string) => page.route(address, (route) => route.fulfill({ status: 204 }));
/** Rejects calls with these tokens, as if they had expired. */
const refuse = (context: BrowserContext, tokens: readonly string[]) =>
  context.route('**/api/v1/**', (route) =>
    tokens.includes(route.request().headers()['authorization'] ?? '')
      ? route.fulfill({ status: 401, json: { ok: false, code: 'unauthenticated', error: '' } })
      : route.continue(),
  );
const leaving = (page: Page) => page.getByText('Leaving this page…').waitFor();
const seen = (page: Page) => page.locator('body').innerText();

it('A11 a sign-out in one tab closes the pages of the others, whatever is unsaved there, and revokes their tokens', async () => {
  const { context, first, second, all } = await tabsOn(['/settings', '/dashboard', '/create-profile']);
  const [, , form] = all;
  if (form === undefined) throw new Error('Three tabs are wanted');
  const stranger = await tabsOn(['/settings', '/dashboard']);
  await client(second.page).waitFor();
  await client(stranger.second.page).waitFor();
  // Without a click the browser would not ask about unsaved input anyway.
  await form.page.getByLabel('First name').click();
  await form.page.getByLabel('First name').fill('Zacharias');
  await form.page.getByLabel('Last name').fill('Unsaved');
  const draft = () => form.page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
  await expect.poll(draft).toContain('Zacharias');
  expect(await statusOf(second.token())).toBe(200);

  await keep(form.page, '**/v2/logout?*');
  await signOut(first.page).click();
  await leaving(form.page);
  expect(await form.page.locator('#page').count()).toBe(0);
  expect(await seen(form.page)).not.toMatch(/Zacharias|Unsaved/);
  expect(await draft()).not.toContain('Zacharias');
  for (const { page } of [first, second]) await mail(page).waitFor();
  expect(await seen(second.page)).not.toContain('Nair');
  expect(await statusOf(second.token())).toBe(401);
  await form.page.unrouteAll();
  await form.page.reload();
  await mail(form.page).waitFor();
  expect(all.flatMap(({ questions }) => questions)).toEqual([]);

  // Another browser of the same person has a session of its own.
  expect(await statusOf(stranger.second.token())).toBe(200);
  await stranger.second.page.reload();
  await client(stranger.second.page).waitFor();

  // The next person finds nothing of the previous one.
  await signIn(form.page, demonstrationSupportMail);
  await form.page.locator('#page').waitFor();
  await form.page.goto(`${world.product.business}/create-profile`);
  await form.page.getByLabel('First name').waitFor();
  expect(await form.page.getByLabel('First name').inputValue()).toBe('');
  await context.close();
  await stranger.context.close();
});

it('a tab that is reopened after a sign-out elsewhere shows nobody’s pages', async () => {
  const { context, first, second } = await tabsOn(['/settings', '/dashboard']);
  await client(second.page).waitFor();
  await second.page.goto('about:blank');
  await signOut(first.page).click();
  await mail(first.page).waitFor();
  await second.page.goBack();
  await mail(second.page).waitFor();
  expect(await second.page.locator('body').innerText()).not.toContain('Nair');
  await context.close();
});

it('tabs whose tokens expire together each get a new one, repeatedly', async () => {
  const { context, first, second } = await tabsOn(['/settings', '/repair-center']);
  for (let round = 0; round < 3; round += 1) {
    const before = [first.token(), second.token()];
    await refuse(context, before);
    const go = ({ page }: Tab, name: string) =>
      page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
    await Promise.all([
      go(first, round % 2 === 0 ? 'Repair Center' : 'Settings'),
      go(second, round % 2 === 0 ? 'Settings' : 'Repair Center'),
    ]);
    for (const [at, tab] of [first, second].entries()) {
      await expect.poll(() => tab.token() !== before[at]).toBe(true);
      await tab.page.locator('#page').waitFor();
      expect(await statusOf(tab.token())).toBe(200);
    }
    await context.unrouteAll();
  }
  expect([placeOf(first.page), placeOf(second.page)]).toEqual(['/repair-center', '/settings']);
  await context.close();
});

const saveAs = async ({ page }: Tab, name: string) => {
  await page.getByLabel('Full name').fill(name);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
};

it('a tab that waits too long for another one to renew its token stays signed in', async () => {
  const { context, first, second } = await tabsOn(['/settings', '/settings']);
  await refuse(context, [first.token(), second.token()]);
  const answer = Promise.withResolvers<void>();
  await first.page.route('**/oauth/token', async (route) => {
    await answer.promise;
    await route.continue();
  });
  const asked = first.page.waitForRequest('**/oauth/token');
  await saveAs(first, 'Jordan Ellis');
  await asked;
  await second.page.clock.install();
  await saveAs(second, 'Jordan Ellis');
  const refused = second.page.getByText('Can’t connect. Check your internet connection and try again.');
  await expect
    .poll(async () => {
      await second.page.clock.runFor(1_000);
      return refused.isVisible();
    })
    .toBe(true);
  await second.page.clock.resume();
  expect(await second.page.getByLabel('Full name').inputValue()).toBe('Jordan Ellis');
  const renewed = first.page.waitForResponse('**/oauth/token');
  answer.resolve();
  expect((await renewed).status()).toBe(200);
  for (const tab of [first, second]) {
    await saveAs(tab, 'Jordan Ellis');
    await expect.poll(() => statusOf(tab.token())).toBe(200);
    expect(placeOf(tab.page)).toBe('/settings');
  }
  await context.close();
});

it('a renewal that returns another person’s token writes nothing into that account', async () => {
  const { context, second } = await tabsOn(['/dashboard', '/settings']);
  // Like a tab that was asleep: it receives nothing from the others.
  await second.page.addInitScript(() =>
    window.addEventListener('storage', (event) => event.stopImmediatePropagation()),
  );
  await second.page.reload();
  await second.page.locator('#page').waitFor();
  await context.clearCookies();
  const other = await open(context, '/settings');
  await signIn(other.page, demonstrationSupportMail);
  await other.page.locator('#page').waitFor();
  // Auth0's error code for this makes the client ask for the signed-in person.
  await second.page.route('**/oauth/token', (route) =>
    route.request().postData()?.includes('refresh_token')
      ? route.fulfill({
          status: 403,
          json: { error: 'invalid_grant', error_description: 'Unknown or invalid refresh token.' },
        })
      : route.continue(),
  );
  await refuse(context, [second.token()]);
  await saveAs(second, 'Zacharias Unsaved');
  await second.page.getByRole('group', { name: 'Support' }).waitFor();
  await expect.poll(() => second.page.getByLabel('Full name').inputValue()).toBe('Robin Hale');
  await context.close();
});

it('a session that one tab finds ended is ended in the others, which return to where they were', async () => {
  const { context, first, second } = await tabsOn(['/settings', '/dashboard']);
  await client(second.page).waitFor();
  await context.clearCookies();
  await first.page.route('**/oauth/token', (route) =>
    route.fulfill({ status: 403, json: { error: 'invalid_grant', error_description: 'over' } }),
  );
  await first.page.route('**/api/v1/**', (route) =>
    route.fulfill({ status: 401, json: { ok: false, code: 'unauthenticated', error: '' } }),
  );
  await first.page.getByRole('navigation').getByRole('link', { name: 'Repair Center' }).click();
  await mail(first.page).waitFor();
  await mail(second.page).waitFor();
  await first.page.unrouteAll();
  await signIn(second.page, demonstrationMails.b2b);
  await client(second.page).waitFor();
  expect(placeOf(second.page)).toBe('/dashboard');
  await context.close();
});

it('a provider that is out of order ends no session', async () => {
  const { context, first, second } = await tabsOn(['/settings', '/dashboard']);
  await client(second.page).waitFor();
  await first.page.route('**/oauth/token', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
  await first.page.route('**/api/v1/settings', (route) =>
    route.fulfill({ status: 401, json: { ok: false, code: 'unauthenticated', error: '' } }),
  );
  await first.page.getByLabel('Full name').fill('Jordan Ellis-Park');
  await first.page.getByRole('button', { name: 'Save', exact: true }).click();
  await first.page.getByText('Can’t connect. Check your internet connection and try again.').waitFor();
  expect(await first.page.getByLabel('Full name').inputValue()).toBe('Jordan Ellis-Park');
  expect(await client(second.page).isVisible()).toBe(true);
  await context.close();
});

it('another person’s sign-in in another tab closes the pages of this one', async () => {
  const { context, first, second } = await tabsOn(['/settings', '/dashboard']);
  await client(second.page).waitFor();
  await keep(second.page, '**/authorize?*');
  await context.clearCookies();
  const other = await open(context, '/settings');
  await signIn(other.page, demonstrationSupportMail);
  await other.page.locator('#page').waitFor();
  await leaving(second.page);
  expect(await seen(second.page)).not.toContain('Nair');
  await second.page.unrouteAll();
  await second.page.reload();
  // Both pages now belong to the new person.
  for (const { page } of [first, second]) await page.getByRole('group', { name: 'Support' }).waitFor();
  expect(await client(second.page).count()).toBe(0);
  await context.close();
});

it("G8 impersonation ends with support's session, in every tab", async () => {
  const who = await world.browser.newContext();
  const owner = await open(who, '/settings');
  const information = owner.page.waitForResponse('**/api/v1/myInformation');
  await signIn(owner.page, demonstrationMails.b2b);
  const { id } = await (await information).json();
  await who.close();

  const { context, first, second } = await tabsOn(['/settings', '/settings'], demonstrationSupportMail);
  await second.page.getByRole('button', { name: 'Impersonate' }).click();
  await second.page.getByLabel('User ID').fill(id);
  await second.page.getByRole('dialog').getByRole('button', { name: 'Impersonate' }).click();
  await client(second.page).waitFor();
  const acting = { 'x-target-user-id': id };
  expect(await statusOf(second.token(), acting)).toBe(200);
  await signOut(first.page).click();
  await mail(second.page).waitFor();
  expect(await statusOf(second.token(), acting)).toBe(401);
  await signIn(second.page, demonstrationSupportMail);
  await second.page.getByRole('button', { name: 'Impersonate' }).waitFor();
  expect(await second.page.getByRole('region', { name: 'Acting on behalf of a user' }).count()).toBe(0);
  await context.close();
});
