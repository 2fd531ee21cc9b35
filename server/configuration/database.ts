import { isOwn } from './addresses.ts';
import { ConfigurationError } from './configurationError.ts';
import type { Environment } from './environment.ts';

/** Not in the message: what is wrong with the URL, which has a password. */
function postgresUrl(name: string, text: string): string | null {
  if (text === '') return null;
  if (URL.canParse(text) && /^postgres(?:ql)?:$/.test(new URL(text).protocol)) return text;
  throw new ConfigurationError(
    `${name} is no URL like postgres://role:password@host/database: special characters in the password are percent-encoded, such as %2F for /.`,
  );
}

/** The PostgreSQL URL; null for SQLite. */
export function databaseOf({ DATABASE_URL, STORE }: Environment): string | null {
  if (STORE === 'sqlite' && DATABASE_URL !== '')
    throw new ConfigurationError(
      'STORE=sqlite and DATABASE_URL name two different stores: unset one of them.',
    );
  return postgresUrl('DATABASE_URL', DATABASE_URL);
}

/** The owner's URL; null if none is given. */
export function migrationOf({ DATABASE_URL, MIGRATION_DATABASE_URL }: Environment): string | null {
  if (MIGRATION_DATABASE_URL !== '' && DATABASE_URL === '')
    throw new ConfigurationError(
      'With MIGRATION_DATABASE_URL, DATABASE_URL must also be set: the same database under the role of the server.',
    );
  return postgresUrl('MIGRATION_DATABASE_URL', MIGRATION_DATABASE_URL);
}

/**
 * Throws ConfigurationError if a database on another machine would be reached without TLS, which is what the driver does
 * unless the URL says otherwise, and nobody has chosen that.
 */
export function refusePlainConnection(name: string, databaseUrl: string | null): void {
  if (databaseUrl === null) return;
  const { hostname, searchParams } = new URL(databaseUrl);
  const host = searchParams.get('host') ?? decodeURIComponent(hostname);
  const isHere = host === '' || host.startsWith('/') || isOwn(host);
  if (isHere || ['verify-full', 'disable'].includes(searchParams.get('sslmode') ?? '')) return;
  throw new ConfigurationError(
    `${name} leads to another machine: add ?sslmode=verify-full for TLS, or ?sslmode=disable if nobody else can read the network in between.`,
  );
}
