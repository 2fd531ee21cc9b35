import { scanUploadsMachine } from '#machines/scanUploads.ts';
import { aPicture, ids, refusal } from '#tests/machines/builders.ts';
import { defineCases, done, thrown } from '../harness/cases.ts';

const file = aPicture('answer.png');

const sameAs = { uploadedAt: '2026-11-18T15:00:00.000Z', profileName: 'Ana Torres' };

export const scanUploads = defineCases(
  scanUploadsMachine,
  { 'Ana opens the inbox': undefined },
  {
    'Ana chooses a scan': {
      event: { type: 'files.add', files: [file] },
      when: ({ context }) => context.count === 0,
    },
    'the scan is stored': done('uploadScan', { id: ids.other }),
    'the scan is stored a second time': done('uploadScan', { id: ids.other, sameAs }),
    'the scan can’t be read': thrown('uploadScan', refusal('notAnImage')),
    'the server is busy': thrown('uploadScan', refusal('busy')),
    'Ana tries to upload it again': { type: 'upload.retry', key: 'scan-1' },
    'Ana reads that it is there already': { type: 'repeat.dismiss', key: 'scan-1' },
    'Ana removes it': { type: 'upload.dismiss', key: 'scan-1' },
  },
);
