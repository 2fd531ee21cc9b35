import { ownPages } from '#contract/ownPages.ts';
import { progress } from '#contract/progress.ts';
import { Shell } from '#src/app/layout/Shell.tsx';
import { homeOf } from '#src/app/routeTable.ts';
import { fulfilled } from '#src/overview/useSettled.ts';
import { HomeScreen } from '#src/screens/home/Screen.tsx';
import { beginningOf } from './beginning.ts';
import type { Screen } from './draw.tsx';
import { type Replies, replyTo } from './replies.ts';

/** A consumer's home; null if too little is known, and for someone who may get the introduction: their browser knows whether they have closed it. */
export function home(replies: Replies): Screen | null {
  const beginning = beginningOf(replies);
  const pages = replyTo(replies, ownPages);
  if (beginning === null || beginning.information.showOnboarding || pages === null) return null;
  const { overview, ...frame } = beginning;
  const profileId = overview.profiles[0]?.id ?? null;
  const soFar = profileId === null ? null : replyTo(replies, progress, { params: { profileId } });
  if (profileId !== null && soFar === null) return null;
  return {
    path: homeOf.b2c,
    modules: ['app/layout/TabBar.tsx'],
    page: (
      <Shell {...frame} ownProfile={profileId}>
        <HomeScreen {...overview} ownPages={pages.results} progress={fulfilled(soFar)} />
      </Shell>
    ),
  };
}
