import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { allGenerations, myInformation, notifications, saveSettings } from '#contract/account.ts';
import type { Call } from '#contract/call.ts';
import { createClientLink } from '#contract/clientLink.ts';
import { calls } from '#contract/calls.ts';
import { grantGenerations } from '#contract/payment.ts';
import { createProfile, listProfiles, profileDetails, profileLogs } from '#contract/profiles.ts';
import { downloadCsv, downloadLetters, printLetters } from '#contract/repair.ts';
import { allowSupport, startVisit } from '#contract/support.ts';
import { supportNeed } from '#server/identity/supportNeed.ts';
import { forAccount } from '#server/store/wall.ts';
import { anApp, aProfileInput, type AppUnderTest, type Person } from '#tests/support/anApp.ts';
import { aDocument, aProfile, aReport, aSession, unusedId, unusedParams as params } from './world.ts';

let world: AppUnderTest;
let supporter: Person;
beforeAll(async () => {
  world = await anApp();
  supporter = await world.person('b2b', 0);
  world.trust(supporter);
});
afterAll(() => world.close());

/** Starts a visit with a reason, after which support may do more than read lists. */
const visitTo = (customer: Person, reason = 'Asked by phone') =>
  world.ask(startVisit, supporter, { body: { reason }, headers: { 'x-target-user-id': customer.userId } });
const acts = (target: string) => ({ headers: { 'x-target-user-id': target } });
/** Support on the host of the impersonated user, where they have signed in too. */
const at = async (target: Person): Promise<Person> => ({
  ...supporter,
  variant: target.variant,
  token: await world.token(supporter.subject, target.variant),
});
const refusal = (status: number, code: string, error = '') => [status, { ok: false, code, error }];
const told = async (who: Person) =>
  (await world.ask(notifications, who)).json().results.map(({ code }: { code: string }) => code);
const noted = async ({ accountId }: Person) =>
  (await world.services.store.supportActs.list(accountId)).map(({ act, detail }) => [act, detail]);

