import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { keySchema } from './keySchema.ts';
import { accountIn, type OwnedTables } from './statementAccount.ts';
import { everyAccount, visibleAccount } from './wall.ts';

/** Throws if a statement with these parameters may reach another account's rows than the work is done for. */
export type WallOfStatement = (parameters: readonly SQLInputValue[]) => void;

/**
 * What the policies are on PostgreSQL: within an account, no statement reads or changes rows without naming that
 * account. SQLite has no policies, so the text of each statement is examined once and its parameters each time. Work
 * outside of every account is not restricted: that is the start of the server and the commands of operators.
 */
export function wallOf(connection: DatabaseSync): (text: string) => WallOfStatement {
  let owned: OwnedTables | undefined;
  return (text) => {
    let statement: ReturnType<typeof accountIn> | undefined;
    return (parameters) => {
      const account = visibleAccount();
      if (account === '' || account === everyAccount) return;
      owned ??= ownedTables(connection);
      statement ??= accountIn(text, owned);
      const [open] = statement.open;
      if (open !== undefined) throw new Error(`A statement names ${open} without its account: ${text}`);
      if (statement.parameters.some((at) => parameters[at] !== account))
        throw new Error(`A statement names an account for which no work is done: ${text}`);
    };
  };
}

/** Every table with an account in its rows, and the accounts themselves. */
function ownedTables(connection: DatabaseSync): OwnedTables {
  const rows = connection
    .prepare(
      `select m.name from sqlite_schema m, pragma_table_info(m.name) c where m.type = 'table' and c.name = 'account_id'
       union all select m.name from ${keySchema}.sqlite_schema m, pragma_table_info(m.name, '${keySchema}') c
         where m.type = 'table' and c.name = 'account_id'`,
    )
    .all();
  return new Map([['account', 'id'], ...rows.map(({ name }) => [String(name), 'account_id'] as const)]);
}
