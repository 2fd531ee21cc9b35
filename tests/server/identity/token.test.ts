import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AppConfiguration } from '#contract/service.ts';
import { tokenFor } from '#tests/support/token/tokenFor.ts';
import { anIdentityServer, application, type IdentityServer } from './anIdentityServer.ts';
import { aPerson } from './people.ts';

const page = (domain: string) => {
  const configuration: AppConfiguration = {
    variant: 'b2b',
    languages: ['en', 'es'],
    identity: { domain, ...application },
    api: '',
    marketingUrl: 'https://redress.example/',
    tutorialUrl: '/tour.webm',
    signUpUrls: { MyFreeScoreNow: '', IdentityIQ: '', SmartCredit: '' },
  };
  return `<html><script type="application/json" id="redress">${JSON.stringify(configuration)}</script></html>`;
};

let server: IdentityServer;
let port: number;
let shown = page('http://localhost:4000');
beforeAll(async () => {
  server = await anIdentityServer({
    pages: (app) => app.get('/', (_request, reply) => reply.type('text/html').send(shown)),
  });
  const address = server.app.server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
afterAll(() => server.close());

const origin = 'http://localhost:4000';

it('prints a token that the API accepts', async () => {
  const ana = await aPerson(server, 'ana@example.com');
  const token = await tokenFor({ ...ana, origin, port });
  expect(decodeJwt(token)).toMatchObject({ sub: ana.id, aud: application.audience });
  const headers = { authorization: `Bearer ${token}` };
  expect((await server.visitor('b2b').visit('/api/whoami', { headers })).status).toBe(200);
});

it.each([
  ['a wrong password', {}, page(origin), 'Incorrect email or password.'],
  [
    'Auth0',
    {},
    page('https://tenant.example'),
    'This server uses https://tenant.example for sign-in, so get the token there.',
  ],
  ['another server', {}, '<html>', 'The server at http://localhost:4000 is not Redress.'],
  [
    'no server',
    { port: 1 },
    page(origin),
    'No server is running at http://localhost:4000. Start it with npm start, or set PORT to its port.',
  ],
])('says what the problem is: %s', async (_name, overrides, answer, sentence) => {
  shown = answer;
  const asked = { mail: 'nobody@example.com', password: 'wrong password', origin, port, ...overrides };
  await expect(tokenFor(asked)).rejects.toThrow(sentence);
});

const run = (...words: string[]) =>
  new Promise<{ code: unknown; out: string; err: string }>((resolve) => {
    const tool = fileURLToPath(new URL('../../../tools/token.ts', import.meta.url));
    execFile(process.execPath, [tool, ...words], { env: { PORT: '1' } }, (error, out, err) =>
      resolve({ code: error?.code ?? 0, out, err }),
    );
  });

it('ends with one sentence and status 1 if it has no token', async () => {
  const accounts = 'business@example.com, consumer@example.com, or support@example.com';
  expect(await run()).toEqual({
    code: 1,
    out: '',
    err: `Specify an account. Usage: npm run token -- EMAIL, where EMAIL is ${accounts}.\n`,
  });
  expect(await run('else@example.com')).toEqual({
    code: 1,
    out: '',
    err: `else@example.com is not a demo account. Demo accounts: ${accounts}.\n`,
  });
  expect(await run('consumer@example.com')).toMatchObject({
    code: 1,
    err: expect.stringContaining('No server is running at http://my.localhost:1.'),
  });
});
