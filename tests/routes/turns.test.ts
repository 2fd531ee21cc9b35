import { afterEach, expect, it, vi } from 'vitest';
import type { Call } from '#contract/call.ts';
import { ownUploadCalls } from '#contract/clientLink.ts';
import { uploadOwnFile } from '#contract/clientPage.ts';
import { cdnField, uploadToCdn } from '#contract/company.ts';
import { uploadDisputeFile } from '#contract/disputes.ts';
import { uploadCalls } from '#contract/documents.ts';
import { uploadScan } from '#contract/inbox.ts';
import { previewLetters } from '#contract/letterPreview.ts';
import { mailingList } from '#contract/mailingList.ts';
import { progressReport } from '#contract/progress.ts';
import { connectProvider } from '#contract/providers.ts';
import { importReportFile, inspectReportFile, reportFileField } from '#contract/reportFile.ts';
import { generateAutomatic } from '#contract/repair.ts';
import { manualAccounts, reportTicket, ticketedReport, viewReport } from '#contract/reports.ts';
import { createEveryTurn } from '#server/turns.ts';
import {
  aForm,
  anApp,
  anUpload,
  sampleGateway,
  sampleReport,
  type AppUnderTest,
  type Person,
} from '#tests/support/anApp.ts';
import { aBoundClient } from './boundClient.ts';
import { anImage, aProfile, aReport, aSession, credentials } from './world.ts';

let world: AppUnderTest;
afterEach(() => world.close());

it('letters of another account are typeset between those of large sets', async () => {
  world = await anApp();
  const typeset: string[] = [];
  const real = world.services.typesetter.typeset.bind(world.services.typesetter);
  vi.spyOn(world.services.typesetter, 'typeset').mockImplementation((letter, ...rest) => {
    typeset.push(letter.sender.lines[0] ?? '');
    return real(letter, ...rest);
  });
  const start = async (streetAddress: string) => {
    const who = await world.person('b2b', 10);
    const profileId = await aProfile(world, who, { streetAddress });
    return { who, params: { profileId, reportId: await aReport(world, who, profileId) } };
  };
  let keys = 0;
  const generated = async ({ who, params }: Awaited<ReturnType<typeof start>>, options: number[]) => {
    const answer = await world.ask(generateAutomatic, who, {
      params: { ...params, selectedOptions: options.join(',') },
      query: { repeat: 'true' },
      body: options,
      headers: { 'idempotency-key': `a-key-of-the-test-${(keys += 1)}` },
    });
    expect(answer.statusCode).toBe(200);
  };
  const large = await start('1 Large Ave');
  const small = await start('2 Small Rd');
  const sets = Array.from({ length: 8 }, () => generated(large, [1, 2, 3, 4, 5]));
  await expect.poll(() => typeset.length).toBeGreaterThan(2);
  const before = typeset.length;
  await generated(small, [5]);
  const meanwhile = typeset.slice(before);
  await Promise.all(sets);

  const own = meanwhile.filter((street) => street === '2 Small Rd').length;
  expect(own).toBeGreaterThan(0);
  // At most the two that the other account may have at once, for the plan and for each letter.
  expect(meanwhile.length - own).toBeLessThanOrEqual(2 * (own + 1) + 2);
  expect(typeset.length - before).toBeGreaterThan(2 * meanwhile.length);
});

it('a report is imported while another account waits for many that a provider does not send', async () => {
  const { promise: sent, resolve: send } = Promise.withResolvers<void>();
  let asked = 0;
  world = await anApp({
    MyFreeScoreNow: {
      async fetchReport(given, options) {
        asked += 1;
        if (given.username === 'slow@example.com') await sent;
        return sampleGateway.fetchReport(given, options);
      },
    },
  });
  let profiles = 0;
  const connect = async (who: Person, username: string) => {
    const streetAddress = `${(profiles += 1)} Main St`;
    const params = { provider: 'MyFreeScoreNow', profileId: await aProfile(world, who, { streetAddress }) };
    return (await world.ask(connectProvider, who, { params, body: { ...credentials, username } })).statusCode;
  };
  const large = await world.person();
  const waiting = Array.from({ length: 20 }, () => connect(large, 'slow@example.com'));
  await expect.poll(() => asked).toBe(4);
  expect(await connect(await world.person(), 'quick@example.com')).toBe(200);
  expect(asked).toBe(5);
  send();
  expect(await Promise.all(waiting)).toEqual(waiting.map(() => 200));
});

