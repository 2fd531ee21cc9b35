import { afterEach, beforeEach, expect, it } from 'vitest';
import { passwordMatches } from '#server/identity/embedded/passwords.ts';
import { anAuthorization } from '../../support/token/flow.ts';
import type { Visitor } from '../../support/token/visitor.ts';
import { anIdentityServer, application, type IdentityServer } from './anIdentityServer.ts';
import { aPerson, openSignIn, signIn, type Known } from './people.ts';

let server: IdentityServer;
let ana: Known;

beforeEach(async () => {
  server = await anIdentityServer({ frozen: true });
  ana = await aPerson(server, 'ana@example.com');
});
afterEach(() => server.close());

const newPage = (visitor: Visitor) =>
  openSignIn(visitor, anAuthorization(visitor.origin, application, { ui_locales: 'en' }).address);

const sentence = (body: string) => /role="alert">([^<]+)</.exec(body)?.[1] ?? null;

/** One attempt on a page that is already open. */
async function attempt(visitor: Visitor, page: string, mail: string, password: string) {
  const { status, headers, body } = await visitor.visit(page, { form: { mail, password } });
  return { status, said: sentence(body), retryAfter: headers['retry-after'] ?? null };
}

const refused = { status: 400, said: 'Incorrect email or password.', retryAfter: null };

async function failFive(visitor: Visitor, mail: string) {
  const page = await newPage(visitor);
  const answers = [];
  for (let count = 0; count < 5; count += 1)
    answers.push(await attempt(visitor, page, mail, 'wrong password'));
  return { page, answers };
}

it('refuses a wrong password and accepts the right one on the same page', async () => {
  const visitor = server.visitor('b2b');
  const page = await newPage(visitor);
  expect(await attempt(visitor, page, ana.mail, 'wrong password')).toEqual(refused);
  const answer = await visitor.visit(page, { form: { mail: ' ANA@example.com ', password: ana.password } });
  expect(answer.status).toBe(303);
});

it.each(['ana@example.com', 'nobody@example.com'])(
  'delays %s after five attempts, with the same words',
  async (mail) => {
    const visitor = server.visitor('b2b');
    const { page, answers } = await failFive(visitor, mail);
    expect(answers).toEqual(Array.from({ length: 5 }, () => refused));
    const slowed = {
      status: 429,
      said: 'Too many attempts. Wait a minute, then try again.',
      retryAfter: '30',
    };
    expect(await attempt(visitor, page, mail, ana.password)).toEqual(slowed);
    server.wait(30_000);
    expect(await attempt(visitor, page, mail, 'wrong password')).toEqual(refused);
    expect(await attempt(visitor, page, mail, 'wrong password')).toEqual({ ...slowed, retryAfter: '60' });
    server.wait(25 * 60 * 60_000);
    const later = await failFive(visitor, mail);
    expect(later.answers).toEqual(answers);
    expect(await attempt(visitor, later.page, mail, 'wrong password')).toEqual(slowed);
  },
);

it('never makes the owner wait longer than ten minutes', async () => {
  const visitor = server.visitor('b2b');
  await failFive(visitor, ana.mail);
  for (let count = 0; count < 12; count += 1) {
    server.wait(10 * 60_000);
    expect(await attempt(visitor, await newPage(visitor), ana.mail, 'wrong password')).toEqual(refused);
  }
  const page = await newPage(visitor);
  expect(await attempt(visitor, page, ana.mail, ana.password)).toEqual({
    status: 429,
    said: 'Too many attempts. Wait 10 minutes, then try again.',
    retryAfter: '600',
  });
  server.wait(10 * 60_000);
  expect((await visitor.visit(page, { form: { mail: ana.mail, password: ana.password } })).status).toBe(303);
  expect(await server.store.embeddedUsers.find(ana.id)).toMatchObject({ failures: 0, blockedUntil: null });
});

it('checks at most five of fifty parallel guesses', async () => {
  const pages = await Promise.all(
    Array.from({ length: 50 }, async () => {
      const visitor = server.visitor('b2b');
      return { visitor, page: await newPage(visitor) };
    }),
  );
  const answers = await Promise.all(
    pages.map(({ visitor, page }) => attempt(visitor, page, ana.mail, 'wrong password')),
  );
  expect(answers.filter(({ status }) => status === 400).length).toBeLessThanOrEqual(5);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400, 429]));
});

it('lets the owner in immediately on a known browser while someone keeps failing elsewhere', async () => {
  const own = server.visitor('b2b');
  await signIn(own, ana);
  await own.visit(`/v2/logout?${new URLSearchParams({ client_id: application.clientId })}`);
  await failFive(server.visitor('b2b'), ana.mail);

  const stranger = server.visitor('b2b');
  expect(await attempt(stranger, await newPage(stranger), ana.mail, ana.password)).toMatchObject({
    status: 429,
  });
  await expect(signIn(own, ana)).resolves.toHaveProperty('access_token');
});

