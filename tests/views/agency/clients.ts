import type { ReplyOf } from '#contract/call.ts';
import type { ClientSummary } from '#contract/clientSummary.ts';
import type { creditReports } from '#contract/reports.ts';
import { aProgress } from '#tests/support/aProgress.ts';
import { addDays } from '#disputes/civilDays.ts';
import { changedReply } from '../changedReply.ts';
import type { Seat } from '../view.ts';
import { forAgency } from './forAgency.ts';

const go = (seat: Seat, page = '', id = seat.ids.client) => seat.go(`/clients/${id}${page}`);

/** The server is importing a new report, which was asked for before the page opened. */
const beingRefreshed = (seat: Seat): Promise<void> =>
  changedReply<ReplyOf<typeof creditReports>>(seat, '/creditReports/*', () => ({
    work: [
      {
        id: '0190a000-0000-7000-8000-000000000194',
        kind: 'refreshing',
        state: 'running',
        since: '2026-11-21T12:00:00.000Z',
        provider: 'MyFreeScoreNow',
      },
    ],
  }));

export const clientViews = forAgency([
  { name: 'client-overview', shows: 'screens/clients/Screen.tsx', open: (seat) => go(seat) },
  {
    name: 'client-overview-new',
    shows: 'screens/clients/Screen.tsx',
    open: (seat) => go(seat, '', seat.ids.unconnected),
  },
  {
    name: 'client-overview-scores',
    shows: 'screens/clients/ScoresCard.tsx',
    alone: true,
    open: async (seat) => {
      await seat.page.route('**/api/v1/profile/progress/*', (route) => route.fulfill({ json: aProgress() }));
      await go(seat);
    },
  },
  {
    name: 'client-without-summary',
    shows: 'app/client/ClientHead.tsx',
    alone: true,
    open: async (seat) => {
      await seat.page.route('**/api/v1/profile/summary/*', (route) =>
        route.fulfill({ status: 500, json: { ok: false, code: 'unexpected', error: '' } }),
      );
      await go(seat);
      await seat.page
        .getByText(seat.say('We couldn’t load this summary. Reload the page to try again.'))
        .waitFor();
    },
  },
  {
    name: 'client-contract-waiting',
    shows: 'overview/ContractNotice.tsx',
    alone: true,
    open: async (seat) => {
      await changedReply<ClientSummary>(seat, '/profile/summary/*', ({ today }) => ({
        contract: { state: 'waiting', opensOn: addDays(today, 2) },
      }));
      await go(seat);
      await seat.page.getByText(seat.say('Open contract')).waitFor();
    },
  },
  {
    name: 'client-reports',
    shows: 'repair/FollowedWorkBanner.tsx',
    alone: true,
    open: async (seat) => {
      await beingRefreshed(seat);
      await go(seat, '/reports');
      await seat.page.getByText(seat.say('This continues even if you leave the page.')).waitFor();
    },
  },
  {
    name: 'client-reports-none',
    shows: 'screens/clients/Reports.tsx',
    open: (seat) => go(seat, '/reports', seat.ids.unconnected),
  },
  { name: 'client-letters', shows: 'screens/clients/Letters.tsx', open: (seat) => go(seat, '/letters') },
  {
    name: 'client-letters-none',
    shows: 'screens/clients/Letters.tsx',
    open: (seat) => go(seat, '/letters', seat.ids.unconnected),
  },
]);
