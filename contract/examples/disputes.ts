import {
  disputes,
  recordDisputeEvent,
  uploadDisputeFile,
  withdrawDisputeEvent,
  workDue,
} from '../disputes.ts';
import { type ExampleEntry, exampleOf } from './example.ts';
import { equifax, ids, times } from './invented.ts';

const mailed = {
  kind: 'mailed' as const,
  on: '2026-10-05',
  letters: [ids.letter],
  way: 'certified' as const,
  tracking: '9407 1112 0555 5000 0000 01',
  basis: 'receipt' as const,
  files: [ids.file],
};
const letter = {
  id: ids.letter,
  sessionId: ids.session,
  position: 1,
  purpose: 'dispute' as const,
  writtenOn: '2026-10-02',
  recipient: equifax,
  state: 'received' as const,
  items: 1,
  mailed: {
    event: ids.event,
    on: mailed.on,
    way: mailed.way,
    tracking: mailed.tracking,
    basis: mailed.basis,
  },
  clock: {
    received: '2026-10-08',
    basis: 'scan' as const,
    days: 45,
    because: 'annualReport' as const,
    due: '2026-11-22',
    resultBy: '2026-11-30',
    askOn: '2026-12-05',
  },
  hadAnnualReport: true,
  isMailingUnknown: false,
};

/** Examples of what happens to letters after they are written. */
export const disputeExamples: readonly ExampleEntry[] = [
  exampleOf(disputes, {
    reply: {
      profileName: 'Devon',
      status: 'Waiting',
      today: '2026-10-20',
      letters: [letter],
      disputes: [
        {
          letter: ids.letter,
          item: 'account:account-1',
          heading: 'LONE PINE MOTORS CR',
          subject: `${ids.letter} account:account-1`,
          rules: ['M2'],
          recipient: equifax,
          round: 1,
          state: 'investigating',
          since: '2026-10-08',
          decided: null,
          next: '2026-11-22',
          waitsFor: null,
        },
      ],
      requests: [],
      offers: [],
      timeline: [
        {
          id: ids.event,
          recordedAt: '2026-10-05T16:02:10.000Z',
          by: 'Ana Ruiz',
          event: mailed,
          replacedBy: null,
          withdrawn: null,
        },
      ],
      files: [
        {
          id: ids.file,
          name: 'Receipt.jpg',
          mediaType: 'image/jpeg',
          uploadedAt: '2026-10-05T16:01:44.000Z',
        },
      ],
      activity: 'active',
    },
  }),
  exampleOf(recordDisputeEvent, { body: { event: mailed }, reply: { id: ids.event } }),
  exampleOf(withdrawDisputeEvent, {
    body: { reason: 'Recorded for the wrong client' },
    reply: { ok: true },
  }),
  exampleOf(uploadDisputeFile, { reply: { id: ids.file } }),
  exampleOf(workDue, {
    reply: {
      today: times.read.slice(0, 10),
      work: [
        {
          profileId: ids.profile,
          profileName: 'Devon',
          kind: 'notMailed',
          recipient: null,
          letter: null,
          count: 3,
          on: null,
          isAssumed: false,
        },
      ],
    },
  }),
];
