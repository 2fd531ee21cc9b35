import { sql } from 'kysely';
import type { Migration } from './migration.ts';
import { walled, walledByAccount } from './walled.ts';

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

/** On PostgreSQL, a role that does not own the tables sees and writes only the rows of the account it works for. */
export const accountPolicies: Migration = {
  name: '0025-account-policies',
  statements: ({ engine }) =>
    engine === 'sqlite'
      ? []
      : [
          ...Object.entries(owners).flatMap(([table, column]) => walledByAccount(table, column)),
          // An order's reply is shown with its order.
          ...walled(
            'payment_reply',
            sql`exists (select 1 from payment where payment.id = payment_reply.payment_id)`,
          ),
        ],
};
