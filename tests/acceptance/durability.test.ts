import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { demonstrationMails } from '#server/configuration.ts';
import { aProfileInput, anUpload } from '#tests/support/anApp.ts';
import { findPostgres, startPostgres } from '#tests/support/aPostgres.ts';
import { tokenOf } from '#tests/support/asking.ts';
import { copyDemonstration } from '#tests/support/demonstration.ts';
import { startProduct, type Product } from '#tests/support/product.ts';
import { withProviders } from '#tests/support/world.ts';
import { unzip } from '#tests/support/zip.ts';

const rounds = Number(process.env['REDRESS_KILL_ROUNDS'] ?? 5);
/** What the seed grants the business account. */
const granted = 40;

/** Everything the server has said yes to. */
interface Acknowledged {
  readonly profiles: string[];
  readonly uploads: string[];
  readonly sessions: string[];
}

class Caller {
  readonly #product: Product;
  readonly #token: string;
  constructor(product: Product, token: string) {
    this.#product = product;
    this.#token = token;
  }
  fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('authorization', `Bearer ${this.#token}`);
    return fetch(`${this.#product.business}/api/v1${path}`, { ...init, headers });
  }
  async json(path: string, init: RequestInit = {}) {
    const answer = await this.fetch(path, init);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return answer.json();
  }
  post(path: string, body: unknown, headers: Record<string, string> = {}) {
    const init = { method: 'POST', body: JSON.stringify(body) };
    return this.json(path, { ...init, headers: { 'content-type': 'application/json', ...headers } });
  }
}

/** Saves, uploads and generates without pause until a call fails, as it does when the server is killed. */
async function work(
  caller: Caller,
  image: Buffer,
  target: { profileId: string; reportId: string },
  done: Acknowledged,
) {
  const saving = async () => {
    for (;;) {
      const { id } = await caller.post('/profile/create', aProfileInput(), {
        'idempotency-key': randomUUID(),
      });
      done.profiles.push(id);
      const { payload, headers } = anUpload('address', image);
      await caller.json(`/profile/upload/${id}/poa`, {
        method: 'POST',
        body: new Uint8Array(payload),
        headers,
      });
      done.uploads.push(id);
    }
  };
  const generating = async () => {
    for (let count = 0; ; count += 1) {
      const option = [5, 2, 3][count % 3] ?? 5;
      const path = `/automatedGenerations/${target.reportId}/${target.profileId}/${option}`;
      const { sessionId } = await caller.post(path, [option], { 'idempotency-key': randomUUID() });
      done.sessions.push(sessionId);
    }
  };
  await Promise.allSettled([saving(), saving(), generating()]);
}

async function checkEverything(caller: Caller, done: Acknowledged): Promise<void> {
  const { results } = await caller.json('/profiles');
  const listed = new Set(results.map(({ id }: { id: string }) => id));
  expect(done.profiles.filter((id) => !listed.has(id))).toEqual([]);
  // Also what was never acknowledged is whole or absent.
  for (const id of listed) expect(await caller.json(`/profile/details/${String(id)}`)).toHaveProperty('mail');
  for (const id of done.uploads) {
    const seen = await caller.fetch(`/document/${id}/address`);
    expect([seen.status, (await sharp(await seen.arrayBuffer()).metadata()).width]).toEqual([200, 60]);
  }
  const { generations } = await caller.json('/generations');
  const recorded = new Map<string, { numberOfLetters: number }>(
    generations.map((item: { id: string; numberOfLetters: number }) => [item.id, item]),
  );
  expect(done.sessions.filter((id) => !recorded.has(id))).toEqual([]);
  for (const [id, { numberOfLetters }] of recorded) {
    const zip = Buffer.from(await (await caller.fetch(`/attack/session/download/${id}`)).arrayBuffer());
    const letters = await unzip(zip);
    expect(letters).toHaveLength(numberOfLetters);
    for (const { bytes } of letters) {
      expect([
        bytes.subarray(0, 5).toString(),
        bytes.subarray(-16).toString().trim().endsWith('%%EOF'),
      ]).toEqual(['%PDF-', true]);
    }
  }
  const counters = await caller.json('/allgenerations');
  expect([counters.generationsUsed.value, counters.generationsLeft.value + recorded.size]).toEqual([
    recorded.size,
    granted,
  ]);
}

const fewest = ({ profiles, uploads, sessions }: Acknowledged) =>
  Math.min(profiles.length, uploads.length, sessions.length);

async function surviveKills(
  environment: Record<string, string>,
  prepare?: (dataDirectory: string) => void,
): Promise<Acknowledged> {
  const image = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#0f766e' } })
    .png()
    .toBuffer();
  const product = await startProduct({ ...(await withProviders()), ...environment }, prepare);
  const done: Acknowledged = { profiles: [], uploads: [], sessions: [] };
  try {
    const caller = new Caller(product, await tokenOf(product, 'business', demonstrationMails.b2b));
    await product.seeded();
    const [first] = (await caller.json('/generations')).generations;
    const target = { profileId: first.profile, reportId: first.reportId };
    // On a busy machine it takes longer until anything of each kind was acknowledged.
    for (let round = 0; round < rounds || fewest(done) === 0; round += 1) {
      const working = work(caller, image, target, done);
      const patience = Math.max(1, round + 2 - rounds);
      await new Promise((resolve) => setTimeout(resolve, (150 + Math.random() * 900) * patience));
      await product.kill();
      await working;
      await product.restart();
    }
    await checkEverything(caller, done);
    return done;
  } finally {
    await product.stop();
  }
}

function tell({ profiles, uploads, sessions }: Acknowledged): void {
  console.log(
    `acknowledged over ${rounds} kills: ${profiles.length} saves, ${uploads.length} uploads, ${sessions.length} generations`,
  );
}

describe('SIGKILL of the server at random moments loses nothing that was acknowledged', () => {
  it('on SQLite', async () => tell(await surviveKills({}, copyDemonstration)));

  const installed = findPostgres();
  it.skipIf(installed === null)('on PostgreSQL', async () => {
    if (installed === null) throw new Error('There is no PostgreSQL on this machine.');
    const database = await startPostgres(installed);
    try {
      tell(await surviveKills({ DATABASE_URL: database.url }));
    } finally {
      await database.stop();
    }
  });
});
