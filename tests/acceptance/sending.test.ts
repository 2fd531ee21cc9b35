import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { unzip } from '#tests/support/zip.ts';
import { type Calls, keys, nobody, openCalls } from './openCalls.ts';

let calls: Calls;
let own: Calls['own'];
let foreign: string;
let ask: Calls['ask'];
let create: Calls['create'];
let expectGuarded: Calls['expectGuarded'];
let png: Buffer;

beforeAll(async () => {
  calls = await openCalls();
  ({ own, foreign, ask, create, expectGuarded } = calls);
  png = await sharp({ create: { width: 64, height: 40, channels: 3, background: '#dbe8e6' } })
    .png()
    .toBuffer();
});
afterAll(() => calls?.product.stop());

function form(field: string, bytes: Buffer, fields: Readonly<Record<string, string>> = {}): FormData {
  const made = new FormData();
  for (const [name, value] of Object.entries(fields)) made.append(name, value);
  made.append(field, new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'card.png');
  return made;
}
const detail = async (id: string) => (await ask(`/profile/details/${id}`)).answer;
const text = Buffer.from('this is no picture at all');

it.each([
  ['H11', 'ssn', 'ssnDocs', 'ssnDocument'],
  ['H11', 'address', 'POA', 'addressDocument'],
  ['H11', 'idOrDriverLicense', 'idOrLicenseDocs', 'idOrDriverDocument'],
])('%s accepts a document by its kind, with the profile in the form: %s', async (_, kind, field, kept) => {
  const profileId = await create();
  const path = `/profile/documents/${kind}`;
  expect((await ask(path, { body: form(field, png, { profileId }) })).answer).toEqual({ ok: true });
  expect((await detail(profileId))[kept]).toMatchObject({ uploadedAt: expect.any(String) });
  expect((await ask(path, { body: form(field, png, { profileId }), as: null })).status).toBe(401);
  expect((await ask(path, { body: form(field, png, { profileId: foreign }) })).status).toBe(404);
  const nowhere = await ask(path, { body: form(field, png) });
  expect([nowhere.status, nowhere.answer.fields]).toEqual([
    400,
    [{ field: 'profileId', problem: 'required' }],
  ]);
  const refused = await ask(path, { body: form(field, text, { profileId }) });
  expect([refused.status, refused.answer.code]).toEqual([422, 'notAnImage']);
});

it.each([
  ['H12', 'ssn', 'ssnDocs', 'ssnDocument'],
  ['H12', 'poa', 'POA', 'addressDocument'],
  ['H12', 'id', 'idOrLicenseDocs', 'idOrDriverDocument'],
])('%s accepts a document at the profile: %s', async (_, slot, field, kept) => {
  const id = await create();
  const path = (profile: string) => `/profile/upload/${profile}/${slot}`;
  expect((await ask(path(id), { body: form(field, png) })).answer).toEqual({ ok: true });
  expect((await detail(id))[kept]).toMatchObject({ uploadedAt: expect.any(String) });
  expect((await ask(path(id), { body: form(field, png), as: null })).status).toBe(401);
  for (const other of [foreign, nobody])
    expect((await ask(path(other), { body: form(field, png) })).status).toBe(404);
  expect((await ask(path(id), { body: form('another', png) })).status).toBe(400);
  expect((await ask(path(id), { body: form(field, text) })).answer.code).toBe('notAnImage');
});

