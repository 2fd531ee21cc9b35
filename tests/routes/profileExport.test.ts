import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { confirmReason } from '#contract/grounds.ts';
import { exportProfile } from '#contract/profileExport.ts';
import { deleteProfile, profileLogs } from '#contract/profiles.ts';
import { targetUserHeader } from '#contract/support.ts';
import { anApp, type AppUnderTest, type Person } from '#tests/support/anApp.ts';
import { unzip } from '#tests/support/zip.ts';
import { aDocument, aProfile, aReport, aSession, credentials } from './world.ts';

let world: AppUnderTest;
beforeAll(async () => (world = await anApp()));
afterAll(() => world.close());

async function aPersonWithEverything(variant: 'b2b' | 'b2c') {
  const who = await world.person(variant, 3);
  const profileId = await aProfile(world, who, { ssn: '666-12-3456', streetAddress: '12 Marker Street' });
  await aDocument(world, who, profileId, 'ssn');
  const reportId = await aReport(world, who, profileId);
  const said = { accountId: 'account-1', reason: { reason: 'notMine' } };
  await world.ask(confirmReason, who, { params: { profileId, reportId }, body: said });
  const sessionId = await aSession(world, who, profileId, reportId);
  return { who, params: { profileId }, sessionId };
}

async function filesOf(who: Person, params: { profileId: string }, query = {}) {
  const answer = await world.ask(exportProfile, who, { params, query });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('application/zip');
  return { answer, files: new Map((await unzip(answer.rawPayload)).map(({ name, bytes }) => [name, bytes])) };
}

it.each(['b2b', 'b2c'] as const)(
  'gives everything about a person on %s, in formats that any computer opens',
  async (variant) => {
    const { who, params, sessionId } = await aPersonWithEverything(variant);
    const { files, answer } = await filesOf(who, params, { language: 'es' });
    expect(answer.headers['content-disposition']).toMatch(/\.zip"/);
    const names = [...files.keys()].map((name) => name.replaceAll(/\d{4}-\d\d-\d\d/g, 'DATE'));
    expect(names.filter((name) => !name.startsWith('letters/'))).toEqual([
      'information.json',
      'log.csv',
      'documents/ssn.png',
      'reports/1 DATE MyFreeScoreNow.json',
      'reports/1 DATE MyFreeScoreNow.html',
      'reports/1 DATE MyFreeScoreNow original.txt',
    ]);
    const written = await world.services.store.sessions.letters(who.accountId, sessionId);
    const letters = [...files].filter(([name]) => /^letters\/1 \d{4}-\d\d-\d\d\/\d\d .+\.pdf$/.test(name));
    expect(letters).toHaveLength(written.length);
    expect(letters.every(([, bytes]) => bytes.subarray(0, 5).toString() === '%PDF-')).toBe(true);

    const named = (ending: string) => String([...files].find(([name]) => name.endsWith(ending))?.[1]);
    expect(named('.html')).toContain('lang="es"');
    expect(JSON.parse(named('MyFreeScoreNow.json')).accounts.length).toBeGreaterThan(0);
    expect(named('log.csv')).toMatch(/^date,status,by,reason\r\n.*profileCreated/);

    const { records } = JSON.parse(named('information.json'));
    expect(records.profile).toMatchObject([{ ssn: '666123456', street: '12 Marker Street' }]);
    expect(records.connection).toMatchObject([{ sign_in: { username: credentials.username } }]);
    expect(records.confirmation).toMatchObject([{ content: { reason: { reason: 'notMine' } } }]);
    expect(records.generation_session).toMatchObject([{ id: sessionId }]);
    expect(named('information.json')).not.toContain(credentials.password);
  },
);

it('names the folder of a set by the day of its letters, which in the evening is not yet that of UTC', async () => {
  const late = await anApp();
  onTestFinished(() => late.close());
  late.clock.set('2026-11-30T03:30:00Z');
  const who = await late.person('b2b', 1);
  const profileId = await aProfile(late, who, {});
  await aSession(late, who, profileId, await aReport(late, who, profileId));
  const answer = await late.ask(exportProfile, who, { params: { profileId } });
  const names = (await unzip(answer.rawPayload)).map(({ name }) => name);
  expect(names.find((name) => name.startsWith('letters/'))).toMatch(/^letters\/1 2026-11-29\//);
});

it('is logged, and refused to support, to strangers, and after the profile was deleted', async () => {
  const { who, params } = await aPersonWithEverything('b2b');
  await filesOf(who, params);
  const statuses = (await world.ask(profileLogs, who))
    .json()
    .results.map(({ status }: { status: string }) => status);
  expect(statuses[0]).toBe('profileExported');

  expect((await world.ask(exportProfile, await world.person(), { params })).statusCode).toBe(404);
  const agent = await world.person();
  world.trust(agent);
  const headers = { [targetUserHeader]: who.userId };
  expect((await world.ask(exportProfile, agent, { params, headers })).statusCode).toBe(403);
  await world.ask(deleteProfile, who, { params });
  expect((await world.ask(exportProfile, who, { params })).statusCode).toBe(404);
});

it('breaks off, rather than ending as if it were complete, when a file cannot be read', async () => {
  const { who, params } = await aPersonWithEverything('b2b');
  const { store } = world.services;
  const [report] = await store.reports.list(who.accountId, params.profileId);
  await world.services.vault.remove([report?.raw.blob ?? '']);
  await expect(world.ask(exportProfile, who, { params })).rejects.toThrow(/aborted|destroyed|no blob/);
});
