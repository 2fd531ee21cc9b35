import { Query, type ClientBase, type QueryResult } from 'pg';
import { accountSetting } from './wall.ts';

/**
 * Sets the account until the transaction ends. It returns a row without columns, because the driver expects no columns
 * before those of its own query.
 */
const setAccount = {
  name: 'redress_account',
  text: `select from set_config('${accountSetting}', $1, true)`,
};

/**
 * Makes a new connection ready for `askForAccount`: the statement before each query is planned once. The pool waits for
 * the promise, which its types do not mention.
 */
export function prepareForAccounts(client: ClientBase): unknown {
  return client.query({ ...setAccount, values: [''] });
}

/**
 * Sets the account that the policies show, and asks the query, both in one round trip. Outside a transaction, PostgreSQL
 * takes the two for one, so the setting ends with the query and the connection goes back to its pool without it.
 */
export function askForAccount(
  client: ClientBase,
  account: string,
  text: string,
  values: readonly unknown[],
): Promise<QueryResult> {
  const config = { text, values: [...values], queryMode: 'extended' };
  const query = new Query(config);
  const submit = query.submit.bind(query);
  query.submit = (connection) => {
    connection.stream.cork();
    try {
      connection.bind({ statement: setAccount.name, values: [account] }, true);
      connection.execute({}, true);
      // Ends with the message that closes the implicit transaction.
      return submit(connection);
    } finally {
      connection.stream.uncork();
    }
  };
  const { promise, resolve, reject } = Promise.withResolvers<QueryResult>();
  query.on('error', reject);
  query.once('end', (results: readonly [QueryResult, QueryResult]) => resolve(results[1]));
  client.query(query);
  return promise;
}
