import { beforeAll, expect, it } from 'vitest';
import { listClients } from '#contract/profiles.ts';
import { generationLog, mailLetters } from '#contract/repair.ts';
import { demonstrationMails } from '#server/configuration.ts';
import { clientOf } from '#tests/support/client.ts';
import { signedIn } from '#tests/support/mainJob.ts';
import { aWorld } from '#tests/support/world.ts';
import { languages } from '#vocabulary/languages.ts';

const world = aWorld();
let ana: string;
let session: string;

beforeAll(async () => {
  const client = await clientOf(world.product, demonstrationMails.b2b);
  const { results } = await client.ask(listClients.reply, '/clients');
  ana = results.find(({ name }) => name === 'Ana Torres')?.id ?? '';
  const { generations } = await client.ask(generationLog.reply, '/generations');
  session = generations.find(({ profile }) => profile === ana)?.id ?? '';
  // The print page tells when its links were made and when they expire.
  await client.ask(mailLetters.reply, `/attack/session/mail/${session}`, {});
});

/** Whatever looks like a day in figures, whichever its order or separator. */
const dayInFigures = /(?<!\d)(?:\d{1,2}[/.-]\d{1,2}[/.-]\d{4}|\d{4}[/.-]\d{1,2}[/.-]\d{1,2})(?!\d)/g;
const monthDayYear = /^(?:0[1-9]|1[0-2])\/(?:0[1-9]|[12]\d|3[01])\/\d{4}$/;

it.each(languages)('I1 every numeric date is MM/DD/YYYY, in %s too', async (language) => {
  const { page } = await signedIn(world.browser, world.product.business, demonstrationMails.b2b, '/settings');
  await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
  for (const path of [
    '/dashboard',
    '/credit-analysis',
    `/edit-profile/${ana}`,
    `/repair-center/${ana}`,
    `/print/${session}`,
    '/settings',
  ]) {
    await page.goto(`${world.product.business}${path}`);
    const days = async () => {
      const main = page.locator('main');
      const text = [await main.innerText(), ...(await main.locator('option').allTextContents())].join('\n');
      return text.match(dayInFigures) ?? [];
    };
    await expect.poll(async () => (await days()).length).toBeGreaterThan(0);
    expect([path, (await days()).filter((day) => !monthDayYear.test(day))]).toEqual([path, []]);
  }
  expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
  await page.close();
});