it('H13 saves an image for the company and returns its URL', async () => {
  const { status, answer } = await ask('/cdn/upload', { body: form('document', png) });
  expect([status, answer]).toEqual([
    200,
    { ok: true, result: expect.stringMatching(/^\/api\/v1\/cdn\/[\w-]{22}$/) },
  ]);
  const picture = await ask(answer.result, { as: null });
  expect([picture.status, picture.headers.get('content-type')]).toEqual([
    200,
    expect.stringMatching(/^image\//),
  ]);
  expect((await ask('/cdn/upload', { body: form('document', png), as: null })).status).toBe(401);
  expect((await ask('/cdn/upload', { body: form('document', text) })).answer.code).toBe('notAnImage');
  expect((await ask('/cdn/upload', { body: form('another', png) })).answer.fields).toEqual([
    { field: 'document', problem: 'required' },
  ]);
});

it('H22 saves the five fields of the settings, and rejects each by name', async () => {
  const { result } = (await ask('/cdn/upload', { body: form('document', png) })).answer;
  const body = {
    fullName: 'Jordan M. Ellis',
    mail: 'jordan@example.com',
    companyName: 'Ellis & Partners',
    companyUrl: 'https://ellis.example',
    companyLogoUrl: result,
  };
  expect((await ask('/settings', { body })).answer).toEqual({ ok: true });
  expect((await ask('/myInformation')).answer).toMatchObject(body);
  const wrong = { fullName: '', mail: 'nothing', companyUrl: 'http://ellis.example', companyLogoUrl: 'x' };
  const refused = await ask('/settings', { body: wrong });
  expect([
    refused.status,
    refused.answer.fields.map(({ field }: { field: string }) => field).toSorted(),
  ]).toEqual([400, keys(wrong)]);
  await expectGuarded(() => '/settings', { body }, false);
});

it('H25 lists what happened, with type, title, description, and time', async () => {
  const { answer } = await ask('/notifications');
  expect(answer.results.map(({ code }: { code: string }) => code)).toContain('generationFinished');
  expect(keys(answer.results[0])).toEqual([
    'code',
    'createdAt',
    'description',
    'id',
    'params',
    'profileId',
    'read',
    'title',
    'type',
  ]);
  expect((await ask('/notifications', { as: calls.strangers })).answer.results).toEqual([]);
  await expectGuarded(() => '/notifications', {}, false);
});

it.each([
  ['H27', 'IdentityIQ', 0],
  ['H27', 'MyFreeScoreNow', 1],
  ['H27', 'SmartCredit', 2],
])('%s connects %s, whose index is %i', async (_, provider, index) => {
  const id = await create();
  const path = (profile: string) => `/profile/${provider}/${profile}`;
  // IdentityIQ asks for the last four digits of the social security number, which the sandbox invents with the person.
  const body = { username: 'ana.torres', password: 'sandbox', sqa: await secretAnswerOf('ana.torres') };
  const { status, answer } = await ask(path(id), { body });
  expect([status, keys(answer)]).toEqual([200, ['mail', 'ok', 'provider', 'reportId', 'signedInOn']]);
  expect((await detail(id)).credit).toMatchObject({
    active: index,
    creditType: provider,
    hasCreditReport: true,
  });
  const wrong = await ask(path(id), { body: { ...body, password: 'wrong' } });
  expect([wrong.answer.ok, wrong.answer.code]).toEqual([false, 'providerLoginFailed']);
  const empty = await ask(path(id), { body: { username: '', password: 'x' } });
  expect([empty.status, empty.answer.fields]).toEqual([400, [{ field: 'username', problem: 'required' }]]);
  await expectGuarded(path, { body });
});

async function secretAnswerOf(username: string): Promise<string> {
  const { personFrom } = await import('#sandbox/reports/identity.ts');
  return personFrom(username).ssn.slice(-4);
}

it.each([
  ['H28', 'identityIq', 'IdentityIQ'],
  ['H28', 'myFreeScoreNow', 'MyFreeScoreNow'],
  ['H28', 'smartCredit', 'SmartCredit'],
])('%s %s/logout removes the connection, and the reports stay', async (_, path, provider) => {
  const profileId = await create();
  const body = { username: 'ana.torres', password: 'sandbox', sqa: await secretAnswerOf('ana.torres') };
  await ask(`/profile/${provider}/${profileId}`, { body });
  const logout = { body: { profileId } };
  expect((await ask(`/${path}/logout`, { ...logout, as: null })).status).toBe(401);
  expect((await ask(`/${path}/logout`, { body: { profileId: foreign } })).status).toBe(404);
  expect((await ask(`/${path}/logout`, { body: {} })).status).toBe(400);
  expect((await ask(`/${path}/logout`, logout)).answer).toEqual({ ok: true });
  expect((await detail(profileId)).credit).toMatchObject({ active: -1 });
  expect((await ask(`/creditReports/${profileId}`)).answer.results).toHaveLength(1);
});

const left = async () => (await ask('/myInformation')).answer.generationsLeft.value;

it('F16 H31 H35 letters cost one generation however many they are, and none are written without one', async () => {
  const { profileId, reportId } = own;
  const before = await left();
  const everything = `/automatedGenerations/${reportId}/${profileId}/6`;
  const { sessionId } = (await ask(everything, { body: [6] })).answer;
  const [newest] = (await ask('/generations')).answer.generations;
  expect([newest.id, newest.numberOfLetters > 10, await left()]).toEqual([sessionId, true, before - 1]);

  const poor = { as: calls.strangers };
  const body = { username: 'ana.torres', password: 'sandbox' };
  const report = (await ask(`/profile/MyFreeScoreNow/${foreign}`, { body, ...poor })).answer.reportId;
  const accounts = (await ask(`/negativeManualGenerateInformations/${foreign}/${report}`, poor)).answer
    .results;
  const manual = {
    profileId: foreign,
    reportId: report,
    destinations: accounts[0].bureaus,
    selectedAccounts: [accounts[0].id],
  };
  for (const refused of [
    await ask(`/automatedGenerations/${report}/${foreign}/1`, { body: [1], ...poor }),
    await ask('/generateManual', { body: manual, ...poor }),
  ])
    expect([refused.status, refused.answer.code]).toEqual([409, 'noGenerations']);
  expect((await ask('/generations', poor)).answer).toEqual({ generations: [] });
  expect((await ask('/myInformation', poor)).answer.generationsLeft.value).toBe(0);
});

it('H31 writes the letters of the options, which the path and the body must both name', async () => {
  const { profileId, reportId } = own;
  const path = (profile: string, report = reportId) => `/automatedGenerations/${report}/${profile}/2,5`;
  const body = [2, 5];
  const before = await left();
  const { answer } = await ask(path(profileId), { body });
  expect(keys(answer)).toEqual(['printVariantId', 'sessionId']);
  expect(await left()).toBe(before - 1);
  expect((await ask(path(profileId), { body: [2] })).status).toBe(400);
  expect((await ask(path(profileId), { body: [2, 7] })).answer.fields).toContainEqual({
    field: '1',
    problem: expect.any(String),
  });
  for (const option of [0, 7]) {
    const outside = `/automatedGenerations/${reportId}/${profileId}/${option}`;
    expect((await ask(outside, { body: [option] })).answer.fields).toEqual([
      { field: 'selectedOptions', problem: 'outOfRange' },
    ]);
  }
  expect((await ask(path(profileId, nobody), { body })).status).toBe(404);
  await expectGuarded(path, { body });
  expect(await left()).toBe(before - 1);
});

it('H33 returns one account at each bureau, with every field of the specification', async () => {
  const { profileId, reportId } = own;
  const [account] = (await ask(`/manualGenerateInformations/${profileId}/${reportId}`)).answer.results;
  const path = (report: string) => `/getAccountInformation/${account.id}/${report}`;
  const body = { selectedAccounts: [account.id] };
  const { answer } = await ask(path(reportId), { body });
  expect(keys(answer)).toEqual(['Equifax', 'Experian', 'TransUnion', 'id', 'name']);
  for (const bureau of ['TransUnion', 'Experian', 'Equifax'])
    expect(keys(answer[bureau])).toEqual(
      [
        'accountNumber accountDetail accountStatus dateOpened ofMonths creditLimit paymentStatus dateLastActive',
        'accountType bureauCode monthlyPayment balance highCredit pastDue lastReport lastPaymentDate comment',
        'reporting',
      ]
        .join(' ')
        .split(' ')
        .toSorted(),
    );
  expect((await ask(path(reportId), { body: { selectedAccounts: 'all' } })).status).toBe(400);
  expect((await ask(path(reportId), { body, as: null })).status).toBe(401);
  expect((await ask(path(reportId), { body, as: calls.strangers })).status).toBe(404);
  expect((await ask(path(nobody), { body })).status).toBe(404);
});

it('H35 writes a letter for each manually selected destination', async () => {
  const { profileId, reportId } = own;
  const negative = (await ask(`/negativeManualGenerateInformations/${profileId}/${reportId}`)).answer.results;
  const [account] = negative;
  const destinations: string[] = account.bureaus;
  const body = { profileId, reportId, destinations, selectedAccounts: [account.id] };
  const { answer } = await ask('/generateManual', { body });
  expect(keys(answer)).toEqual(['printVariantId', 'sessionId']);
  const zip = await ask(`/attack/session/download/${answer.sessionId}`);
  expect(await unzip(Buffer.from(zip.answer))).toHaveLength(destinations.length);
  expect((await ask('/generateManual', { body, as: null })).status).toBe(401);
  expect((await ask('/generateManual', { body: { ...body, profileId: foreign } })).status).toBe(404);
  const none = await ask('/generateManual', { body: { ...body, destinations: [], selectedAccounts: [] } });
  expect([none.status, none.answer.fields.map(({ field }: { field: string }) => field)]).toEqual([
    400,
    ['destinations', 'selectedAccounts'],
  ]);
});
