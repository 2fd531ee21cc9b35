import { myInformation, notifications } from '#contract/account.ts';
import { firstProfiles } from '#contract/earlyCalls.ts';
import { listProfiles, profileLogs } from '#contract/profiles.ts';
import { generationLog } from '#contract/repair.ts';
import { workDue } from '#contract/work.ts';
import { everyClient } from '#machines/clientQuery.ts';
import { alertsOf } from '#src/app/layout/alertList.ts';
import { Shell } from '#src/app/layout/Shell.tsx';
import { homeOf } from '#src/app/routeTable.ts';
import { hasLetters, overviewOf } from '#src/overview/load.ts';
import { fulfilled } from '#src/overview/useSettled.ts';
import { DashboardScreen } from '#src/screens/dashboard/Screen.tsx';
import type { Screen } from './draw.tsx';
import { type Replies, replyTo } from './replies.ts';

const nothing = (): void => undefined;
/** The calendar asks for it once it is shown. */
const due = { month: async () => [], day: async () => null };

/** An agency's dashboard; null if a reply is missing without which it says that it failed, for a long list, and for support, whose frame is another. */
export function dashboard(replies: Replies): Screen | null {
  const information = replyTo(replies, myInformation);
  const alerts = replyTo(replies, notifications, { query: { latest: 'true' } });
  const list = replyTo(replies, listProfiles, { query: firstProfiles });
  const entries = replyTo(replies, profileLogs, { query: { latest: 'true' } });
  const sets = replyTo(replies, generationLog, { query: { latest: 'true' } });
  const work = replyTo(replies, workDue);
  const isWhole = alerts !== null && list !== null && entries !== null && sets !== null && work !== null;
  if (information === null || information.support || !isWhole) return null;
  const overview = overviewOf({ information, list, sets, entries, work: fulfilled(work), due });
  // Its code is apart from the page's, and everyone would load one file more.
  if (overview.isLong) return null;
  return {
    path: homeOf.b2b,
    modules: hasLetters(overview) ? [] : ['screens/dashboard/FirstSteps.tsx'],
    page: (
      <Shell information={information} alerts={alertsOf(alerts)} ownProfile={null}>
        <DashboardScreen {...overview} address={everyClient} onAddress={nothing} />
      </Shell>
    ),
  };
}
