import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { myInformation, savePhone, saveSettings } from '#contract/account.ts';
import { analysis, analysisHistory } from '#contract/analysis.ts';
import { affiliates, cdnField, cdnFile, employees, uploadToCdn } from '#contract/company.ts';
import { reportGenerations } from '#contract/repair.ts';
import { aForm, anApp, type AppUnderTest, type Person } from '#tests/support/anApp.ts';
import { anImage, aProfile, aReport, aSession } from './world.ts';

let world: AppUnderTest;
beforeAll(async () => (world = await anApp()));
afterAll(() => world.close());

describe('a logo', () => {
  const upload = (who: Person, bytes: Buffer) => world.ask(uploadToCdn, who, aForm(cdnField, bytes));
  const nameIn = (result: string) => result.split('/').at(-1) ?? '';

  it('is made small, given a URL, saved in the settings, and shown to anyone with the URL', async () => {
    const who = await world.person();
    const wide = await sharp({ create: { width: 2_000, height: 400, channels: 3, background: '#0f766e' } })
      .png()
      .toBuffer();
    const { ok, result } = (await upload(who, wide)).json();
    expect([ok, result]).toEqual([true, expect.stringMatching(/^\/api\/v1\/cdn\/[\w-]{22}$/)]);
    await world.ask(saveSettings, who, { body: { companyLogoUrl: result } });
    expect((await world.ask(myInformation, who)).json().companyLogoUrl).toBe(result);

    const shown = await world.ask(cdnFile, null, { params: { name: nameIn(result) } });
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/png']);
    const { width, height } = await sharp(shown.rawPayload).metadata();
    expect([width, height]).toEqual([512, 102]);
  });

  it('is refused if it is not an image, and URLs elsewhere are not logos', async () => {
    const who = await world.person();
    const answer = await upload(who, Buffer.from('<svg onload="alert(1)"/>'));
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'notAnImage']);
    const body = { companyLogoUrl: 'https://elsewhere.example/logo.png' };
    expect((await world.ask(saveSettings, who, { body })).statusCode).toBe(400);
  });

  it('outlives newer ones while the settings name it; others are deleted after five', async () => {
    const who = await world.person();
    const image = await anImage();
    const results: string[] = [];
    for (let count = 0; count < 7; count += 1) {
      results.push((await upload(who, image)).json().result);
      if (count === 0) await world.ask(saveSettings, who, { body: { companyLogoUrl: results[0] } });
      world.clock.set(`2026-11-21T12:00:0${count}.000Z`);
    }
    const found: number[] = [];
    for (const result of results) {
      found.push((await world.ask(cdnFile, null, { params: { name: nameIn(result) } })).statusCode);
    }
    expect(found).toEqual([200, 404, 200, 200, 200, 200, 200]);
  });
});

it("saves a phone number in the dialog's format, and no other", async () => {
  const who = await world.person();
  const good = await world.ask(savePhone, who, { body: { phone: '+1(555)-010-0199' } });
  expect(good.json()).toEqual({ ok: true });
  const bad = await world.ask(savePhone, who, { body: { phone: '+1(555)-010-019' } });
  expect([bad.statusCode, bad.json().fields]).toEqual([400, [{ field: 'phone', problem: 'phone' }]]);
  expect((await world.ask(myInformation, who)).json().phoneNumber).toBe('+1(555)-010-0199');
});

it('lists the members of the account and the affiliates, of which there are none', async () => {
  const who = await world.person();
  const { results } = (await world.ask(employees, who)).json();
  expect(results).toEqual([
    {
      id: who.userId,
      fullName: expect.stringMatching(/^Person \d+$/),
      mail: expect.stringContaining('@example.com'),
      role: 'owner',
      dateJoined: expect.any(String),
      lastActiveDate: expect.any(String),
    },
  ]);
  expect((await world.ask(affiliates, who)).json()).toEqual({ results: [] });
});

describe('the analyses', () => {
  it('are the imported reports: the newest of each client, and all of them as history', async () => {
    const who = await world.person();
    const profileId = await aProfile(world, who);
    const older = await aReport(world, who, profileId);
    world.clock.set('2026-12-22T12:00:00.000Z');
    const newer = await aReport(world, who, profileId);
    const row = (reportId: string) => ({
      id: reportId,
      clientId: profileId,
      reportId,
      name: 'Devon',
      mail: 'devon@example.com',
      date: expect.any(String),
      type: 'MyFreeScoreNow',
    });
    expect((await world.ask(analysis, who)).json()).toEqual({ results: [row(newer)] });
    expect((await world.ask(analysisHistory, who)).json()).toEqual({ results: [row(newer), row(older)] });
    const only = async (query: Record<string, string>) =>
      (await world.ask(analysisHistory, who, { query })).json().results.map(({ id }: { id: string }) => id);
    expect(await only({ report: older })).toEqual([older]);
    expect(await only({ analysis: newer })).toEqual([newer]);
    expect(await only({ Client: profileId })).toEqual([newer, older]);
    expect(await only({ Client: newer })).toEqual([]);
    expect(await only({ analysis: '', Client: '', report: '' })).toEqual([newer, older]);
    expect(await only({ analysis: older, Client: '', report: '' })).toEqual([older]);
    const stranger = await world.person();
    expect((await world.ask(analysisHistory, stranger, { query: { report: older } })).json().results).toEqual(
      [],
    );
    expect((await world.ask(analysisHistory, who, { query: { report: 'no id' } })).statusCode).toBe(400);
  });
});

it('count the letter sets of one report', async () => {
  const who = await world.person('b2b', 5);
  const profileId = await aProfile(world, who);
  const reportId = await aReport(world, who, profileId);
  const params = { profileId, reportId };
  expect((await world.ask(reportGenerations, who, { params })).json()).toEqual({ generations: [], value: 0 });
  const sessionId = await aSession(world, who, profileId, reportId);
  const told = (await world.ask(reportGenerations, who, { params })).json();
  expect([told.value, told.generations.map(({ id }: { id: string }) => id)]).toEqual([1, [sessionId]]);
});
