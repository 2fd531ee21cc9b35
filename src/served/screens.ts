import { notifications, type UserInfo } from '#contract/account.ts';
import { firstProfiles } from '#contract/earlyCalls.ts';
import { ownPages } from '#contract/ownPages.ts';
import { listProfiles, profileLogs } from '#contract/profiles.ts';
import { progress } from '#contract/progress.ts';
import { generationLog } from '#contract/repair.ts';
import type { Variant } from '#contract/shapes.ts';
import { workDue } from '#contract/work.ts';
import { type Replies, replyTo } from './replies.ts';

/** The replies without which a first screen says that something failed. */
interface Known {
  readonly list: NonNullable<ReturnType<typeof listIn>>;
  readonly sets: NonNullable<ReturnType<typeof setsIn>>;
}

const latest = { query: { latest: 'true' } };
const listIn = (replies: Replies) => replyTo(replies, listProfiles, { query: firstProfiles });
const setsIn = (replies: Replies) => replyTo(replies, generationLog, latest);

function knownIn(replies: Replies): Known | null {
  const [list, sets] = [listIn(replies), setsIn(replies)];
  const others = [
    replyTo(replies, notifications, latest),
    replyTo(replies, profileLogs, latest),
    replyTo(replies, workDue),
  ];
  return list === null || sets === null || others.includes(null) ? null : { list, sets };
}

/** A long list's code is apart from the page's, and everyone would load one file more. Only a whole list comes with its number. */
const ofDashboard = ({ list, sets }: Known): readonly string[] | null => {
  if (list.total === undefined) return null;
  return sets.generations.length > 0 ? [] : ['screens/dashboard/FirstSteps.tsx'];
};

function ofHome({ list }: Known, replies: Replies): readonly string[] | null {
  if (replyTo(replies, ownPages) === null) return null;
  const [profile] = list.results;
  const isKnown =
    profile === undefined || replyTo(replies, progress, { params: { profileId: profile.id } }) !== null;
  return isKnown ? ['app/layout/TabBar.tsx'] : null;
}

/**
 * The modules that a first screen needs, besides those of its route; null if it isn't to be drawn: for support, whose frame is
 * another, and if too little is known.
 */
export function modulesOf(
  variant: Variant,
  information: UserInfo,
  replies: Replies,
): readonly string[] | null {
  const known = knownIn(replies);
  if (known === null || information.support) return null;
  return variant === 'b2b' ? ofDashboard(known) : ofHome(known, replies);
}
