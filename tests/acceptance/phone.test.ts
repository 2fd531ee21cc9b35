import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TZDateMini } from '@date-fns/tz';
import { lightFormat } from 'date-fns/lightFormat';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClientLink } from '#contract/clientLink.ts';
import { documentBytes } from '#contract/limits.ts';
import { listClients } from '#contract/profiles.ts';
import { demonstrationMails } from '#server/configuration.ts';
import { demonstrationPassword } from '#server/identity/embedded/demonstration.ts';
import { clientOf } from '#tests/support/client.ts';
import { getOn } from '#tests/support/dismissIntro.ts';
import { fieldsOf } from '#tests/support/fieldsOf.ts';
import { lateBanner } from '#tests/support/lateBanner.ts';
import { swipe } from '#tests/support/swipe.ts';
import { signUp } from '#tests/support/newPerson.ts';
import { resize } from '#tests/support/resize.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();
let page: Page;
/** Settings that the page saved, with the status of the reply. */
const saved: unknown[] = [];
/** A place where it is not the same day as in UTC now. */
const timeZone = new Date().getUTCHours() < 11 ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati';
const folder = mkdtempSync(join(tmpdir(), 'redress-photos-'));
afterAll(() => rmSync(folder, { recursive: true }));

beforeAll(async () => {
  const context = await world.browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'allow',
    timezoneId: timeZone,
  });
  page = await context.newPage();
  page.on('response', (response) => {
    const call = response.request();
    if (call.method() === 'POST' && response.url().endsWith('/api/v1/settings'))
      saved.push([call.postDataJSON(), response.status()]);
  });
  await page.goto(`${world.product.consumer}/create-profile`);
  await signUp(page, 'Noor Vance', 'noor.phone@example.com');
});

const keptAddresses = () =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

it('P31 notes where the phone is, whose dates letters bear from then on', async () => {
  await expect.poll(() => saved).toEqual([[{ language: 'en', timeZone }, 200]]);
});

it('P31 shows that day in a browser that hides where it is', async () => {
  const storageState = await page.context().storageState();
  const hiding = await world.browser.newContext({ storageState, timezoneId: 'UTC' });
  const home = await hiding.newPage();
  await home.goto(`${world.product.consumer}/home`);
  await home.getByRole('heading', { name: 'Hello, Noor Vance' }).waitFor();
  const day = new TZDateMini(Date.now(), timeZone);
  await home.getByText(lightFormat(day, 'MM/dd/yyyy'), { exact: true }).waitFor();
  await hiding.close();
});

it('K16 a phone can install it: the page names a manifest with icons that load, and has a worker', async () => {
  const session = await page.context().newCDPSession(page);
  const { url, errors } = await session.send('Page.getAppManifest');
  expect([new URL(url).pathname, errors]).toEqual(['/manifest.webmanifest', []]);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A browser for tests has no profile of its own to install into.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
    [],
  );
  const sizes = await page.evaluate(async () => {
    const manifest = await (await fetch('/manifest.webmanifest')).json();
    const sources: string[] = [
      ...manifest.icons.map(({ src }: { src: string }) => src),
      '/apple-touch-icon.png',
    ];
    return Promise.all(
      sources.map(async (src) => (await createImageBitmap(await (await fetch(src)).blob())).width),
    );
  });
  expect(sizes).toEqual([192, 512, 192, 512, 180]);
  await page.evaluate(() => navigator.serviceWorker.ready);
});

it('K16 the worker keeps one page and no other, and a page that it loads has its session as before', async () => {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const reply = await page.reload();
  expect(reply?.fromServiceWorker()).toBe(true);
  expect(await reply?.text()).toContain('id="redress-session"');
  await page.locator('#page').waitFor();
  expect(await keptAddresses()).toEqual(['/offline']);
});

