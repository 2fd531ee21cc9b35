/** Writing letters as a job: what happens without the caller, without the process that began, and without the client. */
import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { notifications } from '#contract/account.ts';
import { deleteProfile } from '#contract/profiles.ts';
import { generateAutomatic, generationLog } from '#contract/repair.ts';
import { interruptedLetters } from '#server/generation/lettersJob.ts';
import { TypesettingError } from '#server/letters/typesettingError.ts';
import { runJobs } from '#server/jobs/runner.ts';
import { anApp, pathOf, type AppUnderTest, type Person } from '#tests/support/anApp.ts';
import { aProfile, aReport } from './world.ts';

let world: AppUnderTest;
let who: Person;
let profileId = '';
let call: { params: { profileId: string; reportId: string; selectedOptions: string } };

beforeEach(async () => {
  world = await anApp();
  who = await world.person('b2b', 2);
  profileId = await aProfile(world, who);
  call = { params: { profileId, reportId: await aReport(world, who, profileId), selectedOptions: '5' } };
});
afterEach(async () => {
  vi.restoreAllMocks();
  await world.close();
});

/** Holds up typesetting until the test lets it continue. */
function heldUp() {
  const { typesetter } = world.services;
  const typeset = typesetter.typeset.bind(typesetter);
  const { promise, resolve } = Promise.withResolvers<void>();
  const spy = vi.spyOn(typesetter, 'typeset').mockImplementation(async (...given) => {
    await promise;
    return typeset(...given);
  });
  return { begun: () => spy.mock.calls.length, letGo: resolve };
}

const announced = async () =>
  (await world.ask(notifications, who))
    .json<{ results: { code: string }[] }>()
    .results.map(({ code }) => code);
const sets = async () => (await world.ask(generationLog, who)).json<{ generations: unknown[] }>().generations;
const left = async () => (await world.services.store.ledger.summary(who.accountId)).left;

it('writes the letters and announces them, although the person has left', async () => {
  const { begun, letGo } = heldUp();
  await world.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = world.app.server.address() as AddressInfo;
  const headers = {
    host: new URL(world.services.origins.b2b).host,
    authorization: `Bearer ${who.token}`,
    'content-type': 'application/json',
  };
  const path = pathOf(generateAutomatic, call);
  const person = request({ port, host: '127.0.0.1', method: 'POST', path, headers });
  person.end('[5]');
  await expect.poll(begun).toBeGreaterThan(0);
  const gone = new Promise((resolve) => person.once('close', resolve));
  person.on('error', () => undefined).destroy();
  await gone;
  expect(await sets()).toEqual([]);
  letGo();
  await expect.poll(announced).toEqual(['generationFinished', 'reportConnected']);
  expect([(await sets()).length, await left()]).toEqual([1, 1]);
});

it.each(['timeout', 'closed'] as const)(
  'asks to try again after letters that were not finished (%s), spends nothing, and writes them then',
  async (reason) => {
    const { typesetter } = world.services;
    vi.spyOn(typesetter, 'typeset').mockRejectedValueOnce(new TypesettingError(reason));
    const order = { ...call, body: [5], headers: { 'idempotency-key': randomUUID() } };
    const refused = await world.ask(generateAutomatic, who, order);
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([503, 'unavailable']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect([await sets(), await left()]).toEqual([[], 2]);
    expect((await world.ask(generateAutomatic, who, order)).statusCode).toBe(200);
    expect([(await sets()).length, await left()]).toEqual([1, 1]);
  },
);

it('writes nothing for a client who was deleted meanwhile, and spends nothing', async () => {
  const { begun, letGo } = heldUp();
  const asked = world.ask(generateAutomatic, who, { ...call, body: [5] });
  await expect.poll(begun).toBeGreaterThan(0);
  expect((await world.ask(deleteProfile, who, { params: { profileId } })).statusCode).toBe(200);
  letGo();
  expect((await asked).statusCode).toBe(404);
  expect([await sets(), await left(), await announced()]).toEqual([[], 2, []]);
});

/** Letters whose process died while it wrote them, and what the next process does. */
async function afterDeath(meanwhile: () => Promise<unknown> = async () => undefined): Promise<void> {
  const { store, clock } = world.services;
  await store.clientWork.begin(
    {
      kind: 'writeLetters',
      key: 'a request',
      accountId: who.accountId,
      profileId,
      begunBy: who.userId,
      payload: { profileId },
    },
    { worker: 'a process that died', leaseUntil: clock.now().toISOString() },
  );
  await meanwhile();
  world.clock.set(new Date(clock.now().getTime() + 1_000).toISOString());
  const failed = (line: string) => expect.fail(line);
  const runner = runJobs({
    ...world.services,
    handlers: [interruptedLetters(world.services)],
    log: { warn: failed, error: failed },
  });
  await runner.idle();
  await runner.stop();
}

it('announces that writing was interrupted and spent nothing', async () => {
  await afterDeath();
  expect(await announced()).toEqual(['generationInterrupted', 'reportConnected']);
  expect([await sets(), await left()]).toEqual([[], 2]);
});

it('announces nothing about a client who was deleted meanwhile', async () => {
  await afterDeath(() => world.ask(deleteProfile, who, { params: { profileId } }));
  expect(await announced()).toEqual([]);
});
