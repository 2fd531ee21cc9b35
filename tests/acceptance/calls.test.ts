import { afterAll, beforeAll, expect, it } from 'vitest';
import { demonstrationMails } from '#server/configuration.ts';
import { demonstrationPassword } from '#server/identity/embedded/demonstration.ts';
import { aProfileInput, sampleReport } from '#tests/support/anApp.ts';
import { tokenFor } from '../support/token/tokenFor.ts';
import { createVisitor } from '../support/token/visitor.ts';
import { type Calls, keys, nobody, openCalls } from './openCalls.ts';

let calls: Calls;
let own: Calls['own'];
let foreign: string;
let ask: Calls['ask'];
let expectGuarded: Calls['expectGuarded'];
let create: Calls['create'];
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

beforeAll(async () => {
  calls = await openCalls();
  ({ own, foreign, ask, expectGuarded, create } = calls);
});
afterAll(() => calls?.product.stop());

it.each([
  ['H1', '/clients'],
  ['H4', '/profiles'],
])("%s %s lists the account's own profiles with their counts, and nobody else’s", async (_, path) => {
  const { status, answer } = await ask(path);
  expect([status, keys(answer), keys(answer.meta)]).toEqual([
    200,
    ['meta', 'results'],
    ['finished', 'needsReview', 'onboarding', 'waiting'],
  ]);
  expect(keys(answer.results[0])).toEqual(['date', 'id', 'latestSessionId', 'mailing', 'name', 'status']);
  expect(answer.results.map(({ id }: { id: string }) => id)).not.toContain(foreign);
  await expectGuarded(() => path, {}, false);
});

it.each([
  ['H2', (id: string) => `/clients/${id}`],
  ['H6', (id: string) => `/profile/${id}`],
] as const)("%s removes one record, only if it is the account's own", async (_, path) => {
  const id = await create();
  await expectGuarded(path, { method: 'DELETE' });
  expect((await ask(path(id), { method: 'DELETE' })).answer).toEqual({ ok: true });
  expect((await ask(`/profile/details/${id}`)).status).toBe(404);
});

