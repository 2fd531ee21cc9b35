import { mkdirSync } from 'node:fs';
import { generateSync } from 'otplib';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { securityTexts } from '#server/identity/embedded/pages/securityTexts.ts';
import { texts } from '#server/identity/embedded/pages/texts.ts';
import { frameTexts } from '#server/pages/frameTexts.ts';
import type { Language } from '#vocabulary/languages.ts';
import { violationsOf } from '#tests/support/axe.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld({ SECOND_FACTOR: 'required' });
const shots = process.env['SHOTS'];
const password = 'violet otter on a train';

/** A passkey that unlocks itself, in place of a fingerprint reader. */
async function anAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** One language, width, and color scheme of the pages, with its words. */
async function aVisit(language: Language, width: number, colorScheme: 'light' | 'dark') {
  const context = await world.browser.newContext({
    locale: language,
    colorScheme,
    viewport: { width, height: 844 },
  });
  const page = await context.newPage();
  const { business } = world.product;
  return {
    page,
    words: securityTexts[language],
    pages: texts[language],
    /** Accessible, and no wider than the window. */
    looks: async (name: string) => {
      if (shots !== undefined) {
        mkdirSync(shots, { recursive: true });
        await page.screenshot({ path: `${shots}/${name}-${language}.png`, fullPage: true });
      }
      expect(await violationsOf(page)).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    },
    press: (name: string) => page.getByRole('button', { name, exact: true }).click(),
    heading: (name: string) => page.getByRole('heading', { name, level: 1, exact: true }).waitFor(),
    label: (name: string) => page.getByLabel(name, { exact: true }),
    isInside: async () => {
      await page.waitForURL((url) => url.origin === business && !url.pathname.startsWith('/identity'));
      await page.getByRole('heading', { level: 1 }).first().waitFor();
    },
  };
}

it('protects an account with a passkey, signs out everywhere, and comes back with the passkey alone', async () => {
  const { page, words, pages, looks, press, heading, label, isInside } = await aVisit('en', 1440, 'light');
  await anAuthenticator(page);
  // An employee of an agency signs up and cannot continue without a second step.
  await page.goto(`${world.product.business}/settings`);
  await page.getByRole('link', { name: pages.createAccount }).click();
  await label(pages.fullName).fill('Ana Ruiz');
  await label(pages.mail).fill('ana.ruiz@example.com');
  await label(pages.password).fill(password);
  await press(pages.signUp);
  await heading(words.setUpTitle);
  await looks('setUp');
  await press(words.addPasskey);
  await heading(words.codesTitle);
  expect(await page.getByRole('listitem').count()).toBe(10);
  await press(words.codesSaved);
  await page.waitForURL(`${world.product.business}/settings`);

  await page.getByRole('link', { name: words.accountTitle }).click();
  await heading(words.accountTitle);
  await page.getByText(words.thisBrowser).waitFor();
  await looks('account');
  await press(words.signOutEverywhere);
  await heading(words.signedOutEverywhereTitle);
  await page.getByRole('link', { name: words.signIn }).click();
  await page.getByRole('link', { name: words.signInWithPasskey }).click();
  await heading(words.signInWithPasskey);
  await looks('passkey');
  await press(words.usePasskey);
  await isInside();
  await page.context().close();
});

it('protects an account with an app, signs out everywhere, and comes back by keyboard with a recovery code', async () => {
  const { page, words, pages, looks, press, heading, label, isInside } = await aVisit('es', 390, 'dark');
  await page.goto(`${world.product.business}/settings`);
  await page.getByRole('link', { name: frameTexts.en.otherLanguage }).click();
  await page.getByRole('link', { name: pages.createAccount }).click();
  await label(pages.fullName).fill('Bo Lind');
  await label(pages.mail).fill('bo.lind@example.com');
  await label(pages.password).fill(password);
  await press(pages.signUp);
  await page.getByRole('link', { name: words.setUpApp }).click();
  await page.getByRole('img', { name: words.qrCode }).waitFor();
  await looks('app');
  const secret = ((await page.locator('.key code').textContent()) ?? '').replaceAll(' ', '');
  await label(words.code).fill('000');
  await press(words.confirm);
  await page.getByText(words.setUpFailed).waitFor();
  await label(words.code).fill(generateSync({ secret }));
  await press(words.confirm);
  await heading(words.codesTitle);
  await looks('codes');
  const code = (await page.getByRole('listitem').first().textContent()) ?? '';
  await press(words.codesSaved);
  await isInside();

  await page.goto(`${world.product.business}/identity/account`);
  await heading(words.accountTitle);
  await looks('account');
  await press(words.signOutEverywhere);
  await page.getByRole('link', { name: words.signIn }).press('Enter');
  await label(pages.mail).fill('bo.lind@example.com');
  await label(pages.password).fill(password);
  await page.keyboard.press('Enter');
  await heading(words.codeTitle);
  await looks('secondFactor');
  await page.getByRole('link', { name: words.useRecovery }).press('Enter');
  await label(words.recoveryCode).fill(code);
  await page.keyboard.press('Enter');
  await isInside();
  await page.context().close();
});
