import type { ReplyOf } from '#contract/call.ts';
import type { disputeGrounds } from '#contract/grounds.ts';
import { confirmSummary } from '#tests/support/confirmSummary.ts';
import { attempts } from '#tests/support/attempts.ts';
import { changedReply } from '../changedReply.ts';
import type { Seat } from '../view.ts';
import { forAgency } from './forAgency.ts';

const repair = ({ go, ids }: Seat, id = ids.client) => go(`/repair-center/${id}`);
async function openOptions(seat: Seat): Promise<void> {
  await repair(seat);
  await seat.button('Generate').click();
  await seat.page.getByRole('checkbox').first().waitFor();
}
async function summarize(seat: Seat): Promise<void> {
  await openOptions(seat);
  await seat.page.getByRole('checkbox').nth(1).check();
  await seat.inDialog('Generate').click();
}
async function generate(seat: Seat): Promise<void> {
  await summarize(seat);
  await confirmSummary(seat.page, seat.say);
}

/** The client said of every account that it isn't theirs. */
const withStatements = (seat: Seat): Promise<void> =>
  changedReply<ReplyOf<typeof disputeGrounds>>(seat, '/profile/*/*/grounds', ({ accounts }) => ({
    confirmations: accounts.map(({ accountId }, place) => ({
      id: `0190a000-0000-7000-8000-${String(place).padStart(12, '0')}`,
      accountId,
      reason: { reason: 'notMine' },
      by: 'Demo',
      at: '2026-11-21T12:00:00.000Z',
    })),
  }));

/** Everything that was selected was decided. */
const leftOut = [
  ['Experian', 'verified', 'onlyTimePassed'],
  ['Equifax', 'deleted', 'olderReport'],
].map(([recipient, as, why]) => ({
  key: 'account:account-1',
  heading: 'HARBOR BANK VISA ··4400',
  recipient,
  accountId: 'account-1',
  decided: { as, on: '2026-09-14' },
  why,
}));

