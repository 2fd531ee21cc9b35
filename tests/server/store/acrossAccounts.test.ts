import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Everything that may see more than one account, and for which reason. Think twice before adding to it. */
const expected = {
  'server/identity/enter.ts': ['signIn'],
  'server/store/accessRecord.ts': ['recordOfAccess'],
  'server/store/clientLinks.ts': ['links'],
  'server/store/closedAccounts.ts': ['links', 'signIn'],
  'server/store/disputes.ts': ['housekeeping'],
  'server/store/events.ts': ['housekeeping'],
  'server/store/jobRow.ts': ['jobs'],
  'server/store/jobs.ts': ['jobs'],
  'server/store/letterReviews.ts': ['housekeeping'],
  'server/store/logos.ts': ['links'],
  'server/store/open.ts': ['housekeeping', 'keys'],
  'server/store/openRecord.ts': ['keys'],
  'server/store/payments.ts': ['cardReplies'],
  'server/store/printLinks.ts': ['people'],
  'server/store/reminders.ts': ['housekeeping'],
  'server/store/reports.ts': ['housekeeping'],
  'server/store/scoreChanges.ts': ['housekeeping'],
  'server/store/sessions.ts': ['links'],
  'server/store/tickets.ts': ['links'],
  'server/store/unusedProfiles.ts': ['housekeeping'],
  'server/store/users.ts': ['people', 'signIn'],
};

it('is asked for in these files only', () => {
  const found = globSync('{server,tools}/**/*.ts', { cwd: root })
    .toSorted()
    .flatMap((file) => {
      const text = readFileSync(`${root}/${file}`, 'utf8');
      const reasons = [...text.matchAll(/acrossAccounts\(\s*'(\w+)'/g)].map(([, reason = '']) => reason);
      return reasons.length === 0 ? [] : [[file, [...new Set(reasons)].toSorted()] as const];
    });
  expect(Object.fromEntries(found)).toEqual(expected);
});