it('K16 offline it says so, keeps what was typed, and sends nothing by itself later', async () => {
  const heading = (name: string) => page.getByRole('heading', { name });
  const firstName = page.getByRole('textbox', { name: 'First name', exact: true });
  await firstName.fill('Nora');
  // The browser's emulation reaches requests, but not what a page in a new process says about the device.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'onLine', {
      get: () => sessionStorage.getItem('test:offline') === null,
    }),
  );
  const banner = page.locator('[data-network]');
  await banner.waitFor(lateBanner);
  await page.context().setOffline(true);
  await banner.getByText('You’re offline.').waitFor();
  expect(await firstName.inputValue()).toBe('Nora');
  await page.context().setOffline(false);
  await expect.poll(() => banner.innerText()).toBe('');
  expect(await firstName.inputValue()).toBe('Nora');
  await page.context().setOffline(true);
  await page.reload();
  await heading('Redress can’t be reached').waitFor();
  await page.evaluate(() => sessionStorage.setItem('test:offline', 'yes'));
  await page.reload();
  await heading('You’re offline').waitFor();
  await page.getByText('The profile you began is kept in this tab').waitFor();
  await page.evaluate(() => localStorage.setItem('language', 'es'));
  await page.reload();
  await heading('No tiene conexión').waitFor();
  await page.evaluate(() => localStorage.setItem('language', 'en'));
  await page.reload();
  await heading('You’re offline').waitFor();

  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await page.context().setOffline(false);
  await page.evaluate(() => {
    sessionStorage.removeItem('test:offline');
    window.dispatchEvent(new Event('online'));
  });
  await heading('You’re online again').waitFor();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await firstName.waitFor();
  expect(await firstName.inputValue()).toBe('Nora');
  expect(sent).toEqual([]);
});

it('K16 keeps the tabs in reach when the connection is lost before a page could be opened', async () => {
  const storageState = await page.context().storageState();
  const visit = await world.browser.newContext({ storageState, viewport: { width: 390, height: 844 } });
  const home = await visit.newPage();
  // The words of every page but the first ones come in a file of their own, as does each page.
  await home.goto(`${world.product.consumer}/home`);
  await home.getByRole('heading', { name: 'Hello, Noor Vance' }).waitFor();
  await home.keyboard.press('Escape');
  await home.route('**/assets/**', (route) => route.abort('internetdisconnected'));
  const tab = (name: string) => home.getByRole('navigation').last().getByRole('link', { name });
  await tab('Settings').click();
  await home.getByRole('alert').getByText('Can’t connect.').waitFor();
  expect(await tab('Home').count()).toBe(1);
  await tab('Home').click();
  await home.getByRole('heading', { name: 'Hello, Noor Vance' }).waitFor();
  await visit.close();
});

it('K16 a client’s own page says that the device is offline', async () => {
  const agency = await clientOf(world.product, demonstrationMails.b2b);
  const [profile] = (await agency.perform(listClients)).results;
  const params = { profileId: profile?.id ?? '' };
  const { url } = await agency.perform(createClientLink, { params });
  const visit = await (await world.browser.newContext()).newPage();
  await visit.goto(url);
  const banner = visit.locator('[data-network]');
  await banner.waitFor(lateBanner);
  await visit.context().setOffline(true);
  await banner.getByText('You’re offline.').waitFor();
  await visit.context().close();
});

it('K18 a consumer’s form says what each field is for and opens the keyboard that fits', async () => {
  expect(await fieldsOf(page)).toEqual([
    'Profile name: off, text',
    'First name: given-name, text',
    'Last name: family-name, text',
    'Phone: tel-national, tel',
    'Email: email, email',
    'SSN: off, numeric',
    'Date of birth: bday, numeric',
    'Street address: street-address, text',
    'City: address-level2, text',
    'State: address-level1, select-one',
    'Postal code: postal-code, numeric',
    // The browser would fill in the sign-in of this site.
    'Username: off, text',
    'Password: new-password, password',
    'Username: off, text',
    'Password: new-password, password',
    'Secret answer: new-password, password',
    'Username: off, text',
    'Password: new-password, password',
    'Secret answer: new-password, password',
  ]);
  // As a browser fills it in.
  const birthday = page.getByRole('textbox', { name: 'Date of birth', exact: true });
  await birthday.fill('1990-04-05');
  expect(await birthday.inputValue()).toBe('04/05/1990');
  await page.getByRole('textbox', { name: 'Postal code' }).fill('90006-1234');
  expect(await page.getByRole('textbox', { name: 'Postal code' }).inputValue()).toBe('90006');
});

