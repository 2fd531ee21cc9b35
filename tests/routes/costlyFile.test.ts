import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importReportFile, inspectReportFile, reportFileField } from '#contract/reportFile.ts';
import { creditReports } from '#contract/reports.ts';
import { health } from '#contract/service.ts';
import { anApp, aForm, type AppUnderTest, type Person } from '#tests/support/anApp.ts';
import { aProfile, aReport } from './world.ts';

const page = readFileSync(
  new URL('../fixtures/credit-reports/identityiq-sampleton.synthetic.html', import.meta.url),
);

let world: AppUnderTest;
let who: Person;
let profileId: string;
beforeAll(async () => {
  world = await anApp({}, null, { readsApart: true });
  who = await world.person();
  profileId = await aProfile(world, who);
  await aReport(world, who, profileId);
});
afterAll(() => world.close());

const send = (call: typeof inspectReportFile | typeof importReportFile, bytes: Buffer) =>
  world.ask(call, who, { params: { profileId }, ...aForm(reportFileField, bytes) });
const reports = async () => (await world.ask(creditReports, who, { params: { profileId } })).json().results;

it.each([
  ['a gzip bomb', gzipSync(Buffer.alloc(200 * 1024 * 1024))],
  ['10 MB of numbers', Buffer.from(`[${'0,'.repeat(5_000_000)}0]`)],
])('%s is rejected as too large; the previous report stays', async (_, bytes) => {
  const before = await reports();
  expect(before).not.toEqual([]);
  const refused = {
    ok: false,
    code: 'unreadableReport',
    error: '',
    fields: [{ field: 'report', problem: 'tooLarge' }],
  };
  for (const call of [inspectReportFile, importReportFile]) {
    const answer = await send(call, bytes);
    expect([answer.statusCode, answer.json()]).toEqual([422, refused]);
  }
  expect(await reports()).toEqual(before);
  expect((await world.ask(health, null)).json()).toEqual({ ok: true, version: '1' });
});

it('a report is imported', async () => {
  const before = (await reports()).length;
  expect((await send(importReportFile, page)).json()).toMatchObject({ ok: true });
  expect((await reports()).length).toBe(before + 1);
});
