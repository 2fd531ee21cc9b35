import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enter } from '#server/identity/enter.ts';
import { languageOf } from '#server/pages/language.ts';
import { english } from '#server/identity/embedded/pages/texts.en.ts';
import { securityEnglish } from '#server/identity/embedded/pages/securityTexts.en.ts';
import { spanish } from '#server/identity/embedded/pages/texts.es.ts';
import { paperColors } from '#vocabulary/pageColors.ts';
import { aProfile } from '../store/builders.ts';
import { anAuthorization, follow } from '../../support/token/flow.ts';
import { anIdentityServer, application, type IdentityServer } from './anIdentityServer.ts';
import { aPerson, openSignIn, signIn } from './people.ts';

let server: IdentityServer;
beforeAll(async () => {
  server = await anIdentityServer({
    demonstrationMails: { b2b: 'business@example.com', b2c: 'consumer@example.com' },
  });
});
afterAll(() => server.close());

const request = (overrides: Record<string, string> = {}) =>
  anAuthorization('http://localhost:4000', application, overrides).address;

it.each([
  [{ chosen: 'es', uiLocales: 'en', acceptLanguage: 'en' }, 'es'],
  [{ chosen: 'fr', uiLocales: 'es-MX en', acceptLanguage: 'en' }, 'es'],
  [{ uiLocales: 'fr es' }, 'es'],
  [{ acceptLanguage: 'fr-CA,es-419;q=0.8,en;q=0.5' }, 'es'],
  [{ acceptLanguage: 'en;q=0.2, es;q=0.9' }, 'es'],
  [{ acceptLanguage: 'es;q=0, en' }, 'en'],
  [{ acceptLanguage: ',;q=,q' }, 'en'],
  [{}, 'en'],
])('reads from %j the language %s', (wishes, language) => {
  expect(languageOf(wishes)).toBe(language);
});

it('has every text in both languages, and none twice', () => {
  const said = (texts: object): string[] =>
    Object.values(texts).flatMap((text) =>
      typeof text === 'string' ? [text] : typeof text === 'function' ? [text(1), text(7)] : said(text),
    );
  const [one, other] = [said(english), said(spanish)];
  expect(other.length).toBe(one.length);
  const alike = one.filter((text, place) => text === other[place]);
  expect(alike).toEqual([]);
});

it("shows the page in the application's language, switches it by a link, and keeps it with the form", async () => {
  const visitor = server.visitor('b2b');
  const page = await openSignIn(visitor, request({ ui_locales: 'es' }));
  const shown = (await visitor.visit(page)).body;
  expect(shown).toContain('<html lang="es">');
  expect(shown).toContain('<label for="password">Contraseña</label>');
  const link = /href="([^"]+)" lang="en"/.exec(shown)?.[1] ?? '';
  const answered = await visitor.visit(link);
  expect(answered.headers['set-cookie']).toContain('sign-in-language=en; Path=/; SameSite=Lax; Max-Age=3600');
  const switched = answered.body;
  expect(switched).toContain('<label for="password">Password</label>');
  const action = /action="([^"]+)"/.exec(switched)?.[1] ?? '';
  const answer = await visitor.visit(action, { form: { mail: 'x@example.com', password: 'wrong password' } });
  expect(answer.body).toContain(english.refused);
  const spanishAnswer = await visitor.visit(action.replace('=en', '=es'), {
    form: { mail: 'x@example.com', password: 'wrong password' },
  });
  expect(spanishAnswer.body).toContain(spanish.refused);
});

it('labels its fields, names them for password managers, and loads nothing but its style sheet and one script', async () => {
  const visitor = server.visitor('b2b');
  const answer = await visitor.visit(await openSignIn(visitor, request({ login_hint: 'ana@example.com' })));
  expect(answer.body).toMatch(/autocomplete="username"\s+value="ana@example.com"/);
  expect(answer.body).toMatch(/autocomplete="current-password"\s+value=""/);
  expect(answer.body.match(/<script[^>]*>/g)).toEqual([
    '<script src="/identity/reveal.js" defer type="module">',
  ]);
  // Without the script, there is no button.
  expect(answer.body).toMatch(
    /aria-label="Show password"\s+aria-pressed="false"\s+title="Show password"\s+hidden/,
  );
  expect((await visitor.visit('/identity/reveal.js')).headers['content-type']).toMatch(/^text\/javascript/);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy':
      "default-src 'none'; style-src 'self'; font-src 'self'; script-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cache-control': 'no-store',
  });
  expect((await visitor.visit('/identity/styles.css')).headers['content-type']).toBe(
    'text/css; charset=utf-8',
  );
});