it('every uploaded image is decoded in a turn of its account, one after the other', async () => {
  world = await anApp();
  const agency = await world.person();
  const profileId = await aProfile(world, agency);
  const { client, clientKey } = await aBoundClient(world, agency, profileId);
  const image = await anImage();
  const taken = vi.spyOn(world.services.turns.images, 'take');
  const upload = (call: Call, who: Person, form: ReturnType<typeof aForm>) =>
    world.ask(call, who, { params: { profileId, clientKey }, ...form });
  const answers = [
    await upload(uploadCalls.ssn, agency, anUpload('ssn', image)),
    await upload(uploadDisputeFile, agency, aForm('file', image)),
    await upload(uploadScan, agency, aForm('file', image)),
    await upload(uploadToCdn, agency, aForm(cdnField, image)),
    await upload(ownUploadCalls.address, client, anUpload('address', image)),
    await upload(uploadOwnFile, client, aForm('file', image)),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
  expect(taken.mock.calls.map(([accountId]) => accountId)).toEqual(answers.map(() => agency.accountId));
  taken.mockRestore();

  const { images } = createEveryTurn();
  const { promise: decoded, resolve: finish } = Promise.withResolvers<void>();
  const begun: string[] = [];
  const all = ['one', 'one', 'other', 'third'].map((account) =>
    images.take(account, async () => {
      begun.push(account);
      await decoded;
    }),
  );
  await Promise.resolve();
  expect(begun).toEqual(['one', 'other']);
  finish();
  await Promise.all(all);
  expect(begun.toSorted()).toEqual(['one', 'one', 'other', 'third']);
});

it('report files are read, and lists and progress reports typeset, in a turn of their account', async () => {
  world = await anApp();
  const who = await world.person('b2b', 1);
  const profileId = await aProfile(world, who);
  const sessionId = await aSession(world, who, profileId, await aReport(world, who, profileId));
  const { letters, files } = world.services.turns;
  const taken = { letters: vi.spyOn(letters, 'take'), files: vi.spyOn(files, 'take') };
  const accounts = (of: keyof typeof taken) => taken[of].mock.calls.map(([accountId]) => accountId);
  const params = { profileId, sessionId };
  const form = aForm(reportFileField, sampleReport);
  for (const call of [inspectReportFile, importReportFile])
    expect((await world.ask(call, who, { params, ...form })).statusCode).toBe(200);
  expect(accounts('files')).toEqual([who.accountId, who.accountId]);
  for (const call of [mailingList, progressReport])
    expect((await world.ask(call, who, { params })).statusCode).toBe(200);
  expect(accounts('letters')).toEqual([who.accountId, who.accountId]);
});

it('what is in a report is shown in a turn of its account, and behind a ticket in one of its address', async () => {
  world = await anApp();
  const who = await world.person();
  const profileId = await aProfile(world, who);
  const params = { profileId, reportId: await aReport(world, who, profileId) };
  const taken = vi.spyOn(world.services.turns.looks, 'take');
  for (const call of [viewReport, manualAccounts])
    expect((await world.ask(call, who, { params })).statusCode).toBe(200);
  const { url } = (await world.ask(reportTicket, who, { params })).json();
  const ticket = url.split('/').at(-1);
  expect((await world.ask(ticketedReport, null, { params: { ticket } })).statusCode).toBe(200);
  expect(taken.mock.calls.map(([whose]) => whose)).toEqual([who.accountId, who.accountId, '127.0.0.1']);
});

it('letters are planned to be previewed in a turn of their account at looking, and to be generated in its turn at letters', async () => {
  world = await anApp();
  const who = await world.person('b2b', 1);
  const profileId = await aProfile(world, who);
  const reportId = await aReport(world, who, profileId);
  const { letters, looks } = world.services.turns;
  const taken = { letters: vi.spyOn(letters, 'take'), looks: vi.spyOn(looks, 'take') };
  const accounts = (of: keyof typeof taken) => taken[of].mock.calls.map(([accountId]) => accountId);
  const body = { profileId, reportId, choice: { kind: 'automatic', options: [5] } };
  expect((await world.ask(previewLetters, who, { body })).statusCode).toBe(200);
  expect([accounts('looks'), accounts('letters')]).toEqual([[who.accountId], []]);
  const set = await aSession(world, who, profileId, reportId);
  expect(set).not.toBe('');
  expect(accounts('looks')).toEqual([who.accountId]);
  expect(new Set(accounts('letters'))).toEqual(new Set([who.accountId]));
});
