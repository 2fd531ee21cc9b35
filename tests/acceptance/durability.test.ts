import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { startAgencyLoad } from '#tests/support/agencyLoad.ts';
import { findPostgres, settingsOf, startPostgres, withServerRole } from '#tests/support/aPostgres.ts';
import { copyDemonstration } from '#tests/support/demonstration.ts';
import { figure } from '#tests/support/figure.ts';
import { acknowledgedWords } from '#tests/support/load.ts';
import { startProduct } from '#tests/support/product.ts';
import { withProviders } from '#tests/support/world.ts';

const rounds = Number(process.env['REDRESS_KILL_ROUNDS'] ?? 3);

async function surviveKills(
  environment: Record<string, string>,
  prepare?: (dataDirectory: string) => void,
): Promise<void> {
  const product = await startProduct(
    { ...(await withProviders()), ...environment, CALLS_PER_MINUTE: '1000000' },
    prepare,
  );
  try {
    // On PostgreSQL, letters that were being written wait for the killed process's lease, 15 seconds after each kill.
    const load = await startAgencyLoad(product, { rest: 150 });
    for (let round = 0; round < rounds; round += 1) {
      await load.oneMoreOfEach();
      await wait(Math.random() * 900);
      await product.kill();
      await product.restart();
    }
    await load.oneMoreOfEach();
    await load.stop();
    expect(load.broken()).toBeGreaterThan(0);
    expect(await load.audit()).toEqual({ lost: [], doubled: [], damaged: [] });
    figure(`${rounds} kills, ${acknowledgedWords(load.acknowledged)}, 0 lost`);
  } finally {
    await product.stop();
  }
}

describe('SIGKILL of the server at random moments loses nothing that was acknowledged, and duplicates nothing that was retried', () => {
  it('on SQLite', () => surviveKills({}, copyDemonstration));

  const installed = findPostgres();
  it.skipIf(installed === null)('on PostgreSQL', async () => {
    if (installed === null) throw new Error('PostgreSQL is not installed.');
    const database = await startPostgres(installed);
    try {
      await surviveKills(settingsOf(await withServerRole(database.url)));
    } finally {
      await database.stop();
    }
  });
});
