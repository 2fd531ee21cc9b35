import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readReport } from '#credit/report/read.ts';
import { UnreadableReportError } from '#credit/report/unreadable.ts';
import { createFileReader } from '#server/imports/fileReader.ts';

const folder = new URL('../../fixtures/credit-reports/', import.meta.url);
const sample = readFileSync(new URL('identityiq-sampleton.synthetic.html', folder));

it('reads in its process what is read here', async () => {
  expect(await createFileReader()(sample)).toEqual(readReport(sample));
});

it('passes on the reader’s own reason', async () => {
  await expect(createFileReader()(Buffer.from('hello'))).rejects.toEqual(
    new UnreadableReportError('notAReport'),
  );
});

it('gives up on a file that takes too long or too much memory, and reads the next one', async () => {
  // Small as a file, large in memory, and within every limit of the reader itself.
  const entries = Array.from({ length: 500_000 }, (_, index) => `"k${index}":0`);
  const large = Buffer.from(`{${entries.join()}}`);
  const patient = createFileReader({ time: 60_000, memory: 384 });
  await expect(patient(large)).rejects.toEqual(new UnreadableReportError('notAReport'));
  const hasty = createFileReader({ time: 1, memory: 384 });
  await expect(hasty(large)).rejects.toEqual(new UnreadableReportError('tooLarge'));
  const small = createFileReader({ time: 60_000, memory: 24 });
  const [refused, read] = await Promise.allSettled([small(large), small(Buffer.from('hello'))]);
  expect([refused.status, read.status]).toEqual(['rejected', 'rejected']);
  expect([refused, read].map((one) => one.status === 'rejected' && one.reason)).toEqual([
    new UnreadableReportError('tooLarge'),
    new UnreadableReportError('notAReport'),
  ]);
});
