import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAuthorization } from '#tests/support/token/flow.ts';
import { anIdentityServer, application, type IdentityServer } from '../server/identity/anIdentityServer.ts';
import { aPerson, type Known } from '../server/identity/people.ts';
import { violationsOf } from '#tests/support/axe.ts';
import { leaveBrowser, theBrowser } from '../support/world.ts';
import { chromiumPath } from '../support/chromiumPath.mjs';

const hasChromium = chromiumPath() !== null;

const shell = `<!doctype html><html lang="en"><title>Application</title><body>
<p id="state"></p><button id="sign-in">in</button><button id="sign-out">out</button>
<button id="renew">renew</button><pre id="answer"></pre><script type="module" src="/page.js"></script></body></html>`;

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function bundled(): Promise<string> {
  const bundle = await rolldown({ input: fileURLToPath(new URL('identityPage.ts', import.meta.url)) });
  const { output } = await bundle.generate({ format: 'es' });
  await bundle.close();
  return output[0].code;
}

describe.skipIf(!hasChromium)('auth0-spa-js, unchanged, in Chromium', () => {
  let server: IdentityServer;
  let browser: Browser;
  let ana: Known;

  beforeAll(async () => {
    const port = await freePort();
    const code = await bundled();
    server = await anIdentityServer({
      port,
      origins: { b2b: `http://localhost:${port}`, b2c: `http://my.localhost:${port}` },
      demonstrationMails: { b2b: 'business@example.com', b2c: 'consumer@example.com' },
      pages: (app) => {
        app.get('/', (_request, reply) => reply.type('text/html').send(shell));
        app.get('/clients', (_request, reply) => reply.type('text/html').send(shell));
        app.get('/page.js', (_request, reply) => reply.type('text/javascript').send(code));
      },
    });
    ana = await aPerson(server, 'ana@example.com', 'Ana Ruiz');
    browser = await theBrowser();
  });
  afterAll(async () => {
    await leaveBrowser();
    await server.close();
  });

  const state = (page: Page) => page.locator('#state');
  const signedIn = 'Ana Ruiz <ana@example.com>';

  async function open(context: BrowserContext, address: string): Promise<Page> {
    const page = await context.newPage();
    await page.goto(address);
    await page.locator('#state:not(:empty)').waitFor();
    return page;
  }

  async function says(page: Page, text: string): Promise<void> {
    await expect.poll(() => state(page).textContent()).toBe(text);
  }

  async function signInByHand(page: Page): Promise<void> {
    await page.locator('#sign-in').click();
    await page.getByLabel('Email').fill(ana.mail);
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('alert').getByText('Incorrect email or password.').waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe(ana.mail);
    await page.getByLabel('Password', { exact: true }).fill(ana.password);
    await page.keyboard.press('Enter');
    await says(page, signedIn);
  }

  /** Which addresses the window itself went to while something was done; frames inside it do not count. */
  async function addressesOf(page: Page, work: () => Promise<void>): Promise<string[]> {
    const seen: string[] = [];
    const note = (frame: ReturnType<Page['mainFrame']>) => {
      if (frame === page.mainFrame()) seen.push(frame.url());
    };
    page.on('framenavigated', note);
    await work();
    page.off('framenavigated', note);
    return seen;
  }

  it('shows a password on request, hides it when the form is sent, and offers nothing without scripts', async () => {
    const { origin } = server.visitor('b2b');
    const context = await browser.newContext();
    const page = await open(context, `${origin}/clients`);
    await page.locator('#sign-in').click();
    const field = page.getByLabel('Password', { exact: true });
    const eye = page.getByRole('button', { name: 'Show password' });
    const shown = async () => [await field.getAttribute('type'), await eye.getAttribute('aria-pressed')];
    await field.fill('not the password');
    expect(await shown()).toEqual(['password', 'false']);
    await eye.press('Space');
    expect(await shown()).toEqual(['text', 'true']);
    expect(await field.inputValue()).toBe('not the password');
    await page.evaluate(() =>
      document.forms[0]?.addEventListener('submit', (event) => event.preventDefault()),
    );
    await field.press('Enter');
    expect(await shown()).toEqual(['password', 'false']);
    const address = page.url();
    const cookies = await context.cookies();
    await context.close();

    const plain = await browser.newContext({ javaScriptEnabled: false });
    await plain.addCookies(cookies);
    const still = await plain.newPage();
    await still.goto(address);
    await still.getByLabel('Password', { exact: true }).waitFor();
    expect(await still.getByRole('button', { name: 'Show password' }).count()).toBe(0);
    await plain.close();
  });

  it.each([
    ['b2b', 'refresh'],
    ['b2b', 'iframe'],
    ['b2c', 'refresh'],
    ['b2c', 'iframe'],
  ] as const)('signs in, stays after a reload, renews and signs out: %s host, %s', async (variant, mode) => {
    const { origin } = server.visitor(variant);
    const context = await browser.newContext();
    const address = `${origin}/clients?mode=${mode}&page=2`;
    const page = await open(context, address);
    await says(page, 'nobody');
    await signInByHand(page);
    expect(page.url()).toBe(address);

    const seen = await addressesOf(page, async () => {
      await page.reload();
      await says(page, signedIn);
    });
    expect(seen).toEqual([address]);

    for (let renewal = 0; renewal < 2; renewal += 1) {
      await page.locator('#renew').click();
      await page.locator('#answer:not(:empty)').waitFor();
      const answer = JSON.parse((await page.locator('#answer').textContent()) ?? '');
      // The account was made on the first host walked; on the other one the person is told where it is.
      expect(answer).toMatchObject(
        variant === 'b2b'
          ? { variant: 'b2b', subject: ana.id }
          : { code: 'wrongHost', error: server.identity.origins.b2b },
      );
    }

    const second = await open(context, address);
    await says(second, signedIn);

    await page.locator('#sign-out').click();
    await says(page, 'nobody');
    expect(page.url()).toBe(`${origin}/`);
    await second.reload();
    await says(second, 'nobody');
    await context.close();
  });

  it('needs no script on its own pages', async () => {
    const { origin } = server.visitor('b2b');
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const asked = anAuthorization(origin, application, { ui_locales: 'es' });
    await page.goto(origin + asked.address);
    await page.getByLabel('Correo electrónico').fill(ana.mail);
    await page.getByLabel('Contraseña', { exact: true }).fill(ana.password);
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    await page.waitForURL(/[?&]code=/);
    expect(new URL(page.url()).searchParams.get('state')).toBe(asked.state);
    await context.close();
  });

  it.each([
    [390, 'light', 'en'],
    [390, 'dark', 'es'],
    [1440, 'light', 'es'],
    [1440, 'dark', 'en'],
  ] as const)('has accessible pages: %i px, %s, %s', async (width, colorScheme, language) => {
    const { origin } = server.visitor('b2b');
    const context = await browser.newContext({
      viewport: { width, height: 844 },
      colorScheme,
      locale: language,
    });
    const page = await context.newPage();
    await page.goto(origin + anAuthorization(origin, application, { ui_locales: language }).address);
    const check = async () => {
      expect(await violationsOf(page)).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      const low = await page
        .locator('header a, footer a, button, input:not([type=hidden])')
        .evaluateAll((targets) =>
          targets
            .filter((target) => target.getBoundingClientRect().height < 44)
            .map(({ outerHTML }) => outerHTML),
        );
      expect(width < 768 ? low : []).toEqual([]);
    };
    await check();
    await page.locator('button[type=submit]').click();
    await page.locator('.problem').first().waitFor();
    await check();
    await page.locator('.aside a[href*=sign-up]').click();
    await page.locator('#fullName').waitFor();
    await check();
    await page.locator('button[type=submit]').click();
    await page.locator('.problem').first().waitFor();
    await check();
    await page.goto(`${origin}/identity/forgot?language=${language}`);
    await check();
    await page.locator('#mail').fill('nobody@example.com');
    await page.locator('button[type=submit]').click();
    await page.locator('a.button').waitFor();
    await check();
    await context.close();
  });

  it('keeps its pages as narrow as a phone, however long the email address of the account is', async () => {
    const { origin } = server.visitor('b2b');
    const mail = `${'maximiliana.bartholomew-'.repeat(2)}featherstonehaugh@correspondence.example.com`;
    const known = await aPerson(server, mail, 'Maximiliana Featherstonehaugh');
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en' });
    const page = await context.newPage();
    await page.goto(origin + anAuthorization(origin, application, {}).address);
    await page.getByLabel('Email').fill(mail);
    await page.getByLabel('Password', { exact: true }).fill(known.password);
    await page.keyboard.press('Enter');
    await page.waitForURL(/[?&]code=/);
    await page.goto(`${origin}/identity/account?language=en`);
    await page.getByText(mail).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await context.close();
  });
});
