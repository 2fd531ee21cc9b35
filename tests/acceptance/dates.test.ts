import { beforeAll, expect, it } from 'vitest';
import { listClients } from '#contract/profiles.ts';
import { demonstrationMails } from '#server/configuration.ts';
import { clientOf } from '#tests/support/client.ts';
import { signedIn } from '#tests/support/mainJob.ts';
import { aWorld } from '#tests/support/world.ts';
import { languages } from '#vocabulary/languages.ts';

const world = aWorld();
let ana: string;

beforeAll(async () => {
  const client = await clientOf(world.product, demonstrationMails.b2b);
  const { results } = await client.ask(listClients.reply, '/clients');
  ana = results.find(({ name }) => name === 'Ana Torres')?.id ?? '';
});

/** Whatever looks like a day in figures, whichever its order or separator. */
const dayInFigures = /(?<!\d)(?:\d{1,2}[/.-]\d{1,2}[/.-]\d{4}|\d{4}[/.-]\d{1,2}[/.-]\d{1,2})(?!\d)/g;
const monthDayYear = /^(?:0[1-9]|1[0-2])\/(?:0[1-9]|[12]\d|3[01])\/\d{4}$/;

it.each(languages)('I1 every day in figures is MM/DD/YYYY, in %s too', async (language) => {
  const { page } = await signedIn(world.browser, world.product.business, demonstrationMails.b2b, '/settings');
  await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
  for (const path of ['/dashboard', '/credit-analysis', `/edit-profile/${ana}`]) {
    await page.goto(`${world.product.business}${path}`);
    const days = async () => {
      // A report's name begins with its day so that names sort by age.
      const text = (await page.locator('main').innerText()).replace(/\d{4}-\d\d-\d\d [A-Z]\w+/g, '');
      return text.match(dayInFigures) ?? [];
    };
    await expect.poll(async () => (await days()).length).toBeGreaterThan(0);
    expect([path, (await days()).filter((day) => !monthDayYear.test(day))]).toEqual([path, []]);
  }
  expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
  await page.close();
});