it('ignores the mark of another person, or a forged one', async () => {
  const bo = await aPerson(server, 'bo@example.com');
  const browser = server.visitor('b2b');
  await signIn(browser, bo);
  await browser.visit(`/v2/logout?${new URLSearchParams({ client_id: application.clientId })}`);
  await failFive(server.visitor('b2b'), ana.mail);
  const page = await newPage(browser);
  expect(await attempt(browser, page, ana.mail, ana.password)).toMatchObject({ status: 429 });
  browser.cookies.set('redress_device', 'x'.repeat(43));
  expect(await attempt(browser, page, ana.mail, ana.password)).toMatchObject({ status: 429 });
});

it('allows few guesses on a known browser too', async () => {
  const browser = server.visitor('b2b');
  await signIn(browser, ana);
  await browser.visit(`/v2/logout?${new URLSearchParams({ client_id: application.clientId })}`);
  const { page } = await failFive(browser, ana.mail);
  expect(await attempt(browser, page, ana.mail, ana.password)).toMatchObject({ status: 429 });
});

it('gives attackers no new attempts when the owner signs in on a known browser', async () => {
  const own = server.visitor('b2b');
  await signIn(own, ana);
  await own.visit(`/v2/logout?${new URLSearchParams({ client_id: application.clientId })}`);
  const stranger = server.visitor('b2b');
  const { page } = await failFive(stranger, ana.mail);
  await signIn(own, ana);
  expect(await attempt(stranger, page, ana.mail, ana.password)).toMatchObject({ status: 429 });
});

it('does not count successful sign-ins on a known browser', async () => {
  const own = server.visitor('b2b');
  for (let count = 0; count < 7; count += 1) {
    await signIn(own, ana);
    await own.visit(`/v2/logout?${new URLSearchParams({ client_id: application.clientId })}`);
  }
  const { answers } = await failFive(own, ana.mail);
  expect(answers).toEqual(Array.from({ length: 5 }, () => refused));
});

it('checks no more guesses from one address if they come at once, at as many accounts', async () => {
  const strict = await anIdentityServer({ frozen: true, signInAllowance: { perMinute: 3, perHour: 5 } });
  const visitor = strict.visitor('b2b');
  const page = await newPage(visitor);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, place) =>
      attempt(visitor, page, `${place}@example.com`, 'wrong password'),
    ),
  );
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(3);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(17);
  await strict.close();
});

it('lets everyone in who signs in from one address at once', async () => {
  const strict = await anIdentityServer({ frozen: true, signInAllowance: { perMinute: 3, perHour: 5 } });
  const mails = Array.from({ length: 12 }, (_, place) => `person${place}@example.com`);
  const people = await Promise.all(mails.map((mail) => aPerson(strict, mail)));
  const tokens = await Promise.all(people.map((person) => signIn(strict.visitor('b2b'), person)));
  expect(tokens).toHaveLength(12);
  await strict.close();
});

it('delays an address that fails at many accounts', async () => {
  const strict = await anIdentityServer({ frozen: true, signInAllowance: { perMinute: 3, perHour: 5 } });
  const visitor = strict.visitor('b2b');
  const page = await newPage(visitor);
  const statuses = [];
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) {
    statuses.push((await attempt(visitor, page, `${name}@example.com`, 'wrong password')).status);
    if (name === 'd') strict.wait(61_000);
  }
  expect(statuses).toEqual([400, 400, 400, 429, 400, 400, 429]);
  await strict.close();
});

it('stores passwords as argon2id with 19 MiB and two passes, together with its parameters', async () => {
  const visitor = server.visitor('b2b');
  const bo = { fullName: 'Bo Lind', mail: 'bo@example.com', password: 'four quiet winter trams' };
  await visitor.visit(`${await newPage(visitor)}/sign-up`, { form: bo });
  const user = await server.store.embeddedUsers.findByMail(bo.mail);
  expect(user?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  const known = { id: user?.id ?? '', ...bo };
  await expect(signIn(server.visitor('b2b'), known)).resolves.toMatchObject({ token_type: 'Bearer' });
});

it('reads hashes made with other parameters', async () => {
  const hash = '$argon2id$v=19$m=64,t=3,p=1$c29tZXNhbHQxMjM0$dDXTkLSH6Q0';
  await expect(passwordMatches('anything', hash)).resolves.toBe(false);
  await expect(passwordMatches('anything', 'plain')).rejects.toThrow('Not an argon2id hash.');
});
