import { execFileSync } from 'node:child_process';
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { listProfiles } from '#contract/profiles.ts';
import { health } from '#contract/service.ts';
import { demonstrationMails } from '#server/configuration.ts';
import { startAgencyLoad, type AgencyLoad } from '#tests/support/agencyLoad.ts';
import { requestsAs } from '#tests/support/apiClient.ts';
import { acknowledgedWords } from '#tests/support/load.ts';
import { startProduct, type Product } from '#tests/support/product.ts';
import { build } from '../build.mjs';
import type { Rehearsal } from './postgres.ts';

/** Of the disk, which is memory. */
const megabytes = 512;
/** Bytes that are left at most when the disk is filled, so that it ends anywhere within what is being written. */
const mostLeft = 512 * 1024;
/** Milliseconds for which the disk stays full after the first refusal. */
const fullFor = 2_000;

/** What happened while the disk was full, and after. */
interface Round {
  /** Replies to readers that were not 200, and answers about health that were not 503. */
  readonly wrong: readonly string[];
  /** Milliseconds from the moment that there was room again to the next acknowledged change. */
  readonly recovery: number;
}

/** Fills the disk under the data of the running product, on SQLite and under a load of writes, and makes room again. */
export async function rehearseFullDisk(rounds: number): Promise<Rehearsal> {
  build();
  const folder = mkdtempSync(join(tmpdir(), 'redress-disk-'));
  mount(folder);
  try {
    const data = join(folder, 'data');
    mkdirSync(data, { mode: 0o700 });
    const product = await startProduct({ DATA_DIR: data, CALLS_PER_MINUTE: '1000000' });
    try {
      return await filled(product, join(folder, 'filler'), rounds);
    } finally {
      await product.stop();
    }
  } finally {
    execFileSync('umount', [folder]);
    rmSync(folder, { recursive: true });
  }
}

function mount(folder: string): void {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'pipe' });
  } catch (error) {
    rmSync(folder, { recursive: true });
    throw new Error('A disk of its own can only be mounted by root on Linux.', { cause: error });
  }
}

async function filled(product: Product, filler: string, rounds: number): Promise<Rehearsal> {
  const load = await startAgencyLoad(product);
  const done: Round[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    await load.oneMoreOfEach();
    done.push(await oneRound(product, load, filler));
    console.error(`round ${round}: ${load.refusals.length} refused, ${done.at(-1)?.wrong.length} wrong`);
  }
  await load.oneMoreOfEach();
  await load.stop();
  const { lost, doubled, damaged } = await load.audit();
  const wrong = done.flatMap((round) => round.wrong);
  const slowest = Math.max(...done.map(({ recovery }) => recovery));
  return {
    figures: {
      'disk full': `${rounds} times, ${load.refusals.length} calls refused`,
      acknowledged: acknowledgedWords(load.acknowledged),
      lost: lost.length,
      'done twice': doubled.length,
      damaged: damaged.length,
      'other answers': wrong.length === 0 ? 'none' : [...new Set(wrong)].join(', '),
      'longest time to recovery': `${(slowest / 1_000).toFixed(1)} s after there was room again`,
    },
    isClean: lost.length + doubled.length + damaged.length + wrong.length + load.broken() === 0,
  };
}

/** The load itself rejects if a change is answered with anything but 200 and 503. */
async function oneRound(product: Product, load: AgencyLoad, filler: string): Promise<Round> {
  const ask = await requestsAs(product, 'business', demonstrationMails.b2b);
  const before = load.refusals.length;
  fill(filler);
  while (load.refusals.length === before) await wait(5);
  const wrong: string[] = [];
  const expectStatus = (what: string, status: number, wanted: number) => {
    if (status !== wanted) wrong.push(`${what}: ${status}`);
  };
  for (const until = performance.now() + fullFor; performance.now() < until; await wait(100)) {
    expectStatus(listProfiles.name, (await ask(listProfiles.url)).status, 200);
    expectStatus(health.name, (await fetch(`${product.business}${health.url}`)).status, 503);
  }
  rmSync(filler);
  const room = performance.now();
  while (load.latest() < room) await wait(5);
  return { wrong, recovery: load.latest() - room };
}

/** Writes until nothing more fits, and then cuts off a little. */
function fill(path: string): void {
  const file = openSync(path, 'w');
  let size = 0;
  for (let chunk = Buffer.alloc(1024 * 1024); chunk.length >= 4096;) {
    try {
      size += writeSync(file, chunk);
    } catch {
      chunk = chunk.subarray(0, chunk.length / 2);
    }
  }
  fsyncSync(file);
  closeSync(file);
  truncateSync(path, Math.max(0, size - Math.floor(Math.random() * mostLeft)));
}
