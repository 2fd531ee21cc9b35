import fastify from 'fastify';
import { expect, it } from 'vitest';
import { headers, replyHeaders } from '#server/http/headers.ts';

/** What a page may load, by directive. */
async function policyWith(media: readonly string[]): Promise<Record<string, string>> {
  const app = fastify();
  headers(app, replyHeaders({ partners: [], formTargets: [], media, strictTransport: false }));
  app.get('/', async () => 'a page');
  const policy = String((await app.inject('/')).headers['content-security-policy']);
  return Object.fromEntries(
    policy.split('; ').map((line): [string, string] => {
      const [directive = '', ...sources] = line.split(' ');
      return [directive, sources.join(' ')];
    }),
  );
}

it("lets a page play videos of its own and of the tutorial's host", async () => {
  const own = await policyWith([]);
  expect([own['default-src'], own['media-src']]).toEqual(["'none'", "'self'"]);
  const elsewhere = await policyWith(['https://videos.example.com']);
  expect(elsewhere).toEqual({ ...own, 'media-src': "'self' https://videos.example.com" });
});
