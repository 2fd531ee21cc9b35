import type { QueryOf } from '#contract/call.ts';
import { mostInWindow } from '#contract/limits.ts';
import type { listProfiles, ProfileList } from '#contract/profiles.ts';
import { clientStandings } from '#server/disputes/clientStandings.ts';
import type { Session } from '#server/identity/session.ts';
import type { Services } from '#server/services.ts';
import { tallyOf, type ProfileWindow } from '#server/store/profileList.ts';
import type { Profiles } from '#server/store/profiles.ts';
import { todayIn } from '#server/today.ts';
import { countsOf } from './statusCounts.ts';

type Query = QueryOf<typeof listProfiles>;

/** The part of the list that a request asks for; null for all of it. */
function windowOf(query: Query): ProfileWindow | null {
  const asked = Object.entries(query).filter(([name, value]) => name !== 'standings' && value);
  if (asked.length === 0) return null;
  const { search, status, from, before, sort, descending, offset, limit } = query;
  return {
    search: search ?? '',
    status: status || null,
    from: from || null,
    before: before || null,
    sort: sort || 'name',
    descending: descending === 'true',
    offset: Number(offset || 0),
    limit: limit ? Number(limit) : null,
  };
}

async function wholeList(profiles: Profiles, accountId: string): Promise<ProfileList> {
  const results = await profiles.list(accountId);
  return { results, meta: countsOf(tallyOf(results)) };
}

/** The list of an account's profiles, or the part of it that is asked for; with what else is asked about each. */
export async function profileList(
  { store, clock }: Pick<Services, 'store' | 'clock'>,
  session: Pick<Session, 'accountId' | 'variant' | 'timeZone'>,
  query: Query,
): Promise<ProfileList> {
  const list = await listed(store.profiles, session.accountId, query);
  if (query.standings !== 'true' || session.variant !== 'b2b' || list.results.length === 0) return list;
  const isWhole = list.results.length > mostInWindow;
  const standingOf = await clientStandings(store, session, {
    today: todayIn(session.timeZone, clock),
    profileIds: isWhole ? null : list.results.map(({ id }) => id),
  });
  return { ...list, results: list.results.map((row) => ({ ...row, standing: standingOf(row) })) };
}

async function listed(profiles: Profiles, accountId: string, query: Query): Promise<ProfileList> {
  const part = windowOf(query);
  if (part === null) return wholeList(profiles, accountId);
  const { wholeBelow, uncounted } = query;
  if (wholeBelow && (await profiles.hasFewer(accountId, Number(wholeBelow)))) {
    const list = await wholeList(profiles, accountId);
    return { ...list, total: list.results.length };
  }
  const rows = part.limit === 0 ? [] : profiles.window(accountId, part);
  if (uncounted === 'true') return { results: await rows };
  const [results, tally, total] = await Promise.all([
    rows,
    profiles.tally(accountId),
    profiles.count(accountId, part),
  ]);
  return { results, total, meta: countsOf(tally) };
}
