import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashPassword } from '#server/identity/passwords.ts';
import { anAuthorization, follow, redeem, signInWithPassword, Tokens } from '../../../tools/token/flow.ts';
import { anIdentityServer, application, type IdentityServer } from './anIdentityServer.ts';

let server: IdentityServer;
const ana = { mail: 'ana@example.com', password: 'violet otter on a train' };

beforeAll(async () => {
  server = await anIdentityServer();
  await server.store.embeddedUsers.create({
    mail: ana.mail,
    fullName: 'Ana Ruiz',
    passwordHash: await hashPassword(ana.password),
  });
});
afterAll(() => server.close());

it.each(['b2b', 'b2c'] as const)('signs a person in on the %s host', async (variant) => {
  const visitor = server.visitor(variant);
  const tokens = await signInWithPassword(visitor, application, ana);
  const user = await server.store.embeddedUsers.findByMail(ana.mail);

  expect(decodeProtectedHeader(tokens.access_token)).toEqual({
    alg: 'RS256',
    typ: 'at+jwt',
    kid: server.keys.signing.kid,
  });
  const access = decodeJwt(tokens.access_token);
  expect(access).toMatchObject({
    iss: `${visitor.origin}/`,
    aud: application.audience,
    sub: user?.id,
    client_id: application.clientId,
  });
  expect(Number(access.exp) - Number(access.iat)).toBe(15 * 60);
  expect(decodeJwt(tokens.id_token)).toMatchObject({
    iss: `${visitor.origin}/`,
    aud: application.clientId,
    sub: user?.id,
    name: 'Ana Ruiz',
    email: ana.mail,
  });
});
