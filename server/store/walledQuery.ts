import { Query, type ClientBase, type QueryResult } from 'pg';
import { accountSetting } from './wall.ts';

/** A statement that is sent together with the next query, in the same round trip. */
interface Before {
  readonly statement: string;
  readonly values: readonly string[];
}

/** A query with the name under which a connection keeps it prepared; without one, it is planned each time. */
export interface Question {
  readonly name?: string | undefined;
  readonly text: string;
  readonly values: readonly unknown[];
}

/**
 * Sets the account until the transaction ends. It returns a row without columns, because the driver expects no columns
 * before those of its own query.
 */
const setAccount = {
  name: 'redress_account',
  text: `select from set_config('${accountSetting}', $1, true)`,
};
const begin = { name: 'redress_begin', text: 'begin' };

/** Begins a transaction. */
export const beginning: Before = { statement: begin.name, values: [] };
/** Sets the account that the policies show. Outside a transaction, it counts for the query that is sent with it. */
export const showing = (account: string): Before => ({ statement: setAccount.name, values: [account] });

/**
 * Makes a new connection ready for `askAfter`: the statements before queries are planned once. The pool waits for the
 * promise, which its types do not mention.
 */
export function prepareForAccounts(client: ClientBase): unknown {
  return prepare(client);
}

async function prepare(client: ClientBase): Promise<void> {
  await client.query({ ...setAccount, values: [''] });
  await client.query({ ...begin, values: [] });
  await client.query('rollback');
}

/**
 * Sends the statements and the query in one round trip. Outside a transaction, PostgreSQL takes them for one, so a
 * setting ends with the query and the connection goes back to its pool without it.
 */
export function askAfter(
  client: ClientBase,
  before: readonly Before[],
  { name, text, values }: Question,
): Promise<QueryResult> {
  const config = { ...(name !== undefined && { name }), text, values: [...values], queryMode: 'extended' };
  const query = new Query(config);
  const submit = query.submit.bind(query);
  query.submit = (connection) => {
    connection.stream.cork();
    try {
      for (const { statement, values: given } of before) {
        connection.bind({ statement, values: [...given] }, true);
        connection.execute({}, true);
      }
      // Ends with the message that closes the implicit transaction.
      return submit(connection);
    } finally {
      connection.stream.uncork();
    }
  };
  const { promise, resolve, reject } = Promise.withResolvers<QueryResult>();
  query.on('error', reject);
  query.once('end', (results: QueryResult | readonly QueryResult[]) => resolve(lastOf(results)));
  client.query(query);
  return promise;
}

/** The driver returns a list if more than one statement was answered. */
function lastOf(results: QueryResult | readonly QueryResult[]): QueryResult {
  const last = 'command' in results ? results : results.at(-1);
  if (last === undefined) throw new Error('PostgreSQL answered without a result.');
  return last;
}
