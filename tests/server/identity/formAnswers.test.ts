/** A form is answered with a redirect to a page that shows the answer, so that Back, Forward, and Reload each show a page. */
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { anAuthorization } from '#tests/support/token/flow.ts';
import type { Visitor } from '#tests/support/token/visitor.ts';
import { securityEnglish as words } from '#server/identity/embedded/pages/securityTexts.en.ts';
import { english } from '#server/identity/embedded/pages/texts.en.ts';
import { spanish } from '#server/identity/embedded/pages/texts.es.ts';
import { anIdentityServer, application, type IdentityServer } from './anIdentityServer.ts';
import { aPerson, openSignIn, signIn } from './people.ts';
import { later } from './requests.ts';

let server: IdentityServer;
let people = 0;
beforeAll(async () => {
  server = await anIdentityServer();
});
afterAll(() => server.close());
afterEach(() => vi.useRealTimers());

const secret = 'wrong password of mine';
const mail = 'dana.of.mine@example.com';
const newPage = (visitor: Visitor) =>
  openSignIn(visitor, anAuthorization(visitor.origin, application, { ui_locales: 'en' }).address);

interface Refused {
  readonly page: string;
  readonly visitor: Visitor;
  readonly form: Readonly<Record<string, string>>;
  readonly says: string;
  /** What is still there. */
  readonly keeps: readonly string[];
}

