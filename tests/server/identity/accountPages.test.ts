import { generateSync } from 'otplib';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { anAuthorization, follow } from '#tests/support/token/flow.ts';
import type { Visitor } from '#tests/support/token/visitor.ts';
import { securitySpanish } from '#server/identity/embedded/pages/securityTexts.es.ts';
import { securityEnglish as words } from '#server/identity/embedded/pages/securityTexts.en.ts';
import { english } from '#server/identity/embedded/pages/texts.en.ts';
import { anIdentityServer, application, type IdentityServer } from './anIdentityServer.ts';
import { aPerson, signIn } from './people.ts';
import { later, refresh, silently } from './requests.ts';

const account = '/identity/account';
const minute = 60_000;
const newPassword = 'seven amber kites rising';
const windows = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Gecko/20100101 Firefox/140.0' };

let server: IdentityServer;
let people = 0;
beforeAll(async () => {
  server = await anIdentityServer();
});
afterAll(() => server.close());
afterEach(() => vi.useRealTimers());

/** A person and a browser in which they are signed in. */
async function signedIn(variant: 'b2b' | 'b2c' = 'b2b') {
  people += 1;
  const person = await aPerson(server, `person${people}@example.com`);
  const visitor = server.visitor(variant);
  return { person, visitor, tokens: await signIn(visitor, person) };
}
const status = async (visitor: Visitor, token: string) =>
  (await visitor.visit('/api/whoami', { headers: { authorization: `Bearer ${token}` } })).status;

it('shows a person their own browsers, marks this one, and has no solid button', async () => {
  const { person, visitor } = await signedIn();
  await signedIn();
  const other = server.visitor('b2c');
  await signIn(other, person);
  const silent = { prompt: 'none', response_mode: 'web_message' };
  await other.visit(anAuthorization(other.origin, application, silent).address, { headers: windows });
  const { status: shown, body } = await visitor.visit(account);
  expect(shown).toBe(200);
  expect(body).toContain(person.mail);
  expect(body).toContain('Firefox on Windows');
  // Nothing on this page is a next step.
  expect(body.match(/<button type="submit"(?! class="quiet")/g)).toBeNull();
  expect(body.split('/sessions/').length - 1).toBe(1);
  expect(body.split(words.thisBrowser).length - 1).toBe(1);
});

it.each([
  ['en', /Signed in \d\d\/\d\d\/\d{4} \d\d:\d\d UTC\. Last active \d\d\/\d\d\/\d{4} /],
  ['es', /Inicio de sesión: \d\d\/\d\d\/\d{4} \d\d:\d\d UTC\. Última actividad: \d\d\/\d\d\/\d{4} /],
])('writes days as the rest of the product does, in %s', async (language, seen) => {
  const { visitor } = await signedIn();
  const { body } = await visitor.visit(`${account}?language=${language}`);
  expect(body).toMatch(seen);
});

it('asks for a new sign-in five minutes after the last, and when nobody is signed in, and says why', async () => {
  const { visitor, person } = await signedIn();
  later(6 * minute);
  for (const browser of [visitor, server.visitor('b2b')]) {
    const page = await follow(browser, await browser.visit(account));
    expect(page.body).toContain(english.signInLeadToConfirm.account);
    expect(page.body).not.toContain(english.createAccount);
  }
  const asked = await visitor.visit(account);
  const opened = await visitor.visit(asked.location?.href ?? '');
  const form = { mail: person.mail, password: person.password };
  const posted = await visitor.visit(opened.location?.href ?? '', { form });
  const returned = await follow(visitor, posted);
  expect(returned.location?.pathname).toBe(account);
  const clean = await visitor.visit(returned.location?.href ?? '');
  expect(clean.location?.href).toBe(`${visitor.origin}${account}?language=en`);
  expect((await visitor.visit(account)).body).toContain(words.accountTitle);
});

it('keeps the language of the page that led to it through that sign-in, whatever the browser’s is', async () => {
  const { visitor, person } = await signedIn();
  later(6 * minute);
  const headers = { 'accept-language': 'en-US' };
  const asked = await visitor.visit(`${account}?language=es`, { headers });
  const opened = await visitor.visit(asked.location?.href ?? '', { headers });
  const form = { mail: person.mail, password: person.password };
  const returned = await follow(visitor, await visitor.visit(opened.location?.href ?? '', { form, headers }));
  const clean = await visitor.visit(returned.location?.href ?? '', { headers });
  const { body } = await visitor.visit(clean.location?.href ?? '', { headers });
  expect(body).toContain(securitySpanish.accountTitle);
});

it('accepts no form from another site, nor from a session that is no longer fresh', async () => {
  const { visitor, tokens } = await signedIn();
  const address = `${account}/sign-out-everywhere`;
  const foreign = await visitor.visit(address, { form: {}, headers: { origin: 'https://evil.example' } });
  expect(foreign.status).toBe(403);
  later(16 * minute);
  const stale = await visitor.visit(address, { form: {} });
  expect(stale.location?.pathname).toBe('/authorize');
  vi.useRealTimers();
  expect(await status(visitor, tokens.access_token)).toBe(200);
});

