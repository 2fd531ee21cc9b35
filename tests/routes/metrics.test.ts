import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { profileDetails } from '#contract/profiles.ts';
import { serveMetrics } from '#server/metrics/serveMetrics.ts';
import { StoreUnavailable } from '#server/store/unavailable.ts';
import { anApp, type AppUnderTest } from '#tests/support/anApp.ts';
import { aProfile, unusedId } from './world.ts';

let world: AppUnderTest;
beforeAll(async () => (world = await anApp({}, null, { isMeasured: true, callsPerMinute: 6 })));
afterAll(() => world.close());

/** The values of a metric, by its labels in the order in which they are written. */
async function valuesOf(metric: string): Promise<Record<string, number>> {
  const { body } = (await world.metrics?.text()) ?? { body: '' };
  const lines = body
    .split('\n')
    .filter((line) => line.startsWith(`${metric}{`) || line.startsWith(`${metric} `));
  return Object.fromEntries(
    lines.map((line) => {
      const [, labels = '', value] = /^\w+(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
      return [labels, Number(value)];
    }),
  );
}

it('count requests by route pattern and status, and the limits that were hit, with nothing about anyone', async () => {
  const who = await world.person();
  const profileId = await aProfile(world, who);
  for (const id of [profileId, profileId, unusedId])
    await world.ask(profileDetails, who, { params: { profileId: id } });
  await world.app.inject({ url: '/nothing/here', headers: { host: 'localhost:4000' } });
  for (let more = 0; more < 4; more += 1) await world.ask(profileDetails, who, { params: { profileId } });

  const route = 'method="GET",route="/api/v1/profile/details/:profileId"';
  const counts = await valuesOf('redress_request_duration_seconds_count');
  expect(counts).toMatchObject({
    [`${route},status="200"`]: 4,
    [`${route},status="404"`]: 1,
    [`${route},status="429"`]: 2,
    'method="GET",route="none",status="404"': 1,
  });
  expect(await valuesOf('redress_limits_hit_total')).toEqual({ 'limit="tooManyTries"': 2 });

  const { body } = (await world.metrics?.text()) ?? { body: '' };
  for (const secret of [
    profileId,
    unusedId,
    who.userId,
    who.accountId,
    who.subject,
    'person1',
    '/nothing/here',
  ])
    expect(body).not.toContain(secret);
});

it('show background jobs by state and how long they are overdue, and the process itself', async () => {
  const { jobs } = world.services.store;
  const key = { kind: 'mail', accountId: null, payload: null };
  await jobs.enqueue({ ...key, dueAt: '2026-11-21T11:58:00.000Z' });
  await jobs.enqueue({ ...key, dueAt: '2026-11-21T13:00:00.000Z' });
  expect(await valuesOf('redress_jobs')).toEqual({ 'kind="mail",state="waiting"': 2 });
  expect(await valuesOf('redress_job_overdue_seconds')).toEqual({ 'kind="mail"': 120 });
  expect(await valuesOf('nodejs_eventloop_lag_p99_seconds')).toEqual({ '': expect.any(Number) });
  expect(await valuesOf('process_resident_memory_bytes')).toEqual({ '': expect.any(Number) });

  vi.spyOn(jobs, 'counts').mockRejectedValue(new StoreUnavailable('57P01', 'The database is away.'));
  expect(await valuesOf('redress_jobs')).toEqual({});
  expect(await valuesOf('process_resident_memory_bytes')).toEqual({ '': expect.any(Number) });
});

it('are served at an address of their own, and not at the product’s', async () => {
  const inside = await world.app.inject({ url: '/metrics', headers: { host: 'localhost:4000' } });
  expect(inside.statusCode).toBe(404);

  const served = await serveMetrics(world.metrics!, { host: '127.0.0.1', port: 0 });
  const at = (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${served.port}${path}`, init);
  const answer = await at('/metrics');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ]);
  expect(await answer.text()).toContain('# TYPE redress_request_duration_seconds histogram');
  expect((await at('/api/health')).status).toBe(404);
  expect((await at('/metrics', { method: 'POST' })).status).toBe(404);
  await served.stop();
});