it('K17 refuses what is no picture when it is chosen, and sends a photo of over 10 MiB smaller and upright, and of another the part that a finger framed', async () => {
  const box = page.getByLabel(/^Social Security card/);
  await box.setInputFiles({ name: 'card.png', mimeType: 'image/png', buffer: Buffer.from('a text') });
  await page
    .getByText(
      'We couldn’t read this file. Choose a PNG or JPG image. If it’s an iPhone photo (HEIC), take a screenshot of it and choose that.',
    )
    .waitFor();

  // Noise, which no format makes small: 3600 by 1800 pixels that a phone turns to 1800 by 3600.
  const noise = await sharp(randomBytes(3600 * 1800 * 3), { raw: { width: 3600, height: 1800, channels: 3 } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 96, chromaSubsampling: '4:4:4' })
    .toBuffer();
  expect(noise.length).toBeGreaterThan(documentBytes);
  const photo = join(folder, 'card.jpg');
  writeFileSync(photo, noise);
  await box.setInputFiles(photo);
  await page.getByText('We’ll send it when you save.').waitFor();

  await page.getByLabel(/^Proof of address/).setInputFiles({
    name: 'bill.jpg',
    mimeType: 'image/jpeg',
    buffer: await sharp({ create: { width: 800, height: 400, channels: 3, background: 'teal' } })
      .jpeg()
      .toBuffer(),
  });
  await page.getByRole('button', { name: 'Crop Proof of address' }).tap();
  const framed = page.getByRole('img', { name: 'Your photo' });
  // Until it is drawn, neither it nor its frame is where the finger will find it.
  await framed.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  const whole = await framed.boundingBox();
  const edge = await page.getByRole('button', { name: 'Right edge. The arrow keys move it.' }).boundingBox();
  if (whole === null || edge === null) throw new Error('There is no photo in a frame');
  expect([edge.width, edge.height]).toEqual([44, 44]);
  const from = { x: edge.x + 22, y: edge.y + 22 };
  await swipe(page, from, { ...from, x: from.x - whole.width / 2 });
  await page.getByRole('button', { name: 'Use this part' }).tap();
  await page.getByText('Cropped. We’ll send it when you save.').waitFor();

  await page.getByRole('textbox', { name: /^Email/ }).fill('noor@example.com');
  const upload = page.waitForResponse((reply) => reply.url().endsWith('/ssn'));
  await page.getByRole('button', { name: 'Save Profile' }).first().click();
  // The server refuses anything that is larger (D8).
  expect((await upload).status()).toBe(200);
  await page.waitForURL(/\/edit-profile\//);
  await page.getByRole('button', { name: 'View Social Security card' }).click();
  const shown = page.getByRole('dialog').getByRole('img');
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
    .toEqual([1_650, 3_300]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'View Proof of address' }).click();
  await page.getByRole('img', { name: 'Proof of address' }).waitFor();
  const [width, height] = await shown.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  });
  expect(Math.abs((width ?? 0) - 400)).toBeLessThanOrEqual(4);
  expect(height).toBe(400);
  await page.keyboard.press('Escape');
});

it('K18 the settings and the pages for signing in say what each field is for', async () => {
  await page.goto(`${world.product.consumer}/settings`);
  await page.getByRole('heading', { name: 'Settings' }).first().waitFor();
  expect(await fieldsOf(page)).toEqual(
    expect.arrayContaining(['Full name: name, text', 'Email: email, email']),
  );
  const visit = await (await world.browser.newContext()).newPage();
  await visit.goto(`${world.product.consumer}/settings`);
  await visit.locator('input[name=mail]').waitFor();
  expect(await fieldsOf(visit)).toEqual(['Email: username, email', 'Password: current-password, password']);
  await visit.locator('a[href*="sign-up"]').click();
  await visit.locator('input[name=fullName]').waitFor();
  expect(await fieldsOf(visit)).toEqual([
    'Full name: name, text',
    'Email: username, email',
    'Password: new-password, password',
  ]);
  await visit.context().close();
});

