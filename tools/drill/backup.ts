import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startAgencyLoad } from '#tests/support/agencyLoad.ts';
import {
  createDatabase,
  findPostgres,
  settingsOf,
  startPostgres,
  withServerRole,
} from '#tests/support/aPostgres.ts';
import { acknowledgedWords, copyOf } from '#tests/support/load.ts';
import { startProduct, type Product } from '#tests/support/product.ts';
import { build } from '../build.mjs';
import { root } from '../install.mjs';
import type { Rehearsal } from './postgres.ts';

/** Backs up a running product under load and restores it elsewhere, once on each engine. */
export async function rehearseBackups(): Promise<Rehearsal> {
  build();
  const onSqlite = await rehearse('SQLite', {}, {});
  const installed = findPostgres();
  if (installed === null) throw new Error('PostgreSQL is not installed.');
  const server = await startPostgres(installed);
  try {
    const aDatabase = async () => settingsOf(await withServerRole(await createDatabase(server.url, null)));
    const onPostgres = await rehearse('PostgreSQL', await aDatabase(), await aDatabase());
    return {
      figures: { ...onSqlite.figures, ...onPostgres.figures },
      isClean: onSqlite.isClean && onPostgres.isClean,
    };
  } finally {
    await server.stop();
  }
}

type Environment = Record<string, string>;

async function rehearse(engine: string, from: Environment, to: Environment): Promise<Rehearsal> {
  const folder = mkdtempSync(join(tmpdir(), 'redress-drill-'));
  const products: Product[] = [];
  const start = async (environment: Environment, prepare?: (dataDirectory: string) => void) => {
    const product = await startProduct({ ...environment, CALLS_PER_MINUTE: '1000000' }, prepare);
    products.push(product);
    return product;
  };
  try {
    const product = await start(from);
    const load = await startAgencyLoad(product);
    for (let rounds = 0; rounds < 5; rounds += 1) await load.oneMoreOfEach();
    const before = copyOf(load.acknowledged);
    const backup = join(folder, 'backup');
    const took = await timed(() => command('backup', backup, { ...from, DATA_DIR: product.dataDirectory }));
    await load.oneMoreOfEach();
    await load.stop();

    const target = { ...to, DATA_DIR: join(folder, 'restored') };
    cpSync(join(product.dataDirectory, 'redress.key'), join(target.DATA_DIR, 'redress.key'));
    const restoring = await timed(() => command('restore', backup, target));
    const copy = await start(target);
    const { lost, damaged } = await load.auditCopy(copy, before);
    return {
      figures: {
        [`${engine}: acknowledged before`]: acknowledgedWords(before),
        [`${engine}: lost, damaged`]: `${lost.length}, ${damaged.length}`,
        [`${engine}: backup, restore`]: `${took.toFixed(1)} s, ${restoring.toFixed(1)} s`,
      },
      isClean: lost.length + damaged.length === 0 && before.sessions.size > 0,
    };
  } finally {
    for (const product of products) await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs one of the two commands as an operator does. Rejects with its sentence. */
async function command(name: 'backup' | 'restore', folder: string, environment: Environment): Promise<void> {
  await promisify(execFile)(process.execPath, [join('tools', `${name}.ts`), folder], {
    cwd: root,
    env: { ...process.env, ...environment },
  });
}

/** In seconds. */
async function timed(work: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1_000;
}
