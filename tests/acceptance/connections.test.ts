import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { profileDetails } from '#contract/profiles.ts';
import { creditReports } from '#contract/reports.ts';
import { memberPassword, signIn } from '#sandbox/members.ts';
import { demonstrationMails } from '#server/configuration.ts';
import { type Client, clientOf } from '#tests/support/client.ts';
import { aPhoto, connect, createProfile, signedIn } from '#tests/support/mainJob.ts';
import { aWorldWithProviders } from '#tests/support/world.ts';

const world = aWorldWithProviders();
let page: Page;
let client: Client;
let profileId: string;
let created: unknown;
/** The reports that connecting and refreshing brought, in this order. */
const seen = new Set<string>();

beforeAll(async () => {
  client = await clientOf(world.product, demonstrationMails.b2b);
  ({ page } = await signedIn(
    world.browser,
    world.product.business,
    demonstrationMails.b2b,
    '/create-profile',
  ));
  page.on('request', (request) => {
    if (request.url().endsWith('/api/v1/profile/create')) created = request.postDataJSON();
  });
  page.on('response', (response) => {
    if (response.request().method() !== 'POST' || !isImport.test(response.url())) return;
    void response.json().then(({ reportId }) => reportId !== undefined && seen.add(reportId));
  });
  await createProfile(page, await aPhoto());
  profileId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
});

const isImport = /\/api\/v1\/profile\/(?:MyFreeScoreNow|IdentityIQ|SmartCredit|refresh)\/[\w-]+$/;
const panels = ['MyFreeScoreNow', 'IdentityIQ', 'SmartCredit'];
const member = 'ana.torres@example.com';
const panel = (name: string) => page.getByRole('region', { name, exact: true, includeHidden: true });
const isOutOfReach = (place: Locator) =>
  place.evaluate(
    (element) => element.matches('[inert]') && getComputedStyle(element).filter.startsWith('blur('),
  );
const outOfReach = () =>
  Promise.all(panels.map((name) => isOutOfReach(panel(name).locator('form').first().locator('..'))));
const connected = () =>
  Promise.all(panels.map((name) => panel(name).getByText('connected', { exact: true }).count()));
const providerSwitch = () => page.getByRole('switch', { name: 'Change credit provider' });
const moveOn = (place: Page | Locator) => place.getByRole('link', { name: 'Move to Repair center' });
const reportNames = async () =>
  (await client.ask(creditReports.reply, `/creditReports/${profileId}`)).results.map(({ name }) => name);

async function signInAt(name: string, username: string): Promise<void> {
  const place = panel(name);
  await place.getByRole('textbox', { name: 'Username' }).fill(username);
  await place.getByLabel('Password', { exact: true }).fill(memberPassword);
  const secret = place.getByLabel('Secret answer', { exact: true });
  if ((await secret.count()) > 0) await secret.fill(signIn(username, memberPassword)?.secretAnswer ?? '');
  await place.getByRole('button', { name: 'Connect', exact: true }).click();
}
async function connectAt(name: string): Promise<void> {
  await signInAt(name, member);
  await closeNotice();
}
/** At the providers: the same report twice would be kept once. */
const monthPasses = () => fetch(`${world.product.sandbox}/control/advance`, { method: 'POST' });
async function closeNotice(): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Credit Report Connected' });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'detached' });
}

it('I2 a date of birth typed as MM/DD/YYYY is sent as YYYY-MM-DD', () => {
  expect(created).toMatchObject({ dob: '1990-04-05' });
});

it('E9 a banner warns while the profile has no credit reports', async () => {
  await page
    .getByText('This profile has no credit reports yet. Connect a credit provider to get one.')
    .waitFor();
  expect([
    await page.getByRole('button', { name: 'View Report' }).count(),
    await moveOn(page).count(),
  ]).toEqual([0, 0]);
});

it('E1 E2 shows three panels, with MyFreeScoreNow recommended, all open while none is connected', async () => {
  const seen = await Promise.all(
    panels.map(async (name) => {
      const place = panel(name);
      const labels = await place.locator('label').allInnerTexts();
      return {
        notConnected: await place.getByText('not connected', { exact: true }).count(),
        recommended: await place.getByText('Recommended', { exact: true }).count(),
        labels: labels.map((text) => text.trim()),
        buttons: await place.locator('[type=submit]').allInnerTexts(),
        signUp: await place.getByRole('link').innerText(),
        leadsTo: new URL((await place.getByRole('link').getAttribute('href')) ?? '').protocol,
      };
    }),
  );
  const asking = (name: string, recommended: number, ...more: string[]) => ({
    notConnected: 1,
    recommended,
    labels: ['Username', 'Password', ...more],
    buttons: ['Connect'],
    signUp: `No account yet? Sign up at ${name}`,
    leadsTo: 'https:',
  });
  expect(seen).toEqual([
    asking('MyFreeScoreNow', 1),
    asking('IdentityIQ', 0, 'Secret answer'),
    asking('SmartCredit', 0, 'Secret answer'),
  ]);
  expect(await outOfReach()).toEqual([false, false, false]);
  expect(await providerSwitch().count()).toBe(0);
});