it("H3 lists what was done with the account's profiles, newest first; id is the account’s", async () => {
  await create();
  const { results } = (await ask('/profile/logs')).answer;
  const { account } = (await ask('/myInformation')).answer.generationsLeft;
  expect(results[0]).toEqual({
    name: 'Devon',
    username: 'Jordan Ellis',
    id: account,
    entry: expect.stringMatching(uuid),
    date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    status: 'profileCreated',
  });
  const dates: string[] = results.map(({ date }: { date: string }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
  const theirs = (await ask('/profile/logs', { as: calls.strangers })).answer.results;
  expect(theirs.map(({ id }: { id: string }) => id)).not.toContain(account);
  await expectGuarded(() => '/profile/logs', {}, false);
});

it('H5 deletes a list, completely or not at all', async () => {
  const id = await create();
  const both = await ask('/profiles', { method: 'DELETE', body: [id, foreign] });
  expect([both.status, (await ask(`/profile/details/${id}`)).status]).toEqual([404, 200]);
  expect((await ask('/profiles', { method: 'DELETE', body: [id] })).answer).toEqual({ ok: true });
  for (const body of [{ id }, [], ['no id']])
    expect((await ask('/profiles', { method: 'DELETE', body })).answer.code).toBe('invalid');
  expect((await ask('/profiles', { method: 'DELETE', body: [id], as: null })).status).toBe(401);
});

it('H7 returns the states', async () => {
  const { answer } = await ask('/getStates');
  expect(answer.results).toContainEqual({ id: 'TX', name: 'Texas' });
  expect(answer.results.length).toBeGreaterThan(50);
  await expectGuarded(() => '/getStates', {}, false);
});

it('H8 creates a profile and returns its id; errors name their fields', async () => {
  expect(await create()).toMatch(uuid);
  const { status, answer } = await ask('/profile/create', {
    body: aProfileInput({ mail: '', dob: '2020-01-01' }),
  });
  expect([status, answer.code]).toEqual([400, 'invalid']);
  expect(answer.fields).toContainEqual({ field: 'mail', problem: 'required' });
  expect((await ask('/profile/create', { body: aProfileInput(), as: null })).status).toBe(401);
});

it('H9 returns the detail with the specification’s fields, sensitive ones masked', async () => {
  const { answer } = await ask(`/profile/details/${own.profileId}`);
  expect(keys(answer)).toEqual(
    [
      'id profileName firstName lastName phone mail ssn dob streetAddress city state postalCode status credit',
      'ssnDocument idOrDriverDocument addressDocument onboardingKey onboardingLink',
      // Why a client has no link (decision 150).
      'onboardingClosedAt',
      // Of its information, for a change that is based on it (decision 10).
      'version',
    ]
      .join(' ')
      .split(' ')
      .toSorted(),
  );
  expect([answer.ssn, answer.dob]).toEqual([
    expect.stringMatching(/^\*\*\*-\*\*-\d{4}$/),
    expect.stringMatching(/^\*\*\/\*\*\/\d{4}$/),
  ]);
  expect(answer.credit.active).toBeTypeOf('number');
  await expectGuarded((id) => `/profile/details/${id}`);
});

it('H10 I2 changes a profile, and accepts a date of birth only as YYYY-MM-DD', async () => {
  const id = await create();
  const body = aProfileInput({ city: 'Peoria', dob: '1990-04-30' });
  expect((await ask(`/profile/${id}`, { method: 'PUT', body })).answer).toEqual({ ok: true, version: 2 });
  expect((await ask(`/profile/details/${id}`)).answer).toMatchObject({ city: 'Peoria', dob: '**/**/1990' });
  const american = await ask(`/profile/${id}`, { method: 'PUT', body: { ...body, dob: '04/30/1990' } });
  expect([american.status, american.answer.fields[0].field]).toEqual([400, 'dob']);
  await expectGuarded((other) => `/profile/${other}`, { method: 'PUT', body });
});

it('H14 lists the generations', async () => {
  const { answer } = await ask('/generations');
  expect(keys(answer.generations[0])).toEqual(
    'date destinationAddress generations id mailing numberOfLetters profile profileName reportId reportName round variantIDs'.split(
      ' ',
    ),
  );
  expect((await ask('/generations', { as: calls.strangers })).answer).toEqual({ generations: [] });
  await expectGuarded(() => '/generations', {}, false);
});

it('H15 lists the generations of one report, outside of /v1', async () => {
  const { answer } = await ask(`/api/generations/${own.profileId}/${own.reportId}`);
  expect([answer.value, answer.generations[0].reportId]).toEqual([1, own.reportId]);
  expect((await ask(`/api/generations/${own.profileId}/${nobody}`)).status).toBe(404);
  await expectGuarded((id) => `/api/generations/${id}/${own.reportId}`);
});

it('H16 returns the report as HTML that can do nothing', async () => {
  const { answer, headers } = await ask(`/profile/${own.profileId}/${own.reportId}/view`);
  expect(Buffer.from(answer).toString()).toMatch(/^<!doctype html>/i);
  expect(headers.get('content-security-policy')).toMatch(/sandbox/);
  await expectGuarded((id) => `/profile/${id}/${own.reportId}/view`);
});

it('H17 returns the newest analysis of each client', async () => {
  const { answer } = await ask('/analysis');
  expect(keys(answer.results[0])).toEqual(['clientId', 'date', 'id', 'mail', 'name', 'reportId', 'type']);
  const clients = answer.results.map(({ clientId }: { clientId: string }) => clientId);
  expect(new Set(clients).size).toBe(clients.length);
  expect((await ask('/analysis', { as: calls.strangers })).answer).toEqual({ results: [] });
  await expectGuarded(() => '/analysis', {}, false);
});

it('H18 filters the history of analyses by each of three ids, and ignores an empty one', async () => {
  const idsOf = async (query: string) =>
    (await ask(`/analysisHistory?${query}`)).answer.results.map(
      ({ reportId }: { reportId: string }) => reportId,
    );
  expect(await idsOf(`report=${own.reportId}`)).toEqual([own.reportId]);
  expect(await idsOf(`analysis=${own.reportId}`)).toEqual([own.reportId]);
  expect(await idsOf(`Client=${own.profileId}`)).toEqual([own.reportId]);
  const all = await idsOf('');
  expect(all.length).toBeGreaterThan(1);
  expect(await idsOf('analysis=&Client=&report=')).toEqual(all);
  expect(await idsOf(`analysis=&Client=${own.profileId}&report=`)).toEqual([own.reportId]);
  expect(await idsOf(`Client=${foreign}`)).toEqual([]);
  expect((await ask('/analysisHistory?report=none')).answer.fields).toEqual([
    { field: 'report', problem: 'invalid' },
  ]);
  await expectGuarded(() => '/analysisHistory', {}, false);
});

it('H23 saves a phone number only in the format of the dialog’s mask', async () => {
  expect((await ask('/settings/phone', { body: { phone: '+1(555)-010-0199' } })).answer).toEqual({
    ok: true,
  });
  expect((await ask('/myInformation')).answer.phoneNumber).toBe('+1(555)-010-0199');
  expect((await ask('/settings/phone', { body: { phone: '5550100199' } })).answer.fields).toEqual([
    { field: 'phone', problem: 'phone' },
  ]);
  await expectGuarded(() => '/settings/phone', { body: { phone: '+1(555)-010-0199' } }, false);
});

it('H24 lists members and affiliates', async () => {
  expect((await ask('/employees')).answer.results).toEqual([
    expect.objectContaining({ mail: demonstrationMails.b2b, role: 'owner' }),
  ]);
  expect((await ask('/affiliates')).answer).toEqual({ results: [] });
  for (const path of ['/employees', '/affiliates']) await expectGuarded(() => path, {}, false);
});

it('H26 returns the person with the specification’s own spelling', async () => {
  const { answer } = await ask('/myInformation');
  const count = { value: expect.any(Number) };
  expect(answer).toMatchObject({
    fullName: 'Jordan Ellis',
    lastSignIn: expect.any(String),
    dateJoined: expect.any(String),
    lastActiveDate: expect.any(String),
    phoneNumber: expect.any(String),
    showOnboarding: expect.any(Boolean),
    onboarding: { report: true },
    generationsLeft: { value: expect.any(Number), account: expect.stringMatching(/^\d{4}-\d{4}$/) },
    statitics: { finished: count, needsReview: count, waiting: count, onboarding: count },
  });
  const { meta } = (await ask('/profiles')).answer;
  expect(answer.statitics).toEqual(meta);
  await expectGuarded(() => '/myInformation', {}, false);
});

it('H29 lists the reports of a profile with the newest first, their names descending', async () => {
  const id = await create();
  const older = new FormData();
  older.append('report', new Blob([new Uint8Array(sampleReport)]), 'report.json');
  const { reportId: imported } = (await ask(`/profile/report/${id}`, { body: older })).answer;
  const body = { username: 'james.okafor', password: 'sandbox' };
  const { reportId: connected } = (await ask(`/profile/MyFreeScoreNow/${id}`, { body })).answer;
  const { results } = (await ask(`/creditReports/${id}`)).answer;
  expect(results.map((report: object) => keys(report))).toEqual([
    ['id', 'name'],
    ['id', 'name'],
  ]);
  expect(results.map((report: { id: string }) => report.id)).toEqual([connected, imported]);
  const names: string[] = results.map(({ name }: { name: string }) => name);
  expect([names[0]! > names[1]!, names[1]]).toEqual([true, expect.stringContaining('2025-09-15')]);
  await expectGuarded((id) => `/creditReports/${id}`);
});

it('H30 gives the six options, for one and the same report of one’s own only', async () => {
  const { profileId, reportId } = own;
  const body = { profileId, reportId, creditReportId: reportId };
  expect((await ask('/automateGenerationsType', { body })).answer.results).toEqual([
    { id: 1, name: 'Attack All Negative Accounts' },
    { id: 2, name: 'Personal information only' },
    { id: 3, name: 'Late Payments Only' },
    { id: 4, name: 'Charge offs / Collections Only' },
    { id: 5, name: 'Inquiries Only' },
    { id: 6, name: 'Attack Everything Separately' },
  ]);
  expect((await ask('/automateGenerationsType', { body: { ...body, creditReportId: nobody } })).status).toBe(
    400,
  );
  const theirs = { body: { ...body, profileId: foreign } };
  expect((await ask('/automateGenerationsType', theirs)).answer.code).toBe('notFound');
  expect((await ask('/automateGenerationsType', { body, as: calls.strangers })).status).toBe(404);
  expect((await ask('/automateGenerationsType', { body: {} })).answer.fields).toHaveLength(3);
  await expectGuarded(() => '/automateGenerationsType', { body }, false);
});

it('H32 lists the accounts, and separately the negative ones', async () => {
  const paths = ['manualGenerateInformations', 'negativeManualGenerateInformations'] as const;
  const lists = await Promise.all(
    paths.map(async (path) => (await ask(`/${path}/${own.profileId}/${own.reportId}`)).answer.results),
  );
  const fields = ['amount', 'bureaus', 'id', 'name', 'negative', 'number', 'opened', 'status', 'type'];
  expect(keys(lists[0][0])).toEqual(fields);
  expect(lists[1]).toEqual(lists[0].filter(({ negative }: { negative: boolean }) => negative));
  expect(lists[1].length).toBeGreaterThan(0);
  expect(lists[0].length).toBeGreaterThan(lists[1].length);
  for (const path of paths) {
    expect((await ask(`/${path}/${own.profileId}/${nobody}`)).status).toBe(404);
    await expectGuarded((id) => `/${path}/${id}/${own.reportId}`);
  }
});

it('H34 lists where letters can be sent', async () => {
  const { answer } = await ask(`/getDestinations/${own.profileId}/${own.reportId}`);
  const bureaus = answer.results.filter(({ kind }: { kind: string }) => kind === 'bureau');
  expect(keys(answer.results[0])).toEqual(['id', 'kind', 'name']);
  expect(bureaus.map(({ id }: { id: string }) => id)).toEqual(['TransUnion', 'Experian', 'Equifax']);
  await expectGuarded((id) => `/getDestinations/${id}/${own.reportId}`);
});

/** The status that a person of another account gets, who is not support either. */
async function elsewhere(path: string): Promise<number> {
  const { consumer: origin, port } = calls.product;
  const theirs = await tokenFor({
    mail: demonstrationMails.b2c,
    password: demonstrationPassword,
    origin,
    port,
  });
  const headers = { authorization: `Bearer ${theirs}` };
  return (await createVisitor(origin, port).visit(path, { headers })).status;
}

it.each([
  ['H36', 'download', /^application\/zip/, 'PK'],
  ['H37', 'csv', /^text\/csv/, ''],
])('%s returns the letters as %s, named so', async (_, path, type, start) => {
  const { answer, headers } = await ask(`/attack/session/${path}/${own.sessionId}`);
  expect(headers.get('content-type')).toMatch(type);
  expect(headers.get('content-disposition')).toContain(path === 'csv' ? own.sessionId : '.zip');
  expect(Buffer.from(answer).toString('latin1').startsWith(start)).toBe(true);
  expect((await ask(`/attack/session/${path}/${nobody}`)).status).toBe(404);
  expect((await ask(`/attack/session/${path}/${own.sessionId}`, { as: null })).status).toBe(401);
  expect(await elsewhere(`/api/v1/attack/session/${path}/${own.sessionId}`)).toBe(404);
});
