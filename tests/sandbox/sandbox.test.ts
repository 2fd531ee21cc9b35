import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readReport } from '#credit/report/read.ts';
import { memberPassword, namedMembers } from '#sandbox/members.ts';
import { affiliate } from '#sandbox/myFreeScoreNow.ts';
import { startSandbox } from '#sandbox/start.ts';
import type { Sandbox } from '#sandbox/start.ts';

let sandbox: Sandbox;
let now = new Date('2026-11-21T20:00:00Z');
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, clock: () => now });
});
afterAll(() => sandbox.stop());

const post = (path: string, body: object, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${sandbox.address}${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });

async function reportDateOf(username: string): Promise<string | undefined> {
  const login = await post('/myfreescorenow/api/auth/login', affiliate);
  const { data } = z.object({ data: z.object({ token: z.string() }) }).parse(await login.json());
  const report = await post(
    '/myfreescorenow/api/auth/3B/report.json',
    { username, password: memberPassword },
    { authorization: `Bearer ${data.token}` },
  );
  return readReport(await report.text()).reportDate?.value;
}

it('lists every named member on its start page', async () => {
  const page = await (await fetch(sandbox.address)).text();
  for (const { username } of namedMembers) expect(page).toContain(`<code>${username}</code>`);
  expect(page).toContain(affiliate.email);
});

it('tells the secret answer of any username, and repeats no markup', async () => {
  const page = await (
    await fetch(`${sandbox.address}/?username=${encodeURIComponent('zoe.<b>park')}`)
  ).text();
  expect(page).toMatch(/ZOE B: <code>\d{4}<\/code>/u);
  expect(page).not.toContain('<b>park');
});

it('accepts anyone with the right password', async () => {
  expect(await reportDateOf('someone.new')).toBe('2026-11-21');
});

it('lets months pass, and returns to the present', async () => {
  const advanced = await post('/control/advance', { months: 2 });
  expect(await advanced.json()).toEqual({ today: '2027-01-21', monthsAhead: 2 });
  expect(await reportDateOf('ana.torres')).toBe('2027-01-21');
  expect(await (await post('/control/reset', {})).json()).toEqual({ today: '2026-11-21', monthsAhead: 0 });
});

it.each([0, 25, 1.5, 'many'])('does not advance by %s months', async (months) => {
  const refused = await post('/control/advance', { months });
  expect([refused.status, await refused.json()]).toEqual([400, { today: '2026-11-21', monthsAhead: 0 }]);
});

it('uses the 28th if the later month doesn’t have the day', async () => {
  now = new Date('2027-01-31T20:00:00Z');
  const advanced = await post('/control/advance', { months: 1 });
  expect(await advanced.json()).toEqual({ today: '2027-02-28', monthsAhead: 1 });
  await post('/control/reset', {});
  now = new Date('2026-11-21T20:00:00Z');
});

it('requires the operator’s token', async () => {
  const refused = await post('/myfreescorenow/api/auth/3B/report.json', {
    username: 'ana.torres',
    password: memberPassword,
  });
  expect([refused.status, await refused.json()]).toEqual([401, { success: false, message: 'INVALID_TOKEN' }]);
});

it('survives a body that is too large', async () => {
  const refused = await post('/control/advance', { months: 'x'.repeat(100_000) });
  expect(refused.status).toBe(400);
  expect((await fetch(sandbox.address)).status).toBe(200);
});
