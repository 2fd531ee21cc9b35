import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailEnglish } from '#server/identity/embedded/mailTexts.en.ts';
import { mailSpanish } from '#server/identity/embedded/mailTexts.es.ts';
import { securityEnglish as words } from '#server/identity/embedded/pages/securityTexts.en.ts';
import { english } from '#server/identity/embedded/pages/texts.en.ts';
import { runJobs } from '#server/jobs/runner.ts';
import type { Envelope } from '#server/mail/mailer.ts';
import { mailHandler } from '#server/mail/mailJob.ts';
import { anAuthorization } from '#tests/support/token/flow.ts';
import type { Visitor } from '#tests/support/token/visitor.ts';
import { anIdentityServer, application, type IdentityServer } from './anIdentityServer.ts';
import { aPerson, openSignIn, signIn, type Known } from './people.ts';

const minute = 60_000;
const newPassword = 'seven amber kites rising';
let server: IdentityServer;
let people = 0;
beforeAll(async () => {
  server = await anIdentityServer();
});
afterAll(() => server.close());

/** The mails that were asked for since the last time, to one address. */
async function mailsTo(address: string): Promise<Envelope[]> {
  const sent: Envelope[] = [];
  const send = (envelope: Envelope) => Promise.resolve(void sent.push(envelope));
  const log = { warn: () => undefined, error: () => undefined };
  const clock = { now: () => new Date(Date.now() + 60 * minute) };
  const handlers = [mailHandler({ send, close: () => undefined })];
  const runner = runJobs({ store: server.store, clock, log, handlers });
  await runner.idle();
  await runner.stop();
  return sent.filter(({ to }) => to === address);
}

async function someone(isVerified = false): Promise<Known> {
  people += 1;
  const person = await aPerson(server, `mail${people}@example.com`);
  if (isVerified) await server.store.embeddedUsers.verifyMail(person.id, person.mail);
  return person;
}
const ask = (visitor: Visitor, mail: string) =>
  visitor.visit('/identity/forgot?language=en', { form: { mail } });
const linkIn = (mail: Envelope | undefined): string =>
  /https?:\/\/\S+token=\S+/.exec(mail?.body.text ?? '')?.[0] ?? '';
const tokenIn = (link: string): string => new URL(link).searchParams.get('token') ?? '';
const reset = (visitor: Visitor, link: string, password: string) =>
  visitor.visit('/identity/reset?language=en', { form: { token: tokenIn(link), password } });
/** Asks for a link and waits until it is written: the reply doesn't. */
async function aLink(person: Known): Promise<string> {
  await ask(server.visitor('b2b'), person.mail);
  let link = '';
  await expect
    .poll(async () => {
      link = linkIn((await mailsTo(person.mail)).at(-1));
      return link;
    })
    .not.toBe('');
  return link;
}

it('sets a new password with the link from the mail, and ends every session', async () => {
  const person = await someone();
  const visitor = server.visitor('b2b');
  const { access_token: token } = await signIn(visitor, person);
  const link = await aLink(person);
  expect(new URL(link).origin).toBe(server.identity.origins.b2b);
  const other = server.visitor('b2b');
  const page = await other.visit(link);
  expect(page.body).toContain(words.resetTitle);
  const common = await reset(other, link, 'Summer2026!!');
  expect({ status: common.status, says: common.body.includes(english.problems.passwordCommon) }).toEqual({
    status: 400,
    says: true,
  });
  expect((await reset(other, link, newPassword)).body).toContain(words.resetDoneTitle);
  const answer = await visitor.visit('/api/whoami', { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status).toBe(401);
  await expect(signIn(server.visitor('b2b'), person)).rejects.toThrow(english.refused);
  await signIn(server.visitor('b2b'), { ...person, password: newPassword });
  // Reading the link proved that the address is theirs, so they are told.
  const subjects = (await mailsTo(person.mail)).map(({ subject }) => subject);
  expect(subjects).toContain(mailEnglish.notices.passwordChanged.subject);
});

it('accepts a link once, for thirty minutes, and only the newest password’s', async () => {
  const person = await someone();
  const visitor = server.visitor('b2b');
  const link = await aLink(person);
  const answers = await Promise.all([reset(visitor, link, newPassword), reset(visitor, link, newPassword)]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400]);
  expect((await visitor.visit(link)).body).toContain(words.linkOverTitle);

  const late = await someone();
  const old = await aLink(late);
  server.wait(31 * minute);
  expect((await reset(visitor, old, newPassword)).status).toBe(400);

  const changed = await someone();
  const before = await aLink(changed);
  const { embeddedUsers } = server.store;
  const { passwordHash } = (await embeddedUsers.find(changed.id)) ?? { passwordHash: '' };
  const another = '$argon2id$v=19$m=8,t=1,p=1$c2FsdA$dGFn';
  expect(await embeddedUsers.setPassword(changed.id, another, passwordHash)).toBe(true);
  expect((await reset(visitor, before, newPassword)).status).toBe(400);
  for (const token of ['', 'x', '0'.repeat(43)]) {
    expect((await visitor.visit(`/identity/reset?token=${token}`)).status).toBe(400);
  }
});

