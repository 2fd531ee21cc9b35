import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { myInformation } from '#contract/account.ts';
import { generationsPerGrant } from '#contract/limits.ts';
import { grantGenerations } from '#contract/payment.ts';
import { generationLog, generateAutomatic } from '#contract/repair.ts';
import { health } from '#contract/service.ts';
import { demonstrationMails, demonstrationSupportMail } from '#server/configuration.ts';
import { requestsAs, tokenOf } from '#tests/support/apiClient.ts';
import { createDatabase, findPostgres, startPostgres } from '#tests/support/aPostgres.ts';
import { freePorts, startProduct, type Product } from '#tests/support/product.ts';
import { build } from '../build.mjs';
import { run as start, until } from '../bench/child.ts';
import { descendant, usageOf } from '../bench/usage.ts';
import type { Engine } from './kills.ts';
import { bareMix, usualMix } from './load/mix.ts';
import { connect, percentile, type Clients, type Measured, type Step } from './load/openLoop.ts';
import { fillForLoad, type LoadPerson } from './load/people.ts';
import type { Rehearsal } from './postgres.ts';

export interface LoadWish {
  readonly engine: Engine;
  /** Requests per second. */
  readonly rate: number;
  readonly seconds: number;
  readonly clients: number;
  readonly overload: boolean;
  readonly soak: boolean;
  /** Of the soak. */
  readonly requests: number;
}

/** Milliseconds that 99 of 100 may take at the usual rate. */
const limits = { read: 300, write: 800 } as const;
/** The steps in which the highest rate is looked for, and how long each lasts. */
const growth = 1.25;
const stepSeconds = 10;
/** How much more memory the last fifth of a soak may need than the second. */
const mostGrowth = 1.1;

const ms = (value: number): string => `${value.toFixed(0)} ms`;
function inWords({ rate, sent, errors, refused, times }: Measured): string {
  const of = (kind: 'read' | 'write') =>
    `${kind} p50 ${ms(percentile(times[kind], 0.5))} p99 ${ms(percentile(times[kind], 0.99))}`;
  return `${rate.toFixed(0)}/s, ${sent.toLocaleString('en')} requests, ${errors} errors, ${refused} refused, ${of('read')}, ${of('write')}`;
}
const isServed = ({ errors, refused, times }: Measured): boolean =>
  errors + refused === 0 &&
  percentile(times.read, 0.99) <= limits.read &&
  // Without one, there is nothing that took too long.
  !(percentile(times.write, 0.99) > limits.write);

