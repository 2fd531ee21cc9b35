import { generateSync } from 'otplib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMailTokens } from '#server/identity/embedded/mailTokens.ts';
import { english } from '#server/identity/embedded/pages/texts.en.ts';
import { securityEnglish as words } from '#server/identity/embedded/pages/securityTexts.en.ts';
import { signOutEveryone, signOutPerson } from '#server/identity/embedded/signOutPeople.ts';
import { anAuthorization, follow } from '#tests/support/token/flow.ts';
import type { Visitor } from '#tests/support/token/visitor.ts';
import { anIdentityServer, application, type IdentityServer } from './anIdentityServer.ts';
import { aPerson, openSignIn, signIn, type Known } from './people.ts';
import { silently } from './requests.ts';

const newPassword = 'seven amber kites rising';
let people = 0;

/** Enters the password, and goes no further. */
async function begin(visitor: Visitor, person: Known) {
  const asked = anAuthorization(visitor.origin, application, { ui_locales: 'en' });
  const page = await openSignIn(visitor, asked.address);
  return visitor.visit(page, { form: { mail: person.mail, password: person.password } });
}

const someone = (server: IdentityServer): Promise<Known> => {
  people += 1;
  return aPerson(server, `ended${people}@example.com`);
};

async function resetLinks(server: IdentityServer, { id }: Known, count: number): Promise<string[]> {
  const { oidcPayloads: payloads, embeddedUsers: users } = server.store;
  const tokens = createMailTokens({ payloads, users, clock: { now: () => new Date(server.now()) } });
  const user = await users.find(id);
  if (user === null) throw new Error('Nobody has this id.');
  return Promise.all(Array.from({ length: count }, () => tokens.make('reset', user)));
}

const choose = (visitor: Visitor, token: string, password: string) =>
  visitor.visit('/identity/reset?language=en', { form: { token, password } });

async function reset(server: IdentityServer, person: Known): Promise<void> {
  const [token = ''] = await resetLinks(server, person, 1);
  expect((await choose(server.visitor('b2b'), token, newPassword)).status).toBe(200);
}

const account = '/identity/account';
const ends: Readonly<Record<string, (server: IdentityServer, person: Known) => Promise<void>>> = {
  'a new password by mail': reset,
  async 'a changed password'(server, person) {
    const visitor = server.visitor('b2b');
    await signIn(visitor, person);
    const form = { current: person.password, password: newPassword };
    expect((await visitor.visit(`${account}/password`, { form })).status).toBe(200);
    // The browser where it was changed stays signed in.
    expect((await visitor.visit(account)).body).toContain(words.accountTitle);
    expect(await silently(visitor)).toMatchObject({ code: expect.any(String) });
  },
  async 'an app that was set up'(server, person) {
    const visitor = server.visitor('b2b');
    await signIn(visitor, person);
    const { body } = await visitor.visit(`${account}/app`);
    const secret = /<code translate="no">([A-Z2-7 ]+)</.exec(body)?.[1]?.replaceAll(' ', '') ?? '';
    const form = { code: generateSync({ secret, epoch: Math.floor(server.now() / 1_000) }) };
    expect((await visitor.visit(`${account}/app`, { form })).status).toBe(200);
  },
  async 'signing out everywhere'(server, person) {
    const visitor = server.visitor('b2b');
    await signIn(visitor, person);
    expect((await visitor.visit(`${account}/sign-out-everywhere`, { form: {} })).status).toBe(200);
  },
  async 'an operator'({ store }, { id }) {
    await signOutPerson(store, id);
  },
  async 'an operator, for everyone'({ store }) {
    await signOutEveryone(store);
  },
};

describe('a sign-in that was begun', () => {
  let server: IdentityServer;
  beforeAll(async () => {
    server = await anIdentityServer();
  });
  afterAll(() => server.close());

  it.each(Object.entries(ends))('opens no session after %s', async (_, end) => {
    const person = await someone(server);
    const other = server.visitor('b2b');
    const parked = await begin(other, person);
    await end(server, person);
    const returned = (await follow(other, parked)).location;
    expect(returned?.searchParams.get('code') ?? null).toBeNull();
    expect(await silently(other)).toMatchObject({ error: 'login_required' });
    expect((await other.visit(account)).body).not.toContain(words.accountTitle);
  });

  it('opens one again for the person themselves, in the same second', async () => {
    const person = await someone(server);
    await signIn(server.visitor('b2b'), person);
    await reset(server, person);
    const visitor = server.visitor('b2b');
    await signIn(visitor, { ...person, password: newPassword });
    expect(await silently(visitor)).toMatchObject({ code: expect.any(String) });
    expect((await visitor.visit(account)).body).toContain(words.accountTitle);
  });

  it('gives one of several new passwords that are chosen at once', async () => {
    const person = await someone(server);
    const links = await resetLinks(server, person, 3);
    const answers = await Promise.all(
      links.map((token, place) => choose(server.visitor('b2b'), token, `${newPassword} ${place}`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const place = answers.findIndex(({ status }) => status === 200);
    await signIn(server.visitor('b2b'), { ...person, password: `${newPassword} ${place}` });
  });
});

it('sets up no second factor with an earlier password', async () => {
  const server = await anIdentityServer({ secondFactor: 'required', frozen: true });
  const person = await someone(server);
  const other = server.visitor('b2b');
  const { location } = await begin(other, person);
  const page = location?.pathname ?? '';
  expect(page).toMatch(/\/set-up$/);
  const { body } = await other.visit(`${page}/app`);
  const secret = /<code translate="no">([A-Z2-7 ]+)</.exec(body)?.[1]?.replaceAll(' ', '') ?? '';
  await reset(server, person);
  const form = { code: generateSync({ secret, epoch: Math.floor(server.now() / 1_000) }) };
  const answer = await other.visit(`${page}/app`, { form });
  expect({ status: answer.status, says: answer.body.includes(english.expired) }).toEqual({
    status: 400,
    says: true,
  });
  expect(await server.store.secondFactors.authenticator(person.id)).toBeNull();
  await server.close();
});
