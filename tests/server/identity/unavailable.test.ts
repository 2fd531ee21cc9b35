import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { english } from '#server/identity/embedded/pages/texts.en.ts';
import { spanish } from '#server/identity/embedded/pages/texts.es.ts';
import { StoreUnavailable } from '#server/store/unavailable.ts';
import { anAuthorization } from '../../support/token/flow.ts';
import type { Answer } from '../../support/token/visitor.ts';
import { anIdentityServer, application, type IdentityServer } from './anIdentityServer.ts';
import { aPerson, openSignIn, signIn, type Known } from './people.ts';
import { refresh, silently } from './requests.ts';

let server: IdentityServer;
let ana: Known;
beforeAll(async () => {
  server = await anIdentityServer();
  ana = await aPerson(server, 'ana@example.com');
});
afterAll(() => server.close());
afterEach(() => vi.restoreAllMocks());

const away = () => new StoreUnavailable('57P01', 'The connection to PostgreSQL was lost.');
type Operation = 'find' | 'findByUid' | 'upsert' | 'consume';
function lose(...operations: Operation[]): void {
  for (const name of operations) vi.spyOn(server.store.oidcPayloads, name).mockRejectedValue(away());
}

function expectPage({ status, headers, body }: Answer, address: string, words = english): void {
  expect([status, headers['retry-after']]).toEqual([503, '2']);
  expect(headers['content-type']).toMatch(/^text\/html/);
  expect(body).toContain(`<h1>${words.unavailableTitle}</h1>`);
  expect(body).toContain(words.unavailable);
  expect(body).toContain(`<a class="button" href="${address}">${words.tryAgain}</a>`);
}

it("replaces the sign-in page with one that says to try again, in the browser's language", async () => {
  const visitor = server.visitor('b2b');
  const page = new URL(await openSignIn(visitor, anAuthorization(visitor.origin, application).address));
  lose('find');
  expectPage(await visitor.visit(page.href), page.pathname);
  const inSpanish = await visitor.visit(page.href, { headers: { 'accept-language': 'es' } });
  expectPage(inSpanish, page.pathname, spanish);
  const posted = await visitor.visit(page.href, { form: { mail: ana.mail, password: ana.password } });
  expectPage(posted, page.pathname);
});

it('keeps the email address in the sign-in form if only the person could not be looked up', async () => {
  const visitor = server.visitor('b2b');
  const page = await openSignIn(visitor, anAuthorization(visitor.origin, application).address);
  vi.spyOn(server.store.embeddedUsers, 'findByMail').mockRejectedValueOnce(away());
  const form = { mail: ana.mail, password: ana.password };
  const answer = await visitor.visit(page, { form });
  expect([answer.status, answer.headers['retry-after']]).toEqual([503, '2']);
  expect(answer.body).toContain(english.unavailable);
  expect(answer.body).toContain(`value="${ana.mail}"`);
  expect((await visitor.visit(page, { form })).status).toBe(303);
});

it('keeps name and email address in the sign-up form', async () => {
  const visitor = server.visitor('b2b');
  const page = await openSignIn(visitor, anAuthorization(visitor.origin, application).address);
  vi.spyOn(server.store.embeddedUsers, 'create').mockRejectedValueOnce(away());
  const form = { fullName: 'New Person', mail: 'new@example.com', password: 'violet otter on a train' };
  const answer = await visitor.visit(`${page}/sign-up`, { form });
  expect([answer.status, answer.headers['retry-after']]).toEqual([503, '2']);
  for (const kept of ['New Person', 'new@example.com']) expect(answer.body).toContain(`value="${kept}"`);
});

it("returns an authorization to the application with OAuth's error code", async () => {
  const visitor = server.visitor('b2b');
  lose('upsert');
  const { location } = await visitor.visit(anAuthorization(visitor.origin, application).address);
  expect(location?.origin).toBe(visitor.origin);
  expect(location?.searchParams.get('error')).toBe('temporarily_unavailable');
});

it('responds to a silent request immediately, without ending the session', async () => {
  const visitor = server.visitor('b2b');
  await signIn(visitor, ana);
  lose('find');
  expect(await silently(visitor)).toMatchObject({ error: 'temporarily_unavailable' });
  vi.restoreAllMocks();
  expect(await silently(visitor)).toHaveProperty('code');
});

it('returns 503 from the token endpoint and leaves the refresh token valid', async () => {
  const visitor = server.visitor('b2b');
  const tokens = await signIn(visitor, ana);
  lose('find');
  const answer = await refresh(visitor, tokens.refresh_token);
  expect([answer.status, answer.headers['retry-after']]).toEqual([503, '2']);
  expect(JSON.parse(answer.body)).toMatchObject({ error: 'temporarily_unavailable' });
  vi.restoreAllMocks();
  expect((await refresh(visitor, tokens.refresh_token)).status).toBe(200);
});

it('returns 503 for a token request if its person cannot be looked up', async () => {
  const visitor = server.visitor('b2b');
  const tokens = await signIn(visitor, ana);
  vi.spyOn(server.store.embeddedUsers, 'find').mockRejectedValueOnce(away());
  expect((await refresh(visitor, tokens.refresh_token)).status).toBe(503);
});

it('says so if the end of a sign-in could not be saved, and lets it start again', async () => {
  const visitor = server.visitor('b2b');
  const page = await openSignIn(visitor, anAuthorization(visitor.origin, application).address);
  const posted = await visitor.visit(page, { form: { mail: ana.mail, password: ana.password } });
  lose('upsert');
  const answer = await visitor.visit(posted.location?.pathname ?? '');
  expectPage(answer, '/');
  expect(answer.location).toBeNull();
  vi.restoreAllMocks();
  await expect(signIn(visitor, ana)).resolves.toBeDefined();
});

it('says so on sign-out, which can be retried', async () => {
  const visitor = server.visitor('b2b');
  await signIn(visitor, ana);
  const address = `/v2/logout?client_id=${application.clientId}`;
  lose('find');
  expectPage(await visitor.visit(address), address);
  vi.restoreAllMocks();
  expect((await visitor.visit(address)).body).toContain(english.signedOutTitle);
});
