import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { myInformation, notifications, savePhone, saveSettings } from '#contract/account.ts';
import { accountClosing, closeAccount } from '#contract/accountClosing.ts';
import type { Call } from '#contract/call.ts';
import { acceptInvitation, createClientLink, revokeClientLink } from '#contract/clientLink.ts';
import { cdnField, uploadToCdn } from '#contract/company.ts';
import { legalHold, placeHold } from '#contract/legalHold.ts';
import { grantGenerations, PaymentReply } from '#contract/payment.ts';
import { createProfile, listProfiles, profileDetails } from '#contract/profiles.ts';
import { mailLetters } from '#contract/repair.ts';
import { startVisit, targetUserHeader } from '#contract/support.ts';
import { closeAccount as closing } from '#server/closing/closeAccount.ts';
import { enter } from '#server/identity/enter.ts';
import { grantsOf, sessionsOf } from '#server/identity/embedded/adapter.ts';
import { settle } from '#server/payments/settle.ts';
import { replyFields, signedReply } from '#tests/support/aCardReply.ts';
import {
  aForm,
  anApp,
  aProfileInput,
  type AppUnderTest,
  type AskOptions,
  type Person,
} from '#tests/support/anApp.ts';
import { askPastTheServer } from '#tests/support/pastTheServer.ts';
import { letterDesk, mailed } from './letterDesk.ts';
import { anOrder, post } from './orders.ts';
import { aDocument, anImage, aProfile, aReport, aSession } from './world.ts';

let world: AppUnderTest;
beforeAll(async () => (world = await anApp()));
afterAll(() => world.close());
const { aClientWithLetters, lettersOf, onDay, record } = letterDesk(() => world);
beforeEach(() => world.clock.set('2026-11-21T12:00:00.000Z'));

const ok = { ok: true };
const closed = { ok: false, code: 'accountClosed', error: '' };
const close = (who: Person) => world.ask(closeAccount, who);

/** A consumer with everything, who has a session of their own. */
async function aConsumer(): Promise<Person & { readonly profileId: string; readonly sessionId: string }> {
  const who = await world.person('b2c');
  const { store } = world.services;
  const uid = `session of ${who.subject}`;
  const expiresAt = new Date('2027-01-01T00:00:00.000Z');
  await store.oidcPayloads.upsert(sessionsOf('b2c'), uid, { uid }, { uid, expiresAt });
  await store.oidcPayloads.upsert(grantsOf('b2c'), uid, {}, { expiresAt });
  await store.embeddedSessions.seen({
    uid,
    userId: who.subject,
    variant: 'b2c',
    browser: 'Firefox',
    system: 'Linux',
    expiresAt,
  });
  const token = await world.token(who.subject, 'b2c', { sid: uid, fam: uid });
  const own = { ...who, token };
  const profileId = await aProfile(world, own);
  await aDocument(world, own, profileId, 'ssn');
  const reportId = await aReport(world, own, profileId);
  return { ...own, profileId, sessionId: await aSession(world, own, profileId, reportId) };
}

const rows = async (query: string) => askPastTheServer(world, query);

it('says what would be erased, and what prevents it', async () => {
  const who = await aConsumer();
  await world.services.store.embeddedUsers.verifyMail(
    who.subject,
    (await world.services.store.embeddedUsers.find(who.subject))?.mail ?? '',
  );
  const { json, statusCode } = await world.ask(accountClosing, who);
  expect([statusCode, json()]).toEqual([
    200,
    {
      profiles: [{ id: who.profileId, name: 'Devon', hold: null }],
      generationsLeft: 4,
      answersDue: 0,
      orderOpenUntil: null,
      ordersPending: 0,
      agencyPages: 0,
      confirmationTo: expect.stringMatching(/^person\d+@example\.com$/),
      keepsSignIn: false,
    },
  ]);
});