it('E4 reports success in the words of the specification, with a button to the Repair Center', async () => {
  await connect(page);
  const dialog = page.getByRole('dialog', { name: 'Credit Report Connected' });
  expect(await moveOn(dialog).getAttribute('href')).toBe(`/repair-center/${profileId}`);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'detached' });
});

it('E1 E2 E3 the connected panel shows its account and date; the others are blurred and disabled', async () => {
  expect(await connected()).toEqual([1, 0, 0]);
  await expect.poll(outOfReach).toEqual([false, true, true]);
  const { credit } = await client.ask(profileDetails.reply, `/profile/details/${profileId}`);
  expect(credit.connection?.mail).toBe('ana.torres');
  const day = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: '2-digit', day: '2-digit' });
  expect(await panel('MyFreeScoreNow').locator('dd').allInnerTexts()).toEqual([
    credit.connection?.mail,
    day.format(new Date(credit.connection?.signedInOn ?? '')),
  ]);
  await page.getByText('Username or password changed?').click();
  await expect
    .poll(() => panel('MyFreeScoreNow').getByRole('button').filter({ hasText: /\w/ }).allInnerTexts())
    .toEqual(['Refresh report', 'Sign Out', 'Update credit report']);
  const signUp = panel('MyFreeScoreNow').getByRole('link');
  expect([await signUp.innerText(), await signUp.getAttribute('href')]).toEqual([
    'Need another account? Sign up at MyFreeScoreNow',
    expect.stringMatching(/^https:/),
  ]);
});

it('E6 K11 View Report opens the report in a new window that narrows its accounts without a script, or says that it could not', async () => {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'View Report' }).click();
  const report = await opened;
  await report.waitForURL(/\/api\/v1\/report\//);
  expect(await report.locator('main h3').count()).toBeGreaterThan(5);
  const all = await report.locator('article:visible').count();
  const negative = report.getByRole('radio', { name: /^Negative \d+$/ });
  await negative.check({ force: true });
  const left = await report.locator('article:visible').count();
  expect([left, left < all]).toEqual([await report.locator('article.is-negative').count(), true]);
  await report.close();

  await page.route('**/ticket?*', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'View Report' }).click();
  await page.getByText('Error showing report, Please try later!').waitFor();
});

it('E7 E8 with a report, there are Move to Repair center and Change credit provider with its note', async () => {
  expect(await moveOn(page).getAttribute('href')).toBe(`/repair-center/${profileId}`);
  expect(await providerSwitch().isChecked()).toBe(false);
  await page
    .getByText('Changing providers disconnects the current one as soon as the new one is connected.')
    .waitFor();
});

it('E1 E3 E10 Update credit report signs in again at the same provider, and a refused one changes nothing', async () => {
  const own = panel('MyFreeScoreNow');
  const account = own.locator('dd').first();
  const update = async (username: string) => {
    await own.getByRole('textbox', { name: 'Username' }).fill(username);
    await own.getByLabel('Password', { exact: true }).fill(memberPassword);
    await own.getByRole('button', { name: 'Update credit report' }).click();
  };
  await update('wrong.password');
  await page.getByRole('dialog', { name: 'Login Failed' }).getByRole('button', { name: 'Try Again' }).click();
  expect([await connected(), await account.innerText(), await reportNames()]).toEqual([
    [1, 0, 0],
    'ana.torres',
    [expect.stringMatching(/ MyFreeScoreNow$/)],
  ]);

  await monthPasses();
  await update(member);
  await closeNotice();
  await expect.poll(() => account.innerText()).toBe(member);
  expect([await connected(), await outOfReach(), (await reportNames()).length]).toEqual([
    [1, 0, 0],
    [false, true, true],
    2,
  ]);
});

