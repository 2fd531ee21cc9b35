import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { FormPorts } from './formPorts.ts';
import { open } from './routeAccess.ts';
import { signInForm } from './signInForm.ts';
import { signUpForm } from './signUpForm.ts';

const formBytes = 16 * 1_024;

/** The provider's own pages. They accept only urlencoded forms. */
export async function forms(app: FastifyInstance, ports: FormPorts): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: formBytes },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  const styles = readFileSync(new URL('./pages/styles.css', import.meta.url), 'utf8');
  app.get('/identity/styles.css', open, (_request, reply) =>
    reply
      .headers({
        'content-type': 'text/css; charset=utf-8',
        'cache-control': 'public, max-age=3600',
        'x-content-type-options': 'nosniff',
      })
      .send(styles),
  );
  signInForm(app, ports);
  signUpForm(app, ports);
}
