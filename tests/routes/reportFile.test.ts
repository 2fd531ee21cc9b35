import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notifications } from '#contract/account.ts';
import { analysis } from '#contract/analysis.ts';
import { clientStatus } from '#contract/clientStatus.ts';
import { profileDetails, profileLogs } from '#contract/profiles.ts';
import { importReportFile, inspectReportFile, reportFileField } from '#contract/reportFile.ts';
import { creditReports, manualAccounts, viewReport } from '#contract/reports.ts';
import { health } from '#contract/service.ts';
import { anApp, aForm, sampleReport, type AppUnderTest, type Person } from '#tests/support/anApp.ts';
import { aProfile, aReport } from './world.ts';

const fixture = (name: string) =>
  readFileSync(new URL(`../fixtures/credit-reports/${name}`, import.meta.url));
const page = fixture('identityiq-sampleton.synthetic.html');

let world: AppUnderTest;
let who: Person;
beforeAll(async () => {
  world = await anApp();
  who = await world.person();
});
afterAll(() => world.close());

const inspect = (profileId: string, bytes: Buffer, person = who) =>
  world.ask(inspectReportFile, person, { params: { profileId }, ...aForm(reportFileField, bytes) });
const give = (profileId: string, bytes: Buffer, person = who) =>
  world.ask(importReportFile, person, { params: { profileId }, ...aForm(reportFileField, bytes) });
const reportsOf = async (profileId: string) =>
  (await world.ask(creditReports, who, { params: { profileId } })).json().results;

it('says what a file contains, and stores nothing', async () => {
  const profileId = await aProfile(world, who, { firstName: 'Devin' });
  const answer = await inspect(profileId, page);
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    {
      format: 'IdentityIQ HTML',
      reportDate: '2025-09-15',
      bureaus: ['TransUnion', 'Experian', 'Equifax'],
      scores: [
        { bureau: 'TransUnion', value: 588 },
        { bureau: 'Experian', value: 571 },
        { bureau: 'Equifax', value: 602 },
      ],
      accounts: 11,
      negativeAccounts: 9,
      inquiries: 6,
      publicRecords: 2,
      names: ['DEVIN SAMPLETON', 'DEVIN R SAMPLETON'],
      profileName: 'Devin Sampleton',
      namesSomebodyElse: false,
      newestKept: null,
    },
  ]);
  expect(await reportsOf(profileId)).toEqual([]);
});

it("imports a file like a provider's response, without changing the connection", async () => {
  const profileId = await aProfile(world, who);
  const { ok, reportId } = (await give(profileId, page)).json();
  expect(ok).toBe(true);
  expect(await reportsOf(profileId)).toEqual([{ id: reportId, name: '2025-09-15 IdentityIQ HTML' }]);
  const { credit } = (await world.ask(profileDetails, who, { params: { profileId } })).json();
  expect(credit).toEqual({ active: -1, creditType: null, connection: null, hasCreditReport: true });
  const [log] = (await world.ask(profileLogs, who)).json().results;
  expect(log).toMatchObject({ name: 'Devon', username: 'Person 1', status: 'reportConnected' });
  const [note] = (await world.ask(notifications, who)).json().results;
  expect(note).toMatchObject({
    code: 'reportConnected',
    params: { profile: 'Devon', provider: 'IdentityIQ HTML' },
  });
  const standing = (await world.ask(clientStatus, who, { params: { profileId } })).json();
  expect(standing.history.map(({ kind }: { kind: string }) => kind)).toContain('reportImported');
  const [analysed] = (await world.ask(analysis, who)).json().results;
  expect(analysed).toMatchObject({ reportId, clientId: profileId, type: 'File' });
  const params = { profileId, reportId };
  expect((await world.ask(manualAccounts, who, { params })).json().results.length).toBeGreaterThan(10);
  expect((await world.ask(viewReport, who, { params })).body).toContain('SAMPLETON');
});

it("names an undated file after the day of its import, in the account's time zone", async () => {
  const profileId = await aProfile(world, who, { profileName: 'Undated' });
  const noon = world.clock.now().toISOString();
  world.clock.set('2026-11-22T01:30:00.000Z');
  await give(profileId, fixture('identityiq-experian-csid-sampleton.synthetic.json'));
  world.clock.set(noon);
  expect(await reportsOf(profileId)).toMatchObject([{ name: '2026-11-21 IdentityIQ JSON' }]);
});

it("warns about another person's report, and about one older than the newest", async () => {
  const profileId = await aProfile(world, who, { firstName: 'Ana', lastName: 'Torres' });
  await aReport(world, who, profileId);
  const { namesSomebodyElse, profileName, newestKept } = (await inspect(profileId, page)).json();
  expect({ namesSomebodyElse, profileName, newestKept }).toEqual({
    namesSomebodyElse: true,
    profileName: 'Ana Torres',
    newestKept: '2025-09-15',
  });
});

