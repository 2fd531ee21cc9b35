import type { ReportProposal } from '#contract/proposals.ts';
import type { LetterRequest } from '#contract/requests.ts';
import type { Dispute, DisputeLetter, LetterClock, TimelineEntry } from '#contract/disputes.ts';

const idOf = (last: number) => `0190a000-0000-7000-8000-0000000001${String(last).padStart(2, '0')}`;

/** The three bureaus as recipients. */
export const bureauNamed = {
  TransUnion: { id: 'TransUnion', name: 'TransUnion', kind: 'bureau' },
  Experian: { id: 'Experian', name: 'Experian', kind: 'bureau' },
  Equifax: { id: 'Equifax', name: 'Equifax', kind: 'bureau' },
} as const;

/** Received on October 8, 2026; a weekend and Veterans Day are among the days for sending the result. */
export const aClock = (change: Partial<LetterClock> = {}): LetterClock => ({
  received: '2026-10-08',
  basis: 'receipt',
  days: 30,
  because: 'usual',
  due: '2026-11-07',
  resultBy: '2026-11-16',
  askOn: '2026-11-21',
  ...change,
});

export const aLetter = (change: Partial<DisputeLetter> = {}): DisputeLetter => ({
  id: idOf(1),
  sessionId: idOf(90),
  position: 1,
  purpose: 'dispute',
  writtenOn: '2026-10-02',
  recipient: bureauNamed.Equifax,
  state: 'drafted',
  items: 2,
  mailed: null,
  receipt: null,
  clock: null,
  hadAnnualReport: null,
  isMailingUnknown: false,
  ...change,
});

export const toEquifax = aLetter();

/** Mailed by certified mail and received. */
export const aReceivedLetter = (change: Partial<DisputeLetter> = {}): DisputeLetter =>
  aLetter({
    state: 'received',
    mailed: { event: idOf(50), on: '2026-10-05', way: 'certified', tracking: '94071', basis: 'receipt' },
    receipt: { on: aClock().received, basis: aClock().basis },
    clock: aClock(),
    ...change,
  });

export const aDispute = (change: Partial<Dispute> = {}): Dispute => ({
  letter: toEquifax.id,
  item: 'account:account-1',
  heading: 'HARBOR BANK VISA ··4400',
  subject: 'account:harbor bank visa',
  reasons: ['B1'],
  recipient: bureauNamed.Equifax,
  round: 1,
  state: 'drafted',
  leftFrom: null,
  since: null,
  decided: null,
  next: null,
  waitsFor: null,
  ...change,
});

/** A request to Equifax for the description of its procedure. */
export const aRequest = (change: Partial<LetterRequest> = {}): LetterRequest => ({
  letter: toEquifax.id,
  purpose: 'procedure',
  recipient: bureauNamed.Equifax,
  items: ['account:account-1'],
  headings: ['HARBOR BANK VISA ··4400'],
  subjects: ['account:harbor bank visa'],
  state: 'drafted',
  since: null,
  clock: null,
  next: null,
  waitsFor: null,
  ...change,
});

export const anEntry = (change: Partial<TimelineEntry> = {}): TimelineEntry => ({
  id: idOf(50),
  recordedAt: '2026-10-05T15:20:00.000Z',
  by: 'Ana Agent',
  byClient: false,
  event: {
    kind: 'mailed',
    on: '2026-10-05',
    letters: [toEquifax.id],
    way: 'certified',
    tracking: '94071',
    basis: 'receipt',
    files: [],
  },
  replacedBy: null,
  withdrawn: null,
  ...change,
});

/** An item that the report of December 1, 2026, no longer shows. */
export const aProposal = (change: Partial<ReportProposal> = {}): ReportProposal => ({
  letter: toEquifax.id,
  item: 'account:account-1',
  heading: 'HARBOR BANK VISA ··4400',
  recipient: bureauNamed.Equifax,
  state: 'investigating',
  kind: 'notSeen',
  asks: true,
  answer: null,
  before: idOf(70),
  name: null,
  because: null,
  fields: [],
  reAged: null,
  ...change,
});

export const aNewerReport = (proposals: ReportProposal[] = [aProposal()]) => ({
  report: { id: idOf(71), name: '2026-12-01 IdentityIQ', on: '2026-12-01' },
  proposals,
});
