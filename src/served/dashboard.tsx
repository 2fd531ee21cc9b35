import { everyClient } from '#machines/clientQuery.ts';
import { Shell } from '#src/app/layout/Shell.tsx';
import { homeOf } from '#src/app/routeTable.ts';
import { hasLetters } from '#src/overview/load.ts';
import { DashboardScreen } from '#src/screens/dashboard/Screen.tsx';
import { beginningOf } from './beginning.ts';
import type { Screen } from './draw.tsx';
import type { Replies } from './replies.ts';

const nothing = (): void => undefined;

/** An agency's dashboard; null if too little is known, and for a long list. */
export function dashboard(replies: Replies): Screen | null {
  const beginning = beginningOf(replies);
  // A long list's code is apart from the page's, and everyone would load one file more.
  if (beginning === null || beginning.overview.isLong) return null;
  const { overview, ...frame } = beginning;
  return {
    path: homeOf.b2b,
    modules: hasLetters(overview) ? [] : ['screens/dashboard/FirstSteps.tsx'],
    page: (
      <Shell {...frame} ownProfile={null}>
        <DashboardScreen {...overview} address={everyClient} onAddress={nothing} />
      </Shell>
    ),
  };
}
