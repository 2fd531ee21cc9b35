import { Query, type ClientBase, type QueryResult } from 'pg';
import { accountSetting } from './wall.ts';

/** Until the transaction ends. A row without columns, because the driver expects none before its own query's. */
const setAccount = `select from set_config('${accountSetting}', $1, true)`;

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
      connection.parse({ name: '', text: setAccount, types: [] }, true);
      connection.bind({ values: [account] }, true);
      connection.execute({}, true);
      // Ends with the message that closes the implicit transaction.
      return submit(connection);
    } finally {
      connection.stream.uncork();
    }
  };
  const { promise, resolve, reject } = Promise.withResolvers<QueryResult>();
  query.once('error', reject);
  query.once('end', (results: readonly [QueryResult, QueryResult]) => resolve(results[1]));
  client.query(query);
  return promise;
}