describe('a call for another user', () => {
  it.each(
    calls
      .filter(({ access }) => access !== 'public' && access !== 'token')
      .map((call) => [call.name, call] as const),
  )('%s is refused to everyone except support, even with their own id', async (_, call) => {
    const [stranger, customer] = [await world.person(), await world.person()];
    const body = call.body ? {} : undefined;
    for (const target of [customer.userId, stranger.userId, unusedId, 'nonsense', '']) {
      const answer = await world.ask(call, stranger, { params, body, ...acts(target) });
      expect([answer.statusCode, answer.json()]).toEqual(refusal(403, 'forbidden'));
    }
    expect([await noted(customer), await noted(stranger)]).toEqual([[], []]);
  });

  it.each(calls.filter(({ access }) => access === 'token').map((call) => [call.name, call] as const))(
    '%s belongs to no account, so support can only call it for themselves',
    async (_, call) => {
      const customer = await world.person();
      const asked = { params, body: call.body ? {} : undefined };
      const plain = await world.ask(call, supporter, asked);
      const acting = await world.ask(call, supporter, { ...asked, ...acts(customer.userId) });
      expect([acting.statusCode, acting.body]).toEqual([plain.statusCode, plain.body]);
      expect(await noted(customer)).toEqual([]);
    },
  );

  it('finds no user for an unknown or malformed id', async () => {
    for (const target of [unusedId, 'nonsense', '', "1' or '1'='1"]) {
      const answer = await world.ask(myInformation, supporter, acts(target));
      expect([answer.statusCode, answer.json()]).toEqual(refusal(404, 'notFound'));
    }
  });

  it.each(['b2b', 'b2c'] as const)('is answered for support as for that user of %s', async (variant) => {
    const customer = await world.person(variant, 7);
    const profileId = await aProfile(world, customer);
    const own = (await world.ask(myInformation, customer)).json();
    expect([own.support, own.impersonated]).toEqual([false, false]);
    world.clock.set('2026-11-21T12:30:00.000Z');
    const who = await at(customer);
    const theirs = (await world.ask(myInformation, who, acts(customer.userId))).json();
    // Being viewed does not make the user active.
    expect(theirs).toEqual({ ...own, support: true, impersonated: true });
    const { results } = (await world.ask(listProfiles, who, acts(customer.userId))).json();
    expect(results.map(({ id }: { id: string }) => id)).toEqual([profileId]);
    world.clock.set('2026-11-21T12:00:00.000Z');
  });

  it('tells support on the wrong host where that user is, and creates no account there', async () => {
    const customer = await world.person('b2c');
    const answer = await world.ask(myInformation, supporter, acts(customer.userId));
    expect([answer.statusCode, answer.json()]).toEqual(refusal(403, 'wrongHost', 'http://my.localhost:4000'));
    expect(await noted(customer)).toEqual([]);
    const itself = await world.ask(myInformation, await at(customer));
    expect([itself.statusCode, itself.json()]).toEqual(refusal(403, 'wrongHost', 'http://localhost:4000'));
  });

  it("changes that user's account, under support's name in its log", async () => {
    const customer = await world.person('b2b');
    await visitTo(customer);
    const profile = aProfileInput();
    const made = await world.ask(createProfile, supporter, { body: profile, ...acts(customer.userId) });
    expect(made.statusCode).toBe(200);
    await world.ask(saveSettings, supporter, {
      body: { companyName: 'Ruiz & Co' },
      ...acts(customer.userId),
    });

    const own = (await world.ask(myInformation, customer)).json();
    expect(own).toMatchObject({ id: customer.userId, companyName: 'Ruiz & Co' });
    const logged = (await world.ask(profileLogs, customer)).json().results;
    expect(
      logged.map(({ username, status }: { username: string; status: string }) => [username, status]),
    ).toEqual([['Redress Support', 'profileCreated']]);
    expect((await world.ask(listProfiles, supporter)).json().results).toEqual([]);
    expect(await noted(customer)).toEqual([
      ['called', 'saveSettings'],
      ['called', 'createProfile'],
      ['impersonated', 'Asked by phone'],
    ]);
  });

  it('has no access beyond that account', async () => {
    const [customer, other] = [await world.person(), await world.person()];
    const profileId = await aProfile(world, other);
    await visitTo(customer);
    const answer = await world.ask(profileDetails, supporter, {
      params: { profileId },
      ...acts(customer.userId),
    });
    expect([answer.statusCode, answer.json()]).toEqual(refusal(404, 'notFound'));
    expect(await noted(other)).toEqual([]);
  });

  it('notifies the account once in half an hour, however many calls come, even at once', async () => {
    const customer = await world.person();
    const visit = () => world.ask(listProfiles, supporter, acts(customer.userId));
    await Promise.all(Array.from({ length: 20 }, visit));
    world.clock.set('2026-11-21T12:29:59.000Z');
    await visit();
    expect([await told(customer), await noted(customer)]).toEqual([['supportActed'], [['impersonated', '']]]);
    world.clock.set('2026-11-21T12:30:00.000Z');
    await Promise.all(Array.from({ length: 20 }, visit));
    expect(await told(customer)).toEqual(['supportActed', 'supportActed']);
    expect((await world.services.store.supportActs.list(customer.accountId))[0]).toEqual({
      userId: customer.userId,
      by: { provider: 'embedded', subject: supporter.subject },
      act: 'impersonated',
      detail: '',
      at: '2026-11-21T12:30:00.000Z',
    });
    world.clock.set('2026-11-21T12:00:00.000Z');
  });

  it("adds generations during impersonation too, in support's own name", async () => {
    const [customer, other] = [await world.person('b2b', 1), await world.person('b2b', 1)];
    const body = { userId: other.userId, count: 4 };
    const answer = await world.ask(grantGenerations, supporter, { body, ...acts(customer.userId) });
    expect(answer.json()).toEqual({ ok: true, generationsLeft: { value: 5 } });
    expect((await world.ask(allGenerations, customer)).json().generationsLeft.value).toBe(1);
    const granted = await world.services.store.supportActs.list(other.accountId);
    expect(granted.map(({ by, act }) => [by.subject, act])).toEqual([
      [supporter.subject, 'generationsGranted'],
    ]);
  });
});

