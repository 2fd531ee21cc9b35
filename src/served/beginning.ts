import { myInformation, notifications, type UserInfo } from '#contract/account.ts';
import { firstProfiles } from '#contract/earlyCalls.ts';
import { listProfiles, profileLogs } from '#contract/profiles.ts';
import { generationLog } from '#contract/repair.ts';
import { workDue } from '#contract/work.ts';
import { type AlertList, alertsOf } from '#src/app/layout/alertList.ts';
import { type Overview, overviewOf } from '#src/overview/load.ts';
import { fulfilled } from '#src/overview/useSettled.ts';
import { type Replies, replyTo } from './replies.ts';

/** The calendar asks for it once it is shown. */
const due = { month: async () => [], day: async () => null };

interface Beginning {
  readonly information: UserInfo;
  readonly alerts: AlertList;
  readonly overview: Overview;
}

/** What the first screens of both hosts show; null if a reply is missing without which they say that they failed, and for support, whose frame is another. */
export function beginningOf(replies: Replies): Beginning | null {
  const latest = { query: { latest: 'true' } };
  const information = replyTo(replies, myInformation);
  const alerts = replyTo(replies, notifications, latest);
  const list = replyTo(replies, listProfiles, { query: firstProfiles });
  const entries = replyTo(replies, profileLogs, latest);
  const sets = replyTo(replies, generationLog, latest);
  const work = replyTo(replies, workDue);
  const isWhole = alerts !== null && list !== null && entries !== null && sets !== null && work !== null;
  if (information === null || information.support || !isWhole) return null;
  return {
    information,
    alerts: alertsOf(alerts),
    overview: overviewOf({ information, list, sets, entries, work: fulfilled(work), due }),
  };
}
