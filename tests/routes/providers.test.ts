import { afterAll, beforeAll, expect, it } from 'vitest';
import { notifications } from '#contract/account.ts';
import { profileDetails } from '#contract/profiles.ts';
import { connectProvider, logoutCalls, refreshReport } from '#contract/providers.ts';
import { creditReports } from '#contract/reports.ts';
import { GatewayError } from '#server/gateways/failure.ts';
import { anApp, sampleGateway, type AppUnderTest } from '#tests/support/anApp.ts';
import { aProfile, aReport, credentials } from './world.ts';

let world: AppUnderTest;
/** What the IdentityIQ gateway returns next. */
let failure: GatewayError | null = null;
beforeAll(async () => {
  world = await anApp({
    IdentityIQ: {
      fetchReport: (given, options) =>
        failure ? Promise.reject(failure) : sampleGateway.fetchReport(given, options),
    },
  });
});
afterAll(() => world.close());

it('connects, imports the report, and notifies the account', async () => {
  const who = await world.person();
  const profileId = await aProfile(world, who);
  const reportId = await aReport(world, who, profileId);
  const now = world.clock.now().toISOString();
  const { credit } = (await world.ask(profileDetails, who, { params: { profileId } })).json();
  expect(credit).toEqual({
    active: 1,
    creditType: 'MyFreeScoreNow',
    connection: { mail: 'devon@example.com', signedInOn: now },
    hasCreditReport: true,
  });
  expect((await world.ask(creditReports, who, { params: { profileId } })).json()).toEqual({
    results: [{ id: reportId, name: expect.stringMatching(/^\d{4}-\d\d-\d\d MyFreeScoreNow$/) }],
  });
  expect((await world.ask(notifications, who)).json().results).toMatchObject([
    { code: 'reportConnected', type: 'positive', params: { provider: 'MyFreeScoreNow' } },
  ]);
});

it.each([
  ['wrongSignIn', 422, 'providerLoginFailed', 'Login Failed'],
  ['membership', 422, 'providerBilling', 'Billing Error'],
  ['timeout', 502, 'providerUnreachable', ''],
  ['unexpectedAnswer', 502, 'providerUnusable', ''],
] as const)(
  "%s: refused with the server's text; the previous connection and report stay",
  async (reason, status, code, error) => {
    const who = await world.person();
    const profileId = await aProfile(world, who);
    const reportId = await aReport(world, who, profileId);
    failure = new GatewayError(reason);
    const params = { provider: 'IdentityIQ', profileId };
    const answer = await world.ask(connectProvider, who, { params, body: { ...credentials, sqa: '0611' } });
    failure = null;
    expect([answer.statusCode, answer.json()]).toEqual([
      status,
      { ok: false, code, error, fields: [{ field: 'provider', problem: reason }] },
    ]);
    const { credit } = (await world.ask(profileDetails, who, { params: { profileId } })).json();
    expect([credit.active, credit.hasCreditReport]).toEqual([1, true]);
    const { results } = (await world.ask(creditReports, who, { params: { profileId } })).json();
    expect(results.map(({ id }: { id: string }) => id)).toEqual([reportId]);
  },
);

it('replaces the provider only after the new one has succeeded', async () => {
  const who = await world.person();
  const profileId = await aProfile(world, who);
  await aReport(world, who, profileId);
  const params = { provider: 'IdentityIQ', profileId };
  await world.ask(connectProvider, who, { params, body: { ...credentials, sqa: '0611' } });
  const { credit } = (await world.ask(profileDetails, who, { params: { profileId } })).json();
  expect([credit.active, credit.creditType]).toEqual([0, 'IdentityIQ']);
});

it('refreshes with the sealed sign-in, and deletes it on sign-out; reports stay', async () => {
  const who = await world.person();
  const profileId = await aProfile(world, who);
  const params = { profileId };
  expect((await world.ask(refreshReport, who, { params, body: {} })).statusCode).toBe(404);
  await aReport(world, who, profileId);
  expect((await world.ask(refreshReport, who, { params, body: {} })).json()).toMatchObject({
    ok: true,
    provider: 'MyFreeScoreNow',
    mail: credentials.username,
  });
  expect((await world.ask(logoutCalls.MyFreeScoreNow, who, { body: params })).json()).toEqual({ ok: true });
  const { credit } = (await world.ask(profileDetails, who, { params })).json();
  expect(credit).toEqual({ active: -1, creditType: null, connection: null, hasCreditReport: true });
  expect((await world.ask(creditReports, who, { params })).json().results).toHaveLength(2);
});

it('rejects an empty sign-in by field', async () => {
  const who = await world.person();
  const params = { provider: 'SmartCredit', profileId: await aProfile(world, who) };
  const answer = await world.ask(connectProvider, who, { params, body: { username: '', password: '' } });
  expect([answer.statusCode, answer.json().fields]).toEqual([
    400,
    [
      { field: 'username', problem: 'required' },
      { field: 'password', problem: 'required' },
    ],
  ]);
});
