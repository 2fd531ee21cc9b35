/** What a person who comes back is told about work that was begun before. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { markWorkSeen, type ClientWork } from '#contract/clientWork.ts';
import { creditReports } from '#contract/reports.ts';
import { anApp, type AppUnderTest, type Person } from '#tests/support/anApp.ts';
import { aProfile, aReport } from './world.ts';

let world: AppUnderTest;
let who: Person;
let profileId = '';
const worker = { worker: 'a process', leaseUntil: '2999-01-01T00:00:00.000Z' };

beforeEach(async () => {
  world = await anApp();
  who = await world.person();
  profileId = await aProfile(world, who);
});
afterEach(() => world.close());

const told = async (person = who) =>
  (await world.ask(creditReports, person, { params: { profileId } })).json<{ work?: ClientWork[] }>().work;
const see = async (workId: string, person = who) =>
  (await world.ask(markWorkSeen, person, { params: { profileId, workId } })).statusCode;

async function begun(kind: 'importReport' | 'writeLetters', payload: object) {
  const { accountId, userId } = who;
  const about = { accountId, profileId, begunBy: userId, payload: { profileId, ...payload } };
  const work = await world.services.store.clientWork.begin({ kind, key: 'a request', ...about }, worker);
  if (work.kind !== 'held') throw new Error(`It was ${work.kind}.`);
  return work.job;
}
const begunAt = '2026-11-21T12:00:00.000Z';
const refresh = { provider: 'MyFreeScoreNow', isRefresh: true, begunAt };

it('tells nothing after an answer that arrived', async () => {
  await aReport(world, who, profileId);
  expect(await told()).toBeUndefined();
});

it('tells that an import runs, and the connection it made until that was seen', async () => {
  const reportId = await aReport(world, who, profileId);
  const job = await begun('importReport', refresh);
  const work = { id: job.id, kind: 'refreshing', since: begunAt, provider: 'MyFreeScoreNow' };
  expect(await told()).toEqual([{ ...work, state: 'running' }]);
  expect(await see(job.id)).toBe(404);

  const result = { done: { reportId } };
  await world.services.store.clientWork.end(job, { state: 'done', result, isSeen: false });
  const [over, ...others] = (await told()) ?? [];
  expect(others).toEqual([]);
  expect(over).toMatchObject({ ...work, state: 'done', connection: { ok: true, reportId } });
  const stranger = await world.person();
  expect(await see(job.id, stranger)).toBe(404);
  expect(await see(job.id)).toBe(200);
  expect(await told()).toBeUndefined();
});

it('tells what a provider refused, as the call did', async () => {
  const job = await begun('importReport', { ...refresh, isRefresh: false });
  const result = { refused: { code: 'providerBilling', detail: 'Billing Error' } };
  await world.services.store.clientWork.end(job, { state: 'failed', result, isSeen: false });
  const failure = { code: 'providerBilling', error: 'Billing Error' };
  expect(await told()).toMatchObject([{ kind: 'connecting', state: 'failed', failure }]);
});

it('tells which letters were written, and that writing was interrupted', async () => {
  const { clientWork, jobs } = world.services.store;
  const job = await begun('writeLetters', {});
  const sessionId = '0190a000-0000-7000-8000-000000000005';
  const result = { done: { sessionId, printVariantId: '41' } };
  await clientWork.end(job, { state: 'done', result, isSeen: false });
  expect(await told()).toEqual([{ id: job.id, kind: 'letters', state: 'done', since: begunAt, sessionId }]);
  const next = await begun('writeLetters', {});
  await jobs.settle(next, { state: 'done' });
  expect(await told()).toEqual([{ id: next.id, kind: 'letters', state: 'interrupted', since: begunAt }]);
});
