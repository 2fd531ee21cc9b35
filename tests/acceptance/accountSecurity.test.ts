import { generateSync } from 'otplib';
import { expect, it } from 'vitest';
import { frameTexts } from '#server/pages/frameTexts.ts';
import { aWorld } from '#tests/support/world.ts';
import { anAuthenticator, aVisit } from './accountVisit.ts';

const world = aWorld({ SECOND_FACTOR: 'required' });
const password = 'violet otter on a train';

it('protects an account with a passkey, signs out everywhere, and comes back with the passkey alone', async () => {
  const { page, words, pages, looks, press, heading, label, isInside } = await aVisit(
    world,
    world.product.business,
    {
      language: 'en',
      width: 1440,
      colorScheme: 'light',
    },
  );
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
  const { page, words, pages, looks, press, heading, label, isInside } = await aVisit(
    world,
    world.product.business,
    {
      language: 'es',
      width: 390,
      colorScheme: 'dark',
    },
  );
  await page.goto(`${world.product.business}/settings`);
  // The first sign-in follows the browser's language (K21), later ones that of the product, which begins in English (A8).
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
  await page.getByRole('link', { name: frameTexts.en.otherLanguage }).click();
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