it('answers the same for an address without an account, and sends nothing there', async () => {
  const person = await someone();
  const answers = [];
  for (const mail of [person.mail, 'nobody@example.com'])
    answers.push(await ask(server.visitor('b2b'), mail));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body}`)).size).toBe(1);
  expect(await mailsTo('nobody@example.com')).toEqual([]);
});

it('limits the links that are sent, by mailbox and by address', async () => {
  const own = await anIdentityServer({ frozen: true });
  const statuses = [];
  for (let count = 0; count < 7; count += 1) {
    statuses.push((await ask(own.visitor('b2b'), `person${count}@example.com`)).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  await own.close();
});

it('sends a link to confirm the address at sign-up, and nothing else before that', async () => {
  const visitor = server.visitor('b2c');
  const asked = anAuthorization(visitor.origin, application, { ui_locales: 'es' });
  const page = await openSignIn(visitor, asked.address);
  const form = { fullName: 'Bo Lind', mail: 'nuevo@example.com', password: newPassword };
  await visitor.visit(`${page}/sign-up`, { form });
  await signIn(server.visitor('b2c'), { ...form, id: '' });
  const mails = await mailsTo(form.mail);
  expect(mails.map(({ subject }) => subject)).toEqual([mailSpanish.verify.subject]);

  const link = linkIn(mails[0]);
  const user = () => server.store.embeddedUsers.findByMail(form.mail);
  // Programs that check mail open every link.
  expect((await visitor.visit(link)).status).toBe(200);
  expect((await user())?.isMailVerified).toBe(false);
  const confirm = () => visitor.visit('/identity/verify', { form: { token: tokenIn(link) } });
  expect((await confirm()).status).toBe(200);
  expect((await user())?.isMailVerified).toBe(true);
  expect((await confirm()).status).toBe(400);
});

it('tells a person of a sign-in from a new browser, and not of one from a known browser', async () => {
  const person = await someone(true);
  const visitor = server.visitor('b2b');
  await signIn(visitor, person);
  const mails = await mailsTo(person.mail);
  expect(mails.map(({ subject }) => subject)).toEqual([mailEnglish.notices.newDevice.subject]);
  expect(mails[0]?.body.text).toContain('/identity/account');
  const asked = anAuthorization(visitor.origin, application, { prompt: 'login', ui_locales: 'en' });
  const form = { mail: person.mail, password: person.password };
  expect((await visitor.visit(await openSignIn(visitor, asked.address), { form })).status).toBe(303);
  expect(await mailsTo(person.mail)).toEqual([]);
});

it('tells a person of a changed password and second factor', async () => {
  const person = await someone(true);
  const visitor = server.visitor('b2b');
  await signIn(visitor, person);
  await mailsTo(person.mail);
  await visitor.visit('/identity/account/password', {
    form: { current: person.password, password: newPassword },
  });
  await visitor.visit('/identity/account/recovery-codes', { form: {} });
  const subjects = (await mailsTo(person.mail)).map(({ subject }) => subject);
  expect(subjects.toSorted()).toEqual(
    [mailEnglish.notices.passwordChanged.subject, mailEnglish.notices.newRecoveryCodes.subject].toSorted(),
  );
});

it('sends another link to confirm the address when the person asks, not more than once a minute', async () => {
  const person = await someone();
  const visitor = server.visitor('b2b');
  await signIn(visitor, person);
  expect((await visitor.visit('/identity/account')).body).toContain(words.unverified);
  for (let count = 0; count < 3; count += 1) {
    await visitor.visit('/identity/account/verification', { form: {} });
  }
  expect((await mailsTo(person.mail)).map(({ subject }) => subject)).toEqual([mailEnglish.verify.subject]);
});
