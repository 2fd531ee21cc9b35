import { existsSync } from 'node:fs';
import { join } from 'node:path';

interface Installation {
  readonly dataDir: string;
  /** Null for SQLite in `dataDir`. */
  readonly databaseUrl: string | null;
}

/**
 * For commands about an installation that exists. A new, empty database would answer them too, and hide that DATA_DIR is
 * wrong. Throws with a sentence for the operator.
 */
export function refuseMissingDatabase({ dataDir, databaseUrl }: Installation): void {
  if (databaseUrl !== null || existsSync(join(dataDir, 'redress.sqlite'))) return;
  throw new Error(`There is no database in ${dataDir}: set DATA_DIR or DATABASE_URL.`);
}