it('counts the letters that may still be answered, also those whose answer is late', async () => {
  const client = await aClientWithLetters(await world.person('b2c'));
  const [first = '', second = '', third = ''] = await lettersOf(client);
  const due = async (): Promise<number> => (await world.ask(accountClosing, client.who)).json().answersDue;
  expect(await due()).toBe(0);
  expect((await record(client, mailed([first, second]))).statusCode).toBe(200);
  expect(await due()).toBe(2);
  // Nobody has said yet whether anything came.
  onDay('2027-02-01');
  expect(await due()).toBe(2);
  expect((await record(client, mailed([third], '2027-02-01'))).statusCode).toBe(200);
  expect(await due()).toBe(3);
});

it('erases everything, ends every session, and lets the same address begin afresh with an empty account', async () => {
  const who = await aConsumer();
  const { store, vault } = world.services;
  const user = await store.embeddedUsers.find(who.subject);
  const mail = user?.mail ?? '';
  await store.embeddedUsers.verifyMail(who.subject, mail);
  const removed = vi.spyOn(vault, 'remove');
  expect((await close(who)).json()).toEqual(ok);
  expect(removed.mock.calls.flat(2).length).toBeGreaterThan(3);

  // Whatever comes from before is told so, and asking again is safe.
  for (const call of [closeAccount, myInformation, listProfiles]) {
    const answer = await world.ask(call, who);
    expect([answer.statusCode, answer.json()]).toEqual([410, closed]);
  }
  // So is a token of a session that began in that moment.
  const late = { ...who, token: await world.token(who.subject, 'b2c') };
  expect((await world.ask(myInformation, late)).json()).toEqual(closed);
  expect(await store.embeddedSessions.of(who.subject)).toEqual([]);
  expect(await store.oidcPayloads.findByUid(sessionsOf('b2c'), `session of ${who.subject}`)).toBeNull();

  const left = await rows(`select * from "user" where account_id = '${who.accountId}'`);
  expect(left).toMatchObject([{ full_name: '', mail: '', phone_number: null, verified_mail: null }]);
  expect(await store.profiles.dataKey(who.accountId, who.profileId)).toBeNull();
  expect((await store.ledger.summary(who.accountId)).left).toBe(4);

  const subject = await store.embeddedUsers.create({ mail, fullName: 'Again', passwordHash: 'none' });
  expect(subject).not.toBeNull();
  const again = {
    ...who,
    subject: subject ?? '',
    token: await world.token(subject ?? '', 'b2c'),
  };
  const information = (await world.ask(myInformation, again)).json();
  expect(information).toMatchObject({ fullName: 'Again', generationsLeft: { value: 0 } });
  expect((await world.ask(listProfiles, again)).json().results).toEqual([]);
});

it('emails a confirmation to the address the person had confirmed, and none to another', async () => {
  const { store } = world.services;
  const mails = async () =>
    (await store.jobs.counts())
      .filter(({ kind }) => kind === 'mail')
      .reduce((all, { count }) => all + count, 0);
  const before = await mails();
  const unconfirmed = await world.person('b2c');
  expect((await close(unconfirmed)).json()).toEqual(ok);
  expect(await mails()).toBe(before);
  const who = await world.person('b2c');
  await store.embeddedUsers.verifyMail(
    who.subject,
    (await store.embeddedUsers.find(who.subject))?.mail ?? '',
  );
  expect((await close(who)).json()).toEqual(ok);
  expect(await mails()).toBe(before + 1);
});

it('is refused on a legal hold, with the reason shown, and changes nothing', async () => {
  const who = await aConsumer();
  const support = await world.person('b2b', 0);
  world.trust(support);
  const headers = { [targetUserHeader]: who.userId };
  const agent = { ...support, variant: 'b2c' as const };
  await world.ask(startVisit, agent, { headers, body: { reason: 'A court asks for it' } });
  const params = { profileId: who.profileId };
  const placed = await world.ask(placeHold, agent, { headers, params, body: { reason: 'Lawsuit 26-114' } });
  expect(placed.json()).toEqual(ok);
  expect((await close(who)).json()).toEqual({ ok: false, code: 'onHold', error: '' });
  const { profiles } = (await world.ask(accountClosing, who)).json();
  expect(profiles).toMatchObject([{ id: who.profileId, hold: { reason: 'Lawsuit 26-114' } }]);
  expect((await world.ask(legalHold, who, { params })).statusCode).toBe(200);
});

