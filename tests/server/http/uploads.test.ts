import fastify from 'fastify';
import { expect, it } from 'vitest';
import { uploadToCdn } from '#contract/company.ts';
import { listProfiles } from '#contract/profiles.ts';
import { failures } from '#server/http/failures.ts';
import { uploads } from '#server/http/uploads.ts';

/** A server that takes three uploads at once, two of each person, and ends each when the test says so. */
function anApp() {
  const app = fastify();
  failures(app);
  uploads(app, { ofPerson: 2, inAll: 3 });
  app.decorateRequest('bearer', {
    getter() {
      return {
        provider: 'embedded' as const,
        subject: String(this.headers['x-person']),
        variant: null,
        signedInAt: null,
        sessionId: null,
        familyId: null,
        issuedAt: new Date(0),
      };
    },
  });
  const waiting: ((isDone: boolean) => void)[] = [];
  const work = () =>
    new Promise<string>((resolve, reject) =>
      waiting.push((isDone) => (isDone ? resolve('done') : reject(new Error('failed')))),
    );
  app.post('/upload', { config: { call: uploadToCdn } }, work);
  app.get('/list', { config: { call: listProfiles } }, async () => 'listed');
  const upload = async (person: string) =>
    (await app.inject({ method: 'POST', url: '/upload', headers: { 'x-person': person } })).statusCode;
  return { app, upload, waiting };
}

async function until(waiting: readonly unknown[], count: number): Promise<void> {
  while (waiting.length < count) await new Promise(setImmediate);
}

it('refuses what is too much for one person, and what is too much for all', async () => {
  const { app, upload, waiting } = anApp();
  const first = [upload('ana'), upload('ana')];
  await until(waiting, 2);
  expect(await upload('ana')).toBe(503);
  const second = upload('bea');
  await until(waiting, 3);
  expect(await upload('cam')).toBe(503);
  expect((await app.inject('/list')).statusCode).toBe(200);
  waiting.forEach((end) => end(true));
  expect(await Promise.all([...first, second])).toEqual([200, 200, 200]);
});

it('counts an upload no longer once it has ended or failed', async () => {
  const { upload, waiting } = anApp();
  for (const isDone of [false, true, false]) {
    const both = [upload('ana'), upload('ana')];
    await until(waiting, 2);
    waiting.splice(0).forEach((end) => end(isDone));
    expect(await Promise.all(both)).toEqual(isDone ? [200, 200] : [500, 500]);
  }
});
