import fastify from 'fastify';
import { expect, it } from 'vitest';
import { uploadToCdn } from '#contract/company.ts';
import { listProfiles } from '#contract/profiles.ts';
import { failures } from '#server/http/failures.ts';
import { type UploadLimits, uploads } from '#server/http/uploads.ts';

/** A server that takes some uploads at once, and ends each when the test says so. */
function anApp(limits: UploadLimits) {
  const app = fastify();
  failures(app);
  uploads(app, limits);
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
  const { app, upload, waiting } = anApp({ ofPerson: 2, inAll: 8 });
  const first = [upload('ana'), upload('ana')];
  await until(waiting, 2);
  expect(await upload('ana')).toBe(503);
  const second = ['bea', 'bea', 'cam', 'dee', 'eva', 'fay'].map(upload);
  await until(waiting, 8);
  expect(await upload('gus')).toBe(503);
  expect((await app.inject('/list')).statusCode).toBe(200);
  waiting.forEach((end) => end(true));
  expect(await Promise.all([...first, ...second])).toEqual(Array.from({ length: 8 }, () => 200));
});

it('counts an upload no longer once it has ended or failed', async () => {
  const { upload, waiting } = anApp({ ofPerson: 2, inAll: 8 });
  for (const isDone of [false, true, false]) {
    const both = [upload('ana'), upload('ana')];
    await until(waiting, 2);
    waiting.splice(0).forEach((end) => end(isDone));
    expect(await Promise.all(both)).toEqual(isDone ? [200, 200] : [500, 500]);
  }
});

it('leaves places to those who come later, however many people have taken all that they get', async () => {
  const { upload, waiting } = anApp({ ofPerson: 8, inAll: 48 });
  const answers: Promise<number>[] = [];
  /** Starts uploads of a person until one is refused; how many were taken. */
  async function takeAll(person: string): Promise<number> {
    const before = waiting.length;
    for (;;) {
      const [held, asked] = [waiting.length, upload(person)];
      const refused = await Promise.race([asked, until(waiting, held + 1)]);
      if (refused !== undefined) return waiting.length - before;
      answers.push(asked);
    }
  }
  const taken: number[] = [];
  for (const person of ['ana', 'bea', 'cam', 'dee', 'eva', 'fay']) taken.push(await takeAll(person));
  expect(taken).toEqual([8, 8, 7, 5, 4, 4]);
  // The three documents of a page.
  expect(await takeAll('gus')).toBe(3);
  const late: number[] = [];
  for (const person of ['hal', 'ida', 'jon', 'kim', 'leo', 'mia', 'ned']) late.push(await takeAll(person));
  expect(late).toEqual([2, 2, 1, 1, 1, 1, 1]);
  expect(waiting).toHaveLength(48);
  waiting.forEach((end) => end(true));
  expect(new Set(await Promise.all(answers))).toEqual(new Set([200]));
});
