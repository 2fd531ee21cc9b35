import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { readReport } from '#credit/report/read.ts';
import { UnreadableReportError } from '#credit/report/unreadable.ts';
import { createReplyReader } from '#server/imports/replyReader.ts';

const folder = new URL('../../fixtures/credit-reports/', import.meta.url);
const sample = readFileSync(new URL('mfsn-3b-sampleton.synthetic.json', folder));

function aReader() {
  const apart: number[] = [];
  const read = createReplyReader(async (bytes) => {
    apart.push(bytes.length);
    throw new UnreadableReportError('tooLarge');
  });
  return { apart, read };
}

it('reads a response of the usual size here', async () => {
  const { apart, read } = aReader();
  expect(await read(sample)).toEqual(readReport(sample));
  expect(apart).toEqual([]);
});

it.each([
  ['is larger than that', Buffer.from(`[${'{},'.repeat(400_000)}0]`)],
  ['could become larger than that', gzipSync(sample)],
])('reads a response apart that %s', async (_, bytes) => {
  const { apart, read } = aReader();
  await expect(read(bytes)).rejects.toEqual(new UnreadableReportError('tooLarge'));
  expect(apart).toEqual([bytes.length]);
});
