import type { QueryOf } from '#contract/call.ts';
import type { listProfiles } from '#contract/profiles.ts';
import type { ProfileWindow } from '#server/store/profileList.ts';

/** The part of the list that a request asks for; null for all of it. */
export function windowOf(query: QueryOf<typeof listProfiles>): ProfileWindow | null {
  if (Object.values(query).every((value) => value === undefined || value === '')) return null;
  const { search, status, sort, descending, offset, limit } = query;
  return {
    search: search ?? '',
    status: status || null,
    sort: sort || 'name',
    descending: descending === 'true',
    offset: Number(offset || 0),
    limit: limit ? Number(limit) : null,
  };
}