it('K25 Back closes what is in front of the page first, a question too, and a page or a dialog with typed text asks before it is left', async () => {
  const back = () => page.evaluate(() => window.history.back());
  const path = () => new URL(page.url()).pathname;
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Home' }).click();
  await page.waitForURL(/\/home$/);
  await getOn(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Settings' }).click();
  await page.waitForURL(/\/settings$/);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').waitFor();
  await back();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(path).toBe('/settings');

  const name = page.getByRole('textbox', { name: 'Full name' });
  await name.fill('Noor V.');
  await back();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.waitFor();
  await back();
  await question.waitFor({ state: 'detached' });
  await expect.poll(path).toBe('/settings');
  expect(await name.inputValue()).toBe('Noor V.');

  await page.getByRole('button', { name: 'Add a phone number' }).click();
  const phone = page.getByRole('dialog', { name: 'Phone number' });
  await phone.getByRole('textbox').fill('5125550188');
  await back();
  await question.getByRole('button', { name: 'Stay' }).click();
  expect(await phone.getByRole('textbox').inputValue()).toBe('+1(512)-555-0188');
  await phone.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(path).toBe('/settings');

  await back();
  await question.getByRole('button', { name: 'Leave' }).click();
  await page.waitForURL(/\/home$/);
});

/** What can be pressed on the page, but isn't seen as a whole or is covered by something else. Runs in the page. */
function coveredControls(): string[] {
  const controls = [...document.querySelectorAll<HTMLElement>('main :is(a, button, summary)')];
  return controls.flatMap((control) => {
    if (!control.checkVisibility()) return [];
    control.focus();
    const { left, right, top, bottom } = control.getBoundingClientRect();
    const places = [
      [left + 4, top + 4],
      [right - 4, bottom - 4],
      [(left + right) / 2, (top + bottom) / 2],
    ] as const;
    const isSeen = places.every(([x, y]) => {
      const seen = document.elementFromPoint(x, y);
      return seen !== null && (control.contains(seen) || seen.contains(control));
    });
    return isSeen ? [] : [control.textContent || (control.ariaLabel ?? '')];
  });
}

it('K27 a consumer’s phone repeats the menu’s entries in tabs at the bottom edge, which cover nothing, make way for a keyboard, and are not on wider pages', async () => {
  const tabs = page.getByRole('navigation', { name: 'Bottom menu' });
  const entries = async () => {
    const links = await tabs.getByRole('link').all();
    return Promise.all(links.map(async (link) => [await link.innerText(), await link.getAttribute('href')]));
  };
  // The introduction was closed in this tab before.
  await page.goto(`${world.product.consumer}/home`);
  await tabs.waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').waitFor();
  const menu = await page
    .getByRole('dialog')
    .getByRole('link')
    .evaluateAll((links) =>
      links
        .map((link) => [link.textContent, link.getAttribute('href')])
        .filter(([text]) => text !== 'Redress'),
    );
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(menu.map(([text]) => text)).toEqual(['Home', 'Profile', 'Repair Center', 'Settings']);
  expect(await entries()).toEqual(menu);
  expect(await tabs.locator('[aria-current=page]').innerText()).toBe('Home');

  for (const width of [390, 320]) {
    await resize(page, width, 640);
    const boxes = await tabs
      .getByRole('link')
      .or(page.getByRole('button', { name: 'Show introduction' }))
      .evaluateAll((targets) => targets.map((target) => target.getBoundingClientRect().toJSON()));
    expect(boxes).toHaveLength(5);
    for (const { width: across, height } of boxes)
      expect(Math.min(across, height)).toBeGreaterThanOrEqual(44);
    const inOrder = boxes.toSorted((one, other) => one.left - other.left);
    for (const [place, { right }] of inOrder.slice(0, -1).entries())
      expect(right).toBeLessThanOrEqual(inOrder[place + 1].left);
    expect(await page.evaluate(coveredControls)).toEqual([]);
  }
  await resize(page, 768, 1024);
  expect(await tabs.count()).toBe(0);
  expect(await page.evaluate(coveredControls)).toEqual([]);
  await resize(page, 390, 844);

  await tabs.getByRole('link', { name: 'Settings' }).tap();
  await page.waitForURL(/\/settings$/);
  expect(await tabs.locator('[aria-current=page]').innerText()).toBe('Settings');
  const top = () => tabs.evaluate((bar) => bar.getBoundingClientRect().top);
  expect(await top()).toBeLessThan(844);
  await page.getByRole('textbox', { name: 'Full name' }).focus();
  expect(await top()).toBeGreaterThanOrEqual(844);
  await tabs.getByRole('link', { name: 'Home' }).focus();
  expect(await top()).toBeLessThan(844);
  await tabs.getByRole('link', { name: 'Home' }).press('Enter');
  await page.waitForURL(/\/home$/);
});

it('K21 the sign-in page follows the browser, the product begins in English, and Spanish is offered once', async () => {
  const context = await world.browser.newContext({ locale: 'es-US', viewport: { width: 390, height: 844 } });
  const visit = await context.newPage();
  const language = () => visit.evaluate(() => document.documentElement.lang);
  await visit.goto(`${world.product.consumer}/settings`);
  await visit.getByRole('textbox', { name: /Correo/ }).fill(demonstrationMails.b2c);
  expect(await language()).toBe('es');
  await visit.locator('input[name=password]').fill(demonstrationPassword);
  await visit.locator('button[type=submit]').first().click();
  const offer = visit.getByRole('region', { name: 'Redress también está en español.' });
  await offer.waitFor();
  expect(await language()).toBe('en');
  await visit.reload();
  await visit.getByRole('heading', { name: 'Settings' }).first().waitFor();
  expect(await offer.count()).toBe(0);

  // As on a first visit, but with the session that is there.
  await visit.evaluate(() => localStorage.removeItem('language'));
  await visit.reload();
  await offer.getByRole('button', { name: 'Ver en español' }).click();
  await expect.poll(language).toBe('es');
  expect([await offer.count(), await visit.evaluate(() => localStorage.getItem('language'))]).toEqual([
    0,
    'es',
  ]);
  await context.close();
});
