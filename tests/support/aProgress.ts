import type { Progress, ProgressRound } from '#contract/progress.ts';
import { bureauNamed } from './aDispute.ts';

const idOf = (last: number) => `0190a000-0000-7000-8000-0000000002${String(last).padStart(2, '0')}`;

const aRound = (change: Partial<ProgressRound> = {}): ProgressRound => ({
  round: 1,
  reasons: ['B1'],
  writtenOn: '2026-07-02',
  mailedOn: '2026-07-03',
  arrivedBy: 'receipt',
  state: 'deleted',
  since: '2026-08-06',
  decided: { as: 'deleted', on: '2026-08-06', printed: '2026-08-01' },
  due: null,
  waitsFor: null,
  ...change,
});

const investigating = aRound({
  round: 2,
  reasons: [],
  writtenOn: '2026-10-18',
  mailedOn: '2026-10-20',
  arrivedBy: 'assumed',
  state: 'investigating',
  since: '2026-10-24',
  decided: null,
  due: { on: '2026-11-23', basis: 'assumed' },
});
const verified = aRound({
  state: 'verified',
  reasons: ['S8'],
  since: '2026-08-10',
  decided: { as: 'verified', on: '2026-08-10', printed: '2026-08-05' },
});

const scoresOf = (
  last: number,
  date: string,
  transUnion: number,
  experian: number,
  equifax: number | null,
) => ({
  reportId: idOf(last),
  date,
  values: [
    { bureau: 'TransUnion' as const, value: transUnion },
    { bureau: 'Experian' as const, value: experian },
    ...(equifax === null ? [] : [{ bureau: 'Equifax' as const, value: equifax }]),
  ],
});

const noCounts: Progress['counts'] = {
  deleted: 0,
  corrected: 0,
  partlyCorrected: 0,
  verified: 0,
  refused: 0,
  reappeared: 0,
  unanswered: 0,
  notSeen: 0,
  open: 0,
};

/** A client with results, an open second round, and scores of four reports. */
export const aProgress = (change: Partial<Progress> = {}): Progress => ({
  profileName: 'Ana Torres',
  today: '2026-11-21',
  activity: 'active',
  letters: { mailed: 5, toMail: 1, ordered: 0 },
  counts: {
    deleted: 1,
    corrected: 0,
    partlyCorrected: 0,
    verified: 1,
    refused: 0,
    reappeared: 0,
    unanswered: 0,
    notSeen: 0,
    open: 1,
  },
  creditorCounts: { ...noCounts, open: 1 },
  next: [
    {
      recipient: 'Experian',
      kind: 'decideVerified',
      on: null,
      isAssumed: false,
      headings: ['HARBOR BANK VISA, ••4400'],
    },
    {
      recipient: 'Equifax',
      kind: 'due',
      on: '2026-11-23',
      isAssumed: true,
      headings: ['HARBOR BANK VISA, ••4400'],
    },
  ],
  items: [
    {
      subject: 'account:harbor bank visa',
      heading: 'HARBOR BANK VISA, ••4400',
      recipients: [
        { recipient: bureauNamed.TransUnion, rounds: [aRound()] },
        { recipient: bureauNamed.Experian, rounds: [verified] },
        {
          recipient: bureauNamed.Equifax,
          rounds: [investigating, { ...verified, state: 'superseded' }],
        },
      ],
    },
  ],
  scores: [
    {
      model: 'VantageScore 3.0',
      reports: [
        scoresOf(1, '2026-07-03', 561, 572, 549),
        scoresOf(2, '2026-08-18', 578, 569, 566),
        scoresOf(3, '2026-10-16', 590, 583, null),
        scoresOf(4, '2026-11-18', 604, 598, 577),
      ],
    },
  ],
  unreadableReports: 0,
  ...change,
});

/** The same client before anything was written or imported. */
export const noProgress: Progress = aProgress({
  letters: { mailed: 0, toMail: 0, ordered: 0 },
  counts: noCounts,
  creditorCounts: noCounts,
  next: [],
  items: [],
  scores: [],
});
