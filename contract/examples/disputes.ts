import type { ReplyOf } from '../call.ts';
import { disputes, recordDisputeEvent, uploadDisputeFile, withdrawDisputeEvent } from '../disputes.ts';
import { reportProposals } from '../proposals.ts';
import { outcomes } from '../outcomes.ts';
import { progress } from '../progress.ts';
import { addedDays, dueDay, dueDays } from '../dueDays.ts';
import { workDue } from '../work.ts';
import { type ExampleEntry, exampleOf } from './example.ts';
import { equifax, ids, reportName, times } from './invented.ts';

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
  receipt: { on: '2026-10-08', basis: 'scan' as const },
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

export const shownDisputes = {
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
      reasons: ['M2'],
      recipient: equifax,
      round: 1,
      state: 'investigating',
      leftFrom: null,
      since: '2026-10-08',
      decided: null,
      next: '2026-11-22',
      waitsFor: null,
    },
  ],
  requests: [],
  offers: [],
  complaints: [{ kind: 'locked', bureau: 'Equifax', until: '2026-11-23', because: 'pending' }],
  timeline: [
    {
      id: ids.event,
      recordedAt: '2026-10-05T16:02:10.000Z',
      by: 'Ana Ruiz',
      byClient: false,
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
  approvals: [],
  changes: [],
  statements: [],
  activity: 'active',
  hasReport: true,
} satisfies ReplyOf<typeof disputes>;

const oneOpen = {
  deleted: 0,
  corrected: 0,
  partlyCorrected: 0,
  verified: 0,
  refused: 0,
  reappeared: 0,
  unanswered: 0,
  notSeen: 0,
  open: 1,
};

/** Examples of what happens to letters after they are written. */
export const disputeExamples: readonly ExampleEntry[] = [
  exampleOf(disputes, { reply: shownDisputes }),
  exampleOf(recordDisputeEvent, { body: { event: mailed }, reply: { id: ids.event } }),
  exampleOf(withdrawDisputeEvent, {
    body: { reason: 'Recorded for the wrong client' },
    reply: { ok: true },
  }),
  exampleOf(uploadDisputeFile, { reply: { id: ids.file } }),
  exampleOf(dueDays, { reply: { days: [{ on: '2026-11-22', kind: 'due', clients: 1 }] } }),
  exampleOf(addedDays, { reply: { days: [{ day: 0, status: 'Waiting', clients: 2 }] } }),
  exampleOf(dueDay, {
    reply: {
      clients: [
        {
          kind: 'due',
          profileId: ids.profile,
          profileName: 'Devon',
          letter: ids.letter,
          letters: 1,
          isAssumed: false,
        },
      ],
    },
  }),
  exampleOf(workDue, {
    reply: {
      today: times.read.slice(0, 10),
      groups: [
        {
          name: 'mail',
          count: 1,
          items: [
            {
              profileId: ids.profile,
              profileName: 'Devon',
              kind: 'notMailed',
              recipient: null,
              letter: null,
              scan: null,
              count: 3,
              on: null,
              isAssumed: false,
            },
          ],
        },
      ],
    },
  }),
  exampleOf(reportProposals, {
    reply: {
      report: { id: ids.report, name: reportName, on: '2026-11-30' },
      proposals: [
        {
          letter: ids.letter,
          item: 'account:account-1',
          heading: 'LONE PINE MOTORS CR',
          recipient: equifax,
          state: 'verified',
          kind: 'changed',
          asks: true,
          answer: null,
          before: ids.report,
          name: null,
          because: null,
          fields: [{ field: 'balance', month: null, before: '$1,840', now: '$0', days: null }],
          reAged: null,
        },
      ],
    },
  }),
  exampleOf(outcomes, {
    reply: {
      today: times.read.slice(0, 10),
      since: null,
      rows: [
        {
          recipients: 'bureau',
          bureau: null,
          reason: null,
          counts: {
            deleted: 9,
            corrected: 6,
            partlyCorrected: 2,
            verified: 10,
            refused: 2,
            reappeared: 1,
            unanswered: 3,
            notSeen: 2,
            open: 12,
          },
          decided: 30,
          rate: { rate: 0.5, low: 0.3315, high: 0.6685 },
          measured: { answers: 27, assumed: 4, medianDays: 24 },
        },
      ],
    },
  }),
  exampleOf(progress, {
    reply: {
      profileName: 'Devon',
      today: times.read.slice(0, 10),
      activity: 'active',
      letters: { mailed: 1, toMail: 0, ordered: 0 },
      counts: oneOpen,
      creditorCounts: oneOpen,
      next: [
        {
          recipient: 'Equifax',
          kind: 'due',
          on: '2026-11-07',
          isAssumed: false,
          headings: ['LONE PINE MOTORS CR ··0937'],
        },
      ],
      items: [
        {
          subject: `${ids.letter} account:account-1`,
          heading: 'LONE PINE MOTORS CR ··0937',
          recipients: [
            {
              recipient: equifax,
              rounds: [
                {
                  round: 1,
                  reasons: ['M2'],
                  writtenOn: '2026-10-02',
                  mailedOn: mailed.on,
                  arrivedBy: 'receipt',
                  state: 'investigating',
                  since: '2026-10-08',
                  decided: null,
                  due: { on: '2026-11-07', basis: 'receipt' },
                  waitsFor: null,
                },
              ],
            },
          ],
        },
      ],
      scores: [
        {
          model: 'VantageScore 3.0',
          reports: [
            { reportId: ids.report, date: '2026-10-02', values: [{ bureau: 'Equifax', value: 561 }] },
          ],
        },
      ],
      unreadableReports: 0,
    },
  }),
];
