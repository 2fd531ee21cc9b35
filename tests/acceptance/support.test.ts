import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { demonstrationMails, demonstrationSupportMail } from '#server/configuration.ts';
import { violationsOf } from '#tests/support/axe.ts';
import { attempts } from '#tests/support/attempts.ts';
import { type Ask, requestsAs, type Host } from '#tests/support/apiClient.ts';
import { resize } from '#tests/support/resize.ts';
import { signIn } from '#tests/support/signIn.ts';
import { aWorld } from '#tests/support/world.ts';

interface Person {
  readonly ask: Ask;
  readonly id: string;
}

const Me = z.object({ id: z.string(), generationsLeft: z.object({ value: z.int() }) });

const world = aWorld();
let business: Person;
let consumer: Person;
/** Support at work in a browser, on the business host. */
let page: Page;

async function person(host: Host, mail: string): Promise<Person> {
  const ask = await requestsAs(world.product, host, mail);
  return { ask, id: Me.parse((await ask('/myInformation')).answer).id };
}
const left = async ({ ask }: Person) => Me.parse((await ask('/myInformation')).answer).generationsLeft.value;

async function enter(on: Page, mail: string): Promise<void> {
  await signIn(on, mail);
  await on.locator('#page').waitFor();
}
async function open(address: string, mail: string, options: { language?: string; width?: number } = {}) {
  const context = await world.browser.newContext({
    viewport: { width: options.width ?? 1440, height: 900 },
    colorScheme: options.width === undefined ? 'light' : 'dark',
  });
  await context.addInitScript(
    (language) => localStorage.setItem('language', language),
    options.language ?? 'en',
  );
  const opened = await context.newPage();
  await opened.goto(address);
  await enter(opened, mail);
  return opened;
}

const button = (name: string, on = page) => on.getByRole('button', { name, exact: true });
const dialogButton = (name: string, on = page) =>
  on.getByRole('dialog').getByRole('button', { name, exact: true });
const banner = (on = page) => on.getByRole('region', { name: 'Acting on behalf of a user' });

async function impersonate(userId: string): Promise<void> {
  await button('Impersonate').click();
  await page.getByLabel('User ID').fill(userId);
  await dialogButton('Impersonate').click();
}
/** The user that each call names while the work is done. */
async function targetsWhile(work: () => Promise<void>): Promise<(string | undefined)[]> {
  const targets: (string | undefined)[] = [];
  const note = (request: { url(): string; headers(): Record<string, string> }) => {
    if (request.url().includes('/api/v1/')) targets.push(request.headers()['x-target-user-id']);
  };
  page.on('request', note);
  await work();
  page.off('request', note);
  return [...new Set(targets)];
}

beforeAll(async () => {
  business = await person('business', demonstrationMails.b2b);
  consumer = await person('consumer', demonstrationMails.b2c);
  page = await open(world.product.business, demonstrationSupportMail);
});

describe('impersonating a user', () => {
  it('G8 is offered only to support, and the server refuses it to everyone else', async () => {
    await page.getByRole('group', { name: 'Support' }).waitFor();
    expect(await button('Add Generation').count()).toBe(1);
    expect(await button('Impersonate').count()).toBe(1);
    const other = await open(world.product.business, demonstrationMails.b2b);
    await other.getByText('Clients').first().waitFor();
    expect(await button('Add Generation', other).count()).toBe(0);
    expect(await button('Impersonate', other).count()).toBe(0);
    await other.context().close();
    for (const who of [business, consumer]) {
      for (const target of [business.id, consumer.id, 'nonsense']) {
        expect(await who.ask('/profiles', { headers: { 'x-target-user-id': target } })).toMatchObject({
          status: 403,
          answer: { ok: false, code: 'forbidden', error: '' },
        });
      }
    }
  });

  it('G8 says that there is no such user, and asks again', async () => {
    await impersonate('01a1fc0b-0000-7000-8000-000000000009');
    await page.getByText('No user has this ID, email, or account number').waitFor();
    expect(await banner().count()).toBe(0);
    await dialogButton('Cancel').click();
    await dialogButton('Leave').click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Impersonate');
  });

  it('G8 shows the product as the user sees it, with a banner, and every call names the user', async () => {
    await page.goto(`${world.product.business}/settings`);
    await button('Impersonate').waitFor();
    const targets = await targetsWhile(async () => {
      await impersonate(business.id);
      await banner().waitFor();
      await page.waitForURL(/\/dashboard$/);
      await page.getByRole('navigation').getByRole('link', { name: 'Settings' }).click();
      await expect.poll(() => page.getByLabel('Company name').inputValue()).toBe('Ellis Credit Partners');
    });
    expect(targets).toEqual([business.id]);
    expect(await banner().innerText()).toContain('Jordan Ellis');
    expect(await banner().innerText()).toContain(demonstrationMails.b2b);
  });

  it('G8 continues after a reload, only in this tab', async () => {
    expect(
      await targetsWhile(async () => {
        await page.reload();
        await banner().waitFor();
      }),
    ).toEqual([business.id]);
    const another = await page.context().newPage();
    await another.goto(`${world.product.business}/settings`);
    await another.getByRole('group', { name: 'Support' }).waitFor();
    expect(await banner(another).count()).toBe(0);
    await another.close();
  });

  it('G8 stays visible on a long page', async () => {
    await resize(page, 390, 500);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const box = await banner().boundingBox();
    expect(box?.y).toBe(0);
    await resize(page, 1440, 900);
  });

  it('G8 can be ended in the banner', async () => {
    const targets = await targetsWhile(async () => {
      await banner().getByRole('button', { name: 'Stop' }).click();
      await button('Impersonate').waitFor();
      await banner().waitFor({ state: 'detached' });
      await page.getByRole('navigation').getByRole('link', { name: 'Settings' }).click();
      await expect.poll(() => page.getByLabel('Full name').inputValue()).toBe('Robin Hale');
    });
    expect(targets).toEqual([undefined]);
  });

  it('G8 notifies the account once', async () => {
    const told = (await business.ask('/notifications')).answer.results.filter(
      ({ code }: { code: string }) => code === 'supportActed',
    );
    expect(told).toHaveLength(1);
    const other = await open(`${world.product.business}/settings`, demonstrationMails.b2b);
    await other.getByRole('button', { name: /^Notifications/ }).click();
    await other.getByText('Support accessed your account').waitFor();
    await other.context().close();
  });

  it('G8 leads to the other host for a user there, and sign-out forgets the user', async () => {
    await impersonate(demonstrationMails.b2c);
    const way = page.getByRole('link', { name: world.product.consumer });
    await way.waitFor();
    await way.click();
    await enter(page, demonstrationSupportMail);
    await banner().waitFor();
    expect(await banner().innerText()).toContain('Carmen Reyes');
    expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/home');
    // From here on, the email address may change.
    const target = () => page.evaluate(() => sessionStorage.getItem('impersonatedUser'));
    expect(await target()).toBe(consumer.id);
    await button('Sign out').click();
    await page.locator('input[name=mail]').waitFor();
    expect(await page.evaluate(() => sessionStorage.getItem('impersonatedUser'))).toBeNull();
    // On the host of its own account support is still signed in.
    await page.goto(`${world.product.business}/dashboard`);
    await button('Impersonate').waitFor();
    expect(await banner().count()).toBe(0);
  });

  it('G8 such a link does nothing for anyone else', async () => {
    const other = await open(`${world.product.business}/#act-for=${consumer.id}`, demonstrationMails.b2b);
    await other.waitForURL(/\/dashboard$/);
    await other.getByText('Clients').first().waitFor();
    expect(await banner(other).count()).toBe(0);
    expect(await other.evaluate(() => sessionStorage.getItem('impersonatedUser'))).toBeNull();
    await other.context().close();
  });
});

