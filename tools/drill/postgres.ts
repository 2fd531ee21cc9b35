import { setTimeout as wait } from 'node:timers/promises';
import { startAgencyLoad, type AgencyLoad } from '#tests/support/agencyLoad.ts';
import {
  findPostgres,
  settingsOf,
  startPostgres,
  withServerRole,
  type PostgresServer,
} from '#tests/support/aPostgres.ts';
import { acknowledgedWords } from '#tests/support/load.ts';
import { startProduct, type Product } from '#tests/support/product.ts';
import { build } from '../build.mjs';
import { watchOpenPages } from './openPages.ts';

export interface Rehearsal {
  readonly figures: Readonly<Record<string, string | number>>;
  readonly isClean: boolean;
}

/** In seconds. */
interface Recovery {
  /** From the shutdown to the next acknowledged write. */
  readonly whole: number;
  /** The part of it after the database responded again. */
  readonly own: number;
}

const shutdowns = ['fast', 'immediate'] as const;

/** Restarts PostgreSQL under a load of writes, alternating between fast and immediate shutdowns. */
export async function rehearseRestarts(restarts: number): Promise<Rehearsal> {
  const installed = findPostgres();
  if (installed === null) throw new Error('PostgreSQL is not installed.');
  build();
  const database = await startPostgres(installed);
  // The whole load comes from one address.
  const roles = settingsOf(await withServerRole(database.url));
  const product = await startProduct({ ...roles, CALLS_PER_MINUTE: '1000000' });
  try {
    const load = await startAgencyLoad(product);
    const pages = watchOpenPages(product);
    const recoveries: Recovery[] = [];
    let exits = 0;
    for (let round = 0; round < restarts; round += 1) {
      await load.oneMoreOfEach();
      await wait(Math.random() * 500);
      recoveries.push(await recovery(database, shutdowns[round % 2] ?? 'fast', load, product));
      if (product.isRunning()) continue;
      exits += 1;
      await product.restart();
    }
    await load.oneMoreOfEach();
    const answers = [...(await pages.stop()), ...load.refusals.map(({ status }) => status)];
    await load.stop();
    return await summary(restarts, exits, recoveries, answers, load);
  } finally {
    await product.stop();
    await database.stop();
  }
}

async function recovery(
  database: PostgresServer,
  how: (typeof shutdowns)[number],
  load: AgencyLoad,
  product: Product,
): Promise<Recovery> {
  const begun = performance.now();
  await database.shutDown(how);
  await database.start();
  const back = performance.now();
  while (load.latest() < back && product.isRunning()) await wait(5);
  return { whole: (performance.now() - begun) / 1_000, own: (performance.now() - back) / 1_000 };
}

async function summary(
  restarts: number,
  exits: number,
  recoveries: readonly Recovery[],
  answers: readonly number[],
  load: AgencyLoad,
): Promise<Rehearsal> {
  const { lost, doubled, damaged } = await load.audit();
  const wrong = answers.filter((status) => status >= 500 && status !== 503).length;
  const longest = Math.max(...recoveries.map(({ whole }) => whole));
  const own = Math.max(...recoveries.map((each) => each.own));
  return {
    figures: {
      restarts,
      acknowledged: acknowledgedWords(load.acknowledged),
      lost: lost.length,
      'done twice': doubled.length,
      damaged: damaged.length,
      'answers 503': answers.filter((status) => status === 503).length,
      '5xx other than 503': wrong,
      'connections broken': load.broken(),
      'process exits': exits,
      'longest time to recovery': `${longest.toFixed(1)} s, of it ${own.toFixed(1)} s at most after the database answered again`,
    },
    isClean: lost.length + doubled.length + damaged.length + wrong + exits === 0,
  };
}