describe("the client's status after a file", () => {
  const kindsAfter = async (bytes: Buffer) => {
    const client = await world.person();
    const profileId = await aProfile(world, client);
    await aReport(world, client, profileId);
    expect((await give(profileId, bytes, client)).statusCode).toBe(200);
    const { history } = (await world.ask(clientStatus, client, { params: { profileId } })).json();
    return history.map(({ kind }: { kind: string }) => kind).toSorted();
  };

  it('reflects the comparison with the previous report if the file is as recent', async () => {
    expect(await kindsAfter(sampleReport)).toEqual(['newerReport', 'reportImported', 'reportImported']);
  });

  it('is not changed by a report older than the newest', async () => {
    const older = Buffer.from(sampleReport.toString().replaceAll('2025-09-15', '2025-06-15'));
    expect(await kindsAfter(older)).toEqual(['reportImported', 'reportImported']);
  });
});

describe('a file that is not a report is rejected with a reason; the previous report stays', () => {
  let profileId: string;
  beforeAll(async () => {
    profileId = await aProfile(world, who);
    await aReport(world, who, profileId);
  });

  const deep = Buffer.from(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
  const entities = Buffer.from(
    '<?xml version="1.0"?><!DOCTYPE r [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><TrueLinkCreditReportType>&b;</TrueLinkCreditReportType>',
  );
  it.each([
    ['0 bytes', Buffer.alloc(0), 'empty'],
    ['white space', Buffer.from(' \n\t '), 'empty'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]), 'image'],
    ['a pdf', Buffer.from('%PDF-1.7\n1 0 obj\n'), 'pdf'],
    ['other JSON', Buffer.from('{"name":"Ana","items":[1,2,3]}'), 'notAReport'],
    ['a report cut in the middle', sampleReport.subarray(0, sampleReport.length / 2), 'truncated'],
    ['100,000 brackets', deep, 'tooDeep'],
    ['XML with entities', entities, 'documentType'],
    ['a page of scripts', Buffer.from('<html><script>alert(1)</script></html>'), 'notAReport'],
    ['a response without a report', Buffer.from('{"success":false,"error":"x"}'), 'refused'],
  ])('%s', async (_, bytes, problem) => {
    const before = await reportsOf(profileId);
    expect(before).not.toEqual([]);
    const refused = {
      ok: false,
      code: 'unreadableReport',
      error: '',
      fields: [{ field: 'report', problem }],
    };
    for (const ask of [inspect, give]) {
      const answer = await ask(profileId, bytes);
      expect([answer.statusCode, answer.json()]).toEqual([422, refused]);
    }
    expect(await reportsOf(profileId)).toEqual(before);
    expect((await world.ask(health, null)).json()).toEqual({ ok: true, version: '1' });
  });
});

it('judges exactly 10 MiB, and refuses a byte more', async () => {
  const profileId = await aProfile(world, who);
  const whole = await inspect(profileId, Buffer.alloc(10 * 1024 * 1024, 0x20));
  expect([whole.statusCode, whole.json().code]).toEqual([422, 'unreadableReport']);
  for (const ask of [inspect, give]) {
    const over = await ask(profileId, Buffer.alloc(10 * 1024 * 1024 + 1, 0x20));
    expect([over.statusCode, over.json().code]).toEqual([413, 'fileTooLarge']);
  }
});

it('imports a file once under its key, although it arrives again, and no other file under that key', async () => {
  const profileId = await aProfile(world, who);
  const under = (key: string, bytes: Buffer) => {
    const form = aForm(reportFileField, bytes);
    return world.ask(importReportFile, who, {
      params: { profileId },
      ...form,
      headers: { ...form.headers, 'idempotency-key': key },
    });
  };
  const before = (await reportsOf(profileId)).length;
  const first = await under('first-press', page);
  const repeated = await under('first-press', page);
  expect([repeated.statusCode, repeated.json()]).toEqual([200, first.json()]);
  expect(await reportsOf(profileId)).toHaveLength(before + 1);
  const other = await under('first-press', Buffer.concat([page, Buffer.from('<!-- -->')]));
  expect([other.statusCode, other.json().fields]).toEqual([
    400,
    [{ field: 'Idempotency-Key', problem: 'used' }],
  ]);
  await under('second-press', page);
  expect(await reportsOf(profileId)).toHaveLength(before + 2);
});

it('rejects a form without the file', async () => {
  const profileId = await aProfile(world, who);
  const answer = await world.ask(importReportFile, who, {
    params: { profileId },
    ...aForm('another', page),
  });
  expect([answer.statusCode, answer.json().fields]).toEqual([
    400,
    [{ field: 'report', problem: 'required' }],
  ]);
});
