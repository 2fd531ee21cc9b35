import type { ReplyOf } from '#contract/call.ts';
import type { AccountClosing } from '#contract/accountClosing.ts';
import type { ownDisputes } from '#contract/clientPage.ts';
import { legalPages, legalPath } from '#contract/legalPages.ts';
import { attempts } from '#tests/support/attempts.ts';
import { changedReply } from './changedReply.ts';
import { mailOf } from './people.ts';
import type { Seat, View } from './view.ts';

export const newAgencyViews: readonly View[] = [
  {
    name: 'print-closed',
    who: 'newAgency',
    shows: 'repair/ClosedPrintLink.tsx',
    open: async ({ go, page, ids }) => {
      await go(`/print/${ids.session}?key=nobody-made-this-one`);
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'new-dashboard',
    who: 'newAgency',
    shows: 'screens/dashboard/Screen.tsx',
    open: ({ go }) => go('/dashboard'),
  },
  {
    name: 'new-alerts',
    alone: true,
    who: 'newAgency',
    shows: 'app/layout/HeaderDrawers.tsx',
    open: async ({ go, page }) => {
      await go('/settings');
      await page.locator('header button[title]').nth(1).click();
    },
  },
  {
    name: 'new-repair-center',
    who: 'newAgency',
    shows: 'screens/repair-center/Screen.tsx',
    open: ({ go }) => go('/repair-center'),
  },
];

/** The page of a client to whom the person becomes bound. */
async function openClientPage({ go, reach, ids, page, say }: Seat): Promise<void> {
  await go('/home');
  await reach(ids.clientPage);
  await page.getByRole('heading', { name: say('Your letters') }).waitFor();
}

const statement = 'This account is not mine.';

/** A letter says something that the client confirmed. */
async function withStatement(seat: Seat): Promise<void> {
  const said = {
    id: '0190a000-0000-7000-8000-000000000198',
    heading: 'FIRST BANK ··4111',
    text: statement,
    withdrawn: null,
  };
  await changedReply<ReplyOf<typeof ownDisputes>>(seat, '/client/*/disputes', ({ letters }) => ({
    statements: [{ ...said, letters: letters.slice(0, 1).map(({ id }) => id) }],
  }));
}

/** What the card page passes along with a declined card. */
const declined = new URLSearchParams({
  decision: 'DECLINE',
  reason_code: '201',
  req_reference_number: '1',
  req_transaction_uuid: '1',
  signed_field_names: 'decision',
  signature: '1',
}).toString();

export const consumerViews: readonly View[] = [
  {
    name: 'new-home',
    who: 'newConsumer',
    shows: 'screens/home/Screen.tsx',
    open: async ({ go, page }) => {
      await go('/home');
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    },
  },
  {
    name: 'new-home-introduction',
    who: 'newConsumer',
    shows: 'screens/home/OnboardingDialog.tsx',
    open: async ({ go, page }) => {
      await go('/home');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'client-data',
    who: 'newConsumer',
    shows: 'screens/client/Screen.tsx',
    open: async ({ go, reach, ids, page, say }) => {
      await go('/home');
      await reach(ids.clientLink);
      await page.getByRole('textbox', { name: say('First name'), exact: true }).waitFor();
    },
  },
  {
    name: 'client-page',
    who: 'newConsumer',
    shows: 'screens/client/OwnPage.tsx',
    open: openClientPage,
  },
  {
    name: 'client-letter',
    who: 'newConsumer',
    shows: 'screens/client/LetterApproval.tsx',
    open: async (seat) => {
      await openClientPage(seat);
      await seat.page
        .getByRole('button', { name: new RegExp(`^${seat.say('Read and approve')}`) })
        .first()
        .click();
      await seat.page.getByRole('dialog').getByRole('textbox').waitFor();
    },
  },
  {
    name: 'client-letter-change',
    who: 'newConsumer',
    shows: 'screens/client/ChangingLetter.tsx',
    open: async (seat) => {
      await openClientPage(seat);
      await seat.page
        .getByRole('button', { name: new RegExp(`^${seat.say('Read and approve')}`) })
        .first()
        .click();
      // By key: a busy machine still moves the button while its dialog opens, and a click could miss it.
      await seat.page.getByRole('button', { name: seat.say('Change the letter') }).press('Enter');
      await seat.page.getByRole('dialog').getByRole('checkbox').first().waitFor();
    },
  },
  {
    name: 'client-statement',
    who: 'newConsumer',
    shows: 'screens/client/WithdrawStatement.tsx',
    open: async (seat) => {
      await withStatement(seat);
      await openClientPage(seat);
      await seat.page.getByRole('listitem').filter({ hasText: statement }).getByRole('button').click();
      await seat.page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'client-answer',
    who: 'newConsumer',
    shows: 'screens/answer/Screen.tsx',
    open: async (seat) => {
      await openClientPage(seat);
      await seat.reach(`${seat.ids.clientPage}/answer`);
    },
  },
  { name: 'home', who: 'consumer', shows: 'screens/home/Screen.tsx', open: ({ go }) => go('/home') },
  {
    name: 'home-delete',
    who: 'consumer',
    shows: 'overview/DeletionDialog.tsx',
    open: async ({ go, button }) => {
      await go('/home');
      await button('Delete').click();
    },
  },
  {
    name: 'new-own-profile',
    who: 'newConsumer',
    shows: 'screens/create-profile/Screen.tsx',
    open: ({ go }) => go('/create-profile'),
  },
  {
    name: 'own-profile',
    who: 'consumer',
    shows: 'screens/edit-profile/Screen.tsx',
    open: ({ go, ids }) => go(`/edit-profile/${ids.own}`),
  },
  {
    name: 'own-second-profile',
    who: 'consumer',
    shows: 'screens/edit-profile/SecondProfileDialog.tsx',
    open: async ({ go, page }) => {
      await go('/create-profile');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'own-repair-center',
    who: 'consumer',
    shows: 'screens/repair-center/Screen.tsx',
    open: ({ go, ids }) => go(`/repair-center/${ids.own}`),
  },
  {
    name: 'own-compare-reports',
    who: 'consumer',
    shows: 'screens/compare-reports/Screen.tsx',
    open: ({ go, ids }) => go(`/compare-reports/${ids.own}`),
  },
  {
    name: 'own-disputes',
    who: 'consumer',
    shows: 'screens/disputes/Screen.tsx',
    open: ({ go, ids }) => go(`/disputes/${ids.own}`),
  },
  {
    name: 'own-progress',
    who: 'consumer',
    shows: 'screens/progress/Screen.tsx',
    open: ({ go, ids }) => go(`/progress/${ids.own}`),
  },
  {
    name: 'own-answer',
    who: 'consumer',
    shows: 'screens/answer/Screen.tsx',
    open: ({ go, ids }) => go(`/answer/${ids.own}`),
  },
  {
    name: 'own-settings',
    who: 'consumer',
    shows: 'screens/settings/Screen.tsx',
    open: async ({ go, page, say }) => {
      await page.route('**/api/v1/payment/add?*', (route) =>
        route.fulfill({ json: { outcome: 'declined', count: 3 } }),
      );
      await go(`/settings#${declined}`);
      await page.getByText(say('No charge was made.')).waitFor();
    },
  },
  {
    name: 'own-closing',
    who: 'consumer',
    shows: 'screens/close-account/Screen.tsx',
    open: async ({ go, page }) => {
      await go('/close-account');
      await page.getByRole('checkbox').check();
    },
  },
  {
    name: 'own-closing-everything',
    who: 'consumer',
    shows: 'screens/close-account/Ends.tsx',
    open: async (seat) => {
      await changedReply<AccountClosing>(seat, '/account/closing', () => ({
        generationsLeft: 1,
        answersDue: 3,
        ordersPending: 1,
        agencyPages: 1,
        confirmationTo: 'ana.torres@example.com',
        keepsSignIn: true,
      }));
      await seat.go('/close-account');
      await seat.page.getByRole('checkbox').waitFor();
    },
  },
  {
    name: 'own-closing-prevented',
    who: 'consumer',
    shows: 'screens/close-account/Obstacles.tsx',
    open: async (seat) => {
      const hold = { reason: 'Lawsuit 26-114', by: 'Redress Support', at: '2026-11-20T15:00:00.000Z' };
      await changedReply<AccountClosing>(seat, '/account/closing', ({ profiles }) => ({
        profiles: profiles.map((profile) => ({ ...profile, hold })),
        orderOpenUntil: '2026-11-29T18:15:00.000Z',
      }));
      await seat.go('/close-account');
      await seat.button('Check again').waitFor();
    },
  },
  {
    name: 'own-print',
    who: 'consumer',
    shows: 'screens/print/Screen.tsx',
    open: async ({ go, page, ids, say }) => {
      await page.route('**/attack/session/csv/**', (route) => route.abort(), { times: attempts });
      await go(`/print/${ids.session}`);
      await page.getByText(say('Can’t connect. Check your internet connection and try again.')).waitFor();
    },
  },
  {
    name: 'wrong-host',
    who: 'consumer',
    shows: 'app/WrongHost.tsx',
    open: ({ reach, otherOrigin }) => reach(`${otherOrigin}/settings`),
  },
];

const toSignUp = async ({ page, go }: Seat) => {
  await go('/dashboard');
  await page.locator('a[href*="sign-up"]').click();
};

/** Views that the server renders before the sign-in, and those that only support sees. */
export const visitorViews: readonly View[] = [
  { name: 'sign-in', who: 'visitor', shows: null, open: ({ go }) => go('/dashboard') },
  {
    name: 'account-closed',
    who: 'visitor',
    host: 'consumer',
    shows: 'screens/account-closed/Screen.tsx',
    open: async ({ otherOrigin, page, reach }) => {
      await reach(`${otherOrigin}/account-closed`);
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  },
  {
    name: 'sign-in-refused',
    who: 'visitor',
    shows: null,
    open: async ({ page, go }) => {
      await go('/dashboard');
      await page.locator('input[name=mail]').fill('nobody@example.com');
      await page.locator('input[name=password]').fill('not the password');
      await page.locator('button[type=submit]').click();
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'client-invited',
    who: 'visitor',
    shows: 'screens/client/Screen.tsx',
    open: ({ reach, ids }) => reach(ids.clientLink),
  },
  {
    name: 'client-link-ended',
    who: 'visitor',
    shows: 'screens/client/ClosedLinkScreen.tsx',
    open: ({ reach, ids }) => reach(ids.clientLink.replace(/[^/]+$/, 'A'.repeat(22))),
  },
  ...legalPages.map((name): View => ({
    name,
    who: 'visitor',
    shows: null,
    open: async ({ page, origin, language }) => {
      await page.goto(`${origin}${legalPath(name, language)}`);
    },
  })),
  { name: 'sign-up', who: 'visitor', shows: null, open: toSignUp },
  {
    name: 'sign-up-refused',
    who: 'visitor',
    shows: null,
    open: async (seat) => {
      await toSignUp(seat);
      await seat.page.locator('button[type=submit]').click();
      await seat.page.locator('.problem').first().waitFor();
    },
  },
];

export const supportViews: readonly View[] = [
  {
    name: 'support-grant',
    who: 'support',
    shows: 'support/GrantDialog.tsx',
    open: async ({ go, button }) => {
      await go('/settings');
      await button('Add Generation').click();
    },
  },
  {
    name: 'support-granted',
    who: 'support',
    shows: 'support/GrantDialog.tsx',
    open: async ({ go, button, page, inDialog }) => {
      await page.route('**/api/v1/admin/generations', (route) =>
        route.fulfill({ json: { generationsLeft: { value: 12 } } }),
      );
      await go('/settings');
      await button('Add Generation').click();
      await page.getByRole('dialog').getByRole('textbox').first().fill(mailOf.consumer);
      await inDialog('Add').click();
      await inDialog('Close').last().waitFor();
    },
  },
  {
    name: 'support-impersonate',
    who: 'support',
    shows: 'support/ImpersonateDialog.tsx',
    open: async ({ go, button, page, inDialog, otherOrigin }) => {
      await go('/settings');
      await button('Impersonate').click();
      await page.getByRole('dialog').getByRole('textbox').fill(mailOf.consumer);
      await inDialog('Impersonate').click();
      await page.getByRole('link', { name: otherOrigin }).waitFor();
    },
  },
  {
    name: 'support-visit',
    who: 'support',
    shows: 'support/SupportVisitBar.tsx',
    alone: true,
    open: async ({ go, page, button, inDialog, ids: { people } }) => {
      await go('/settings');
      await button('Impersonate').click();
      await page
        .getByRole('dialog')
        .getByRole('textbox')
        .fill(people[0] ?? '');
      await inDialog('Impersonate').click();
      await button('Give a reason').click();
    },
  },
];