async function signedIn() {
  people += 1;
  const person = await aPerson(server, `answered${people}@example.com`);
  const visitor = server.visitor('b2c');
  await signIn(visitor, person);
  return { person, visitor };
}
async function aSecondFactor(query: string): Promise<Refused> {
  const { person } = await signedIn();
  await server.store.secondFactors.saveAuthenticator(person.id, 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', 1);
  const visitor = server.visitor('b2c');
  const posted = await visitor.visit(await newPage(visitor), {
    form: { mail: person.mail, password: person.password },
  });
  return {
    page: `${posted.location?.href ?? ''}${query}`,
    visitor,
    form: { code: '000000' },
    says: query === '' ? words.codeWrong : words.recoveryWrong,
    keeps: [],
  };
}

const refusals: Readonly<Record<string, () => Promise<Refused>>> = {
  'a wrong password': async () => {
    const visitor = server.visitor('b2c');
    const form = { mail, password: secret };
    return { page: await newPage(visitor), visitor, form, says: english.refused, keeps: [mail] };
  },
  'a missing password': async () => {
    const visitor = server.visitor('b2c');
    const says = english.problems.passwordMissing;
    return { page: await newPage(visitor), visitor, form: { mail, password: '' }, says, keeps: [mail] };
  },
  'a weak password': async () => {
    const visitor = server.visitor('b2b');
    return {
      page: `${await newPage(visitor)}/sign-up`,
      visitor,
      form: { fullName: 'Dana Doe', mail, password: 'short' },
      says: english.problems.passwordShort,
      keeps: [mail, 'Dana Doe'],
    };
  },
  'a taken address': async () => {
    const { person } = await signedIn();
    const visitor = server.visitor('b2c');
    return {
      page: `${await newPage(visitor)}/sign-up`,
      visitor,
      form: { fullName: 'Dana Doe', mail: person.mail, password: 'seven amber kites rising' },
      says: english.signUpRefused,
      keeps: [person.mail, 'Dana Doe'],
    };
  },
  'a passkey of nobody': async () => {
    const visitor = server.visitor('b2c');
    const page = `${await newPage(visitor)}/passkey`;
    return { page, visitor, form: { answer: '{}' }, says: words.passkeyFailed, keeps: [] };
  },
  'a wrong code': () => aSecondFactor(''),
  'a wrong recovery code': () => aSecondFactor('&with=recovery'),
  'an address for a link that is none': async () => {
    const form = { mail: 'not an address' };
    const says = english.problems.mailForm;
    return {
      page: '/identity/forgot?language=en',
      visitor: server.visitor('b2c'),
      form,
      says,
      keeps: [form.mail],
    };
  },
  'a wrong current password': async () => {
    const { visitor } = await signedIn();
    const form = { current: secret, password: 'seven amber kites rising' };
    const page = '/identity/account/password';
    return { page, visitor, form, says: words.passwordNowWrong, keeps: [] };
  },
  'a wrong code of a new app': async () => {
    const { visitor } = await signedIn();
    const page = '/identity/account/app';
    await visitor.visit(page);
    return { page, visitor, form: { code: '12' }, says: words.setUpFailed, keeps: [] };
  },
};

it.each(Object.entries(refusals))('%s is said on a page that can be opened again', async (_, refused) => {
  const { page, visitor, form, says, keeps } = await refused();
  const posted = await visitor.visit(page, { form, stays: true });
  expect([posted.status, posted.body, posted.headers['cache-control']]).toEqual([303, '', 'no-store']);
  const address = posted.location;
  expect(address?.origin).toBe(visitor.origin);
  for (const typed of Object.values(form).filter((text) => text !== ''))
    expect(decodeURIComponent(address?.href ?? '')).not.toContain(typed);
  for (const time of ['first', 'again']) {
    const { status, body } = await visitor.visit(address?.href ?? '');
    expect({ time, status }).toEqual({ time, status: 400 });
    for (const text of [says, ...keeps]) expect(body).toContain(text.replaceAll("'", '&#39;'));
    const hidden = ['password', 'current', 'code'].map((name) => form[name] ?? '');
    for (const text of hidden.filter((each) => each !== '')) expect(body).not.toContain(`value="${text}"`);
    expect(body).not.toContain(secret);
  }
});

it('shows each answer in the tab of its form, in the language of the page, and nothing once it has a new address', async () => {
  const visitor = server.visitor('b2c');
  const page = await newPage(visitor);
  const post = (typed: string) =>
    visitor.visit(page, { form: { mail: typed, password: secret }, stays: true });
  const [one, other] = [await post('one@example.com'), await post('not an address')];
  const shown = async (address = '', from = visitor) => (await from.visit(address)).body;
  const [first, second] = [await shown(one.location?.href), await shown(other.location?.href)];
  expect([first.includes(english.refused), first.includes('one@example.com')]).toEqual([true, true]);
  expect([second.includes(english.problems.mailForm), second.includes(english.refused)]).toEqual([
    true,
    false,
  ]);
  const inSpanish = one.location?.href.replace('language=en', 'language=es');
  expect(await shown(inSpanish)).toContain(spanish.refused);
  const answer = one.location?.searchParams.get('answer') ?? '';
  for (const elsewhere of [page, `${page}/sign-up?answer=${answer}`, `${page}?answer=unknown`]) {
    const body = await shown(elsewhere);
    expect([body.includes('one@example.com'), body.includes('role="alert"')]).toEqual([false, false]);
  }
});

it('shows what was typed for a link in no other browser', async () => {
  const visitor = server.visitor('b2c');
  const form = { mail: 'typed here only' };
  const posted = await visitor.visit('/identity/forgot', { form, stays: true });
  const shown = async (from: Visitor) => (await from.visit(posted.location?.href ?? '')).body;
  expect(await shown(visitor)).toContain(form.mail);
  expect(await shown(server.visitor('b2c'))).not.toContain(form.mail);
  expect(await shown(server.visitor('b2b'))).not.toContain(form.mail);
});

it('opens the answer to a form of the account for as long as the form itself is accepted', async () => {
  const { visitor } = await signedIn();
  later(10 * 60_000);
  const post = (path: string, form: Record<string, string>) =>
    visitor.visit(`/identity/account/${path}`, { form, stays: true });
  const refused = await post('password', { current: secret, password: 'short' });
  const changed = await post('verification', {});
  const statuses = async () => {
    const found = [];
    for (const address of [refused.location?.href, changed.location?.href, '/identity/account'])
      found.push((await visitor.visit(address ?? '')).status);
    return found;
  };
  expect(await statuses()).toEqual([400, 200, 303]);
  later(16 * 60_000);
  expect(await statuses()).toEqual([303, 303, 303]);
});
