import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Disputes whose answer may still come, as the columns below are filled from then on. */
const open = sql`state in ('investigating', 'awaitingResult', 'questionOpen') and due_on is not null`;
const own = sql`dispute.account_id = dispute_standing.account_id and dispute.profile_id = dispute_standing.profile_id`;

/** When a client's next answer is due is saved with the standing: lists looked for it among all disputes. */
export const firstAnswerDue: Migration = {
  name: '0052-first-answer-due',
  statements: ({ text }) => [
    sql`alter table dispute_standing add column due_on ${text}`,
    sql`alter table dispute_standing add column due_assumed integer not null default 0`,
    sql`update dispute_standing set due_on = (select min(due_on) from dispute where ${own} and ${open})`,
    sql`update dispute_standing set due_assumed = 1
      where due_on is not null
      and not exists (
        select 1 from dispute where ${own} and ${open} and dispute.due_on = dispute_standing.due_on and basis <> 'assumed'
      )`,
  ],
};
