import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Which documents each recipient of a profile's letters gets, where someone chose other than the usual. */
export const enclosureChoices: Migration = {
  name: '0014-enclosure-choices',
  statements: ({ text }) => [
    sql`create table enclosure_choice (
      account_id ${text} not null,
      profile_id ${text} not null,
      sealed_choices ${text} not null,
      updated_at ${text} not null,
      primary key (account_id, profile_id),
      foreign key (account_id, profile_id) references profile (account_id, id) on delete cascade
    )`,
  ],
};
