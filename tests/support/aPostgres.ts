import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, globSync, mkdtempSync, readFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { timeouts } from './timeouts.ts';

export interface PostgresServer {
  readonly url: string;
  /** The folder with the server's files. */
  readonly folder: string;
  /** Ends all connections, as an operator does with `pg_terminate_backend`. */
  endConnections(): Promise<void>;
  /** Like `pg_ctl stop`: `fast` ends all connections and then the server, `immediate` is a crash. */
  shutDown(how: keyof typeof shutdowns): Promise<void>;
  /** Starts it again if it is down; resolves when it responds. */
  start(): Promise<void>;
  /** Suspends all its processes, so that it neither responds nor refuses; returns a function that resumes them. */
  freeze(): Promise<() => void>;
  /** Stops it permanently and removes its files. */
  stop(): Promise<void>;
}

const shutdowns = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const;

export interface Installation {
  readonly programs: string;
  /** The user to run as, because PostgreSQL refuses to run as root. */
  readonly user: { readonly uid: number; readonly gid: number } | null;
}

/** The newest PostgreSQL on the machine, if it can be run. */
export function findPostgres(): Installation | null {
  const initdb = globSync('/usr/lib/postgresql/*/bin/initdb').toSorted().at(-1);
  if (initdb === undefined) return null;
  const programs = dirname(initdb);
  if (process.getuid?.() !== 0) return { programs, user: null };
  const entry = /^postgres:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'));
  return entry === null ? null : { programs, user: { uid: Number(entry[1]), gid: Number(entry[2]) } };
}

/** Stops what is left of a server, and removes its folder. */
const removal = `cat > /dev/null
pid=$(head -n 1 "$1/data/postmaster.pid") && kill -QUIT "$pid"
for attempt in 1 2 3 4 5 6 7 8 9 10; do kill -0 "$pid" && sleep 0.5; done
rm -rf "$1"`;

/**
 * Removes a server's folder once this process has ended, however it ends, or once the returned function is called. A process of
 * its own does it: a runner that ends a worker doesn't wait until it has removed gigabytes.
 */
function removedAfterwards(folder: string): () => void {
  const guard = spawn('sh', ['-c', removal, 'sh', folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guard.unref();
  // Its input ends with this process.
  const input = guard.stdin as Socket;
  input.unref();
  return () => void input.end();
}

/**
 * A server of its own in a temporary folder, reached through a socket there: no port, no password, no leftovers.
 * @param durable false for a server that no test kills: what it acknowledges need not reach the disk
 */
export async function startPostgres(
  { programs, user }: Installation,
  { durable = true } = {},
): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'redress-pg-'));
  if (user !== null) chownSync(folder, user.uid, user.gid);
  const remove = removedAfterwards(folder);
  const as = { cwd: folder, ...user };
  const data = join(folder, 'data');
  const init = ['-D', data, '-A', 'trust', '-U', 'redress', '--no-sync', '-E', 'UTF8', '--locale=C.UTF-8'];
  execFileSync(join(programs, 'initdb'), init, { ...as, stdio: 'pipe' });

  const url = `postgres://redress@localhost/postgres?host=${encodeURIComponent(folder)}`;
  let server: ChildProcess | null = null;
  async function start(): Promise<void> {
    if (server !== null && server.exitCode === null) return;
    const settings = [
      'listen_addresses=',
      // No test lasts until a vacuum pays off, and each database of a test would be looked at every minute.
      ...(durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off']),
    ];
    const options = ['-D', data, '-k', folder, ...settings.flatMap((setting) => ['-c', setting])];
    server = spawn(join(programs, 'postgres'), options, { ...as, stdio: 'ignore' });
    await answering(join(folder, '.s.PGSQL.5432'), server);
  }
  async function shutDown(how: keyof typeof shutdowns): Promise<void> {
    if (server === null || server.exitCode !== null) return;
    const ended = once(server, 'exit');
    server.kill(shutdowns[how]);
    await ended;
  }

  await start();
  return {
    url,
    folder,
    start,
    shutDown,
    endConnections: () => ask(url, `select pg_terminate_backend(pid) ${others}`).then(() => undefined),
    async freeze() {
      const pids = (await ask(url, `select pid ${others}`)).map(({ pid }) => Number(pid));
      const processes = [Number(server?.pid), ...pids];
      for (const pid of processes) process.kill(pid, 'SIGSTOP');
      return () => processes.forEach((pid) => process.kill(pid, 'SIGCONT'));
    },
    async stop() {
      await shutDown('immediate');
      remove();
    },
  };
}

const others = `from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`;

async function connected<T>(url: string, use: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

type Row = Readonly<Record<string, unknown>>;

const ask = (url: string, statement: string): Promise<readonly Row[]> =>
  connected(url, async (client) => (await client.query<Row>(statement)).rows);

async function answering(socket: string, server: ChildProcess): Promise<void> {
  const client = () => new Client({ host: dirname(socket), user: 'redress', database: 'postgres' });
  for (const until = Date.now() + timeouts.start; Date.now() < until;) {
    if (server.exitCode !== null) break;
    if (existsSync(socket)) {
      const probe = client();
      const connected = await probe.connect().then(
        () => true,
        () => false,
      );
      if (connected) return probe.end();
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The test PostgreSQL server did not start.');
}

/** A database under the server's role, which the policies restrict, and under the role that owns its tables. */
export interface TwoRoles {
  readonly databaseUrl: string;
  readonly migrationUrl: string;
}

const serverRole = 'redress_server';
const serverPassword = 'no secret';

/** The database of this URL under two roles: that of the URL, and one without any rights of its own. */
export async function withServerRole(migrationUrl: string): Promise<TwoRoles> {
  // Roles belong to the whole server, and other workers may be making the same one.
  await ask(
    migrationUrl,
    `do $$ begin create role ${serverRole} login password '${serverPassword}';
      exception when duplicate_object or unique_violation then null; end $$`,
  );
  const url = new URL(migrationUrl);
  url.username = serverRole;
  url.password = serverPassword;
  return { databaseUrl: url.href, migrationUrl };
}

/** The settings with which the product opens a database under both roles. */
export const settingsOf = ({ databaseUrl, migrationUrl }: TwoRoles) => ({
  DATABASE_URL: databaseUrl,
  MIGRATION_DATABASE_URL: migrationUrl,
});

/** Creates a database on a server, empty or as a copy of another, and returns its URL. */
export async function createDatabase(url: string, original: string | null): Promise<string> {
  const database = `redress_${randomBytes(6).toString('hex')}`;
  const template = original === null ? '' : ` template ${new URL(original).pathname.slice(1)}`;
  await connected(url, async (client) => {
    const { rows } = await client.query<Row>('show server_version_num');
    // Since version 15, a copy is written to the log as well, page by page, for twice the processor time.
    const asFiles = Number(rows[0]?.['server_version_num']) >= 150_000 ? ' strategy file_copy' : '';
    await client.query(`create database ${database}${template}${asFiles}`);
  });
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}
