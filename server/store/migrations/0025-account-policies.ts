import { sql, type RawBuilder } from 'kysely';
import type { Migration } from './migration.ts';

/** The account that a query is for, `*` for every account, and empty or null for none (server/store/wall.ts). */
const shown = sql`current_setting('redress.account', true)`;

/** Tables with an account's data, and the column that says whose. Later tables get their policy with their own step. */
const owners: Readonly<Record<string, string>> = {
  account: 'id',
  ...Object.fromEntries(
    `user profile erasure legal_hold retention_notice document enclosure_choice connection report generation_session
    letter generation_ledger payment support_act access_entry access_head profile_log notification client_event
    confirmation idempotency ticket client_link print_link print_opening overruling item_answer logo job
    redress_keys.profile_key redress_keys.erased`
      .split(/\s+/)
      .map((table) => [table, 'account_id']),
  ),
};

/** The owner of the tables, who runs the migrations and backups, is not restricted. */
function walled(table: string, isShown: RawBuilder<unknown>): RawBuilder<unknown>[] {
  return [
    sql`alter table ${sql.table(table)} enable row level security`,
    // The keys outlive the loss of a database that had its policies already.
    sql`drop policy if exists own_account on ${sql.table(table)}`,
    sql`create policy own_account on ${sql.table(table)} using (${isShown})`,
  ];
}

/** On PostgreSQL, a role that does not own the tables sees and writes only the rows of the account it works for. */
export const accountPolicies: Migration = {
  name: '0025-account-policies',
  statements: ({ engine }) =>
    engine === 'sqlite'
      ? []
      : [
          ...Object.entries(owners).flatMap(([table, column]) =>
            // Most queries are for one account, so this comes first. The server's own key has no account at all.
            walled(table, sql`${sql.ref(column)} = nullif(${shown}, '') or ${shown} = '*'`),
          ),
          // An order's reply is shown with its order.
          ...walled(
            'payment_reply',
            sql`exists (select 1 from payment where payment.id = payment_reply.payment_id)`,
          ),
        ],
};
