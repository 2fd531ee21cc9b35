import { type DatabaseConnection, PostgresDialect } from 'kysely';
import type { Database } from '#server/store/database.ts';
import { openPostgres } from '#server/store/postgres.ts';

/**
 * The same query without its conditions on the account, as if every one of them had been forgotten. What it writes keeps its
 * account: an upsert's `set "account_id" = $1` is no condition.
 */
function forgetful(text: string): string {
  const anyAccount = text.replaceAll(
    /(?<=\b(?:where|and|or|on) |\()(?:"?\w+"?\.)?"?\baccount_id"? = (\$\d+)/g,
    '$1::text is not null',
  );
  return /^(select .* from|update) "account" /.test(text)
    ? anyAccount.replaceAll(/(?:"account"\.)?"id" = (\$\d+)/g, '$1::text is not null')
    : anyAccount;
}

interface Forgetting {
  /** How many queries have lost a condition so far. */
  readonly forgotten: () => number;
  /** Databases that are opened from now on keep their conditions. */
  readonly end: () => void;
}

/**
 * Has every PostgreSQL database that is opened from now on lose the conditions on the account of its queries. Not a mock of the
 * module that opens them: test files share their modules, so that a mock has no effect once another file has loaded it.
 */
export function forgetAccounts(): Forgetting {
  // oxlint-disable-next-line typescript/unbound-method -- it is called on the dialect that it would have been called on.
  const { createDriver } = PostgresDialect.prototype;
  let forgotten = 0;
  const forgets = new WeakSet<DatabaseConnection>();
  PostgresDialect.prototype.createDriver = function forgetfulDriver() {
    const driver = createDriver.call(this);
    const acquire = driver.acquireConnection.bind(driver);
    driver.acquireConnection = async (...options) => {
      const connection = await acquire(...options);
      if (forgets.has(connection)) return connection;
      forgets.add(connection);
      const execute = connection.executeQuery.bind(connection);
      connection.executeQuery = (query, ...more) => {
        const sql = forgetful(query.sql);
        if (sql !== query.sql) forgotten += 1;
        return execute({ ...query, sql }, ...more);
      };
      return connection;
    };
    return driver;
  };
  return {
    forgotten: () => forgotten,
    end: () => {
      PostgresDialect.prototype.createDriver = createDriver;
    },
  };
}

/** A PostgreSQL database whose queries have lost their conditions on the account. */
export function openWithoutPredicates(url: string): Database {
  const forgetting = forgetAccounts();
  try {
    return openPostgres(url, 5, null);
  } finally {
    forgetting.end();
  }
}
