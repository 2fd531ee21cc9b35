import { decodeJwt } from 'jose';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAuthorization, follow, redeem, Tokens } from '#tests/support/token/flow.ts';
import type { Answer, Visitor } from '#tests/support/token/visitor.ts';
import { securityEnglish as words } from '#server/identity/embedded/pages/securityTexts.en.ts';
import { english } from '#server/identity/embedded/pages/texts.en.ts';
import { anIdentityServer, application, type IdentityServer } from './anIdentityServer.ts';
import { aPerson, openSignIn, signIn, type Known } from './people.ts';
import { refresh, refusal, silently } from './requests.ts';

const step = 30_000;
const minute = 60_000;

/** Signs in with the password and returns the answer and the page that follows it. */
async function withPassword(visitor: Visitor, person: Known) {
  const asked = anAuthorization(visitor.origin, application, { ui_locales: 'en' });
  const page = await openSignIn(visitor, asked.address);
  const posted = await visitor.visit(page, { form: { mail: person.mail, password: person.password } });
  return { asked, page, posted, next: posted.location?.pathname ?? '' };
}

async function tokensFrom(visitor: Visitor, asked: ReturnType<typeof anAuthorization>, answer: Answer) {
  const code = (await follow(visitor, answer)).location?.searchParams.get('code') ?? '';
  return Tokens.parse(JSON.parse((await redeem(visitor, application, asked, code)).body));
}

const keyIn = ({ body }: Answer): string =>
  (/<code translate="no">([A-Z2-7 ]+)</.exec(body)?.[1] ?? '').replaceAll(' ', '');
const recoveryCodesIn = ({ body }: Answer): string[] =>
  [...body.matchAll(/<li><code translate="no">([^<]+)</g)].map(([, code = '']) => code);
const codeAt = (secret: string, at: number) => generateSync({ secret, epoch: Math.floor(at / 1_000) });