it('serves every part of the style sheet, whose order is the cascade', async () => {
  const { body } = await server.visitor('b2b').visit('/identity/styles.css');
  const folder = new URL('../../../server/pages/styles/', import.meta.url);
  const places = readdirSync(folder).map((part) => body.indexOf(readFileSync(new URL(part, folder), 'utf8')));
  expect(places).not.toContain(-1);
  // The narrow window's rules follow what they change, and what is filled has no edge of its own unless colors are forced.
  expect(body.indexOf('@media (max-width: 30rem)')).toBeGreaterThan(body.indexOf('\n.card {'));
  expect(body.indexOf('@media (forced-colors: active)')).toBeGreaterThan(Math.max(...places));
});

it('has the color of paper on the consumers’ host, in light and dark, and not on the business host', async () => {
  const styles = await Promise.all(
    (['b2b', 'b2c'] as const).map((variant) => server.visitor(variant).visit('/identity/styles.css')),
  );
  // Of several values, the last one counts.
  const pages = styles.map(({ body }) => [...body.matchAll(/--page: ?(#\w{6})/g)].map(([, color]) => color));
  expect(pages.map((colors) => colors.slice(-2))).toEqual([['#f4f6f6', '#0a0f0e'], paperColors.page]);
});

it.each(['b2b', 'b2c'] as const)('hints at the demo account of the %s host', async (variant) => {
  const visitor = server.visitor(variant);
  const asked = anAuthorization(visitor.origin, application, { ui_locales: 'en' });
  const { body } = await visitor.visit(await openSignIn(visitor, asked.address));
  const mail = { b2b: 'business@example.com', b2c: 'consumer@example.com' }[variant];
  expect(body).toContain(english.demonstration(mail));
});

it('gives no hint on any other server', async () => {
  const plain = await anIdentityServer();
  const visitor = plain.visitor('b2b');
  expect((await visitor.visit(await openSignIn(visitor, request()))).body).not.toContain('class="hint"');
  await plain.close();
});

it.each(['b2b', 'b2c'] as const)(
  'tells a person who is to print letters why they sign in, on the %s host',
  async (variant) => {
    const pagesOf = async (more: Readonly<Record<string, string>>) => {
      const visitor = server.visitor(variant);
      const asked = anAuthorization(visitor.origin, application, { ui_locales: 'en', ...more });
      const page = await openSignIn(visitor, asked.address);
      return {
        signIn: (await visitor.visit(page)).body,
        signUp: (await visitor.visit(`${page}/sign-up`)).body,
      };
    };
    const toPrint = await pagesOf({ print_link: 'true' });
    expect(toPrint.signIn).toContain(english.signInLeadToPrint);
    expect(toPrint.signIn).not.toContain(english.signInLead[variant]);
    expect(toPrint.signUp).toContain(english.signUpLeadToPrint);
    expect(toPrint.signUp).not.toContain(english.signUpLead[variant]);
    expect(toPrint.signUp).not.toContain(english.ownDispute);
    const others = await pagesOf({ print_link: 'no' });
    expect(others.signIn).toContain(english.signInLead[variant]);
    expect(others.signUp).toContain(english.signUpLead[variant]);
  },
);

it('tells a person who is asked to sign in again what happens then, also after a wrong password', async () => {
  const visitor = server.visitor('b2b');
  const page = await openSignIn(visitor, request({ ui_locales: 'en', prompt: 'login' }));
  const wrong = { mail: 'nobody@example.com', password: 'wrong password' };
  for (const { body } of [await visitor.visit(page), await visitor.visit(page, { form: wrong })]) {
    expect(body).toContain(`<h1>${securityEnglish.codeTitle}</h1>`);
    expect(body).toContain(english.signInLeadToConfirm.application);
    expect(body).not.toContain(english.createAccount);
  }
});

describe('behind the link that an agency sent to a client', () => {
  /** An agency with one client, whose link is new. */
  async function anInvitation(companyName: string) {
    const { store } = server;
    const person = { provider: 'embedded', subject: `owner of ${companyName}`, variant: 'b2b' } as const;
    const owner = { ...person, timeZone: 'America/New_York', fullName: 'Jordan Ellis', mail: '' };
    const { account } = await enter(store, owner);
    const accountId = account.id;
    const profileId = await aProfile(store, accountId);
    if (companyName !== '') await store.accounts.update(accountId, { companyName });
    const link = await store.clientLinks.issue(accountId, profileId);
    return { key: String(link?.key), revoke: () => store.clientLinks.revoke(accountId, profileId) };
  }
  const pagesFor = async (key: string) => {
    const visitor = server.visitor('b2c');
    const overrides = { ui_locales: 'en', client_key: key };
    const asked = anAuthorization(visitor.origin, application, overrides);
    const page = await openSignIn(visitor, asked.address);
    const form = { mail: 'x@example.com', password: 'wrong password' };
    return {
      signIn: (await visitor.visit(page)).body,
      refused: (await visitor.visit(page, { form })).body,
      signUp: (await visitor.visit(`${page}/sign-up`)).body,
    };
  };

  it('names the agency, or its owner until it has a name', async () => {
    const { key } = await anInvitation('Ellis <Credit> Partners');
    const { signIn: shown, refused, signUp } = await pagesFor(key);
    const agency = 'Ellis &lt;Credit&gt; Partners';
    expect(shown).toContain(english.signInLeadFor(agency));
    expect(refused).toContain(english.signInLeadFor(agency));
    expect(signUp).toContain(english.signUpLeadFor(agency));
    expect(signUp).toContain(english.ownDispute);
    expect(signUp).not.toContain(english.fee);
    expect((await pagesFor((await anInvitation('')).key)).signIn).toContain(
      english.signInLeadFor('Jordan Ellis'),
    );
  });

  it('names nobody once the link is revoked, nor for any other key', async () => {
    const { key, revoke } = await anInvitation('Brightpath');
    await revoke();
    for (const other of [key, 'A'.repeat(22), 'x'.repeat(300), '', '%']) {
      const { signIn: shown, signUp } = await pagesFor(other);
      expect(shown).toContain(english.signInLead.b2c);
      expect(signUp).toContain(english.signUpLead.b2c);
      expect(signUp).toContain(english.fee);
      expect(shown + signUp).not.toContain('Brightpath');
    }
  });
});

it('escapes what was typed', async () => {
  const visitor = server.visitor('b2b');
  const page = await openSignIn(visitor, request());
  const { body } = await visitor.visit(page, { form: { mail: '"><img src=x>', password: 'p' } });
  expect(body).toContain('value="&quot;&gt;&lt;img src=x&gt;"');
  expect(body).not.toContain('<img');
});

it('ignores forms from another site, from a browser that opened no page, or of another kind', async () => {
  const ana = await aPerson(server, 'ana@example.com');
  const visitor = server.visitor('b2b');
  const page = await openSignIn(visitor, request());
  const form = { mail: ana.mail, password: ana.password };
  for (const origin of ['https://evil.example', 'null', 'http://my.localhost:4000']) {
    expect((await visitor.visit(page, { form, headers: { origin } })).status).toBe(403);
  }
  expect((await server.visitor('b2b').visit(page, { form })).status).toBe(400);
  const json = await visitor.visit(page, { form, headers: { 'content-type': 'text/plain' } });
  expect(json.status).toBe(415);
  expect((await visitor.visit(page, { form, headers: { origin: visitor.origin } })).status).toBe(303);
});

it('rejects forms that are too large to be genuine', async () => {
  const visitor = server.visitor('b2b');
  const page = await openSignIn(visitor, request());
  const form = { mail: 'a@example.com', password: 'x'.repeat(20_000) };
  expect((await visitor.visit(page, { form })).status).toBe(413);
});

it('says in words that a page has expired, once it was used', async () => {
  const ana = await aPerson(server, 'used@example.com');
  const visitor = server.visitor('b2b');
  const page = await openSignIn(visitor, request());
  const form = { mail: ana.mail, password: ana.password };
  await follow(visitor, await visitor.visit(page, { form }));
  const again = await visitor.visit(page, { form, headers: { 'accept-language': 'es' } });
  expect(again.status).toBe(400);
  expect(again.body).toContain(spanish.expired);
  expect(again.body).toContain('href="/"');
});

it('gives hosts that are not configured no response', async () => {
  const visitor = server.visitor('b2b');
  const host = 'evil.example';
  expect((await visitor.visit('/authorize', { headers: { host } })).status).toBe(404);
  expect((await visitor.visit('/identity/any', { headers: { host } })).status).toBe(404);
  expect((await visitor.visit('/.well-known/openid-configuration', { headers: { host } })).status).toBe(404);
});

it('trusts no forwarded address except its own', async () => {
  const visitor = server.visitor('b2b');
  const forged = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };
  const answer = await visitor.visit('/.well-known/openid-configuration', { headers: forged });
  expect(JSON.parse(answer.body).token_endpoint).toBe('http://localhost:4000/oauth/token');
});

it('limits its cookies to this host, hides them from scripts, and makes them secure behind TLS', async () => {
  const secure = await anIdentityServer({
    origins: { b2b: 'https://app.example', b2c: 'https://my.example' },
  });
  const ana = await aPerson(secure, 'ana@example.com');
  const visitor = secure.visitor('b2b');
  const asked = anAuthorization(visitor.origin, application);
  const opened = await visitor.visit(asked.address);
  const posted = await visitor.visit(opened.location?.href ?? '', {
    form: { mail: ana.mail, password: ana.password },
  });
  const resumed = await visitor.visit(posted.location?.href ?? '');
  const lines = [opened, posted, resumed].flatMap(({ headers }) => headers['set-cookie'] ?? []);
  const set = lines.filter((line) => !/^[^=]+=;/.test(line));
  expect(set.map((line) => line.split('=')[0])).toEqual(
    expect.arrayContaining(['_session', '_session.sig', 'redress_device']),
  );
  for (const line of set) {
    expect(line).toMatch(/; httponly/i);
    expect(line).toMatch(/; secure/i);
    expect(line).toMatch(/; samesite=lax/i);
    expect(line).not.toMatch(/domain=/i);
  }
  await secure.close();
});

it.each([
  'https://evil.example/',
  '//evil.example',
  'http://localhost:4000@evil.example/',
  'http://localhost:4000.evil.example/',
  'http://my.localhost:4000/',
  'https://redress.example.evil.example/',
  'https://redress.example/other',
  'javascript:alert(1)',
  '/\\evil.example',
  'http:/\\evil.example',
])('never redirects to %s on sign-out, and signs nobody out then', async (returnTo) => {
  const visitor = server.visitor('b2b');
  const query = new URLSearchParams({ client_id: application.clientId, returnTo });
  const answer = await visitor.visit(`/v2/logout?${query}`);
  expect({ status: answer.status, location: answer.location }).toEqual({ status: 400, location: null });
});

it("asks before it signs out at another site's request, and not if our own page asks", async () => {
  const zoe = await aPerson(server, 'zoe@example.com');
  const visitor = server.visitor('b2b');
  await signIn(visitor, zoe);
  const query = new URLSearchParams({ client_id: application.clientId, returnTo: 'http://localhost:4000/' });
  const asked = await visitor.visit(`/v2/logout?${query}`, { headers: { 'sec-fetch-site': 'cross-site' } });
  expect(asked.body).toContain(english.signOutAsked);
  expect(visitor.cookies.has('_session')).toBe(true);
  const link = /class="button" href="([^"]+)"/.exec(asked.body)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const done = await visitor.visit(link, { headers: { 'sec-fetch-site': 'same-origin' } });
  expect(done.location?.href).toBe('http://localhost:4000/');
  expect(visitor.cookies.has('_session')).toBe(false);
});

it('has its own page for people who signed out without a return URL', async () => {
  const visitor = server.visitor('b2c');
  const { status, body } = await visitor.visit(`/v2/logout?client_id=${application.clientId}`);
  expect(status).toBe(200);
  expect(body).toContain(english.signedOutTitle);
});