export const repairViews = forAgency([
  {
    name: 'repair-center',
    shows: 'screens/repair-center/Screen.tsx',
    open: ({ go }) => go('/repair-center'),
  },
  { name: 'repair-center-client', shows: 'screens/repair-center/Screen.tsx', open: repair },
  {
    name: 'repair-center-no-report',
    shows: 'screens/repair-center/Screen.tsx',
    open: (seat) => repair(seat, seat.ids.unconnected),
  },
  {
    name: 'repair-center-options',
    shows: 'screens/repair-center/AutomaticDialog.tsx',
    open: openOptions,
  },
  {
    name: 'repair-center-options-missing',
    shows: 'failures/RetryBanner.tsx',
    open: async (seat) => {
      await seat.page.route('**/automateGenerationsType', (route) => route.abort(), { times: attempts });
      await repair(seat);
      await seat.button('Generate').click();
      await seat.inDialog('Try Again').waitFor();
    },
  },
  {
    name: 'repair-center-manual',
    shows: 'screens/repair-center/Manual.tsx',
    open: async (seat) => {
      await repair(seat);
      await seat.page.getByText(seat.say('Manual'), { exact: true }).click();
      const accounts = seat.page.getByRole('list', { name: seat.say('Accounts') });
      await accounts.getByRole('checkbox').first().check();
    },
  },
  {
    name: 'repair-center-findings',
    shows: 'screens/repair-center/grounds/AccountGrounds.tsx',
    open: async (seat) => {
      await withStatements(seat);
      await repair(seat);
      await seat.page.getByText(seat.say('Manual'), { exact: true }).click();
      await seat.page
        .locator('details > summary')
        .filter({ hasText: /\d (finding|hallazgo)/ })
        .first()
        .click();
      await seat.button('Confirm another reason').first().click();
      await seat.page
        .getByLabel(seat.say('What’s true about this account?'))
        .selectOption({ label: seat.say('A date is wrong') });
    },
  },
  {
    name: 'repair-center-items',
    shows: 'screens/repair-center/items/ItemGroups.tsx',
    open: async (seat) => {
      await repair(seat);
      await seat.page
        .locator('summary')
        .filter({ hasText: seat.say('Addresses') })
        .click();
    },
  },
  {
    name: 'repair-center-item',
    shows: 'screens/repair-center/items/AskedItem.tsx',
    open: async (seat) => {
      await repair(seat);
      await seat.button('Review one by one').click();
    },
  },
  {
    name: 'repair-center-preview',
    shows: 'repair/LetterPreview.tsx',
    open: async (seat) => {
      await openOptions(seat);
      await seat.page.getByRole('checkbox').first().check();
      await seat.inDialog('Preview').click();
      await seat.page.locator('dialog img').first().waitFor();
      // The evidence for the first sentence. What is enclosed stays folded, as people find it.
      await seat.page.locator('dialog details > summary:visible').nth(1).click();
    },
  },
  {
    name: 'repair-center-enclosures',
    shows: 'repair/LetterEnclosures.tsx',
    open: async (seat) => {
      await openOptions(seat);
      await seat.page.getByRole('checkbox').first().check();
      await seat.inDialog('Preview').click();
      await seat.page.locator('dialog img').first().waitFor();
      await seat.page.locator('dialog details > summary:visible').first().click();
    },
  },
  {
    name: 'repair-center-left-out',
    shows: 'screens/repair-center/summary/DecidedItems.tsx',
    open: async (seat) => {
      await seat.page.route('**/api/v1/letterSummary', async (route) => {
        const response = await route.fetch();
        const json = { ...(await response.json()), letters: [], items: 0, pages: 0, concerns: [], leftOut };
        await route.fulfill({ response, json });
      });
      await summarize(seat);
      await seat.page.getByText('HARBOR BANK VISA').waitFor();
    },
  },
  {
    name: 'repair-center-summary',
    shows: 'screens/repair-center/summary/SummaryDialog.tsx',
    open: async (seat) => {
      await summarize(seat);
      await seat.page
        .getByRole('dialog', { name: seat.say('Before you generate') })
        .getByText(/\d/)
        .first()
        .waitFor();
    },
  },
  {
    name: 'repair-center-clients-reasons',
    shows: 'screens/repair-center/summary/ClientsReasons.tsx',
    open: async (seat) => {
      await openOptions(seat);
      await seat.page.getByRole('checkbox').first().check();
      await seat.inDialog('Generate').click();
      await seat.button('Say what you know').first().click();
      await seat.page.getByLabel(seat.say('What’s true about this account?')).waitFor();
    },
  },
  {
    name: 'repair-center-ready',
    shows: 'repair/LettersDialogs.tsx',
    open: async (seat) => {
      await seat.page.route('**/attack/session/mail/**', (route) => route.abort(), { times: attempts });
      await generate(seat);
      await seat.inDialog('Mail Letters (paid)').click();
      await seat.page.getByRole('dialog').getByRole('alert').waitFor();
    },
  },
  {
    name: 'repair-center-failed',
    shows: 'repair/LettersDialogs.tsx',
    open: async (seat) => {
      await seat.page.route('**/automatedGenerations/**', (route) => route.abort(), { times: attempts });
      await generate(seat);
      await seat.inDialog('Try Again').waitFor();
    },
  },
  {
    name: 'credit-analysis',
    shows: 'screens/credit-analysis/Screen.tsx',
    open: ({ go }) => go('/credit-analysis'),
  },
  {
    name: 'credit-analysis-history',
    shows: 'screens/credit-analysis/Screen.tsx',
    open: async ({ go, page, say }) => {
      await go('/credit-analysis');
      await page.getByRole('link', { name: say('History for {name}', { name: 'Ana Torres' }) }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'print',
    shows: 'screens/print/Screen.tsx',
    open: ({ go, ids }) => go(`/print/${ids.session}`),
  },
  {
    name: 'print-link-used-up',
    shows: 'repair/DownloadDialog.tsx',
    open: async ({ go, page, ids, button, inDialog }) => {
      const usedUp = { status: 410, json: { ok: false, code: 'linkUsedUp', error: '' } };
      await page.route('**/attack/session/download/**', (route) => route.fulfill(usedUp), { times: 1 });
      await go(`/print/${ids.session}`);
      await button('Download Letter(s)').click();
      await inDialog('Close').last().waitFor();
    },
  },
]);
