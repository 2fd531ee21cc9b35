import { myInformation, notifications } from '#contract/account.ts';
import { firstProfiles } from '#contract/earlyCalls.ts';
import { ownPages } from '#contract/ownPages.ts';
import { listProfiles, profileLogs } from '#contract/profiles.ts';
import { progress } from '#contract/progress.ts';
import { generationLog } from '#contract/repair.ts';
import { workDue } from '#contract/work.ts';
import { alertsOf } from '#src/app/layout/alertList.ts';
import { Shell } from '#src/app/layout/Shell.tsx';
import { homeOf } from '#src/app/routeTable.ts';
import { overviewOf } from '#src/overview/load.ts';
import { fulfilled } from '#src/overview/useSettled.ts';
import { HomeScreen } from '#src/screens/home/Screen.tsx';
import type { Screen } from './draw.tsx';
import { type Replies, replyTo } from './replies.ts';

/** The calendar asks for it once it is shown. */
const due = { month: async () => [], day: async () => null };

/**
 * A consumer's home; null if a reply is missing without which it says that it failed, for someone who may get an introduction (their
 * browser knows whether they have closed it), and for support, whose frame is another.
 */
export function home(replies: Replies): Screen | null {
  const information = replyTo(replies, myInformation);
  const alerts = replyTo(replies, notifications, { query: { latest: 'true' } });
  const list = replyTo(replies, listProfiles, { query: firstProfiles });
  const entries = replyTo(replies, profileLogs, { query: { latest: 'true' } });
  const sets = replyTo(replies, generationLog, { query: { latest: 'true' } });
  const work = replyTo(replies, workDue);
  const pages = replyTo(replies, ownPages);
  if (information === null || information.support || information.showOnboarding) return null;
  if (
    alerts === null ||
    list === null ||
    entries === null ||
    sets === null ||
    work === null ||
    pages === null
  )
    return null;
  const profileId = list.results[0]?.id ?? null;
  const soFar = profileId === null ? null : replyTo(replies, progress, { params: { profileId } });
  if (profileId !== null && soFar === null) return null;
  const overview = overviewOf({ information, list, sets, entries, work: fulfilled(work), due });
  return {
    path: homeOf.b2c,
    modules: ['app/layout/TabBar.tsx'],
    page: (
      <Shell information={information} alerts={alertsOf(alerts)} ownProfile={profileId}>
        <HomeScreen {...overview} ownPages={pages.results} progress={fulfilled(soFar)} />
      </Shell>
    ),
  };
}