/** Clients that read, change, and generate at a rate, whatever the server does. Measures one of three things. */
export async function rehearseLoad(wish: LoadWish): Promise<Rehearsal> {
  build();
  const folder = mkdtempSync(join(tmpdir(), 'redress-load-'));
  const installed = wish.engine === 'postgres' ? findPostgres() : null;
  if (wish.engine === 'postgres' && installed === null) throw new Error('PostgreSQL is not installed.');
  const database = installed === null ? null : await startPostgres(installed);
  const environment = {
    DATA_DIR: join(folder, 'data'),
    CALLS_PER_MINUTE: '1000000000',
    ...(database !== null && { DATABASE_URL: await createDatabase(database.url, null) }),
  };
  try {
    const peopleAt = await fillForLoad(environment);
    const product = await startProduct(environment);
    try {
      await product.seeded();
      return await measure(wish, product, await peopleAt(product.business));
    } finally {
      await product.stop();
    }
  } finally {
    await database?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Gives the agency that generates as many generations as support can at once: more than any run uses. */
async function grantEnough(product: Product): Promise<void> {
  const askAgency = await requestsAs(product, 'business', demonstrationMails.b2b);
  const { answer } = await askAgency(myInformation.url);
  const askSupport = await requestsAs(product, 'business', demonstrationSupportMail);
  const granted = await askSupport(grantGenerations.url, {
    body: { userId: answer.id, count: generationsPerGrant.max },
  });
  if (granted.status !== 200) throw new Error(`Support could not add generations: ${granted.status}`);
}

async function measure(wish: LoadWish, product: Product, people: readonly LoadPerson[]): Promise<Rehearsal> {
  await grantEnough(product);
  const signIn = () => tokenOf(product, 'business', demonstrationMails.b2b);
  let token = await signIn();
  const renew = async () => void (token = await signIn());
  const log = await fetch(`${product.business}${generationLog.url}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const [first] = ((await log.json()) as { generations: { profile: string; reportId: string }[] })
    .generations;
  if (first === undefined) throw new Error(`${generateAutomatic.name} has no report to write letters from.`);
  const target = { token: () => token, profileId: first.profile, reportId: first.reportId };
  const next = usualMix(new URL(product.business).host, people, target);
  const clients = await connect(product.port, wish.clients, health.url);
  const server = descendant(process.pid, join('server', 'main.ts'));
  if (server === null) throw new Error('The server is not running.');
  try {
    // Brings caches and compiled code to where they are in use.
    await clients.run(wish.rate, 5, next);
    if (wish.soak) return await soak(wish, { clients, next, renew, server });
    if (wish.overload) return await overload(wish, clients, next);
    return await sustained(wish, clients, next, server);
  } finally {
    clients.close();
  }
}

/** The wanted rate, then the highest of the product and of a bare server. */
async function sustained(
  { rate, seconds, clients: count, engine }: LoadWish,
  clients: Clients,
  next: () => Step,
  server: number,
): Promise<Rehearsal> {
  const before = usageOf(server).residentMB;
  const wanted = await clients.run(rate, seconds, next);
  const after = usageOf(server).residentMB;
  const highest = await highestRate(clients, next, rate);
  const bare = await bareCeiling(count, rate);
  return {
    figures: {
      sustained: `${engine}, ${count.toLocaleString('en')} clients: ${inWords(wanted)}`,
      memory: `${before.toFixed(0)} MB before, ${after.toFixed(0)} MB after`,
      ceiling: `${highest.toFixed(0)}/s, a bare server ${bare.toFixed(0)}/s: ${(highest / bare).toFixed(2)} of it`,
    },
    isClean: isServed(wanted),
  };
}

/** The highest rate, in steps of a quarter, at which the limits hold; half of it first where they don't at once. */
async function highestRate(clients: Clients, next: () => Step, from: number): Promise<number> {
  const holdsAt = async (rate: number): Promise<Measured | null> => {
    const measured = await clients.run(rate, stepSeconds, next);
    console.error(inWords(measured));
    // The generator of the load is part of the machine: it must keep up, too.
    return isServed(measured) && measured.rate >= rate * 0.95 ? measured : null;
  };
  let rate = from;
  let best = await holdsAt(rate);
  while (best === null && rate > 1) best = await holdsAt((rate /= 2));
  for (let held = best; held !== null; held = await holdsAt((rate *= growth))) best = held;
  return best?.rate ?? 0;
}

async function bareCeiling(count: number, from: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'redress-bare-'));
  const environment = { DATA_DIR: join(folder, 'data') };
  const people = await (await fillForLoad(environment))(`http://localhost:${await freePorts()}`);
  const file = join(folder, 'bare.sqlite');
  copyFileSync(join(environment.DATA_DIR, 'redress.sqlite'), file);
  const [owner] = people;
  if (owner === undefined) throw new Error('The store is empty.');
  const bare = start(process.execPath, [join('tools', 'bench', 'bareCalls.ts'), file, owner.accountId]);
  try {
    const port = Number(await until(bare, () => /^\d+\n/.exec(bare.output())?.[0].trim() ?? null));
    const clients = await connect(port, count, `/detail/${owner.profileIds[0]}`);
    const best = await highestRate(clients, bareMix(owner.profileIds), from);
    clients.close();
    return best;
  } finally {
    await bare.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Three times the wanted rate: what is refused must be refused quickly, and the usual rate must work again at once. */
async function overload({ rate, seconds }: LoadWish, clients: Clients, next: () => Step): Promise<Rehearsal> {
  const usual = await clients.run(rate, stepSeconds, next);
  const over = await clients.run(rate * 3, seconds, next);
  await wait(5_000);
  const again = await clients.run(rate, stepSeconds, next);
  const accepted = percentile(over.times.read, 0.99);
  const normal = percentile(usual.times.read, 0.99);
  const refusals = percentile(over.times.refused, 0.99);
  return {
    figures: {
      usual: inWords(usual),
      overload: `${inWords(over)}, refusals p99 ${ms(refusals)}`,
      'overload, 5 s later': inWords(again),
    },
    isClean:
      over.errors === 0 &&
      !(refusals > 50) &&
      accepted < Math.max(2 * normal, limits.read) &&
      isServed(again),
  };
}

/** Many requests at the usual rate, with the server's memory in between. */
async function soak(
  { rate, requests }: LoadWish,
  {
    clients,
    next,
    renew,
    server,
  }: {
    readonly clients: Clients;
    readonly next: () => Step;
    /** Gets a new token for the agency that generates. */
    readonly renew: () => Promise<void>;
    /** The process. */
    readonly server: number;
  },
): Promise<Rehearsal> {
  const parts = 20;
  const memory: number[] = [];
  let errors = 0;
  for (let part = 0; part < parts; part += 1) {
    await renew();
    const measured = await clients.run(rate, requests / parts / rate, next);
    errors += measured.errors + measured.refused;
    memory.push(usageOf(server).residentMB);
    console.error(`${inWords(measured)}, ${memory.at(-1)?.toFixed(0)} MB`);
  }
  const average = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / values.length;
  const fifth = parts / 5;
  const [early, late] = [average(memory.slice(fifth, 2 * fifth)), average(memory.slice(-fifth))];
  return {
    figures: {
      soak: `${requests.toLocaleString('en')} requests at ${rate}/s, ${errors} errors, ${early.toFixed(0)} MB in the second fifth, ${late.toFixed(0)} MB in the last`,
    },
    isClean: errors === 0 && late <= early * mostGrowth,
  };
}