it('G8 G11 adds generations to the given user', async () => {
  const before = await left(consumer);
  await button('Add Generation').click();
  await page.getByLabel('User ID').fill('nobody');
  await page.getByLabel('Number of generations').fill('7');
  await dialogButton('Add').click();
  await page.getByText('No user has this ID, email, or account number').waitFor();
  await page.getByLabel('Number of generations').fill('0');
  expect(await dialogButton('Add').isDisabled()).toBe(true);
  // As support reads it in an email.
  await page.getByLabel('User ID').fill(` ${demonstrationMails.b2c.toUpperCase()} `);
  await page.getByLabel('Number of generations').fill('7');
  await dialogButton('Add').dblclick();
  await page.getByText(`Added. The account now has ${before + 7} generations.`).waitFor();
  await dialogButton('Close').last().click();
  expect(await left(consumer)).toBe(before + 7);
  const told = (await consumer.ask('/notifications')).answer.results[0];
  expect(told.code).toBe('supportActed');
});

it('G8 G11 adds once despite a lost reply and a retry', async () => {
  const before = await left(consumer);
  await button('Add Generation').click();
  await page.getByLabel('User ID').fill(consumer.id);
  await page.getByLabel('Number of generations').fill('3');
  await page.route(
    '**/api/v1/admin/generations',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: attempts },
  );
  await dialogButton('Add').click();
  await page.getByRole('alert').waitFor();
  expect(await left(consumer)).toBe(before + 3);
  await dialogButton('Add').click();
  await page.getByText(`Added. The account now has ${before + 3} generations.`).waitFor();
  await dialogButton('Close').last().click();
  expect(await left(consumer)).toBe(before + 3);
});

it.each([
  { language: 'en', add: 'Add Generation', act: 'Impersonate' },
  { language: 'es', width: 390, add: 'Agregar paquete de cartas', act: 'Actuar como usuario' },
])('G8 every part is accessible: %j', async ({ add, act, ...options }) => {
  const opened = await open(`${world.product.business}/settings`, demonstrationSupportMail, options);
  const look = async () => {
    // Colours are judged as they are in the end, not on their way there.
    await opened.waitForFunction(() =>
      document.getAnimations().every(({ playState }) => playState !== 'running'),
    );
    const violations = await violationsOf(opened, ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']);
    const overflow = await opened.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    return [violations, Math.max(0, overflow)];
  };
  const choose = async (name: string) => {
    if (options.width !== undefined) await opened.getByRole('button', { name: 'Menú' }).click();
    await opened.getByRole('button', { name, exact: true }).click();
  };
  await choose(add);
  expect(await look()).toEqual([[], 0]);
  await opened.keyboard.press('Escape');
  await choose(act);
  expect(await look()).toEqual([[], 0]);
  await opened.getByRole('dialog').getByRole('textbox').fill(business.id);
  await opened.keyboard.press('Enter');
  await opened.getByText('Jordan Ellis').first().waitFor();
  expect(await look()).toEqual([[], 0]);
  await opened.context().close();
});
