import { figures } from '#tests/support/figures.ts';
import type { Seat } from '../view.ts';
import { forAgency } from './forAgency.ts';

/** The page with an agency's figures in place of those of the demo data, which are too few for a rate. */
async function outcomes({ page, go }: Seat, rows: readonly unknown[], search = ''): Promise<void> {
  const since = search === '' ? null : '2025-11-21';
  await page.route('**/api/v1/outcomes?*', (route) =>
    route.fulfill({ json: { today: '2026-11-21', since, rows } }),
  );
  await go(`/outcomes${search}`);
}

export const outcomeViews = forAgency([
  {
    name: 'outcomes',
    shows: 'screens/outcomes/Screen.tsx',
    alone: true,
    open: async (seat) => {
      await outcomes(seat, figures, '?period=year');
      await seat.page.locator('summary').last().click();
    },
  },
  {
    name: 'outcomes-none',
    shows: 'screens/outcomes/Screen.tsx',
    alone: true,
    open: (seat) => outcomes(seat, []),
  },
  {
    name: 'outcomes-refused',
    shows: 'results/ResultsButton.tsx',
    alone: true,
    open: async (seat) => {
      await outcomes(seat, figures);
      await seat.page.route('**/api/v1/outcomes/csv?*', (route) =>
        route.fulfill({ status: 503, json: { ok: false, code: 'unavailable', error: '' } }),
      );
      await seat.button('Download CSV').click();
      await seat.page.getByRole('alert').waitFor();
    },
  },
]);
