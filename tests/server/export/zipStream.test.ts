import { randomBytes } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { zipStream } from '#server/export/zipStream.ts';
import { forAccount, visibleAccount } from '#server/store/wall.ts';
import { unzip } from '#tests/support/zip.ts';

it('makes each file within the account that asked for the zip, no matter who reads it', async () => {
  // Too much to be made ahead of the reader.
  const padding = randomBytes(512 * 1024).toString('base64');
  const files = ['one', 'two', 'three'].map((path) => ({
    path,
    open: async () => Buffer.from(`${visibleAccount()}: ${padding}`),
  }));
  const zip = forAccount('an account', () => zipStream(files, new Date('2026-11-21T12:00:00.000Z')));
  await turn();
  const made = await forAccount('another account', async () => unzip(await buffer(zip)));
  expect(made.map(({ bytes }) => bytes.toString().split(':')[0])).toEqual(files.map(() => 'an account'));
});
