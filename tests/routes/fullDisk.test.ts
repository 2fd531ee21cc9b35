import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import { examples } from '#contract/examples/examples.ts';
import { ids } from '#contract/examples/invented.ts';
import type { Call } from '#contract/call.ts';
import { listProfiles } from '#contract/profiles.ts';
import { health } from '#contract/service.ts';
import { StoreUnavailable } from '#server/store/unavailable.ts';
import { fillDisk } from '#tests/support/aFullDisk.ts';
import { aForm, anApp, type AppUnderTest, type Person } from '#tests/support/anApp.ts';
import { aDocument, anImage, aProfile, aReport, aSession, unusedParams } from './world.ts';

let world: AppUnderTest;
beforeAll(async () => (world = await anApp()));
afterAll(() => world.close());

const unavailable = (error: string) => ({ ok: false, code: 'unavailable', error });

it('refuses an upload that the disk has no room for, so that it can be retried', async () => {
  const who = await world.person();
  const profileId = await aProfile(world, who);
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  vi.spyOn(world.services.vault, 'put').mockRejectedValueOnce(full);

  const refused = await aDocument(world, who, profileId, 'ssn');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2']);
  expect(refused.json()).toEqual(unavailable(''));
  expect((await aDocument(world, who, profileId, 'ssn')).statusCode).toBe(200);
});

it('says at /api/health that the disk is full', async () => {
  const full = new StoreUnavailable('ENOSPC', 'The disk that holds /secret/place is full.');
  vi.spyOn(world.services.store, 'ping').mockRejectedValueOnce(full);
  const answer = await world.ask(health, null);
  expect([answer.statusCode, answer.json()]).toEqual([503, unavailable('The data disk is full.')]);
  expect((await world.ask(health, null)).json()).toEqual({ ok: true, version: '1' });
});

it('lets people read while nothing can be written', async () => {
  const who = await world.person();
  const full = new StoreUnavailable('SQLITE_FULL', "The database file can't be used right now.");
  const touch = vi.spyOn(world.services.store.users, 'touch').mockRejectedValue(full);
  expect((await world.ask(listProfiles, who)).statusCode).toBe(200);
  expect(touch).toHaveBeenCalled();
});

describe('while neither the database nor the files have room', () => {
  /** What shows nothing that has to be recorded. */
  const stillWork: readonly Call[] = [listProfiles];

  function callNamed(name: string): Call {
    const call = calls.find((each) => each.name === name);
    if (call === undefined) throw new Error(`There is no call ${name}.`);
    return call;
  }

  async function everything(who: Person) {
    const profileId = await aProfile(world, who);
    const reportId = await aReport(world, who, profileId);
    const sessionId = await aSession(world, who, profileId, reportId);
    await aDocument(world, who, profileId, 'ssn');
    const image = await anImage();
    const params = {
      ...unusedParams,
      profileId,
      reportId,
      sessionId,
      provider: 'MyFreeScoreNow',
      selectedOptions: String(examples.get('generateAutomatic')?.body),
    };
    const real = (body: unknown) =>
      JSON.parse(
        // Whatever was saved since, the change is wanted.
        JSON.stringify(body ?? null, (name, value: unknown) => (name === 'basedOn' ? undefined : value))
          .replaceAll(ids.profile, profileId)
          .replaceAll(ids.report, reportId)
          .replaceAll(ids.session, sessionId),
      ) as unknown;
    return (call: Call) => {
      if (call.upload !== undefined) return world.ask(call, who, { params, ...aForm(call.upload, image) });
      const body = call.body === undefined ? {} : { body: real(examples.get(call.name)?.body) };
      return world.ask(call, who, { params, ...body });
    };
  }

  it('every call answers without an unexpected error, what writes can be retried, and all is well again afterward', async () => {
    const who = await world.person();
    const ask = await everything(who);
    const saved = async () => JSON.stringify((await world.ask(listProfiles, who)).json());
    const before = await saved();

    const free = await fillDisk(world.dataDir);
    const answers = new Map<string, number>();
    try {
      for (const call of calls) answers.set(call.name, (await ask(call)).statusCode);
    } finally {
      free();
    }
    expect([...answers].filter(([, status]) => status === 500)).toEqual([]);
    expect(stillWork.map(({ name }) => answers.get(name))).toEqual(stillWork.map(() => 200));
    const writing = ['generateAutomatic', 'createProfile', 'updateProfile', 'uploadSsn', 'connectProvider'];
    expect(writing.map((name) => [name, answers.get(name)])).toEqual(writing.map((name) => [name, 503]));

    expect(await saved()).toBe(before);
    for (const name of writing) expect([name, (await ask(callNamed(name))).statusCode]).toEqual([name, 200]);
  });

  it('a sign-in is refused as temporarily unavailable', async () => {
    const free = await fillDisk(world.dataDir);
    try {
      const query = new URLSearchParams({
        client_id: 'redress-web',
        response_type: 'code',
        scope: 'openid',
        redirect_uri: 'http://localhost:4000',
        code_challenge: 'a'.repeat(43),
        code_challenge_method: 'S256',
      });
      const page = await world.app.inject({
        url: `/authorize?${query}`,
        headers: { host: 'localhost:4000' },
      });
      expect(page.headers.location).toContain('error=temporarily_unavailable');
    } finally {
      free();
    }
  });
});
