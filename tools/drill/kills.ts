import { setTimeout as wait } from 'node:timers/promises';
import { startAgencyLoad, type AgencyLoad } from '#tests/support/agencyLoad.ts';
import { findPostgres, startPostgres } from '#tests/support/aPostgres.ts';
import { acknowledgedCount, acknowledgedWords, copyOf, since } from '#tests/support/load.ts';
import { startProduct, type Product } from '#tests/support/product.ts';
import { build } from '../build.mjs';
import type { Rehearsal } from './postgres.ts';

export type Engine = 'sqlite' | 'postgres';

/** With 100 rounds, 20,000. */
const actionsPerRound = 200;

/** Kills the server (SIGKILL) in each round at a random moment under mixed writes, and reads back what it acknowledged. */
export async function rehearseKills(rounds: number, engine: Engine): Promise<Rehearsal> {
  build();
  const unlimited = { CALLS_PER_MINUTE: '1000000' };
  if (engine === 'sqlite') return killed(await startProduct(unlimited), rounds);
  const installed = findPostgres();
  if (installed === null) throw new Error('PostgreSQL is not installed.');
  const database = await startPostgres(installed);
  try {
    return await killed(await startProduct({ ...unlimited, DATABASE_URL: database.url }), rounds);
  } finally {
    await database.stop();
  }
}

async function killed(product: Product, rounds: number): Promise<Rehearsal> {
  try {
    const load = await startAgencyLoad(product, { grants: 2 });
    const begun = performance.now();
    const wrong: string[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      wrong.push(...(await oneRound(product, load)));
      const seconds = (performance.now() - begun) / 1_000;
      console.error(
        `round ${round}: ${acknowledgedCount(load.acknowledged)} acknowledged, ${wrong.length} lost, ${(seconds / round).toFixed(1)} s a round`,
      );
    }
    await load.stop();
    const perRound = (performance.now() - begun) / 1_000 / rounds;
    const audited = performance.now();
    const { lost, doubled, damaged } = await load.audit();
    return {
      figures: {
        kills: `${rounds}, ${load.broken()} requests interrupted`,
        acknowledged: acknowledgedWords(load.acknowledged),
        lost: `${lost.length + wrong.length}`,
        'done twice': doubled.length,
        damaged: damaged.length,
        time: `${perRound.toFixed(1)} s a round, ${((performance.now() - audited) / 1_000).toFixed(1)} s to read everything at the end`,
      },
      isClean: wrong.length + lost.length + doubled.length + damaged.length === 0 && load.broken() > 0,
    };
  } finally {
    await product.stop();
  }
}

/** What of this round's actions is not there after the restart. */
async function oneRound(product: Product, load: AgencyLoad): Promise<readonly string[]> {
  const before = copyOf(load.acknowledged);
  const enough = acknowledgedCount(before) + actionsPerRound;
  // However many a slow round uses: it begins with those of two grants.
  await load.grantMore();
  await load.oneMoreOfEach();
  while (acknowledgedCount(load.acknowledged) < enough) await wait(10);
  await wait(Math.random() * 300);
  await product.kill();
  const promised = since(before, load.acknowledged);
  await product.restart();
  const { lost, damaged } = await load.readBack(promised);
  return [...lost, ...damaged];
}
