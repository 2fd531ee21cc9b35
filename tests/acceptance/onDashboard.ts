import type { Page } from 'playwright-core';
import { beforeAll } from 'vitest';
import { myInformation } from '#contract/account.ts';
import { listProfiles } from '#contract/profiles.ts';
import { demonstrationMails } from '#server/configuration.ts';
import { type Ask, requestsAs } from '#tests/support/apiClient.ts';
import { signedIn } from '#tests/support/mainJob.ts';
import { aWorld } from '#tests/support/world.ts';

/**
 * The agency on its dashboard, and calls that tell what is true. Locators refer to `page` unless they say otherwise.
 */
export function onDashboard() {
  const world = aWorld();
  const opened: { page?: Page; ask?: Ask } = {};
  beforeAll(async () => {
    const { browser, product } = world;
    opened.ask = await requestsAs(product, 'business', demonstrationMails.b2b);
    const options = { viewport: { width: 1440, height: 900 } };
    const seat = await signedIn(browser, product.business, demonstrationMails.b2b, '/dashboard', options);
    opened.page = seat.page;
  });
  const page = () => {
    if (opened.page === undefined) throw new Error('The dashboard is not open yet');
    return opened.page;
  };
  const ask: Ask = (...asked) => {
    if (opened.ask === undefined) throw new Error('Nobody is signed in yet');
    return opened.ask(...asked);
  };
  const profiles = async (asked = '') =>
    listProfiles.reply.parse((await ask(`/profiles${asked}`)).answer).results;
  const dialog = (on = page()) => on.getByRole('dialog');
  const table = (name: string, on = page()) => on.getByRole('table', { name });
  return {
    world,
    page,
    ask,
    profiles,
    dialog,
    table,
    me: async () => myInformation.reply.parse((await ask('/myInformation')).answer),
    button: (name: string, on = page()) => on.getByRole('button', { name, exact: true }),
    inDialog: (name: string, on = page()) => dialog(on).getByRole('button', { name, exact: true }),
    /** The rows in sight without the head, each as its cells. */
    rowsOf: async (name: string, on = page()): Promise<string[][]> => {
      // What is below the clients comes after them.
      await table(name, on).getByRole('row').nth(1).waitFor();
      const [, ...rows] = await table(name, on).getByRole('row').all();
      return Promise.all(rows.map((row) => row.getByRole('cell').allInnerTexts()));
    },
    /** Opens it again, and waits for its clients. */
    home: async (): Promise<void> => {
      await page().goto(`${world.product.business}/dashboard`);
      await table('Clients').getByRole('row').nth(1).waitFor();
    },
  };
}
