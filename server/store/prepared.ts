import type { CompiledQuery, Kysely } from 'kysely';
import type { Database, Engine } from './database.ts';
import type { Tables } from './tables.ts';

interface Compilable<Row> {
  compile(): CompiledQuery<Row>;
}

/** Of one profile. */
export const profileStands = { accountId: ':accountId', profileId: ':profileId' };

/**
 * A read that almost every request makes, compiled once for each engine: building and compiling a query costs as much as
 * SQLite needs to answer it. `stands` holds, for each parameter, a text that takes its place while compiling and that
 * the query has nowhere else; the query must be the same whatever the parameters are.
 */
export function prepared<Parameters extends Readonly<Record<string, string>>, Row>(
  stands: Parameters,
  build: (db: Kysely<Tables>, parameters: Parameters) => Compilable<Row>,
): (database: Database, parameters: Parameters) => Promise<Row[]> {
  const names = new Map<unknown, string>(Object.entries(stands).map(([name, stand]) => [stand, name]));
  const compiled = new Map<Engine, CompiledQuery<Row>>();

  function compile({ engine, read }: Database): CompiledQuery<Row> {
    const query = build(read, stands).compile();
    compiled.set(engine, query);
    return query;
  }

  return async (database, given) => {
    const query = compiled.get(database.engine) ?? compile(database);
    const parameters = query.parameters.map((value) => {
      const name = names.get(value);
      return name === undefined ? value : given[name];
    });
    const { rows } = await database.read.executeQuery<Row>({ ...query, parameters });
    return rows;
  };
}