it('signs out everywhere, on both hosts: sessions, refresh tokens, and access tokens at once', async () => {
  const { person, visitor, tokens } = await signedIn();
  const other = server.visitor('b2c');
  const elsewhere = await signIn(other, person);
  const stranger = await signedIn();
  const answer = await visitor.visit(`${account}/sign-out-everywhere`, { form: {} });
  expect(answer.body).toContain(words.signedOutEverywhere);
  expect([await status(visitor, tokens.access_token), await status(other, elsewhere.access_token)]).toEqual([
    401, 401,
  ]);
  expect((await refresh(other, elsewhere.refresh_token)).status).toBe(400);
  expect(await silently(visitor)).toMatchObject({ error: 'login_required' });
  expect(await silently(other)).toMatchObject({ error: 'login_required' });
  expect(await status(stranger.visitor, stranger.tokens.access_token)).toBe(200);
});

it('ends one browser, and nobody else’s', async () => {
  const { person, visitor, tokens } = await signedIn();
  const other = server.visitor('b2b');
  const elsewhere = await signIn(other, person);
  const stranger = await signedIn();
  const uidOf = async (userId: string) =>
    (await server.store.embeddedSessions.of(userId)).map(({ uid }) => uid);
  const foreign = (await uidOf(stranger.person.id))[0] ?? '';
  await visitor.visit(`${account}/sessions/${foreign}/end`, { form: {} });
  expect(await status(stranger.visitor, stranger.tokens.access_token)).toBe(200);

  const { body } = await visitor.visit(account);
  const address = /action="([^"]+\/sessions\/[^"]+)"/.exec(body)?.[1] ?? '';
  await visitor.visit(address, { form: {} });
  expect([await status(visitor, tokens.access_token), await status(other, elsewhere.access_token)]).toEqual([
    200, 401,
  ]);
});

it('changes the password for a person who knows it, and signs the other browsers out', async () => {
  const { person, visitor, tokens } = await signedIn();
  const other = server.visitor('b2b');
  const elsewhere = await signIn(other, person);
  const change = (form: Record<string, string>) => visitor.visit(`${account}/password`, { form });

  const wrong = await change({ current: 'not the password', password: newPassword });
  expect({ status: wrong.status, says: wrong.body.includes(words.passwordNowWrong) }).toEqual({
    status: 400,
    says: true,
  });
  const common = await change({ current: person.password, password: 'Summer2026!!' });
  expect(common.body).toContain(english.problems.passwordCommon);
  expect(await status(other, elsewhere.access_token)).toBe(200);

  const done = await follow(visitor, await change({ current: person.password, password: newPassword }));
  expect(done.body).toContain(words.done.password);
  expect([await status(visitor, tokens.access_token), await status(other, elsewhere.access_token)]).toEqual([
    200, 401,
  ]);
  await expect(signIn(server.visitor('b2b'), person)).rejects.toThrow(english.refused);
  await signIn(server.visitor('b2b'), { ...person, password: newPassword });
});

it('limits guesses of the current password like a sign-in', async () => {
  const { visitor } = await signedIn();
  const statuses = [];
  for (let count = 0; count < 7; count += 1) {
    const form = { current: `guess number ${count}`, password: newPassword };
    statuses.push((await visitor.visit(`${account}/password`, { form })).status);
  }
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429]);
});

it('adds an app and recovery codes, signs the other browsers out, and removes both', async () => {
  const { person, visitor, tokens } = await signedIn('b2c');
  const other = server.visitor('b2c');
  const elsewhere = await signIn(other, person);
  const shown = await visitor.visit(`${account}/app`);
  expect(shown.body).toContain('<svg');
  const secret = (/<code translate="no">([A-Z2-7 ]+)</.exec(shown.body)?.[1] ?? '').replaceAll(' ', '');
  const wrong = await visitor.visit(`${account}/app`, { form: { code: '12' } });
  // The same key: a mistyped code must not make people scan again.
  expect(wrong.body).toContain(words.setUpFailed);
  expect(wrong.body.replaceAll(' ', '')).toContain(secret);
  const added = await visitor.visit(`${account}/app`, { form: { code: generateSync({ secret }) } });
  expect([await status(visitor, tokens.access_token), await status(other, elsewhere.access_token)]).toEqual([
    200, 401,
  ]);
  const codes = [...added.body.matchAll(/<li><code translate="no">([^<]+)</g)];
  expect(codes).toHaveLength(10);
  const again = await visitor.visit(account);
  expect(again.body).toContain(words.recoveryLeft(10));
  for (const [, code = ''] of codes) expect(again.body).not.toContain(code);
  await expect(signIn(server.visitor('b2c'), person)).rejects.toThrow('The sign-in returned no code.');

  await visitor.visit(`${account}/app/remove`, { form: {} });
  expect((await visitor.visit(account)).body).toContain(words.factorsNone);
  expect(await server.store.secondFactors.recoveryCodesLeft(person.id)).toBe(0);
  await signIn(server.visitor('b2c'), person);
});