it('E2 the switch opens all panels; only a successful sign-in replaces the current provider', async () => {
  const change = page.getByText('Change credit provider', { exact: true });
  await change.click();
  await expect.poll(outOfReach).toEqual([false, false, false]);
  await change.click();
  await expect.poll(outOfReach).toEqual([false, true, true]);

  await change.click();
  await signInAt('IdentityIQ', 'wrong.password');
  const refused = page.getByRole('dialog', { name: 'Login Failed' });
  await refused.getByRole('button', { name: 'Try Again' }).click();
  await page.reload();
  await panel('MyFreeScoreNow').waitFor();
  expect([await connected(), (await reportNames()).length]).toEqual([[1, 0, 0], 2]);

  await change.click();
  await connectAt('IdentityIQ');
  await expect.poll(connected).toEqual([0, 1, 0]);
  await expect.poll(outOfReach).toEqual([true, false, true]);
  expect(await panel('IdentityIQ').locator('dd').first().innerText()).toBe(member);
});

it('F3 E10 the most recently imported report is first and preselected, whatever provider another one of that day is from', async () => {
  const [newest] = (await client.ask(creditReports.reply, `/creditReports/${profileId}`)).results;
  expect(newest?.name).toMatch(/ IdentityIQ$/);
  expect(await page.getByLabel('Report', { exact: true }).inputValue()).toBe(newest?.id);
  const { page: repairCenter } = await signedIn(
    world.browser,
    world.product.business,
    demonstrationMails.b2b,
    `/repair-center/${profileId}`,
  );
  const chosen = repairCenter.getByLabel('Credit report', { exact: true });
  await chosen.waitFor();
  expect(await chosen.inputValue()).toBe(newest?.id);
  expect(await chosen.locator('option:checked').innerText()).toContain(' IdentityIQ');
  await repairCenter.context().close();
});

it('E10 every connect or refresh brings a report of three bureaus, the newest listed first and their names descending', async () => {
  await page.getByText('Change credit provider', { exact: true }).click();
  await connectAt('SmartCredit');
  await panel('SmartCredit').getByLabel('Secret answer', { exact: true }).first().fill('0000');
  await panel('SmartCredit').getByRole('button', { name: 'Refresh report' }).click();
  await closeNotice();
  const names = await reportNames();
  expect(names).toEqual(names.toSorted().toReversed());
  // In the order of the imports, the last one first.
  const { results: listed } = await client.ask(creditReports.reply, `/creditReports/${profileId}`);
  const imported = listed.map(({ id }) => id).filter((id) => seen.has(id));
  expect(imported).toEqual([...seen].toReversed());
  expect(seen.has(listed[0]?.id ?? '')).toBe(true);
  // The month between the imports passed at the providers only: four bear the same date, which is not that of their import.
  const timed = (origin: string) =>
    expect.stringMatching(new RegExp(String.raw`^(\d{4}-\d\d-\d\d ){2}\d\d:\d\d[\d:.]* ${origin}$`));
  expect(names).toEqual([
    timed('SmartCredit'),
    timed('SmartCredit'),
    timed('IdentityIQ'),
    timed('MyFreeScoreNow'),
    expect.stringMatching(/^\d{4}-\d\d-\d\d MyFreeScoreNow$/),
  ]);
  // Dates as they are read everywhere, and no label twice.
  const choice = page.getByLabel('Report', { exact: true });
  const labels = async () => new Set(await choice.locator('option').allInnerTexts());
  const days = names.map((name) => name.replace(/^(\d{4})-(\d{2})-(\d{2}).*$/, '$2/$3/$1'));
  await expect.poll(async () => [...(await labels())].map((label) => label.split(' ')[0])).toEqual(days);

  const { results } = await client.ask(creditReports.reply, `/creditReports/${profileId}`);
  for (const { id } of results) {
    const html = (await client.file(`/profile/${profileId}/${id}/view`)).toString();
    for (const bureau of ['TransUnion', 'Experian', 'Equifax']) expect(html).toContain(`>${bureau}</th>`);
    expect(html.match(/<h3/g)?.length).toBeGreaterThan(5);
  }
});

it('E3 E8 Sign Out disconnects: the form returns, the reports stay, and with no provider to change there is no switch', async () => {
  await panel('SmartCredit').getByRole('button', { name: 'Sign Out' }).click();
  await panel('SmartCredit').getByText('not connected', { exact: true }).waitFor();
  await panel('SmartCredit').getByRole('textbox', { name: 'Username' }).waitFor();
  expect([await connected(), (await reportNames()).length]).toEqual([[0, 0, 0], 5]);
  await expect.poll(outOfReach).toEqual([false, false, false]);
  expect([await providerSwitch().count(), await moveOn(page).count()]).toEqual([0, 1]);
  const { credit } = await client.ask(profileDetails.reply, `/profile/details/${profileId}`);
  expect(credit.connection).toBe(null);
});
