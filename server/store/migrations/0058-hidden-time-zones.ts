import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Browsers that hide their time zone name Iceland's (src/browser/timeZone.ts), which was taken for where the person is. Their accounts
 * get back the zone that every account begins with.
 */
export const hiddenTimeZones: Migration = {
  name: '0058-hidden-time-zones',
  statements: () => [
    sql`update account set time_zone = 'America/New_York' where time_zone = 'Atlantic/Reykjavik'`,
  ],
};
