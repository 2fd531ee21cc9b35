import { disputeFileMachine } from '#machines/disputeFile.ts';
import { aPicture, ids, refusal } from '#tests/machines/builders.ts';
import { defineCases, done, thrown } from '../harness/cases.ts';

const scan = { profileId: ids.profile, fileId: ids.other };

export const disputeFile = defineCases(
  disputeFileMachine,
  {
    'Ana opens a photo': { ...scan, mediaType: 'image/png' },
    'Ana opens a PDF': { ...scan, mediaType: 'application/pdf' },
  },
  {
    'the scan arrives': done('viewDisputeFile', aPicture()),
    'the scan doesn’t arrive': thrown('viewDisputeFile', refusal('busy')),
    'Ana presses Try Again': { type: 'file.retry' },
    'Ana closes the dialog': { type: 'file.close' },
  },
);
