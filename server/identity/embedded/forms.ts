import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { FormPorts } from './formPorts.ts';
import { pageStyles } from '#server/pages/pageStyles.ts';
import { open } from './routeAccess.ts';
import { passkeySignInForm } from './passkeySignInForm.ts';
import { secondFactorForm } from './secondFactorForm.ts';
import { setUpForm } from './setUpForm.ts';
import { signInForm } from './signInForm.ts';
import { signUpForm } from './signUpForm.ts';

const formBytes = 16 * 1_024;

/** The browser's part of @simplewebauthn, which defines `SimpleWebAuthnBrowser`. */
const webauthnBundle = join(
  dirname(createRequire(import.meta.url).resolve('@simplewebauthn/browser')),
  '../dist/bundle/index.umd.min.js',
);

/** The provider's own pages. They accept only urlencoded forms. */
export async function forms(app: FastifyInstance, ports: FormPorts): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: formBytes },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  pageStyles(app, (request) => ports.hostOf(request)?.variant ?? null);
  const script = (url: string, content: string) =>
    app.get(url, open, (_request, reply) =>
      reply
        .headers({
          'content-type': 'text/javascript; charset=utf-8',
          'cache-control': 'public, max-age=3600',
          'x-content-type-options': 'nosniff',
        })
        .send(content),
    );
  script('/identity/passkeys.js', readFileSync(new URL('./pages/passkeys.js', import.meta.url), 'utf8'));
  script('/identity/reveal.js', readFileSync(new URL('./pages/reveal.js', import.meta.url), 'utf8'));
  script('/identity/webauthn.js', readFileSync(webauthnBundle, 'utf8'));
  signInForm(app, ports);
  signUpForm(app, ports);
  passkeySignInForm(app, ports);
  secondFactorForm(app, ports);
  setUpForm(app, ports);
}