it('waits for a purchase that may be on the card page, and reports one that is paid afterwards', async () => {
  const who = await world.person('b2c', 0);
  const order = await anOrder(world, who, 3);
  const refused = { ok: false, code: 'orderOpen', error: '' };
  expect((await close(who)).json()).toEqual(refused);
  expect((await world.ask(accountClosing, who)).json()).toMatchObject({
    orderOpenUntil: '2026-11-21T12:15:00.000Z',
  });
  const review = { decision: 'REVIEW', reason_code: '480' };
  const first = replyFields(order, review);
  await post(world, signedReply(first));
  expect((await world.ask(accountClosing, who)).json()).toMatchObject({
    orderOpenUntil: null,
    ordersPending: 1,
  });
  expect((await close(who)).json()).toEqual(ok);
  // Nothing of the money is lost: the order says that it was paid.
  const paid = signedReply({ ...first, decision: 'ACCEPT', reason_code: '100' });
  const suspected: string[] = [];
  await settle(world.services, PaymentReply.parse(paid), null, (reason) => void suspected.push(reason));
  expect(suspected).toEqual(['paidAfterClosing']);
  expect(await rows(`select status from payment where account_id = '${who.accountId}'`)).toEqual([
    { status: 'paid' },
  ]);
});

it('does not wait for an order that was abandoned', async () => {
  const who = await world.person('b2c', 0);
  await anOrder(world, who, 1);
  world.clock.set('2026-11-21T12:15:01.000Z');
  expect((await close(who)).json()).toEqual(ok);
});

it('is not for agencies, and never for support', async () => {
  const agency = await world.person();
  const refused = { ok: false, code: 'agencyAccount', error: '' };
  for (const call of [accountClosing, closeAccount]) {
    const answer = await world.ask(call, agency);
    expect([answer.statusCode, answer.json()]).toEqual([403, refused]);
  }
  const consumer = await world.person('b2c');
  const support = await world.person('b2b', 0);
  world.trust(support);
  const agent = { ...support, variant: 'b2c' as const };
  const headers = { [targetUserHeader]: consumer.userId };
  await world.ask(startVisit, agent, { headers, body: { reason: 'Asked by phone' } });
  for (const call of [accountClosing, closeAccount])
    expect((await world.ask(call, agent, { headers })).json()).toMatchObject({ code: 'forbidden' });
  expect((await world.ask(myInformation, consumer)).statusCode).toBe(200);
});

it('is known to support as an account that does not exist', async () => {
  const who = await world.person('b2c');
  const support = await world.person('b2b', 0);
  world.trust(support);
  const [{ number } = {}] = await rows(`select number from account where id = '${who.accountId}'`);
  await close(who);
  for (const userId of [who.userId, String(number)]) {
    const answer = await world.ask(grantGenerations, support, {
      body: { userId, count: 1 },
      headers: { 'idempotency-key': randomUUID() },
    });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'notFound']);
  }
});

it('ends the person’s page at an agency, which is told once and keeps its client', async () => {
  const agency = await world.person();
  const profileId = await aProfile(world, agency);
  const told = async () => {
    const { results } = (await world.ask(notifications, agency)).json();
    return results.filter(({ code }: { code: string }) => code === 'clientClosedAccount');
  };
  const detail = async () => (await world.ask(profileDetails, agency, { params: { profileId } })).json();
  const { url } = (await world.ask(createClientLink, agency, { params: { profileId } })).json();
  const clientKey = String(url).split('/').at(-1) ?? '';
  const who = await world.person('b2c');
  expect((await world.ask(acceptInvitation, who, { params: { clientKey } })).statusCode).toBe(200);
  expect((await world.ask(accountClosing, who)).json()).toMatchObject({ agencyPages: 1 });
  expect(await detail()).toMatchObject({ onboardingClosedAt: null });
  await close(who);
  expect(await world.services.store.clientLinks.leadsTo(clientKey)).toBeNull();
  expect((await world.ask(listProfiles, agency)).json().results).toHaveLength(1);
  expect(await detail()).toMatchObject({
    onboardingLink: null,
    onboardingClosedAt: '2026-11-21T12:00:00.000Z',
  });
  // Nothing of the account: neither its name nor its address.
  const news = { type: 'general', params: { profile: 'Devon' }, profileId };
  expect(await told()).toEqual([expect.objectContaining(news)]);

  // A closing whose answer was lost is asked for again.
  expect((await close(who)).json()).toEqual(closed);
  expect(await told()).toHaveLength(1);
  await world.ask(createClientLink, agency, { params: { profileId } });
  expect(await detail()).toMatchObject({ onboardingClosedAt: null });
});

