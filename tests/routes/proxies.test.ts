import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPayment, paymentReply } from '#contract/payment.ts';
import { aPasswordHash } from '#tests/support/aPasswordHash.ts';
import { anApp, type AppUnderTest } from '#tests/support/anApp.ts';
import { anAuthorization, signInWithPassword } from '../support/token/flow.ts';
import { createVisitor, type Visitor } from '../support/token/visitor.ts';

const application = { clientId: 'redress-web', audience: 'https://api.redress.example/' };
const password = 'violet otter on a train';
const perMinute = 60;
/** The limit of one address without a token. */
const anonymous = 5 * perMinute;
/** Wrong passwords per minute from one address. */
const guesses = 10;

let world: AppUnderTest;
let port: number;
let passwordHash: string;
/** The server on a port of its own, where every connection comes from 127.0.0.1. */
async function aServer(trustedProxies: readonly string[]) {
  world = await anApp({}, null, { trustedProxies, callsPerMinute: perMinute });
  await world.app.listen({ port: 0, host: '127.0.0.1' });
  const address = world.app.server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.');
  port = address.port;
  passwordHash = aPasswordHash(password);
}
// The date is frozen, so that no minute of a limit ends during a test.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(async () => {
  vi.useRealTimers();
  await world.close();
});

async function aMail(name: string): Promise<string> {
  const mail = `${name}@example.com`;
  await world.services.store.embeddedUsers.create({ mail, fullName: name, passwordHash });
  return mail;
}

/** A new browser, whose requests say that they were forwarded for these addresses. */
function aBrowser(forwardedFor?: string | (() => string)): Visitor {
  const visitor = createVisitor('http://localhost:4000', port);
  return {
    ...visitor,
    visit: (address, { headers, ...visit } = {}) => {
      const forwarded = typeof forwardedFor === 'function' ? forwardedFor() : forwardedFor;
      const added = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
      return visitor.visit(address, { ...visit, headers: { ...added, ...headers } });
    },
  };
}

const signIn = (browser: Visitor, mail: string) =>
  signInWithPassword(browser, application, { mail, password });
const signOut = (browser: Visitor) =>
  browser.visit(`/v2/logout?${new URLSearchParams({ client_id: application.clientId })}`);

async function guess(browser: Visitor, mails: readonly string[]) {
  const { location } = await browser.visit(anAuthorization(browser.origin, application).address);
  const answers = [];
  for (const mail of mails) {
    const form = { mail, password: 'wrong password' };
    const { status, headers } = await browser.visit(location?.href ?? '', { form });
    answers.push({ status, retryAfter: Number(headers['retry-after'] ?? 0) });
  }
  return answers;
}
const guessed = async (browser: Visitor, mails: readonly string[]) =>
  (await guess(browser, mails)).map(({ status }) => status);

/** The status of a call with this token, or without one. */
async function call(browser: Visitor, token: string | null): Promise<number> {
  const headers = token === null ? {} : { authorization: `Bearer ${token}` };
  return (await browser.visit('/api/v1/profiles', { headers })).status;
}
async function called(times: number, browser: Visitor, token: string | null): Promise<number[]> {
  const statuses = [];
  for (let count = 0; count < times; count += 1) statuses.push(await call(browser, token));
  return statuses;
}
const all = (times: number, status: number) => Array.from({ length: times }, () => status);
const strangers = (count: number) =>
  Array.from({ length: count }, (_, place) => `stranger${place}@example.com`);

describe('behind a trusted proxy', () => {
  it('stops only the attacker: 99 others sign in and work, and so does the attacked owner', async () => {
    await aServer(['127.0.0.1']);
    const owner = await aMail('owner');
    const ownBrowser = aBrowser('203.0.113.1');
    await signIn(ownBrowser, owner);
    await signOut(ownBrowser);

    const attacker = aBrowser('203.0.113.66');
    const { access_token: token } = await signIn(attacker, await aMail('attacker'));
    expect(await called(perMinute + 1, attacker, token)).toEqual([...all(perMinute, 200), 429]);
    await signOut(attacker);
    expect(
      await guessed(
        attacker,
        Array.from({ length: 8 }, () => owner),
      ),
    ).toEqual([...all(5, 400), ...all(3, 429)]);
    expect(await guessed(attacker, strangers(guesses - 4))).toEqual([...all(guesses - 5, 400), 429]);
    expect((await called(anonymous, attacker, null)).at(-1)).toBe(429);

    const works = async (place: number) => {
      const browser = aBrowser(`198.51.100.${place}`);
      const tokens = await signIn(browser, await aMail(`person${place}`));
      return call(browser, tokens.access_token);
    };
    const statuses = [];
    for (let place = 1; place <= 99; place += 1) statuses.push(await works(place));
    expect(statuses).toEqual(all(99, 200));

    const again = await signIn(ownBrowser, owner);
    expect(await call(ownBrowser, again.access_token)).toBe(200);
    expect(await guessed(aBrowser('203.0.113.2'), [owner])).toEqual([429]);
    expect(await call(attacker, null)).toBe(429);
    expect((await attacker.visit('/api/health')).status).toBe(200);
  });

  it('counts the last address that a stranger cannot choose', async () => {
    await aServer(['127.0.0.1', '10.0.0.0/8']);
    let turn = 0;
    const another = () => `198.51.100.${(turn += 1) % 250}, 203.0.113.66, 10.1.1.1`;
    expect(await guessed(aBrowser(another), strangers(guesses + 1))).toEqual([...all(guesses, 400), 429]);
    const statuses = await called(anonymous, aBrowser(another), null);
    expect([statuses[0], statuses.at(-1)]).toEqual([401, 429]);
    expect(await call(aBrowser('203.0.113.67'), null)).toBe(401);
  });
});

