import { scanUploadsMachine } from '#machines/scanUploads.ts';
import { aPicture, ids, refusal } from '#tests/machines/builders.ts';
import { defineCases, done, thrown } from '../harness/cases.ts';

const file = aPicture('answer.png');

export const scanUploads = defineCases(
  scanUploadsMachine,
  { 'Ana opens the inbox': undefined },
  {
    'Ana chooses a scan': {
      event: { type: 'files.add', files: [file] },
      when: ({ context }) => context.count === 0,
    },
    'the scan is stored': done('uploadScan', { id: ids.other }),
    'the scan is refused': thrown('uploadScan', refusal('notAnImage')),
    'Ana tries to upload it again': { type: 'upload.retry', key: 'scan-1' },
    'Ana removes it': { type: 'upload.dismiss', key: 'scan-1' },
  },
);
