import { afterAll, beforeAll, expect, it } from 'vitest';
import { peopleAct, usage } from './answer.ts';
import { anIdentityServer, type IdentityServer } from '../../tests/server/identity/anIdentityServer.ts';
import { aPerson, openSignIn, signIn, type Known } from '../../tests/server/identity/people.ts';
import { refresh, refusal, silently } from '../../tests/server/identity/requests.ts';
import { anAuthorization } from '#tests/support/token/flow.ts';
import { application } from '../../tests/server/identity/anIdentityServer.ts';
import type { Visitor } from '#tests/support/token/visitor.ts';

let server: IdentityServer;
let ana: Known;
let bob: Known;

beforeAll(async () => {
  server = await anIdentityServer();
  ana = await aPerson(server, 'ana@example.com');
  bob = await aPerson(server, 'bob@example.com', 'Bob Lee');
});
afterAll(() => server.close());

const run = async (...words: string[]) => peopleAct(words)(server.store);

async function signedIn(person: Known, variant: 'b2b' | 'b2c' = 'b2b') {
  const visitor = server.visitor(variant);
  return { visitor, tokens: await signIn(visitor, person) };
}
type SignedIn = Awaited<ReturnType<typeof signedIn>>;

const statusOf = async ({ visitor, tokens }: SignedIn) =>
  (await visitor.visit('/api/whoami', { headers: { authorization: `Bearer ${tokens.access_token}` } }))
    .status;

/** What is left of someone's access: their token, renewing it in the page, and their refresh token. */
async function isOver(one: SignedIn): Promise<void> {
  expect(await statusOf(one)).toBe(401);
  expect(await silently(one.visitor)).toMatchObject({ error: 'login_required' });
  expect(refusal(await refresh(one.visitor, one.tokens.refresh_token)).error).toBe('invalid_grant');
}

async function tried(visitor: Visitor, { mail, password }: { mail: string; password: string }) {
  const page = await openSignIn(visitor, anAuthorization(visitor.origin, application).address);
  const { status, body } = await visitor.visit(page, { form: { mail, password } });
  return { status, isSaid: body.includes('Your sign-in is disabled') };
}

it('signs one person out everywhere, and nobody else', async () => {
  const [first, second, other] = [await signedIn(ana), await signedIn(ana, 'b2c'), await signedIn(bob)];
  expect(await run('sign-out', 'Ana@Example.com')).toMatch(/^2 sessions of ana@example\.com ended\./);
  await isOver(first);
  await isOver(second);
  expect(await statusOf(other)).toBe(200);
  expect(await statusOf(await signedIn(ana))).toBe(200);
});

it('signs everyone out, on both hosts', async () => {
  const [one, other] = [await signedIn(ana), await signedIn(bob, 'b2c')];
  expect(await run('sign-out', '--all')).toMatch(/^Every session ended\./);
  await isOver(one);
  await isOver(other);
});

it('disables a person, which only they are told, and enables them again', async () => {
  const before = await signedIn(ana);
  expect(await run('disable', ana.mail)).toMatch(/^ana@example\.com can't sign in any longer/);
  await isOver(before);
  expect(await tried(server.visitor('b2b'), ana)).toEqual({ status: 403, isSaid: true });
  expect(await tried(server.visitor('b2b'), { ...ana, password: 'not this one' })).toEqual({
    status: 400,
    isSaid: false,
  });
  expect(await run('show', ana.mail)).toMatch(/, disabled\n0 sessions$/);

  expect(await run('enable', ana.mail)).toBe('ana@example.com can sign in again.');
  expect(await statusOf(await signedIn(ana))).toBe(200);
  expect(await run('show', ana.mail)).toMatch(
    /, Ana Ruiz, embedded:.*, can sign in\n1 session\n {2}last used /,
  );
});

it('does not renew the access of a disabled person whose session is on no list', async () => {
  const { visitor, tokens } = await signedIn(bob);
  await server.store.embeddedUsers.disable(bob.id);
  expect(refusal(await refresh(visitor, tokens.refresh_token)).error).toBe('invalid_grant');
  expect(await silently(visitor)).toMatchObject({ error: 'login_required' });
  await server.store.embeddedUsers.enable(bob.id);
});

it('says what it cannot do', async () => {
  await expect(run('disable', 'eve@example.com')).rejects.toThrow('Nobody signs in as eve@example.com.');
  for (const words of [[], ['disable'], ['ban', ana.mail], ['show', ana.mail, bob.mail]])
    await expect(run(...words)).rejects.toThrow(usage);
});
