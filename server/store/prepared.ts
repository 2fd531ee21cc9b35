import type { CompiledQuery, Kysely } from 'kysely';
import type { Database, Engine } from './database.ts';
import type { Tables } from './tables.ts';

interface Compilable<Row> {
  compile(): CompiledQuery<Row>;
}

/** Placeholders for the parameters of a query on one profile. */
export const profilePlaceholders = { accountId: ':accountId', profileId: ':profileId' };

/**
 * A read that almost every request makes, compiled once per engine: building and compiling a query takes as long as
 * SQLite needs to answer it. `placeholders` has a text for each parameter, which must appear nowhere else in the
 * query. The query must be the same whatever the parameters are.
 */
export function prepared<Parameters extends Readonly<Record<string, string>>, Row>(
  placeholders: Parameters,
  build: (db: Kysely<Tables>, parameters: Parameters) => Compilable<Row>,
): (database: Database, parameters: Parameters) => Promise<Row[]> {
  const names = new Map<unknown, string>(
    Object.entries(placeholders).map(([name, placeholder]) => [placeholder, name]),
  );
  const compiled = new Map<Engine, CompiledQuery<Row>>();

  function compile({ engine, read }: Database): CompiledQuery<Row> {
    const query = build(read, placeholders).compile();
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