it('tells an agency nothing about a link that it revoked or that nobody opened', async () => {
  const agency = await world.person();
  const who = await world.person('b2c');
  const opened = await aProfile(world, agency);
  const unopened = await aProfile(world, agency);
  const { url } = (await world.ask(createClientLink, agency, { params: { profileId: opened } })).json();
  await world.ask(createClientLink, agency, { params: { profileId: unopened } });
  await world.ask(acceptInvitation, who, { params: { clientKey: String(url).split('/').at(-1) ?? '' } });
  await world.ask(revokeClientLink, agency, { params: { profileId: opened } });
  await close(who);
  const { results } = (await world.ask(notifications, agency)).json();
  expect(results.map(({ code }: { code: string }) => code)).not.toContain('clientClosedAccount');
  for (const profileId of [opened, unopened])
    expect((await world.ask(profileDetails, agency, { params: { profileId } })).json()).toMatchObject({
      onboardingClosedAt: null,
    });
});

it('ends print links with the letters they open', async () => {
  const who = await aConsumer();
  const { sessionId } = who;
  expect((await world.ask(mailLetters, who, { params: { sessionId } })).statusCode).toBe(200);
  await close(who);
  expect(await rows(`select hash from print_link where account_id = '${who.accountId}'`)).toEqual([]);
});

it.each<[Call, () => Promise<AskOptions>]>([
  [createProfile, async () => ({ body: aProfileInput() })],
  [saveSettings, async () => ({ body: { fullName: 'Devon Sampleton' } })],
  [savePhone, async () => ({ body: { phone: '+1(555)-010-0199' } })],
  [uploadToCdn, async () => aForm(cdnField, await anImage())],
])('leaves nothing behind that $name brings in the same moment', async (call, options) => {
  const who = await world.person('b2c');
  const { store } = world.services;
  // It was admitted before the closing, and comes to its transaction after it.
  const add = store.transaction.bind(store);
  const closings: unknown[] = [];
  let isFirst = true;
  vi.spyOn(world.services.store, 'transaction').mockImplementation(async (work) => {
    if (isFirst) {
      isFirst = false;
      closings.push((await close(who)).json());
    }
    return add(work);
  });
  const answer = await world.ask(call, who, await options());
  vi.restoreAllMocks();
  expect(closings).toEqual([ok]);
  expect(answer.json()).toEqual(closed);
  const ofAccount = `where account_id = '${who.accountId}'`;
  for (const table of ['profile', 'logo'])
    expect(await rows(`select account_id from ${table} ${ofAccount}`)).toEqual([]);
  expect(await rows(`select full_name, phone_number from "user" ${ofAccount}`)).toEqual([
    { full_name: '', phone_number: null },
  ]);
});

it('closes for the person of an external provider, and opens a new account for them after 30 days', async () => {
  const { store } = world.services;
  const person = {
    provider: 'auth0',
    subject: 'auth0|ana',
    variant: 'b2c',
    timeZone: 'UTC',
    fullName: 'Ana',
    mail: 'ana@example.com',
    verifiedMail: 'ana@example.com',
  } as const;
  const { account } = await enter(store, person);
  await closing(world.services, account.id, (error) => {
    throw error;
  });
  expect(await store.closings.isClosed(person)).toBe(true);
  world.clock.set('2026-12-22T12:00:00.000Z');
  await store.purge();
  expect(await store.closings.isClosed(person)).toBe(false);
  const again = await enter(store, person);
  expect([again.isNew, again.account.id === account.id]).toEqual([true, false]);
});