it('tells support, and nobody else, that they are support', async () => {
  const person = await world.person();
  expect((await world.ask(myInformation, supporter)).json()).toMatchObject({
    id: supporter.userId,
    support: true,
    impersonated: false,
  });
  expect((await world.ask(myInformation, person)).json()).toMatchObject({
    support: false,
    impersonated: false,
  });
});

describe('what support may do in an account', () => {
  let customer: Person;
  let ids: Readonly<Record<'profileId' | 'reportId' | 'sessionId', string>>;
  beforeAll(async () => {
    customer = await world.person('b2b', 50);
    const profileId = await aProfile(world, customer);
    await aDocument(world, customer, profileId, 'ssn');
    const reportId = await aReport(world, customer, profileId);
    ids = { profileId, reportId, sessionId: await aSession(world, customer, profileId, reportId) };
  });
  /** Every test has an hour of its own, because the last visit of an earlier one would count. */
  let hour = 0;
  const at = (time: string) =>
    world.clock.set(
      `2026-12-${String(1 + Math.floor(hour / 24)).padStart(2, '0')}T${String(hour % 24).padStart(2, '0')}:${time}.000Z`,
    );
  beforeEach(() => {
    hour += 1;
    at('00:00');
  });
  afterAll(() => world.clock.set('2026-11-21T12:00:00.000Z'));

  const member = calls.filter(({ access }) => access !== 'public' && access !== 'token');
  const needing = (need: string) =>
    member.filter((call) => supportNeed(call) === need).map((call) => [call.name, call] as const);
  const asked = (call: Call) => ({
    params: { ...params, ...ids },
    body: call.body ? {} : undefined,
    ...acts(customer.userId),
  });
  /** Why it is refused; null if it is not. */
  const codeOf = async (call: Call): Promise<string | null> => {
    const answer = await world.ask(call, supporter, asked(call));
    return answer.statusCode === 403 ? answer.json().code : null;
  };

  it('differs by call', () => {
    expect(needing('never').map(([name]) => name)).toEqual([
      'accountClosing',
      'closeAccount',
      'deleteProfile',
      'deleteClient',
      'deleteProfiles',
      'revealField',
      'exportProfile',
      'viewDocument',
      'createClientLink',
      'viewDisputeFile',
      'viewScan',
      'createPayment',
      'allowSupport',
    ]);
    expect(needing('consent').map(([name]) => name)).toEqual([
      'downloadLetters',
      'printLetters',
      'mailLetters',
      'mailingList',
    ]);
    // What can be read without a reason: lists, and nothing that the record of access keeps.
    expect(needing('nothing').filter(([, { reads }]) => reads !== 'nothing')).toEqual([
      ['downloadCsv', downloadCsv],
    ]);
  });

  it.each(needing('never'))('%s is refused, whatever the reason', async (_, call) => {
    await visitTo(customer);
    const before = await world.services.store.profiles.list(customer.accountId);
    expect(await codeOf(call)).toBe('forbidden');
    expect(await world.services.store.profiles.list(customer.accountId)).toEqual(before);
  });

  it.each([...needing('reason'), ...needing('consent')])(
    '%s needs a visit with a reason',
    async (_, call) => {
      await visitTo(customer);
      at('29:59');
      expect(await codeOf(call)).not.toBe('reasonNeeded');
      at('30:00');
      expect(await codeOf(call)).toBe('reasonNeeded');
    },
  );

  it('is recorded and announced with the reason, which must be given', async () => {
    const other = await world.person();
    expect((await visitTo(other, '  ')).json()).toMatchObject({
      code: 'invalid',
      fields: [{ field: 'reason', problem: 'required' }],
    });
    const { until } = (await visitTo(other)).json();
    expect(Date.parse(until) - world.clock.now().getTime()).toBe(30 * 60_000);
    await world.ask(listProfiles, supporter, acts(other.userId));
    expect(await noted(other)).toEqual([['impersonated', 'Asked by phone']]);
    const { results } = (await world.ask(notifications, other)).json();
    expect(results).toMatchObject([{ params: { reason: 'Asked by phone' } }]);
  });

  it('starts with a visit only for support, and on the right host', async () => {
    const [stranger, consumer] = [await world.person(), await world.person('b2c')];
    const body = { reason: 'Curious' };
    for (const [who, headers] of [
      [stranger, acts(customer.userId).headers],
      [stranger, {}],
      [supporter, {}],
    ] as const) {
      const refused = await world.ask(startVisit, who, { body, headers });
      expect([refused.statusCode, refused.json()]).toEqual(refusal(403, 'forbidden'));
    }
    const elsewhere = await visitTo(consumer);
    expect([elsewhere.statusCode, elsewhere.json()]).toEqual(
      refusal(403, 'wrongHost', 'http://my.localhost:4000'),
    );
    expect(await noted(consumer)).toEqual([]);
  });

  it('never shows the key with which a client’s page can be entered', async () => {
    const profileId = await aProfile(world, customer, { profileName: 'Invited' });
    const { url } = (await world.ask(createClientLink, customer, { params: { profileId } })).json();
    await visitTo(customer);
    const details = await world.ask(profileDetails, supporter, {
      params: { profileId },
      ...acts(customer.userId),
    });
    expect([details.statusCode, details.json().onboardingLink]).toEqual([200, null]);
    expect(details.body).not.toContain(url.split('/').at(-1));
  });

  it('never shows a full SSN', async () => {
    await visitTo(customer);
    const details = await world.ask(profileDetails, supporter, asked(profileDetails));
    expect([details.statusCode, details.json().ssn]).toEqual([200, '***-**-0611']);
    expect(details.body).not.toContain(aProfileInput().ssn);
  });

  it.each(['acting for the user', 'on the print page'])(
    'includes the letters only with consent, for a day (%s)',
    async (way) => {
      world.clock.set(way === 'on the print page' ? '2027-01-04T12:00:00.000Z' : '2027-01-02T12:00:00.000Z');
      const day = 24 * 60 * 60_000;
      const tomorrow = new Date(world.clock.now().getTime() + day).toISOString();
      const download = async (call: Call) => {
        await visitTo(customer);
        const options = way === 'on the print page' ? { params: ids } : asked(call);
        return (await world.ask(call, supporter, options)).statusCode;
      };
      const allow = async (allowed: boolean) =>
        (await world.ask(allowSupport, customer, { body: { allowed } })).json().until;
      expect([await download(downloadLetters), await download(downloadCsv)]).toEqual([403, 200]);
      expect(await allow(true)).toBe(tomorrow);
      expect((await world.ask(myInformation, customer)).json().supportConsentUntil).toBe(tomorrow);
      expect([await download(downloadLetters), await download(printLetters)]).toEqual([200, 200]);
      expect([await allow(false), await download(downloadLetters)]).toEqual([null, 403]);
      expect(await download(printLetters)).toBe(403);
      await allow(true);
      world.clock.set(tomorrow);
      expect([await download(downloadLetters), await download(downloadCsv)]).toEqual([403, 200]);
    },
  );
});

