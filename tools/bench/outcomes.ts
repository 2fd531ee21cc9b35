import type { Page } from 'playwright-core';
import { civilOf } from '#contract/civilDates.ts';
import { getOn } from '#tests/support/dismissIntro.ts';
import { disputesOfAYear } from './aYearOfDisputes.ts';
import { type Bench, signIn, toSignIn, withProduct } from './browser.ts';
import { median, type Figure } from './figure.ts';

const clients = 1_000;
const rounds = 9;

/** Milliseconds until the dashboard shows the clients and, where there is any, the work that is due. */
async function ready(page: Page, { origin }: Bench, hasWork: boolean): Promise<number> {
  const begun = performance.now();
  await page.goto(`${origin}/dashboard`);
  await page.getByRole('table', { name: 'Clients' }).getByRole('row').nth(5).waitFor();
  // What the server has drawn is there earlier, and can't be used yet.
  await page.waitForFunction(() => document.getElementById('served') === null);
  if (hasWork) await page.getByRole('button', { name: /^Due or overdue \d/ }).waitFor();
  return performance.now() - begun;
}

async function dashboardOf(bench: Bench, name: string): Promise<Page> {
  const context = await bench.browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await toSignIn(page, bench, '/dashboard');
  await signIn(page, name);
  await getOn(page);
  await page.getByRole('table', { name: 'Clients' }).getByRole('row').nth(5).waitFor();
  return page;
}

/** The dashboard of 1,000 clients with six rounds of letters to three bureaus about eight items, and without any. */
export async function* outcomes(): AsyncGenerator<Figure> {
  const names = { without: 'without', disputing: 'disputing' };
  const owners = { [names.without]: clients, [names.disputing]: clients };
  yield* await withProduct(
    owners,
    async function* measure(bench) {
      const pages = {
        without: await dashboardOf(bench, names.without),
        disputing: await dashboardOf(bench, names.disputing),
      };
      const times = { without: [] as number[], disputing: [] as number[] };
      for (let round = 0; round < rounds; round += 1) {
        times.without.push(await ready(pages.without, bench, false));
        times.disputing.push(await ready(pages.disputing, bench, true));
      }
      yield {
        name: 'outcomes.dashboard (ms, reload to rows and work due)',
        value: median(times.disputing),
        unit: `${String(clients)} clients with 144 disputes each`,
        against: { name: 'without disputes', value: median(times.without) },
      };
    },
    {
      fill: async (store, made) => {
        const owner = made[names.disputing];
        if (owner !== undefined) await disputesOfAYear(store, owner, civilOf(new Date()));
      },
    },
  );
}
