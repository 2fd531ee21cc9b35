/** Connecting and refreshing as a job: what happens without the caller, or without the process that began. */
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { notifications } from '#contract/account.ts';
import { deleteProfile, profileDetails } from '#contract/profiles.ts';
import { connectProvider, logoutCalls, refreshReport } from '#contract/providers.ts';
import { GatewayError } from '#server/gateways/failure.ts';
import { interruptedImports } from '#server/imports/importJob.ts';
import { runJobs } from '#server/jobs/runner.ts';
import { ClientWork } from '#server/store/clientWork.ts';
import { anApp, pathOf, sampleGateway, type AppUnderTest, type Person } from '#tests/support/anApp.ts';
import { aProfile, aReport, credentials } from './world.ts';

let world: AppUnderTest;
let asked = 0;
let send = () => {};
let refuse: GatewayError | null = null;
let who: Person;
let profileId = '';
const call = () => ({ params: { provider: 'MyFreeScoreNow', profileId } });

beforeEach(async () => {
  asked = 0;
  refuse = null;
  const sent = Promise.withResolvers<void>();
  send = () => sent.resolve();
  world = await anApp({
    MyFreeScoreNow: {
      async fetchReport(given, options) {
        asked += 1;
        await sent.promise;
        options.signal.throwIfAborted();
        if (refuse) throw refuse;
        return sampleGateway.fetchReport(given, options);
      },
    },
  });
  who = await world.person();
  profileId = await aProfile(world, who);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await world.close();
});

const announced = async () =>
  (await world.ask(notifications, who))
    .json<{ results: { code: string }[] }>()
    .results.map(({ code }) => code);
const reports = async () => (await world.services.store.reports.list(who.accountId, profileId)).length;

it('imports the report and announces it, although the person has left', async () => {
  await world.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = world.app.server.address() as AddressInfo;
  const person = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: pathOf(connectProvider, call()),
    headers: {
      host: new URL(world.services.origins.b2b).host,
      authorization: `Bearer ${who.token}`,
      'content-type': 'application/json',
    },
  });
  person.end(JSON.stringify(credentials));
  await expect.poll(() => asked).toBe(1);
  const left = new Promise((resolve) => person.once('close', resolve));
  person.on('error', () => undefined).destroy();
  await left;
  expect(await announced()).toEqual([]);
  send();
  await expect.poll(announced).toEqual(['reportConnected']);
  expect(await reports()).toBe(1);
  const details = await world.ask(profileDetails, who, { params: { profileId } });
  expect(JSON.stringify(details.json())).toContain(credentials.username);
});

it('does the same request once, although it arrives twice', async () => {
  const both = [1, 2].map(() => world.ask(connectProvider, who, { ...call(), body: credentials }));
  await expect.poll(() => asked).toBe(1);
  send();
  const [first, second] = await Promise.all(both);
  expect(first?.statusCode).toBe(200);
  expect(second?.json()).toEqual(first?.json());
  expect([asked, await reports()]).toEqual([1, 1]);
});

/** Connects as a page does whose reply may be lost: under a key of its own. */
const connectUnder = (key: string, body = credentials) =>
  world.ask(connectProvider, who, { ...call(), body, headers: { 'idempotency-key': key } });

it('imports one report for a request that is repeated under its key after its reply was lost, and another one for the next request', async () => {
  send();
  const first = await connectUnder('first-press');
  world.clock.set(new Date(world.clock.now().getTime() + 3_600_000).toISOString());
  const repeated = await connectUnder('first-press');
  expect(repeated.statusCode).toBe(200);
  expect(repeated.json()).toEqual(first.json());
  expect([asked, await reports(), await announced()]).toEqual([1, 1, ['reportConnected']]);

  expect((await connectUnder('second-press')).json()).not.toEqual(first.json());
  const refresh = () =>
    world.ask(refreshReport, who, {
      params: { profileId },
      body: {},
      headers: { 'idempotency-key': 'refresh-press' },
    });
  const refreshed = await refresh();
  expect((await refresh()).json()).toEqual(refreshed.json());
  expect([asked, await reports()]).toEqual([3, 3]);
});

it('signs in again under the same key if the provider refused, or the sign-in is another one', async () => {
  refuse = new GatewayError('membership');
  send();
  expect((await connectUnder('first-press')).statusCode).toBe(422);
  refuse = null;
  expect((await connectUnder('first-press')).statusCode).toBe(200);
  expect((await connectUnder('first-press', { ...credentials, username: 'other' })).statusCode).toBe(200);
  expect([asked, await reports()]).toEqual([3, 2]);
});