describe('without a trusted proxy', () => {
  it.each([
    ['none is listed', []],
    ['the sender is not listed', ['10.0.0.5']],
  ])('forwarded addresses are ignored when %s', async (_, trusted) => {
    await aServer(trusted);
    let turn = 0;
    const another = () => `198.51.100.${(turn += 1) % 250}`;
    expect(await guessed(aBrowser(another), strangers(guesses + 1))).toEqual([...all(guesses, 400), 429]);
    const statuses = await called(anonymous, aBrowser(another), null);
    expect([statuses[0], statuses.at(-1)]).toEqual([401, 429]);
    expect((await aBrowser().visit('/api/health')).status).toBe(200);
  });
});

describe('in an office with a single address', () => {
  it('lets ten sign up in a minute, and nobody else until it has passed', async () => {
    await aServer([]);
    const signUp = async (name: string) => {
      const browser = aBrowser();
      const { location } = await browser.visit(anAuthorization(browser.origin, application).address);
      const form = { fullName: name, mail: `${name}@example.com`, password };
      return (await browser.visit(`${location?.href}/sign-up`, { form })).status;
    };
    const statuses = [];
    for (let place = 1; place <= 11; place += 1) statuses.push(await signUp(`newcomer${place}`));
    expect(statuses).toEqual([...all(10, 303), 429]);
    world.clock.set(new Date(world.clock.now().getTime() + 60_000).toISOString());
    expect(await signUp('newcomer12')).toBe(303);
  });

  it('lets colleagues sign in on new devices while one of them guesses at an account', async () => {
    await aServer([]);
    const owner = await aMail('owner');
    const answers = await guess(
      aBrowser(),
      Array.from({ length: 30 }, () => owner),
    );
    expect(answers.map(({ status }) => status)).toEqual([...all(5, 400), ...all(25, 429)]);
    expect(answers.at(-1)?.retryAfter).toBeGreaterThan(0);
    for (let place = 0; place < 10; place += 1) {
      const browser = aBrowser();
      const { access_token: token } = await signIn(browser, await aMail(`colleague${place}`));
      expect(await call(browser, token)).toBe(200);
    }
  });

  it('lets known devices in while one of them tries many accounts, and lets people work while one floods', async () => {
    await aServer([]);
    const colleague = await aMail('colleague');
    const browser = aBrowser();
    await signIn(browser, colleague);
    await signOut(browser);

    expect(await guessed(aBrowser(), strangers(guesses + 1))).toEqual([...all(guesses, 400), 429]);
    await expect(signIn(aBrowser(), colleague)).rejects.toThrow('Too many attempts.');
    const { access_token: token } = await signIn(browser, colleague);
    expect((await called(anonymous, aBrowser(), null)).at(-1)).toBe(429);
    expect(await call(browser, token)).toBe(200);
  });
});

describe.each([
  ['a trusted proxy', '10.0.0.5'],
  ['a stranger', '192.0.2.1'],
])('a host that %s forwards', (_, remoteAddress) => {
  const forged = { 'x-forwarded-host': 'localhost:4000', 'x-forwarded-proto': 'https' };

  it('does not make the request one for another host', async () => {
    world = await anApp({}, null, { trustedProxies: ['10.0.0.5'] });
    const at = (host: string, url: string) =>
      world.app.inject({ url, remoteAddress, headers: { ...forged, host } });
    expect((await at('elsewhere.example', '/.well-known/openid-configuration')).statusCode).toBe(404);
    const { issuer, token_endpoint: endpoint } = (
      await at('my.localhost:4000', '/.well-known/openid-configuration')
    ).json();
    expect([issuer, endpoint]).toEqual(['http://my.localhost:4000/', 'http://my.localhost:4000/oauth/token']);
  });

  it('changes no price, no account, and no redirect of a reply', async () => {
    world = await anApp({}, null, { trustedProxies: ['10.0.0.5'] });
    const { token } = await world.person('b2c', 0);
    const headers = { ...forged, authorization: `Bearer ${token}` };
    const order = (host: string) =>
      world.app.inject({
        url: createPayment.url.replace(':count', '1'),
        remoteAddress,
        headers: { ...headers, host },
      });
    expect((await order('my.localhost:4000')).json().fields.amount).toBe('49.00');
    expect((await order('localhost:4000')).json().code).toBe('wrongHost');

    const reply = await world.app.inject({
      method: 'POST',
      url: paymentReply.url,
      remoteAddress,
      headers: {
        ...forged,
        host: 'my.localhost:4000',
        accept: 'text/html',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams({
        decision: 'CANCEL',
        reason_code: '',
        req_reference_number: 'none',
        req_transaction_uuid: 'none',
        signed_field_names: '',
        signature: 'none',
      }).toString(),
    });
    expect(reply.headers.location).toMatch(/^http:\/\/my\.localhost:4000\/settings#/);
  });
});
