import { sql } from 'kysely';
import type { Migration } from './migration.ts';
import { walledByAccount } from './walled.ts';

/**
 * What the client's newest report shows about the items of letters to bureaus: replaced as a whole when a newer report is
 * imported. What people decided about it is recorded in `dispute_event`.
 */
export const sightings: Migration = {
  name: '0028-sightings',
  statements: ({ engine, text }) => [
    sql`create table sighting (
      id ${text} primary key,
      account_id ${text} not null,
      profile_id ${text} not null,
      report_id ${text} not null references report (id) on delete cascade,
      letter_id ${text} not null references letter (id) on delete cascade,
      item integer not null,
      kind ${text} not null
        check (kind in ('notSeen', 'unchanged', 'changed', 'possibleMatch', 'notComparable')),
      notable integer not null,
      re_aged integer not null,
      sealed_content ${text} not null,
      unique (letter_id, item),
      foreign key (account_id, profile_id) references profile (account_id, id) on delete cascade
    )`,
    sql`create index sighting_profile on sighting (account_id, profile_id)`,
    ...(engine === 'postgres' ? walledByAccount('sighting', 'account_id') : []),
  ],
};