describe('how support refers to a user', () => {
  const numberOf = async (who: Person) =>
    String((await world.ask(myInformation, who)).json().generationsLeft.account);
  const signInMailOf = async ({ subject }: Person) =>
    String((await world.services.store.embeddedUsers.find(subject))?.mail);
  const setMail = async (who: Person, mail: string) =>
    expect((await world.ask(saveSettings, who, { body: { mail } })).statusCode).toBe(200);
  /** As Auth0 says at each sign-in. */
  const confirm = ({ accountId, userId }: Person, mail: string) =>
    forAccount(accountId, () => world.services.store.users.noteVerifiedMail(accountId, userId, mail));
  /** What impersonating the user and granting them a generation answer. */
  const both = async (reference: string, who = supporter) => {
    const found = await world.ask(myInformation, who, acts(reference));
    const granted = await world.ask(grantGenerations, who, { body: { userId: reference, count: 1 } });
    return [found, granted].map((answer) => [answer.statusCode, answer.json()]);
  };
  const finds = async (reference: string, customer: Person, left: number) =>
    expect(await both(reference)).toEqual([
      [200, expect.objectContaining({ id: customer.userId, impersonated: true })],
      [200, { ok: true, generationsLeft: { value: left } }],
    ]);
  const several = [
    400,
    { ok: false, code: 'invalid', error: '', fields: [{ field: 'userId', problem: 'ambiguous' }] },
  ];

  it('finds them by the address they sign in with or confirmed, in any case, and records their id', async () => {
    const customer = await world.person('b2b', 0);
    await confirm(customer, 'Dana.New@Example.com');
    await finds('dana.NEW@example.com', customer, 1);
    await finds(` ${(await signInMailOf(customer)).toUpperCase()} `, customer, 2);
    await finds(` ${customer.userId.toUpperCase()} `, customer, 3);
    const acted = await world.services.store.supportActs.list(customer.accountId);
    expect(new Set(acted.map(({ userId }) => userId))).toEqual(new Set([customer.userId]));
  });

  it('is not misled by an address that someone entered in their settings', async () => {
    const [customer, stranger] = [await world.person('b2b', 0), await world.person('b2b', 0)];
    const mail = await signInMailOf(customer);
    await setMail(stranger, mail);
    await setMail(customer, 'elsewhere@example.com');
    await finds(mail, customer, 1);
    const unknown = refusal(404, 'notFound');
    expect(await both('elsewhere@example.com')).toEqual([unknown, unknown]);
    expect(await noted(stranger)).toEqual([]);
  });

  it('finds the owner of an account by its number, with or without the hyphen', async () => {
    const customer = await world.person('b2b', 0);
    const number = await numberOf(customer);
    await finds(number, customer, 1);
    await finds(number.replace('-', ''), customer, 2);
  });

  it('finds nobody by what no user has', async () => {
    const unknown = refusal(404, 'notFound');
    const customer = await world.person();
    const [start = ''] = (await numberOf(customer)).split('-');
    for (const reference of ['nobody@example.com', '%@example.com', '@', start, 'nonsense', unusedId])
      expect(await both(reference)).toEqual([unknown, unknown]);
  });

  it('chooses nobody if several users sign in with the address', async () => {
    const [customer, other] = [await world.person('b2b', 0), await world.person('b2c', 0)];
    const mail = await signInMailOf(customer);
    await confirm(other, mail.toUpperCase());
    expect(await both(mail)).toEqual([several, several]);
    expect([await noted(customer), await noted(other)]).toEqual([[], []]);
    await finds(await numberOf(customer), customer, 1);
  });

  it('is refused to everyone else, whether or not such a user exists', async () => {
    const [stranger, customer] = [await world.person(), await world.person()];
    const forbidden = refusal(403, 'forbidden');
    const mail = await signInMailOf(customer);
    for (const reference of [mail, await numberOf(customer), 'nobody@example.com', await numberOf(stranger)])
      expect(await both(reference, stranger)).toEqual([forbidden, forbidden]);
    expect([await noted(customer), await noted(stranger)]).toEqual([[], []]);
  });
});
