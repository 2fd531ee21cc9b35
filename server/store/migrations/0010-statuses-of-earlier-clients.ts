import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Before statuses were derived from events, a client stayed in Onboarding whatever was written. Clients who have
 * letters and were not put back manually are now Waiting, as their events say.
 */
export const statusesOfEarlierClients: Migration = {
  name: '0010-statuses-of-earlier-clients',
  statements: () => [
    sql`update profile set status = 'Waiting' where status = 'Onboarding'
      and exists (select 1 from client_event where client_event.profile_id = profile.id
        and client_event.kind in ('lettersGenerated', 'lettersMailed'))
      and not exists (select 1 from client_event where client_event.profile_id = profile.id
        and client_event.kind = 'statusSetByHand')`,
  ],
};
