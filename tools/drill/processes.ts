import { setTimeout as wait } from 'node:timers/promises';
import { startAgencyLoad, type AgencyLoad } from '#tests/support/agencyLoad.ts';
import { acknowledgedWords } from '#tests/support/load.ts';
import { build } from '../build.mjs';
import { startCluster, type Cluster } from './processes/cluster.ts';
import { hasNginx } from './processes/proxy.ts';
import { throughputOf } from './processes/throughput.ts';
import type { Rehearsal } from './postgres.ts';

export interface ProcessesWish {
  /** How often a random process is killed. */
  readonly kills: number;
  /** How often all processes are restarted one after another. */
  readonly restarts: number;
  /** Of each measurement of throughput. */
  readonly seconds: number;
}

const most = 4;

/** Four processes on one PostgreSQL and one bucket behind nginx: throughput, kills, and rolling restarts under load. */
export async function rehearseProcesses(wish: ProcessesWish): Promise<Rehearsal> {
  if (!hasNginx()) throw new Error('nginx is not installed: apt-get install nginx.');
  build();
  const cluster = await startCluster(most);
  try {
    const throughput = await measured(cluster, wish.seconds);
    const load = await startAgencyLoad(cluster.product, { grants: 2 });
    const rolling = await rolled(cluster, load, wish.restarts);
    const failedInKills = await killed(cluster, load, wish.kills);
    await load.oneMoreOfEach();
    await load.stop();
    const { lost, doubled, damaged } = await load.audit();
    return {
      figures: {
        ...throughput,
        'rolling restarts': `${wish.restarts} of ${most} processes, ${rolling.acknowledged} calls acknowledged meanwhile`,
        'calls failed in them': rolling.failed,
        kills: `${wish.kills}, ${failedInKills} calls had to be repeated`,
        acknowledged: acknowledgedWords(load.acknowledged),
        lost: lost.length,
        'done twice': doubled.length,
        damaged: damaged.length,
      },
      isClean: rolling.failed + lost.length + doubled.length + damaged.length === 0,
    };
  } finally {
    await cluster.stop();
  }
}

/** Calls per second with one, two, and four processes, and the ratio to one. */
async function measured({ processes, proxy, product }: Cluster, seconds: number) {
  const ports = processes.map((each) => each.port);
  const figures: Record<string, string> = {};
  let alone = 0;
  for (const count of [1, 2, most]) {
    await proxy.lead(ports.slice(0, count));
    // Brings caches and compiled code to where they are in use.
    await throughputOf(product, 2);
    const rate = await throughputOf(product, seconds);
    if (count === 1) alone = rate;
    figures[`calls a second, ${count} of ${most}`] = `${rate.toFixed(0)}, ${(rate / alone).toFixed(2)} × one`;
  }
  return figures;
}

const failedSoFar = (load: AgencyLoad): number => load.refusals.length + load.broken();
const acknowledgedSoFar = ({ acknowledged: { profiles, uploads, sessions, settings } }: AgencyLoad): number =>
  profiles.size + uploads.size + sessions.size + settings.saved;

/** Restarts one process after another, each once the last one is ready. */
async function rolled({ processes }: Cluster, load: AgencyLoad, restarts: number) {
  const before = { failed: failedSoFar(load), acknowledged: acknowledgedSoFar(load) };
  for (let round = 0; round < restarts; round += 1)
    for (const each of processes) {
      await each.end();
      await each.restart();
      await load.oneMoreOfEach();
    }
  return {
    failed: failedSoFar(load) - before.failed,
    acknowledged: acknowledgedSoFar(load) - before.acknowledged,
  };
}

/** Kills a random process at a random moment and starts it again, while the others work. */
async function killed({ processes }: Cluster, load: AgencyLoad, kills: number): Promise<number> {
  const before = failedSoFar(load);
  for (let round = 1; round <= kills; round += 1) {
    await load.grantMore();
    await wait(Math.random() * 500);
    const victim = processes[Math.floor(Math.random() * processes.length)];
    await victim?.kill();
    await load.oneMoreOfEach();
    await victim?.restart();
    console.error(`kill ${round}: ${acknowledgedSoFar(load)} acknowledged, ${failedSoFar(load)} repeated`);
  }
  return failedSoFar(load) - before;
}
