import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { shownDate } from '#src/ui/dates.ts';
import { aProfileInput } from '#tests/support/anApp.ts';
import { getOn } from '#tests/support/dismissIntro.ts';
import { onDashboard } from './onDashboard.ts';

const dashboard = onDashboard();
const { ask, me, button, dialog, table, rowsOf, home } = dashboard;
let page: Page;
beforeAll(async () => {
  page = dashboard.page();
  await getOn(page);
});

const today = () => shownDate(new Date().toISOString());

/** The first three, of bureaus their usual names, and how many more there are. */
function inShort(recipients: readonly string[]): string {
  const names = recipients.map((name) => /^(?:TransUnion|Experian|Equifax)/.exec(name)?.[0] ?? name);
  const left = names.length - 3;
  return `${names.slice(0, 3).join(', ')}${left > 0 ? ` and ${left} more` : ''}`;
}

describe('the logs', () => {
  it('B14 lists every set of letters, and downloads it again', async () => {
    const Log = z.object({
      generations: z.array(
        z.object({
          profileName: z.string(),
          reportName: z.string(),
          date: z.string(),
          destinationAddress: z.array(z.string()),
          numberOfLetters: z.int(),
          round: z.optional(z.int()),
          mailing: z.object({ notMailed: z.int(), lastMailedOn: z.nullable(z.string()) }),
        }),
      ),
    });
    const { generations } = Log.parse((await ask('/generations')).answer);
    expect(await rowsOf('Generations history')).toEqual(
      generations.map((item) => [
        item.profileName,
        // A report is named by its date, in the format of all dates on the page.
        item.reportName.replace(/^(\d{4})-(\d{2})-(\d{2})/, '$2/$3/$1'),
        shownDate(item.date),
        String(item.round ?? '—'),
        inShort(item.destinationAddress),
        String(item.numberOfLetters),
        item.mailing.notMailed > 0
          ? `${item.mailing.notMailed} not mailed yet`
          : `Mailed on ${shownDate(item.mailing.lastMailedOn ?? '')}`,
        '',
      ]),
    );
    const coming = page.waitForEvent('download');
    await table('Generations history')
      .getByRole('button', { name: /^Download/ })
      .first()
      .click();
    expect((await coming).suggestedFilename()).toBe(`${generations[0]?.profileName}.zip`);
    await dialog().waitFor({ state: 'detached' });
  });

  it('B15 lists what was done with the profiles, by whom and when', async () => {
    const made: string[] = [];
    for (const profileName of ['Aab First', 'Aab Second'])
      made.push((await ask('/profile/create', { body: aProfileInput({ profileName }) })).answer.id);
    await ask('/profiles', { method: 'DELETE', body: made });
    await home();
    const { fullName, generationsLeft } = await me();
    expect((await rowsOf('Profile update log')).slice(0, 4)).toEqual(
      [
        ['Deleted profile', 'Profile deleted'],
        ['Deleted profile', 'Profile deleted'],
        ['Deleted profile', 'Profile created'],
        ['Deleted profile', 'Profile created'],
      ].map(([name, status]) => [name, fullName, generationsLeft.account, today(), status]),
    );
    const heads = await table('Profile update log').getByRole('columnheader').allInnerTexts();
    expect(heads).toEqual(['Name', 'Username', 'Account', 'Date', 'Status']);
  });

  it.each([
    ['no data', { status: 200, json: { error: 'No Data' } }],
    ['ok false', { status: 200, json: { ok: false } }],
    ['a failure', { status: 500, json: { ok: false, code: 'unexpected', error: '' } }],
  ])(
    'B19 %s instead of the log is shown until it is dismissed, and leaves the table empty',
    async (_, answer) => {
      await page.route('**/api/v1/generations?latest=true', (route) => route.fulfill(answer));
      await home();
      const told = page.getByText('Error fetching Generations Info');
      await told.waitFor();
      expect(await rowsOf('Generations history')).toEqual([['no data available']]);
      await page.clock.fastForward(3_600_000);
      expect(await told.count()).toBe(1);
      await button('Dismiss').click();
      await told.waitFor({ state: 'detached' });
      await page.unroute('**/api/v1/generations?latest=true');
    },
  );
});
