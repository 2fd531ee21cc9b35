import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { signUp } from '#tests/support/newPerson.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();
let page: Page;

beforeAll(async () => {
  const context = await world.browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'allow',
  });
  page = await context.newPage();
  await page.goto(`${world.product.consumer}/create-profile`);
  await signUp(page, 'Noor Vance', 'noor.phone@example.com');
});

const keptAddresses = () =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
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
  await firstName.fill('Noor');
  // The browser's emulation reaches requests, but not what a page in a new process says about the device.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'onLine', {
      get: () => sessionStorage.getItem('test:offline') === null,
    }),
  );
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
  expect(await firstName.inputValue()).toBe('Noor');
  expect(sent).toEqual([]);
});
