import { namesSomebodyElse, primaryNames } from '#credit/findings/foreignEntries.ts';
import type { Consumer } from '#credit/findings/finding.ts';
import type { Report } from '#credit/report/model.ts';
import type { ConcernOf, Raised } from './raised.ts';

/** A report whose names all belong to someone other than the profile's person. */
export function othersReport(report: Report, profile: Consumer): Raised<ConcernOf<'othersReport'>> | null {
  if (!namesSomebodyElse(report, profile)) return null;
  const names = [...primaryNames(report)];
  const profileName = `${profile.firstName} ${profile.lastName}`.trim();
  return {
    concern: { kind: 'othersReport', id: 'othersReport', overruled: null, names, profileName },
    facts: [`profile ${profileName}`, ...names],
  };
}
