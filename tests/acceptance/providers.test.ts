import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { demonstrationMails } from '#server/configuration.ts';
import { outboundLimits } from '#server/gateways/limits.ts';
import { signIn } from '#tests/support/signIn.ts';
import { timeouts } from '#tests/support/timeouts.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();
let page: Page;

beforeAll(async () => {
  page = await world.browser.newPage();
  await page.goto(`${world.product.consumer}/create-profile`);
  await signIn(page, demonstrationMails.b2c);
  await page.getByRole('textbox', { name: /^Email/ }).fill('dora@example.com');
  await page.getByRole('textbox', { name: 'Date of birth', exact: true }).fill('04/05/1990');
  await page.getByRole('button', { name: 'Save Profile' }).first().click();
  await page.waitForURL(/\/edit-profile\//);
});

/** Until a provider that doesn't answer is given up on, and the page says so. */
const longestWait = outboundLimits.timeLimit + timeouts.step;

const panels = ['MyFreeScoreNow', 'IdentityIQ', 'SmartCredit'];

async function tryToConnect(provider: string, username: string): Promise<void> {
  const index = panels.indexOf(provider);
  await page.getByRole('textbox', { name: 'Username' }).nth(index).fill(username);
  await page.getByLabel('Password', { exact: true }).nth(index).fill('sandbox');
  const answers = page.getByLabel('Secret answer', { exact: true });
  if (index > 0) await answers.nth(index - 1).fill('0000');
  await page.getByRole('button', { name: 'Connect', exact: true }).nth(index).click();
}

const general = 'Unable to connect, Please try Again!';
const noTitle = 'Unable to Connect Credit Report';

describe('E5 each outcome of a provider shows its dialog, and the form keeps what was typed', () => {
  it.each([
    [
      'MyFreeScoreNow',
      'wrong.password',
      'Login Failed',
      'Please login and make sure your 3b report is available.',
      'didn’t accept this username or password',
    ],
    ['MyFreeScoreNow', 'suspended', 'Billing Error', 'and check your billing.', 'membership isn’t active'],
    [
      'MyFreeScoreNow',
      'no.report',
      'Login Failed',
      'Please login and make sure your 3b report is available.',
      'no three-bureau report for this account yet',
    ],
    ['MyFreeScoreNow', 'dead', noTitle, general, 'isn’t working right now'],
    ['MyFreeScoreNow', 'nonsense.html', noTitle, general, 'couldn’t read what the provider sent'],
    ['MyFreeScoreNow', 'nonsense.json', noTitle, general, 'couldn’t read what the provider sent'],
    ['MyFreeScoreNow', 'huge', noTitle, general, 'couldn’t read what the provider sent'],
    ['MyFreeScoreNow', 'slow', noTitle, general, 'took too long to answer'],
    [
      'IdentityIQ',
      'ana.torres',
      'Login Failed',
      'Please login and make sure your 3b report is available.',
      'answer to your secret question',
    ],
    ['SmartCredit', 'suspended', 'Billing Error', 'and check your billing.', 'membership isn’t active'],
  ])('E5 K23 %s, %s: %s', async (provider, username, title, body, cause) => {
    await tryToConnect(provider, username);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('heading', { name: title }).waitFor({ timeout: longestWait });
    expect(await dialog.innerText()).toContain(body);
    expect(await dialog.innerText()).toContain(cause);
    await dialog.getByRole('button', { name: 'Try Again' }).click();
    const typed = page.getByRole('textbox', { name: 'Username' }).nth(panels.indexOf(provider));
    expect(await typed.inputValue()).toBe(username);
  });
});

it('E4 E7 a sign-in that succeeds in the end is reported, with a link to the Repair Center', async () => {
  await tryToConnect('MyFreeScoreNow', 'ana.torres');
  const dialog = page.getByRole('dialog', { name: 'Credit Report Connected' });
  const way = { name: 'Move to Repair center' };
  expect(await dialog.getByRole('link', way).getAttribute('href')).toMatch(/^\/repair-center\/[\w-]+$/);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', way).click();
  await page.waitForURL(/\/repair-center\/[\w-]+$/);
});