it('says of a repeated request that nothing is connected if the provider was disconnected since', async () => {
  send();
  await connectUnder('first-press');
  await world.ask(logoutCalls.MyFreeScoreNow, who, { body: { profileId } });
  expect((await connectUnder('first-press')).statusCode).toBe(404);
  expect([asked, await reports()]).toEqual([1, 1]);
});

const disconnect = () => world.ask(logoutCalls.MyFreeScoreNow, who, { body: { profileId } });
const refreshed = () => world.ask(refreshReport, who, { params: { profileId }, body: {} });

it('saves neither report nor sign-in of a refresh whose provider was disconnected meanwhile', async () => {
  send();
  await connectUnder('first-press');
  vi.spyOn(world.services.gateways.MyFreeScoreNow, 'fetchReport').mockImplementationOnce(
    async (given, options) => {
      await disconnect();
      return sampleGateway.fetchReport(given, options);
    },
  );
  expect((await refreshed()).statusCode).toBe(404);
  expect(await reports()).toBe(1);
  expect(await world.services.store.connections.find(who.accountId, profileId)).toBe(null);
});

it('does not sign in for a refresh whose provider was disconnected while it waited for its turn', async () => {
  send();
  await connectUnder('first-press');
  vi.spyOn(world.services.turns.imports, 'take').mockImplementationOnce(async (_, work) => {
    await disconnect();
    return work();
  });
  expect((await refreshed()).statusCode).toBe(404);
  expect([asked, await reports()]).toEqual([1, 1]);
});

it('imports and announces nothing for a client who was deleted meanwhile', async () => {
  const connecting = world.ask(connectProvider, who, { ...call(), body: credentials });
  await expect.poll(() => asked).toBe(1);
  expect((await world.ask(deleteProfile, who, { params: { profileId } })).statusCode).toBe(200);
  refuse = new GatewayError('membership');
  send();
  expect((await connecting).statusCode).toBe(422);
  expect(await announced()).toEqual([]);
});

it('keeps no sign-in in the job, and ends it with the call', async () => {
  const begin = vi.spyOn(ClientWork.prototype, 'begin');
  send();
  await aReport(world, who, profileId);
  const begunAt = world.clock.now().toISOString();
  expect(begin.mock.calls.map(([work]) => work.payload)).toEqual([
    { profileId, provider: 'MyFreeScoreNow', isRefresh: false, begunAt },
  ]);
  const begun = await begin.mock.results[0]?.value;
  expect(await world.services.store.jobs.find(who.accountId, begun.job.id)).toMatchObject({ state: 'done' });
});

/** An import whose process died, and what the next process does with it. */
async function afterDeath(meanwhile: () => Promise<unknown> = async () => undefined): Promise<void> {
  const { store, clock } = world.services;
  const begunAt = clock.now().toISOString();
  await store.clientWork.begin(
    {
      kind: 'importReport',
      key: 'a request',
      accountId: who.accountId,
      profileId,
      begunBy: who.userId,
      payload: { profileId, provider: 'MyFreeScoreNow', begunAt },
    },
    { worker: 'a process that died', leaseUntil: begunAt },
  );
  await meanwhile();
  world.clock.set(new Date(clock.now().getTime() + 1_000).toISOString());
  const failed = (line: string) => expect.fail(line);
  const runner = runJobs({
    ...world.services,
    handlers: [interruptedImports(world.services)],
    log: { warn: failed, error: failed },
  });
  await runner.idle();
  await runner.stop();
}

it('asks for the sign-in again after the process died', async () => {
  await afterDeath();
  expect(await announced()).toEqual(['reportConnectionInterrupted']);
});

it('announces no interruption if the report was imported before the process died', async () => {
  send();
  await afterDeath(() => aReport(world, who, profileId));
  expect(await announced()).toEqual(['reportConnected']);
});

it('announces nothing about a profile that was deleted meanwhile', async () => {
  await afterDeath(async () => {
    const answer = await world.ask(deleteProfile, who, { params: { profileId } });
    expect(answer.statusCode).toBe(200);
  });
  expect(await announced()).not.toContain('reportConnectionInterrupted');
});
