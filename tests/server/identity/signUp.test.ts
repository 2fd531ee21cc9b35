import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { legalPages, legalPath } from '#contract/legalPages.ts';
import { anAuthorization, follow, redeem, Tokens } from '../../support/token/flow.ts';
import type { Visitor } from '../../support/token/visitor.ts';
import { anIdentityServer, application, type IdentityServer } from './anIdentityServer.ts';
import { aPerson, openSignIn } from './people.ts';

let server: IdentityServer;
beforeAll(async () => {
  server = await anIdentityServer();
});
afterAll(() => server.close());

async function openSignUp(visitor: Visitor) {
  const asked = anAuthorization(visitor.origin, application, { ui_locales: 'en' });
  return { asked, page: `${await openSignIn(visitor, asked.address)}/sign-up` };
}

const bo = { fullName: 'Bo Lind', mail: 'bo@example.com', password: 'four quiet winter trams' };

it('creates an account and signs its person in', async () => {
  const visitor = server.visitor('b2c');
  const { asked, page } = await openSignUp(visitor);
  const posted = await visitor.visit(page, { form: bo });
  const code = (await follow(visitor, posted)).location?.searchParams.get('code') ?? '';
  const tokens = Tokens.parse(JSON.parse((await redeem(visitor, application, asked, code)).body));
  const user = await server.store.embeddedUsers.findByMail(bo.mail);
  expect(decodeJwt(tokens.id_token)).toMatchObject({ sub: user?.id, name: bo.fullName, email: bo.mail });
});

it('opens first if the application asks for it, with a link to the sign-in', async () => {
  const visitor = server.visitor('b2b');
  const asked = anAuthorization(visitor.origin, application, { screen_hint: 'signup', ui_locales: 'en' });
  const shown = await follow(visitor, await visitor.visit(asked.address));
  expect(shown.body).toContain('Create your account');
  const link = /href="(\/identity\/[\w-]+\?language=en)"/.exec(shown.body)?.[1] ?? '';
  expect((await visitor.visit(link)).body).toContain('<h1>Sign in</h1>');
});

it.each([
  ['b2c', true],
  ['b2b', false],
] as const)(
  'before an account is created on the %s host, tells consumers that disputing is free: %s',
  async (variant, told) => {
    const visitor = server.visitor(variant);
    const asked = anAuthorization(visitor.origin, application, { ui_locales: 'en' });
    const { body } = await visitor.visit(`${await openSignIn(visitor, asked.address)}/sign-up`);
    expect(body.includes('on your own, free of charge')).toBe(told);
    for (const page of legalPages)
      expect(body).toContain(`href="${legalPath(page, 'en')}" target="_blank" rel="noreferrer"`);
    // Said once: the words themselves lead there.
    expect(body).toMatch(/By creating an account, you accept the <a [^>]+>terms of use<\/a>\. <a /);
  },
);

it('refuses an existing email address, without saying so and without changing the account', async () => {
  await aPerson(server, 'taken@example.com', 'First Owner');
  const visitor = server.visitor('b2b');
  const { page } = await openSignUp(visitor);
  const answer = await visitor.visit(page, { form: { ...bo, mail: 'Taken@example.com' } });
  expect(answer.status).toBe(400);
  expect(answer.body).toContain('We couldn’t create an account with this email address.');
  expect(await server.store.embeddedUsers.findByMail('taken@example.com')).toMatchObject({
    fullName: 'First Owner',
  });
});

it('shows the error next to each field, and keeps what was typed except the password', async () => {
  const visitor = server.visitor('b2b');
  const { page } = await openSignUp(visitor);
  const answer = await visitor.visit(page, {
    form: { fullName: '  ', mail: 'not a "mail"', password: 'short secret' },
  });
  expect(answer.status).toBe(400);
  expect(answer.body).toContain('id="fullName-problem">Enter your name.<');
  expect(answer.body).toContain('id="mail-problem">Enter an email address like name@example.com.<');
  expect(answer.body).toContain('value="not a &quot;mail&quot;"');
  expect(answer.body).not.toContain('short secret');
});

it('creates no account for an address that mail programs would take for another mailbox', async () => {
  const visitor = server.visitor('b2b');
  const { page } = await openSignUp(visitor);
  const answer = await visitor.visit(page, { form: { ...bo, mail: 'x,victim@example.com' } });
  expect(answer.status).toBe(400);
  expect(answer.body).toContain('id="mail-problem">Enter an email address like name@example.com.<');
  expect(await server.store.embeddedUsers.findByMail('x,victim@example.com')).toBeNull();
});

it('creates one account for two parallel sign-ups with one email address', async () => {
  const pages = await Promise.all(
    [0, 1].map(async () => {
      const visitor = server.visitor('b2b');
      return { visitor, page: (await openSignUp(visitor)).page };
    }),
  );
  const form = { ...bo, mail: 'twice@example.com' };
  const answers = await Promise.all(pages.map(({ visitor, page }) => visitor.visit(page, { form })));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([303, 400]);
});

it('allows one address only a few sign-ups', async () => {
  const strict = await anIdentityServer({ signUpAllowance: { perMinute: 2, perHour: 9 } });
  const statuses = [];
  for (const name of ['a', 'b', 'c']) {
    const visitor = strict.visitor('b2b');
    const { page } = await openSignUp(visitor);
    statuses.push((await visitor.visit(page, { form: { ...bo, mail: `${name}@example.com` } })).status);
  }
  expect(statuses).toEqual([303, 303, 429]);
  await strict.close();
});
