/**
 * `npm run fixture`: creates an installation of the checked-out commit on each engine, with everything people do in
 * the product, and writes it to tests/fixtures/<commit>/<engine>.tar.gz, together with the API's replies about it in
 * <engine>.json. Needs PostgreSQL and tar. tests/fixtures/69774c2/README.md shows the contents.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { acceptInvitation } from '#contract/clientLink.ts';
import { demonstrationMails, demonstrationSupportMail } from '#server/configuration.ts';
import { demonstrationPassword } from '#server/identity/embedded/demonstration.ts';
import { findPostgres, startPostgres } from '#tests/support/aPostgres.ts';
import { requestsWith } from '#tests/support/apiClient.ts';
import { clientWith } from '#tests/support/client.ts';
import { holdingsOf } from '#tests/support/holdings.ts';
import { type PersonWithPassword, tokenOfPerson } from '#tests/support/passwordSignIn.ts';
import { storedRows } from '#tests/support/storedRows.ts';
import { type Installation, startInstallation, startSandbox } from './fixture/installation.ts';
import { agency, consumer, invited, supporter } from './fixture/people.ts';
import { supportSignsUp, tellStory } from './fixture/story.ts';
import { wordsOf } from './usage.mjs';

wordsOf(`npm run fixture    creates an installation of the checked-out commit on each engine, and writes it to
                   tests/fixtures/COMMIT, for tests of later versions (needs PostgreSQL and tar)`);

const root = fileURLToPath(new URL('..', import.meta.url));
const commit = execFileSync('git', ['rev-parse', '--short=7', 'HEAD'], {
  cwd: root,
  encoding: 'utf8',
}).trim();
const target = join(root, 'tests', 'fixtures', commit);

/** Tables whose rows change with starts, sign-ins, and time. */
const passing = [
  'allowance',
  'attempt',
  'idempotency',
  'migration',
  'oidc_payload',
  'server_secret',
  'ticket',
];

const demonstrationPeople: readonly PersonWithPassword[] = [
  { host: 'business', mail: demonstrationMails.b2b, password: demonstrationPassword },
  { host: 'consumer', mail: demonstrationMails.b2c, password: demonstrationPassword },
  { host: 'business', mail: demonstrationSupportMail, password: demonstrationPassword },
];

async function peopleOf(installation: Installation, people: readonly PersonWithPassword[]) {
  const found = [];
  for (const { host, mail, password } of people) {
    const token = await tokenOfPerson(installation, { host, mail, password });
    const client = clientWith(requestsWith(installation, host, token));
    found.push({ host, mail, password, holdings: await holdingsOf(client) });
  }
  return found;
}

async function ownDataOf(installation: Installation, clientKey: string) {
  const { host, mail, password } = invited;
  const client = clientWith(requestsWith(installation, host, await tokenOfPerson(installation, invited)));
  const data = await client.perform(acceptInvitation, { params: { clientKey } });
  return { host, mail, password, clientKey, data };
}

/** Makes files old enough for housekeeping to remove each blob that no row refers to. */
function age(dataDir: string): void {
  const before = new Date(Date.now() - 3 * 24 * 60 * 60_000);
  for (const entry of readdirSync(join(dataDir, 'blobs'), { recursive: true, withFileTypes: true }))
    if (entry.isFile()) utimesSync(join(entry.parentPath, entry.name), before, before);
}

async function make(engine: 'sqlite' | 'postgres', databaseUrl: string | null): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'redress-fixture-'));
  const environment: Record<string, string> = {
    DATA_DIR: dataDir,
    DEMONSTRATION: engine === 'sqlite' ? 'on' : 'off',
    ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
  };
  const before = await startInstallation(environment);
  const supportUsers = await supportSignsUp(before);
  await before.stop();

  environment['SUPPORT_USERS'] = supportUsers;
  const installation = await startInstallation(environment);
  const { clientKey, printLink } = await tellStory(installation);
  const people = await peopleOf(installation, [
    ...(engine === 'sqlite' ? demonstrationPeople : []),
    agency,
    consumer,
    supporter,
  ]);
  const client = await ownDataOf(installation, clientKey);
  await installation.stop();

  const at = new Date().toISOString();
  const { counts, sealed } = await storedRows({
    dataDir,
    databaseUrl,
    key: { given: null, file: join(dataDir, 'redress.key') },
    clock: { now: () => new Date(at) },
  });
  const lasting = Object.entries(counts).filter(([table]) => !passing.includes(table));
  age(dataDir);
  if (databaseUrl !== null) dump(databaseUrl, join(dataDir, 'dump.sql'));
  execFileSync('tar', ['-czf', join(target, `${engine}.tar.gz`), '-C', dataDir, '.']);
  const expected = {
    commit,
    at,
    supportUsers,
    people,
    client,
    printLink,
    rows: Object.fromEntries(lasting),
    sealed,
  };
  writeFileSync(join(target, `${engine}.json`), `${JSON.stringify(expected, null, 1)}\n`);
  rmSync(dataDir, { recursive: true, force: true });
}

/** As statements that any client can run; commands that only psql understands are left out. */
function dump(databaseUrl: string, file: string): void {
  const pgDump = join(findPostgres()?.programs ?? '', 'pg_dump');
  const options = ['--inserts', '--no-owner', '--no-privileges', '--dbname', databaseUrl];
  const text = execFileSync(pgDump, options, { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 });
  writeFileSync(file, text.replaceAll(/^\\.*\n/gm, ''));
}

const postgres = findPostgres();
if (postgres === null) throw new Error('PostgreSQL is not installed.');
mkdirSync(target, { recursive: true });
const stopSandbox = await startSandbox();
try {
  await make('sqlite', null);
  const server = await startPostgres(postgres);
  try {
    await make('postgres', server.url);
  } finally {
    await server.stop();
  }
} finally {
  await stopSandbox();
}
