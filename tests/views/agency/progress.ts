import type { Progress } from '#contract/progress.ts';
import { aProgress, noProgress } from '#tests/support/aProgress.ts';
import type { Seat } from '../view.ts';
import { forAgency } from './forAgency.ts';

/** The page with a client's progress in place of that of the demo data. */
async function progress({ page, go, ids }: Seat, json: Progress): Promise<void> {
  await page.route('**/api/v1/profile/progress/*', (route) => route.fulfill({ json }));
  await go(`/progress/${ids.client}`);
}

const [history] = aProgress().scores;

export const progressViews = forAgency([
  {
    name: 'progress',
    shows: 'screens/progress/Screen.tsx',
    alone: true,
    open: (seat) => progress(seat, aProgress()),
  },
  {
    name: 'progress-none',
    shows: 'screens/progress/Screen.tsx',
    alone: true,
    open: (seat) => progress(seat, noProgress),
  },
  {
    name: 'progress-two-models',
    shows: 'screens/progress/Scores.tsx',
    alone: true,
    open: (seat) =>
      progress(
        seat,
        aProgress({
          scores: [
            ...aProgress().scores,
            { model: 'FICO Score 8', reports: history?.reports.slice(0, 1) ?? [] },
          ],
        }),
      ),
  },
]);