describe('where it is required', () => {
  let server: IdentityServer;
  let ahead = 0;
  const wait = (milliseconds: number) => {
    ahead += milliseconds;
    server.wait(milliseconds);
  };
  const now = () => started + ahead;
  let started = 0;

  beforeAll(async () => {
    started = Date.now();
    server = await anIdentityServer({ secondFactor: 'required' });
  });
  afterAll(() => server.close());

  async function becomesStaff({ id, mail }: Known): Promise<void> {
    const timeZone = 'America/New_York';
    const accountId = await server.store.accounts.create('b2b', timeZone);
    const person = {
      provider: 'embedded',
      subject: id,
      variant: 'b2b',
      timeZone,
      fullName: 'Em',
      mail,
    } as const;
    await server.store.users.add(accountId, person);
  }

  /** An agency's employee who has set up an app at the first sign-in. */
  async function anEmployee(mail: string) {
    const person = await aPerson(server, mail);
    const visitor = server.visitor('b2b');
    const { asked, page, next } = await withPassword(visitor, person);
    expect(next).toBe(`${new URL(page).pathname}/set-up`);
    const shown = await visitor.visit(`${next}/app`);
    const secret = keyIn(shown);
    const codes = await visitor.visit(`${next}/app`, { form: { code: codeAt(secret, now()) } });
    const done = await visitor.visit(`${next}/done`, { form: {} });
    wait(2 * step);
    return { person, visitor, secret, recovery: recoveryCodesIn(codes), asked, done };
  }

  it('has an agency’s employee set up an app and save recovery codes before the sign-in ends', async () => {
    const { visitor, recovery, asked, done } = await anEmployee('first@example.com');
    expect(new Set(recovery).size).toBe(10);
    const tokens = await tokensFrom(visitor, asked, done);
    expect(decodeJwt(tokens.access_token)).toMatchObject({ aud: application.audience });
  });

  it('signs nobody in who leaves out the setting up', async () => {
    const person = await aPerson(server, 'skips@example.com');
    const visitor = server.visitor('b2b');
    const { page, next } = await withPassword(visitor, person);
    const skipped = await visitor.visit(`${next}/done`, { form: {} });
    expect({ status: skipped.status, text: skipped.body.includes(english.expired) }).toEqual({
      status: 400,
      text: true,
    });
    const resumed = await follow(visitor, await visitor.visit(page.replace('/identity/', '/authorize/')));
    expect(resumed.location?.searchParams.get('code') ?? null).toBeNull();
    expect(await silently(visitor)).toMatchObject({ error: 'login_required' });
  });

  it('lets nobody add a second factor who entered the password before the person set up theirs', async () => {
    const person = await aPerson(server, 'raced@example.com');
    const [owner, other] = [server.visitor('b2b'), server.visitor('b2b')];
    const late = await withPassword(other, person);
    const shown = await other.visit(`${late.next}/app`);
    const { next } = await withPassword(owner, person);
    const secret = keyIn(await owner.visit(`${next}/app`));
    expect((await owner.visit(`${next}/app`, { form: { code: codeAt(secret, now()) } })).status).toBe(200);
    const answer = await other.visit(`${late.next}/app`, { form: { code: codeAt(keyIn(shown), now()) } });
    expect(answer.status).toBe(400);
    expect((await server.store.secondFactors.authenticator(person.id))?.secret).toBe(secret);
  });

  it('asks for a code at the next sign-in, and accepts each code once', async () => {
    const { person, secret } = await anEmployee('codes@example.com');
    const visitor = server.visitor('b2b');
    const { asked, next } = await withPassword(visitor, person);
    expect(next).toMatch(/\/second-factor$/);
    const code = codeAt(secret, now());
    await tokensFrom(visitor, asked, await visitor.visit(next, { form: { code } }));

    const other = server.visitor('b2b');
    const again = await withPassword(other, person);
    const refused = await other.visit(again.next, { form: { code } });
    expect({ status: refused.status, text: refused.body.includes(words.codeWrong) }).toEqual({
      status: 400,
      text: true,
    });
    // An earlier code that was never used doesn't count either.
    expect((await other.visit(again.next, { form: { code: codeAt(secret, now() - step) } })).status).toBe(
      400,
    );
    wait(step);
    expect((await other.visit(again.next, { form: { code: codeAt(secret, now()) } })).status).toBe(303);
  });

  it.each([
    [-2, 400],
    [-1, 303],
    [1, 303],
    [2, 400],
  ])('answers a code that is %i steps off with %i', async (steps, status) => {
    const { person, secret } = await anEmployee(`off${steps}@example.com`);
    wait(5 * step);
    const visitor = server.visitor('b2b');
    const { next } = await withPassword(visitor, person);
    const form = { code: codeAt(secret, now() + steps * step) };
    expect((await visitor.visit(next, { form })).status).toBe(status);
  });

  it('limits wrong codes like wrong passwords, and a correct password does not clear them', async () => {
    const { person, secret } = await anEmployee('guessed@example.com');
    const guess = async () => {
      const visitor = server.visitor('b2b');
      const { next } = await withPassword(visitor, person);
      return (await visitor.visit(next, { form: { code: 'AAAA-BBBB-CCCC' } })).status;
    };
    const statuses = [];
    for (let count = 0; count < 6; count += 1) statuses.push(await guess());
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
    const owner = server.visitor('b2b');
    const { next } = await withPassword(owner, person);
    const early = await owner.visit(next, { form: { code: codeAt(secret, now()) } });
    expect({ status: early.status, wait: Number(early.headers['retry-after']) > 0 }).toEqual({
      status: 429,
      wait: true,
    });
    wait(minute);
    expect((await owner.visit(next, { form: { code: codeAt(secret, now()) } })).status).toBe(303);
  });

  it('checks at most one of many codes sent at once, after the free attempts', async () => {
    const { person } = await anEmployee('parallel@example.com');
    const visitor = server.visitor('b2b');
    const { next } = await withPassword(visitor, person);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => visitor.visit(next, { form: { code: '000000' } })),
    );
    expect(answers.filter(({ status }) => status === 400).length).toBeLessThanOrEqual(5);
  });

  it('accepts each recovery code once, however it is typed', async () => {
    const { person, recovery } = await anEmployee('lost@example.com');
    const code = recovery[3] ?? '';
    const tries = [code, code, (recovery[4] ?? '').toLowerCase().replaceAll('-', ' ')];
    const statuses = [];
    for (const typed of tries) {
      const visitor = server.visitor('b2b');
      const { next } = await withPassword(visitor, person);
      statuses.push((await visitor.visit(`${next}?with=recovery`, { form: { code: typed } })).status);
    }
    expect(statuses).toEqual([303, 400, 303]);
    expect(await server.store.secondFactors.recoveryCodesLeft(person.id)).toBe(8);
  });

  it('accepts nobody else’s recovery code, and no code where the password was not entered', async () => {
    const ana = await anEmployee('ana@example.com');
    const bo = await anEmployee('bo@example.com');
    const visitor = server.visitor('b2b');
    const { next } = await withPassword(visitor, ana.person);
    expect((await visitor.visit(next, { form: { code: bo.recovery[0] ?? '' } })).status).toBe(400);
    const stranger = server.visitor('b2b');
    const page = await openSignIn(stranger, anAuthorization(stranger.origin, application).address);
    const form = { code: codeAt(ana.secret, now()) };
    expect((await stranger.visit(`${page}/second-factor`, { form })).status).toBe(400);
  });

  it('lets consumers in with a password, and no employee through the consumers’ host', async () => {
    const consumer = await aPerson(server, 'consumer@example.com');
    const visitor = server.visitor('b2c');
    expect(decodeJwt((await signIn(visitor, consumer)).access_token)).toMatchObject({ sub: consumer.id });

    const employee = await aPerson(server, 'employee@example.com');
    await becomesStaff(employee);
    const other = server.visitor('b2c');
    expect((await withPassword(other, employee)).next).toMatch(/\/set-up$/);
  });

  it('refuses a passkey that nobody made', async () => {
    const { person } = await anEmployee('key@example.com');
    const visitor = server.visitor('b2b');
    const { next, page } = await withPassword(visitor, person);
    const answer = JSON.stringify({
      id: 'abcd',
      rawId: 'abcd',
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON: 'abcd', authenticatorData: 'abcd', signature: 'abcd' },
    });
    for (const sent of [answer, '', 'null', '{"id":1}']) {
      expect((await visitor.visit(`${next}/passkey`, { form: { answer: sent } })).status).toBe(400);
      expect((await visitor.visit(`${page}/passkey`, { form: { answer: sent } })).status).toBe(400);
    }
  });

  it('ends a session that was opened without it, once its person needs it', async () => {
    const person = await aPerson(server, 'promoted@example.com');
    const visitor = server.visitor('b2c');
    const { refresh_token: token } = await signIn(visitor, person);
    expect(await silently(visitor)).toHaveProperty('code');
    await becomesStaff(person);
    expect(await silently(visitor)).toMatchObject({ error: 'login_required' });
    expect(refusal(await refresh(visitor, token))).toEqual({ status: 400, error: 'invalid_grant' });
  });
});
